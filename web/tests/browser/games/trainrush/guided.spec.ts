// The guided first match, in every language: the draft, three rounds with a city, a siding, a zone that is scored
// and a black market, one thing to choose at a time; then free play with the coach on request.
import { accessible } from '../../axe';
import { noEnglish } from '../../english';
import { expect, test } from '../../fixtures';
import { finish } from '../../table';
import lesson from '../../../../src/games/trainrush/lesson.json' with { type: 'json' };

const OF = lesson.line.length;
const LANGUAGES = [
  { language: 'en-GB', of: `step 1 of ${OF}`, practice: 'Practice' },
  { language: 'de-DE', of: `Schritt 1 von ${OF}`, practice: 'Übung' },
  { language: 'pl-PL', of: `krok 1 z ${OF}`, practice: 'Ćwiczenie' },
];

for (const { language, of, practice } of LANGUAGES)
  test(`the guided match of Train Rush is played to its end, ${language}`, async ({
    url,
    open,
  }) => {
    const page = await open({ language });
    await page.goto(url);
    await page.locator('#game-trainrush .pages .link').click();
    const coach = page.locator('.coach');
    await expect(coach).toContainText(of);
    await expect(page.locator('.standing'), 'that the luck was chosen').toContainText(practice);
    await expect(coach.locator('.idea')).toBeVisible();
    await accessible(page, `guided match, ${language}`);

    // A wrong try is answered.
    await page.locator('.map .city').first().waitFor();
    await page.locator('[data-why]:not([data-lit])').first().dispatchEvent('click');
    await expect(coach.locator('.tried')).toHaveText(/\S/);

    // One thing at a time, up to the end of the lesson.
    let steps = 0;
    const ideas = new Set<string>();
    await finish(page, {
      watch: async () => {
        if (await coach.locator('.free').count()) return true;
        const texts = new Set(
          await page
            .locator('[data-lit]:visible')
            .evaluateAll((all) => all.map((it) => it.getAttribute('data-tip') ?? it.textContent)),
        );
        expect(texts.size, `what can be chosen: ${[...texts].join(' | ')}`).toBeLessThanOrEqual(1);
        for (const idea of await coach.locator('.idea').allInnerTexts()) ideas.add(idea);
        if (++steps % 9 === 0) await noEnglish(page, `guided match, ${language}`);
        return false;
      },
    });
    expect(steps, 'decisions of the lesson').toBeGreaterThan(60);
    expect(ideas.size, 'ideas that were said').toBe(Object.keys(lesson.steps).length);
    await expect(coach.locator('.free')).toBeVisible();

    // Then everything is open again, and the coach answers when asked.
    const lit = page.locator('[data-lit]');
    await expect(async () => expect(await lit.count()).toBeGreaterThan(1)).toPass();
    await coach.getByRole('button').last().click();
    await expect(coach.locator('.idea')).toBeVisible();
  });
