/**
 * What every browser test gets: a server of its own, and `open`, which makes a page for another visitor
 * there. A test fails as well if anything goes wrong inside any of its pages. After a failure, pictures
 * and traces of the pages and what the server said lie in `test-results`, and the run is told by whose luck
 * it can be repeated.
 */
import { test as base, expect, type BrowserContextOptions, type Page } from '@playwright/test';
import { fixDraws, luckOf, RUN } from './luck';
import { serve, type Server } from './server';

export { expect, type Page };

export interface Look extends Omit<BrowserContextOptions, 'reducedMotion'> {
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  language?: string;
  motion?: 'reduce' | 'no-preference';
}
export type Open = (look?: Look) => Promise<Page>;

const faults = new WeakMap<Page, string[]>();

/** Takes back what went wrong in a page because the test asked for it. */
export function forgive(page: Page, what = /.*/) {
  faults.set(
    page,
    (faults.get(page) ?? []).filter((it) => !what.test(it)),
  );
}

function listen(page: Page) {
  const add = (fault: string) => faults.get(page)?.push(fault);
  faults.set(page, []);
  page.on('pageerror', (error) => add(error.message));
  page.on('console', (message) => {
    // A visitor who is not known yet is no fault, nor is a page without https, as in a house of one's own.
    if (message.type() === 'error' && !/401|Cross-Origin-Opener-Policy/.test(message.text()))
      add(message.text());
  });
}

export const test = base.extend<{ server: Server; url: string; open: Open }>({
  // eslint-disable-next-line no-empty-pattern -- the first parameter has to be taken apart
  server: async ({}, use, info) => {
    const server = await serve();
    await use(server);
    if (info.status !== info.expectedStatus) {
      await info.attach('server', { body: server.said(), contentType: 'text/plain' });
      console.log(`to be repeated with LUCK=${RUN}: ${info.title}`);
    }
    server.stop();
  },
  url: ({ server }, use) => use(server.url),
  open: async ({ browser }, use, info) => {
    const pages: Page[] = [];
    await use(
      async ({
        width = 1400,
        height = 900,
        theme = 'light',
        language = 'en-GB',
        motion = 'reduce',
        ...more
      } = {}) => {
        const context = await browser.newContext({
          viewport: { width, height },
          colorScheme: theme,
          locale: language,
          reducedMotion: motion,
          ...more,
        });
        await fixDraws(context, luckOf(info, `visitor ${pages.length}`));
        const page = await context.newPage();
        listen(page);
        pages.push(page);
        return page;
      },
    );
    const found = pages.flatMap((page) => faults.get(page) ?? []);
    for (const page of pages) await page.context().close();
    expect(found, 'what went wrong inside the pages').toEqual([]);
  },
});
