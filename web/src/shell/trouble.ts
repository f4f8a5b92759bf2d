import { t } from '../i18n/index.svelte';
import { Refused } from '../net/http';

/** What went wrong, in the reader's language. */
export const troubleOf = (error: unknown): string =>
  t(`error-${error instanceof Refused ? error.refusal.kind : 'internal'}`);
