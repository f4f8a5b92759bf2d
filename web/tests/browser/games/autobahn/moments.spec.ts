// The end of an era is shown as a whole, can be skipped and is found again in the log; a delivery is shown in
// passing; the result looks back at the match.
import { accessible } from '../../axe';
import { covered } from '../../covered';
import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { toTheBeginning } from '../../log';
import { GAME } from '../index';
import { botMatch, clickUntil, finish, openDrawer, playNow, playOn } from '../../table';

test('the end of an era opens by itself, with budgets, promotions, route cards and what comes', async ({
  url,
  open,
}) => {
  const page = await open();
  const { id } = await botMatch(page, url, GAME);
  // The last decision before the end of the first era, by the record.
  const record = await (await page.request.get(`${url}/api/tables/${id}/record`)).text();
  expect(record, 'the record of the match').toContain('cloverleaf record');
  await page.goto(`${url}/table/${id}?ply=20`);
  await playOn(page, url, id, 20);
  const sheet = page.locator('dialog.moment');
  await finish(page, { watch: () => sheet.count(), moments: false });
  await expect(sheet.getByRole('heading', { level: 2 })).toContainText(/1946/);
  await expect(sheet.locator('tbody tr'), 'a row for everybody').toHaveCount(2);
  await expect(sheet.locator('.house').first()).toBeVisible();
  // It may grow while others promote; whole, it says what comes.
  await expect(async () => {
    if ((await sheet.locator('aside').count()) === 0) {
      if (await sheet.count()) await sheet.locator('.go').click();
      await finish(page, { watch: () => sheet.count(), moments: false });
    }
    await expect(sheet.locator('[data-part="4"] li')).toHaveCount(2, { timeout: 8000 });
  }).toPass({ timeout: 120_000 });
  await expect(sheet.locator('[data-part="3"] .route')).toHaveCount(2);
  await expect(sheet.locator('aside')).toContainText('1966');
  await accessible(page, 'the end of an era');
  const used = await sheet.locator('.stage').evaluate((it) => {
    const { top, height } = it.getBoundingClientRect();
    return (it.querySelector('.stop:last-child')!.getBoundingClientRect().bottom - top) / height;
  });
  expect(used, 'how far down it goes').toBeGreaterThan(0.84);
  expect(used, 'and all of it is in sight').toBeLessThanOrEqual(1);
  // What everybody gets in all is in sight, however many offices pay.
  for (const width of [390, 820, 1400]) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
    const beyond = await sheet.locator('.scroll').evaluate((it) => it.scrollWidth - it.clientWidth);
    const go = (await sheet.locator('.go').boundingBox())!;
    if (width === 390) expect(go.width, 'what goes on, on a phone').toBeGreaterThan(340);
    expect(beyond, `hidden at the right, ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.locator('.prompt')).toBeVisible();
  // Again from the log.
  await openDrawer(page);
  await page.locator('.log .again').first().click();
  await expect(sheet.getByRole('heading', { level: 2 })).toContainText(/1946/);
  await sheet.getByRole('button', { name: 'Begin 1966' }).click();
  await expect(sheet).toHaveCount(0);
});

for (const [width, height] of [
  [1400, 900],
  [820, 1180],
  [390, 844],
] as const)
  test(`what is shown in passing covers nothing that is to be read, ${width} px`, async ({
    url,
    open,
  }) => {
    const page = await open({ width, height });
    await playNow(page, url, GAME, { level: 'random', players: 3 });
    await clickUntil(page, '.card[role=status]', 1000);
    await expect.poll(() => covered(page), { timeout: 2000 }).toEqual([]);
    const within = await page
      .locator('.card[role=status]')
      .evaluate((it) => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight);
    expect(within, 'all of it is to be read').toBe(true);
  });

test('in the last era the standing is there while the last promotions are chosen', async ({
  url,
  open,
}) => {
  const page = await open();
  const { id, plies } = await botMatch(page, url, GAME, { players: 3 });
  await playOn(page, url, id, Math.round(plies * 0.9));
  const sheet = page.locator('dialog.moment');
  await finish(page, { watch: () => sheet.count(), moments: false });
  await expect(sheet.getByRole('heading', { level: 2 })).toContainText(/1991/);
  const rows = sheet.locator('aside li');
  await expect(rows).toHaveCount(3);
  const points = (await rows.locator('.points').allInnerTexts()).map(Number);
  expect(points, 'the leader first').toEqual(points.toSorted((a, b) => b - a));
  for (const [i, n] of points.entries())
    if (n < points[0]!) await expect(rows.nth(i)).toContainText(`${points[0]! - n} behind`);
  await accessible(page, 'the end of the last era');
});

test('the result tells who won by how much, whence and when, and keeps a picture', async ({
  url,
  open,
}) => {
  const page = await open();
  const { id, plies } = await botMatch(page, url, GAME, { players: 3, modules: [] });
  await page.goto(`${url}/table/${id}`);
  const result = page.locator('.result');
  await expect(result.getByRole('heading', { level: 2 }).first()).toContainText(/wins|share/);
  await expect(result.locator('.podium li')).toHaveCount(3);
  await result.locator('.story li').first().waitFor();
  // Points by source and era add up to the total of everybody.
  const totals = await result.locator('.podium .total').allInnerTexts();
  const bars = await result.locator('.sums .row b').allInnerTexts();
  expect([...bars].sort(), 'sums of the bars').toEqual([...totals].sort());
  // Blocks rise above their common part with the points, and the last line of the story says how close it was.
  const rises = await result
    .locator('.podium .block')
    .evaluateAll((all) => all.map((it) => parseFloat(getComputedStyle(it).paddingBottom)));
  const points = totals.map(Number);
  const most = Math.max(...points);
  const [top, low] = [Math.max(...rises), Math.min(...rises)];
  const perPoint = (top - low) / (most - Math.min(...points));
  for (const [i, rise] of rises.entries())
    expect(Math.abs(top - rise - (most - points[i]!) * perPoint), `block ${i + 1}`).toBeLessThan(2);
  const second = points.toSorted((a, b) => b - a)[1]!;
  await expect(result.locator('.story li').last()).toContainText(
    most === second ? 'as many points' : String(most - second),
  );
  await expect(result.locator('.story li').last()).toContainText(`step ${plies}`);
  await expect(result.locator('svg[role=img] path.line')).toHaveCount(3);
  // The final table and what stands below are as wide as the columns above.
  const ends = (it: Locator) =>
    it.evaluate((it) => {
      const { left, right } = it.getBoundingClientRect();
      return [left, right].map(Math.round);
    });
  const [first, other] = [
    result.locator('.columns > .column').first(),
    result.locator('.columns > .column').nth(1),
  ];
  const columns = [(await ends(first))[0]!, (await ends(other))[1]!];
  for (const it of ['.sheet table', '.history'])
    for (const [i, at] of (await ends(result.locator(it))).entries())
      expect(Math.abs(at - columns[i]!), it).toBeLessThanOrEqual(2);
  const download = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Save a picture' }).click();
  expect((await download).suggestedFilename()).toBe('cloverleaf.png');
  // A turning point opens its position.
  await result.locator('.story .link').first().click();
  await page.locator('.history.past').waitFor();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await result.waitFor();
  await result.getByRole('button', { name: 'Look at the table' }).click();
  await page.locator(GAME.board).first().waitFor();
  // The log goes back to the very beginning.
  await openDrawer(page);
  await toTheBeginning(page);
  const lines = await page.locator('.log .line').count();
  expect(lines, `lines of a match of ${plies} plies`).toBeGreaterThan(200);
  await expect(page.locator('.log .line').last()).toContainText('route card');
  // The way back lies in the gantry, and over nothing of the table.
  const back = page.getByRole('button', { name: 'Back to the result' });
  for (const width of [390, 820, 1400]) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
    const [it, gantry] = [
      (await back.boundingBox())!,
      (await page.locator('.gantry').boundingBox())!,
    ];
    expect(it.y, `top at ${width} px`).toBeGreaterThanOrEqual(gantry.y);
    expect(it.y + it.height, `bottom at ${width} px`).toBeLessThanOrEqual(gantry.y + gantry.height);
  }
  await back.click();
  await result.waitFor();
});

for (const [places, said] of [
  [[1, 2, 3], /and .* have as many points; .* is ahead\./],
  [[1, 2, 2], /share 2nd place\./],
] as const)
  test(`a tie below the victory is said in words, places ${places.join()}`, async ({
    url,
    open,
  }) => {
    const page = await open();
    const { id } = await botMatch(page, url, GAME, { players: 3 });
    await page.goto(`${url}/table/${id}`);
    await page.locator('.podium').waitFor();
    await expect(page.getByText(said), 'before there is one').toHaveCount(0);
    await page.routeWebSocket(/\/live/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => {
        const it = JSON.parse(String(message)) as { decision?: { over?: object } };
        if (it.decision?.over) it.decision.over = { scores: [50, 40, 40], places };
        socket.send(JSON.stringify(it));
      });
    });
    await page.reload();
    await expect(page.locator('.result .words .tie').filter({ hasText: said })).toHaveCount(1);
  });
