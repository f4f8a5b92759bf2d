// Pictures of every page for docs/screens: `npm run screens`.
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { finish } from './match.mjs';
import { chooseTable, launch, open, playNow, pressLit, serve } from './tools.mjs';

const folder = fileURLToPath(new URL('../../../docs/screens/', import.meta.url));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const server = await serve();
const browser = await launch();
const LOOKS = [['en', 'light', 1400], ['de', 'dark', 1400], ['pl', 'light', 1400], ['en', 'light', 390], ['de', 'light', 390], ['pl', 'dark', 390]];

async function shoot(page, name, whole = false) {
  await page.mouse.move(2, 2);
  await page.waitForTimeout(350);
  await page.screenshot({ path: `${folder}${name}.jpg`, type: 'jpeg', quality: 88, fullPage: whole });
  console.log(name);
}
async function dress(page, language, theme, width) {
  await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
  await page.evaluate(([l, t]) => { localStorage.setItem('cloverleaf.language', l); localStorage.setItem('cloverleaf.theme', t); }, [language, theme]);
  await page.reload();
}
/** Clicks until something is lit in this part of the page, at most so often. */
async function until(page, selector, limit) {
  let there = false;
  await finish(page, { limit, watch: async () => { there = (await page.locator(`${selector}:visible`).count()) > 0; if (there) throw 'there'; } }).catch((error) => { if (error !== 'there' && !/no end/.test(String(error))) throw error; });
  return there;
}

try {
  const page = await open(browser);
  for (const look of LOOKS) {
    await page.goto(server.url);
    await dress(page, ...look);
    await page.locator('.game').waitFor();
    await shoot(page, `home-${look.join('-')}`, true);
  }
  for (const look of LOOKS) {
    await dress(page, ...look);
    await page.locator('.bar .btn').click();
    await shoot(page, `settings-${look.join('-')}`);
  }
  await chooseTable(page, server.url, { against: 'friends', players: 4 });
  for (const look of LOOKS) {
    await dress(page, ...look);
    await page.locator('.qr').waitFor();
    await shoot(page, `invitation-${look.join('-')}`, true);
  }
  await page.goto(server.url);
  await dress(page, 'en', 'light', 1400);
  await page.locator('.game .btn.primary').click();
  await shoot(page, 'play-now-en-light-1400');

  await playNow(page, server.url, { players: 3, level: 'random' });
  await until(page, '.routes [data-lit]', 5);
  await shoot(page, 'set-up-en-light-1400');
  await until(page, '.nothing', 130);
  await until(page, '.map .hit[data-lit]', 60);
  for (const look of LOOKS) {
    await dress(page, ...look);
    await page.locator('.prompt').waitFor();
    await page.waitForTimeout(400);
    await shoot(page, `table-${look.join('-')}`);
    if (look[2] === 390) {
      for (const [i, part] of [[1, 'board'], [2, 'offices'], [3, 'log']]) {
        await page.locator('.tabs button').nth(i).click();
        await shoot(page, `table-${part}-${look.join('-')}`);
      }
    } else {
      for (const [i, part] of [[1, 'actions'], [2, 'score']]) {
        await page.locator('.switch button').nth(i).click();
        await shoot(page, `table-${part}-${look.join('-')}`);
      }
    }
  }
  await dress(page, 'en', 'light', 1400);
  const thing = page.locator('.dashboard .head').first();
  await thing.hover();
  await page.waitForTimeout(600);
  await page.screenshot({ path: `${folder}tooltip-en-light-1400.jpg`, type: 'jpeg', quality: 88 });
  await page.getByRole('button', { name: 'Reference' }).click();
  await page.locator('dialog').waitFor();
  await shoot(page, 'reference-en-light-1400');
  await page.keyboard.press('Escape');
  await finish(page);
  for (const look of LOOKS) {
    await dress(page, ...look);
    await page.locator('.result').waitFor();
    await shoot(page, `result-${look.join('-')}`);
  }
  for (const look of LOOKS) {
    await dress(page, ...look);
    await page.locator('#history').fill('120');
    await page.locator('.play-on').click();
    await page.locator('.play-on-form').scrollIntoViewIfNeeded();
    await shoot(page, `history-${look.join('-')}`);
  }

  // What others do, while it is shown.
  for (const look of LOOKS) {
    const moving = await open(browser, { motion: 'no-preference' });
    await moving.goto(server.url);
    await dress(moving, ...look);
    await playNow(moving, server.url, {});
    for (let i = 0; !(await moving.locator('.playback').count()); i++) {
      await pressLit(moving, i);
      await moving.waitForTimeout(100);
    }
    await shoot(moving, `others-${look.join('-')}`);
    await moving.context().close();
  }
  await dress(page, 'en', 'light', 1400);
  await playNow(page, server.url, { solo: '7', modules: ['wine', 'traffic', 'services'] });
  await until(page, '.nothing', 90);
  await page.locator('.players button').nth(1).click();
  await shoot(page, 'autobot-en-light-1400');
  await page.locator('.players button').nth(0).click();
  await until(page, '.bot .primary:enabled', 60);
  for (const look of LOOKS) {
    await dress(page, ...look);
    await page.locator('.prompt').waitFor();
    // The turn is opened from the log: after a reload it is not news any more.
    if (look[2] === 390) await page.locator('.tabs button').nth(3).click();
    await page.locator('.log .show').first().click();
    while ((await page.locator('.bot .why').count()) === 0 && (await page.locator('.bot .primary').isEnabled())) await page.locator('.bot .primary').click();
    await shoot(page, `autobot-turn-${look.join('-')}`);
  }

  // The companion: set-up, the first questions, a turn with an entry.
  for (const look of LOOKS) {
    await page.goto(`${server.url}/game/autobahn/companion`);
    await dress(page, ...look);
    await page.locator('.setup').waitFor();
    await shoot(page, `companion-set-up-${look.join('-')}`, true);
    await page.locator('.setup .btn.primary').click();
    await page.locator('.boards [data-lit]').first().click();
    while (await page.locator('.cards [data-lit]').first().waitFor({ timeout: 1500 }).then(() => true, () => false)) {
      await page.locator('.cards [data-lit]').last().click();
      await page.waitForTimeout(150);
    }
    await page.locator('.kinds .btn').first().click();
    await shoot(page, `companion-${look.join('-')}`, look[2] === 390);
  }
  for (const look of LOOKS) {
    for (const n of [1, 3, 6]) {
      await page.goto(`${server.url}/game/autobahn/guide?page=${n}`);
      await dress(page, ...look);
      await page.locator('article').waitFor();
      await shoot(page, `guide-${n}-${look.join('-')}`, true);
    }
  }
} finally {
  await browser.close();
  server.stop();
}
