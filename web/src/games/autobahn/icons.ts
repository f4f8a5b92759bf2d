import { DRAWINGS as SHARED, type Drawing } from '../../board/icons';

const SMALL_PERSON = 'M8.5 4.5a3.3 3.3 0 1 0 .01 0ZM2.5 21c0-5.5 2.4-8.6 6-8.600s6 3.1 6 8.600Z';
const TRUCK =
  'M1.5 8h11.500v8.500H1.500ZM14 10.500h4l4 3.500v2.500h-8ZM6 15.200a2.6 2.6 0 1 0 .01 0ZM17.5 15.200a2.6 2.6 0 1 0 .01 0Z';
const CONE =
  'M10.3 3h3.400l1.1 4H9.200ZM8.6 9.200h6.800l1.2 4.300H7.400ZM6.8 15.700h10.400l.9 3.300H21v2.500H3V19h2.900Z';

export const DRAWINGS = {
  ...SHARED,
  develop: { line: 'M9 5l7 7-7 7' },
  develop2: { line: 'M5.5 5l7 7-7 7M12.5 5l7 7-7 7' },
  promote: { fill: SMALL_PERSON, line: 'M19 20V6M15.5 9.500L19 6l3.5 3.5' },
  recruit: { fill: SMALL_PERSON, line: 'M19 8v8M15 12h8' },
  gain: { fill: 'M4 3.500h10v17H4Z', line: 'M19 8v8M15.5 12h7' },
  replace: {
    fill: 'M7.5 4h9v16h-9Z',
    line: 'M4 7v8M1.8 12.800L4 15l2-2.200M20 17V9M18 11.200L20 9l2 2.2',
  },
  build: { line: 'M8.5 3L5 21M15.5 3L19 21', thin: 'M12 4v3.500M12 10.200v3.500M12 16.500V20' },
  upgrade: {
    line: 'M5 3L2.5 21M19 3l2.5 18M12 3v18',
    thin: 'M8.3 5v3M7.6 11v3M7 17v3M15.7 5v3M16.4 11v3M17 17v3',
  },
  station: {
    fill: 'M4 21V4.500A1.5 1.5 0 0 1 5.5 3h7A1.5 1.5 0 0 1 14 4.500V21ZM6.3 5.500v4h5.400v-4Z',
    thin: 'M14 12h1.500a1.5 1.5 0 0 1 1.5 1.500v3.200a1.8 1.8 0 0 0 3.6 0V9l-3-3',
  },
  load: {
    fill: TRUCK.replaceAll('M1.5 8', 'M1.5 10').replace('h11.500v8.5', 'h11.500v6.5'),
    line: 'M7 1v5.500M4.5 4.300L7 6.800l2.5-2.5',
  },
  truck: { fill: TRUCK },
  move: {
    fill: TRUCK.replaceAll('M1.5 8', 'M1.5 10').replace('h11.500v8.5', 'h11.500v6.5'),
    line: 'M6 4.500h12M14.5 1.500L18 4.500l-3.5 3',
  },
  unlock: {
    fill: 'M7 7.500a4.5 4.5 0 1 0 .01 0ZM7 10.300a1.7 1.7 0 1 1-.01 0Z',
    line: 'M11 12h11M18 12v4.500M21.5 12v3',
  },
  swap: {
    fill: 'M2.5 3.500h7.500v12H2.500ZM14 8.500h7.500v12H14Z',
    thin: 'M13 3.500h4.500a2 2 0 0 1 2 2M11 20.500H6.500a2 2 0 0 1-2-2',
  },
  recolour: {
    fill: 'M12 2.500c4.3 5.2 6.5 8.4 6.5 11.500a6.5 6.5 0 0 1-13 0c0-3.1 2.2-6.3 6.5-11.500ZM12 6v11.500a3.8 3.8 0 0 1-3.8-3.800c0-2 1.3-4.2 3.8-7.700Z',
  },
  cone: { fill: CONE },
  flip: { fill: CONE },
  remove: { fill: CONE, line: 'M3 21L21 3' },
  slide: { fill: 'M12.5 4h8.500v16h-8.500Z', line: 'M9.5 12H2.500M5.5 8.500L2 12l3.5 3.5' },
  employee: { fill: SHARED.person.fill },
  appliances: {
    fill: 'M5 2.500h14v19H5ZM12 9.500a4.5 4.5 0 1 0 .01 0ZM7 4.500v1.800h4V4.500ZM15.5 4.400v2h2v-2Z',
  },
  automotive: {
    fill:
      'M2.5 16.500v-4l2.5-1 2.3-4.500h8.200L19 11.500l3 1.200v3.800Z' +
      'M8.6 8.500l-1.5 3h4V8.500ZM12.6 8.500v3h4l-2-3ZM7 14.300a2.6 2.6 0 1 0 .01 0ZM17.3 14.300a2.6 2.6 0 1 0 .01 0Z',
  },
  chemicals: {
    fill: 'M8 2h8v2h-1v5l5.3 9.800c.9 1.6.2 3.2-1.6 3.200H5.300c-1.8 0-2.5-1.6-1.6-3.200L9 9V4H8ZM9.3 13l-1.7 3.200h8.800L14.7 13Z',
  },
  pharmaceuticals: {
    fill: 'M12.5 3.800a5.4 5.4 0 0 1 7.7 7.700l-8.7 8.700a5.4 5.4 0 0 1-7.7-7.700ZM8.6 9.700l-3.2 3.200a3.2 3.2 0 0 0 0 4.600l.6.6 5.8-5.800Z',
  },
  wine: {
    fill: 'M6.5 2h11l-1 8.2a4.7 4.7 0 0 1-3.3 3.8V19.5h4V22H6.8v-2.5h4V14a4.7 4.7 0 0 1-3.3-3.8ZM8.6 4l.4 3.5h6L15.4 4Z',
  },
  block: { fill: 'M1 7h22v8H1ZM4 15h2.500v6H4ZM17.5 15H20v6h-2.500Z' },
  office: {
    fill: 'M4 3h10v18H4ZM15.5 9H20v12h-4.500ZM6.5 6v2H8V6ZM10 6v2h1.500V6ZM6.5 11v2H8v-2ZM10 11v2h1.500v-2ZM6.5 16v2H8v-2ZM10 16v2h1.500v-2Z',
  },
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof DRAWINGS;
