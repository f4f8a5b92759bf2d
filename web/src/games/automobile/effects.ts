/** What an action brings at once, in words: shown before it is chosen. Figures come from the view. */
import type { SeatName } from '../../board/log';
import { bodyOf, kindOf } from '../../board/tagged';
import type { Act, Engineer, Preference, Step, Tile, View } from '../../types/automobile';
import { awarded, bringsOf, lastBay } from './brings';
import { awardOf, chipValue, tileOf } from './data';
import { t } from './i18n';
import * as word from './words';

const meOf = (view: View) => view.players[view.viewer ?? view.current]!;

function taken(id: Tile, view: View, name: SeatName): string[] {
  const me = meOf(view);
  const it = view.projections.find((row) => row.tile === id);
  const gives = tileOf(id).acts.map((act) =>
    word.sentence(`${word.act(act)}: ${word.list(bringsOf(act, id, me, view))}`),
  );
  if (!it) return gives;
  const swept = it.swept.length
    ? [t('then-swept', { tiles: word.list(it.swept.map(word.tile)) })]
    : [];
  const next =
    it.next === me.seat
      ? [word.sentence(t('wait-none'))]
      : [t('then-next', { name: name(it.next) }), word.sentence(word.wait(it.least, it.most))];
  return [...gives, ...next, ...swept];
}

function merchant(id: Preference, view: View, name: SeatName): string[] {
  const stack = view.stacks.find((it) => it.preference === id);
  const call = view.calls.find((it) => it.preference === id)?.bought;
  const alike = view.merchants.filter((it) => it.preference === id).length;
  return [
    t('then-chips', { n: stack?.points ?? 0 }),
    ...awarded(view, 'merchant', alike + 1 >= awardOf('merchant').need),
    call ? t('then-buys', { name: name(call.seat), price: call.price }) : t('then-buys-none'),
  ];
}

/** What a price would bring: from the offers of the car that is being placed. */
function price(n: number, view: View): string[] {
  const offer = view.offers.find((it) => it.price === n);
  if (!offer) return [];
  const sale = offer.forecast.sales.find((it) => it.bought?.car === offer.car);
  return [
    sale?.bought
      ? t('then-sold', { n: sale.merchant, points: sale.bought.points })
      : t('then-unsold'),
    ...(lastBay(view) ? [t('then-round')] : []),
  ];
}

export function effectOf(
  text: string,
  view: View,
  name: SeatName,
  step: Step | null = null,
): string {
  const [verb = '', a = '', b = ''] = text.split(' ');
  const me = meOf(view);
  const kind = step === null ? '' : kindOf(step);
  const parts = (): string[] => {
    switch (verb) {
      case 'start':
        return [t('rule-start')];
      case 'take':
        return taken(a, view, name);
      case 'do':
        return kind === 'parts' ? [] : bringsOf(a as Act, view.tile, me, view).map(word.sentence);
      case 'card':
      case 'activate':
        return [word.cardRule(a)];
      case 'install':
        return [
          t('then-motor', { from: me.motor }),
          ...(me.engineers.includes('bugatti') ? [t('then-bugatti')] : []),
        ];
      case 'clear':
        return [
          word.sentence(
            t('then-clear', { part: word.part({ kind: a as 'body', value: Number(b) }) }),
          ),
        ];
      case 'merchant':
        return merchant(a as Preference, view, name);
      case 'remove': {
        const n = kind === 'remove' ? Number(bodyOf(step!)) : 0;
        return [t('then-points', { n })];
      }
      case 'sell':
        return [t('then-points', { n: Number(b) })];
      case 'drive':
        return [t('then-drive', { n: me.lands[0] })];
      case 'daimler':
        return [t('merchant-chip', { n: chipValue({ engineer: 'daimler', number: Number(a) }) })];
      case 'diesel':
        return [word.engineerRule('diesel')];
      case 'boost':
        return [word.engineerRule(a as Engineer), t('rule-chips')];
      case 'workers':
        return [t('then-left', { n: me.canteen - Number(a) })];
      case 'price':
        return price(Number(a), view);
      case 'body':
        return kind === 'change' ? [] : [t('rule-bay')];
      case 'end':
        return [t('then-end')];
      default:
        return [];
    }
  };
  return parts().join(' ');
}
