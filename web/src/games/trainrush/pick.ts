/** Things of the board: which action a dark one is asked about, and in which part of the page it is. */
import type { Part } from '../../board/place';
import { kindOf } from '../../board/tagged';
import type { Step, View } from '../../types/trainrush';

/** Which action a person who points at a thing most likely has in mind, to ask why it is not allowed. */
export function askOf(target: string, _view: View, step: Step | null): string | undefined {
  const [kind, a = '', b = ''] = target.split(':');
  const name = step === null ? '' : kindOf(step);
  switch (kind) {
    case 'cube':
      return `cube ${a}`;
    case 'hand':
      return name === 'keep_cards'
        ? `under ${a}`
        : name === 'discard'
          ? `discard ${a}`
          : name === 'special' || name === 'free_special'
            ? `special ${a}`
            : `play ${a}`;
    case 'table':
      return `special ${a}`;
    case 'pool':
      return `take ${a}`;
    case 'drawn':
      return `keep ${a}`;
    case 'hero':
      return `mission ${a}`;
    case 'pack':
      return name === 'keep_heroes' ? `box ${a}` : `draft ${a}`;
    case 'spy':
      return `bid ${a}`;
    case 'sector':
      return name === 'corrupt' ? `corrupt ${a}` : `lobby ${a}`;
    case 'car':
      if (b) return `give ${a} ${b}`;
      return name === 'parcel'
        ? `parcel ${a}`
        : name === 'exchange'
          ? `uncouple ${a}`
          : `load ${a}`;
    case 'area':
      return `invest ${a}`;
    case 'token':
      return `token ${a}`;
    case 'field':
      return `move ${a}`;
    case 'zone':
      return name === 'lease' ? `zone ${a}` : name === 'city' ? undefined : `build ${a}`;
    case 'station':
      return `station ${a}`;
    case 'contractor':
      return `contractor ${a} ${b}`;
    case 'contract':
      return `contract ${a}`;
    case 'item':
      return `buy ${a}`;
    case 'slot':
      return `slot ${a}`;
    case 'tile':
      return `tile ${a}`;
    case 'track':
      return `advance ${a}`;
    case 'wagon':
      return `couple ${a}`;
    default:
      return undefined;
  }
}

/** In which part of the table a thing lies. */
export function placeOf(target: string): Part {
  const [kind] = target.split(':');
  switch (kind) {
    case 'field':
    case 'zone':
    case 'station':
    case 'contractor':
    case 'tile':
      return 'stage';
    case 'hand':
    case 'table':
    case 'drawn':
    case 'car':
    case 'token':
      return 'tray';
    case 'spy':
    case 'hero':
    case 'pack':
    case 'pool':
    case 'cube':
      return 'own';
    default:
      return 'shared';
  }
}
