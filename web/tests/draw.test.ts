import { beforeEach, expect, test, vi } from 'vitest';
import type { Suspicion } from '../src/net/draw';
import { promiseOf } from '../src/net/fairness';
import type { Contribution, Table } from '../src/types/table';

/** A server's table, as far as the draw is concerned. */
interface Server {
  table: Table;
  asked: { path: string; commitment?: string; value?: string }[];
  /** What the next requests are refused with. */
  refuse: string[];
}
let server: Server;
type Draw = typeof import('../src/net/draw');
let draw: Draw;

beforeEach(async () => {
  vi.unstubAllGlobals();
  vi.stubGlobal('isSecureContext', true);
  localStorage.setItem('draws', '[]');
  const table = {
    id: 't',
    status: 'open',
    drawing: false,
    mine: [0],
    seed_hash: 'promised',
    contributions: [] as Contribution[],
  } as unknown as Table;
  server = { table, asked: [], refuse: [] };
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    const body = JSON.parse((request.body as string | undefined) ?? '{}') as Server['asked'][0];
    server.asked.push({ ...body, path });
    const kind = server.refuse.shift();
    if (kind === 'offline') return Promise.reject(new Error(kind));
    if (kind)
      return Promise.resolve(new Response(JSON.stringify({ kind, reason: '' }), { status: 409 }));
    const { contributions } = server.table;
    if (body.commitment)
      server.table.contributions = [{ seats: [0], commitment: body.commitment, mine: true }];
    if (body.value) server.table.contributions = [{ ...contributions[0]!, value: body.value }];
    if (path.endsWith('/start')) server.table.drawing = true;
    if (body.value) Object.assign(server.table, { status: 'running', drawing: false });
    return Promise.resolve(new Response(JSON.stringify(server.table)));
  });
  draw = await visit();
});

/** The page is loaded anew. */
async function visit() {
  vi.resetModules();
  return import('../src/net/draw');
}
const sent = (what: 'commitment' | 'value') => server.asked.filter((it) => what in it);
const tell = (change: Partial<Table> = {}, page = draw): Promise<Suspicion | null> =>
  page.follow(Object.assign(server.table, change));

test('whoever sits down commits once, and opens what was committed when the host starts', async () => {
  await Promise.all([tell(), tell()]);
  expect(await tell()).toBe(null);
  expect(sent('commitment').length).toBe(1);
  expect(await tell({ drawing: true })).toBe(null);
  await vi.waitFor(() => expect(sent('value').length).toBe(1));
  const { value } = sent('value')[0]!;
  expect(await promiseOf(value!)).toBe(sent('commitment')[0]!.commitment);
  expect(await tell()).toBe(null);
  expect(draw.lotOf('t')).toMatchObject({ got: 'value', server: 'promised' });
});

test('a host commits before the start and opens after it', async () => {
  const begun = await draw.start(server.table);
  expect(server.asked.map((it) => it.path.split('/').at(-1))).toEqual([
    'contribution',
    'start',
    'contribution',
  ]);
  expect(begun.status).toBe('running');
});

test('a page that was loaded anew, or another tab, opens the same part', async () => {
  await tell();
  const other = await visit();
  await tell({}, other);
  expect(sent('commitment').length).toBe(1);
  await tell({ drawing: true }, other);
  await vi.waitFor(() => expect(sent('value').length).toBe(1));
});

test('two devices of one person do not outdo each other for ever', async () => {
  await tell();
  const other: Contribution = { seats: [0], commitment: 'of my phone', mine: true };
  await tell({ contributions: [other] });
  await tell({ contributions: [other] });
  expect(sent('commitment').length).toBe(1);
  await tell({ drawing: true });
  expect(sent('value').length, 'the phone opens').toBe(0);
});

test('whoever came too late or got up has no part and suspects nobody', async () => {
  server.refuse = ['not_open'];
  expect(await tell()).toBe(null);
  expect(await tell({ drawing: true })).toBe(null);
  expect([sent('value').length, draw.lotOf('t')]).toEqual([0, undefined]);
  await tell({ drawing: false });
  expect(draw.lotOf('t')?.got).toBe('commitment');
  await tell({ mine: [] });
  expect(draw.lotOf('t')).toBe(undefined);
});

test('an answer that is lost costs nobody the part', async () => {
  server.refuse = ['offline'];
  await tell();
  expect(draw.lotOf('t')?.got).toBe('nothing');
  await tell();
  expect(sent('commitment').length).toBe(2);
  expect(sent('commitment')[0]).toEqual(sent('commitment')[1]);
  vi.useFakeTimers();
  server.refuse = ['offline', 'busy'];
  await tell({ drawing: true });
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  expect(sent('value').length).toBe(3);
  expect(draw.lotOf('t')?.got).toBe('value');
});

test('a server that changes its mind gets no value and is told on', async () => {
  await tell();
  expect(await tell({ seed_hash: 'another', drawing: true })).toBe('secret');
  expect(sent('value').length).toBe(0);
});

test('a server that drops, exchanges or denies a part is told on', async () => {
  await tell();
  const mine = server.table.contributions;
  expect(await tell({ contributions: [], drawing: true })).toBe('missing');
  const other: Contribution = { seats: [0], commitment: 'of the server', mine: true };
  expect(await tell({ contributions: [other] })).toBe('replaced');
  expect(sent('value').length).toBe(0);
  await tell({ contributions: mine });
  await vi.waitFor(() => expect(draw.lotOf('t')?.got).toBe('value'));
  expect(await tell()).toBe(null);
  expect(await tell({ contributions: mine }), 'it says it had come too late').toBe('missing');
});

test('only what is newest is kept', async () => {
  for (let n = 0; n < 120; n++) {
    Object.assign(server.table, { id: `t${n}`, contributions: [] });
    await tell();
  }
  const kept = JSON.parse(localStorage.getItem('draws')!) as unknown[];
  expect([kept.length, draw.lotOf('t0'), draw.lotOf('t119')?.table]).toEqual([
    100,
    undefined,
    't119',
  ]);
});
