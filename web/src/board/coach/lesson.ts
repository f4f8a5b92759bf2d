/**
 * A guided first match: a known match, played again by a newcomer on the real board and the real server.
 * A game brings the script as data (`games/ID/lesson.json`) and its words (`coach-…`); what may be chosen, what a
 * wrong try is answered, and how the newcomer gets away from it is the same for all games.
 */
import type { SeatWish } from '../../net/http';
import type { Legal } from '../../types/table';
import type { HowTo } from '../howto';

export interface Lesson {
  /** Of the practice table: the seed, and its SHA-256, by which the table is known again. */
  seed: string;
  hash: string;
  options: Record<string, unknown>;
  /** Mine is the first. */
  seats: SeatWish[];
  /** The codes of all plies; the bots play theirs. Then everybody is on their own. */
  line: number[];
  /** Ideas, by the ply that shows them: `say` is a message of the game, `more` what its guide says of it. */
  steps: Record<string, Step>;
}

interface Step {
  say: string;
  more?: number;
}

/** What a game's coach says, loaded with the coach. */
export interface Teaching<Step extends string = string> {
  /** By the keys of the game's lesson. */
  tell(key: string): string;
  /** A page of "how to play", counted from 1. */
  howto(page: number): HowTo;
  /** Which page a kind of decision is about, where it is not the one on turns. */
  pageOn(step: Step): number | undefined;
}

/** What the board has to know: the coach speaks there. */
export interface Coaching {
  /** The idea of this ply; none where only the next thing has to be done. */
  step: Step | null;
  /** What the newcomer should choose; null while others move, and once the lesson is over. */
  next: Legal | null;
  at: number;
  of: number;
  /** The lesson is over, or somebody would rather play alone. */
  free: boolean;
  onFree: () => void;
}

/**
 * What of the choices the lesson is about; null if the match has left its line. Where several choose at once the
 * others go first: until they have chosen, nothing is meant for the newcomer.
 */
export function narrowed(
  lesson: Lesson,
  ply: number,
  legal: Legal[],
  others: boolean,
): Legal[] | null {
  const code = lesson.line[ply];
  if (code === undefined) return null;
  const meant = legal.filter((it) => it.code === code);
  return legal.length > 0 && meant.length === 0 && !others ? null : meant;
}
