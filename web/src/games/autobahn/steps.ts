/** What is to be decided, and what waits behind it. */
import { answers, type Kind } from '../../board/tagged';
import type { Step, View } from '../../types/autobahn';
import { t } from './i18n';
import * as word from './words';

const asked = (kind: Kind<Step>) => () => t(`step-${kind}`);
/** It runs by itself. */
const unasked = () => '';

/** What is to be decided, as one line. */
export const prompt = answers<Step, [view: View, legal: { text: string }[]], string>(
  {
    route: asked('route'),
    claim: asked('claim'),
    act: (_, { turn }, legal) => {
      if (turn.acted) return t('step-act-more');
      if (turn.card === null) {
        const open = ['refresh', 'fund'].filter((way) => legal.some((it) => it.text === way));
        return t('step-act-start', { ways: open.join('-') });
      }
      return t('step-act-main', {
        space: word.space(turn.space ?? 'build'),
        colours: word.colours(turn.colours),
      });
    },
    space: (id) => t('step-space', { card: word.theCard(id) }),
    trucks: (_, __, legal) => t(legal.length === 1 ? 'step-trucks-none' : 'step-trucks'),
    moving: ({ truck, left }) => t('step-moving', { n: truck + 1, left }),
    bonus_move: ({ steps }) => t('step-bonus_move', { steps }),
    extra_step: asked('extra_step'),
    station_bonus: (it) => t('step-station_bonus', { link: word.link(it.link) }),
    pick_tile: (id) => t('step-pick_tile', { country: word.country(id) }),
    build: asked('build'),
    pair: asked('pair'),
    upgrade: asked('upgrade'),
    load: asked('load'),
    station: asked('station'),
    unlock: asked('unlock'),
    unlock_extra: asked('unlock_extra'),
    promote: asked('promote'),
    gain: asked('gain'),
    discard: asked('discard'),
    replace: asked('replace'),
    swap: asked('swap'),
    swap_for: asked('swap_for'),
    recolour: asked('recolour'),
    slide: asked('slide'),
    slide_to: asked('slide_to'),
    flip: asked('flip'),
    remove: asked('remove'),
    traffic: asked('traffic'),
    service: asked('service'),
    companion: asked('companion'),
    board: asked('board'),
    reveal: asked('reveal'),
    pay_employee: (it) => t('step-pay_employee', { price: it.price, road: word.road(it.colour) }),
    employee: unasked,
    develop: unasked,
    autobot: unasked,
    check_route: unasked,
    next_era: unasked,
    over: unasked,
  },
  '',
);

const waits =
  (kind: Kind<Step>) =>
  (it: unknown): string =>
    t(`owed-${kind}`, typeof it === 'number' ? { n: it } : {});
/** The usual course of a turn, or the opponent's: nobody has to be told. */
const usual = () => null;

/** What a step that waits on the stack still owes. */
const owes = answers<Step, [], string | null>(
  {
    route: usual,
    claim: usual,
    act: usual,
    space: waits('space'),
    trucks: usual,
    moving: ({ truck: n, left }) =>
      left === 0 ? null : t('owed-moving', { truck: word.truck(n + 1), n: left }),
    bonus_move: ({ steps }) => t('owed-bonus_move', { n: steps }),
    extra_step: ({ steps }) => t('owed-extra_step', { n: steps }),
    station_bonus: (it) => t('owed-station_bonus', { link: word.link(it.link) }),
    pick_tile: (id) => t('owed-pick_tile', { country: word.country(id) }),
    build: waits('build'),
    pair: waits('pair'),
    upgrade: waits('upgrade'),
    load: ({ steps }) => t('owed-load', { n: steps }),
    station: waits('station'),
    unlock: waits('unlock'),
    unlock_extra: waits('unlock_extra'),
    promote: waits('promote'),
    gain: waits('gain'),
    discard: waits('discard'),
    replace: waits('replace'),
    swap: waits('swap'),
    swap_for: waits('swap_for'),
    recolour: waits('recolour'),
    slide: waits('slide'),
    slide_to: waits('slide_to'),
    flip: waits('flip'),
    remove: waits('remove'),
    traffic: waits('traffic'),
    service: waits('service'),
    companion: usual,
    board: usual,
    reveal: usual,
    pay_employee: ({ colour, price }) => t('owed-pay_employee', { road: word.road(colour), price }),
    employee: (colour) => t('owed-employee', { road: word.road(colour) }),
    develop: waits('develop'),
    autobot: usual,
    check_route: usual,
    next_era: usual,
    over: usual,
  },
  null,
);

/** What a chain of effects still owes after the choice that is being made, the next first. */
export const owed = (view: View, seat: number): string[] =>
  view.pending.flatMap((frame) => (frame.seat === seat ? (owes(frame.step) ?? []) : []));

/** The era is being closed and what is decided now belongs to its administration phase, or it will soon be. */
export function note(view: View): { text: string; urgent: boolean } | undefined {
  if (view.pending.some((it) => it.step === 'next_era'))
    return { text: t('turn-era', { n: view.era }), urgent: false };
  return view.last_turns === null ? undefined : { text: t('turn-last'), urgent: true };
}
