import type { GameEntry } from '..';
import { title } from './about.json';
import { home } from './home';
import { automobileWords } from './i18n';

export const entry: GameEntry = {
  title,
  home,
  cover: () => import('./Cover.svelte'),
  credits: () => import('./credits'),
  board: () => import('./Board.svelte'),
  words: automobileWords,
  staging: () => import('./staging'),
  modules: ['bonus_tiles', 'open_scores'],
  material: [],
  variants: {},
  pages: { guide: () => import('./guide/Guide.svelte') },
};
