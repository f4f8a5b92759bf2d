// The guided first match, in every language: the real board and server, one thing to choose at a time, wrong tries
// answered by the rules, to the end of the first era; then free play with the coach on request.
import { accessible } from '../../axe';
import { expect, test } from '../../fixtures';
import { finish } from '../../table';

const LANGUAGES = [
  { language: 'en-GB', guided: 'Guided first match', of: /step 1 of 179/, practice: 'Practice' },
  {
    language: 'de-DE',
    guided: 'Geführte erste Partie',
    of: /Schritt 1 von 179/,
    practice: 'Übung',
  },
  { language: 'pl-PL', guided: 'Pierwsza partia', of: /krok 1 z\s179/, practice: 'Ćwiczenie' },
];

for (const { language, guided, of, practice } of LANGUAGES)
  test(`the guided match is played to the end of era 1, ${language}`, async ({ url, open }) => {
    const page = await open({ language });
    await page.goto(url);
    await page.locator('#game-autobahn').getByRole('button', { name: guided }).click();
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
    await finish(page, {
      watch: async () => {
        const texts = new Set(
          await page
            .locator('[data-lit]:visible')
            .evaluateAll((all) => all.map((it) => it.getAttribute('data-tip') ?? it.textContent)),
        );
        if (await coach.locator('.free').count()) return true;
        expect(texts.size, `what can be chosen: ${[...texts].join(' | ')}`).toBeLessThanOrEqual(1);
        steps++;
        return false;
      },
    });
    expect(steps, 'decisions of the lesson').toBeGreaterThan(80);
    await expect(coach.locator('.free')).toBeVisible();

    // Then everything is open again, and the coach answers when asked.
    const lit = page.locator('[data-lit]');
    await expect(async () => expect(await lit.count()).toBeGreaterThan(1)).toPass();
    await coach.getByRole('button').last().click();
    await expect(coach.locator('.idea')).toBeVisible();
  });

test('whoever would rather play alone is let go', async ({ url, open }) => {
  const page = await open();
  await page.goto(url);
  await page.locator('#game-autobahn').getByRole('button', { name: 'Guided first match' }).click();
  const coach = page.locator('.coach');
  const lit = page.locator('[data-lit]');
  await expect(lit).toHaveCount(1);
  await coach.getByRole('button', { name: 'Play on my own' }).click();
  await expect(async () => expect(await lit.count()).toBeGreaterThan(1)).toPass();
  await page.reload();
  await coach.locator('.free').waitFor();
});
