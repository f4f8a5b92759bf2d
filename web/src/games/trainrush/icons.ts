import { DRAWINGS as SHARED, type Drawing } from '../../board/icons';

const HOUSE = 'M12 3L22 11V21H2V11Z';

export const DRAWINGS = {
  ...SHARED,
  coal: { fill: 'M3 17l3-7 5-3 4 2 5 1 2 6-4 4H7ZM9 12l3 3 4-2-3-2Z' },
  investment: {
    fill: 'M12 2a10 10 0 1 0 .01 0ZM12 5a7 7 0 1 1-.01 0ZM11 7.500h2v9h-2ZM8.500 9.500h7v1.500h-7ZM8.500 13h7v1.500h-7Z',
  },
  loading: { line: 'M12 3v10M7.500 9l4.5 4.5L16.5 9', fill: 'M3 15h3v3h12v-3h3v6H3Z' },
  unloading: { line: 'M12 14V4M7.500 8L12 3.500 16.500 8', fill: 'M3 15h3v3h12v-3h3v6H3Z' },
  wagons: {
    fill: 'M2 5h20v10H2ZM6 15.500a3 3 0 1 0 .01 0ZM18 15.500a3 3 0 1 0 .01 0Z',
  },
  brass: {
    fill:
      'M10 1h4l.6 3 2.4 1L19.600 3.200l2.800 2.800-1.800 2.600 1 2.400 3 .5v4l-3 .5-1 2.400 1.800 2.600-2.800 2.800-2.600-1.800' +
      '-2.400 1-.6 3h-4l-.6-3-2.400-1-2.600 1.800-2.800-2.800 1.800-2.600-1-2.400-3-.5v-4l3-.5 1-2.400L1.600 6l2.800-2.800L7 5l2.400-1ZM12 9a4 4 0 1 0 .01 0Z',
  },
  water: {
    fill: 'M12 1.500c5 6.5 7.500 10 7.500 13.500a7.500 7.500 0 0 1-15 0C4.500 11.500 7 8 12 1.500Z',
  },
  food: {
    fill: 'M11 22v-6C6 16 3 13 3 8c5 0 7 2 8.500 5C11 9 10 6 12 2c2 4 1 7 .5 11C14 10 16 8 21 8c0 5-3 8-8 8v6Z',
  },
  copper: { fill: 'M6 6h12l5 13H1Z' },
  gold: { fill: 'M12 2l10 10-10 10L2 12Z' },
  any: {
    line: 'M8 8.500C8 5.500 10 4 12.200 4S16.500 5.500 16.500 8c0 3-4.300 3.500-4.300 7',
    fill: 'M12.200 18a1.900 1.900 0 1 0 .01 0Z',
  },
  parcel: {
    fill: 'M2 7h9V3H8a2 2 0 1 1 4-1 2 2 0 1 1 4 1h-3v4h9v5H2ZM3 13.500h8V22H3ZM13 13.500h8V22h-8Z',
  },
  warehouse: { fill: `${HOUSE}M9 14v7h6v-7Z` },
  station: {
    fill: 'M12 2L23 8v2H1V8ZM3 11.500h3V19H3ZM8 11.500h3V19H8ZM13 11.500h3V19h-3ZM18 11.500h3V19h-3ZM1 20.500h22V22H1Z',
  },
  agent: { fill: 'M7 4h10l1.500 7h4v2.500h-21V11h4ZM4 15h16l1 6H3Z' },
  spy: { fill: 'M7 3h10l1.500 6.500h4V12h-21V9.500h4ZM3 14.500h8l-1 5H5ZM13 14.500h8l-2 5h-5Z' },
  city: { fill: 'M2 21V11l4-3 4 3V4l4-2 4 2v5l4 2v10ZM12 7v2h1.500V7ZM12 12v2h1.500v-2Z' },
  market: {
    fill: 'M2 4h20v4a3.300 3.300 0 0 1-6.700 0 3.300 3.300 0 0 1-6.600 0A3.300 3.300 0 0 1 2 8ZM4 13h16v8h-2v-5H6v5H4Z',
  },
  contract: { fill: 'M4 2h16v20l-4-3-4 3-4-3-4 3ZM7 6v2h10V6ZM7 11v2h10v-2Z' },
  card: { fill: 'M5 2h14v7a2 2 0 0 0 0 4v9H5v-9a2 2 0 0 0 0-4Z' },
  hero: { fill: 'M12 2l3 6.500 7 .8-5 5 1.300 7.200L12 18l-6.300 3.500L7 14.300l-5-5 7-.8Z' },
  advance: { line: 'M6 12l6-6 6 6M6 19l6-6 6 6' },
  move: { line: 'M4 5l7 7-7 7M12 5l7 7-7 7' },
  exchange: { line: 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4' },
  plan: { fill: 'M3 4h8v14H3ZM13 4h8v14h-8Z', line: 'M8 21.500h8' },
  lease: {
    fill: `${HOUSE}M12 11a3 3 0 1 0 .01 0ZM7.500 20c.5-3 2-4.500 4.500-4.500s4 1.500 4.500 4.500Z`,
  },
  tile: { fill: 'M3 3h18v18H3ZM9 7v10h2V7ZM13 7v10h3v-2h-1V7Z' },
  tunnel: { fill: 'M2 21v-8a10 10 0 0 1 20 0v8h-4v-8a6 6 0 0 0-12 0v8Z' },
  train: {
    fill: 'M4 3h7v3h4V3h3v5l3 5v4H3V8h1ZM7 17.500a2.500 2.500 0 1 0 .01 0ZM16 17.500a2.500 2.500 0 1 0 .01 0ZM6 8v4h4V8Z',
  },
  token: { fill: 'M12 2a10 10 0 1 0 .01 0ZM7 8l4 4-4 4V8ZM13 8l4 4-4 4Z' },
  rail: { line: 'M8 2v20M16 2v20', thin: 'M5 6h14M5 12h14M5 18h14' },
  lever: { line: 'M6 21h12M12 21l5-13', fill: 'M18 3a3 3 0 1 0 .01 0Z' },
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof DRAWINGS;

/** The sign of an effect, by its name. */
export const EFFECT_ICON: Record<string, IconName> = {
  vp: 'trophy',
  coal: 'coal',
  investment: 'investment',
  warehouse: 'warehouse',
  station: 'station',
  corruption: 'agent',
  bribe: 'agent',
  advance: 'advance',
  advance_any: 'advance',
  exchange: 'exchange',
  draw_wagon: 'wagons',
  load: 'loading',
  plan: 'plan',
  draw: 'card',
  lease: 'lease',
  area: 'lever',
  move: 'move',
  tile: 'tile',
  special: 'hero',
  slot: 'contract',
};
