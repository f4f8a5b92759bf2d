/**
 * What is lit: the server's list of legal actions by the thing on the board that each is about. An
 * action without a thing becomes a button.
 */
import type { View } from '../../types/autobahn';
import type { Legal } from '../../types/table';
import { sectionOf } from './data';

/** The country a truck stands at the border of. */
export function borderOf(view: View, truck: number): string | null {
  const it = view.players[view.current]?.trucks[truck];
  return it && typeof it === 'object' && 'road' in it ? sectionOf(it.road[0]).border : null;
}

export interface Picks {
  /** Lit things and what a click on each can mean. */
  at: Map<string, Legal[]>;
  /** Actions that no thing on the board stands for. */
  loose: Legal[];
}

export function picksOf(legal: Legal[]): Picks {
  const at = new Map<string, Legal[]>();
  const loose: Legal[] = [];
  for (const action of legal) {
    if (action.element === null) { loose.push(action); continue; }
    const there = at.get(action.element);
    if (there) there.push(action);
    else at.set(action.element, [action]);
  }
  return { at, loose };
}

/** In which part of the page a thing is: a phone shows one part at a time. */
export function partOf(target: string): 'map' | 'mine' | 'offices' {
  const [kind] = target.split(':');
  switch (kind) {
    case 'section': case 'link': case 'station': case 'depot': case 'country': case 'panel': case 'truck': return 'map';
    case 'floor': case 'display': case 'fund': case 'service': return 'offices';
    default: return 'mine';
  }
}
