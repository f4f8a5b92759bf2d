import type { HowTo } from '../../../board/howto';
import { t } from '../i18n/guide';

/** One page for each `howto-title-N`. */
export const PAGES = 11;

export const howto = (n: number): HowTo => ({
  title: t(`howto-title-${n}`),
  text: t(`howto-text-${n}`),
  note: t(`guide-note-${n}`),
});
