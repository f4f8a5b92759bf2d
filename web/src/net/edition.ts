/**
 * Everything printed on a game's board and cards, as the server plays it: its data files by name, asked
 * for by the fingerprint of their edition, so that a browser keeps them for good. They are there before
 * any part of a game's board is loaded, and a page knows one edition of a game.
 */
import { api, Refused } from './http';

export type Files = Record<string, unknown>;

const editions = new Map<string, { edition: string; files: Promise<Files> }>();
const files = new Map<string, Files>();

async function presentEdition(game: string): Promise<string> {
  const { games } = await api.games();
  const edition = games.find((it) => it.id === game)?.edition;
  if (edition === undefined) throw new Refused({ kind: 'not_found', reason: 'no such game' });
  return edition;
}

/**
 * Brings the data of a game, as a table has it or else as it is played now; false if the page has those of
 * another edition, because the server was started anew or the table was begun before an update, and has to
 * be loaded again.
 */
export async function loadEdition(game: string, ofTable?: string): Promise<boolean> {
  const edition = ofTable ?? (await presentEdition(game));
  const known = editions.get(game);
  if (known && known.edition !== edition) return false;
  const asked = known?.files ?? api.data(game, edition);
  editions.set(game, { edition, files: asked });
  try {
    files.set(game, await asked);
    return true;
  } catch (error) {
    // The next one who needs it shall try again.
    editions.delete(game);
    throw error;
  }
}

/** For tests, which read the files where they lie. */
export const setEdition = (game: string, data: Files) => files.set(game, data);

export function dataOf<F>(game: string): F {
  const found = files.get(game);
  if (!found) throw new Error(`the data of ${game} is not there yet`);
  return found as F;
}

/** The rows of a file by their ids: whoever names one has it from the same edition. */
export function byId<T extends { id: string }>(rows: T[]): (id: string) => T {
  const all = new Map<string, T>(rows.map((row) => [row.id, row]));
  return (id) => {
    const it = all.get(id);
    if (it === undefined) throw new Error(`no such thing: ${id}`);
    return it;
  };
}
