// The guide of every game, page by page in three languages, as it is found on the home page.
import { noEnglish } from '../english';
import { expect, test, type Page } from '../fixtures';
import { GAMES } from '../games';
import { offer } from '../table';

/** What is written in the picture of a page of the guide and reaches beyond its box; not what screen readers alone have. */
const cut = (page: Page) =>
  page.locator('figure').evaluateAll((figures) => {
    const out: string[] = [];
    for (const figure of figures) {
      const words = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        const text = words.currentNode as Text;
        let box = text.parentElement!;
        if (text.data.trim() === '' || box.closest('.visually-hidden, svg')) continue;
        while (getComputedStyle(box).display === 'inline') box = box.parentElement!;
        // Clipped to nothing: that, too, only screen readers have.
        if (box.clientWidth <= 1) continue;
        if (box.scrollWidth > box.clientWidth + 1) out.push(text.data);
      }
    }
    return out;
  });

for (const game of GAMES)
  for (const language of ['en-GB', 'de-DE', 'pl-PL'])
    test(`the guide, ${game.id}, ${language}`, async ({ url, open }) => {
      const page = await open({ language });
      await page.goto(url);
      await offer(page, game).locator('.pages a[href$="/guide"]').click();
      const title = page.locator('article > header h2');
      const on = page.locator('article footer button.primary');
      const titles = new Set<string>();
      for (;;) {
        titles.add(await title.innerText());
        await noEnglish(page, `the ${language} guide`);
        for (const width of [1400, 390]) {
          await page.setViewportSize({ width, height: 844 });
          expect(await cut(page), `words that are cut at ${width} px`).toEqual([]);
        }
        if ((await on.count()) === 0) break;
        await on.click();
      }
      expect(titles.size, 'pages of the guide').toBe(game.guide.pages);
    });
