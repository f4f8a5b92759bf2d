// No serious finding of axe-core on any page and in any dialog, light and dark, wide and on a phone.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { reveal } from './companion.mjs';
import { botMatch, chooseTable, done, launch, lit, open, playNow, pressLit, serve } from './tools.mjs';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function look(page, where) {
  await page.evaluate(source);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  const serious = violations.filter((it) => it.impact === 'serious' || it.impact === 'critical');
  for (const it of serious) console.error(`${where}: ${it.id}: ${it.help}\n  ${it.nodes.slice(0, 4).map((node) => node.html.slice(0, 160)).join('\n  ')}`);
  return serious.length;
}

/** Pages of the game itself: the guide, the companion, a turn of Autobot. */
async function gamePages(page, url, here) {
  let found = 0;
  for (const n of [1, 6, 11]) {
    await page.goto(`${url}/game/autobahn/guide?page=${n}`);
    await page.locator('article').waitFor();
    found += await look(page, `guide ${n}, ${here}`);
  }
  await page.goto(`${url}/game/autobahn/companion`);
  await page.locator('.setup').waitFor();
  found += await look(page, `companion at set-up, ${here}`);
  await page.locator('.setup .btn.primary').click();
  await page.locator('.boards [data-lit]').first().waitFor();
  found += await look(page, `companion, delivery boards, ${here}`);
  await page.locator('.boards [data-lit]').first().click();
  await reveal(page);
  await page.locator('.kinds .btn').first().click();
  found += await look(page, `companion, ${here}`);
  return found;
}

export async function axe() {
  const server = await serve();
  const browser = await launch();
  let found = 0;
  try {
    for (const [theme, width] of [['light', 1400], ['dark', 1400], ['light', 390], ['dark', 390]]) {
      const here = `${theme}, ${width} px`;
      const page = await open(browser, { theme, width });
      await page.goto(server.url);
      await page.locator('.game').waitFor();
      found += await look(page, `home, ${here}`);
      await page.getByRole('button', { name: 'Settings' }).click();
      found += await look(page, `settings, ${here}`);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'several devices' }).click();
      found += await look(page, `account, ${here}`);
      await page.keyboard.press('Escape');
      await chooseTable(page, server.url, { against: 'friends', players: 3 });
      await page.locator('.qr').waitFor();
      found += await look(page, `invitation, ${here}`);

      await playNow(page, server.url, { level: 'random' });
      await lit(page).first().waitFor();
      found += await look(page, `table at set-up, ${here}`);
      await page.locator('.routes [data-lit]').first().click();
      await page.locator('.hand [data-lit]').first().waitFor();
      found += await look(page, `table, ${here}`);
      if (width < 700) await page.locator('.tabs button').last().click();
      await page.locator('.switch button').nth(1).click();
      found += await look(page, `list of actions, ${here}`);
      await page.getByRole('button', { name: 'Reference' }).click();
      await page.locator('dialog[open]').waitFor();
      found += await look(page, `reference, ${here}`);
      await page.keyboard.press('Escape');

      await page.locator('.switch button').nth(3).click();
      found += await look(page, `position in words, ${here}`);
      found += await gamePages(page, server.url, here);

      const { id, plies } = await botMatch(page, server.url);
      await page.goto(`${server.url}/table/${id}`);
      await page.locator('.result').waitFor();
      found += await look(page, `result, ${here}`);
      await page.goto(`${server.url}/table/${id}?ply=${Math.round(plies / 2)}`);
      await page.locator('.play-on').click();
      await page.locator('.play-on-form .primary').waitFor();
      found += await look(page, `history, ${here}`);
      done(page);

      const moving = await open(browser, { theme, width, motion: 'no-preference' });
      await playNow(moving, server.url, { level: 'random' });
      for (let i = 0; !(await moving.locator('.playback').count()); i++) {
        await pressLit(moving, i);
        await moving.waitForTimeout(60);
      }
      await moving.getByRole('button', { name: 'Pause' }).click();
      found += await look(moving, `playback, ${here}`);
      done(moving);
    }
  } finally {
    await browser.close();
    server.stop();
  }
  if (found) throw new Error(`${found} serious findings`);
  console.log('axe: no serious finding');
}

if (process.argv[1] === new URL(import.meta.url).pathname) await axe();
