/** Where all pieces of a position lie, for those that travel. The names are those of `data-piece` and `data-place`. */
import { Layout, type Stock } from '../../board/moves';
import type { Car, Part, PlayerView, View } from '../../types/automobile';
import { stations } from './data';
import { keyOf } from './ring';

export const partPiece = ({ kind, value }: Part) => `part:${kind}:${value}`;

export function layoutOf(view: View, back: number): Layout {
  const layout = new Layout();
  view.chain.forEach((it, i) => layout.put(keyOf(it), `line/${(back + i) % stations}`));
  if (view.tile !== null) layout.put(`tile:${view.tile}`, 'line/hand');
  for (const id of view.starts) layout.put(`start:${id}`, 'line/starts');
  for (const id of view.research) layout.put(`card:${id}`, 'offer');
  for (const price of view.prices) layout.put(`price:${price}`, 'prices');
  for (const it of view.stacks)
    layout.put(`merchant:${it.preference}`, `stack/${it.preference}`, it.left);
  view.merchants.forEach((it, i) => {
    layout.put(`merchant:${it.preference}`, `merchants/${i + 1}`);
    if (it.daimler !== null) layout.put(`chip:daimler:${it.daimler}`, `merchants/${i + 1}`);
  });
  layout.put('bell', `bell/${view.marker}`);
  view.market.forEach((car, i) => {
    if (car) onMarket(car, `market/${i + 1}`, layout);
  });
  for (const it of view.awards)
    layout.put(`award:${it.award}`, it.seat === null ? 'awards' : `${it.seat}/points`);
  for (const player of view.players) ownedBy(player, layout);
  return layout;
}

function onMarket(car: Car, place: string, layout: Layout) {
  layout.put(partPiece({ kind: 'body', value: car.body }), place);
  layout.put(partPiece({ kind: 'engine', value: car.engine }), place);
  layout.put(`worker:${car.owner}`, place, car.workers);
  layout.put(`price:${car.price}`, place);
  if (car.boost) layout.put(`chip:${car.boost.engineer}:${car.boost.number}`, place);
}

function ownedBy(player: PlayerView, layout: Layout) {
  const { seat } = player;
  player.workshops.forEach((it, i) => {
    if (it) layout.put(partPiece(it), `${seat}/workshop/${i + 1}`);
  });
  layout.put(`worker:${seat}`, `${seat}/canteen`, player.canteen);
  layout.put(`worker:${seat}`, `${seat}/supply`, player.supply);
  for (const id of player.active) {
    layout.put(`worker:${seat}`, `${seat}/card/${id}`);
    layout.put(`card:${id}`, `${seat}/card/${id}`);
  }
  for (const id of player.inactive) layout.put(`card:${id}`, `${seat}/card/${id}`);
  for (const id of player.engineers) layout.put(`card:${id}`, `${seat}/engineer/${id}`);
  for (const it of player.chips)
    layout.put(`chip:${it.engineer}:${it.number}`, `${seat}/engineer/${it.engineer}`);
  layout.put(`racer:${seat}`, player.space === 0 ? `race/pit/${seat}` : `race/${player.space}`);
  if (player.start) layout.put(`start:${player.start}`, `${seat}/start`);
}

/** Where pieces lie that nobody has, or come from if nobody had them. */
export const stockOf =
  (view: View): Stock =>
  (piece) => {
    const [kind, of] = piece.split(':') as [string, string | undefined];
    switch (kind) {
      case 'card':
        return 'offer/pile';
      case 'part':
        return 'line/hand';
      case 'price':
        return 'prices';
      case 'tile':
        return 'line/hand';
      case 'merchant':
        return `stack/${of}`;
      case 'worker':
        return `${of}/supply`;
      default:
        return String(view.current);
    }
  };
