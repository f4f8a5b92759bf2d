import { keep, kept } from '../kept';

const KEY = 'cloverleaf.read';
/** Tables of which we remember it. */
const MOST = 100;

/** Up to which message of each table this browser has read, the latest table last. */
function all(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(kept(KEY) ?? '[]');
    const pairs = Array.isArray(stored) ? stored.filter((it) => Array.isArray(it)) : [];
    return pairs as [string, number][];
  } catch {
    return [];
  }
}

export const read = (table: string): number => all().find(([it]) => it === table)?.[1] ?? -1;

export function remember(table: string, n: number) {
  const others = all().filter(([it]) => it !== table);
  keep(KEY, JSON.stringify([...others, [table, n]].slice(-MOST)));
}
