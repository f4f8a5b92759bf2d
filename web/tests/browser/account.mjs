// One person on two devices: an account made from a guest, signed in to elsewhere, signed out of
// everywhere; what is kept is downloaded and then deleted.
import { readFileSync } from 'node:fs';
import { same, withServer } from './tools.mjs';

async function visit(open, url) {
  const page = await open();
  await page.goto(url);
  await page.locator('.game').waitFor();
  return page;
}
async function enter(page, login, password, button) {
  await page.locator('.account [name=login]').fill(login);
  await page.locator('.account [name=password]').fill(password);
  await page.locator('.account').getByRole('button', { name: button }).click();
}
/** What is to be seen after the page has loaded itself anew. */
async function reloaded(page, act) {
  await Promise.all([page.waitForEvent('load'), act()]);
  await page.locator('.game').waitFor();
}
const dialog = (page) => page.getByRole('button', { name: /several devices|Account/ }).click();
const name = (page) => page.locator('.name input').inputValue();

export const account = () =>
  withServer(async ({ url, open }) => {
    const desk = await visit(open, url);
    await desk.locator('.name input').fill('Ada');
    await Promise.all([
      desk.waitForResponse((it) => it.url().endsWith('/api/me')),
      desk.locator('.name input').press('Tab'),
    ]);
    await dialog(desk);
    await enter(desk, 'ada', 'short', 'Create account');
    same(
      await desk.locator('.account .trouble').innerText(),
      'The name has 3 to 30 characters, the password at least 8.',
      'why not',
    );
    await reloaded(desk, () => enter(desk, 'ada', 'correct horse', 'Create account'));
    same(await name(desk), 'Ada', 'the guest with an account');

    const phone = await visit(open, url);
    same(await name(phone), '', 'another visitor');
    await dialog(phone);
    await enter(phone, 'ada', 'wrong horse!', 'Sign in');
    same(
      await phone.locator('.account .trouble').innerText(),
      'Name or password is wrong.',
      'a wrong password',
    );
    await reloaded(phone, () => enter(phone, 'ada', 'correct horse', 'Sign in'));
    same(await name(phone), 'Ada', 'the same person elsewhere');

    await dialog(phone);
    const [file] = await Promise.all([
      phone.waitForEvent('download'),
      phone.getByRole('link', { name: 'Download my data' }).click(),
    ]);
    if (!readFileSync(await file.path(), 'utf8').includes('"Ada"'))
      throw new Error('what is kept about Ada lacks her name');
    await reloaded(phone, () => phone.getByRole('button', { name: 'Sign out everywhere' }).click());
    await desk.reload();
    await desk.locator('.game').waitFor();
    same([await name(phone), await name(desk)].join(), ',', 'who is left on either device');

    await dialog(desk);
    await reloaded(desk, () => enter(desk, 'ada', 'correct horse', 'Sign in'));
    await dialog(desk);
    await desk.getByRole('button', { name: 'Delete my data' }).click();
    await reloaded(desk, () => desk.getByRole('button', { name: 'Delete', exact: true }).click());
    await dialog(desk);
    await enter(desk, 'ada', 'correct horse', 'Sign in');
    same(
      await desk.locator('.account .trouble').innerText(),
      'Name or password is wrong.',
      'a deleted account',
    );
  });
