/** A review that is being read: it outlives the places on the page where it is shown. */
import { tick } from 'svelte';
import type { Habits, Line, Reviewed, Said } from './advice';
import type { AnyModel } from './model.svelte';

export class Reading {
  phase = $state<'none' | 'reading' | 'done' | 'failed'>('none');
  turns = $state.raw<Reviewed[]>([]);
  habits = $state.raw<Habits[]>([]);
  categories = $state.raw<string[]>([]);
  plies = $state(1);
  /** Which turns are listed. */
  list = $state<'turning' | 'turns' | 'every'>('turning');
  /** The first ply of the turn whose better one was asked for, and whether it could not be had. */
  tried = $state<number | null>(null);
  missed = $state(false);
  #stop = new AbortController();

  /**
   * `read` tells each line of the review, and ends early if the signal says so; `go` brings the position before a turn
   * onto the board and gives what was better there, if anything was.
   */
  constructor(
    readonly read: (tell: (line: Said) => void, signal: AbortSignal) => Promise<void>,
    readonly go: (turn: Reviewed) => Promise<Line | null>,
  ) {}

  shows(turn: Reviewed, board: AnyModel): boolean {
    return this.tried === turn.first && board.preview !== null;
  }

  /** The better turn on the board; once more: the position in which it could be taken. */
  async show(turn: Reviewed, board: AnyModel) {
    if (this.shows(turn, board)) return board.try(null);
    this.tried = turn.first;
    this.missed = false;
    const line = await this.go(turn).catch(() => undefined);
    // Another one may have been asked for meanwhile.
    if (this.tried !== turn.first) return;
    this.missed = line === undefined;
    // What comes with another position unmarks everything.
    await tick();
    board.try(line ?? null);
  }

  async begin() {
    this.phase = 'reading';
    [this.turns, this.habits] = [[], []];
    const whole = await this.read((line) => this.#hear(line), this.#stop.signal).then(
      // They come last: without them the rest was not told to its end.
      () => this.habits.length > 0,
      () => false,
    );
    this.phase = whole ? 'done' : 'failed';
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
