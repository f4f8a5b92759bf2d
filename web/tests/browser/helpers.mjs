// What helps a player: tips with reasons, the reference opened from a thing, the reach of trucks,
// Autobot's turn step by step, the position in words, and the guide in three languages.
import { noEnglish } from './english.mjs';
import { finish } from './match.mjs';
import { playNow, withServer } from './tools.mjs';

const must = (yes, what) => {
  if (!yes) throw new Error(what);
};

/** Clicks on until something is there. */
async function until(page, selector) {
  const there = () => page.locator(selector).count();
  await finish(page, { limit: 400, watch: there });
  must(await there(), `${selector} never came up`);
}

async function tipOf(page, thing) {
  await thing.scrollIntoViewIfNeeded();
  await thing.hover({ force: true });
  await page.locator('.tip').waitFor();
  return page.locator('.tip').innerText();
}

async function table(open, url) {
  const page = await open();
  await playNow(page, url, { solo: '1' });

  // Before the first turn a technology cannot be unlocked: the tip says what is to be decided instead.
  await page.locator('.routes [data-lit]').first().waitFor();
  await tipOf(page, page.locator('.tech-thing').first());
  await page.locator('.tip .why').waitFor();
  await page.keyboard.press('r');
  await page.locator('dialog[open] li.here').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });

  // By keyboard: E, then the arrows, visit things that cannot be chosen.
  await page.keyboard.press('e');
  await page.keyboard.press('ArrowRight');
  await page.locator('.tip').waitFor();
  must(
    await page.evaluate(() => document.activeElement?.hasAttribute('data-tip')),
    'the walk does not move the focus',
  );
  await page.keyboard.press('Escape');

  // The position in words is there for screen readers, with a heading for every part.
  const words = page.getByRole('region', { name: 'The position in words' });
  must((await words.getByRole('heading').count()) >= 10, 'the described board lacks headings');
  must(
    /A7 \(black\): single carriageway/.test(await words.innerText()),
    'the described board does not tell of the A7',
  );

  // Autobot's turn: forth and back, every choice explained; put away; opened again from the log.
  await until(page, '.bot .primary[aria-disabled=false]');
  const where = () => page.locator('.bot .where').innerText();
  const first = await where();
  let explained = 0;
  while (await page.locator('.bot .primary').isEnabled()) {
    await page.locator('.bot .primary').click();
    explained += await page.locator('.bot .why').count();
  }
  must(
    (await where()) !== first && explained > 0,
    'the steps of Autobot’s turn do not explain its choices',
  );
  // At the last step the arrows still lead back.
  const end = await where();
  await page.keyboard.press('ArrowLeft');
  must((await where()) !== end, 'the arrows do nothing at the last step');
  await page.locator('.bot header .btn').first().click();
  await page.locator('.bot header .btn').last().click();
  await page.locator('.bot').waitFor({ state: 'detached' });
  await page.locator('.log .show').first().click();
  await page.locator('.bot').waitFor();

  // The line along a road stands out from it.
  must(
    await page
      .locator('.map .dash')
      .evaluateAll(
        (all) =>
          all.length > 0 &&
          all.every(
            (it) =>
              getComputedStyle(it).stroke !== getComputedStyle(it.previousElementSibling).stroke,
          ),
      ),
    'a line on a road cannot be seen',
  );

  // Pointing at a truck shows where it can go.
  // The wheel scrolls the page, with Ctrl it looks closer.
  const box = () => page.locator('.map > svg').getAttribute('viewBox');
  const whole = await box();
  await page.locator('.map > svg').hover();
  await page.mouse.wheel(0, -100);
  must((await box()) === whole, 'the wheel alone looks closer');
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  must((await box()) !== whole, 'the wheel does not look closer');

  await until(page, '.map .truck');
  await page.locator('.map .truck').first().focus();
  must(
    (await page.locator('.map .mark.reach, .map .plate.reach').count()) > 0,
    'the reach of a truck is not shown',
  );
}

async function guide(open, url) {
  for (const language of ['en-GB', 'de-DE', 'pl-PL']) {
    const page = await open({ language });
    await page.goto(url);
    await page.locator('.pages a[href$="/guide"]').click();
    await page.locator('article > header h2').waitFor();
    const titles = new Set();
    for (;;) {
      titles.add(await page.locator('article > header h2').innerText());
      await noEnglish(page, `the ${language} guide`);
      if ((await page.locator('article footer button.primary').count()) === 0) break;
      await page.locator('article footer button.primary').click();
    }
    must(titles.size === 11, `the guide has ${titles.size} pages`);
  }
}

export const helpers = () =>
  withServer(async ({ url, open }) => {
    await table(open, url);
    await guide(open, url);
  });
