/**
 * This browser's part in the seed of a match (`docs/fairness.md`): a value of its own, committed as soon as
 * its person sits at a table and opened when the host has started. What was noted meanwhile is kept, so that
 * every tab of the browser can open it and the page that checks records knows it later.
 */
import { kept, keep } from '../kept';
import type { Table } from '../types/table';
import { promiseOf, random } from './fairness';
import { api, Refused, type SeatWish } from './http';

export interface Lot {
  table: string;
  /** What the server had committed itself to. */
  server: string;
  commitment: string;
  value: string;
  /** What of it the server has confirmed. */
  got: 'nothing' | 'commitment' | 'value';
}

/** What can be wrong with a draw, as far as a player's browser sees it. */
export type Suspicion = 'secret' | 'missing' | 'replaced';

const NOTES = 'draws';
/** Older ones are forgotten. */
const MOST = 100;

function notes(): Lot[] {
  try {
    return JSON.parse(kept(NOTES) ?? '[]') as Lot[];
  } catch {
    return [];
  }
}

/** This browser's own part at a table, if it has one. */
export const lotOf = (table: string): Lot | undefined => notes().find((it) => it.table === table);

function note(table: string, lot: Lot | null) {
  const others = notes().filter((it) => it.table !== table);
  keep(NOTES, JSON.stringify([...others, ...(lot ? [lot] : [])].slice(-MOST)));
}

async function fresh(table: string, server: string): Promise<Lot> {
  const value = random(32);
  return { table, server, commitment: await promiseOf(value), value, got: 'nothing' };
}

/** A table of mine that starts at once, with my part. */
export async function begin(
  game: string,
  seats: SeatWish[],
  options: Record<string, unknown>,
): Promise<Table> {
  const lot = await fresh('', '');
  const table = await api.create(game, seats, options, {
    start: true,
    commitment: lot.commitment,
  });
  note(table.id, { ...lot, table: table.id, server: table.seed_hash, got: 'commitment' });
  return open(table);
}

/** Starts a table that was set up before, with my part. */
export async function start(table: Table): Promise<Table> {
  await commit(table);
  return open(await api.start(table.id));
}

/** Once for each table and visit, for several devices of one person must not outdo each other for ever. */
const committing = new Map<string, Promise<void>>();

function commit(table: Table): Promise<void> {
  const lot = lotOf(table.id);
  const mine = table.contributions.find((it) => it.mine);
  if (lot && mine?.commitment === lot.commitment) return Promise.resolve();
  const attempt = committing.get(table.id) ?? send(table, lot);
  committing.set(table.id, attempt);
  return attempt;
}

async function send(table: Table, known: Lot | undefined) {
  const lot = known ?? (await fresh(table.id, table.seed_hash));
  // Kept before it is sent: whatever becomes of the answer, it can be opened.
  note(table.id, lot);
  try {
    await api.contribute(table.id, { commitment: lot.commitment });
    note(table.id, { ...lot, got: 'commitment' });
  } catch (error) {
    committing.delete(table.id);
    // The host was faster, or the seat is gone: there is no part. Anything else is tried again.
    if (error instanceof Refused && ['not_open', 'forbidden'].includes(error.refusal.kind))
      note(table.id, null);
  }
}

const opening = new Set<string>();
/** The table waits for ten seconds, so an answer that is lost is no reason to have no part. */
const TRIES = 15;
const PAUSE = 500;

async function open(table: Table): Promise<Table> {
  const lot = lotOf(table.id);
  if (!lot || !asked(table, lot) || opening.has(lot.value)) return table;
  opening.add(lot.value);
  let answer = table;
  for (let tries = 0; tries < TRIES; tries++)
    try {
      answer = await api.contribute(table.id, { value: lot.value });
      note(table.id, { ...lot, got: 'value' });
      break;
    } catch (error) {
      const again =
        error instanceof Refused && ['offline', 'busy', 'too_many'].includes(error.refusal.kind);
      if (!again) break;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  opening.delete(lot.value);
  return answer;
}

/** It is opened only if everything is as it was when it was committed. */
const asked = (table: Table, lot: Lot) =>
  table.drawing &&
  lot.server === table.seed_hash &&
  table.contributions.some((it) => it.commitment === lot.commitment && it.value === undefined);

/** Does what the draw asks of this browser now, and says what is wrong with it, if anything is. */
export async function follow(table: Table): Promise<Suspicion | null> {
  if (!table.mine.length) {
    // Whoever gets up before the start has no part.
    if (table.status === 'open' && lotOf(table.id)) note(table.id, null);
    committing.delete(table.id);
    return null;
  }
  if (table.status === 'open' && !table.drawing) await commit(table);
  else void open(table);
  return suspicion(table);
}

function suspicion(table: Table): Suspicion | null {
  const lot = lotOf(table.id);
  if (!lot || lot.got === 'nothing') return null;
  if (lot.server !== table.seed_hash) return 'secret';
  if (table.status === 'open' && !table.drawing) return null;
  const part = table.contributions.find((it) => it.commitment === lot.commitment);
  if (!part) return table.contributions.some((it) => it.mine) ? 'replaced' : 'missing';
  return lot.got === 'value' && part.value !== lot.value ? 'missing' : null;
}
