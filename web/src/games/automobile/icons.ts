import { DRAWINGS as SHARED, type Drawing } from '../../board/icons';
import type { Award } from '../../types/automobile';

export const DRAWINGS = {
  ...SHARED,
  worker: {
    fill:
      'M6.5 7.5a5.5 5.5 0 0 1 11 0H21v1.800H6.500ZM7.8 10.300h8.400a4.2 4.2 0 0 1-8.400 0Z' +
      'M3.500 22c0-5 2.200-7.300 5-7.800L12 17l3.500-2.800c2.800.5 5 2.800 5 7.800Z',
  },
  research: {
    fill: 'M12 1.800a2 2 0 1 1-.01 0Z',
    line: 'M10.800 5.800L5 21M13.200 5.800L19 21M7.300 15.500c3 2 6.400 2 9.400 0',
  },
  body: {
    fill:
      'M1.500 17.500V13l3-1.200L7 6.500h8.500l3.500 5 3.500 1.300v4.700h-2.200a3 3 0 0 0-6 0H9.700a3 3 0 0 0-6 0Z' +
      'M8.400 8.300l-1.500 3.200h4.300V8.300Z' +
      'M13 8.300v3.200h4l-2.200-3.200Z' +
      'M6.700 15.600a2.200 2.200 0 1 0 .01 0Z' +
      'M17.300 15.600a2.200 2.200 0 1 0 .01 0Z',
  },
  engine: {
    fill: 'M3.500 4h3.200v5H3.500ZM8.500 4h3.200v5H8.500ZM13.500 4h3.200v5h-3.200ZM2 10.200h17v2h2.500v5H19V20H5v-2.500L2 15Z',
  },
  race: {
    fill: 'M4 2h2v20H4ZM7 3h4v4H7ZM15 3h4v4h-4ZM11 7h4v4h-4ZM7 11h4v4H7ZM15 11h4v4h-4Z',
  },
  merchant: {
    fill: 'M7.5 3.500h9l-.7 10h-7.600ZM2.500 14.800h19c0 2.400-4 4.700-9.500 4.700s-9.500-2.300-9.500-4.700Z',
  },
  bonus: {
    fill: 'M12 1.500l3.100 6.900 7.400.8-5.500 5 1.500 7.300L12 17.700l-6.500 3.800 1.500-7.300-5.500-5 7.400-.8Z',
  },
  prestige: {
    fill:
      'M8 4.500a3.600 3.600 0 1 0 .01 0Z' +
      'M16.500 6a3 3 0 1 0 .01 0Z' +
      'M1.500 20c0-5 2.600-7.800 6.500-7.800s6.500 2.800 6.500 7.800Z' +
      'M16 20c0-3-.8-5.500-2.300-7.200 1-.5 1.800-.7 2.800-.7 3.600 0 6 2.700 6 7.900Z',
  },
  price: {
    fill: 'M2.500 3.500h8.800L22 14.200 14.200 22 2.500 10.300ZM7 6.200a1.900 1.900 0 1 0 .01 0Z',
  },
  bell: {
    fill:
      'M12 2a1.600 1.600 0 0 1 1.600 1.800c3 .8 4.700 3.300 4.700 6.700 0 4 1 5.500 2.700 7H3' +
      'c1.700-1.500 2.700-3 2.700-7 0-3.400 1.700-5.900 4.700-6.700A1.600 1.600 0 0 1 12 2Z' +
      'M9.500 19h5a2.500 2.500 0 0 1-5 0Z',
  },
  lap: { line: 'M19 12a7 7 0 1 1-2.500-5.400M17 2v5h-5' },
  cars: {
    fill: 'M1 12.500V9.800l2-.8L4.500 6h6l2.200 3 2 .8v2.700ZM9 21v-2.700l2-.8 1.500-3h6l2.200 3 2.300.8V21Z',
  },
  alike: { fill: 'M3 4h7v16H3ZM14 4h7v16h-7Z' },
  person: SHARED.person,
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof DRAWINGS;

export const AWARD_ICONS: Record<Award, IconName> = {
  lap1: 'lap',
  lap2: 'lap',
  merchant: 'alike',
  market: 'cars',
  body3: 'body',
  body6: 'body',
  engine4: 'engine',
  engine7: 'engine',
  worker: 'worker',
  engineers: 'person',
};
