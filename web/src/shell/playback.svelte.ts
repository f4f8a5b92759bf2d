/**
 * Playback: what happened, shown one thing after another, so that a bot's turn, Autobot's turn or the
 * end of an era can be followed.
 *
 * The server sends a whole position for every ply, and with it the ply's events. A game says which of
 * these events are worth a moment (`Staging.beats`); each becomes a *beat*, and the beats wait in a
 * queue. While one is shown, the board gets the view of that moment, nothing can be chosen, and a line
 * says in words what happens. Between two positions there is no view from the server, and one ply can
 * hold a whole turn of Autobot; so the game also says what an event changes for the eye
 * (`Staging.after`). That is a picture and never a truth: the last beat of a position already shows the
 * server's own view.
 *
 * What the viewer chose is never delayed: own plies have no beats, only what follows from them has; and
 * what follows waits until the pieces that the viewer moved have landed.
 * Whoever comes in late, takes back, hides the page or wants everything at once sees the newest
 * position and no beats. The pace is a setting; how pieces travel is `board/travel.svelte.ts`.
 */
import { LASTS } from '../board/travel.svelte';
import type { Position } from '../net/live.svelte';
import type { Decision, Ply, Tagged } from '../types/table';
import { PACE, settings } from './settings.svelte';
import { play, type Sound } from './sound';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the shell only hands a game its own view
export type AnyStaging = Staging<any, any>;

/** What a game tells about its events: `V` and `E` are its view and its events. */
export interface Staging<V, E> {
  /** The events of a ply that the viewer of this view wants to see one by one, in order. */
  beats(ply: Omit<Ply, 'events'> & { events: E[] }, view: V): E[];
  /** The view after an event, as far as the event tells. */
  after(view: V, event: E): V;
  /** The event in words; null for what goes without saying. */
  caption(
    event: E,
    view: V,
    name: (seat: number) => string,
  ): { seat: number | null; text: string } | null;
  sound(event: E): Sound | null;
  /** For the slider over the match: a turn, or a great moment. */
  mark?(event: E): 'turn' | 'big' | null;
}

export interface Beat {
  ply: number;
  /** What is told; null for a rest. */
  event: Tagged | null;
  /** The events of the ply up to this one. */
  events: Tagged[];
  view: unknown;
  decision: Decision;
  text: string;
  /** In milliseconds, at the normal speed. */
  lasts: number;
}

/** A beat lasts this long at the normal speed, longer by its words, in milliseconds. */
const LEAST = 700;
const PER_LETTER = 18;
const MOST = 3200;
/**
 * A round of the others takes no longer than this, at the normal speed: what there is to tell shares the
 * time that is left. A beat lasts at least the second, but for a round with more of them than that leaves room for.
 */
const ROUND = 7500;
const SHORTEST = 220;
/** What comes when the time is over: the eye passes over it, the log keeps it. */
const GLIMPSE = 40;
/** Nobody wants to watch more than this; then only the newest position is shown. */
const LONGEST = 80;
/** Lines kept for screen readers. */
const REMEMBERED = 30;

/** Whoever acts is who everybody waits for, also where the rules play a seat. */
const acting = (seat: number | null, before: Decision): Decision =>
  seat === null || 'over' in before ? before : { choose: { ...before.choose, seats: [seat] } };

export class Playback {
  /** What is shown now; null: the present. */
  now = $state.raw<Beat | null>(null);
  left = $state(0);
  /** What was told last, for those who listen instead of look. */
  said = $state.raw<{ id: number; text: string }[]>([]);
  paused = $state(false);
  staging: AnyStaging | null = null;
  #queue: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last: Position | null = null;
  /** When the viewer's own move was put on the board. */
  #since = -Infinity;
  #held = false;
  /** How much of a round has been told, in milliseconds at the normal speed. */
  #told = 0;
  #name: (seat: number) => string;

  constructor(name: (seat: number) => string) {
    this.#name = name;
  }

  take(position: Position) {
    const before = this.#last;
    this.#last = position;
    const staging = this.staging;
    if (
      !before ||
      !staging ||
      position.back ||
      position.viewer !== before.viewer ||
      document.hidden
    )
      return this.skip();
    const fresh = position.plies.filter((it) => it.n > before.ply);
    const beats = this.#beats(fresh, before, position, staging);
    const atOnce =
      settings.speed.value === 'instant' || this.#queue.length + beats.length > LONGEST;
    const quiet = fresh
      .flatMap((it) => it.events)
      .filter((it) => atOnce || !beats.some((beat) => beat.event === it));
    for (const event of quiet) this.#say(staging.caption(event, position.view, this.#name)?.text);
    this.#ring(quiet);
    if (atOnce) return this.skip();
    if (!this.now && beats.length === 0) this.#since = performance.now();
    if (!this.now && beats.length > 0) {
      this.#told = 0;
      this.#queue.push(...this.#rest(before));
    }
    this.#queue.push(...beats);
    this.left = this.#queue.length;
    if (!this.now && !this.#held) this.#step();
  }

  /** What is told now, in the language that is spoken now. */
  get line(): string {
    const { event = null, view } = this.now ?? {};
    return (event && this.staging?.caption(event, view, this.#name)?.text) ?? '';
  }

  /** Something else is being looked at: what happens meanwhile waits. */
  hold = (on: boolean) => {
    if (on === this.#held) return;
    this.#held = on;
    if (!on && !this.now && this.#queue.length) this.#step();
  };

  /** Straight to the present. */
  skip = () => {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.left = 0;
    this.now = null;
    this.paused = false;
  };

  pause = () => {
    this.paused = !this.paused;
    clearTimeout(this.#timer);
    if (!this.paused) this.#step();
  };

  #beats(plies: Ply[], before: Position, position: Position, staging: AnyStaging): Beat[] {
    const beats: Beat[] = [];
    let view = before.view;
    for (const ply of plies) {
      const wanted = new Set(staging.beats(ply, position.view));
      ply.events.forEach((event, i) => {
        view = staging.after(view, event);
        const caption = wanted.has(event) ? staging.caption(event, view, this.#name) : null;
        if (caption)
          beats.push({
            ply: ply.n,
            event,
            events: ply.events.slice(0, i + 1),
            view,
            decision: acting(caption.seat, before.decision),
            text: caption.text,
            lasts: Math.min(LEAST + caption.text.length * PER_LETTER, MOST),
          });
      });
    }
    const last = beats.at(-1);
    if (last) last.view = position.view;
    return beats;
  }

  /** The position that is on the board, for as long as its pieces are under way. */
  #rest(before: Position): Beat[] {
    const lasts =
      settings.pace === 0 ? 0 : LASTS - (performance.now() - this.#since) / settings.pace;
    return lasts > 0
      ? [
          {
            ply: before.ply,
            event: null,
            events: before.plies.at(-1)?.events ?? [],
            view: before.view,
            decision: before.decision,
            text: '',
            lasts,
          },
        ]
      : [];
  }

  #step = () => {
    if (this.#held) {
      this.now = null;
      return;
    }
    const beat = this.#queue.shift();
    this.left = this.#queue.length;
    this.now = beat ?? null;
    if (!beat) return;
    this.#say(beat.text);
    if (beat.event) this.#ring([beat.event]);
    const lasts = this.#hurried(beat);
    this.#told += lasts;
    this.#timer = setTimeout(this.#step, lasts * PACE[settings.speed.value]);
  };

  /** As long as it wants, or its share of what is left of a round. */
  #hurried(beat: Beat): number {
    if (!beat.event) return beat.lasts;
    const wanted = this.#queue.reduce((sum, it) => sum + it.lasts, beat.lasts);
    const left = Math.max(ROUND - this.#told, 0);
    // Whoever looks on waits for no turn of their own.
    const most = this.#last?.viewer === null ? Infinity : left / (this.#queue.length + 1);
    const fair = Math.max(most, GLIMPSE);
    return Math.max(beat.lasts * Math.min(1, left / wanted), Math.min(SHORTEST, fair, beat.lasts));
  }

  #say(text: string | undefined) {
    if (text)
      this.said = [...this.said, { id: (this.said.at(-1)?.id ?? 0) + 1, text }].slice(-REMEMBERED);
  }

  #ring(events: Tagged[]) {
    const sound = events.map((it) => this.staging?.sound(it)).find((it) => it);
    if (sound) play(sound);
  }
}
