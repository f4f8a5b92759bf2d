// What the coach says is said in the reader's language, and in the words of the game that is played.
import { noEnglish } from '../english';
import { expect, test } from '../fixtures';
import { GAMES } from '../games';
import { anyLit, botMatch, playNow } from '../table';

for (const game of GAMES)
  for (const language of ['de', 'pl']) {
    test(`a hint in ${game.title} (${language})`, async ({ url, open }) => {
      test.slow();
      const page = await open({ language });
      await playNow(page, url, game);
      await anyLit(page);
      await page.locator('.hint-button').click();
      const turns = page.locator('.hint .turn');
      await turns.first().waitFor({ timeout: 30_000 });
      expect((await turns.allInnerTexts()).join('\n'), 'words, not ids').not.toMatch(
        /category-|department-/,
      );
      await noEnglish(page, 'a hint');
    });

    test(`a review of ${game.title} (${language})`, async ({ url, open }) => {
      test.slow();
      const page = await open({ language });
      const { id } = await botMatch(page, url, game);
      await page.goto(`${url}/table/${id}`);
      await page.locator('.result').waitFor();
      const review = page.locator('.review');
      await review.locator('.btn.primary').click();
      // What turned the match, and which turns cost most.
      await review.locator('.turn .cause').first().waitFor({ timeout: 90_000 });
      await noEnglish(page, 'turning points');
      await review.locator('header .btn').first().click();
      await review.locator('.turn small').first().waitFor({ timeout: 90_000 });
      expect(await review.innerText(), 'words, not ids').not.toMatch(/category-|department-/);
      await noEnglish(page, 'a review');
    });
  }
