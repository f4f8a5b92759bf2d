/** Pictograms on a 24 × 24 grid: filled shapes and lines, in the colour of the text. */
export interface Drawing {
  fill?: string;
  line?: string;
  thin?: string;
}

/** What any game may need; a game has its own beside them. */
export const DRAWINGS = {
  person: { fill: 'M12 3a4 4 0 1 0 .01 0ZM4.5 22c0-6.5 3-10 7.5-10s7.5 3.5 7.5 10Z' },
  lock: { fill: 'M5 11h14v10H5Z', line: 'M8 11V8a4 4 0 0 1 8 0v3' },
  money: { fill: 'M12 2a10 10 0 1 0 .01 0ZM12 4.200a7.8 7.8 0 1 1-.01 0Z' },
  step: { line: 'M3 12h14M12 6.500l5.5 5.5-5.5 5.5' },
  undo: { line: 'M9 6L4 11l5 5M4.5 11H14a5 5 0 0 1 0 10h-3' },
  restart: { line: 'M5 5v5h5M5.5 10a7.5 7.5 0 1 1-1 5' },
  done: { line: 'M4 12.500l5.5 5.500L20 6.5' },
  cross: { line: 'M5 5l14 14M19 5L5 19' },
  next: { line: 'M4 12h15M13 6l6 6-6 6' },
  skip: { line: 'M4 5l7 7-7 7M11 5l7 7-7 7M21 5v14' },
  pause: { line: 'M8 5v14M16 5v14' },
  go: { fill: 'M6 3.500l15 8.500L6 20.500Z' },
  gear: {
    fill:
      'M10.300 1.500h3.400l.5 3 2 .9 2.500-1.800 2.400 2.400-1.800 2.500.9 2 3 .5v3.400' +
      'l-3 .5-.9 2 1.800 2.500-2.400 2.400-2.500-1.800-2 .9-.5 3h-3.400l-.5-3-2-.9-2.500 1.800-2.400-2.400 1.800-2.500-.9-2-3-.5v-3.400' +
      'l3-.5.9-2L2.900 6l2.400-2.400 2.500 1.800 2-.9ZM12 8.200a3.8 3.8 0 1 0 .01 0Z',
  },
  map: { fill: 'M2 5l6-2v16l-6 2ZM9.5 3l5 2v16l-5-2ZM16 5l6-2v16l-6 2Z' },
  board: { fill: 'M2.5 4h19v5h-19ZM2.5 11h8v9h-8ZM12.5 11h9v3.500h-9ZM12.5 16.500h9V20h-9Z' },
  list: { line: 'M8 6h13M8 12h13M8 18h13M3.5 6h.5M3.5 12h.5M3.5 18h.5' },
  bulb: {
    line: 'M9 18h6M10 21.500h4M12 2.500a6.500 6.500 0 0 0-4 11.600c.7.6 1 1.300 1 2.400h6c0-1.100.3-1.800 1-2.400a6.500 6.500 0 0 0-4-11.600Z',
  },
  chat: { line: 'M4 4.500h16v11.500h-9l-5 4.500v-4.500h-2Z' },
  plus: { line: 'M12 5v14M5 12h14' },
  minus: { line: 'M5 12h14' },
  since: { line: 'M12 6v6.500l4 2.500M4 4v5h5M4.500 9a8.300 8.300 0 1 1-.6 4.500' },
  grow: { line: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7' },
  shrink: { line: 'M20 10h-6V4M14 10l7-7M4 14h6v6M10 14l-7 7' },
  crown: { fill: 'M2.500 19h19v2.500h-19ZM2.500 6l5 4L12 3l4.500 7 5-4-1.500 11H4Z' },
  fit: { line: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5' },
  trophy: {
    fill:
      'M6 3h12v2h3.500v3a4.5 4.5 0 0 1-4.3 4.500A6 6 0 0 1 13.2 16v2.500H17V21H7v-2.500h3.800V16a6 6 0 0 1-4-3.500A4.5 4.5 0 0 1 2.5 8V5H6Z' +
      'M4.5 7v1c0 1 .6 1.9 1.5 2.300V7ZM19.5 7H18v3.300c.9-.4 1.5-1.3 1.5-2.300Z',
  },
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof DRAWINGS;
