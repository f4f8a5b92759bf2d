// What arrives at a visitor: compressed files within the promised weight, a page that can be installed, and,
// when the server was updated meanwhile, the new page instead of a broken old one.
import { LIMITS } from '../../scripts/limits.mjs';
import { playNow, same, withServer } from './tools.mjs';

/** The build weighs the files; here what was sent is weighed, in bytes. */
const MOST = { shell: LIMITS.shell * 1024, table: (LIMITS.shell + LIMITS.autobahn) * 1024 };

/** Bytes of JavaScript and CSS that came over the wire, and how many files came as they are. */
const received = (page) =>
  page.evaluate(() => {
    const files = performance
      .getEntriesByType('resource')
      .filter((it) => /\.(js|css)$/.test(new URL(it.name).pathname));
    return {
      bytes: files.reduce((sum, it) => sum + it.encodedBodySize, 0),
      plain: files
        .filter((it) => it.encodedBodySize === it.decodedBodySize && it.decodedBodySize > 1000)
        .map((it) => it.name)
        .join(),
    };
  });

export const arrive = () =>
  withServer(async ({ url, open }) => {
    const page = await open();
    await page.goto(url);
    await page.locator('.game').waitFor();
    const check = async (most) => {
      const { bytes, plain } = await received(page);
      same(plain, '', 'files that came uncompressed');
      if (bytes === 0 || bytes > most)
        throw new Error(`${bytes} bytes of JavaScript and CSS came, ${most} may`);
      return bytes;
    };
    const shell = await check(MOST.shell);
    const old = await fetch(
      new URL(await page.locator('script[type=module]').getAttribute('src'), url),
      { headers: { 'Accept-Encoding': 'identity' } },
    );
    same(old.headers.get('content-encoding'), null, 'what somebody gets who takes no encoding');

    const tools = await page.context().newCDPSession(page);
    const { errors } = await tools.send('Page.getAppManifest');
    same(errors.map((it) => it.message).join(), '', 'faults of the manifest');
    const { installabilityErrors } = await tools.send('Page.getInstallabilityErrors');
    // The browser that is used here forgets everything, as a private window does; such a one installs nothing.
    same(
      installabilityErrors
        .map((it) => it.errorId)
        .filter((it) => it !== 'in-incognito')
        .join(),
      '',
      'what keeps it from being installed',
    );

    await playNow(page, url);
    await page.locator('.map .city').first().waitFor();
    const table = await check(MOST.table);

    // An update: the page has other files now, and those that the open one would still load are gone.
    let updated = true;
    await page.route(`${url}/`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/index-[^".]+\.js/, 'index-newer.js'),
      });
    });
    await page.route('**/assets/Reference-*.js', (route) =>
      updated ? route.abort() : route.continue(),
    );
    await page.evaluate(() => (window.stale = true));
    await page.getByRole('button', { name: 'Reference' }).click();
    await page.waitForFunction(() => !window.stale && document.querySelector('.prompt'));
    updated = false;
    await page.getByRole('button', { name: 'Reference' }).click();
    await page.getByRole('dialog').waitFor();
    page.faults = page.faults.filter((it) => !/ERR_FAILED|dynamically imported/.test(it));
    return `${Math.round(shell / 1024)} KB to the home page, ${Math.round(table / 1024)} KB to a table`;
  });
