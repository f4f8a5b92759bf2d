// The settings dialog: by keyboard alone, in effect at once, kept over a reload.
import { same, withServer } from './tools.mjs';

export const settings = () =>
  withServer(async ({ url, open }) => {
    const page = await open({ motion: 'no-preference', width: 390 });
    const root = (get) => page.evaluate(get);
    await page.goto(url);
    await page.locator('.game').waitFor();
    same(
      await root(() => document.documentElement.dataset.theme),
      'light',
      'the theme of the system',
    );
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');

    await page.getByRole('button', { name: 'Settings' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.settings').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    same(await root(() => document.documentElement.lang), 'de', 'the language of the page');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    same(await root(() => document.documentElement.dataset.theme), 'light', 'the chosen theme');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    same(
      await root(() => localStorage.getItem('cloverleaf.speed')),
      'fast',
      'the pace of movements',
    );

    // A click beside it closes it; one on its edge does not, nor a text that was selected beyond it.
    const { x, y } = await page.locator('.settings').boundingBox();
    const [inside, outside] = [
      [x + 5, y + 5],
      [x - 3, y - 20],
    ];
    await page.mouse.click(...inside);
    for (const [from, to] of [
      [inside, outside],
      [outside, inside],
    ]) {
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(...to);
      await page.mouse.up();
    }
    same(await page.locator('.settings').count(), 1, 'the dialog after clicks on it');
    await page.mouse.click(...outside);
    await page.locator('.settings').waitFor({ state: 'detached' });
    same(
      await root(() => document.activeElement.closest('.bar') !== null),
      true,
      'the focus is back on the button',
    );

    await page.reload();
    await page.getByRole('button', { name: 'Einstellungen' }).click();
    const chosen = await page.locator('.settings .on').allInnerTexts();
    same(chosen.join(), 'Deutsch,Hell,Doppelt so schnell,Aus', 'what is kept');
  });
