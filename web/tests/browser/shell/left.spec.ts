// Whoever leaves goes from the table and not from its past: old lines say who acted, new ones who acts now; and a table
// that everybody has left can still be looked at.
import { expect, test, type Open } from '../fixtures';
import { GAME } from '../games';
import { logOf, toTheBeginning } from '../log';
import { SIZES } from '../sizes';
import { anyLit, chooseTable, leave, openDrawer, pressLit, putAway, sitDown } from '../table';

/** Two people with names at a table that can be watched, some choices into the match. */
async function two(open: Open, url: string, choices: number) {
  const [ada, bob] = [await open(), await open()];
  await ada.goto(url);
  await ada.locator('.game').first().waitFor();
  await ada.getByLabel('You play as').fill('Ada');
  await ada.getByLabel('You play as').blur();
  await chooseTable(ada, url, GAME, { against: 'friends', open: true });
  await sitDown(bob, ada, 'Bob');
  await ada.locator('.lobby .btn.primary:enabled').click();
  for (let i = 0; i < choices; i++) {
    const turn = await Promise.any([ada, bob].map((it) => anyLit(it).then(() => it)));
    await pressLit(turn, i);
  }
  for (const page of [ada, bob]) await putAway(page);
  return [ada, bob] as const;
}

test('old lines keep the name of somebody who left', async ({ url, open }) => {
  const [ada, bob] = await two(open, url, 40);
  await openDrawer(ada);
  await toTheBeginning(ada);
  const before = (await logOf(ada)).filter((it) => it.startsWith('Bob '));
  expect(before.length, 'lines about Bob').toBeGreaterThan(2);
  await leave(bob);
  await ada.locator('.vacant').click();
  await ada.locator('.takeover .offers .btn', { hasText: 'Random' }).click();
  await ada.locator('.takeover').waitFor({ state: 'detached' });
  // The bot goes on in his place, and acts under its own name.
  for (let i = 0; !(await logOf(ada)).some((it) => it.startsWith('Bot 2 (Random) ')); i++) {
    expect(i, 'choices without one of the bot').toBeLessThan(60);
    await anyLit(ada);
    await pressLit(ada, i);
  }
  await toTheBeginning(ada);
  const after = await logOf(ada);
  expect(after.filter((it) => it.startsWith('Bob '))).toEqual(before);
  const [last, first] = [
    after.findLastIndex((it) => it.startsWith('Bob ')),
    after.findIndex((it) => it.startsWith('Bot 2 ')),
  ];
  expect(first, 'where the bot first acts').toBeGreaterThan(last);
  await expect(ada.locator('.players .player')).toContainText('Bot 2');
});

test('that a seat is empty is said where it hides nothing', async ({ url, open }) => {
  const [ada, bob] = await two(open, url, 6);
  await leave(bob);
  const said = ada.locator('.vacant');
  await said.waitFor();
  for (const [width, height] of SIZES) {
    await ada.setViewportSize({ width, height });
    const hidden = await said.evaluate((it) => {
      const over = it.getBoundingClientRect();
      return [...document.querySelectorAll('.table :is(.lines, .players, .surfaces, .prompt .btn)')]
        .filter((other) => other !== it && other.getClientRects().length > 0)
        .filter((other) => {
          const box = other.getBoundingClientRect();
          return (
            Math.min(over.right, box.right) > Math.max(over.left, box.left) &&
            Math.min(over.bottom, box.bottom) > Math.max(over.top, box.top)
          );
        })
        .map((other) => other.className.toString());
    });
    expect(hidden, `what lies below it at ${width} px`).toEqual([]);
    const wide = await said.evaluate((it) => it.scrollWidth - it.clientWidth);
    expect(wide, 'px of it that are cut').toBeLessThanOrEqual(0);
  }
  await said.click();
  await ada.keyboard.press('Escape');
  await expect(ada.locator('.takeover')).toHaveCount(0);
});

test('a table that everybody has left is there to be looked at, and says who sat there', async ({
  url,
  open,
}) => {
  const [ada, bob] = await two(open, url, 12);
  const table = ada.url();
  await leave(bob);
  await leave(ada);
  for (const [language, watching] of [
    ['en-GB', /You are watching/],
    ['de-DE', /Du siehst zu/],
    ['pl-PL', /Oglądasz partię/],
  ] as const) {
    const eve = await open({ language });
    await eve.goto(table);
    await expect(eve.locator('.standing')).toContainText(watching);
    await openDrawer(eve);
    const lines = (await logOf(eve)).join('\n');
    for (const name of ['Ada', 'Bob']) expect(lines, 'the log').toContain(name);
    expect(await eve.locator('[data-lit]').count(), 'what can be chosen').toBe(0);
  }
});
