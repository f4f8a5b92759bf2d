/** Names of things, in the reader's language. Figures come from the edition's data. */
import type {
  Area,
  AreaAction,
  Card,
  City,
  Contract,
  Cube,
  Effect,
  Field,
  Hero,
  Item,
  LongTrack,
  Region,
  Resource,
  Sector,
  Tile,
  Track,
  Wagon,
  Zone,
} from '../../types/trainrush';
import {
  actionOf,
  cardOf,
  cityAt,
  cityOf,
  contractOf,
  effectParts,
  fieldOf,
  fields,
  heroOf,
  isSpecial,
  itemOf,
  marketAt,
  regionOfZone,
  sectorKinds,
  sectorParts,
  slotsOf,
  tileOf,
  zoneAt,
  zoneNumber,
  type SectorKind,
} from './data';
import { t } from './i18n';

export const list = (items: string[]) => items.join(', ');
export const ROMAN = ['I', 'II', 'III', 'IV'];

export const region = (id: Region) => t(`region-${id}`);
export const regionIn = (id: Region) => t(`region-in-${id}`);
export const contractorOf = (id: Region) => t(`contractor-${id}`);
export const resource = (id: Cube | 'parcel') => t(`resource-${id}`);
export const track = (id: Track) => t(`track-${id}`);
export const area = (id: Area) => t(`area-${id}`);
export const city = (id: City) => cityOf(id).name;
export const hero = (id: Hero) => heroOf(id).name;
export const zone = (id: Zone) =>
  t('zone-name', { region: region(regionOfZone(id)), n: zoneNumber(id) });
export const sector = (id: Sector) => {
  const { region: state, kind } = sectorParts(id);
  return t('sector-name', { sector: t(`sector-${kind}`), region: region(state) });
};
export const longTrack = (kind: LongTrack, colour: Region) =>
  t(`rail-${kind}`, { region: region(colour) });

export function field(id: Field): string {
  const row = fieldOf(id);
  if (row.kind === 'start') return t('field-start');
  const at = cityAt(id);
  if (at) return city(at);
  if (marketAt(id)) return t('field-market', { region: region(row.region!) });
  const yard = zoneAt(id);
  if (yard) return t('field-siding', { n: row.number ?? 0, zone: zone(yard) });
  const alike = fields.filter(
    (it) => it.region === row.region && it.loop === row.loop && it.kind !== 'siding',
  );
  return t('field-track', {
    region: region(row.region!),
    loop: t(`loop-${row.loop}`),
    n: alike.findIndex((it) => it.id === id) + 1,
  });
}

/** What an effect gives, in a few words; and the whole rule of it. */
export function effect(it: Effect): string {
  const [name, { n, kinds, track: on, times, draw, keep, size, vp }] = effectParts(it);
  return t(`effect-${name}`, {
    n: Number(n ?? times ?? 1),
    kinds: typeof kinds === 'string' ? kinds : '',
    track: on ? track(on as Track) : '',
    draw: Number(draw ?? 0),
    keep: Number(keep ?? 0),
    size: Number(size ?? 0),
    vp: Number(vp ?? 0),
  });
}
export const effectRule = (it: Effect) => t(`rule-effect-${effectParts(it)[0]}`);

export const card = (id: Card) => t('card-name', { id });
export const cardMoves = (id: Card) =>
  cardOf(id)
    .moves.map(({ steps, coal }, i) => t('card-move', { nth: ROMAN[i]!, steps, coal }))
    .join(' · ');
export const special = (id: Card) => effect(cardOf(id).special.is);
/** A card with all it does: its number alone says little. */
export const cardInFull = (id: Card) => t('card-full', { card: card(id), special: special(id) });
export const cardSays = (id: Card) =>
  `${cardMoves(id)} · ${t('card-special', { special: special(id) })}`;

export const cubes = (all: (Cube | null)[]) =>
  all.map((it) => (it === null ? t('slot-empty') : resource(it))).join(' + ');
export const contract = (id: Contract) =>
  t('contract-name', { cubes: cubes(contractOf(id).cubes), vp: contractOf(id).vp });
export const wagon = (id: Wagon) =>
  isSpecial(id)
    ? t('wagon-special', { n: slotsOf(id).length })
    : t('wagon-name', { n: slotsOf(id).length, slots: cubes(slotsOf(id) as Cube[]) });
export const tile = (id: Tile) => effect(tileOf(id).effect);
export const item = (id: Item) => effect(itemOf(id).effect);
export const areaAction = (id: AreaAction) => effect(actionOf(id).effect);
export const cargo = (all: (Resource | null)[]) =>
  list(all.filter((it) => it !== null).map(resource)) || t('tell-nothing');
/** The steps of a card's three moves, as they stand on its stub. */
export const stub = (id: Card) =>
  cardOf(id)
    .moves.map((it) => it.steps)
    .join('·');
/** What a spy brings in a kind of sector, field by field. */
export function sectorRule(id: SectorKind): string {
  const { track: raised, bonuses, one_spy } = sectorKinds.find((it) => it.id === id)!;
  const fields = bonuses.flatMap((it, i) => (it ? [`${i + 1}: ${effect(it)}`] : []));
  return [
    t('rule-sector', { track: track(raised), bonuses: list(fields) || t('tell-none') }),
    ...(one_spy ? [t('rule-sector-one')] : []),
  ].join(' ');
}
