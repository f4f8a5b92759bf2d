import type { GameEntry } from '..';
import type { Lesson } from '../../board/coach/lesson';
import { spoken } from '../../board/later';
import { title } from './about.json';
import { home } from './home';
import { trainrushWords } from './i18n';
import { guideWords } from './i18n/guide';

export const entry: GameEntry = {
  title,
  home,
  cover: () => import('./Cover.svelte'),
  credits: () => import('./credits'),
  board: () => import('./Board.svelte'),
  words: trainrushWords,
  staging: () => import('./staging'),
  modules: ['random_heroes', 'appendix_cards', 'no_warehouse_after_station'],
  material: ['track_bonus_only_on_stop'],
  variants: {},
  lesson: {
    hash: 'a9ea91bfe006c99cc613b23aa4ccf9da78b570df89fd4f805e4273da01cc527b',
    load: () => import('./lesson.json') as unknown as Promise<{ default: Lesson }>,
  },
  pages: { guide: spoken(() => import('./guide/Guide.svelte'), guideWords) },
};
