// What arrives at a visitor: compressed files within the promised weight, a page that can be installed, and,
// when the server was updated meanwhile, the new page instead of a broken old one.
import { LIMITS } from '../../../scripts/limits.mjs';
import { expect, forgive, test, type Page } from '../fixtures';
import { GAME } from '../games';
import { openDrawer, playNow } from '../table';

/** The build weighs the files; here what was sent is weighed, in bytes of JavaScript and CSS. */
async function weigh(page: Page, what: string, most: number) {
  const { bytes, plain } = await page.evaluate(() => {
    const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      (it) => /\.(js|css)$/.test(new URL(it.name).pathname),
    );
    return {
      bytes: files.reduce((sum, it) => sum + it.encodedBodySize, 0),
      plain: files
        .filter((it) => it.encodedBodySize === it.decodedBodySize && it.decodedBodySize > 1000)
        .map((it) => it.name),
    };
  });
  expect(plain, 'files that came uncompressed').toEqual([]);
  expect(bytes, `bytes that came to ${what}`).toBeGreaterThan(0);
  expect(bytes, `bytes that came to ${what}`).toBeLessThanOrEqual(most);
  test
    .info()
    .annotations.push({ type: 'weight', description: `${what}: ${Math.round(bytes / 1024)} KB` });
}

test('little arrives, compressed, and can be installed', async ({ url, open }) => {
  const page = await open();
  await page.goto(url);
  await page.locator('.game').first().waitFor();
  await weigh(page, 'the home page', LIMITS.shell * 1024);
  const script = await page.locator('script[type=module]').getAttribute('src');
  const old = await fetch(new URL(script!, url), { headers: { 'Accept-Encoding': 'identity' } });
  expect(old.headers.get('content-encoding'), 'for somebody who takes no encoding').toBe(null);

  const tools = await page.context().newCDPSession(page);
  const { errors } = await tools.send('Page.getAppManifest');
  expect(errors, 'faults of the manifest').toEqual([]);
  const { installabilityErrors } = await tools.send('Page.getInstallabilityErrors');
  // The browser that is used here forgets everything, as a private window does; such a one installs nothing.
  const hindrances = installabilityErrors.map((it) => it.errorId);
  expect(hindrances.filter((it) => it !== 'in-incognito')).toEqual([]);

  await playNow(page, url, GAME);
  await page.locator(GAME.board).first().waitFor();
  await weigh(page, 'a table', (LIMITS.shell + LIMITS[GAME.id]!) * 1024);
});

test('after an update of the server an open page renews itself', async ({ url, open }) => {
  const page = await open();
  // What is fetched before anybody asks is gone already, and renews nothing.
  let updated = true;
  await page.route('**/assets/Reference-*.js', (route) =>
    updated ? route.abort() : route.continue(),
  );
  await playNow(page, url, GAME);
  await page.locator(GAME.board).first().waitFor();
  // The page has other files now.
  await page.route(`${url}/`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/index-[^".]+\.js/, 'index-newer.js');
    await route.fulfill({ response, body });
  });
  await page.evaluate(() => (window.stale = true));
  await openDrawer(page);
  await page.getByRole('button', { name: 'Reference' }).click();
  await page.waitForFunction(() => !window.stale && document.querySelector('.prompt'));
  updated = false;
  await openDrawer(page);
  await page.getByRole('button', { name: 'Reference' }).click();
  await page.getByRole('dialog').waitFor();
  forgive(page, /ERR_FAILED|dynamically imported/);
});
