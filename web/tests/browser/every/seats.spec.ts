// Two browsers at one table and a third that watches: each sees its own secrets and choices only, in
// the page and in every message of the socket; they chat; a seat that is left is taken over.
import { expect, test, type Open, type Page } from '../fixtures';
import { GAME, GAMES } from '../games';
import type { Driver, Told } from '../games/driver';
import { anyLit, chooseTable, lit, openDrawer, pressLit, putAway, sitDown } from '../table';

interface Seated {
  page: Page;
  heard: Told[];
}

async function sit(open: Open): Promise<Seated> {
  const page = await open();
  const heard: Told[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const told = JSON.parse(String(payload)) as Told;
      if (told.type === 'position') heard.push(told);
    }),
  );
  return { page, heard };
}

/** Two people at a table of this game, and one who found it on the home page and watches. */
async function threeAt(open: Open, url: string, game: Driver) {
  const [ada, bob, cyd] = [await sit(open), await sit(open), await sit(open)];
  await chooseTable(ada.page, url, game, { against: 'friends', modules: game.hiding, open: true });
  await sitDown(bob.page, ada.page);
  await ada.page.locator('.lobby .btn.primary:enabled').click();
  await Promise.all([ada, bob].map((it) => it.page.locator('.prompt').waitFor()));
  await cyd.page.goto(url);
  await cyd.page.locator('.lists .list').nth(2).locator('a').first().click();
  await cyd.page.locator(game.board).first().waitFor();
  return [ada, bob, cyd] as const;
}

/** No message told this page (seated there, or nowhere) what others hide or chose. */
function kept({ heard }: Seated, seat: number | null, game: Driver) {
  expect(heard.length, 'positions to judge by').toBeGreaterThanOrEqual(20);
  for (const position of heard) {
    expect(position.viewer, 'whose eyes').toBe(seat);
    for (const ply of position.plies)
      if (ply.seat !== seat && ('code' in ply || 'text' in ply))
        throw new Error(`ply ${ply.n} shows what was chosen`);
    if (seat === null) expect(position.legal, 'choices for a spectator').toEqual([]);
    expect(game.leaks(position, seat), `what ply ${position.ply} should not show`).toEqual([]);
  }
}

for (const game of GAMES)
  test(`at ${game.title} everybody sees their own secrets and choices only`, async ({
    url,
    open,
  }) => {
    const [ada, bob, cyd] = await threeAt(open, url, game);
    for (let i = 0; i < 60; i++) {
      const turn = await Promise.any(
        [ada, bob].map((it) => anyLit(it.page, { timeout: 15000 }).then(() => it)),
      );
      const waits = turn === ada ? bob : ada;
      const together = game.together ? await turn.page.locator(game.together).count() : 0;
      if (!together)
        expect(await lit(waits.page).count(), 'lit things for the one who waits').toBe(0);
      expect(await lit(cyd.page).count(), 'lit things for a spectator').toBe(0);
      // Whoever watches follows who moves.
      if (!together)
        await expect(
          cyd.page.locator('.desk :is([data-place^="0/"], [data-place^="1/"])').first(),
          'whose board a spectator sees',
        ).toHaveAttribute('data-place', new RegExp(`^${turn === ada ? 0 : 1}/`));
      await pressLit(turn.page, i);
    }
    expect(await cyd.page.locator('.back').count(), 'step back for a spectator').toBe(0);
    kept(ada, 0, game);
    kept(bob, 1, game);
    kept(cyd, null, game);
    for (const it of [ada, bob, cyd]) await putAway(it.page);
    await game.secrets([ada.page, bob.page], cyd.page);
  });

test('people at a table chat, go and come, and take over from each other', async ({
  url,
  open,
}) => {
  const people = await threeAt(open, url, GAME);
  const [ada, bob, cyd] = people.map((it) => it.page) as [Page, Page, Page];
  await Promise.race([ada, bob].map((page) => anyLit(page)));

  // What is said while the chat is shut is told by a badge on its button, for those who listen as well.
  await ada.locator('.chat-button').click();
  await ada.locator('#chat-text').fill('good luck <b>all</b>');
  await ada.locator('#chat-text').press('Enter');
  for (const page of [bob, cyd]) {
    const button = page.getByRole('button', { name: 'Chat, unread: 1' });
    // It is shown for a while, and does not stay over the table.
    await page.locator('.unread').waitFor({ state: 'detached', timeout: 15000 });
    await expect(button.locator('b')).toHaveText('1');
    await button.click();
    await expect(page.getByRole('button', { name: 'Chat', exact: true })).toHaveText('');
    await expect(page.locator('#chat-text'), 'one can write at once').toBeFocused();
  }
  for (const page of [bob, cyd, ada])
    await page.locator('.chat li', { hasText: 'good luck <b>all</b>' }).waitFor();
  await bob.locator('#chat-text').fill('thanks');
  await bob.locator('.chat form .btn').click();
  await ada.locator('.chat li', { hasText: 'thanks' }).waitFor();
  for (let i = 0; i < 4; i++) {
    await bob.locator('#chat-text').fill(`${'and so on '.repeat(45)}${i}`);
    await bob.locator('#chat-text').press('Enter');
    await ada.locator('.chat li', { hasText: `on ${i}` }).waitFor();
  }
  const newest = await ada
    .locator('.chat ul')
    .evaluate(
      (it) =>
        it.scrollHeight > it.clientHeight && it.scrollHeight - it.scrollTop - it.clientHeight < 2,
    );
  expect(newest, 'the newest message is seen').toBe(true);

  // Who goes elsewhere is away, for whoever listens as well.
  const table = bob.url();
  await bob.goto(url);
  await ada.getByRole('button', { name: /^Bob.* away/ }).waitFor();
  await ada.locator('#chat-text').fill('where are you?');
  await ada.locator('#chat-text').press('Enter');
  await ada.locator('.chat li', { hasText: 'where are you?' }).waitFor();
  await bob.goto(table);
  await bob.locator('.prompt').waitFor();
  // What was said meanwhile is news, what was read before is not.
  await bob.getByRole('button', { name: 'Chat, unread: 1' }).click();
  await bob.keyboard.press('Escape');

  // One leaves, the spectator asks for the seat; everybody sees who is asked, and the other agrees.
  await openDrawer(bob);
  await bob.getByRole('button', { name: 'Leave the table' }).click();
  await bob.getByText('The others decide who goes on for you.').waitFor();
  await bob.getByRole('button', { name: 'Leave', exact: true }).click();
  await bob.locator('.game').first().waitFor();
  for (const page of [ada, cyd]) await page.locator('.vacant').click();
  await ada.locator('.takeover li', { hasText: 'has not answered yet' }).waitFor();
  await cyd.locator('.takeover .btn').click();
  // The page becomes that of somebody who has a name here.
  await cyd.locator('.takeover').waitFor({ state: 'detached' });
  await cyd.locator('.vacant').click();
  await cyd.locator('.takeover li', { hasText: '(you) would like to sit there' }).waitFor();
  await ada.locator('.takeover li', { hasText: 'would like to sit there' }).waitFor();
  await ada.locator('.takeover .offers .btn').first().click();
  for (const page of [ada, cyd]) await page.locator('.takeover').waitFor({ state: 'detached' });
  const eyes = expect.poll(() => people[2].heard.at(-1)!.viewer, {
    message: 'whose eyes after the seat was taken over',
  });
  await eyes.toBe(1);
});
