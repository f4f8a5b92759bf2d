// German and Polish without one English word at a table and on the pages of a game, and an entry of the
// reference behind everything on the table that promises one.
import { noEnglish } from '../english';
import { expect, test } from '../fixtures';
import { GAMES, visit } from '../games';
import { anyLit, openDrawer, playNow, pressOn, putAway } from '../table';

for (const game of GAMES)
  for (const language of ['de-DE', 'pl-PL']) {
    test(`no English at ${game.title}, ${language}`, async ({ url, open }) => {
      const page = await open({ language });
      await playNow(page, url, game, { solo: game.solo, modules: game.modules });
      const refs = new Set<string>();
      for (let i = 0; i < 40; i++) {
        // A short match may be over before that: then there is another one.
        await page.locator('.result, [data-lit]:not(.actions *)').first().waitFor();
        if (await page.locator('.result').count())
          await playNow(page, url, game, { solo: game.solo, modules: game.modules });
        await anyLit(page);
        const named = await page
          .locator('[data-ref]')
          .evaluateAll((all) => all.map((it) => it.getAttribute('data-ref')!));
        named.forEach((it) => refs.add(it));
        if (i % 10 === 0) await noEnglish(page, 'the table');
        await pressOn(page, i);
      }
      await putAway(page);
      await openDrawer(page);
      for (const side of await page.locator('.switch button').all()) {
        await side.click();
        await noEnglish(page, `the table, ${await side.innerText()}`);
      }
      await page.getByRole('button', { name: /^(Regelreferenz|Kompendium)$/ }).click();
      await page.locator('dialog[open] li').first().waitFor();
      await noEnglish(page, 'the reference');
      // From its list of chapters to the last of them, and the keyboard goes on there.
      const chapters = page.locator('dialog nav button');
      await chapters.last().click();
      const last = page.locator('dialog .body h3').last();
      await expect(last).toBeFocused();
      await expect(last).toBeInViewport();
      await expect(last).toHaveText(await chapters.last().innerText());
      const entries = await page
        .locator('[data-entry]')
        .evaluateAll((all) => all.map((it) => it.getAttribute('data-entry')!));
      expect(refs.size, 'things that promise an entry').toBeGreaterThanOrEqual(game.refs);
      expect(
        [...refs].filter((it) => !entries.includes(it)),
        'things without an entry in the reference',
      ).toEqual([]);
    });

    test(`no English on the pages of ${game.title}, ${language}`, async ({ url, open }) => {
      await visit(game, await open({ language }), url, noEnglish);
    });
  }
