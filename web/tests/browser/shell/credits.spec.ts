// Who made the games, what is reconstructed and how to correct it, and whose work is embedded.
import { readFileSync } from 'node:fs';
import { noEnglish } from '../english';
import { expect, test } from '../fixtures';
import { GAMES } from '../games';

interface Package {
  name: string;
  version: string;
  licence: string;
}
const read = (path: string) =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as unknown;

test('makers, sources and licences, reached from the home page', async ({ url, open }) => {
  const page = await open();
  await page.goto(url);
  await page.getByRole('link', { name: 'Makers, sources and licences' }).click();
  await expect(page).toHaveURL(`${url}/credits`);
  for (const { id, title } of GAMES) {
    const part = page.locator(`section[data-game=${id}]`);
    await expect(part.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(part.locator('dd').first()).toHaveText(/\p{L}/u);
    await expect(part).toContainText(`--edition ${id}=`);
    await expect(part.locator('.counted')).toHaveText(/\d+ records .* \d+ reconstructed/);
  }
});

test('a file of printed numbers is loaded as it has to be corrected', async ({ url, open }) => {
  const page = await open({ width: 390 });
  await page.goto(`${url}/credits/automobile`);
  const first = page.locator('section').first();
  await expect(first, 'the game of the address is on top').toHaveAttribute(
    'data-game',
    'automobile',
  );
  await first.locator('details').click();
  const row = first.getByRole('row', { name: /race\.json/ });
  const data = read('../../../../crates/automobile/data/race.json');
  const saved = page.waitForEvent('download');
  await row.getByRole('link').click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('race.json');
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toEqual(data);
});

test('every package that is embedded is named with its licence', async ({ url, open }) => {
  const page = await open();
  await page.goto(`${url}/credits`);
  const { packages } = read('../../../../crates/cloverleaf/licences.json') as {
    packages: Package[];
  };
  const texts = await (await fetch(`${url}/licences.txt`)).text();
  const [inPage, inServer] = [0, 1].map((n) =>
    page.locator('.licences details').nth(n).locator('li'),
  );
  await expect(inServer!).toHaveCount(packages.length);
  // The versions are those of the lock file, also of what no code imports.
  const locked = read('../../../package-lock.json') as {
    packages: Record<string, { version: string }>;
  };
  for (const name of ['svelte', '@fluent/bundle', 'qr', '@fontsource/barlow-semi-condensed']) {
    const { version } = locked.packages[`node_modules/${name}`]!;
    await expect(inPage!.filter({ hasText: `${name} ${version}` })).toHaveCount(1);
    expect(texts).toContain(`${name} ${version}`);
  }
  for (const { name, version } of packages) expect(texts).toContain(`${name} ${version}`);
  for (const it of ['SIL OPEN FONT LICENSE', 'Barlow Project Authors', 'Apache License'])
    expect(texts).toContain(it);
});

for (const language of ['de', 'pl'] as const)
  test(`credits without English, in ${language}`, async ({ url, open }) => {
    const page = await open({ language });
    await page.goto(`${url}/credits`);
    await page.locator('.licences li').first().waitFor({ state: 'attached' });
    await expect(page.locator('.counted')).toHaveText(GAMES.map(() => /\d/));
    await noEnglish(page, 'the credits');
  });
