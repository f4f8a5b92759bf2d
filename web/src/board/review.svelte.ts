/** A review that is being read: it outlives the places on the page where it is shown. */
import type { Habits, Reviewed, Said } from './advice';

export class Reading {
  phase = $state<'none' | 'reading' | 'done' | 'failed'>('none');
  turns = $state.raw<Reviewed[]>([]);
  habits = $state.raw<Habits[]>([]);
  categories = $state.raw<string[]>([]);
  plies = $state(1);
  #stop = new AbortController();

  /** `read` tells each line of the review, and ends early if the signal says so. */
  constructor(readonly read: (tell: (line: Said) => void, signal: AbortSignal) => Promise<void>) {}

  async begin() {
    this.phase = 'reading';
    this.phase = await this.read((line) => this.#hear(line), this.#stop.signal).then(
      () => 'done' as const,
      () => 'failed' as const,
    );
  }

  close() {
    this.#stop.abort();
  }

  #hear(line: Said) {
    if ('habits' in line) this.habits = line.habits;
    else if ('plies' in line)
      [this.categories, this.plies] = [line.categories, Math.max(line.plies, 1)];
    else this.turns = [...this.turns, line];
  }
}
