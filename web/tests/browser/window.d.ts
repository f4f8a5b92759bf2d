/** What tests leave in a page to look at later. */
interface Window {
  axe: typeof import('axe-core');
  /** Pieces that were seen under way. */
  flights: { piece: string; own: boolean; way: number }[];
  /** Lines that were shown while others moved. */
  lines: string[];
  tones: number;
  OscillatorNode: typeof OscillatorNode;
  stale?: boolean;
  travels: number;
}
