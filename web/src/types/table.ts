import type { Tagged } from './autobahn';

export type { Tagged };

/** One legal action, spelled for the wire and for people who read records. */
export interface Legal { code: number; text: string }

export interface Standings { scores: number[]; places: number[] }

export type Decision = { choose: { seats: number[]; step: Tagged } } | { over: Standings };

export interface SeatInfo {
  seat: number;
  who: 'person' | 'bot' | 'open' | 'gone';
  name?: string;
  bot?: string;
  mine?: boolean;
  online?: boolean;
}

export interface Table {
  id: string;
  game: string;
  options: Record<string, unknown>;
  status: 'open' | 'running' | 'over' | 'frozen' | 'closed';
  public: boolean;
  created: number;
  changed: number;
  seats: SeatInfo[];
  ply: number;
  to_move: number[];
  mine: number[];
  am_host: boolean;
  standings: Standings | null;
  rematch: string | null;
}

export interface Ply { n: number; seat: number; code: number; text: string; by: 'person' | 'bot' | 'auto'; events: Tagged[] }

export interface Position<V = unknown> {
  type: 'position';
  match: string;
  ply: number;
  hash: string;
  viewer: number | null;
  mine: number[];
  decision: Decision;
  view: V;
  legal: (Legal & { seat: number })[];
  undo: number;
  back: boolean;
  plies: Ply[];
}

/** A position of the past. */
export interface Past { ply: number; of: number; viewer: number | null; decision: Decision; view: unknown; plies: Ply[] }

export interface ChatMessage { n: number; name: string; user: string; seat: number | null; text: string; at: number }

export interface Refusal { kind: string; reason: string; why?: Tagged }

export interface GameInfo {
  id: string;
  title: string;
  seats: { least: number; most: number };
  options: Record<string, unknown>;
}

/** What opens a table to others: any free seat, or one of them; the page makes links of the tokens. */
export interface Invites { table: string; seats: { seat: number; token: string }[] }

export interface Me { id: string; name: string; account: boolean }
