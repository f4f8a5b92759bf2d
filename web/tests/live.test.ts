import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Live } from '../src/net/live.svelte';
import type { Legal, Ply, ToClient } from '../src/types/table';

// Whether there is a newer page is another matter.
vi.mock('../src/net/renew', () => ({ renew: () => {} }));

/** A connection that a test opens, feeds and breaks. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: { type: string; id: number }[] = [];
  onopen = () => {};
  onmessage: (message: { data: string }) => void = () => {};
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as { type: string; id: number });
  }
  open() {
    this.readyState = 1;
    this.onopen();
  }
  hear(message: unknown) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
}
const action: Legal = { seat: 0, code: 7, text: 'end', element: null };
const ply = (n: number, text: string): Ply => ({ n, seat: 0, by: 'person', text, events: [] });
const position = (n: number, plies: Ply[] = []): ToClient => ({
  type: 'position',
  match: 'm',
  ply: n,
  hash: `${n}`,
  viewer: 0,
  mine: [0],
  decision: { choose: { seats: [0], step: 'act' } },
  legal: [action],
  undo: 0,
  back: false,
  view: {},
  plies,
});

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  Object.assign(globalThis, {
    WebSocket: Socket,
    location: { protocol: 'http:', host: 'here' },
    addEventListener: () => {},
    removeEventListener: () => {},
  });
});
afterEach(() => vi.useRealTimers());

function table() {
  const live = new Live('t', null, () => {});
  Socket.all[0]!.open();
  Socket.all[0]!.hear({ type: 'table', table: { id: 't' } });
  Socket.all[0]!.hear(position(3, [ply(1, 'a'), ply(2, 'b'), ply(3, 'c')]));
  return { live, socket: Socket.all[0]! };
}
/** The connection breaks and is there again. */
function again(live: Live, message: ToClient) {
  Socket.all.at(-1)!.close();
  vi.advanceTimersByTime(500);
  const socket = Socket.all.at(-1)!;
  socket.open();
  socket.hear(message);
  return live.plies.map((it) => it.text).join('');
}

test('without a connection nothing is chosen, taken back or said, and the choices stay', async () => {
  const { live, socket } = table();
  socket.close();
  live.play(action);
  live.undo(false);
  expect(await live.chat('hello')).toBe(false);
  expect([live.legal.length, socket.sent.length]).toEqual([1, 0]);
});

test('a question is answered with nothing where no answer can come', async () => {
  const { live, socket } = table();
  const asked = live.history(2);
  socket.close();
  expect(await asked).toBe(null);
  expect(await live.history(2)).toBe(null);
  expect(await live.why('end')).toBe(null);
});

test('a question that is refused leaves what can be chosen alone', async () => {
  const { live, socket } = table();
  const asked = live.why('end');
  live.play(action);
  socket.hear({ type: 'error', id: socket.sent[0]!.id, kind: 'too_many', reason: '' });
  expect(await asked).toBe(null);
  expect([live.refusal, live.legal.length]).toEqual([null, 0]);
});

test('what is said has arrived when the server says so', async () => {
  const { live, socket } = table();
  const said = [live.chat('hello'), live.chat('hello again')];
  socket.hear({ type: 'done', id: socket.sent[0]!.id, ply: 3 });
  socket.hear({ type: 'error', id: socket.sent[1]!.id, kind: 'too_many', reason: '' });
  expect([...(await Promise.all(said)), live.refusal?.kind]).toEqual([true, false, 'too_many']);
});

test('what was taken back and played otherwise while we were away is told anew', () => {
  const { live } = table();
  expect(again(live, position(3, [ply(1, 'a'), ply(2, 'x'), ply(3, 'y')]))).toBe('axy');
  expect(again(live, position(1, [ply(1, 'a')]))).toBe('a');
  expect(again(live, position(0))).toBe('');
});

test('a table that does not exist is not asked for again and again', async () => {
  const fetch = vi.fn(() =>
    Promise.resolve(
      new Response(JSON.stringify({ kind: 'not_found', reason: '' }), { status: 404 }),
    ),
  );
  Object.assign(globalThis, { fetch });
  const live = new Live('nowhere', 'a token', () => {});
  Socket.all[0]!.close();
  await vi.waitFor(() => expect(live.refusal?.kind).toBe('not_found'));
  expect(fetch.mock.calls[0]).toEqual(['/api/tables/nowhere?invite=a+token', expect.anything()]);
  vi.advanceTimersByTime(60000);
  expect(Socket.all.length).toBe(1);
});

test('a choice that is not answered is a connection that is dead, and another is made', () => {
  const { live, socket } = table();
  live.play(action);
  vi.advanceTimersByTime(7999);
  expect([live.connected, Socket.all.length]).toEqual([true, 1]);
  vi.advanceTimersByTime(1);
  expect([live.connected, socket.readyState]).toEqual([false, 3]);
  vi.advanceTimersByTime(500);
  Socket.all[1]!.open();
  Socket.all[1]!.hear(position(3));
  expect([live.connected, Socket.all[1]!.sent.length]).toEqual([true, 1]);
  Socket.all[1]!.hear(position(4));
  expect(live.legal).toEqual([action]);
});

test('a play without an answer is sent once more under its key, and choices wait for it', () => {
  const { live, socket } = table();
  live.play(action);
  again(live, position(4));
  const repeated = Socket.all.at(-1)!;
  expect(repeated.sent.map((it) => ({ ...it, id: 0 }))).toEqual(
    socket.sent.map((it) => ({ ...it, id: 0 })),
  );
  expect(live.legal).toEqual([]);
  // It had been done the first time, so nothing new comes but the answer.
  repeated.hear({ type: 'done', id: repeated.sent[0]!.id, ply: 4 });
  expect(live.legal.length).toBe(1);
  again(live, position(4));
  expect(Socket.all.at(-1)!.sent).toEqual([]);
});

test('a step back without an answer is sent once more under its key', () => {
  const { live, socket } = table();
  live.undo(false);
  again(live, position(2));
  const repeated = Socket.all.at(-1)!;
  expect({ ...repeated.sent[0]!, id: 0 }).toEqual({ ...socket.sent[0]!, id: 0 });
  expect(live.legal).toEqual([]);
  repeated.hear({ type: 'done', id: repeated.sent[0]!.id, ply: 2 });
  expect(live.legal.length).toBe(1);
});

test('a play that was answered is never sent again', () => {
  const { live, socket } = table();
  live.play(action);
  socket.hear({ type: 'error', id: socket.sent[0]!.id, kind: 'busy', reason: '' });
  again(live, position(3));
  expect([Socket.all.at(-1)!.sent.length, live.legal.length]).toEqual([0, 1]);
});

test('what is said without an answer is said once more under its key', async () => {
  const { live, socket } = table();
  const said = live.chat('hello');
  again(live, position(3));
  await vi.advanceTimersByTimeAsync(0);
  const repeated = Socket.all.at(-1)!;
  expect({ ...repeated.sent[0]!, id: 0 }).toEqual({ ...socket.sent[0]!, id: 0 });
  repeated.hear({ type: 'done', id: repeated.sent[0]!.id, ply: 3 });
  expect(await said).toBe(true);
});
