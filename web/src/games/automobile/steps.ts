/** What is to be decided, and what waits behind it. */
import { answers, type Kind } from '../../board/tagged';
import type { Step, View } from '../../types/automobile';
import { lastBay } from './brings';
import { t } from './i18n';
import * as word from './words';

const asked = (kind: Kind<Step>) => () => t(`step-${kind}`);
/** It runs by itself. */
const unasked = () => '';

/** What is to be decided, as one line. */
export const prompt = answers<Step, [view: View, legal: { text: string }[]], string>(
  {
    start: asked('start'),
    tile: asked('tile'),
    act: asked('act'),
    research: asked('research'),
    activate: asked('activate'),
    fit: (part) => t('step-fit', { part: word.part(part) }),
    parts: asked('parts'),
    merchant: asked('merchant'),
    remove: (n) => t('step-remove', { n }),
    sell: asked('sell'),
    drive: asked('drive'),
    car: asked('car'),
    engine: ({ body }) => t('step-engine', { body }),
    boost: asked('boost'),
    workers: asked('workers'),
    price: asked('price'),
    change: (car, view) => t('step-change', { price: view.market[car - 1]?.price ?? 0 }),
    benz: asked('benz'),
    hire: unasked,
    discard: unasked,
    tile_done: unasked,
    turn_done: unasked,
    score: unasked,
    prepare: unasked,
    over: unasked,
  },
  '',
);

/** The usual course of a turn: nobody has to be told. */
const usual = () => null;

/** What a step that waits on the stack still owes. */
const owes = answers<Step, [], string | null>(
  {
    start: usual,
    tile: usual,
    act: usual,
    research: () => t('owed-research'),
    activate: () => t('owed-activate'),
    fit: (part) => t('owed-fit', { part: word.part(part) }),
    parts: usual,
    merchant: usual,
    remove: usual,
    sell: usual,
    drive: usual,
    car: usual,
    engine: usual,
    boost: usual,
    workers: usual,
    price: usual,
    change: usual,
    benz: usual,
    hire: (n) => (n === 0 ? null : t('owed-hire', { n })),
    discard: usual,
    tile_done: usual,
    turn_done: usual,
    score: usual,
    prepare: usual,
    over: usual,
  },
  null,
);

/** What a chain of effects still owes after the choice that is being made, the next first. */
export const owed = (view: View, seat: number): string[] =>
  view.pending.flatMap((frame) => (frame.seat === seat ? (owes(frame.step) ?? []) : []));

/** What ends the round soon, or that it has ended. */
export function note(view: View): { text: string; urgent: boolean } | undefined {
  if (view.pending.some((it) => it.step === 'score'))
    return { text: t('note-scoring'), urgent: false };
  if (lastBay(view)) return { text: t('note-car'), urgent: true };
  const full = view.merchants.length >= view.merchant_places;
  return full && view.marker === 1 ? { text: t('note-bell'), urgent: true } : undefined;
}
