import type { GameEntry } from '..';
import type { Lesson } from '../../board/coach/lesson';
import { spoken } from '../../board/later';
import { title } from './about.json';
import { home } from './home';
import { automobileWords } from './i18n';
import { guideWords } from './i18n/guide';

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
  lesson: {
    hash: '34ec81dbdaf9148567dc4254f93852d34f96e78ddd4bd04c1c8a1641a0883b2b',
    load: () => import('./lesson.json') as unknown as Promise<{ default: Lesson }>,
  },
  pages: { guide: spoken(() => import('./guide/Guide.svelte'), guideWords) },
};
