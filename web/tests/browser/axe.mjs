// No serious finding of axe-core on any page and in any dialog, light and dark, wide and on a phone.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { reveal } from './companion.mjs';
import { anyLit, botMatch, chooseTable, playNow, pressLit, withServer } from './tools.mjs';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function findings(page, where) {
  await page.evaluate(source);
  const { violations } = await page.evaluate(() =>
    window.axe.run(document, { resultTypes: ['violations'] }),
  );
  const serious = violations.filter((it) => it.impact === 'serious' || it.impact === 'critical');
  return serious.map(
    (it) =>
      `${where}: ${it.id}: ${it.help}\n  ${it.nodes
        .slice(0, 4)
        .map((node) => node.html.slice(0, 160))
        .join('\n  ')}`,
  );
}

/** Pages of the game itself: the guide, the companion, a turn of Autobot. */
async function gamePages(page, url, here, look) {
  for (const n of [1, 6, 11]) {
    await page.goto(`${url}/game/autobahn/guide?page=${n}`);
    await page.locator('article').waitFor();
    await look(page, `guide ${n}, ${here}`);
  }
  await page.goto(`${url}/game/autobahn/companion`);
  await page.locator('.setup').waitFor();
  await look(page, `companion at set-up, ${here}`);
  await page.locator('.setup .btn.primary').click();
  await page.locator('.boards [data-lit]').first().waitFor();
  await look(page, `companion, delivery boards, ${here}`);
  await page.locator('.boards [data-lit]').first().click();
  await reveal(page);
  await page.locator('.kinds .btn').first().click();
  await look(page, `companion, ${here}`);
}

export const axe = () =>
  withServer(async ({ url, open }) => {
    const found = [];
    const look = async (page, where) => found.push(...(await findings(page, where)));
    for (const [theme, width] of [
      ['light', 1400],
      ['dark', 1400],
      ['light', 390],
      ['dark', 390],
    ]) {
      const here = `${theme}, ${width} px`;
      const page = await open({ theme, width });
      await page.goto(url);
      await page.locator('.game').waitFor();
      await look(page, `home, ${here}`);
      await page.getByRole('button', { name: 'Settings' }).click();
      await look(page, `settings, ${here}`);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'several devices' }).click();
      await look(page, `account, ${here}`);
      await page.keyboard.press('Escape');
      await chooseTable(page, url, { against: 'friends', players: 3 });
      await page.locator('.qr').waitFor();
      await look(page, `invitation, ${here}`);

      await playNow(page, url, { level: 'random' });
      await anyLit(page);
      await look(page, `table at set-up, ${here}`);
      await page.locator('.routes [data-lit]').first().click();
      await page.locator('.hand [data-lit]').first().waitFor();
      await look(page, `table, ${here}`);
      if (width < 700) await page.locator('.tabs button').last().click();
      await page.locator('.switch button').nth(1).click();
      await look(page, `list of actions, ${here}`);
      await page.getByRole('button', { name: 'Reference' }).click();
      await page.locator('dialog[open]').waitFor();
      await look(page, `reference, ${here}`);
      await page.keyboard.press('Escape');

      await page.locator('.switch button').nth(3).click();
      await look(page, `position in words, ${here}`);
      const weighty = page.locator('.prompt .btn.primary[data-lit]');
      for (let i = 0; !(await weighty.count()); i++) {
        await pressLit(page, i);
        await page.waitForTimeout(60);
      }
      await weighty.first().hover();
      await look(page, `a weighty choice under the pointer, ${here}`);
      await gamePages(page, url, here, look);

      const { id, plies } = await botMatch(page, url);
      await page.goto(`${url}/table/${id}`);
      await page.locator('.result').waitFor();
      await look(page, `result, ${here}`);
      await page.goto(`${url}/table/${id}?ply=${Math.round(plies / 2)}`);
      await page.locator('.play-on').click();
      await page.locator('.play-on-form .primary').waitFor();
      await look(page, `history, ${here}`);

      const moving = await open({ theme, width, motion: 'no-preference' });
      await playNow(moving, url, { level: 'random' });
      for (let i = 0; !(await moving.locator('.playback').count()); i++) {
        await pressLit(moving, i);
        await moving.waitForTimeout(60);
      }
      await moving.getByRole('button', { name: 'Pause' }).click();
      await look(moving, `playback, ${here}`);
    }
    if (found.length) throw new Error(`${found.length} serious findings\n${found.join('\n')}`);
  });
