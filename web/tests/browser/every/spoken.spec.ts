// The table without looking at it: one heading tree, the position in words, the choices as a list, and
// a turn played from that list by keyboard while the log tells what happened.
import { expect, test } from '../fixtures';
import { GAMES } from '../games';
import { anyLit, openDrawer, playNow } from '../table';

for (const game of GAMES)
  test(`${game.title} can be played without looking at it`, async ({ url, open }) => {
    const page = await open();
    await playNow(page, url, game, { level: 'random' });
    await anyLit(page);
    await page.reload();
    await anyLit(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement!.id), 'where the skip link leads').toBe(
      'main',
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${game.title}: Guest 1, Bot 2 (Random)`,
    );

    // Whatever has the focus is described by its rule.
    const thing = page.locator(game.first).first();
    await thing.focus();
    await page.locator('.tip').waitFor();
    const rule = await thing.evaluate(
      (it) => document.getElementById(it.getAttribute('aria-describedby')!)?.textContent,
    );
    expect(rule, 'what describes a thing').toBe(await thing.getAttribute('data-rule'));
    await thing.blur();

    // Every figure that is drawn is also told.
    const told = page.getByRole('region', { name: 'The position in words' });
    const headings = await told.getByRole('heading').allInnerTexts();
    expect(headings).toEqual(
      expect.arrayContaining(['Overview', 'Guest 1', 'Bot 2 (Random)', ...game.headings]),
    );
    await game.told(told);
    const before = await told.innerText();

    // A turn from the list, until somebody else has moved.
    await openDrawer(page);
    await page.locator('.switch button').nth(1).press('Enter');
    const log = page.getByRole('log', { name: 'What is happening' });
    const action = page.locator('.actions button');
    for (let i = 0; i < 60; i++) {
      if ((await log.innerText()).includes(`Bot 2 (Random) ${game.acts}`)) break;
      await action.first().waitFor();
      const n = await action.count();
      await expect(page.locator('.switch b'), 'choices that are announced').toHaveText(String(n));
      await action.nth((i * 7919) % n).press('Enter');
      await page.waitForTimeout(80);
    }
    expect(await log.innerText(), 'the log of what we did').toContain('Guest 1 ');
    await action.first().waitFor();
    expect(await told.innerText(), 'the description after a turn').not.toBe(before);
    await expect(page.locator('.prompt .text')).toHaveAttribute('aria-live', 'polite');
    expect(await page.title(), 'whose turn it is').toContain('your turn');
  });
