// The keyboard never loses its place: whatever disappears under the focus hands it on, and whatever opens
// over the page hands it back.
import type { Locator } from '@playwright/test';
import { expect, test, type Page } from '../fixtures';
import { GAME } from '../games';
import { anyLit, offer, playNow } from '../table';

/** What has the focus, as a selector of this list. */
const at = (page: Page, ...selectors: string[]) =>
  page.evaluate(
    (all) =>
      all.find((it) => document.activeElement!.matches(it)) ??
      document.activeElement!.outerHTML.slice(0, 120),
    selectors,
  );
const press = (page: Page, thing: Locator) =>
  thing.focus().then(() => page.keyboard.press('Enter'));

test('on the home page', async ({ url, open }) => {
  const page = await open();
  await page.goto(url);
  await press(page, offer(page, GAME).locator('.btn.primary'));
  expect(await at(page, 'input[value=bots]'), 'the first choice of a table').toBe(
    'input[value=bots]',
  );
  await press(page, page.locator('.choose .btn', { hasText: 'Back' }));
  expect(await at(page, '.game .btn.primary'), 'where a choice was called off').toBe(
    '.game .btn.primary',
  );
});

test('in the guide', async ({ url, open }) => {
  const page = await open();
  await page.goto(url);
  await press(page, offer(page, GAME).locator('.pages a[href$="/guide"]'));
  await page.locator('article > header h2').waitFor();
  expect(await at(page, 'main'), 'another page').toBe('main');
  const title = () => page.locator('article > header h2').innerText();
  const first = await title();
  await press(page, page.locator('article footer .primary'));
  expect(await at(page, 'article > header h2'), 'another page of the guide').toBe(
    'article > header h2',
  );
  const second = await title();
  expect(second, 'the page after it was turned').not.toBe(first);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  expect(await title(), 'the page after the arrows chose in a dialog').toBe(second);
  await page.keyboard.press('ArrowLeft');
  expect(await title(), 'the page after an arrow').toBe(first);
});

test('at a table', async ({ url, open }) => {
  const page = await open();
  await playNow(page, url, GAME, { level: 'random' });
  expect(await at(page, '.prompt .text', 'main'), 'a new table').toBe('main');
  const first = page.locator(GAME.first).first();
  await first.waitFor();
  await press(page, first);
  expect(await at(page, '.prompt .text'), 'after a choice on the board').toBe('.prompt .text');
  await anyLit(page);
  await press(page, page.locator('.drawer-button'));
  await press(page, page.locator('.switch button').nth(1));
  await page.locator('.actions button').first().waitFor();
  await press(page, page.locator('.actions button').first());
  await page.locator('.actions button').first().waitFor();
  expect(await at(page, '.actions', '.actions button'), 'after a choice from the list').toBe(
    '.actions',
  );

  // The walk over everything: what is looked up is read first, then the thing has the focus again.
  const thing = '.thing[data-ref][role=img][aria-label]';
  await page.keyboard.press('e');
  for (let i = 0; (await at(page, thing)) !== thing; i++) {
    expect(i, 'the walk comes to something else than choices').toBeLessThan(200);
    await page.keyboard.press('ArrowRight');
  }
  // The tip comes also where the page had to be scrolled.
  await page.evaluate(() => document.dispatchEvent(new Event('scroll')));
  await page.locator('.tip').waitFor();
  await page.keyboard.press('r');
  await page.locator('dialog[open] li.here').waitFor();
  expect(await at(page, 'li.here'), 'the entry that was looked up').toBe('li.here');
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await at(page, thing), 'the thing that was looked up').toBe(thing);
  // It leaves no trace on what it passes.
  await page.keyboard.press('ArrowRight');
  await page.locator('.brand').focus();
  await expect(page.locator('[data-tip]:is(.thing, li, th)[role=img]')).toHaveCount(0);

  await press(page, page.getByRole('button', { name: 'Leave the table' }));
  expect(await at(page, '.sure button:last-child'), 'the harmless answer').toBe(
    '.sure button:last-child',
  );
  await page.keyboard.press('Enter');
  expect(await at(page, '.leave button'), 'the button that asked').toBe('.leave button');
});
