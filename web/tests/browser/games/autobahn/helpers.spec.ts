// What helps a player: tips with reasons, the reference opened from a thing, the reach of trucks,
// Autobot's turn step by step, the position in words.
import { expect, test } from '../../fixtures';
import { clickUntil, openDrawer, playNow } from '../../table';
import { driver } from '../autobahn';

test('at a table against Autobot', async ({ url, open }) => {
  const page = await open();
  await playNow(page, url, driver, { solo: '1' });

  // Before the first turn a technology cannot be unlocked: the tip says what is to be decided instead.
  await page.locator('.routes [data-lit]').first().waitFor();
  const technology = page.locator('.tech-thing').first();
  await technology.scrollIntoViewIfNeeded();
  await technology.hover({ force: true });
  await page.locator('.tip .why').waitFor();
  await page.keyboard.press('r');
  await page.locator('dialog[open] li.here').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });

  // By keyboard: E, then the arrows, visit things that cannot be chosen.
  await page.keyboard.press('e');
  await page.keyboard.press('ArrowRight');
  await page.locator('.tip').waitFor();
  await expect(page.locator(':focus'), 'where the walk is').toHaveAttribute('data-tip');
  await page.keyboard.press('Escape');

  // The position in words is there for screen readers, with a heading for every part.
  const words = page.getByRole('region', { name: 'The position in words' });
  expect(await words.getByRole('heading').count(), 'its headings').toBeGreaterThanOrEqual(10);
  expect(await words.innerText()).toMatch(/A7 \(black\): single carriageway/);

  // Autobot's turn: forth and back, every choice explained; put away; opened again from the log.
  await clickUntil(page, '.news-button[aria-disabled=false]');
  await page.locator('.news-button').click();
  const where = page.locator('.bot .where');
  const first = await where.innerText();
  let explained = 0;
  const next = page.locator('.bot .primary');
  while (await next.count()) {
    await next.click();
    explained += await page.locator('.bot .why').count();
  }
  expect(explained, 'choices of Autobot that are explained').toBeGreaterThan(0);
  const end = await where.innerText();
  expect(end, 'the last step').not.toBe(first);
  // At the last step the arrows still lead back.
  await page.keyboard.press('ArrowLeft');
  await expect(where).not.toHaveText(end);
  await page.locator('.bot header .btn').first().click();
  await page.locator('.bot header .btn').last().click();
  await page.locator('.bot').waitFor({ state: 'detached' });
  // Also where nothing is news any more.
  await page.reload();
  await page.locator('.prompt').waitFor();
  await openDrawer(page);
  await page.locator('.log .show').first().click();
  await next.click();

  // The line along a road stands out from it.
  const seen = await page
    .locator('.map .dash')
    .evaluateAll((all) =>
      all.map(
        (it) => getComputedStyle(it).stroke !== getComputedStyle(it.previousElementSibling!).stroke,
      ),
    );
  expect(seen.length, 'lines on roads').toBeGreaterThan(0);
  expect(seen, 'whether they can be seen').not.toContain(false);

  // The wheel scrolls the page, with Ctrl it looks closer.
  const box = () => page.locator('.map > svg').getAttribute('viewBox');
  const whole = await box();
  await page.locator('.map > svg').hover();
  await page.mouse.wheel(0, -100);
  expect(await box(), 'what is seen after the wheel alone').toBe(whole);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  expect(await box(), 'what is seen after the wheel with Ctrl').not.toBe(whole);

  // Pointing at a truck shows where it can go.
  await clickUntil(page, '.map .truck');
  await page.locator('.map .truck').first().focus();
  await expect(page.locator('.map .mark.reach, .map .plate.reach')).not.toHaveCount(0);
});
