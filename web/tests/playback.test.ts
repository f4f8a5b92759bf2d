import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LASTS } from '../src/board/travel.svelte';
import type { Position } from '../src/net/live.svelte';
import { Playback, type Staging } from '../src/shell/playback.svelte';
import { settings } from '../src/shell/settings.svelte';

/** A game in which everybody adds to a number; seat 0 looks on. */
const staging: Staging<number, string> = {
  beats: (ply) => (ply.seat === 0 ? [] : ply.events),
  after: (view, event) => view + Number(event),
  caption: (event) => ({ seat: 1, text: `adds ${Number(event)}` }),
  sound: () => null,
};
const position = (ply: number, view: number, seat: number, ...events: string[]) =>
  ({
    type: 'position',
    ply,
    view,
    viewer: 0,
    back: false,
    decision: { choose: { seats: [1], step: 'add' } },
    plies: [{ n: ply, seat, events }],
  }) as unknown as Position;

describe('playback', () => {
  let playback: Playback;
  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed.value = 'normal';
    playback = new Playback(() => 'somebody');
    playback.staging = staging;
    playback.take(position(1, 0, 0));
  });
  afterEach(() => void vi.useRealTimers());
  const shown = () => playback.now && [playback.now.view, playback.now.text];

  test('what others do is shown one by one, and ends in the present', () => {
    playback.take(position(2, 5, 1, '2', '3'));
    expect(shown()).toEqual([2, 'adds 2']);
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual([5, 'adds 3']);
    vi.advanceTimersByTime(1000);
    expect(playback.now).toBe(null);
  });
  test('it waits until the pieces of the own move have landed', () => {
    playback.take(position(2, 1, 0, '1'));
    expect(playback.now).toBe(null);
    vi.advanceTimersByTime(LASTS / 5);
    playback.take(position(3, 3, 1, '2'));
    expect(shown()).toEqual([1, '']);
    playback.take(position(4, 6, 1, '3'));
    vi.advanceTimersByTime((LASTS / 5) * 4 - 1);
    expect(shown()).toEqual([1, '']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([3, 'adds 2']);
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual([6, 'adds 3']);
  });
  test('it waits for nothing once they have landed, and half as long at twice the speed', () => {
    playback.take(position(2, 1, 0, '1'));
    vi.advanceTimersByTime(LASTS);
    playback.take(position(3, 3, 1, '2'));
    expect(shown()).toEqual([3, 'adds 2']);
    playback.skip();
    expect(playback.now).toBe(null);
    settings.speed.value = 'fast';
    playback.take(position(4, 4, 0, '1'));
    playback.take(position(5, 6, 1, '2'));
    expect(shown()).toEqual([4, '']);
    vi.advanceTimersByTime(LASTS / 2);
    expect(shown()).toEqual([6, 'adds 2']);
  });
  test('a round of three bots takes at most eight seconds, however much they do', () => {
    for (let ply = 2; ply < 32; ply++) playback.take(position(ply, ply, 1 + (ply % 3), '1'));
    const texts = new Set<number>();
    let time = 0;
    for (; playback.now; time += 20) {
      texts.add(playback.now.ply);
      vi.advanceTimersByTime(20);
    }
    expect(texts.size, 'plies that were shown').toBe(30);
    expect(time).toBeLessThanOrEqual(8000);
    expect(time).toBeGreaterThan(6000);
  });
  test('nor if they do as much as is shown at all', () => {
    for (let ply = 2; ply < 77; ply++) playback.take(position(ply, ply, 1 + (ply % 3), '1'));
    const seen = new Set<number>();
    let time = 0;
    for (; playback.now; time += 20) {
      seen.add(playback.now.ply);
      vi.advanceTimersByTime(20);
    }
    expect(seen.size, 'plies that were shown').toBe(75);
    expect(time).toBeLessThanOrEqual(8000);
  });
  test('who wants everything at once gets it', () => {
    settings.speed.value = 'instant';
    playback.take(position(2, 1, 0, '1'));
    playback.take(position(3, 3, 1, '2'));
    expect(playback.now).toBe(null);
    expect(playback.said.map((it) => it.text)).toEqual(['adds 1', 'adds 2']);
  });
});
