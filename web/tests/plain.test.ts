import { expect, test } from 'vitest';
import { choicesOf } from '../src/board/plain/options';
import { readable } from '../src/board/plain/readable';
import { Chair, withChairs } from '../src/board/plain/schema';

test('options without words of their own are shown as their schema says', () => {
  const options = {
    properties: {
      aim: { description: 'Where to.', type: 'string', enum: ['far', 'near'] },
      pace: { description: 'How fast.', oneOf: [{ const: 'slow' }, { const: 'fast' }] },
      track: { type: 'integer', minimum: 6, maximum: 20, description: 'How long.' },
      rain: { type: 'boolean' },
      rival: { type: 'object', properties: { level: { type: 'integer' } } },
    },
  };
  expect(choicesOf(options)).toEqual([
    { name: 'aim', about: 'Where to.', values: ['far', 'near'] },
    { name: 'pace', about: 'How fast.', values: ['slow', 'fast'] },
    { name: 'track', about: 'How long.', bounds: { least: 6, most: 20 } },
    { name: 'rain', about: '' },
  ]);
});

const seat = { $ref: '#/$defs/Seat' };
const $defs = { Seat: { type: 'integer', minimum: 0, maximum: 255 } };
const name = (it: number) => ['Ada', 'Bob'][it]!;

test('a number is a seat where the schema says so, whatever its field is called', () => {
  const view = {
    $defs: {
      ...$defs,
      Hand: { type: 'object', properties: { owner: seat, cards: { type: 'integer' } } },
    },
    type: 'object',
    properties: {
      next: { anyOf: [seat, { type: 'null' }] },
      round: { type: 'integer' },
      passed: { type: 'array', items: seat },
      hands: { type: 'array', items: { $ref: '#/$defs/Hand' } },
      bids: { type: 'array', prefixItems: [seat, { type: 'integer' }] },
      by: { type: 'object', additionalProperties: seat },
    },
  };
  const told = {
    next: 1,
    round: 1,
    passed: [0, 1],
    hands: [{ owner: 0, cards: 1 }],
    bids: [1, 1],
    by: { red: 0 },
  };
  const [ada, bob] = [new Chair(0), new Chair(1)];
  expect(withChairs(told, view)).toEqual({
    next: bob,
    round: 1,
    passed: [ada, bob],
    hands: [{ owner: ada, cards: 1 }],
    bids: [bob, 1],
    by: { red: ada },
  });
  expect(withChairs({ next: null, round: 1 }, view)).toEqual({ next: null, round: 1 });
});

test('of several events it is the one with these words that says which of its numbers are seats', () => {
  const one = (word: string, body: object) => ({
    type: 'object',
    properties: { [word]: body },
    required: [word],
  });
  const event = {
    $defs,
    oneOf: [
      { type: 'string', enum: ['dealt'] },
      one('kept', seat),
      one('drawn', { type: 'integer' }),
      one('paid', {
        oneOf: [
          {
            type: 'object',
            properties: { to: { const: 'bank' }, who: { type: 'integer' } },
            required: ['to'],
          },
          { type: 'object', properties: { to: { const: 'seat' }, who: seat }, required: ['to'] },
        ],
      }),
    ],
  };
  const said = (it: unknown) => readable(withChairs(it, event), name);
  expect(said('dealt')).toBe('dealt');
  expect(said({ kept: 1 })).toBe('kept: Bob');
  expect(said({ drawn: 1 })).toBe('drawn: 1');
  expect(said({ paid: { to: 'bank', who: 1 } })).toBe('paid: to: bank; who: 1');
  expect(said({ paid: { to: 'seat', who: 1 } })).toBe('paid: to: seat; who: Bob');
});
