// The guided first match of each game that has one, in every language: the real board and server, one thing to
// choose at a time, wrong tries answered by the rules, to the end of its lesson; then free play with the coach on request.
import { existsSync, readFileSync } from 'node:fs';
import type { Lesson } from '../../../src/board/coach/lesson';
import { accessible } from '../axe';
import { noEnglish } from '../english';
import { expect, test, type Open } from '../fixtures';
import { GAMES } from '../games';
import type { Driver } from '../games/driver';
import { finish, offer, openDrawer, putAway } from '../table';

const LANGUAGES = [
  { language: 'en-GB', guided: 'Guided first match', step: 'step 1 of ', practice: 'Practice' },
  {
    language: 'de-DE',
    guided: 'Geführte erste Partie',
    step: 'Schritt 1 von ',
    practice: 'Übung',
  },
  { language: 'pl-PL', guided: 'Pierwsza partia', step: 'krok 1 z\u00a0', practice: 'ćwiczebna' },
] as const;

/** The lesson as somebody finds it: on the home page, below its game. */
async function begin(url: string, open: Open, game: Driver, at: (typeof LANGUAGES)[number]) {
  const page = await open({ language: at.language });
  /** Why something is not to be chosen, as the rules told it to this page. */
  const reasons: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const told = JSON.parse(String(payload)) as { type: string; reason?: string };
      if (told.type === 'why' && told.reason) reasons.push(told.reason);
    }),
  );
  await page.goto(url);
  await offer(page, game).getByRole('button', { name: at.guided }).click();
  const coach = page.locator('.coach');
  await coach.waitFor();
  return { page, coach, reasons, lit: page.locator('[data-lit]') };
}

for (const game of GAMES) {
  const script = new URL(`../../../src/games/${game.id}/lesson.json`, import.meta.url);
  if (!existsSync(script)) continue;
  const lesson = JSON.parse(readFileSync(script, 'utf8')) as Lesson;

  for (const at of LANGUAGES)
    test(`the guided match is played to its end, ${game.id}, ${at.language}`, async ({
      url,
      open,
    }) => {
      const { page, coach, reasons, lit } = await begin(url, open, game, at);
      await expect(coach).toContainText(`${at.step}${lesson.line.length}`);
      await openDrawer(page);
      await expect(page.locator('.practice'), 'that the luck was chosen').toContainText(
        at.practice,
      );
      await page.keyboard.press('Escape');
      await expect(coach.locator('.idea')).toBeVisible();
      await accessible(page, `guided match, ${game.id}, ${at.language}`);

      // A wrong try is answered by the rules: with their reason, and not with the name of what was tried.
      await page.locator(game.board).first().waitFor();
      // What the rules would allow only comes later, and the coach says that.
      const wrong = page.locator('[data-why]:not([data-lit])');
      let name = '';
      for (let i = 0; i < 12 && reasons.length === 0; i++) {
        name = (await wrong.nth(i).getAttribute('data-tip'))!;
        await wrong.nth(i).dispatchEvent('click');
        await expect(coach.locator('.tried')).toHaveText(/\S/);
        await page.waitForTimeout(300);
      }
      expect(reasons.length, 'reasons that the rules gave').toBeGreaterThan(0);
      await expect(coach.locator('.tried')).not.toContainText(name);

      // One thing at a time, up to the end of the lesson, and every idea is told.
      const ideas = new Set<string>();
      let steps = 0;
      await finish(page, {
        watch: async () => {
          const texts = new Set(
            await page
              .locator('[data-lit]:visible')
              .evaluateAll((all) => all.map((it) => it.getAttribute('data-tip') ?? it.textContent)),
          );
          if (await coach.locator('.free').count()) return true;
          expect(texts.size, `what can be chosen: ${[...texts].join(' | ')}`).toBeLessThanOrEqual(
            1,
          );
          for (const it of await coach.locator('.idea').allTextContents()) ideas.add(it);
          if (++steps % 9 === 0) await noEnglish(page, `guided match, ${at.language}`);
          return false;
        },
      });
      expect(ideas.size, 'ideas of the lesson').toBe(Object.keys(lesson.steps).length);
      await expect(coach.locator('.free')).toBeVisible();

      // Then everything is open again, and the coach answers when asked.
      await expect(async () => expect(await lit.count()).toBeGreaterThan(1)).toPass();
      await expect(async () => {
        // The end of a lesson is a great moment.
        await putAway(page);
        await coach.getByRole('button').last().click({ timeout: 2000 });
      }).toPass();
      await expect(coach.locator('.idea')).toBeVisible();
      // And the match goes on, with bots that think for themselves.
      await finish(page, { watch: (clicks) => clicks >= 20 });
    });

  test(`on a phone the coach hides nothing of the table, ${game.id}`, async ({ url, open }) => {
    const page = await open({ width: 390, height: 844, hasTouch: true, isMobile: true });
    await page.goto(url);
    await offer(page, game).getByRole('button', { name: LANGUAGES[0].guided }).click();
    await page.locator('[data-lit]').first().waitFor();
    await page.locator('.coach .now').waitFor();
    const hidden = () =>
      page.evaluate(() => {
        const coach = document.querySelector('.coach')!.getBoundingClientRect();
        return ['.stage', '.tray', '.gantry', '.tabs', '.bar']
          .flatMap((it) => [...document.querySelectorAll(it)])
          .filter((it) => it.checkVisibility())
          .filter((it) => {
            const { top, bottom } = it.getBoundingClientRect();
            return bottom > coach.top + 1 && top < coach.bottom - 1;
          })
          .map((it) => it.className);
      });
    expect(await hidden(), 'what lies under the coach').toEqual([]);
    await expect(page.locator('.coach .now'), 'what is to be done').toBeInViewport({ ratio: 1 });
    await page.locator('.coach header button').click();
    expect(await hidden(), 'what lies under the folded coach').toEqual([]);
  });

  test(`whoever would rather play alone is let go, ${game.id}`, async ({ url, open }) => {
    const { page, coach, lit } = await begin(url, open, game, LANGUAGES[0]);
    await expect(lit).toHaveCount(1);
    await coach.getByRole('button', { name: 'Play on my own' }).click();
    await expect(async () => expect(await lit.count()).toBeGreaterThan(1)).toPass();
    await page.reload();
    await coach.locator('.free').waitFor();
  });
}
