// One person on two devices: an account made from a guest, signed in to elsewhere, signed out of
// everywhere; what is kept is downloaded and then deleted.
import { readFileSync } from 'node:fs';
import { expect, test, type Open, type Page } from '../fixtures';

async function visit(open: Open, url: string) {
  const page = await open();
  await page.goto(url);
  await page.locator('.game').first().waitFor();
  return page;
}
async function enter(page: Page, login: string, password: string, button: string) {
  await page.locator('.account [name=login]').fill(login);
  await page.locator('.account [name=password]').fill(password);
  await page.locator('.account').getByRole('button', { name: button }).click();
}
/** What is to be seen after the page has loaded itself anew. */
async function reloaded(page: Page, act: () => Promise<void>) {
  await Promise.all([page.waitForEvent('load'), act()]);
  await page.locator('.game').first().waitFor();
}
const dialog = (page: Page) =>
  page.getByRole('button', { name: /several devices|Account/ }).click();
const name = (page: Page) => page.locator('.name input').inputValue();
const trouble = (page: Page) => page.locator('.account .trouble');

test('an account on two devices, signed out of and deleted', async ({ url, open }) => {
  const desk = await visit(open, url);
  await desk.locator('.name input').fill('Ada');
  await Promise.all([
    desk.waitForResponse((it) => it.url().endsWith('/api/me')),
    desk.locator('.name input').press('Tab'),
  ]);
  await dialog(desk);
  await enter(desk, 'ada', 'short', 'Create account');
  await expect(trouble(desk)).toHaveText(
    'The name has 3 to 30 characters, the password at least 8.',
  );
  await reloaded(desk, () => enter(desk, 'ada', 'correct horse', 'Create account'));
  expect(await name(desk), 'the guest with an account').toBe('Ada');

  const phone = await visit(open, url);
  expect(await name(phone), 'another visitor').toBe('');
  await dialog(phone);
  await enter(phone, 'ada', 'wrong horse!', 'Sign in');
  await expect(trouble(phone)).toHaveText('Name or password is wrong.');
  await reloaded(phone, () => enter(phone, 'ada', 'correct horse', 'Sign in'));
  expect(await name(phone), 'the same person elsewhere').toBe('Ada');

  await dialog(phone);
  const [file] = await Promise.all([
    phone.waitForEvent('download'),
    phone.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8'), 'what is kept about Ada').toContain('"Ada"');
  await reloaded(phone, () => phone.getByRole('button', { name: 'Sign out everywhere' }).click());
  await desk.reload();
  await desk.locator('.game').first().waitFor();
  expect([await name(phone), await name(desk)], 'who is left on either device').toEqual(['', '']);

  await dialog(desk);
  await reloaded(desk, () => enter(desk, 'ada', 'correct horse', 'Sign in'));
  await dialog(desk);
  await desk.getByRole('button', { name: 'Delete my data' }).click();
  await reloaded(desk, () => desk.getByRole('button', { name: 'Delete', exact: true }).click());
  await dialog(desk);
  await enter(desk, 'ada', 'correct horse', 'Sign in');
  await expect(trouble(desk)).toHaveText('Name or password is wrong.');
});
