// A table for friends is there for those who have the link, unless it is opened to all; who watches is told so; what
// is said has a badge; and the first visit leaves no error behind.
import { expect, forgive, test } from '../fixtures';
import { GAME } from '../games';
import { chooseTable, openDrawer } from '../table';

test('the first visit of the home page logs no error', async ({ url, open }) => {
  const page = await open();
  const errors: string[] = [];
  page.on('console', (it) => it.type() === 'error' && errors.push(it.text()));
  page.on('response', (it) => it.status() >= 400 && errors.push(`${it.status()} ${it.url()}`));
  await page.goto(url);
  await page.locator('.game').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(errors, 'errors of a first visit').toEqual([]);
});

test('a table for friends is not listed and seats nobody without the link', async ({
  url,
  open,
}) => {
  const ada = await open();
  await chooseTable(ada, url, GAME, { against: 'friends', players: 2 });
  await ada.waitForURL(/\/table\//);
  const table = ada.url();
  const bob = await open();
  await bob.goto(url);
  await bob.locator('.game').first().waitFor();
  await expect(bob.getByText('Nobody is waiting for players now.')).toBeVisible();
  await bob.goto(table);
  await expect(bob.getByRole('alert')).toHaveText(/^There is no table for you here/);
  forgive(bob); // The refusal that was asked for.

  // Open to all, it is listed and anybody can sit down.
  await ada.goto(url);
  const card = ada.locator(`#game-${GAME.id}`);
  await card.getByRole('button', { name: 'Invite friends' }).click();
  await card.getByLabel('Open to all').check();
  await card.locator('.choose .primary').click();
  await ada.locator('.lobby').waitFor();
  await bob.goto(url);
  // Whoever sits down says who comes, here too.
  await bob.locator('.list .row', { hasText: GAME.title }).first().click();
  const sit = bob.getByRole('button', { name: 'Sit down' });
  await expect(sit).toBeDisabled();
  await bob.getByLabel('You play as').fill('Bob');
  await sit.click();
  await ada.locator('.lobby li', { hasText: 'Bob' }).waitFor();
});

test('who watches is told so, and whose turn it is', async ({ url, open }) => {
  const ada = await open();
  await ada.goto(url);
  await ada.locator('.game').first().waitFor();
  const id = await ada.evaluate(async (game) => {
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        game,
        public: true,
        start: true,
        seats: ['me', { bot: 'random' }],
      }),
    });
    return ((await answer.json()) as { id: string }).id;
  }, GAME.id);
  await ada.goto(`${url}/table/${id}`);
  await ada.locator('.prompt').waitFor();
  await expect(ada.getByText(/You are watching/)).toHaveCount(0);
  const eve = await open();
  await eve.goto(`${url}/table/${id}`);
  // That one looks on is said once, and who moves once.
  await expect(eve.locator('.standing')).toHaveText('You are watching.');
  await expect(eve.locator('.prompt')).toContainText(/ is deciding\./);
  // Makers and licences are in the drawer of every table.
  await openDrawer(eve);
  await expect(
    eve.locator('.drawer').getByRole('link', { name: 'Makers, sources and licences' }),
  ).toHaveAttribute('href', `/credits/${GAME.id}`);
});
