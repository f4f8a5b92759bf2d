// A hint before one decides, shown on the board, and the review of a finished match, in three languages.
import type { Hint } from '../../../src/board/advice';
import { expect, test } from '../fixtures';
import { GAME } from '../games';
import { serve } from '../server';
import { anyLit, botMatch, chooseTable, openDrawer, playNow, playOut, sitDown } from '../table';

const WORDS = {
  en: {
    hint: 'Hint',
    title: 'What a strong player would do',
    gains: 'Brings more:',
    givesUp: 'Gives up:',
    review: 'Review the match',
    chances: 'Show everybody’s chance to win',
    allowed: 'Everybody at this table may ask for hints.',
    instead: 'could have played instead',
    own: 'Your 2 reviewed matches',
    turning: 'Turning points',
    dearest: 'Turns that cost most',
    causes: /^(By a choice of|By what |By luck:|In a turn of)/,
    rivals: 'against rivals',
    every: 'Every turn',
    best: 'nothing better found',
    too: 'Sought too much: Trade.',
  },
  de: {
    hint: 'Tipp',
    title: 'Was ein starker Spieler täte',
    gains: 'Bringt mehr:',
    givesUp: 'Gibt auf:',
    review: 'Partie durchsehen',
    chances: 'Siegchancen aller anzeigen',
    allowed: 'An diesem Tisch dürfen alle um Tipps bitten.',
    instead: 'stattdessen hätte spielen können',
    own: 'Deine 2 durchgesehenen Partien',
    turning: 'Wendepunkte',
    dearest: 'Die teuersten Züge',
    causes: /^(Durch eine Entscheidung von|Durch das, was |Durch Glück:|In einem Zug von)/,
    rivals: 'gegen Rivalen',
    every: 'Alle Züge',
    best: 'nichts Besseres gefunden',
    too: 'Zu viel gesucht: Handel.',
  },
  pl: {
    hint: 'Podpowiedź',
    title: 'Co zrobiłby mocny gracz',
    gains: 'Daje więcej:',
    givesUp: 'Rezygnuje z:',
    review: 'Przejrzyj partię',
    chances: 'Pokaż szanse wszystkich na wygraną',
    allowed: 'Przy tym stole każdy może prosić o podpowiedzi.',
    instead: 'Co można było zagrać zamiast tego',
    own: 'Twoje przejrzane partie tej gry (2)',
    turning: 'Punkty zwrotne',
    dearest: 'Najdroższe tury',
    causes: /^(Przez decyzję gracza|Przez to, co gra |Przez szczęście:|W\s+turze gracza)/,
    rivals: 'przeciw rywalom',
    every: 'Wszystkie tury',
    best: 'nic lepszego nie znaleziono',
    too: 'Zbyt wiele starań: Handel.',
  },
};

for (const [language, words] of Object.entries(WORDS)) {
  test(`a hint shows three turns and previews them (${language})`, async ({ url, open }) => {
    const page = await open({ language });
    // Whatever the deal: turns that differ by more than nothing.
    await page.route('**/hint?*', async (route) => {
      const response = await route.fetch();
      const hint = (await response.json()) as Hint;
      const [one, other] = hint.categories as [string, string];
      for (const turn of hint.turns) {
        turn.gains = [
          { category: one, points: 34 },
          { category: 'rivals', points: 21 },
        ];
        turn.gives_up = [{ category: other, points: -12 }];
      }
      await route.fulfill({ response, json: hint });
    });
    await playNow(page, url, GAME);
    await anyLit(page);
    await page.getByRole('button', { name: words.hint, exact: true }).click();
    const panel = page.getByRole('region', { name: words.title });
    const turns = panel.locator('.turn');
    await turns.first().waitFor();
    // Why, by category, and what it costs, in points of this language.
    const [gains, givesUp] = [
      turns.first().locator('small').first(),
      turns.first().locator('small').last(),
    ];
    await expect(gains).toContainText(words.gains);
    await expect(gains).toContainText(/\+3[.,]4/);
    await expect(gains).toContainText(words.rivals);
    await expect(givesUp).toContainText(words.givesUp);
    await expect(givesUp).toContainText(/[-−]1[.,]2/);
    const count = await turns.count();
    expect(count, 'turns of a hint').toBeGreaterThan(0);
    expect(count, 'turns of a hint').toBeLessThanOrEqual(3);
    // Words and figures: nothing as the rules spell it.
    expect(await turns.first().innerText(), 'what a turn is worth').toMatch(/\d+ ?%/);
    // A preview offers nothing to choose, and what it showed goes with it.
    await turns.first().click();
    await expect(turns.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[data-lit]')).toHaveCount(0);
    await turns.first().click();
    await anyLit(page);
    await panel.locator('header button').click();
    await expect(panel).toHaveCount(0);
  });
}

for (const [language, words] of Object.entries(WORDS)) {
  test(`a table among people may allow hints, and tells all (${language})`, async ({
    url,
    open,
  }) => {
    const [ada, bob] = [await open({ language }), await open({ language })];
    await chooseTable(ada, url, GAME, { against: 'friends', hints: true });
    await expect(ada.locator('.lobby .hints')).toHaveText(words.allowed);
    // Behind the link it is said before one sits down.
    await bob.goto(await ada.locator('.copy input').first().inputValue());
    await expect(bob.locator('.join .hints')).toHaveText(words.allowed);
    await sitDown(bob, ada);
    await ada.locator('.lobby .btn.primary').click();
    await Promise.race([anyLit(ada), anyLit(bob)]);
    const first = (await ada.locator('[data-lit]').count()) > 0;
    const [mover, other] = first ? [ada, bob] : [bob, ada];
    // Whoever decides gets a hint for it; the other one is told that it is not the time.
    await expect(other.locator('.hint-button')).toHaveAttribute('aria-disabled', 'true');
    await mover.getByRole('button', { name: words.hint, exact: true }).click();
    const panel = mover.getByRole('region', { name: words.title });
    await panel.locator('.turn').first().waitFor();
    await openDrawer(other);
    await expect(other.locator('.drawer .hints')).toHaveText(words.allowed);
  });
}

test('the list of tables tells of hints; who looks on gets none', async ({ url, open }) => {
  const [ada, bob, eve] = [await open(), await open(), await open()];
  await chooseTable(ada, url, GAME, { against: 'friends', open: true, hints: true });
  await ada.locator('.lobby .hints').waitFor();
  await eve.goto(url);
  const row = eve.locator(`a.row[href="${new URL(ada.url()).pathname}"]`);
  await expect(row.locator('.hints')).toHaveText('Hints for all');
  await sitDown(bob, ada);
  await ada.locator('.lobby .btn.primary').click();
  await Promise.race([anyLit(ada), anyLit(bob)]);
  await eve.goto(ada.url());
  await eve.locator('.prompt').waitFor();
  await expect(eve.locator('.hint-button')).toHaveCount(0);
  await openDrawer(eve);
  await expect(eve.locator('.drawer .hints')).toHaveText(WORDS.en.allowed);
});

test('a table among people has no hints unless it was set up with them', async ({ url, open }) => {
  const [ada, bob] = [await open(), await open()];
  await chooseTable(ada, url, GAME, { against: 'friends' });
  await ada.locator('.lobby').waitFor();
  await expect(ada.locator('.lobby .hints')).toHaveCount(0);
  await sitDown(bob, ada);
  await ada.locator('.lobby .btn.primary').click();
  await Promise.race([anyLit(ada), anyLit(bob)]);
  for (const player of [ada, bob]) {
    await player.locator('.prompt').waitFor();
    await expect(player.locator('.hint-button')).toHaveCount(0);
  }
});

test('a hint is gone with the position it was for', async ({ url, open }) => {
  const page = await open();
  await playNow(page, url, GAME);
  await anyLit(page);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const panel = page.getByRole('region', { name: WORDS.en.title });
  await panel.locator('.turn').first().waitFor();
  await page.locator('[data-lit]:not(.actions *)').first().click();
  await expect(panel).toHaveCount(0);
});

for (const [language, words] of Object.entries(WORDS)) {
  test(`a finished match is reviewed (${language})`, async ({ url, open }) => {
    const page = await open({ language });
    const { id } = await botMatch(page, url, GAME);
    await page.goto(`${url}/table/${id}`);
    // At the end of a match the contents of the drawer stand below the result.
    await page.locator('.result').waitFor();
    const review = page.locator('.review');
    await review.getByRole('button', { name: words.review }).click();
    await expect(review.locator('.axis span')).toHaveText(['100 %', '50 %', '0 %']);
    await expect(review.getByRole('status')).not.toContainText('%', { timeout: 90_000 });
    // What turned the match, each told as somebody's choice, as luck or as others' play, and marked on the curve.
    await expect(review.locator('h3')).toHaveText(words.turning);
    const causes = await review.locator('.turn .cause').allInnerTexts();
    expect(causes.length, 'turning points').toBeGreaterThan(0);
    expect(causes.length, 'turning points').toBeLessThanOrEqual(8);
    for (const cause of causes) expect(cause).toMatch(words.causes);
    await expect(review.locator('.turning')).toHaveCount(causes.length);
    const swings = await review
      .locator('.turn strong')
      .evaluateAll((all) => all.map((it) => Number(/(\d+) %/.exec(it.textContent ?? '')?.[1])));
    expect(swings, 'the largest first').toEqual(swings.toSorted((one, other) => other - one));
    await review.getByRole('button', { name: words.dearest }).click();
    // One click: the position before it, and on the board what was better there.
    const dearest = review.locator('.turn').first();
    await dearest.click();
    await page.locator('.history.past').waitFor();
    await expect(dearest).toHaveAttribute('aria-pressed', 'true');
    const said = page.locator('.prompt .said');
    await expect(said).toContainText(words.instead);
    await expect(dearest).toBeInViewport();
    // Once more: the position as it was, of which the board shows something else.
    const table = page.locator('.surfaces');
    const better = await table.innerHTML();
    await dearest.click();
    await expect(dearest).toHaveAttribute('aria-pressed', 'false');
    await expect(said).not.toContainText(words.instead);
    await expect.poll(() => table.innerHTML()).not.toBe(better);
    // A preview ends with its position.
    await dearest.click();
    await expect(said).toContainText(words.instead);
    await page.keyboard.press('ArrowRight');
    await expect(dearest).toHaveAttribute('aria-pressed', 'false');
    await expect(said).not.toContainText(words.instead);
    await expect(review.locator('.outlook'), 'the bar of the position').toHaveCount(1);
    // Every turn, in the order of the match, the good ones too: they show their position.
    await review.getByRole('button', { name: words.every }).click();
    const plies = await review
      .locator('.turn strong')
      .evaluateAll((all) => all.map((it) => Number(/ (\d+):/.exec(it.textContent ?? '')?.[1])));
    expect(plies.length, 'turns').toBeGreaterThan(8);
    expect(plies).toEqual(plies.toSorted((one, other) => one - other));
    const good = review.locator('.turn', { hasText: words.best });
    await good.first().click();
    await expect(review.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('.history.past')).toHaveCount(1);
    await expect(said).not.toContainText(words.instead);
  });
}

for (const [language, words] of Object.entries(WORDS)) {
  test(`a review grows while it is made (${language})`, async ({ open }) => {
    // As deep as people have it: of so many turns the first is there long before the last.
    const own = await serve('--review-work', '40000000');
    try {
      const page = await open({ language });
      const { id } = await botMatch(page, own.url, GAME, { players: 4 });
      await page.goto(`${own.url}/table/${id}`);
      await page.locator('.result').waitFor();
      const review = page.locator('.review');
      await review.getByRole('button', { name: words.review }).click();
      // Both at one moment: something is drawn, and it is not over.
      const seen = () =>
        review.evaluate((it) =>
          it.querySelector('polyline') ? it.querySelector('[role=status]')!.textContent : '',
        );
      let status = '';
      await expect
        .poll(async () => (status = await seen()), { timeout: 60_000, intervals: [50] })
        .not.toBe('');
      expect(status, 'a turn is seen before the review is over').toMatch(/\d %/);
    } finally {
      own.stop();
    }
  });
}

test('a review that is cut off says so and can be asked for again', async ({ url, open }) => {
  const page = await open();
  const { id } = await botMatch(page, url, GAME);
  let cut = true;
  await page.route('**/review*', async (route) => {
    const response = await route.fetch();
    const lines = (await response.text()).split('\n');
    // The first turns, and then a proper end: of a server that could not go on.
    await route.fulfill({ response, body: cut ? lines.slice(0, 6).join('\n') : lines.join('\n') });
  });
  await page.goto(`${url}/table/${id}`);
  await page.locator('.result').waitFor();
  const review = page.locator('.review');
  const begin = review.getByRole('button', { name: WORDS.en.review });
  await begin.click();
  await expect(review.getByRole('status')).toHaveText('The match could not be reviewed.', {
    timeout: 90_000,
  });
  cut = false;
  await begin.click();
  await expect(review.getByRole('status')).toContainText('turns reviewed', { timeout: 90_000 });
  await expect(begin).toHaveCount(0);
});

for (const [language, words] of Object.entries(WORDS)) {
  test(`a review sums up one's own habits over several matches (${language})`, async ({
    url,
    open,
  }) => {
    const page = await open({ language });
    await playNow(page, url, GAME);
    await playOut(page, url);
    // An earlier match of this game was reviewed here, and one of another game.
    await page.evaluate((game) => {
      const note = { table: 'a', game, turns: 40, lost: 5000, categories: { trade: 9000 } };
      const other = { ...note, table: 'b', game: 'toy' };
      localStorage.setItem('habits', JSON.stringify([note, other, 'rubbish']));
    }, GAME.id);
    await page.locator('.result').waitFor();
    const review = page.locator('.review');
    await review.getByRole('button', { name: words.review }).click();
    const own = review.locator('.own');
    await expect(own).toContainText(words.own, { timeout: 90_000 });
    await expect(own, 'its figures are in it').toContainText(words.too);
    // Read once more it is still one match.
    await page.reload();
    await review.getByRole('button', { name: words.review }).click();
    await expect(own).toContainText(words.own, { timeout: 90_000 });
  });
}

test('whoever looks on may see chances, whoever plays against people may not', async ({
  url,
  open,
}) => {
  const [ada, bob, eve] = [await open(), await open(), await open()];
  await chooseTable(ada, url, GAME, { against: 'friends', players: 2, open: true });
  await ada.locator('.lobby').waitFor();
  await sitDown(bob, ada);
  await ada.locator('.lobby .btn.primary').click();
  await anyLit(ada);
  await eve.goto(ada.url());
  await openDrawer(eve);
  await eve.getByLabel(WORDS.en.chances).check();
  const bar = eve.locator('.prospects .outlook');
  await expect(bar.locator('.part')).toHaveCount(2);
  // Chances add up; of points nothing is said.
  const said = await bar.locator('.part').allInnerTexts();
  const percent = said.map((it) => Number(/: (\d+) %$/.exec(it.trim())?.[1]));
  expect(
    percent.reduce((sum, it) => sum + it, 0),
    said.join(),
  ).toBe(100);
  await eve.getByLabel(WORDS.en.chances).uncheck();
  await expect(bar).toHaveCount(0);
  for (const player of [ada, bob]) {
    await openDrawer(player);
    await player.locator('.history').waitFor();
    await expect(player.getByLabel(WORDS.en.chances)).toHaveCount(0);
  }
});

for (const [language, words] of Object.entries(WORDS)) {
  test(`a replay shows chances above the table (${language})`, async ({ url, open }) => {
    const page = await open({ language });
    const { id, plies } = await botMatch(page, url, GAME);
    await page.goto(`${url}/table/${id}?ply=${Math.floor(plies / 2)}`);
    await page.locator('.history.past').waitFor({ state: 'attached' });
    await openDrawer(page);
    await page.getByLabel(words.chances).check();
    const bar = page.locator('.prospects .outlook');
    await expect(bar.locator('.part')).toHaveCount(2);
    const before = await bar.innerText();
    // It goes with the position: a few plies before the end somebody is as good as sure to win.
    await page.locator('.history input[type=range]').fill(String(plies - 1));
    await expect(bar).not.toHaveText(before);
    await expect(bar).toContainText(/(9\d|100) %/);
  });
}

for (const width of [1400, 820, 390])
  test(`chances have a place that nothing covers, ${width} px`, async ({ url, open }) => {
    const page = await open({ width, height: width < 700 ? 844 : 1000 });
    const { id, plies } = await botMatch(page, url, GAME, { players: 4 });
    await page.evaluate(() => localStorage.setItem('cloverleaf.prospects', 'on'));
    // Near the end somebody's share is next to nothing.
    await page.goto(`${url}/table/${id}?ply=${plies - 2}`);
    const strip = page.locator('.table > .prospects');
    await expect(strip.locator('.part')).toHaveCount(4);
    const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!;
    const [bar, pill] = [await boxOf('.table > .prospects'), await boxOf('.past-banner')];
    const apart = pill.y >= bar.y + bar.height || pill.y + pill.height <= bar.y;
    expect(apart, 'the past is named above or below it').toBe(true);
    const parts = await strip.locator('.part').evaluateAll((all) =>
      all.map((it) => ({
        figure: /\d+ %/.test((it as HTMLElement).innerText),
        box: it.getBoundingClientRect().toJSON() as DOMRect,
      })),
    );
    for (const [i, { figure, box }] of parts.entries()) {
      expect(figure, 'a figure for everybody').toBe(true);
      expect(box.bottom, 'in one line').toBeLessThanOrEqual(bar.y + bar.height + 1);
      expect(box.right).toBeLessThanOrEqual(width);
      if (i > 0) expect(box.left).toBeGreaterThanOrEqual(parts[i - 1]!.box.right);
    }
  });
