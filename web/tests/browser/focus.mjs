// The keyboard never loses its place: whatever disappears under the focus hands it on, and whatever opens
// over the page hands it back.
import { anyLit, playNow, same, withServer } from './tools.mjs';

/** What has the focus, as a selector of this list. */
const at = (page, ...selectors) =>
  page.evaluate(
    (all) =>
      all.find((it) => document.activeElement.matches(it)) ??
      document.activeElement.outerHTML.slice(0, 120),
    selectors,
  );
const press = (page, thing) => thing.focus().then(() => page.keyboard.press('Enter'));

async function home(page, url) {
  await page.goto(url);
  await press(page, page.locator('.game .btn.primary'));
  same(await at(page, 'input[value=bots]'), 'input[value=bots]', 'the first choice of a table');
  await press(page, page.locator('.choose .btn', { hasText: 'Back' }));
  same(await at(page, '.game .btn.primary'), '.game .btn.primary', 'where a choice was called off');
}

async function guide(page, url) {
  await page.goto(url);
  await press(page, page.locator('.pages a[href$="/guide"]'));
  await page.locator('article > header h2').waitFor();
  same(await at(page, 'main'), 'main', 'another page');
  const title = () => page.locator('article > header h2').innerText();
  const first = await title();
  await press(page, page.locator('article footer .primary'));
  same(await at(page, 'article > header h2'), 'article > header h2', 'another page of the guide');
  const second = await title();
  if (second === first) throw new Error('the page was not turned');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  same(await title(), second, 'the page after the arrows chose in a dialog');
  await page.keyboard.press('ArrowLeft');
  same(await title(), first, 'the page after an arrow');
}

async function table(page, url) {
  await playNow(page, url, { level: 'random' });
  same(await at(page, '.prompt .text', 'main'), 'main', 'a new table');
  const route = page.locator('.routes [data-lit]').first();
  await route.waitFor();
  await press(page, route);
  same(await at(page, '.prompt .text'), '.prompt .text', 'after a choice on the board');
  await anyLit(page);
  await press(page, page.locator('.switch button').nth(1));
  await page.locator('.actions button').first().waitFor();
  await press(page, page.locator('.actions button').first());
  await page.locator('.actions button').first().waitFor();
  same(await at(page, '.actions', '.actions button'), '.actions', 'after a choice from the list');

  // The walk over everything: what is looked up is read first, then the thing has the focus again.
  const thing = '.thing[data-ref][role=img][aria-label]';
  await page.keyboard.press('e');
  for (let i = 0; (await at(page, thing)) !== thing; i++) {
    if (i === 200) throw new Error('the walk came to nothing but choices');
    await page.keyboard.press('ArrowRight');
  }
  // The tip comes also where the page had to be scrolled.
  await page.evaluate(() => document.dispatchEvent(new Event('scroll')));
  await page.locator('.tip').waitFor();
  await page.keyboard.press('r');
  await page.locator('dialog[open] li.here').waitFor();
  same(await at(page, 'li.here'), 'li.here', 'the entry that was looked up');
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  same(await at(page, thing), thing, 'the thing that was looked up');
  // It leaves no trace on what it passes.
  await page.keyboard.press('ArrowRight');
  await page.locator('.brand').focus();
  same(
    await page.locator('[data-tip]:is(.thing, li, th)[role=img]').count(),
    0,
    'what the walk left behind',
  );

  await press(page, page.getByRole('button', { name: 'Leave the table' }));
  same(await at(page, '.sure button:last-child'), '.sure button:last-child', 'the harmless answer');
  await page.keyboard.press('Enter');
  same(await at(page, '.leave button'), '.leave button', 'the button that asked');
}

export const focus = () =>
  withServer(async ({ url, open }) => {
    const page = await open();
    await home(page, url);
    await guide(page, url);
    await table(page, url);
  });
