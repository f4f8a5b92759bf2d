/**
 * What a table is played on: the board of its game with the game's words, and how events are staged there. It
 * is fetched when the game is known, and asked for again whenever there is a connection again, because the
 * server may play another edition then.
 */
import { untrack } from 'svelte';
import { GAMES, type AnyBoard } from '../games';
import { words } from '../i18n/index.svelte';
import { loadEdition } from '../net/edition';
import { Refused } from '../net/http';
import type { Live } from '../net/live.svelte';
import type { AnyStaging, Playback } from './playback.svelte';

export class Setting {
  Board = $state.raw<AnyBoard | null>(null);
  /** A file of it did not come. */
  missing = $state(false);

  constructor(
    readonly live: Live,
    readonly playback: Playback,
    onRefused: (error: Refused) => void,
  ) {
    const kind = $derived(live.table?.game);
    const edition = $derived(live.table?.edition);
    $effect(() => {
      if (kind === undefined || edition === undefined || !live.connected) return;
      this.load().catch((error: unknown) => {
        // Whoever has a board can do without being told.
        if (untrack(() => this.Board) !== null) return;
        if (error instanceof Refused) onRefused(error);
        else this.missing = true;
      });
    });
  }

  load = async () => {
    const { game: id, edition } = untrack(() => this.live.table!);
    const game = GAMES.get(id);
    if (!game) return this.#show(import('../board/plain').then((it) => it.plainBoard(id)));
    if (!(await loadEdition(id, edition))) return location.reload();
    await this.#show(game.board(), words.add(game.words), game.staging());
  };

  async #show(
    board: Promise<{ default: AnyBoard }>,
    spoken?: Promise<void>,
    played?: Promise<{ staging: AnyStaging }>,
  ) {
    const [module, staged] = await Promise.all([board, played, spoken]);
    this.Board = module.default;
    this.missing = false;
    this.playback.staging = staged?.staging ?? null;
  }
}
