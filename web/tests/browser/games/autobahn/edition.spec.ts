// The screen shows the edition that is played: a value that an owner corrected is on the board, and what
// the board says of it is what the server then does.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../../fixtures';
import { serve } from '../../server';
import { playNow } from '../../table';
import { driver } from '../autobahn';

const DATA = new URL('../../../../../crates/autobahn/data/dashboard.json', import.meta.url);
const FUNDING = 17;

test('a corrected value is on the board and in the guide', async ({ open }) => {
  const folder = mkdtempSync(join(tmpdir(), 'edition-'));
  const eras = JSON.parse(readFileSync(DATA, 'utf8')) as { funding: number }[];
  expect(eras[0]!.funding).not.toBe(FUNDING);
  eras[0]!.funding = FUNDING;
  writeFileSync(join(folder, 'dashboard.json'), JSON.stringify(eras));
  const server = await serve('--edition', `autobahn=${folder}`);
  try {
    const page = await open();
    const asked = page.waitForResponse((it) => it.url().includes('/api/games/autobahn/data/'));
    await playNow(page, server.url, driver, { level: 'random' });
    expect((await asked).headers()['cache-control']).toContain('immutable');
    await expect(page.locator('.fundbox b').first()).toHaveText(String(FUNDING));
    await page.locator('.routes [data-lit]').first().click();
    const fund = page.locator('.fund[data-lit]');
    await fund.waitFor();
    const money = async () =>
      Number((await page.locator('.tray .money').first().innerText()).replace(/\D/g, ''));
    const before = await money();
    await fund.click();
    await expect.poll(money, 'the server pays what the board says').toBe(before + FUNDING);

    await page.goto(`${server.url}/game/autobahn/guide?page=9`);
    await expect(page.locator('.fundbox').first()).toContainText(String(FUNDING));
  } finally {
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
