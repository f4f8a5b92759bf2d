/** Values as they are sent, made readable for whoever plays a game that has no drawn board. */
import type { SeatName } from '../log';
import { Chair } from './schema';

export const scalar = (value: unknown): boolean =>
  value === null || typeof value !== 'object' || value instanceof Chair;

export function plain(value: unknown, name?: SeatName): string {
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (typeof value === 'number' || typeof value === 'string')
    return `${value}`.replaceAll('_', ' ');
  if (value instanceof Chair) return name?.(value.seat) || `${value.seat + 1}`;
  return '–';
}

/** A step, an event or a reason in one line: its word, and what belongs to it. */
export function readable(value: unknown, name?: SeatName): string {
  if (scalar(value)) return plain(value, name);
  if (Array.isArray(value)) return value.map((it) => readable(it, name)).join(', ');
  return Object.entries(value as object)
    .filter(([, it]) => it !== null)
    .map(([word, it]) => `${plain(word)}: ${readable(it, name)}`)
    .join('; ');
}
