/** Where on the map the things of a position are. */
import type { View } from '../../../types/autobahn';
import type { Point } from '../../../board/camera.svelte';
import { goodOn } from '../data';
import { cityPoint, depotOffset, linkPiece, panelPoint, pieceOf, stationPoint } from '../geometry';
import { truckPlace } from '../pieces';

export interface Parked {
  seat: number;
  n: number;
  /** As the rules call it, who count from 1. */
  target: string;
  place: string;
  at: Point;
  good: string;
}

/** All trucks that are out, each on a place of its own. */
export function parked(view: View): Parked[] {
  const out: Parked[] = [];
  const taken = new Map<string, number>();
  for (const player of view.players) {
    player.trucks.forEach((truck, n) => {
      if (truck === 'home') return;
      const key = 'depot' in truck ? truck.depot : truck.road[0];
      const place = taken.get(key) ?? 0;
      taken.set(key, place + 1);
      let at: Point;
      if ('depot' in truck) {
        const [x, y] = cityPoint(truck.depot);
        const [dx, dy] = depotOffset(truck.depot);
        at = [x + dx * 2.1 + place * 8, y + dy * 2.1 + place * 34];
      } else at = pieceOf(truck.road[0]).mid;
      out.push({
        seat: player.seat,
        n,
        target: `truck:${n + 1}`,
        place: truckPlace(truck, player.seat),
        at,
        good: goodOn(truck),
      });
    });
  }
  return out;
}

/** The place of something that can be chosen; nothing if it is not on the map. */
export function placeOf(target: string, view: View, seat: number): Point | null {
  const [kind, id = ''] = target.split(':');
  switch (kind) {
    case 'section':
      return pieceOf(id).mid;
    case 'link':
      return linkPiece(id).mid;
    case 'station':
      return stationPoint(id);
    case 'depot':
      return cityPoint(id);
    case 'country':
    case 'panel':
      return panelPoint(id);
    case 'truck':
      return parked(view).find((it) => it.seat === seat && it.target === target)?.at ?? null;
    default:
      return null;
  }
}

export const off = (p: Point, across: Point, by: number): Point => [
  p[0] + across[0] * by,
  p[1] + across[1] * by,
];
