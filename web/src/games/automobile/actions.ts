/** What can be done, in words. */
import type { Args } from '../../i18n/index.svelte';
import { kindOf } from '../../board/tagged';
import type { Act, Engineer, Preference, Step, View } from '../../types/automobile';
import { chipValue } from './data';
import { t } from './i18n';
import * as word from './words';

const FEATURES = ['body', 'engine', 'workers', 'price'];

/** A legal action of a step in words. */
export function action(text: string, view: View, step: Step | null = null): string {
  const [verb = '', a = '', b = ''] = text.split(' ');
  const kind = step === null ? '' : kindOf(step);
  const priceOf = (car: string) => view.market[Number(car) - 1]?.price ?? 0;
  const part = () => ({
    part: word.part({ kind: a as 'body' | 'engine', value: Number(b) }),
  });
  const args: Record<string, () => Args> = {
    start: () => ({ tile: word.start(a) }),
    take: () => ({ tile: word.tile(a) }),
    do: () => ({ act: word.act(a as Act) }),
    card: () => ({ card: word.card(a) }),
    activate: () => ({ card: word.card(a) }),
    clear: part,
    sell: part,
    merchant: () => ({ preference: word.preference(a as Preference) }),
    remove: () => ({ price: priceOf(a) }),
    diesel: () => ({ price: priceOf(a) }),
    daimler: () => ({
      n: chipValue({ engineer: 'daimler', number: Number(a) }),
      merchant: Number(b),
    }),
    boost: () => ({
      engineer: word.surname(a as Engineer),
      n: chipValue({ engineer: a as Engineer, number: Number(b) }),
    }),
    body: () => ({ n: Number(a) }),
    engine: () => ({ n: Number(a) }),
    workers: () => ({ n: Number(a) }),
    price: () => ({ n: Number(a) }),
  };
  if (verb === 'skip') return kind === '' ? t('skip-drive') : t(`skip-${kind}`);
  if (verb === 'do' && kind === 'parts') return t(`act-first-${a}`);
  if (kind === 'change' && FEATURES.includes(verb)) return t(`change-${verb}`, args[verb]!());
  return t(`act-${verb}`, args[verb]?.());
}
