import { t } from '../i18n/index.svelte';
import { Refused } from '../net/http';

/** What went wrong, in the reader's language: the server refused it, or a file of the page did not come. */
export const troubleOf = (error: unknown): string =>
  t(error instanceof Refused ? `error-${error.refusal.kind}` : 'part-missing');
