import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Lot } from '../src/net/draw';
import { commitmentOf, hex, promiseOf, seedOf } from '../src/net/fairness';
import { BadRecord, check, readRecord } from '../src/net/record';
import { sha256 } from '../src/net/sha256';
import kept from '../../crates/server/tests/fixtures/rules-2/two-over.record?raw';
import page from '../../docs/fairness.md?raw';

beforeEach(() => void vi.stubGlobal('isSecureContext', true));
afterEach(() => vi.unstubAllGlobals());

test('the hash for pages without https is that of the browser', async () => {
  for (const length of [0, 1, 31, 32, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 7919 + length) & 255);
    const theirs = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    expect(hex(sha256(bytes)), `${length} bytes`).toBe(hex(theirs));
  }
  const value = '5c'.repeat(32);
  const secure = await promiseOf(value);
  vi.stubGlobal('isSecureContext', false);
  expect(await promiseOf(value)).toBe(secure);
});

// The draw of docs/fairness.md, read from there.
const given = (name: RegExp) => name.exec(page)![1]!;
const TABLE = given(/^table {3}(\w+)$/m);
const SECRET = given(/^secret {2}(\w{64})$/m);
const PROMISE = given(/^ {8}([0-9a-f]{64})$/m);
const SEED = given(/^seed {4}(\w{64})$/m);
const VALUE = `01${'0'.repeat(62)}`;
const OTHER = `02${'0'.repeat(62)}`;

async function drawn() {
  const parts = [
    { seats: [0, 2], commitment: await promiseOf(VALUE), value: VALUE },
    { seats: [1], commitment: await promiseOf(OTHER) },
  ];
  return `cloverleaf record 2
game autobahn
rules 2
edition 92d5d0a0e1c1b9a4
seats 3
seed ${await seedOf(TABLE, SECRET, parts)}
options {"extra_tiles":true}
table ${TABLE}
player 0 person Ada
player 1 gone
player 2 person Bob von Ulm
commitment ${await commitmentOf(SECRET)}
secret ${SECRET}
contribution 0,2 ${parts[0]!.commitment} ${VALUE}
contribution 1 ${parts[1]!.commitment} -
1 0 build R3.1 #fedcba9876543210
2 1 end #0123456789abcdef
`;
}
/** What is wrong with it. */
async function wrong(text: string, lot?: Lot) {
  const checks = await check(readRecord(text), lot);
  return checks.filter((it) => it.ok === false).map((it) => it.what);
}

test('the numbers of the page on fairness come out', async () => {
  expect(await promiseOf(VALUE)).toBe(PROMISE);
  const record = readRecord(await drawn());
  expect(record.seed).toBe(SEED);
  expect(record).toMatchObject({ game: 'autobahn', rules: '2', plies: 2 });
  expect(record.origin!.players[2]).toEqual({ who: 'person', name: 'Bob von Ulm' });
  const checks = (await check(record, undefined)).map((it) => [it.what, it.ok]);
  expect(checks).toEqual([
    ['secret', true],
    ['part', true],
    ['part-unopened', null],
    ['order', true],
    ['seed', true],
  ]);
});

test('whatever was bent is found', async () => {
  const text = await drawn();
  const bent = (from: string | RegExp, to: string) => {
    expect(text, 'something to bend').toMatch(from);
    return wrong(text.replace(from, to));
  };
  const zeros = '0'.repeat(64);
  expect(await wrong(text)).toEqual([]);
  expect(await bent(`table ${TABLE}`, 'table elsewhere')).toEqual(['seed']);
  expect(await bent(`secret ${SECRET}`, `secret ${zeros}`)).toEqual(['secret', 'seed']);
  expect(await bent(/commitment \w+/, `commitment ${zeros}`)).toEqual(['secret']);
  expect(await bent(`${PROMISE} ${VALUE}`, `${PROMISE} ${OTHER}`)).toEqual(['part', 'seed']);
  expect(await bent(`${PROMISE} ${VALUE}`, `${PROMISE} -`)).toEqual(['seed']);
  expect(await bent(/contribution 1 .*\n/, '')).toEqual(['seed']);
  expect(await bent('contribution 1 ', 'contribution 2 ')).toEqual(['order', 'seed']);
  expect(await bent('contribution 1 ', 'contribution 7 ')).toEqual(['order', 'seed']);
  expect(await bent(/seed \w+/, `seed ${zeros}`)).toEqual(['seed']);
  // Without the players' parts it would be a seed of the server's alone.
  expect(await bent(/secret .*\n(contribution .*\n)+/, '')).toEqual(['server-alone']);
});

test('what this browser noted before the start is compared as well', async () => {
  const text = await drawn();
  const server = await commitmentOf(SECRET);
  const lot: Lot = { table: TABLE, server, commitment: PROMISE, value: VALUE, got: 'value' };
  expect(await wrong(text, lot)).toEqual([]);
  expect(await wrong(text, { ...lot, server: 'x' })).toEqual(['own-server']);
  const other = { ...lot, commitment: await promiseOf(OTHER), value: OTHER };
  expect(await wrong(text, other), 'the server had confirmed it').toEqual(['own-part']);
  expect(await wrong(text, { ...other, got: 'commitment' }), 'it came too late').toEqual([]);
  expect(await wrong(text, { ...lot, commitment: 'x' }), 'it is not there').toEqual(['own-part']);
});

test('records of every kind are read, and what is none is refused by its line', async () => {
  const old = readRecord(kept);
  expect(await check(old, undefined)).toEqual(
    old.origin ? [{ what: 'server-alone', ok: true }] : [{ what: 'no-origin', ok: null }],
  );
  const text = await drawn();
  const line = (broken: string) => {
    try {
      readRecord(broken);
    } catch (error) {
      return error instanceof BadRecord ? error.line : error;
    }
    return 'it was taken';
  };
  expect(line('')).toBe(1);
  expect(line('<html>')).toBe(1);
  expect(line(text.replace('record 2', 'record 3'))).toBe(1);
  expect(line(text.replace('seats 3', 'seats 99'))).toBe(5);
  expect(line(text.replace(/seed \w/, 'seed Q'))).toBe(6);
  expect(line(text.replace('player 1 gone', 'player 1 king'))).toBe(10);
  expect(line(text.replace('contribution 1 ', 'contribution 1, '))).toBe(15);
  expect(line(text.replace('2 1 end', '3 1 end'))).toBe(17);
  expect(line(text.replaceAll('\n', '\r\n'))).toBe('it was taken');
});
