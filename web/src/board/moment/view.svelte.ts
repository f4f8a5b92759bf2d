import type { AnyModel } from '../model.svelte';
import type { Scene } from './scene';

/** The position at the end of a scene: the present one, or one of the past, which has to be asked for. */
export function viewAtEnd(board: AnyModel, scene: () => Scene): { readonly view: unknown } {
  let then = $state.raw<{ at: number; view: unknown } | null>(null);
  const now = $derived((board.plies.at(-1)?.n ?? 0) <= scene().until);
  $effect(() => {
    const at = scene().until;
    if (!now && then?.at !== at)
      void board.viewAt(at).then((view: unknown) => {
        if (view) then = { at, view };
      });
  });
  return {
    get view(): unknown {
      return now ? (board.view as unknown) : then?.view;
    },
  };
}
