/**
 * Parts of the page that are fetched when they are needed: `Later.svelte` shows them. `spoken` brings a part
 * together with its words; `ahead` fetches parts before anybody asks, when the browser has nothing to do.
 */
import { words, type Part } from '../i18n/index.svelte';

export type Load<M> = () => Promise<M>;

export const spoken =
  <M>(load: Load<M>, ...parts: Part[]): Load<M> =>
  async () =>
    (await Promise.all([load(), ...parts.map((it) => words.add(it))]))[0];

const idle = (then: () => void) =>
  // Not every browser tells when it is idle.
  typeof requestIdleCallback === 'function' ? requestIdleCallback(then) : setTimeout(then, 1000);

/** One after the other, the first first. What does not come is asked for again by who needs it, who is told. */
export function ahead(...loads: Load<unknown>[]) {
  const [first, ...others] = loads;
  if (!first) return;
  const next = () => ahead(...others);
  idle(() => void first().then(next, next));
}
