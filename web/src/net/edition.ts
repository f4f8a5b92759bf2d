/**
 * Everything printed on a game's board and cards, as the server plays it: its data files by name, asked
 * for by the fingerprint of their edition, so that a browser keeps them for good. They are there before
 * any part of a game's board is loaded, and a page knows one edition of a game.
 */
import { api } from './http';

export type Files = Record<string, unknown>;

const editions = new Map<string, { edition: string; files: Promise<Files> }>();
const files = new Map<string, Files>();

/** Brings the data of a game; false if the page has another edition of it and has to be loaded anew. */
export async function loadEdition(game: string, edition: string): Promise<boolean> {
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
