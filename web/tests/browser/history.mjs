// A finished match: the slider over it, a link to a position opened by somebody else, playing on from
// there against bots to another end, and a rematch; and its record, which the program replays.
import { execFileSync } from 'node:child_process';
import { finish } from './match.mjs';
import { anyLit, binary, botMatch, lit, same, withServer } from './tools.mjs';

const where = (page) => page.locator('.history .where').first().innerText();
const figures = (page) =>
  page
    .locator('.players .player')
    .allInnerTexts()
    .then((it) => it.join());

export const history = () =>
  withServer(async ({ url, open }) => {
    const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    const { id, plies } = await botMatch(page, url);
    await page.goto(`${url}/table/${id}`);
    await page.locator('.result').waitFor();
    const end = await figures(page);
    same(await where(page), `${plies} of ${plies}`, 'where the slider is at the end');

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the record' }).click();
    const checked = execFileSync(binary(), ['record', 'verify', await (await download).path()], {
      encoding: 'utf8',
    });
    if (!checked.includes(String(plies)))
      throw new Error(`the record of ${plies} plies, checked: ${checked}`);

    await page.locator('#history').focus();
    await page.keyboard.press('Home');
    await page.locator('.history.past').waitFor();
    same(await where(page), `0 of ${plies}`, 'where the slider is at the start');
    same(await page.locator('.result').count(), 0, 'results before the end');
    const half = Math.round(plies / 2);
    await page.locator('#history').fill(String(half));
    await page.getByText(`${half} of ${plies}`).waitFor();
    const then = await figures(page);
    if (then === end) throw new Error('the middle of the match looks like its end');

    // The link says the same to somebody who never was here.
    await page.getByRole('button', { name: 'Copy a link to this position' }).click();
    await page.getByText('Copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    same(link, page.url(), 'the copied link');
    const stranger = await open();
    await stranger.goto(link);
    await stranger.locator('.history.past').waitFor();
    same(await where(stranger), `${half} of ${plies}`, 'where the link leads');
    same(await figures(stranger), then, 'what the link shows');
    if ((await stranger.locator('.log li').count()) < 5)
      throw new Error('the log does not say what led to the position');
    await stranger.getByRole('button', { name: 'Back to now' }).click();
    await stranger.locator('.result').waitFor();
    same(await figures(stranger), end, 'what "back to now" shows');

    // Playing on: the same position, now to be decided by us.
    await page.locator('.play-on').click();
    await page.locator('.play-on-form select[name=seat]').selectOption('1');
    await page.locator('.play-on-form select[name=bot]').selectOption('random');
    const tables = () =>
      page.evaluate(() =>
        fetch('/api/tables?mine=true')
          .then((it) => it.json())
          .then((it) => it.tables.length),
      );
    const had = await tables();
    await page.locator('.play-on-form .primary').dblclick();
    await page.waitForURL((it) => !it.pathname.endsWith(id));
    await anyLit(page);
    same(await tables(), had + 1, 'tables after a double click');
    if (Number((await where(page)).split(' ')[0]) < half)
      throw new Error('the new match begins earlier than asked');
    await page.locator('.player.move', { hasText: 'Guest 2' }).waitFor();

    // The new table is private: its link shows it to others all the same.
    await page.getByRole('button', { name: 'Copy a link to this position' }).click();
    await page.getByText('Copied').waitFor();
    await stranger.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await stranger.locator('.map .city').first().waitFor();
    same(await lit(stranger).count(), 0, 'lit things for who was shown a private table');

    // The same shortly before the end, played to the end, and again from the start.
    await page.goto(`${url}/table/${id}?ply=${plies - 12}`);
    await page.locator('.play-on').click();
    await page.locator('.play-on-form .primary').click();
    await page.waitForURL((it) => !it.pathname.endsWith(id));
    await page.locator('.prompt').waitFor();
    await finish(page);
    const over = page.url();
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.waitForURL((it) => it.href !== over);
    await page.locator('.prompt').waitFor();
    await anyLit(page);
    const names = await page.locator('.player .name').allInnerTexts();
    same(names.map((it) => it === 'Guest 2').join(), 'false,true', 'who has moved on by one seat');
  });
