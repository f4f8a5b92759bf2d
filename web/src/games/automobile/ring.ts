/**
 * Where in the picture the things of the line stand. The rules know one row from the back to the front;
 * on the ring things stay where they are while the gap between front and back walks around.
 */
import type { Item } from '../../types/automobile';
import { stations } from './data';

export const keyOf = (it: Item) => ('worker' in it ? `worker:${it.worker}` : `tile:${it.tile}`);

/** Keeps as many things as possible where they were; a place the gap has left is not taken twice. */
export class Ring {
  #at = new Map<string, number>();
  #back = 0;
  #last: Item[] | null = null;

  /** The station of the rearmost. */
  back(chain: Item[]): number {
    if (chain === this.#last) return this.#back;
    let most = -1;
    let found = this.#back;
    for (let by = 0; by < stations; by++) {
      const back = (this.#back + by) % stations;
      const same = chain.filter(
        (it, i) => this.#at.get(keyOf(it)) === (back + i) % stations,
      ).length;
      if (same > most) [most, found] = [same, back];
    }
    this.#back = found;
    this.#last = chain;
    this.#at = new Map(chain.map((it, i) => [keyOf(it), (found + i) % stations]));
    return found;
  }
}

/** A cell of a grid, counted from 1; or the way from one to another. */
export type Cell = readonly [column: number, row: number];

/**
 * The stations clockwise along the border of a grid, from the lower end of the left side upwards; on the
 * left the corners belong to the rows.
 */
export function border(columns: number, rows: number): Cell[] {
  const cells: Cell[] = [];
  for (let row = rows - 1; row > 1; row--) cells.push([1, row]);
  for (let column = 1; column <= columns; column++) cells.push([column, 1]);
  for (let row = 2; row < rows; row++) cells.push([columns, row]);
  for (let column = columns; column >= 1; column--) cells.push([column, rows]);
  return cells;
}

/** Which way the belt runs from each station of a border to the next one: right, and down. */
export const ways = (cells: Cell[]): Cell[] =>
  cells.map(([column, row], n) => {
    const [then, below] = cells[(n + 1) % cells.length]!;
    return [then - column, below - row];
  });
