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

const early = new WeakSet<Error>();
/** Somebody wants what did not come: it was not only fetched ahead. To be asked when all others have been told. */
export const wanted = (error: Error) => !early.has(error);

/** One after the other, the first first. What does not come is asked for again by who needs it, who is told. */
export function ahead(...loads: Load<unknown>[]) {
  const [first, ...others] = loads;
  if (!first) return;
  const next = () => ahead(...others);
  const missed = (error: Error) => {
    early.add(error);
    next();
  };
  idle(() => void first().then(next, missed));
}
