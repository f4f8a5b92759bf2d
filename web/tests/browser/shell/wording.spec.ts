// German and Polish without one English word on every page and in every dialog of the shell.
import { english, noEnglish } from '../english';
import { expect, forgive, test } from '../fixtures';
import { GAME } from '../games';
import { chooseTable, offer } from '../table';

for (const language of ['de-DE', 'pl-PL'])
  test(`no English in the shell, ${language}`, async ({ url, open }) => {
    const page = await open({ language });
    await page.goto(url);
    await page.locator('.game').first().waitFor();
    await noEnglish(page, 'home');
    // The check itself finds what is only spoken.
    await page.locator('h1').evaluate((it) => it.setAttribute('aria-label', 'Look it up'));
    expect(await english(page), 'a label in English').not.toEqual([]);
    await page.locator('h1').evaluate((it) => it.removeAttribute('aria-label'));
    await offer(page, GAME).locator('.btn.primary').click();
    for (const way of ['solo', 'friends', 'here', 'bots']) {
      await page.locator(`input[name=against][value=${way}]`).check({ force: true });
      await noEnglish(page, `home, against ${way}`);
    }
    await page.locator('.bar button').click();
    await page.locator('.settings').waitFor();
    await noEnglish(page, 'settings');
    await page.keyboard.press('Escape');
    await page.locator('.hero .btn').click();
    await page.locator('.account .btn.primary').first().click();
    await page.locator('.account [role=alert]').waitFor();
    await page.locator('.account .row').last().locator('button').click();
    await noEnglish(page, 'account');
    await chooseTable(page, url, GAME, { against: 'friends', players: 3 });
    await page.locator('.lobby .copy').first().waitFor();
    await noEnglish(page, 'invitation');
    // What the server refuses is worded by the page.
    await page.goto(`${url}/join/nonsense`);
    await page.locator('[role=alert]').waitFor();
    await noEnglish(page, 'refusal');
    forgive(page); // The refusal that was asked for.
  });
