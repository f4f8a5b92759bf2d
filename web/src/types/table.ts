import type { Tagged } from './autobahn';

/** One legal action, spelled for the wire and for people who read records. */
export interface Legal { code: number; text: string }

export interface Standings { scores: number[]; places: number[] }

export type Decision = { choose: { seats: number[]; step: Tagged } } | { over: Standings };
