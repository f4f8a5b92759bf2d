/** While a page of a game is open, its own colours hold: `data-game` on the root. */
export function dress(game: () => string | undefined) {
  $effect(() => {
    const id = game();
    if (id === undefined) return;
    document.documentElement.dataset.game = id;
    return () => delete document.documentElement.dataset.game;
  });
}
