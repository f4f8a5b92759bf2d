/**
 * The luck of a test: what its server draws, what its visitors put in and what it presses all follow from
 * the number of the run (`LUCK`, 1 unless told) and the test's name. So a match that failed is played
 * again by `LUCK=… npx playwright test -g …`, and other numbers play other matches.
 */
import { createHash } from 'node:crypto';
import type { BrowserContext, TestInfo } from '@playwright/test';

export const RUN = process.env.LUCK ?? '1';

/** A number below 2³², for one of the things that a test leaves to chance. */
export const luckOf = (test: TestInfo, what: string) =>
  createHash('sha256')
    .update([RUN, ...test.titlePath, what].join('\n'))
    .digest()
    .readUInt32LE();

/** The visitor's part of every draw is fixed; what else its pages leave to chance is not. */
export const fixDraws = (context: BrowserContext, luck: number) =>
  context.addInitScript((luck) => {
    const real = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T) => {
      if (!(array instanceof Uint8Array) || array.length !== 32) return real(array as never);
      const drawn = Number(sessionStorage.getItem('drawn') ?? 0);
      sessionStorage.setItem('drawn', String(drawn + 1));
      let seed = luck + drawn;
      for (const i of array.keys()) {
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
        array[i] = seed >>> 24;
      }
      return array;
    };
  }, luck);
