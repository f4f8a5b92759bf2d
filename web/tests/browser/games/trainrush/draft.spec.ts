// Choices that everybody makes at once: each page has its own cards and heroes, is told who is still
// choosing, and never what.
import { expect, test, type Page } from '../../fixtures';
import { anyLit, chooseTable, lit, sitDown } from '../../table';
import { driver } from '../trainrush';

const pieces = (page: Page, of: string) =>
  page
    .locator(`[data-piece^="${of}:"]`)
    .evaluateAll((all) => all.map((it) => it.getAttribute('data-piece')!.split('@')[0]!));

/** Everything a page says, also to a screen reader and in tips. */
const everything = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .flatMap((it) => [...it.attributes].map((attribute) => attribute.value))
      .concat(document.body.innerText)
      .join('\n'),
  );

/** Both sit at a table, and have chosen the cube of their second wagon: openly, one after the other. */
async function beforeTheDraft(ada: Page, bob: Page, url: string, wishes: { open?: boolean } = {}) {
  await chooseTable(ada, url, driver, { against: 'friends', ...wishes });
  await sitDown(bob, ada);
  await ada.locator('.lobby .btn.primary:enabled').click();
  for (let i = 0; i < 2; i++) {
    const turn = await Promise.any([ada, bob].map((it) => anyLit(it).then(() => it)));
    await turn.locator('.cubes [data-lit]').first().click();
    await expect(turn.locator('.cubes [data-lit]')).toHaveCount(0);
  }
}

test('two browsers draft in secret, each with its own cards and heroes', async ({ url, open }) => {
  const [ada, bob] = [await open(), await open()];
  await beforeTheDraft(ada, bob, url);

  // Both choose which cards go under the deck, at the same time.
  for (const page of [ada, bob]) await expect(page.locator('.hand [data-lit]')).toHaveCount(5);
  const [hers, his] = [await pieces(ada, 'card'), await pieces(bob, 'card')];
  const open5 = hers.filter((it) => his.includes(it));
  expect(open5.length, 'cards that both see: the open ones').toBe(3);
  for (let left = 5; left > 3; left--) {
    await expect(ada.locator('.hand [data-lit]')).toHaveCount(left);
    await ada.locator('.hand [data-lit]').first().click();
  }
  // Ada has chosen: she reads who has not, and Bob still can.
  await expect(lit(ada)).toHaveCount(0);
  await expect(ada.locator('.prompt .said')).toHaveText('Bob is deciding.');
  await expect(bob.locator('.hand [data-lit]')).toHaveCount(5);
  const secret = hers.filter((it) => !open5.includes(it));
  const told = await everything(bob);
  for (const card of secret)
    expect(told, `Bob's page with ${card} of Ada`).not.toContain(`${card}@`);
  for (let left = 5; left > 3; left--) {
    await expect(bob.locator('.hand [data-lit]')).toHaveCount(left);
    await bob.locator('.hand [data-lit]').first().click();
  }

  // Heroes: six of nine stay, unseen by the other; then the draft.
  for (const page of [ada, bob]) await expect(page.locator('.heroes [data-lit]')).toHaveCount(9);
  const heroes = await pieces(ada, 'hero');
  for (const hero of await pieces(bob, 'hero')) expect(heroes).not.toContain(hero);
  const names = await ada.locator('.heroes .name').allInnerTexts();
  for (const name of names) expect(await everything(bob)).not.toContain(name);
  for (let left = 9; left > 6; left--) {
    await expect(ada.locator('.heroes [data-lit]')).toHaveCount(left);
    await ada.locator('.heroes [data-lit]').first().click();
  }
  await expect(ada.locator('.prompt .said')).toHaveText('Bob is deciding.');
});

test('who watches reads that both choose, and sees the backs of their cards', async ({
  url,
  open,
}) => {
  const [ada, bob, eve] = [await open(), await open(), await open({ width: 390, height: 844 })];
  await beforeTheDraft(ada, bob, url, { open: true });
  await expect(bob.locator('.hand [data-lit]')).toHaveCount(5);
  await eve.goto(ada.url());
  await expect(eve.locator('.prompt .said')).toHaveText(/(Guest 1, Bob|Bob, Guest 1) are deciding/);
  await expect(eve.locator('.hand .unseen')).toHaveCount(5);
  await expect(eve.locator('.hand [data-piece]')).toHaveCount(0);
  // Somebody else's board on a phone says whose it is.
  await eve.locator('.players .player').last().click();
  await expect(eve.locator('.other .who')).toHaveText('Bob');
});
