import type { GameEntry } from '..';
import { title } from './about.json';
import { levels, material, modules, variants } from './choices';
import { home } from './home';
import { autobahnWords } from './i18n';

export const entry: GameEntry = {
  title,
  home,
  cover: () => import('./Cover.svelte'),
  board: () => import('./Board.svelte'),
  words: autobahnWords,
  staging: () => import('./staging'),
  solo: levels,
  modules,
  material,
  variants,
  pages: {
    guide: () => import('./guide/Guide.svelte'),
    companion: () => import('./CompanionSetup.svelte'),
  },
};
