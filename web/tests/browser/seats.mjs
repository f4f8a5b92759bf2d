// Two browsers at one table and a third that watches: each sees its own secrets and choices only, in
// the page and in every message of the socket; they chat; a seat that is left is taken over.
import { anyLit, chooseTable, lit, pressLit, same, withServer } from './tools.mjs';

/** The wine card is the one secret of Autobahn, until its wine is loaded: every place that names one. */
function wines(it, path = '') {
  if (it === null || typeof it !== 'object')
    return /wine$/.test(path) && typeof it === 'string' ? [path] : [];
  return Object.entries(it).flatMap(([key, value]) => wines(value, `${path}.${key}`));
}

function listen(page) {
  page.heard = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => page.heard.push(JSON.parse(String(payload)))),
  );
}
const positions = (page) => page.heard.filter((it) => it.type === 'position');
/** The page's text, and what only a screen reader or a tip says. */
const everything = (page) =>
  page.evaluate(
    () =>
      document.body.innerText +
      [...document.querySelectorAll('*')]
        .flatMap((it) => [...it.attributes].map((attribute) => attribute.value))
        .join('\n'),
  );

/** No message told this page (seated there, or nowhere) what others hide or chose. */
function kept(page, seat) {
  if (positions(page).length < 20) throw new Error('too few positions to judge');
  for (const position of positions(page)) {
    same(position.viewer, seat, 'whose eyes');
    for (const ply of position.plies)
      if (ply.seat !== seat && ('code' in ply || 'text' in ply))
        throw new Error(`ply ${ply.n} shows what was chosen`);
    if (seat === null && position.legal.length) throw new Error('choices for a spectator');
    for (const path of wines(position)) {
      const [, owner] = path.match(/^\.view\.players\.(\d)\.wine$/) ?? [];
      const open =
        owner !== undefined && (Number(owner) === seat || position.view.players[owner].wine_loaded);
      if (!open && !/\.wine_(loaded|delivered)\./.test(path))
        throw new Error(`ply ${position.ply} shows a wine card: ${path}`);
    }
  }
}

export const seats = () =>
  withServer(async ({ url, open }) => {
    const [ada, bob, cyd] = [await open(), await open(), await open()];
    [ada, bob, cyd].forEach(listen);
    await chooseTable(ada, url, { against: 'friends', modules: ['wine'] });
    await bob.goto(await ada.locator('.copy input').first().inputValue());
    await bob.locator('.join .btn.primary').click();
    await ada.locator('.lobby .btn.primary:enabled').click();
    await Promise.all([ada, bob].map((page) => page.locator('.prompt').waitFor()));

    // Whoever watches finds the table on the home page and sees the board, but can touch nothing.
    await cyd.goto(url);
    await cyd.locator('.lists .list').nth(2).locator('a').first().click();
    await cyd.locator('.map .city').first().waitFor();

    await Promise.race([ada, bob].map((page) => anyLit(page)));
    for (let i = 0; i < 60; i++) {
      const turn = await Promise.any(
        [ada, bob].map((page) => anyLit(page, { timeout: 15000 }).then(() => page)),
      );
      const waits = turn === ada ? bob : ada;
      same(await lit(waits).count(), 0, 'lit things for the one who waits');
      same(await lit(cyd).count(), 0, 'lit things for a spectator');
      await pressLit(turn, i);
    }
    same(await cyd.locator('.back').count(), 0, 'step back for a spectator');
    const wine = {};
    for (const [page, seat] of [
      [ada, 0],
      [bob, 1],
      [cyd, null],
    ]) {
      kept(page, seat);
      const [mine, others] = [0, 1].reduce(
        (sum, it) => (sum[it === seat ? 0 : 1].push(it), sum),
        [[], []],
      );
      for (const it of mine) {
        wine[it] = await page.locator('.wine > span').innerText();
        if (!/ from .* to /.test(wine[it]))
          throw new Error(`seat ${it} does not see its own wine card: ${wine[it]}`);
      }
      for (const it of others) {
        await page.locator('.players .player').nth(it).click();
        same(
          await page.locator('.wine > span').innerText(),
          'not shown yet',
          `the wine of seat ${it} for ${seat}`,
        );
      }
    }
    for (const [page, other] of [
      [ada, 1],
      [bob, 0],
      [cyd, 0],
      [cyd, 1],
    ])
      if ((await everything(page)).includes(wine[other]))
        throw new Error(`a page tells the wine of seat ${other}`);

    for (const page of [ada, bob, cyd]) await page.locator('.chat summary').click();
    await ada.locator('#chat-text').fill('good luck <b>all</b>');
    await ada.locator('#chat-text').press('Enter');
    for (const page of [bob, cyd, ada])
      await page.locator('.chat li', { hasText: 'good luck <b>all</b>' }).waitFor();
    await bob.locator('#chat-text').fill('thanks');
    await bob.locator('.chat .btn').click();
    await ada.locator('.chat li', { hasText: 'thanks' }).waitFor();
    for (let i = 0; i < 4; i++) {
      await bob.locator('#chat-text').fill(`${'and so on '.repeat(45)}${i}`);
      await bob.locator('#chat-text').press('Enter');
      await ada.locator('.chat li', { hasText: `on ${i}` }).waitFor();
    }
    same(
      await ada
        .locator('.chat ul')
        .evaluate(
          (it) =>
            it.scrollHeight > it.clientHeight &&
            it.scrollHeight - it.scrollTop - it.clientHeight < 2,
        ),
      true,
      'the newest message is seen',
    );

    // Who goes elsewhere is away, for whoever listens as well.
    const table = bob.url();
    await bob.goto(url);
    await ada.getByRole('button', { name: /^Guest 2.* away/ }).waitFor();
    await bob.goto(table);
    await bob.locator('.prompt').waitFor();

    // One leaves, the spectator asks for the seat; everybody sees who is asked, and the other agrees.
    await bob.getByRole('button', { name: 'Leave the table' }).click();
    await bob.getByText('The others decide who goes on for you.').waitFor();
    await bob.getByRole('button', { name: 'Leave', exact: true }).click();
    await bob.locator('.game').waitFor();
    await ada.locator('.takeover li', { hasText: 'has not answered yet' }).waitFor();
    await cyd.locator('.takeover .btn').click();
    await cyd.locator('.takeover li', { hasText: '(you) would like to sit there' }).waitFor();
    await ada.locator('.takeover li', { hasText: 'would like to sit there' }).waitFor();
    await ada.locator('.takeover .offers .btn').first().click();
    for (const page of [ada, cyd]) await page.locator('.takeover').waitFor({ state: 'detached' });
    same(positions(cyd).at(-1).viewer, 1, 'whose eyes after the seat was taken over');
  });
