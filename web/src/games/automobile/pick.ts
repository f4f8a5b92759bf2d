/** Things of the board: which action a dark one is asked about, and in which part of the page it is. */
import type { Part } from '../../board/place';
import { bodyOf, kindOf } from '../../board/tagged';
import type { Draft, Step, View } from '../../types/automobile';

/** The first workshop with the same in it: the rules know parts, not places. */
export function workshopOf(view: View, seat: number, place: number): number {
  const all = view.players[seat]?.workshops ?? [];
  const it = all[place - 1] ?? null;
  const first = all.findIndex((other) =>
    it === null ? other === null : other?.kind === it.kind && other.value === it.value,
  );
  return first + 1;
}

/** What a click on a workshop would mean now. */
function workshop(place: number, view: View, step: Step | null): string | undefined {
  const it = view.players[view.viewer ?? view.current]?.workshops[place - 1] ?? null;
  const kind = step === null ? '' : kindOf(step);
  if (it === null) return kind === 'fit' ? 'store' : undefined;
  if (kind === 'fit') return `clear ${it.kind} ${it.value}`;
  if (kind === 'sell') return `sell ${it.kind} ${it.value}`;
  return it.kind === 'body' ? `body ${it.value}` : `engine ${it.value}`;
}

/** The draft of the car that is being put together. */
export function draftOf(step: Step | null): Draft | null {
  if (step === null || typeof step === 'string') return null;
  return 'engine' in step || 'boost' in step || 'workers' in step || 'price' in step
    ? (bodyOf(step) as Draft)
    : null;
}

/** Which action a person who points at a thing most likely has in mind, to ask why it is not allowed. */
export function askOf(target: string, view: View, step: Step | null): string | undefined {
  const [kind, a = '', b = ''] = target.split(':');
  const name = step === null ? '' : kindOf(step);
  switch (kind) {
    case 'start':
      return `start ${a}`;
    case 'tile':
      return `take ${a}`;
    case 'act':
      return `do ${a}`;
    case 'card':
      return `card ${a}`;
    case 'development':
      return `activate ${a}`;
    case 'workshop':
      return workshop(Number(a), view, step);
    case 'motor':
      return name === 'fit' ? 'install' : undefined;
    case 'merchants':
      return `merchant ${a}`;
    case 'merchant': {
      const chip = view.players[view.viewer ?? view.current]?.chips.find(
        (it) => it.engineer === 'daimler',
      );
      return chip ? `daimler ${chip.number} ${a}` : undefined;
    }
    case 'car':
      return name === 'remove' ? `remove ${a}` : `diesel ${a}`;
    case 'chip':
      return a === 'horch' || a === 'maybach' ? `boost ${a} ${b}` : undefined;
    case 'canteen':
      return 'workers 1';
    case 'price':
      return `price ${a}`;
    default:
      return undefined;
  }
}

/** In which part of the table a thing lies; the tray is always there. */
export function placeOf(target: string): Part | null {
  switch (target.split(':')[0]) {
    case 'start':
    case 'tile':
    case 'act':
      return 'stage';
    case 'merchants':
    case 'merchant':
    case 'car':
    case 'price':
      return 'shared';
    // A phone's tray has no room for these.
    case 'racer':
    case 'card':
    case 'development':
    case 'motor':
    case 'chip':
      return 'own';
    default:
      return 'tray';
  }
}
