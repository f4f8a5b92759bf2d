/** Autobot at a real table: which kinds of change a person can enter, and the actions of each. */
import type { IconName } from './icons';
import type { Legal } from '../../types/table';

export interface EntryKind {
  id: string;
  icon: IconName;
  fits: (verb: string, a: string, b: string) => boolean;
}

export const KINDS: EntryKind[] = [
  { id: 'build', icon: 'build', fits: (verb) => verb === 'build' },
  { id: 'upgrade', icon: 'upgrade', fits: (verb) => verb === 'upgrade' },
  { id: 'station', icon: 'station', fits: (verb) => verb === 'station' || verb === 'improve' },
  {
    id: 'truck-1',
    icon: 'truck',
    fits: (verb, a, b) =>
      (verb === 'load' && b === '1') || ((verb === 'move' || verb === 'home') && a === '1'),
  },
  {
    id: 'truck-2',
    icon: 'truck',
    fits: (verb, a, b) =>
      (verb === 'load' && b === '2') || ((verb === 'move' || verb === 'home') && a === '2'),
  },
  { id: 'passed', icon: 'step', fits: (verb) => verb === 'passed' },
  { id: 'tile', icon: 'gain', fits: (verb) => verb === 'tilegone' },
  { id: 'served', icon: 'pharmaceuticals', fits: (verb) => verb === 'served' },
  { id: 'card', icon: 'swap', fits: (verb) => verb === 'take' },
  { id: 'employ', icon: 'employee', fits: (verb) => verb === 'employ' },
];

const words = (text: string) => text.split(' ') as [string, string, string];

/** Only the entries of one kind: all at once would light the whole map. */
export function entries(legal: Legal[], kind: string | null): Legal[] {
  const it = KINDS.find((row) => row.id === kind);
  return it ? legal.filter(({ text }) => it.fits(...words(text))) : [];
}
