import type { Part } from '../../i18n/index.svelte';

/** What somebody did for a game, as its rulebook or box says. */
export type Role =
  | 'design'
  | 'development'
  | 'editing'
  | 'art'
  | 'layout'
  | 'production'
  | 'pieces'
  | 'rulebook'
  | 'polish'
  | 'testing'
  | 'publisher';

/** A game's own part of the page: names as its makers spell them, and words for the rest. */
export interface Credits {
  makers: [Role, string[]][];
  /** `credits-about`: which edition this is; `credits-doubt`: what of it is most likely to be wrong. */
  words: Part;
}
