// Autobahn's table: whatever comes has a place of its own, and covers nothing that is read.
import { expect, test } from '../../fixtures';
import { SIZES } from '../../sizes';
import { anyLit, playNow } from '../../table';
import { driver } from '../autobahn';
import { changed } from './told';

test('in the administration nobody stands on a figure, on the track nobody on a number or a sign', async ({
  url,
  open,
}) => {
  const page = await open();
  await playNow(page, url, driver, { level: 'random', players: 4 });
  await anyLit(page);
  await changed(page, ({ seat, floors }) => ({
    floors: floors.map(() => [1, 2, 3]),
    track: seat < 2 ? 14 : 1,
  }));
  await anyLit(page);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    if (width === 390) await page.locator('[data-tab=shared]').click();
    const rooms = await page.locator('.house .room').evaluateAll((all) =>
      all.map((room) => {
        const box = (it: Element) => it.getBoundingClientRect();
        const [figure, around] = [box(room.querySelector('.worth')!), box(room)];
        const people = [...room.querySelectorAll('.people path.body')].map(box);
        const places = new Set(people.map((it) => `${Math.round(it.x)} ${Math.round(it.y)}`));
        return {
          places: places.size,
          low: figure.y + figure.height / 2 - around.y - around.height / 2,
          left: figure.x - around.x,
          between: Math.min(...people.map((it) => it.x)) - figure.right,
          beyond: Math.max(...people.map((it) => it.right)) - around.right,
        };
      }),
    );
    expect(rooms.length, 'rooms').toBe(15);
    for (const { places, low, left, between, beyond } of rooms) {
      expect(places, `people who are seen at ${width} px`).toBe(4);
      expect(Math.abs(low), `px from the middle at ${width} px`).toBeLessThan(2);
      expect(left, `px from the left at ${width} px`).toBeLessThan(8);
      expect(between, `px between figure and people at ${width} px`).toBeGreaterThanOrEqual(0);
      expect(beyond, `px out of the room at ${width} px`).toBeLessThanOrEqual(1);
    }
    const cars = await page.locator('.track li:has(.car)').evaluateAll((all) =>
      all.map((space) => {
        const box = (selector: string) => space.querySelector(selector)!.getBoundingClientRect();
        const tops = [...space.querySelectorAll('.car')].map((it) => it.getBoundingClientRect().y);
        return box('.board').bottom - Math.min(...tops);
      }),
    );
    expect(cars.length, 'spaces with cars').toBe(2);
    for (const above of cars)
      expect(above, `px of a sign below a car at ${width} px`).toBeLessThan(4);
  }
});

test('who leads has the crown, here as there', async ({ url, open }) => {
  const page = await open();
  await playNow(page, url, driver, { level: 'random', players: 3 });
  await anyLit(page);
  await expect(page.locator('.tray .leads'), 'while all have the same').toHaveCount(0);
  const crown = (selector: string) =>
    page
      .locator(`${selector} svg path`)
      .first()
      .evaluate((it) => it.getAttribute('d'));
  const drawn = await crown('.players .crown');
  let most = 0;
  await changed(page, ({ seat, score }) => ({
    score: { ...score, total: seat === most ? 9 : 4 },
  }));
  await expect(page.locator('.tray .leads')).toHaveCount(1);
  expect(await crown('.tray .points')).toBe(drawn);
  await expect(page.locator('.players .crown.leads')).toHaveCount(0);
  most = 1;
  await page.reload();
  await expect(page.locator('.players .crown.leads')).toHaveCount(1);
  await expect(page.locator('.tray .leads')).toHaveCount(0);
});

for (const language of ['en-GB', 'de-DE', 'pl-PL'])
  test(`the name of a city lies on no sign, and on a phone a first hand side by side, ${language}`, async ({
    url,
    open,
  }) => {
    const page = await open({ language });
    await playNow(page, url, driver, { level: 'random' });
    await page.locator(driver.first).first().click();
    await page.locator('.hand [data-lit]').first().waitFor();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(300);
      const over = await page.evaluate(() => {
        const rects = (selector: string, not = '.none') =>
          [...document.querySelectorAll(selector)]
            .filter((it) => it.checkVisibility() && !it.closest(not))
            .map((it) => [it.textContent, it.getBoundingClientRect()] as const);
        const signs = rects('.map .sign path, .map .tile > rect');
        // Of a line of text, what the letters take.
        const names = rects(
          '.map text',
          '.sign, .price, .cost, .bonus, .city, .panel, .station, .name',
        );
        const found = names
          .filter(([, a]) =>
            signs.some(
              ([, b]) =>
                Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 &&
                Math.min(a.bottom - a.height * 0.2, b.bottom) -
                  Math.max(a.top + a.height * 0.25, b.top) >
                  1.5,
            ),
          )
          .map(([text]) => text);
        return { names: names.length, found };
      });
      expect(over.names, 'names').toBe(26);
      expect(over.found, `names on a sign at ${width} px`).toEqual([]);
    }
    const cards = await page
      .locator('.hand .held')
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON() as DOMRect));
    for (const [i, box] of cards.entries())
      if (i > 0) expect(box.left, `card ${i + 1}`).toBeGreaterThanOrEqual(cards[i - 1]!.right - 1);
  });
