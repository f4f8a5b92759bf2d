// Autobahn's table: nothing jumps, tips keep out of the way, trucks drive by one click.
import { expect, test, type Page } from '../../fixtures';
import { sumOf, takeShifts, watchShifts, worstOf } from '../../shifts';
import {
  anyLit,
  botMatch,
  clickUntil,
  finish,
  openDrawer,
  playNow,
  playOn,
  tableId,
} from '../../table';
import { driver } from '../autobahn';
import { changed, cutOff } from './told';

for (const [width, height, also] of [
  [820, 1180, ['.offices', '.track .lane >> nth=-1']],
  // Too low for all: houses and road come below the desk.
  [768, 1024, ['.own-board > :last-child']],
] as const)
  test(`upright, the map and the own hand are there together, ${width} px`, async ({
    url,
    open,
  }) => {
    const page = await open({ width, height, language: 'de-DE' });
    await playNow(page, url, driver, { level: 'random', players: 4, modules: driver.modules });
    await clickUntil(page, '.map .truck');
    await page.evaluate(() => scrollTo(0, 0));
    const box = (part: string) =>
      page.locator(part).evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect);
    for (const part of ['.map > svg', '.spaces', '.tray .hand', '.house .lobby', ...also]) {
      const { top, bottom } = await box(part);
      expect(top, part).toBeGreaterThanOrEqual(0);
      expect(bottom, part).toBeLessThanOrEqual(height);
    }
    // Nothing lies over anything.
    const below = Math.min((await box('.offices')).top, (await box('.desk')).top);
    expect((await box('.house .lobby')).bottom, 'the administration').toBeLessThanOrEqual(below);
    expect(await cutOff(page, '.own-board'), 'px of the own board').toBeLessThanOrEqual(0);
  });

for (const [width, height] of [
  [1400, 900],
  [1920, 1080],
  [3840, 2160],
] as const)
  test(`houses and road are whole with all modules, ${width} px`, async ({ url, open }) => {
    const page = await open({ width, height, language: 'de-DE' });
    await playNow(page, url, driver, { level: 'random', players: 4, modules: driver.modules });
    await anyLit(page);
    expect(await cutOff(page, '.town'), 'px of it').toBeLessThanOrEqual(height / 500);
  });

test('cards of a hand lie side by side, prices step back until they can be paid, and the log hides no rival', async ({
  url,
  open,
}) => {
  const page = await open();
  await playNow(page, url, driver, { level: 'random' });
  await page.locator(driver.first).first().click();
  await page.locator('.hand [data-lit]').first().waitFor();
  const boxes = await page
    .locator('.hand .held')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes.length, 'cards of a first hand').toBeGreaterThanOrEqual(6);
  for (const [i, box] of boxes.entries())
    if (i > 0) expect(box.left, `card ${i + 1}`).toBeGreaterThanOrEqual(boxes[i - 1]!.right);
  // A card is to be played: what building would cost is said, and nothing of it looks like a button.
  await expect(page.locator('.map .price')).not.toHaveCount(0);
  await expect(page.locator('.map .price rect, .map .cost')).toHaveCount(0);
  await openDrawer(page);
  const drawer = (await page.locator('.drawer').boundingBox())!;
  const rivals = (await page.locator('.surfaces > .rivals').boundingBox())!;
  expect(drawer.y, 'where the drawer begins').toBeGreaterThanOrEqual(rivals.y + rivals.height - 1);
  await page.keyboard.press('Escape');
  await clickUntil(page, '.map .hit[data-ref="space:build"]', 200);
  await expect(page.locator('.map .cost rect'), 'prices of what can be built').not.toHaveCount(0);
});

for (const [width, height] of [
  [1400, 900],
  [820, 1180],
  [390, 844],
] as const)
  test(`nothing jumps between two decisions, ${width} px`, async ({ url, open }) => {
    const page = await open({ width, height });
    await watchShifts(page);
    await playNow(page, url, driver, { level: 'random', players: 3 });
    await anyLit(page);
    await page.waitForTimeout(1000);
    await takeShifts(page);
    await finish(page, { watch: (clicks) => clicks >= 40 });
    await page.waitForTimeout(500);
    const shifts = await takeShifts(page);
    expect(Number(sumOf(shifts).toFixed(4)), worstOf(shifts).join('\n')).toBe(0);
  });

for (const language of ['de-DE', 'pl-PL'])
  test(`what others did at the first decision is told whole, ${language}`, async ({
    url,
    open,
  }) => {
    const page = await open({ language });
    const { id } = await botMatch(page, url, driver, { players: 4 });
    // Everybody has a route card by then, and nobody has had a turn.
    await playOn(page, url, id, 4);
    await page.goto(`${url}/table/${tableId(page)}?ply=4`);
    const told = page.locator('.players .last');
    await expect(told.filter({ hasText: ' – ' })).toHaveCount(3);
    const cut = await told.evaluateAll((all) =>
      all
        .filter((it) => it.scrollWidth > it.clientWidth || it.scrollHeight > it.clientHeight + 1)
        .map((it) => it.textContent),
    );
    expect(cut, 'lines that end in dots').toEqual([]);
  });

for (const language of ['de-DE', 'pl-PL'])
  test(`what the own route card pays is told whole, ${language}`, async ({ url, open }) => {
    const page = await open({ language });
    await playNow(page, url, driver, { level: 'random' });
    await page.locator(driver.first).first().click();
    await page.locator('.hand [data-lit]').first().waitFor();
    // The most that a card can pay.
    await changed(page, () => ({ route: '6', route_status: 0 }));
    const card = page.locator('.own .route');
    await expect(card.locator('.good-news')).toHaveCount(2);
    for (const width of [1400, 820, 390]) {
      await page.setViewportSize({ width, height: width < 700 ? 844 : 1180 });
      if (width === 390) await page.locator('[data-tab=own]').click();
      const cut = await card
        .locator('strong, span')
        .evaluateAll((all) => all.filter((it) => it.scrollWidth > it.clientWidth).length);
      expect(cut, `lines that end in dots, ${width} px`).toBe(0);
    }
  });

test('on a tablet the second row of the gantry is used from end to end', async ({ url, open }) => {
  const page = await open({ width: 820, height: 1180 });
  await playNow(page, url, driver, { level: 'random' });
  const [back, tools] = [page.locator('.gantry .back'), page.locator('.gantry .tools')];
  const [left, right] = [(await back.boundingBox())!, (await tools.boundingBox())!];
  expect(left.x).toBeLessThan(10);
  expect(right.x + right.width).toBeGreaterThan(810);
  expect(Math.abs(left.y - right.y), 'in one row').toBeLessThan(4);
});

test('on a phone two choices lie beside each other, and the sentence above them stays in sight', async ({
  url,
  open,
}) => {
  const page = await open({ width: 390, height: 844, language: 'pl-PL' });
  await playNow(page, url, driver, { level: 'random' });
  await clickUntil(page, '.prompt .buttons .btn >> nth=1');
  const said = (await page.locator('.prompt > .sign').boundingBox())!;
  for (const it of await page.locator('.prompt .buttons .btn').all())
    expect((await it.boundingBox())!.y).toBeGreaterThanOrEqual(said.y + said.height - 2);
});

test('a tip comes by movement, not under a resting pointer', async ({ url, open }) => {
  const page = await open();
  await playNow(page, url, driver, { level: 'random' });
  const first = page.locator('.routes [data-lit]').first();
  await first.waitFor();
  // Low on the card, where an action space will lie.
  const box = (await first.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height - 20] as const;
  await page.mouse.move(x, y);
  await page.locator('.tip').waitFor();
  await page.mouse.click(x, y);
  await page.locator('.hand [data-lit]').first().waitFor();
  await page.waitForTimeout(700);
  await expect(page.locator('.tip'), 'a tip of what has come under the pointer').toHaveCount(0);
  // While something travels there is none, so whoever wants it may have to move once more.
  let to = x;
  await expect(async () => {
    await page.mouse.move((to = to === x ? x + 2 : x), y);
    await expect(page.locator('.tip')).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('a tap on a dark thing says what it is and why not, and names no key', async ({
  url,
  open,
}) => {
  const page = await open({ width: 390, height: 844, hasTouch: true, isMobile: true });
  await playNow(page, url, driver, { level: 'random' });
  await page.locator(driver.first).first().tap();
  await page.locator('.hand [data-lit]').first().waitFor();
  await page.locator('.spaces .space-thing').first().tap();
  await page.locator('.tip .why').waitFor();
  await expect(page.locator('.tip kbd')).toBeHidden();
  // Nor do the settings.
  await page.getByRole('button', { name: 'Settings' }).tap();
  await page.locator('dialog.settings').waitFor();
  await expect(page.getByText('Esc', { exact: false }).filter({ visible: true })).toHaveCount(0);
});

test('a seventh card makes a hand tighter, not higher, and what is not had yet steps back', async ({
  url,
  open,
}) => {
  const page = await open();
  const { id, plies } = await botMatch(page, url, driver);
  await page.goto(`${url}/table/${id}?ply=${plies - 1}`);
  await page.locator('.past-banner').waitFor();
  // Cards taken from the display and the yellow one: some hand of the last era is that large.
  const held = page.locator('.tray .hand .held');
  await openDrawer(page);
  for (let ply = plies - 1; (await held.count()) < 7; ply -= 4) {
    expect(ply, 'a hand of seven').toBeGreaterThan(plies / 4);
    await page.locator('#history').fill(String(ply));
    await expect(page.locator('.past-banner')).toContainText(`step ${ply} of`);
  }
  await page.keyboard.press('Escape');
  for (const [width, height] of [
    [1400, 900],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const boxes = await held.evaluateAll((all) =>
      all.map((it) => it.getBoundingClientRect().toJSON() as DOMRect),
    );
    const hand = (await page.locator('.tray .hand').boundingBox())!;
    for (const box of boxes) {
      expect(Math.abs(box.top - boxes[0]!.top), `one row, ${width} px`).toBeLessThan(2);
      expect(box.right, `within the hand, ${width} px`).toBeLessThanOrEqual(
        hand.x + hand.width + 2,
      );
    }
  }
});

test('on the own board what is had stands out, and its signs are large', async ({ url, open }) => {
  const page = await open();
  await playNow(page, url, driver, { level: 'random', modules: driver.modules });
  await anyLit(page);
  await changed(page, () => ({
    technologies: [[1], [1, 2], []],
    stations: 3,
    claimed: ['DK'],
    paid: ['DK', 'NL'],
  }));
  await anyLit(page);
  const grounds = (selector: string) =>
    page
      .locator(`.own ${selector}`)
      .evaluateAll((all) => all.map((it) => getComputedStyle(it).backgroundColor));
  for (const [kind, had, n] of [
    ['.tech', '.has', 3],
    ['.bonus:not(svg)', '.up', 3],
    ['.prize', '.hit', 1],
    ['.cash', '.hit', 2],
  ] as const) {
    const [bright, dark] = [await grounds(kind + had), await grounds(`${kind}:not(${had})`)];
    expect(bright, `${kind} that is had`).toHaveLength(n);
    expect(dark.length, `${kind} that is not`).toBeGreaterThan(0);
    for (const ground of bright) expect(dark).not.toContain(ground);
  }
  await expect(page.locator('.techs .tech:not(.has) .lock').first()).toBeVisible();
  const small = await page
    .locator('.own :is(.tech, .delivery span) > svg')
    .evaluateAll((all) =>
      all.map((it) => it.getBoundingClientRect().width).filter((it) => it < 17),
    );
  expect(small, 'px of signs that are small').toEqual([]);
});

test('one click on a place farther away drives the truck there', async ({ url, open }) => {
  const page = await open();
  await playNow(page, url, driver, { level: 'random' });
  await clickUntil(page, 'path.hit.far', 300);
  const far = page.locator('path.hit.far').first();
  const name = (await far.getAttribute('aria-label'))!;
  await far.focus();
  await expect(page.locator('.map .mark.reach'), 'the way is shown').not.toHaveCount(0);
  await page.keyboard.press('Enter');
  // It is there, or something came up on the way that is decided first.
  const [, place] = / to (.*): \d+ steps$/.exec(name)!;
  await expect(page.getByRole('log').last()).toContainText(`drives to ${place}`);
});

/** What bears an icon on the map. */
const SIGNS = '.map :is(.tile, .pharma, .depot) > rect:not(.mark), .map .chip > circle';
/** Everything that matches and can be seen: where it lies, and how large its letters are on the screen. */
const seen = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((it) => it.checkVisibility() && it.getBoundingClientRect().width > 0)
      .map((it) => {
        const { left, right, top, bottom, width } = it.getBoundingClientRect();
        const scale = it instanceof SVGGraphicsElement ? it.getScreenCTM()!.a : 1;
        const size = parseFloat(getComputedStyle(it).fontSize) * scale;
        return { left, right, top, bottom, width, size, text: it.textContent.trim() };
      }),
  );

for (const [language, word] of [
  ['de-DE', 'Vollbild'],
  ['pl-PL', 'Pełny ekran'],
] as const)
  test(`on a phone the whole map names all countries and draws nothing too small, ${language}`, async ({
    url,
    open,
  }) => {
    const page = await open({ width: 390, height: 844, language, hasTouch: true, isMobile: true });
    await playNow(page, url, driver, { level: 'random', players: 4, modules: driver.modules });
    await page.locator(driver.first).first().click();
    await page.locator('.hand [data-lit]').first().waitFor();
    await page.locator('[data-tab=stage]').click();
    const fit = page.locator('.map .fit');
    if (await fit.isVisible()) await fit.click();
    await expect(page.locator('.map.zoomed')).toHaveCount(0);
    const button = page.locator('.whole-button');
    for (const where of ['a part of the screen', 'all of it']) {
      const names = await seen(page, '.map .country');
      expect(names, `countries on ${where}`).toHaveLength(8);
      for (const it of [...names, ...(await seen(page, '.map .value'))])
        expect(it.size, `${it.text} on ${where}`).toBeGreaterThanOrEqual(9.5);
      for (const it of await seen(page, SIGNS))
        expect(it.width, `a sign on ${where}`).toBeGreaterThanOrEqual(11);
      // What lies over the map hides neither a name nor a city.
      const over = [(await seen(page, '.whole-button'))[0]!, (await seen(page, '.cartouche'))[0]!];
      for (const it of await seen(page, '.map :is(.country, .city, text.abroad)'))
        for (const { left, right, top, bottom } of over)
          expect(
            it.right <= left || it.left >= right || it.bottom <= top || it.top >= bottom,
            `${it.text} is free on ${where}`,
          ).toBe(true);
      if (where === 'a part of the screen') await expect(button).toHaveText(word);
      await button.click();
    }
    // From near everything is there, and can be read.
    await page.locator('.map > svg').hover();
    await page.keyboard.down('Control');
    for (let i = 0; i < 4; i++) await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect(page.locator('.map .panel .tile').first()).toBeVisible();
    for (const it of await seen(page, '.map .panel .tile > rect'))
      expect(it.width, 'a sign from near').toBeGreaterThanOrEqual(11);
  });

for (const [width, height] of [
  [1400, 900],
  [820, 1180],
] as const)
  test(`the own board is whole with all modules, ${width} px`, async ({ url, open }) => {
    const page = await open({ width, height, language: 'de-DE' });
    await playNow(page, url, driver, { level: 'random', players: 4, modules: driver.modules });
    await page.locator(driver.first).first().click();
    await page.locator('.hand [data-lit]').first().waitFor();
    expect(await cutOff(page, '.own-board'), 'px of it').toBeLessThanOrEqual(0);
  });
