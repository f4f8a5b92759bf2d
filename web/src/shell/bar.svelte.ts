import type { Snippet } from 'svelte';

/** What the page that is open puts into the bar, beside the settings: it is in one place on every screen. */
class Bar {
  tools = $state.raw<Snippet | null>(null);

  /** For the page that calls it, as long as it is open. */
  hold(tools: () => Snippet | null) {
    $effect(() => {
      this.tools = tools();
      return () => (this.tools = null);
    });
  }
}

export const bar = new Bar();
