/** Who may be advised at a table: nobody is told what would be unfair to somebody else there. */
import type { Table } from '../types/table';
import { amongBots } from './seats';

/**
 * A hint would be unfair to anybody else at the table, unless all sat down knowing that everybody may ask.
 * Its button keeps its place to the end: the result comes a moment after the match is over.
 */
export const mayHint = (table: Table | null, viewer: number | null, past: boolean): boolean =>
  table !== null &&
  (table.status === 'running' || (table.status === 'over' && !past)) &&
  viewer !== null &&
  (table.hints === true || amongBots(table));

/** Who plays against people is told of no chances before the end; whoever looks on may know what lies open. */
export const mayForesee = (table: Table | null): boolean =>
  table?.status === 'over' ||
  (table?.status === 'running' && (table.mine.length === 0 || amongBots(table)));
