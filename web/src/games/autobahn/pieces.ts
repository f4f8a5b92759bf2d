/** Where all pieces of a position lie, for those that travel. The names are those of `data-piece` and `data-place`. */
import { Layout, type Stock } from '../../board/moves';
import type { Card, PlayerView, Truck, View } from '../../types/autobahn';
import { cardOf, COLUMNS, DEPARTMENTS, linkOf, spaceLimits, stations, wines } from './data';

/** Everybody has basic cards of their own; of the others there is one each. */
export const cardPiece = (card: Card, seat: number) =>
  cardOf(card).deck === 'basic' ? `basic:${seat}:${card}` : `card:${card}`;
/** The cones that still lie on an action space. */
export const conesOn = (space: keyof typeof spaceLimits, limit: number) =>
  space === 'unlock' ? 0 : Math.max(2 - spaceLimits[space].indexOf(limit), 0);
/** Where a truck is, in the garage too. */
export const truckPlace = (truck: Truck, seat: number) =>
  truck === 'home'
    ? `${seat}/garage`
    : 'depot' in truck
      ? `map/depot/${truck.depot}`
      : `map/section/${truck.road[0]}`;

export function layoutOf(view: View): Layout {
  const layout = new Layout();
  view.stacks.forEach((n, i) => layout.put('road', `map/stack/${i + 1}`, n));
  for (const id of view.built) layout.put('road', `map/section/${id}`);
  for (const id of view.dual)
    for (let n = 1; n <= linkOf(id).sections; n++) layout.put('dual', `map/section/${id}.${n}`);
  for (const it of view.stations) layout.put(`station:${it.seat}`, `map/station/${it.link}`);
  for (const n of view.services) layout.put('service', `offices/service/${n}`);
  for (const id of view.improved) layout.put('service', `map/station/${id}`);
  for (const it of view.map_tiles) layout.put(`tile:${it.tile}`, `map/section/${it.section}`);
  for (const it of view.panels)
    for (const tile of it.tiles) layout.put(`tile:${tile}`, `map/country/${it.country}`);
  for (const id of view.traffic) layout.put('traffic', `map/section/${id}`);
  for (const it of view.offices)
    for (const seat of it.seats) layout.put(`employee:${seat}`, `offices/office/${it.colour}`);
  for (const card of view.display) if (card) layout.put(`card:${card}`, 'offices/display');
  for (const id of view.routes) layout.put(`route:${id}`, 'routes');
  if (view.autobot)
    for (const card of view.autobot.played_colours)
      layout.put(cardPiece(card, view.autobot.seat), `${view.autobot.seat}/colours`);
  for (const player of view.players) ownedBy(player, layout);
  return layout;
}

function ownedBy(player: PlayerView, layout: Layout) {
  const { seat } = player;
  layout.put('coin', `${seat}/money`, player.money);
  layout.put('traffic', `${seat}/traffic`, player.traffic);
  layout.put(`employee:${seat}`, `${seat}/supply`, player.supply);
  layout.put(`employee:${seat}`, `offices/lobby/${seat}`, player.lobby);
  player.floors.forEach((floors, i) =>
    floors.forEach((floor) =>
      layout.put(`employee:${seat}`, `offices/floor/${DEPARTMENTS[i]}/${floor}`),
    ),
  );
  for (const era of player.funded) layout.put(`employee:${seat}`, `map/fund/${era}`);
  for (const card of player.hand) layout.put(cardPiece(card, seat), `${seat}/hand`);
  for (const it of player.spaces) {
    for (const card of it.cards) layout.put(cardPiece(card, seat), `${seat}/space/${it.space}`);
    layout.put(`cone:${seat}`, `${seat}/space/${it.space}`, conesOn(it.space, it.limit));
  }
  for (const colour of player.tokens) layout.put(`token:${seat}`, `${seat}/token/${colour}`);
  layout.put(`token:${seat}`, `${seat}/token/extra`, player.extra_tokens);
  player.technologies.forEach((levels, i) =>
    levels.forEach((level) => layout.put(`token:${seat}`, `${seat}/tech/${COLUMNS[i]}/${level}`)),
  );
  for (let n = player.stations + 1; n <= stations.length; n++)
    layout.put(`station:${seat}`, `${seat}/station/${n}`);
  player.trucks.forEach((truck, n) => {
    layout.put(`truck:${seat}.${n}`, truckPlace(truck, seat));
    if (truck !== 'home') layout.put(`load:${seat}`, `map/truck/${seat}.${n}`);
  });
  for (const country of player.delivered) layout.put(`load:${seat}`, `map/country/${country}`);
  for (const country of player.paid) layout.put(`paid:${seat}`, `${seat}/delivery/${country}`);
  if (player.wine_delivered && player.wine)
    layout.put(`load:${seat}`, `map/city/${wines.find((it) => it.id === player.wine)?.to}`);
  layout.put(`disc:${seat}`, `offices/track/${player.track}`);
  if (player.route) layout.put(`route:${player.route}`, `${seat}/route`);
  for (const [tile, n] of player.tiles) layout.put(`tile:${tile}`, `${seat}/tiles/${tile}`, n);
}

/** Where pieces lie that nobody has, or come from if nobody had them. */
export const stockOf =
  (view: View): Stock =>
  (piece, place) => {
    const [kind, of] = piece.split(':') as [string, string | undefined];
    switch (kind) {
      case 'coin':
      case 'traffic':
        return `map/fund/${view.era}`;
      case 'card':
        return 'offices/deck';
      case 'road':
        return `map/stack/${view.era}`;
      case 'paid':
        return place.replace(/^.*\//, 'map/country/');
      case 'load': {
        const [, seat, n] = /^map\/truck\/(\d)\.(\d)$/.exec(place) ?? [];
        const truck = view.players[Number(seat)]?.trucks[Number(n)] ?? 'home';
        return typeof truck === 'object' && 'depot' in truck
          ? truckPlace(truck, Number(seat))
          : of!;
      }
      case 'dual':
      case 'service':
      case 'tile':
      case 'route':
        return String(view.current);
      default:
        return of!;
    }
  };
