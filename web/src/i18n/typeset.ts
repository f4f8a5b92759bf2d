import type { Language } from './index.svelte';

const JOINED = '\u00a0';

/** What belongs together stays on one line: an amount and its unit; in Polish a word of one letter and the next. */
export function typeset(language: Language, text: string): string {
  const amounts = text.replace(/(?<=[}\d]) (?=DM\b)|(?<=\bDM) (?=[{\d])/g, JOINED);
  return language === 'pl'
    ? amounts.replace(/(?<=[ („])([aiouwz]) (?=\S)/gi, `$1${JOINED}`)
    : amounts;
}
