/** From the first choice of a match to its result: one measure, and one bar, for both (`data-match`). */
export function measure(match: () => boolean) {
  const on = $derived(match());
  $effect(() => {
    if (!on) return;
    document.documentElement.dataset.match = '';
    return () => delete document.documentElement.dataset.match;
  });
}

/** While a page of a game is open, its own colours hold: `data-game` on the root. */
export function dress(game: () => string | undefined) {
  $effect(() => {
    const id = game();
    if (id === undefined) return;
    document.documentElement.dataset.game = id;
    return () => delete document.documentElement.dataset.game;
  });
}
