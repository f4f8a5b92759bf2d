// No serious finding of axe-core on the home page, the table and the result, light and dark.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { finish } from './match.mjs';
import { launch, open, playNow, serve } from './tools.mjs';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function look(page, where) {
  await page.evaluate(source);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  const serious = violations.filter((it) => it.impact === 'serious' || it.impact === 'critical');
  for (const it of serious) console.error(`${where}: ${it.id}: ${it.help}\n  ${it.nodes.slice(0, 4).map((node) => node.html.slice(0, 160)).join('\n  ')}`);
  return serious.length;
}

export async function axe() {
  const server = await serve();
  const browser = await launch();
  let found = 0;
  try {
    for (const theme of ['light', 'dark']) {
      const page = await open(browser, { theme });
      await page.goto(server.url);
      await page.locator('.game').waitFor();
      found += await look(page, `home, ${theme}`);
      await playNow(page, server.url, { level: 'random' });
      found += await look(page, `table at set-up, ${theme}`);
      await page.locator('[data-lit]').first().waitFor();
      await page.locator('.routes [data-lit]').first().click();
      await page.locator('.hand [data-lit]').first().waitFor();
      found += await look(page, `table, ${theme}`);
      await page.getByRole('button', { name: 'Actions' }).click();
      found += await look(page, `list of actions, ${theme}`);
      if (theme === 'light') {
        await finish(page);
        found += await look(page, 'result');
      }
    }
  } finally {
    await browser.close();
    server.stop();
  }
  if (found) throw new Error(`${found} serious findings`);
  console.log('axe: no serious finding');
}

if (process.argv[1] === new URL(import.meta.url).pathname) await axe();
