import { expect, test } from 'vitest';
import { choicesOf } from '../src/board/plain/options';

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
