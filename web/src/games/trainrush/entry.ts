import type { GameEntry } from '..';
import { title } from './about.json';
import { home } from './home';
import { trainrushWords } from './i18n';

export const entry: GameEntry = {
  title,
  home,
  cover: () => import('./Cover.svelte'),
  board: () => import('./Board.svelte'),
  words: trainrushWords,
  staging: () => import('./staging'),
  modules: ['random_heroes', 'appendix_cards', 'no_warehouse_after_station'],
  material: ['track_bonus_only_on_stop'],
  variants: {},
  pages: { guide: () => import('./guide/Guide.svelte') },
};
