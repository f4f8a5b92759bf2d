import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CALM, PATIENCE, whenCalm } from '../src/board/coach/calm';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it is done once, when nothing has stirred for a while', () => {
  const act = vi.fn();
  const calm = whenCalm(act);
  for (let i = 0; i < 3; i++) {
    calm.stir();
    vi.advanceTimersByTime(CALM - 1);
  }
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10 * PATIENCE);
  expect(act).toHaveBeenCalledTimes(1);
});

test('what stirs without a pause puts it off for a time, and not for ever', () => {
  const act = vi.fn();
  const calm = whenCalm(act);
  for (let waited = 0; waited < 2 * PATIENCE; waited += 50) {
    calm.stir();
    vi.advanceTimersByTime(50);
    if (waited + 50 < PATIENCE) expect(act).not.toHaveBeenCalled();
  }
  expect(act).toHaveBeenCalledTimes(2);
});

test('nothing is done after it was stopped', () => {
  const act = vi.fn();
  const calm = whenCalm(act);
  calm.stir();
  calm.stop();
  vi.advanceTimersByTime(PATIENCE);
  expect(act).not.toHaveBeenCalled();
});
