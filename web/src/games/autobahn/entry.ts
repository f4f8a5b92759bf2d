import type { GameEntry } from '..';
import type { Lesson } from '../../board/coach/lesson';
import { spoken } from '../../board/later';
import { title } from './about.json';
import { levels, material, modules, variants } from './choices';
import { home } from './home';
import { autobahnWords } from './i18n';
import { autobotWords } from './i18n/autobot';
import { guideWords } from './i18n/guide';

export const entry: GameEntry = {
  title,
  home,
  cover: () => import('./Cover.svelte'),
  credits: () => import('./credits'),
  board: () => import('./Board.svelte'),
  words: autobahnWords,
  staging: () => import('./staging'),
  solo: levels,
  modules,
  material,
  variants,
  lesson: {
    hash: 'ac260b23cf3e47d011dc38501de4fc3239b6935c5cc125b9a6a5a2df8d79c002',
    load: () => import('./lesson.json') as unknown as Promise<{ default: Lesson }>,
  },
  pages: {
    guide: spoken(() => import('./guide/Guide.svelte'), guideWords),
    companion: spoken(() => import('./CompanionSetup.svelte'), autobotWords),
  },
};
