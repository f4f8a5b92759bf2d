// German and Polish without one English word on every page and in every dialog, and an entry of the
// reference behind everything on the table that promises one.
import { english, noEnglish } from './english.mjs';
import { anyLit, chooseTable, playNow, pressLit, withServer } from './tools.mjs';

async function pages(page, url, at) {
  await page.goto(url);
  await page.locator('.game').waitFor();
  await noEnglish(page, `${at} home`);
  // The check itself finds what is only spoken.
  await page.locator('h1').evaluate((it) => it.setAttribute('aria-label', 'Look it up'));
  if ((await english(page)).length === 0) throw new Error('a label in English is not found');
  await page.locator('h1').evaluate((it) => it.removeAttribute('aria-label'));
  await page.locator('.game .btn.primary').click();
  for (const way of ['solo', 'friends', 'here', 'bots']) {
    await page.locator(`input[name=against][value=${way}]`).check({ force: true });
    await noEnglish(page, `${at} home, against ${way}`);
  }
  await page.locator('.bar button').click();
  await page.locator('.settings').waitFor();
  await noEnglish(page, `${at} settings`);
  await page.keyboard.press('Escape');
  await page.locator('.hero .btn').click();
  await page.locator('.account .btn.primary').first().click();
  await page.locator('.account [role=alert]').waitFor();
  await page.locator('.account .row').last().locator('button').click();
  await noEnglish(page, `${at} account`);
  await chooseTable(page, url, { against: 'friends', players: 3 });
  await page.locator('.lobby .copy').first().waitFor();
  await noEnglish(page, `${at} invitation`);
  // What the server refuses is worded by the page.
  await page.goto(`${url}/join/nonsense`);
  await page.locator('[role=alert]').waitFor();
  await noEnglish(page, `${at} refusal`);
}

async function table(page, url, at) {
  await playNow(page, url, { solo: '7', modules: ['wine', 'traffic', 'services'] });
  const refs = new Set();
  for (let i = 0; i < 40; i++) {
    await anyLit(page);
    for (const ref of await page
      .locator('[data-ref]')
      .evaluateAll((all) => all.map((it) => it.getAttribute('data-ref'))))
      refs.add(ref);
    if (i % 10 === 0) await noEnglish(page, `${at} table`);
    await pressLit(page, i);
    await page.waitForTimeout(60);
  }
  for (const side of await page.locator('.switch button').all()) {
    await side.click();
    await noEnglish(page, `${at} table, ${await side.innerText()}`);
  }
  await page.getByRole('button', { name: /^(Regelreferenz|Kompendium)$/ }).click();
  await page.locator('dialog[open] li').first().waitFor();
  await noEnglish(page, `${at} reference`);
  const entries = new Set(
    await page
      .locator('[data-entry]')
      .evaluateAll((all) => all.map((it) => it.getAttribute('data-entry'))),
  );
  const missing = [...refs].filter((it) => !entries.has(it));
  if (refs.size < 60 || missing.length)
    throw new Error(`of ${refs.size} things, the reference lacks ${missing.join(', ')}`);
}

export const wording = () =>
  withServer(async ({ url, open }) => {
    for (const language of ['de-DE', 'pl-PL']) {
      const page = await open({ language });
      await pages(page, url, language);
      page.faults.splice(0); // The refusal that was asked for.
      await table(page, url, language);
    }
  });
