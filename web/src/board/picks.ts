/**
 * What is lit: the server's list of legal actions by the thing on the board that each is about. An
 * action without a thing becomes a button.
 */
import type { Legal } from '../types/table';

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
    if (action.element === null) {
      loose.push(action);
      continue;
    }
    const there = at.get(action.element);
    if (there) there.push(action);
    else at.set(action.element, [action]);
  }
  return { at, loose };
}
