/** The board of a game that has no folder; its words, and the schemas by which it is told, are there before it. */
import { api } from '../../net/http';
import { boardWords } from '../i18n';
import { spoken } from '../later';
import { tellBy } from './schemas';

const load = spoken(() => import('./Plain.svelte'), boardWords);

export async function plainBoard(game: string) {
  const [board, schemas] = await Promise.all([load(), api.schemas(game)]);
  tellBy(schemas);
  return board;
}
