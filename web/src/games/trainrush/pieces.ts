/** Where all pieces of a position lie, for those that travel. The names are those of `data-piece` and `data-place`. */
import { Layout, type Stock } from '../../board/moves';
import type { PlayerView, View } from '../../types/trainrush';
import { REGIONS } from './data';

export function layoutOf(view: View): Layout {
  const layout = new Layout();
  for (const it of view.cities) {
    for (const seat of it.markers) layout.put(`city:${seat}`, `map/city/${it.city}`);
    for (const [token] of it.tokens) layout.put(`token:${token}`, `map/city/${it.city}`);
    for (const colour of it.contractors) layout.put(`contractor:${colour}`, `map/city/${it.city}`);
    for (const seat of it.slots)
      if (seat !== null) layout.put(`contract-marker:${seat}`, `slots/${it.city}`);
  }
  for (const it of view.zones) {
    const place = `map/zone/${it.zone}`;
    for (const { owner, leased } of it.warehouses) {
      if (owner !== null) layout.put(`warehouse:${owner}`, place);
      if (leased) layout.put(`contractor:${leased}`, place);
    }
    if (it.station !== null) layout.put(`station:${it.station}`, place);
    if (it.parcel) layout.put('parcel', place);
  }
  for (const it of view.sectors) {
    for (const seat of it.spies)
      if (seat !== null) layout.put(`spy:${seat}`, `sectors/${it.sector}`);
    for (const seat of it.agents)
      if (seat !== null) layout.put(`agent:${seat}`, `sectors/${it.sector}`);
  }
  for (const card of view.pool) if (card) layout.put(`card:${card}`, 'pool');
  for (const card of view.table) layout.put(`card:${card}`, 'table');
  for (const card of view.drawn) layout.put(`card:${card}`, 'drawn');
  view.tiles.forEach((tile, i) => tile && layout.put(`tile:${tile}`, `tiles/${i + 1}`));
  for (const row of view.contracts)
    for (const id of row.open) if (id) layout.put(`contract:${id}`, `contracts/${row.region}`);
  for (const row of view.wagons)
    for (const id of row.open) if (id) layout.put(`wagon:${id}`, 'yard');
  for (const it of view.areas) layout.put('investment', `areas/${it.area}`, it.taken);
  for (const player of view.players) ownedBy(player, layout);
  return layout;
}

function ownedBy(player: PlayerView, layout: Layout) {
  const { seat } = player;
  layout.put(`loco:${seat}`, `map/field/${player.field}`);
  layout.put('coal', `${seat}/coal`, player.coal);
  layout.put('investment', `${seat}/investment`, player.investment);
  layout.put(`warehouse:${seat}`, `${seat}/pieces`, player.warehouses);
  layout.put(`station:${seat}`, `${seat}/pieces`, player.stations);
  layout.put(`agent:${seat}`, `${seat}/pieces`, player.agents);
  layout.put(`contract-marker:${seat}`, `${seat}/pieces`, player.contract_markers);
  layout.put(`spy:${seat}`, `${seat}/spies`, player.spies.length + (player.bid === null ? 0 : 1));
  for (const [token, n] of player.tokens) layout.put(`token:${token}`, `${seat}/tokens`, n);
  for (const it of player.progress)
    layout.put(`progress:${it.track}:${seat}`, `posts/${it.track}/${it.space}`);
  for (const kind of ['infrastructure', 'contractor'] as const)
    player[kind].forEach((space, i) => {
      if (space > 0)
        layout.put(`${kind}:${REGIONS[i]}:${seat}`, `rails/${kind}/${REGIONS[i]}/${space}`);
    });
  player.train.forEach((car, i) => {
    layout.put(`wagon:${car.wagon}`, `${seat}/train`);
    for (const cube of car.cargo) if (cube) layout.put(`cube:${cube}`, `${seat}/car/${i + 1}`);
    layout.put('parcel', `${seat}/car/${i + 1}`, car.parcels);
  });
  for (const card of player.own?.hand ?? []) layout.put(`card:${card}`, `${seat}/hand`);
  for (const hero of player.missions) layout.put(`hero:${hero}`, `${seat}/missions`);
  for (const hero of player.own?.heroes ?? []) layout.put(`hero:${hero}`, `${seat}/heroes`);
}

/** Where pieces lie that nobody has, or come from if nobody had them. */
export const stockOf: Stock = (piece, place) => {
  const [kind, of] = piece.split(':');
  switch (kind) {
    case 'coal':
    case 'investment':
    case 'cube':
      return 'supply';
    case 'card':
      return 'pool';
    case 'tile':
      return 'tiles';
    case 'wagon':
      return 'yard';
    case 'contract':
      return place;
    case 'token':
      return place;
    case 'spy':
    case 'agent':
    case 'city':
      return `${of}/pieces`;
    case 'infrastructure':
    case 'contractor':
      return piece.split(':')[2] ?? place;
    default:
      return of ?? place;
  }
};
