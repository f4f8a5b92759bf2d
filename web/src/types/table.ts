// Written from the Rust types by `make types`; a test compares. Do not edit.

/**
 * Who made a ply.
 */
export type By = "person" | "bot" | "auto";

export type Catalogue = { games: Array<GameInfo>, 
/**
 * Levels, the weakest first.
 */
bots: Array<string>, };

export type ChatMessage = { n: number, name: string, user: string | null, seat: number | null,
  text: string, at: number, };

/**
 * A player's part in the seed.
 */
export type Contribution = { seats: Array<number>, commitment: string, 
/**
 * Absent until it is opened; for ever, if it was not in time.
 */
value?: string, mine?: boolean, };

/**
 * Where the match stands.
 */
export type Decision = { "choose": { seats: Seats, step: Tagged, } } | { "over": Standings };

/**
 * A request and the number its answer repeats.
 */
export type FromClient = { id?: number, } & ({ "type": "play", ply: number, seat: number, code: number,
  hash?: string, key?: string, } | { "type": "undo", ply: number, seat: number, key?: string, } | { "type": "restart_turn",
  ply: number, seat: number, key?: string, } | { "type": "auto", seat: number, on: boolean, } | { "type": "chat",
  text: string, key?: string, } | { "type": "why", seat: number, 
/**
 * The action as it is spelt in a list of legal ones.
 */
text: string, } | { "type": "history", ply: number, } | { "type": "plies", since: number, 
/**
 * A path into the view, to be told of what lies there.
 */
watch?: string, } | { "type": "look", seat: number, } | { "type": "sync", ply: number, });

export type GameInfo = { id: string, title: string, rules: number, edition: string, seats: SeatRange, 
/**
 * The defaults; `/api/games/{game}/schemas` says which values there are and what they mean.
 */
options: Record<string, unknown>, };

export type Invites = { table: string, seats: Array<SeatInvite>, };

/**
 * A choice of one seat.
 */
export type Legal = { seat: Seat, code: number, text: string, 
/**
 * The thing on the table that it is about.
 */
element: string | null, };

export type Me = { id: string, 
/**
 * Empty until one is given.
 */
name: string, account: boolean, };

/**
 * One past ply and what it told the viewer.
 */
export type Ply = { n: number, seat: Seat, 
/**
 * Absent, and the text too, if the choice may be a secret of that seat.
 */
code?: number, text?: string, by: By, events: Array<Tagged>, 
/**
 * Of `plies` with a path to watch: what lies there after this ply, if it is not as before.
 */
seen?: unknown, };

/**
 * What a client reads.
 */
export type Refusal = { kind: string, reason: string, why?: Tagged, 
/**
 * Of `elsewhere`: the address of the server that has the table.
 */
at?: string, };

/**
 * A frozen match that may go on.
 */
export type Resume = { 
/**
 * Where it would go on; later plies are dropped.
 */
ply: number, 
/**
 * All of these must agree.
 */
players: number, agreed: number, 
/**
 * The viewer does.
 */
mine: boolean, };

/**
 * A chair at the table, counted from 0 clockwise.
 */
export type Seat = number;

/**
 * A seat as the table shows it.
 */
export type SeatInfo = { seat: number, who: Who, name?: string, bot?: string, mine?: boolean,
  online?: boolean, auto?: boolean, 
/**
 * Of an abandoned seat: what the others want for it.
 */
votes?: Array<Vote>, };

export type SeatInvite = { seat: number, token: string, };

export type SeatRange = { least: number, most: number, };

/**
 * A set of seats, one bit each.
 */
export type Seats = Array<number>;

/**
 * Somebody who had a seat until another one took it over.
 */
export type Sitter = { seat: number, 
/**
 * The last ply of their time.
 */
until: number, 
/**
 * Absent for a guest without one, and for who wished to be forgotten.
 */
name?: string, bot?: string, };

/**
 * Where a table stands, as it is shown.
 */
export type Standing = "open" | "running" | "over" | "frozen" | "closed";

/**
 * The end result: points and place of every seat (1 = first; shared places repeat). Opponents that
 * the rules play themselves are ranked after the seats.
 */
export type Standings = { scores: Array<number>, places: Array<number> };

export type Table = { id: string, game: string, rules: number, edition: string, options: Record<string,
  unknown>, status: Standing, public: boolean, host: string | null, created: number, changed: number,
  seats: Array<SeatInfo>, ply: number, to_move: Array<number>, mine: Array<number>, am_host: boolean,
  seed_hash: string, seed: string | null, 
/**
 * The server's part of the seed, when the match is over.
 */
secret: string | null, 
/**
 * The host has started, and the players' clients are asked to open their contributions.
 */
drawing: boolean, contributions: Array<Contribution>, standings: Standings | null, frozen: string | null, 
/**
 * Of a frozen match: where it could go on under these rules, and who agrees.
 */
resume?: Resume, 
/**
 * The ply after which it went on under other rules; what was before is not shown any more.
 */
resumed?: number, 
/**
 * Who had a seat before somebody else took it over, in the order of their time.
 */
before?: Array<Sitter>, 
/**
 * The seed was chosen or known beforehand: nothing here is a fair draw.
 */
practice?: boolean, 
/**
 * Everybody who plays here may ask for hints; otherwise only whoever plays against bots alone.
 */
hints?: boolean, 
/**
 * When it will be tidied away unless somebody plays on or keeps it; absent if that is far.
 */
tidied?: number, rematch: string | null, invite: Invites | null, };

/**
 * What a game tells in its own words (an event, a step, a reason): a bare word, or one word with what
 * belongs to it.
 */
export type Tagged = string | Record<string, unknown>;

export type ToClient = { "type": "table", table: Table, } | { "type": "position", match: string,
  ply: number, hash: string, viewer: number | null, mine: Array<number>, decision: Decision, legal: Array<Legal>,
  undo: number, back: boolean, view: unknown, plies: Array<Ply>, } | { "type": "messages",
  messages: Array<ChatMessage>, } | { "type": "done", id: number, ply: number, } | { "type": "why",
  id?: number, seat: number, text: string, legal: boolean, reason?: string, why?: Tagged, } | { "type": "history",
  id?: number, match: string, ply: number, of: number, hash: string, viewer: number | null,
  decision: Decision, view: unknown, plies: Array<Ply>, } | { "type": "plies", id?: number, of: number,
  plies: Array<Ply>, } | { "type": "error", id?: number, kind: string, reason: string, why?: Tagged,
  at?: string, } | { "type": "closing", reason: string, };

/**
 * What one person wants for an abandoned seat.
 */
export type Vote = { mine?: boolean, 
/**
 * Has a say; all of these must want the same. Others only wish for the seat.
 */
asked: boolean, 
/**
 * Absent until the vote is cast.
 */
wish?: Wish, 
/**
 * Empty for a guest without one.
 */
name: string, 
/**
 * The first seat of this person.
 */
seat?: number, };

/**
 * `Gone` was a person who left or was deleted.
 */
export type Who = "person" | "bot" | "open" | "gone";

/**
 * Who shall have the seat; it is asked for in the same words.
 */
export type Wish = { "by": "bot", bot: string, } | { "by": "user", user: string, 
/**
 * Empty for a guest without one.
 */
name: string, 
/**
 * The first seat of this person.
 */
seat?: number, };
