/** Things of the board: which action a dark one is asked about, and in which part of the page it is. */
import type { Part } from '../../board/place';
import { kindOf } from '../../board/tagged';
import type { Step, View } from '../../types/autobahn';
import { sectionOf } from './data';

/** The country a truck stands at the border of. */
export function borderOf(view: View, truck: number): string | null {
  const it = view.players[view.current]?.trucks[truck];
  return it && typeof it === 'object' && 'road' in it ? sectionOf(it.road[0]).border : null;
}

/** The truck that a step is about; before that the first one that is out. */
function truckOf(view: View, step: Step | null): number | null {
  if (step !== null && typeof step === 'object' && 'moving' in step) return step.moving.truck;
  const out = view.players[view.current]?.trucks.findIndex((it) => it !== 'home') ?? -1;
  return out < 0 ? null : out;
}

/** Which action a person who points at a thing most likely has in mind, to ask why it is not allowed. */
export function askOf(target: string, view: View, step: Step | null): string | undefined {
  const [kind, a = '', b = ''] = target.split(':');
  const name = step === null ? '' : kindOf(step);
  const driving =
    name === 'trucks' || name === 'moving' || name === 'bonus_move' || name === 'extra_step';
  switch (kind) {
    case 'route':
      return `route ${a}`;
    case 'claim':
      return `claim ${a}`;
    case 'hand':
      return name === 'swap' ? `give ${a}` : name === 'discard' ? `discard ${a}` : `play ${a}`;
    case 'played':
      return name === 'slide'
        ? `slide ${a}`
        : name === 'swap_for'
          ? `pickup ${a}`
          : name === 'discard'
            ? `discard ${a}`
            : undefined;
    case 'space':
      return name === 'flip' || name === 'remove'
        ? `${name} ${a}`
        : name === 'slide_to'
          ? `to ${a}`
          : `at ${a}`;
    case 'fund':
      return 'fund';
    case 'tile':
      return `use ${a}`;
    case 'section': {
      const truck = truckOf(view, step);
      if (driving) return truck === null ? undefined : `move ${truck + 1} ${a}`;
      const { link } = sectionOf(a);
      return view.built.includes(a)
        ? name === 'build'
          ? `build ${a}`
          : `upgrade ${link.id}`
        : name === 'upgrade'
          ? `upgrade ${link.id}`
          : `build ${a}`;
    }
    case 'station':
      return view.stations.some((it) => it.link === a && it.seat === view.viewer) &&
        view.options.services
        ? `improve ${a}`
        : `station ${a}`;
    case 'depot':
      return `load ${a} 1`;
    case 'country': {
      const truck = truckOf(view, step);
      return driving && truck !== null ? `deliver ${truck + 1}` : undefined;
    }
    case 'service':
      return `service ${a}`;
    case 'wine':
      return 'wine 1';
    case 'token':
      return `token ${a}`;
    case 'tech':
      return `unlock ${a} ${b}`;
    case 'floor':
      return `promote ${a} ${b}`;
    case 'display':
      return `take ${a}`;
    case 'bonus':
      return `bonus ${a}`;
    default:
      return undefined;
  }
}

/** In which part of the table a thing is; what has a button in the gantry as well is in none. */
export function placeOf(target: string): Part | null {
  const [kind] = target.split(':');
  switch (kind) {
    case 'refresh':
    case 'fund':
    case 'colour':
      return null;
    case 'section':
    case 'link':
    case 'station':
    case 'depot':
    case 'country':
    case 'panel':
    case 'truck':
      return 'stage';
    case 'floor':
    case 'display':
    case 'service':
    case 'office':
      return 'shared';
    case 'hand':
    case 'card':
    case 'played':
    case 'space':
    case 'tile':
    case 'route':
      return 'tray';
    default:
      return 'own';
  }
}
