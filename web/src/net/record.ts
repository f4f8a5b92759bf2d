/** What a record says about its match and its seed, and whether that is true (`docs/fairness.md`). */
import type { Lot } from './draw';
import { commitmentOf, promiseOf, seedOf, type Part } from './fairness';

export interface Player {
  who: string;
  name: string;
}

export interface MatchRecord {
  game: string;
  rules: string;
  edition: string;
  seed: string;
  plies: number;
  /** Absent in a record that was not made at a server's table. */
  origin?: {
    table: string;
    players: Player[];
    /** The seed was chosen or known beforehand. */
    practice: boolean;
    commitment: string;
    /** With the players' parts; absent if the seed is the server's alone. */
    secret?: string;
    parts: Part[];
  };
}

/** The text is no record; `line` counts from 1. */
export class BadRecord extends Error {
  constructor(readonly line: number) {
    super(`line ${line} is not that of a record`);
  }
}

const SEED = /^[0-9a-f]{64}$/;
const NUMBER = /^(0|[1-9]\d{0,4})$/;
const MAX_SEATS = 8;

class Lines {
  #at = 0;
  readonly #lines: string[];
  constructor(text: string) {
    this.#lines = text.split(/\r?\n/);
    while (this.#lines.at(-1) === '') this.#lines.pop();
  }
  bad(): never {
    throw new BadRecord(this.#at);
  }
  next(): string | undefined {
    return this.#lines[this.#at++];
  }
  follows = (start: string) => this.#lines[this.#at]?.startsWith(start) ?? false;
  field(name: string, form: RegExp): string {
    const line = this.next() ?? '';
    const value = line.startsWith(`${name} `) ? line.slice(name.length + 1) : null;
    return value !== null && form.test(value) ? value : this.bad();
  }
}

export function readRecord(text: string): MatchRecord {
  const lines = new Lines(text);
  const format = lines.next();
  if (format !== 'cloverleaf record 1' && format !== 'cloverleaf record 2') lines.bad();
  const game = lines.field('game', /./);
  const rules = lines.field('rules', NUMBER);
  const edition = lines.field('edition', /^[0-9a-f]{16}$/);
  const seats = Number(lines.field('seats', /^[1-8]$/));
  const seed = lines.field('seed', SEED);
  lines.field('options', /./);
  const origin = format === 'cloverleaf record 2' ? readOrigin(lines, seats) : undefined;
  let plies = 0;
  for (let line = lines.next(); line !== undefined; line = lines.next()) {
    plies++;
    const [, n] = /^(\d+) \d+ .+ #[0-9a-f]{16}$/.exec(line) ?? [];
    if (n !== String(plies)) lines.bad();
  }
  return { game, rules, edition, seed, plies, ...(origin && { origin }) };
}

function readOrigin(lines: Lines, seats: number) {
  const table = lines.field('table', /./);
  const players = Array.from({ length: seats }, (_, seat): Player => {
    const text = lines.field('player', new RegExp(`^${seat} (person|bot|gone)( |$)`));
    const [, who, ...name] = text.split(' ');
    return { who: who!, name: name.join(' ') };
  });
  const practice = lines.follows('practice ') && lines.field('practice', /^yes$/) === 'yes';
  const commitment = lines.field('commitment', SEED);
  if (!lines.follows('secret ')) return { table, players, practice, commitment, parts: [] };
  const secret = lines.field('secret', SEED);
  const parts: Part[] = [];
  do parts.push(readPart(lines));
  while (parts.length < MAX_SEATS && lines.follows('contribution '));
  return { table, players, practice, commitment, secret, parts };
}

function readPart(lines: Lines): Part {
  const form = /^\d(,\d)* [0-9a-f]{64} ([0-9a-f]{64}|-)$/;
  const [seats, commitment, value] = lines.field('contribution', form).split(' ');
  return {
    seats: seats!.split(',').map(Number),
    commitment: commitment!,
    ...(value !== '-' && { value: value! }),
  };
}

/** One thing that was looked at; `ok` is null where there is nothing to be right or wrong. */
export interface Check {
  what:
    | 'no-origin'
    | 'practice'
    | 'server-alone'
    | 'secret'
    | 'part'
    | 'part-unopened'
    | 'order'
    | 'seed'
    | 'own-server'
    | 'own-part';
  ok: boolean | null;
  /** Whose part, by the first seat, for those of one player. */
  part?: Part;
}

/** All checks of the page `docs/fairness.md`, in its order; `lot` is what this browser noted before the start. */
export async function check(record: MatchRecord, lot: Lot | undefined): Promise<Check[]> {
  const { seed, origin } = record;
  if (!origin) return [{ what: 'no-origin', ok: null }];
  if (origin.practice) return [{ what: 'practice', ok: null }];
  const { table, commitment, secret, parts, players } = origin;
  const checks: Check[] = [];
  if (secret === undefined)
    checks.push({ what: 'server-alone', ok: (await commitmentOf(seed)) === commitment });
  else {
    checks.push({ what: 'secret', ok: (await commitmentOf(secret)) === commitment });
    for (const part of parts)
      if (part.value === undefined) checks.push({ what: 'part-unopened', ok: null, part });
      else
        checks.push({ what: 'part', ok: (await promiseOf(part.value)) === part.commitment, part });
    checks.push({ what: 'order', ok: inOrder(parts, players.length) });
    checks.push({ what: 'seed', ok: (await seedOf(table, secret, parts)) === seed });
  }
  if (lot && lot.got !== 'nothing') {
    const own = parts.find((it) => it.commitment === lot.commitment);
    checks.push({ what: 'own-server', ok: lot.server === commitment });
    checks.push({
      what: 'own-part',
      ok: own?.value === undefined ? (own && lot.got !== 'value' ? null : false) : true,
    });
  }
  return checks;
}

/** No seat stands twice, all are there, and the parts are in the order of their first seats. */
function inOrder(parts: Part[], seats: number): boolean {
  const all = parts.flatMap((it) => it.seats);
  const rises = (list: number[]) => list.every((it, i) => i === 0 || list[i - 1]! < it);
  return (
    new Set(all).size === all.length &&
    all.every((it) => it < seats) &&
    parts.every((it) => rises(it.seats)) &&
    rises(parts.map((it) => it.seats[0]!))
  );
}
