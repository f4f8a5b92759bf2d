// The settings dialog: by keyboard alone, in effect at once, kept over a reload.
import { expect, test } from '../fixtures';
import { GAME } from '../games';
import { pause, playNow, pressOn } from '../table';

test('settings by keyboard, at once and for good', async ({ url, open }) => {
  const page = await open({ motion: 'no-preference', width: 390 });
  const root = page.locator('html');
  await page.goto(url);
  await page.locator('.game').first().waitFor();
  await expect(root, 'the theme of the system').toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-theme', 'dark');

  await page.getByRole('button', { name: 'Settings' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.settings').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  await expect(root, 'the language of the page').toHaveAttribute('lang', 'de');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(root, 'the chosen theme').toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  const pace = await page.evaluate(() => localStorage.getItem('cloverleaf.speed'));
  expect(pace, 'the pace of movements').toBe('fast');

  // A click beside it closes it; one on its edge does not, nor a text that was selected beyond it.
  const { x, y } = (await page.locator('.settings').boundingBox())!;
  const inside = [x + 5, y + 5] as const;
  const outside = [x - 3, y - 20] as const;
  await page.mouse.click(...inside);
  for (const [from, to] of [
    [inside, outside],
    [outside, inside],
  ] as const) {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to);
    await page.mouse.up();
  }
  expect(await page.locator('.settings').count(), 'the dialog after clicks on it').toBe(1);
  await page.mouse.click(...outside);
  await page.locator('.settings').waitFor({ state: 'detached' });
  const back = await page.evaluate(() => document.activeElement!.closest('.bar') !== null);
  expect(back, 'the focus is back on the button').toBe(true);

  await page.reload();
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await expect(page.locator('.settings .on'), 'what is kept').toHaveText([
    'Deutsch',
    'Hell',
    'Doppelt so schnell',
    'Aus',
  ]);
});

test('the language may change while something is told', async ({ url, open }) => {
  const page = await open({ motion: 'no-preference' });
  await playNow(page, url, GAME, { level: 'random' });
  for (let i = 0; !(await pause(page)); i++) await pressOn(page, i);
  const line = page.locator('.playback p');
  await expect(line).toContainText('(Random)');
  await page.getByRole('button', { name: 'Settings' }).click();
  for (const [label, says] of [
    ['Deutsch', '(Zufall)'],
    ['Polski', '(Losowy)'],
  ] as const) {
    await page.locator('.settings .pill', { hasText: label }).click();
    await expect(line).toContainText(says);
  }
});
