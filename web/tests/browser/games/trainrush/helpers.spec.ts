// What helps a player: where a card leads, what an end field would bring, why something is dark, which
// fields a siding tile is for.
import { expect, test, type Page } from '../../fixtures';
import { botMatch, clickUntil, finish, lit, playNow } from '../../table';
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

test('on a tablet the boards are drawers over the tray, and open where the choice is', async ({
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
  // The map is the stage: it is larger than the tray, and no board lies over it, the own figures or the train.
  const map = (await page.locator('.network').boundingBox())!;
  const tray = (await page.locator('.surfaces > .desk').boundingBox())!;
  expect(map.height, 'the map beside the tray').toBeGreaterThan(1.4 * tray.height);
  const free = ['.network', '.desk-tray .plate', '.desk-tray .train'];
  for (const name of [
    'Influence',
    'Contracts',
    'Tracks',
    'Action area',
    'Wagons',
    'Black market',
  ]) {
    const button = page.locator('.drawers button', { hasText: name });
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
    const lies = (await page.locator('.boards [data-board]:visible').boundingBox())!;
    expect(lies.y + lies.height, `the end of ${name}`).toBeLessThanOrEqual(1180);
    for (const what of free) {
      const box = (await page.locator(what).first().boundingBox())!;
      const apart =
        lies.y >= box.y + box.height - 1 ||
        lies.x >= box.x + box.width - 1 ||
        lies.y + lies.height <= box.y + 1;
      expect(apart, `${name} leaves ${what} free`).toBe(true);
    }
  }
  await drawer.click();
  await page.keyboard.press('Escape');
  await expect(board).toBeHidden();
  await drawer.click();
  await expect(board).toBeVisible();
  // A choice on the map closes it; a digest says how things stand.
  await until(page, /^Action I+: choose where/);
  await expect(board).toBeHidden();
  await expect(page.locator('.drawers button', { hasText: 'Contracts' })).toContainText('fit');
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

for (const [language, width, words] of [
  [
    'en-GB',
    1400,
    [
      'The cube rides in wagon 2',
      'Contracts: ',
      'Black market: 1',
      /^Open contracts that ask for it: /,
    ],
  ],
  [
    'de-DE',
    820,
    ['Der Würfel fährt', 'Aufträge: ', 'Schwarzmarkt: 1', /^Offene Aufträge, die ihn verlangen: /],
  ],
  [
    'pl-PL',
    390,
    ['Kostka jedzie', 'Kontrakty: ', 'Czarny rynek: 1', /^Odkryte kontrakty, które jej wymagają: /],
  ],
  [
    'de-DE',
    390,
    ['Der Würfel fährt', 'Aufträge: ', 'Schwarzmarkt: 1', /^Offene Aufträge, die ihn verlangen: /],
  ],
] as const)
  test(`the first decision says what each cube is good for, ${language} at ${width} px`, async ({
    url,
    open,
  }) => {
    const height = { 1400: 900, 820: 1180, 390: 844 }[width];
    const page = await open({ language, width, height });
    await playNow(page, url, driver, { level: 'random' });
    const choices = page.locator('.first .first-cube');
    await expect(choices).toHaveCount(5);
    await expect(lit(page), 'nothing else is lit').toHaveCount(5);
    const [says, contracts, market, tip] = words;
    await expect(page.locator('.first > p')).toContainText(says);
    await expect(choices.first()).toContainText(contracts);
    await expect(choices.first()).toContainText(market);
    await expect(choices.first()).toHaveAttribute('data-rule', tip);
    // All of them are in sight, right below the wagon that asks.
    for (const it of await choices.all()) await expect(it).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.car.asked')).toHaveCount(1);
    const cut = await page
      .locator('.first .card, .first .card > span, .first .name b, .first > p')
      .evaluateAll((all) =>
        all
          .filter((it) => it.clientWidth > 0)
          .filter(
            (it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1,
          )
          .map((it) => it.textContent),
      );
    expect(cut, 'words that are cut').toEqual([]);
    // The figures are those of the contracts that lie open.
    const counted = Number(/\d+/.exec((await choices.first().locator('.all').textContent())!)![0]);
    await expect(page.locator('.open .thing:has(.cube.brass)')).toHaveCount(counted);
    // Whoever has loaded one finds cards there.
    await choices.first().dispatchEvent('click');
    await expect(page.locator('.first')).toHaveCount(0);
    await expect(page.locator('.hand .ticket').first()).toBeVisible();
  });

for (const [language, width, height] of [
  ['de-DE', 820, 1180],
  ['pl-PL', 390, 844],
] as const)
  test(`where fingers choose, actions and the black market are in words, ${language} at ${width} px`, async ({
    url,
    open,
  }) => {
    const page = await open({ language, width, height, hasTouch: true, isMobile: width < 700 });
    await playNow(page, url, driver, { level: 'random' });
    await clickUntil(page, '.area [data-lit]');
    for (const [n, board, things, least] of [
      [3, 'area', '.lever', 14],
      [5, 'item', '.item', 11],
    ] as const) {
      if (width > 700) {
        const drawer = page.locator('.drawers button').nth(n);
        if ((await drawer.getAttribute('aria-expanded')) !== 'true') await drawer.click();
      }
      const all = page.locator(`[data-board=${board}] ${things}`);
      expect(await all.count(), `things of ${board}`).toBeGreaterThanOrEqual(least);
      const silent = await all.evaluateAll((all) =>
        all
          .filter((it) => {
            const words = it.querySelector<HTMLElement>('.says')!;
            const fits =
              words.scrollWidth <= words.clientWidth + 1 && it.scrollHeight <= it.clientHeight + 1;
            return !words.checkVisibility() || !fits || !/\p{L}{3}/u.test(words.innerText);
          })
          .map((it) => it.textContent),
      );
      expect(silent, `without words, or with words that are cut, of ${board}`).toEqual([]);
    }
  });
