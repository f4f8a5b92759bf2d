/** What an action brings at once, in words: shown before it is chosen. Figures come from the view. */
import type { SeatName } from '../../board/log';
import type {
  City,
  Cube,
  Effect,
  End,
  Region,
  Sector,
  Step,
  Track,
  TrackStep,
  View,
  Zone,
  ZoneYield,
} from '../../types/trainrush';
import { mineOf } from './actions';
import {
  actionOf,
  cardOf,
  cityOf,
  contractOf,
  fullPoints,
  heroOf,
  itemOf,
  longTrackOf,
  regionOfCity,
  regionOfZone,
  resources,
  scoring,
  sectorParts,
  setup,
  slotsOf,
  specialWagons,
  tileOf,
  trackOf,
} from './data';
import { wantedBy } from './digests';
import { t } from './i18n';
import * as word from './words';

/** One step on a rail, as a forecast: who, where to, and the bonus that fires there. */
export function railStep(it: TrackStep, kind: 'contractor' | 'infrastructure', name: SeatName) {
  const args = { name: name(it.seat), rail: word.longTrack(kind, it.colour), n: it.space };
  return it.bonus === null
    ? t('then-rail', args)
    : t('then-rail-bonus', { ...args, bonus: word.effect(it.bonus) });
}

/** What zone scoring would give everybody now. */
export function zoneForecast(it: ZoneYield, name: SeatName): string[] {
  if (it.leases.length === 0) return [t('then-zone-none')];
  return [
    ...it.leases.map((step) => `A: ${railStep(step, 'contractor', name)}`),
    ...it.station.map((step) => `B: ${railStep(step, 'infrastructure', name)}`),
  ];
}

/** The same from what the view says of a zone. */
export function zoneYield(view: View, zone: Zone): ZoneYield {
  const it = view.zones.find((row) => row.zone === zone)!;
  return { zone, leases: it.leases, station: it.station_steps };
}

/** What ending a move there would bring. */
export function endForecast(end: End, name: SeatName): string[] {
  const { city, market, siding } = end;
  if (city) {
    const out: string[] = [];
    if (city.token) out.push(t('then-token', { vp: city.token[1], n: city.token[0] }));
    if (city.contracts.length)
      out.push(t('then-contracts', { n: city.contracts.length, vp: city.most }));
    if (city.leases.length)
      out.push(
        t('then-leases', { n: new Set(city.leases.map(([zone]) => zone)).size, steps: city.rank }),
      );
    return out.length ? out : [t('then-city-none')];
  }
  if (market)
    return market.length
      ? [t('then-market', { items: word.list(market.map(word.item)) })]
      : [t('then-market-none')];
  if (siding) {
    const tile = siding.tile
      ? t(siding.tile_works ? 'then-tile' : 'then-tile-void', { tile: word.tile(siding.tile) })
      : '';
    return [tile, siding.parcel ? t('then-parcel') : '', ...zoneForecast(siding.zone, name)].filter(
      (it) => it !== '',
    );
  }
  return [t('then-plain')];
}

/** What one more piece in a sector changes about who scores there. */
export function sectorForecast(sector: Sector, view: View, name: SeatName): string {
  const row = view.sectors.find((it) => it.sector === sector)!;
  const count = (seat: number) => [...row.spies, ...row.agents].filter((it) => it === seat).length;
  const me = view.viewer ?? 0;
  const [first, second] = scoring.sector.is as [number, number];
  const now =
    row.first === null
      ? t('sector-empty')
      : row.second === null
        ? t('sector-one', { name: name(row.first), vp: first, n: count(row.first) })
        : t('sector-two', {
            name: name(row.first),
            vp: first,
            n: count(row.first),
            second: name(row.second),
            vp2: second,
            n2: count(row.second),
          });
  return `${t('then-pieces', { n: count(me) + 1 })} ${now}`;
}

/** The value that one more advance would give on a progress track. */
function advanced(track: Track, view: View): string {
  const at = mineOf(view)?.progress.find((it) => it.track === track);
  const values = trackOf(track).values;
  const to = at ? values[at.space] : undefined;
  if (!at || to === undefined) return t('then-advance-none', { track: word.track(track) });
  const key = at.space + 1 === values.length ? 'then-advance-top' : 'then-advance';
  return t(key, { track: word.track(track), from: at.value, to, vp: scoring.top.is });
}

/** A rail step of the viewer that a building or lease would bring. */
function steps(kind: 'contractor' | 'infrastructure', colour: Region, by: number, view: View) {
  const rail = longTrackOf(kind);
  const order: Region[] = ['red', 'green', 'blue'];
  const from = mineOf(view)?.[kind][order.indexOf(colour)] ?? 0;
  const to = Math.min(from + by, rail.length);
  const bonus = rail.bonuses.find((it) =>
    kind === 'contractor' && !view.options.track_bonus_only_on_stop
      ? it.space > from && it.space <= to
      : it.space === to && to > from,
  );
  const gain = bonus ? word.effect(bonus.effect) : '';
  return { rail: word.longTrack(kind, colour), from, n: to, bonus: gain };
}

/** The same as a sentence; of a lease the space says it all, for its button is small. */
function stepped(...of: Parameters<typeof steps>): string {
  const args = steps(...of);
  return t(args.bonus ? 'then-step-bonus' : 'then-step', args);
}
function leased(colour: Region, by: number, view: View): string {
  const args = steps('contractor', colour, by, view);
  return t(args.bonus ? 'then-lease-bonus' : 'then-lease', args);
}

function lobbied(sector: Sector, view: View, name: SeatName): string[] {
  const { row } = sectorParts(sector);
  const free = view.sectors.find((it) => it.sector === sector)?.spies.indexOf(null) ?? -1;
  const bonus = row.bonuses[free] ?? null;
  return [
    advanced(row.track, view),
    ...(bonus ? [t('then-bonus', { bonus: word.effect(bonus) })] : []),
    sectorForecast(sector, view, name),
  ];
}

/** My place in the new order, as the bids stand. */
function bid(spy: number, view: View, name: SeatName): string[] {
  const others = view.players.filter((it) => it.seat !== view.viewer);
  const before = others.filter((it) => it.bid !== null && it.bid >= spy).length;
  const open = others.filter((it) => it.bid === null);
  return [
    t('then-bid', { n: before + 1, of: view.players.length }),
    ...(open.length
      ? [t('then-bid-open', { names: word.list(open.map((it) => name(it.seat))) })]
      : []),
  ];
}

function played(card: string, view: View): string[] {
  const reach = mineOf(view)?.own?.reach.find((it) => it.card === card);
  if (!reach) return [word.cardSays(card)];
  const after = reach.coal.filter((it) => it >= 0).length;
  return [
    `${word.cardSays(card)}.`,
    reach.ends[0].length === 0
      ? t('then-play-none')
      : t('then-play', { n: reach.ends[0].length, nth: word.ROMAN[Math.max(after - 1, 0)]! }),
  ];
}

function invested(id: string, view: View): string[] {
  const { cost, area, effect } = actionOf(id);
  const me = mineOf(view);
  const room = view.areas.find((it) => it.area === area)!;
  return [
    word.effectRule(effect),
    t('then-invest', {
      left: (me?.investment ?? 0) - cost,
      free: room.capacity - room.taken - cost,
    }),
  ];
}

function delivered(id: string, view: View): string[] {
  const { vp, cubes } = contractOf(id);
  const region = view.contracts.find((it) => it.open.includes(id))?.region;
  const have = region && mineOf(view)?.delivered.find((it) => it.region === region)?.cubes;
  return [
    t('then-deliver', { vp, n: cubes.length }),
    ...(region
      ? [t('then-majority', { region: word.region(region), n: (have ?? 0) + cubes.length })]
      : []),
  ];
}

function coupled(wagon: string, view: View): string[] {
  const vp = fullPoints(wagon);
  if (vp > 0) return [t('then-special-wagon', { n: slotsOf(wagon).length, vp })];
  const me = mineOf(view);
  const limit = me?.progress.find((it) => it.track === 'wagons')?.value ?? 0;
  return [t('then-wagon', { n: me?.train.length ?? 0, limit })];
}

function uncoupled(n: number, view: View): string[] {
  const car = mineOf(view)?.train[n - 1];
  if (!car) return [];
  const lost = word.cargo(car.cargo);
  return [
    car.cargo.some((it) => it !== null) || car.parcels > 0
      ? t('then-uncouple', { cargo: car.parcels > 0 ? t('parcels-n', { n: car.parcels }) : lost })
      : t('then-uncouple-empty'),
  ];
}

function loaded(n: number, view: View): string[] {
  const car = mineOf(view)?.train[n - 1];
  if (!car) return [];
  const slots = slotsOf(car.wagon).filter((_, i) => car.cargo[i] === null);
  return [t('then-load', { cubes: word.cubes(slots as never) })];
}

function mission(id: string, view: View): string[] {
  const { bonus, scores } = heroOf(id);
  const n =
    mineOf(view)
      ?.train.flatMap((it) => it.cargo)
      .filter((it) => it === scores).length ?? 0;
  const scale = scoring.mission.is;
  return [
    t('then-mission', {
      bonus: word.effect(bonus.is),
      resource: word.resource(scores),
      n,
      vp: scale[Math.min(n, scale.length - 1)] ?? 0,
    }),
  ];
}

/** Who asks for a kind of cube now, and what it is worth later. */
export function wanted(cube: Cube, view: View): string {
  const by = wantedBy(view, cube);
  const regions = view.contracts.flatMap(({ region }) => {
    const n = by.filter((it) => it.region === region).length;
    return n ? [`${word.region(region)} ${n}`] : [];
  });
  const { value } = resources.find((it) => it.id === cube)!;
  return [
    by.length ? t('then-cube-wanted', { where: word.list(regions) }) : t('then-cube-unwanted'),
    t('then-cube-worth', { n: value }),
  ].join(' ');
}

const gives = (effect: Effect) => [word.effectRule(effect)];
const leasesAt = (step: Step | null): City | null =>
  step !== null && typeof step === 'object' && 'city' in step ? step.city.city : null;

export function effectOf(
  text: string,
  view: View,
  name: SeatName,
  step: Step | null = null,
): string {
  const [verb = '', a = '', b = ''] = text.split(' ');
  const parts = (): string[] => {
    switch (verb) {
      case 'cube':
        return [wanted(a as Cube, view), t('then-cube')];
      case 'under':
      case 'take':
      case 'keep':
      case 'discard':
        return [word.cardSays(a)];
      case 'box':
      case 'draft':
      case 'mission':
        return mission(a, view);
      case 'bid':
        return bid(Number(a), view, name);
      case 'lobby':
        return lobbied(a, view, name);
      case 'corrupt':
        return [sectorForecast(a, view, name)];
      case 'load':
        return loaded(Number(a), view);
      case 'invest':
        return step === 'invest' ? invested(a, view) : gives(actionOf(a).effect);
      case 'play':
        return played(a, view);
      case 'token': {
        const ends = view.token_ends.find(([it]) => it === Number(a))?.[1].length ?? 0;
        return [t('then-token-use', { n: ends })];
      }
      case 'move': {
        const end = view.ends.find((it) => it.field === a);
        return end ? endForecast(end, name) : [];
      }
      case 'special':
        return gives(cardOf(a).special.is);
      case 'lease': {
        const city = leasesAt(step);
        return city ? [leased(b as Region, cityOf(city).rank, view)] : [];
      }
      case 'contractor':
        return [stepped('contractor', b as Region, cityOf(a).rank, view)];
      case 'zone':
        return [t('rule-lease')];
      case 'contract':
        return delivered(a, view);
      case 'buy':
        return [word.effectRule(itemOf(a).effect)];
      case 'slot':
        return [t('then-slot', { region: word.region(regionOfCity(a)) })];
      case 'parcel': {
        const id = mineOf(view)?.train[Number(a) - 1]?.wagon;
        const it = specialWagons.find((row) => row.id === id);
        return it ? [t('then-special-wagon', { n: it.slots, vp: it.vp })] : [];
      }
      case 'tile': {
        const id = view.tiles[Number(a) - 1];
        return id ? gives(tileOf(id).effect) : [];
      }
      case 'build':
        return [stepped('infrastructure', regionOfZone(a), 1, view)];
      case 'station':
        return [t('rule-effect-station')];
      case 'advance':
        return [advanced(a as Track, view)];
      case 'uncouple':
        return uncoupled(Number(a), view);
      case 'couple':
        return coupled(a, view);
      case 'stop':
        return [t('then-stop')];
      case 'pass':
        return [t('then-pass')];
      case 'skip':
        return [t('then-skip')];
      case 'done':
        return [t('then-done')];
      default:
        return [];
    }
  };
  return parts().join(' ');
}
/** Coal that is needed for the special action, for the ticket. */
export const specialCoal = () => setup.special_coal.is;
export const regionsOf = (view: View): Region[] => view.contracts.map((it) => it.region);
