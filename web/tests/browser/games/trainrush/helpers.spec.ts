// What helps a player: where a card leads, what an end field would bring, why something is dark, which
// fields a siding tile is for, and the guide in three languages.
import { noEnglish } from '../../english';
import { expect, test, type Page } from '../../fixtures';
import { botMatch, finish, playNow } from '../../table';
import { driver } from '../trainrush';

/** Clicks on until the prompt begins like this. */
const until = (page: Page, prompt: RegExp) =>
  finish(page, {
    limit: 300,
    watch: async () => prompt.test(await page.locator('.prompt .said').innerText()),
  });

test('cards, fields, tiles and dark things tell what they are about', async ({ url, open }) => {
  const page = await open();
  await playNow(page, url, driver, { level: 'random' });

  // Before the first round no action can be paid for: the tip says what is to be decided instead.
  await page.locator(driver.first).first().waitFor();
  await page.locator('.lever').first().hover({ force: true });
  await expect(page.locator('.tip .why')).toContainText('Which cube');

  // A number marks its four fields on the map.
  await page.locator('.tile-thing').first().hover();
  await expect(page.locator('.map .pointed')).toHaveCount(4);
  await expect(page.locator('.tip')).toContainText('Face down for 1–3: 13.');

  // What can be paid for lies on top; wagons and market can be looked at all the same.
  await until(page, /^Choose an action/);
  const decks = page.locator('.pick-deck button');
  await expect(decks.first()).toHaveAttribute('aria-pressed', 'true');
  await decks.nth(1).click();
  await expect(page.locator('.deck[data-board=wagon]')).toBeVisible();
  await decks.first().click();

  // Six heroes of two players lie in a small place, and each is named.
  const names = page.locator('.desk .heroes .name');
  await expect(names).toHaveCount(6);
  for (const name of await names.all()) await expect(name).toBeInViewport({ ratio: 1 });
  const cut = await page
    .locator('.desk .heroes :is(.name, .body)')
    .evaluateAll((all) =>
      all.filter((it) => it.scrollHeight > it.clientHeight + 1).map((it) => it.textContent),
    );
  expect(cut, 'words that are cut off').toEqual([]);

  // Pointing at a card shows its ways and the fields where action I could end.
  await until(page, /^Play a card/);
  const cards = page.locator('.hand .place:has([data-lit])');
  let leads = 0;
  for (const card of await cards.all()) {
    await card.hover();
    leads += await page.locator('.map .end.first').count();
  }
  expect(leads, 'end fields of action I').toBeGreaterThan(0);

  // Each end field says what it would bring before it is chosen.
  await until(page, /^Action I+: choose where/);
  const ring = page.locator('.map .ring').first();
  await ring.hover();
  await expect(page.locator('.map .taken')).not.toHaveCount(0);
  await expect(page.locator('.tip')).toContainText('Go to');
  expect(await ring.getAttribute('data-rule'), 'what a field would bring').toMatch(/\w+\./);

  // Somebody else's board lies over the table, and the own one stays.
  await page.locator('.players .player').first().click();
  await expect(page.locator('.other section.plate')).toBeVisible();
  await expect(page.locator('.desk section.plate')).toBeVisible();
});

test('the coach stands over neither the own figures and cards nor what can be chosen', async ({
  url,
  open,
}) => {
  const page = await open();
  await page.goto(url);
  await page.locator('#game-trainrush .pages .link').click();
  const hidden = () =>
    page.evaluate(() => {
      const coach = document.querySelector('.coach')!.getBoundingClientRect();
      return [...document.querySelectorAll('[data-lit], .desk .plate, .desk .ticket')]
        .filter((it) => it.checkVisibility())
        .filter((it) => {
          const { left, right, top, bottom } = it.getBoundingClientRect();
          const beside = right <= coach.left || left >= coach.right;
          return !beside && bottom > coach.top && top < coach.bottom;
        })
        .map((it) => it.getAttribute('class'));
    });
  let steps = 0;
  await finish(page, {
    watch: async () => {
      // It settles a moment after what can be chosen has come.
      await expect(async () => expect(await hidden()).toEqual([])).toPass({ timeout: 5000 });
      return ++steps > 45;
    },
  });
});

test('on a tablet the boards are drawers over the map, and open where the choice is', async ({
  url,
  open,
}) => {
  const page = await open({ width: 820, height: 1180 });
  await playNow(page, url, driver, { level: 'random' });
  const drawer = page.locator('.drawers button', { hasText: 'Influence' });
  const board = page.locator('[data-board=influence]');
  await until(page, /^Send your spy/);
  await expect(board).toBeVisible();
  await expect(drawer).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(board).toBeHidden();
  await drawer.click();
  await expect(board).toBeVisible();
  // A choice on the map closes it; a digest says how things stand.
  await until(page, /^Action I+: choose where/);
  await expect(board).toBeHidden();
  await expect(page.locator('.drawers button', { hasText: 'Contracts' })).toContainText('fit');
});

for (const language of ['en-GB', 'de-DE', 'pl-PL'])
  test(`the guide, ${language}`, async ({ url, open }) => {
    const page = await open({ language });
    await page.goto(`${url}/game/trainrush/guide`);
    const title = page.locator('article > header h2');
    const on = page.locator('article footer button.primary');
    const titles = new Set<string>();
    for (;;) {
      titles.add(await title.innerText());
      await noEnglish(page, `the ${language} guide`);
      if ((await on.count()) === 0) break;
      await on.click();
    }
    expect(titles.size, 'pages of the guide').toBe(9);
  });

test('rank and crown go by the points that stand on the chip', async ({ url, open }) => {
  const page = await open();
  const { id, plies } = await botMatch(page, url, driver, { players: 3 });
  /** Of each player: the points that are shown, those if the match ended now, the rank, and whether there is a crown. */
  const chips = () =>
    page.locator('.players .player').evaluateAll((all) =>
      all.map((it) => ({
        points: Number(it.querySelector('.points')!.textContent),
        total: Number(
          /; (\d+) if/.exec(it.querySelector<HTMLElement>('.points')!.dataset.tip!)?.[1],
        ),
        rank: Number(it.querySelector('.rank b')!.textContent),
        crown: it.querySelector('.crown.leads') !== null,
      })),
    );
  const agree = (shown: Awaited<ReturnType<typeof chips>>, where: string) => {
    const rank = (n: number) => 1 + shown.filter((it) => it.points > n).length;
    const apart = shown.some((it) => rank(it.points) > 1);
    expect(shown, where).toEqual(
      shown.map((it) => ({ ...it, rank: rank(it.points), crown: apart && rank(it.points) === 1 })),
    );
  };
  await page.goto(`${url}/table/${id}?ply=${plies - 1}`);
  let otherwise = 0;
  for (let ply = plies - 1; ply > 0; ply -= Math.ceil(plies / 12)) {
    await page.locator('#history').fill(String(ply));
    await expect(page.locator('.past-banner')).toContainText(`step ${ply} of`);
    const shown = await chips();
    agree(shown, `chips at step ${ply}`);
    otherwise += Number(
      shown.some((a) => shown.some((b) => a.points > b.points && a.total < b.total)),
    );
  }
  expect(otherwise, 'positions in which another leads by what the end will bring').toBeGreaterThan(
    0,
  );
  // At the end all points are on the track.
  await page.getByRole('button', { name: 'Back to now' }).click();
  const totals = await page.locator('.podium .total').allInnerTexts();
  await page.getByRole('button', { name: 'Look at the table' }).click();
  const shown = await chips();
  agree(shown, 'chips at the end');
  expect(shown.map((it) => String(it.points)).sort()).toEqual(totals.sort());
});
