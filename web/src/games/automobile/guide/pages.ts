import type { HowTo } from '../../../board/howto';
import { awards } from '../data';
import { t } from '../i18n/guide';

/** One page for each `howto-title-N`. */
export const PAGES = 10;

export const howto = (n: number): HowTo => ({
  title: t(`howto-title-${n}`),
  text: t(`howto-text-${n}`, {
    least: Math.min(...awards.map((it) => it.points)),
    most: Math.max(...awards.map((it) => it.points)),
  }),
  note: t(`guide-note-${n}`),
});
