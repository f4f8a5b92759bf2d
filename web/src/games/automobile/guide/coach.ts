import type { Teaching } from '../../../board/coach/lesson';
import type { Kind } from '../../../board/tagged';
import type { Step } from '../../../types/automobile';
import { t } from '../i18n/guide';
import { howto } from './pages';

/** The page of the guide that says what a decision is about; otherwise that on turns. */
const PAGES_ON: Partial<Record<Kind<Step>, number>> = {
  act: 3,
  research: 4,
  activate: 4,
  fit: 5,
  parts: 5,
  car: 6,
  engine: 6,
  boost: 6,
  workers: 6,
  price: 7,
  merchant: 7,
  benz: 7,
  drive: 8,
};

const teaching: Teaching<Kind<Step>> = {
  tell: (key) => t(`coach-${key}`),
  howto,
  pageOn: (step) => PAGES_ON[step],
};
export default teaching;
