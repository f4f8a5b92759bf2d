/**
 * Which thing on the board stands for a legal action. The list of legal actions comes from the
 * server; this file only says where to click. An action without a thing becomes a button.
 */
import type { View, Tagged } from '../../types/autobahn';
import type { Legal } from '../../types/table';
import { sectionOf } from './data';

const detail = (step: Tagged | null, name: string): unknown =>
  step !== null && typeof step === 'object' ? step[name] : undefined;

/** The country a truck stands at the border of. */
export function borderOf(view: View, truck: number): string | null {
  const it = view.players[view.current]?.trucks[truck];
  return it && typeof it === 'object' && 'road' in it ? sectionOf(it.road[0]).border : null;
}

export function targetOf(text: string, view: View, step: Tagged | null): string | null {
  const [verb, a = '', b = ''] = text.split(' ');
  switch (verb) {
    case 'route': return `route:${a}`;
    case 'claim': return `claim:${a}`;
    case 'play': case 'give': return `hand:${a}`;
    case 'at': case 'to': case 'flip': case 'remove': return `space:${a}`;
    case 'fund': return 'fund';
    case 'refresh': return 'refresh';
    case 'use': return `tile:${a}`;
    case 'build': case 'pair': return `section:${a}`;
    case 'upgrade': return `link:${a}`;
    case 'load': return `depot:${a}`;
    case 'station': case 'improve': return `station:${a}`;
    case 'traffic': return `link:${a}`;
    case 'service': return `service:${a}`;
    case 'wine': return 'wine';
    case 'token': return `token:${a}`;
    case 'unlock': return `tech:${a}:${b}`;
    case 'promote': return `floor:${a}:${b}`;
    case 'take': return `display:${a}`;
    case 'discard': return `card:${a}`;
    case 'pickup': case 'slide': return `played:${a}`;
    case 'recolour': return `colour:${a}`;
    case 'bonus': return `bonus:${a}`;
    case 'tile': return `panel:${String(detail(step, 'pick_tile') ?? '')}:${a}`;
    case 'truck': return `truck:${Number(a) - 1}`;
    case 'move': return `section:${b}`;
    case 'tilegone': case 'served': return `country:${a}`;
    case 'employ': return `office:${a}`;
    case 'board': return `board:${a}`;
    case 'reveal': return `reveal:${a}`;
    case 'deliver': {
      const country = borderOf(view, Number(a) - 1);
      return country === null ? null : `country:${country}`;
    }
    default: return null;
  }
}

/** The truck that a step is about; before that the first one that is out. */
function truckOf(view: View, step: Tagged | null): number | null {
  const moving = detail(step, 'moving') as { truck: number } | undefined;
  if (moving) return moving.truck;
  const out = view.players[view.current]?.trucks.findIndex((it) => it !== 'home') ?? -1;
  return out < 0 ? null : out;
}

/** Which action a person who points at a thing most likely has in mind, to ask why it is not allowed. */
export function askOf(target: string, view: View, step: Tagged | null): string | undefined {
  const [kind, a = '', b = ''] = target.split(':');
  const name = step === null ? '' : typeof step === 'string' ? step : Object.keys(step)[0]!;
  const driving = name === 'trucks' || name === 'moving' || name === 'bonus_move' || name === 'extra_step';
  switch (kind) {
    case 'route': return `route ${a}`;
    case 'claim': return `claim ${a}`;
    case 'hand': return name === 'swap' ? `give ${a}` : name === 'discard' ? `discard ${a}` : `play ${a}`;
    case 'played': return name === 'slide' ? `slide ${a}` : name === 'swap_for' ? `pickup ${a}` : name === 'discard' ? `discard ${a}` : undefined;
    case 'space': return name === 'flip' || name === 'remove' ? `${name} ${a}` : name === 'slide_to' ? `to ${a}` : `at ${a}`;
    case 'fund': return 'fund';
    case 'tile': return `use ${a}`;
    case 'section': {
      const truck = truckOf(view, step);
      if (driving) return truck === null ? undefined : `move ${truck + 1} ${a}`;
      const { link } = sectionOf(a);
      return view.built.includes(a) ? (name === 'build' ? `build ${a}` : `upgrade ${link.id}`) : name === 'upgrade' ? `upgrade ${link.id}` : `build ${a}`;
    }
    case 'station': return view.stations.some((it) => it.link === a && it.seat === view.viewer) && view.options.services ? `improve ${a}` : `station ${a}`;
    case 'depot': return `load ${a} 1`;
    case 'country': {
      const truck = truckOf(view, step);
      return driving && truck !== null ? `deliver ${truck + 1}` : undefined;
    }
    case 'service': return `service ${a}`;
    case 'wine': return 'wine 1';
    case 'token': return `token ${a}`;
    case 'tech': return `unlock ${a} ${b}`;
    case 'floor': return `promote ${a} ${b}`;
    case 'display': return `take ${a}`;
    case 'bonus': return `bonus ${a}`;
    default: return undefined;
  }
}

export interface Picks {
  /** Lit things and what a click on each can mean. */
  at: Map<string, Legal[]>;
  /** Actions that no thing on the board stands for. */
  loose: Legal[];
}

export function picksOf(legal: Legal[], view: View, step: Tagged | null): Picks {
  const at = new Map<string, Legal[]>();
  const loose: Legal[] = [];
  for (const action of legal) {
    const target = targetOf(action.text, view, step);
    if (target === null) { loose.push(action); continue; }
    const there = at.get(target);
    if (there) there.push(action);
    else at.set(target, [action]);
  }
  return { at, loose };
}

/** In which part of the page a thing is: a phone shows one part at a time. */
export function partOf(target: string): 'map' | 'mine' | 'offices' {
  const [kind] = target.split(':');
  switch (kind) {
    case 'section': case 'link': case 'station': case 'depot': case 'country': case 'panel': case 'truck': return 'map';
    case 'floor': case 'display': case 'fund': case 'service': case 'office': return 'offices';
    default: return 'mine';
  }
}
