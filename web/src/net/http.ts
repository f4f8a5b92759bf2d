import type { Schemas } from '../board/plain/schema';
import type { Hint, Line, Prospect, Said } from '../board/advice';
import type { Catalogue, Invites, Me, Refusal, Table, Wish } from '../types/table';

/** The server said no; `refusal.kind` is for programs, the page words it. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.reason);
  }
}

async function send(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  const request: RequestInit = { method, credentials: 'same-origin', ...(signal && { signal }) };
  if (body !== undefined) {
    request.headers = { 'Content-Type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new Refused({ kind: 'offline', reason: 'no connection' });
  }
  if (response.ok) return response;
  const refusal = (await response.json().catch(() => null)) as Refusal | null;
  throw new Refused(refusal ?? { kind: 'internal', reason: response.statusText });
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export type SeatWish = 'me' | 'open' | 'hotseat' | { hotseat: string } | { bot: string };

/** What is decided about a table beside the game. */
export interface House {
  /** Listed, and open to everybody. */
  public?: boolean;
  /** Everybody may ask for hints, though people play against each other. */
  hints?: boolean;
  start?: boolean;
  /** Mine to the seed, for a table that starts at once. */
  commitment?: string;
}

/** A private table is there for those who have a link. */
const invited = (path: string, invite: string | null) =>
  invite ? `${path}?${new URLSearchParams({ invite })}` : path;

export const api = {
  games: () => ask<Catalogue>('GET', '/api/games'),
  /** Everything printed on a game's board and cards, by the fingerprint of its edition. */
  data: (game: string, edition: string) =>
    ask<Record<string, unknown>>('GET', `/api/games/${game}/data/${edition}`),
  /** What a game's messages look like and mean, and the options among them. */
  schemas: (game: string) => ask<Schemas>('GET', `/api/games/${game}/schemas`),
  /** Who I am; a visitor becomes a guest without a name. */
  me: () => ask<Me>('PUT', '/api/me'),
  /** Without a name, others see a guest. */
  rename: (name: string) => ask<Me>('POST', '/api/me', name ? { name } : {}),
  /** Makes the guest an account, so that it can be used from several devices. */
  claim: (login: string, password: string) =>
    ask<Me>('POST', '/api/me/account', { login, password }),
  login: (login: string, password: string) => ask<Me>('POST', '/api/login', { login, password }),
  logout: () => ask<void>('POST', '/api/logout', {}),
  logoutEverywhere: () => ask<void>('POST', '/api/logout/everywhere', {}),
  /** Everything about me disappears. */
  forget: () => ask<void>('DELETE', '/api/me'),
  tables: (which: 'open' | 'mine' | 'running') =>
    ask<{ tables: Table[] }>('GET', `/api/tables?${which}=true`).then((it) => it.tables),
  create: (game: string, seats: SeatWish[], options: Record<string, unknown>, house: House) =>
    ask<Table>('POST', '/api/tables', {
      game,
      // A game may have none at all.
      ...(Object.keys(options).length && { options }),
      seats,
      ...house,
    }),
  /** For one person and bots, with chosen luck; bots follow the line while the match does. */
  practice: (
    game: string,
    seats: SeatWish[],
    options: Record<string, unknown>,
    practice: { seed: string; line: number[] },
  ) => ask<Table>('POST', '/api/tables', { game, options, seats, start: true, practice }),
  table: (id: string, invite: string | null) =>
    ask<Table>('GET', invited(`/api/tables/${id}`, invite)),
  /** Where the record of a finished match lies. */
  record: (id: string, invite: string | null) => invited(`/api/tables/${id}/record`, invite),
  recordText: async (id: string, invite: string | null) =>
    (await send('GET', api.record(id, invite))).text(),
  invites: (id: string) => ask<Invites>('GET', `/api/tables/${id}/invites`),
  seat: (id: string, seat: number, wish: SeatWish) =>
    ask<Table>('PUT', `/api/tables/${id}/seats/${seat}`, wish),
  invited: (token: string) => ask<Table>('GET', `/api/invites/${token}`),
  accept: (token: string) => ask<Table>('POST', `/api/invites/${token}`, {}),
  join: (id: string) => ask<Table>('POST', `/api/tables/${id}/join`, {}),
  leave: (id: string) => ask<Table>('POST', `/api/tables/${id}/leave`, {}),
  /** Gives a table up that has not started. */
  close: (id: string) => ask<void>('DELETE', `/api/tables/${id}`),
  /** My part in the seed: the commitment to it before the start, the value after it. */
  contribute: (id: string, part: { commitment: string } | { value: string }) =>
    ask<Table>('POST', `/api/tables/${id}/contribution`, part),
  start: (id: string) => ask<Table>('POST', `/api/tables/${id}/start`, {}),
  /** A new table from a position of a finished match: me in one seat, bots in the others. */
  branch: (id: string, ply: number, seat: number, bot: string) =>
    ask<Table>('POST', `/api/tables/${id}/branch`, { ply, seat, bot }),
  /** A vote on who shall have an abandoned seat. */
  takeover: (id: string, seat: number, wish: Wish | { by: 'me' }) =>
    ask<Table>('POST', `/api/tables/${id}/seats/${seat}/takeover`, wish),
  /** A table that would be tidied away shall stay. */
  keep: (id: string) => ask<Table>('POST', `/api/tables/${id}/keep`, {}),
  /** Where all lies that I may take along of a table. */
  export: (id: string) => `/api/tables/${id}/export`,
  resume: (id: string) => ask<Table>('POST', `/api/tables/${id}/resume`, {}),
  /** The best turns of an own seat in the position after `ply`. */
  hint: async (id: string, seat: number, ply: number, signal: AbortSignal) =>
    (await (
      await send('GET', `/api/tables/${id}/hint?seat=${seat}&ply=${ply}`, undefined, signal)
    ).json()) as Hint,
  /** What everybody may expect in the position after `ply`. */
  outlook: async (id: string, invite: string | null, ply: number, signal: AbortSignal) => {
    const query = new URLSearchParams({ ply: String(ply), ...(invite ? { invite } : {}) });
    const response = await send('GET', `/api/tables/${id}/outlook?${query}`, undefined, signal);
    return ((await response.json()) as { outlooks: Prospect[] }).outlooks;
  },
  /** Other actions of a seat than those that were played after `ply`, as far as they can be played. */
  line: (
    id: string,
    invite: string | null,
    ply: number,
    seat: number,
    codes: number[],
    viewer: number | null,
  ) => {
    const query = new URLSearchParams({
      ply: String(ply),
      seat: String(seat),
      codes: codes.join(),
      ...(viewer === null ? {} : { viewer: String(viewer) }),
      ...(invite ? { invite } : {}),
    });
    return ask<Line>('GET', `/api/tables/${id}/line?${query}`);
  },
  /** Reads the review of a finished match while it is made. */
  async review(
    id: string,
    invite: string | null,
    tell: (line: Said) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const response = await send(
      'GET',
      invited(`/api/tables/${id}/review`, invite),
      undefined,
      signal,
    );
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    for (let rest = ''; ;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + value).split('\n');
      rest = lines.pop()!;
      for (const line of lines) tell(JSON.parse(line) as Said);
    }
  },
  rematch: (id: string) => ask<Table>('POST', `/api/tables/${id}/rematch`, {}),
};
