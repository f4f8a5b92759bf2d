/**
 * A match as a film: which of its positions is looked at, the way from one to the next, and play. The present
 * is none of them.
 */
import type { Past } from '../net/live.svelte';
import { settings } from './settings.svelte';

/** A ply at the normal pace, and how long to wait while somebody drags the slider, in milliseconds. */
const FRAME = 700;
const DRAG = 60;

/** Where turns and eras begin: the tall ones are eras. */
export interface Tick {
  ply: number;
  tall: boolean;
}

/** The address of a table, or of a position there. */
export function addressOf(table: string, ply: number | null, invite: string | null): string {
  const query = new URLSearchParams({
    ...(invite ? { invite } : {}),
    ...(ply === null ? {} : { ply: String(ply) }),
  });
  return `/table/${table}${query.size ? `?${query}` : ''}`;
}

export class Film {
  past = $state.raw<Past | null>(null);
  running = $state(false);
  #wish: number | null = null;
  #asking: Promise<void> | null = null;

  /**
   * `start`: the first ply that is known, earlier ones were played by other rules; `end`: that of the
   * present; `ask`: the server knows the past; `onMove`: where we look now.
   */
  constructor(
    readonly start: () => number,
    readonly end: () => number,
    readonly ask: (ply: number) => Promise<Past | null>,
    readonly onMove: (ply: number | null) => void,
  ) {
    $effect(() => {
      if (!this.running) return;
      const at = this.at;
      if (at === null) {
        this.running = false;
        return;
      }
      const timer = setTimeout(() => this.go(at + 1), FRAME * Math.max(settings.pace, 0.5));
      return () => clearTimeout(timer);
    });
    // What was looked at may be taken back meanwhile.
    $effect(() => {
      if (this.past && this.past.ply > this.end()) void this.look(null);
    });
  }

  get at(): number | null {
    return this.past?.ply ?? null;
  }
  get now(): number {
    return this.at ?? this.end();
  }

  /** One question at a time: who drags the slider wants the last place only. */
  look = (at: number | null): Promise<void> => {
    this.#wish = at;
    // The present needs no question, and so is there before this is kept.
    return (this.#asking ??= this.#seek().finally(() => (this.#asking = null)));
  };

  async #seek() {
    for (let done = false; !done;) {
      const now = this.#wish;
      const found = now === null ? null : await this.ask(now);
      if (now === null || found) this.past = found;
      done = this.#wish === now;
      if (!done) await new Promise((resolve) => setTimeout(resolve, DRAG));
    }
    this.onMove(this.at);
  }

  go = (ply: number) => void this.look(ply >= this.end() ? null : Math.max(ply, this.start()));

  play = async (from: number) => {
    await this.look(from);
    this.running = this.at !== null;
  };

  /** From the end it begins anew. */
  run = () => {
    if (this.at === null) void this.play(this.start());
    else this.running = !this.running;
  };

  keys = (event: KeyboardEvent) => {
    const on = event.target as Element;
    if (this.at === null || event.altKey || event.ctrlKey || event.metaKey) return;
    if (on.closest('input, textarea, select, dialog')) return;
    if (event.key === 'ArrowLeft') this.go(this.now - 1);
    else if (event.key === 'ArrowRight') this.go(this.now + 1);
    else if (event.key === 'Home') this.go(0);
    else if (event.key === 'End') this.go(Infinity);
    else if (event.key === ' ' && !on.closest('button')) this.run();
    else return;
    event.preventDefault();
  };
}
