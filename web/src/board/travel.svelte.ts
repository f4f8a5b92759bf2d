/**
 * Travel: pieces that lie elsewhere than before are seen going there.
 *
 * The board itself always shows a position as it is. Whenever its layout changes, the ends of each move
 * are measured, the first before and the second after the change is drawn, and a ghost of the piece goes
 * from one to the other while the piece itself is not seen yet. A ghost is a layer of its own and only
 * its `transform` changes, so that nothing is drawn anew while it moves; and it sets out when the new
 * position has been drawn, so that this work does not hold it up.
 *
 * An element that is one piece says `data-piece="PIECE@PLACE"`, a place `data-place`; what lies outside
 * of a `data-frame`, such as a map that is looked at closely, is taken to be at its edge.
 */
import { untrack } from 'svelte';
import { movesOf, type Layout, type Move, type Stock } from './moves';

type Spot = readonly [x: number, y: number];
export interface Ghost {
  id: number;
  move: Move;
  from: Spot;
  to: Spot;
}

/** `still`: nothing travels, as in a look at the past. From `playing` to `present`: it was skipped. */
export type Mode = 'still' | 'present' | 'playing';
export interface Scene {
  layout: Layout;
  stock: Stock;
  mode: Mode;
  pace: number;
}

/** How long a piece is under way at the normal speed, in milliseconds. */
export const LASTS = 500;
/** More pieces than this are no move but another position. */
const MOST = 40;
/** A way shorter than this, in pixels, is none. */
const NEAR = 4;

const find = (attribute: string, value: string) => [
  ...document.querySelectorAll(`[${attribute}="${CSS.escape(value)}"]`),
];

/** The middle of the first of these that is on the screen. */
function spotOf(elements: Element[]): Spot | null {
  for (const element of elements) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 && box.height === 0) continue;
    const frame = element.closest('[data-frame]')?.getBoundingClientRect() ?? box;
    const within = (at: number, least: number, most: number) => Math.min(Math.max(at, least), most);
    return [
      within(box.x + box.width / 2, frame.left, frame.right),
      within(box.y + box.height / 2, frame.top, frame.bottom),
    ];
  }
  return null;
}

/** Where the n-th last of these pieces is: itself, its place, or what the place is a part of. */
function placed(piece: string, place: string, nth = 0): Spot | null {
  const all = find('data-piece', `${piece}@${place}`);
  const path = place.split('/');
  const places = path.map((_, i) => path.slice(0, path.length - i).join('/'));
  return spotOf([
    ...all.slice(0, all.length - nth).reverse(),
    ...places.flatMap((it) => find('data-place', it)),
  ]);
}

/** The pieces that set out together: they arrive together. */
interface Flight {
  leaving: { move: Move; from: Spot }[];
  ghosts: Ghost[];
  hidden: Element[];
  under: Animation[];
  frame: number;
}

export class Travel {
  ghosts = $state.raw<Ghost[]>([]);
  #flights = new Set<Flight>();
  #elements = new Map<number, HTMLElement>();
  #next = 1;

  constructor(readonly scene: () => Scene) {
    let before: Scene | null = null;
    let flight: Flight | null = null;
    $effect.pre(() => {
      const now = scene();
      untrack(() => {
        flight = before && this.#leave(before, now);
        before = now;
      });
    });
    $effect(() => {
      void scene();
      const it = flight;
      if (it) it.frame = requestAnimationFrame(() => this.#arrive(it));
    });
    $effect(() => this.#landAll);
  }

  /** Keeps the element of a ghost as long as there is one. */
  carry = (ghost: Ghost) => (element: HTMLElement) => {
    this.#elements.set(ghost.id, element);
    return () => this.#elements.delete(ghost.id);
  };

  /** The old position is still on the screen: where do its pieces set out? */
  #leave(before: Scene, now: Scene): Flight | null {
    const skipped = before.mode === 'playing' && now.mode === 'present';
    // What is still under way has landed when something else happens: two things at once cannot be followed.
    if (skipped || now.mode === 'still' || before.layout !== now.layout) this.#landAll();
    if (
      before.layout === now.layout ||
      skipped ||
      before.mode === 'still' ||
      now.mode === 'still' ||
      now.pace === 0 ||
      document.hidden
    )
      return null;
    const moves = movesOf(before.layout, now.layout, now.stock);
    if (moves.length > MOST) return null;
    const leaving = moves.flatMap((move) => {
      const from = placed(move.piece, move.from);
      return from ? [{ move, from }] : [];
    });
    if (leaving.length === 0) return null;
    const flight = { leaving, ghosts: [], hidden: [], under: [], frame: 0 };
    this.#flights.add(flight);
    return flight;
  }

  /** The new position is there, and not painted yet: where do they arrive? */
  #arrive(flight: Flight) {
    const arrived = new Map<string, number>();
    for (const { move, from } of flight.leaving) {
      const name = `${move.piece}@${move.to}`;
      const nth = arrived.get(name) ?? 0;
      arrived.set(name, nth + move.n);
      const to = placed(move.piece, move.to, nth);
      if (!to || Math.hypot(to[0] - from[0], to[1] - from[1]) < NEAR) continue;
      flight.ghosts.push({ id: this.#next++, move, from, to });
      const all = find('data-piece', name);
      flight.hidden.push(...all.slice(Math.max(all.length - nth - move.n, 0), all.length - nth));
    }
    for (const element of flight.hidden) element.setAttribute('data-coming', '');
    this.ghosts = [...this.ghosts, ...flight.ghosts];
    // One frame to paint the position, one to be sure of it.
    flight.frame = requestAnimationFrame(
      () => (flight.frame = requestAnimationFrame(() => this.#go(flight))),
    );
  }

  #go(flight: Flight) {
    flight.under = flight.ghosts.flatMap((ghost) => {
      const way = [{ transform: at(ghost.from) }, { transform: at(ghost.to) }];
      return (
        this.#elements.get(ghost.id)?.animate(way, {
          duration: LASTS * this.scene().pace,
          easing: 'ease-in-out',
          fill: 'forwards',
        }) ?? []
      );
    });
    // Cancelled means landed before its time.
    Promise.all(flight.under.map((it) => it.finished)).then(
      () => this.#land(flight),
      () => {},
    );
  }

  #land(flight: Flight) {
    cancelAnimationFrame(flight.frame);
    for (const it of flight.under) it.cancel();
    for (const element of flight.hidden) element.removeAttribute('data-coming');
    this.#flights.delete(flight);
    this.ghosts = this.ghosts.filter((it) => !flight.ghosts.includes(it));
  }

  #landAll = () => {
    for (const flight of this.#flights) this.#land(flight);
  };
}

export const at = ([x, y]: Spot) => `translate(${x}px, ${y}px)`;
