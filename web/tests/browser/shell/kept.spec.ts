// What becomes of a match over the years: an update that plays it differently needs the consent of its
// table, and a table that nobody touches says when it goes.
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test, type Open } from '../fixtures';
import { serveBackup } from '../server';
import { anyLit, openDrawer, pressLit } from '../table';

/** A store of an earlier version with matches that today's rules play differently. */
const FIXTURE = new URL(
  '../../../../crates/server/tests/fixtures/rules-2-tiles/store.backup',
  import.meta.url,
);

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => LETTERS[parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** The cookie that the server of this store would have given to somebody in it. */
function cookie(key: string, user: string): string {
  const mac = createHmac('sha256', Buffer.from(key, 'hex'));
  for (const part of ['cookie', user, '0']) {
    const length = Buffer.alloc(8);
    length.writeBigUInt64LE(BigInt(part.length));
    mac.update(length).update(part);
  }
  return `${user}.0.${base32(mac.digest().subarray(0, 16))}`;
}

/** One of these matches, at which Bob has the second seat, and a way in for each of the two. */
async function old(open: Open, ...more: string[]) {
  const lines = readFileSync(FIXTURE, 'utf8').trim().split('\n');
  // Whole numbers here are larger than those of JavaScript, so only rows without such are taken apart.
  const row = (text: string) => (JSON.parse(text) as [string, Record<string, unknown>])[1];
  const find = (table: string) => row(lines.find((it) => it.startsWith(`["${table}"`))!);
  const [key, ada] = [String(find('settings').value), String(find('users').id)];
  const bob = `${ada.slice(0, -3)}b0b`;
  const match = String(find('matches').id);
  const second = (text: string) => {
    if (!text.startsWith('["seats"') || row(text).match_id !== match || row(text).n !== 1)
      return text;
    return JSON.stringify(['seats', { ...row(text), user_id: bob, name: 'Bob' }]);
  };
  const [head, ...rest] = lines.slice(0, -1).map(second);
  const user = JSON.stringify(['users', { ...find('users'), id: bob, name: 'Bob' }]);
  const end = JSON.stringify(['end', Number(row(lines.at(-1)!)) + 1]);
  const backup = [head, user, ...rest, end].join('\n') + '\n';
  const server = await serveBackup(backup, ...more);
  const enter = async (user: string, language?: string) => {
    const page = await open(language ? { language } : {});
    const value = cookie(key, user);
    await page.context().addCookies([{ name: 'cloverleaf', value, url: server.url }]);
    await page.goto(`${server.url}/table/${match}`);
    return page;
  };
  return { server, ada: () => enter(ada), bob: (language?: string) => enter(bob, language) };
}

test('a match that new rules play differently goes on when all agree', async ({ open }) => {
  const { server, ...people } = await old(open);
  try {
    const ada = await people.ada();
    const resume = ada.locator('.resume');
    await expect(resume).toContainText('The rules were corrected since');
    await expect(resume.getByRole('status')).toHaveText('0 of 2 agree');
    expect(await ada.locator('[data-lit]').count(), 'what can be chosen in a frozen match').toBe(0);
    await resume.getByRole('button', { name: 'Play on' }).click();
    await expect(resume.getByRole('status')).toHaveText('1 of 2 agree');
    await expect(resume.getByRole('button'), 'nobody agrees twice').toHaveCount(0);

    // In Bob's language, and what Ada wants is there already.
    const bob = await people.bob('pl-PL');
    await expect(bob.locator('.resume').getByRole('status')).toHaveText('Zgadza się 1 z 2');
    await bob.locator('.resume').getByRole('button', { name: 'Graj dalej' }).click();
    for (const page of [ada, bob]) await expect(page.locator('.resume')).toHaveCount(0);

    // The match goes on for whoever is to move, and its past begins where it went on.
    const mover = await Promise.any([ada, bob].map((page) => anyLit(page).then(() => page)));
    await openDrawer(mover);
    const slider = mover.locator('#history');
    const first = Number(await slider.getAttribute('min'));
    expect(first, 'the first step that is shown').toBeGreaterThan(0);
    await pressLit(mover, 1);
    await expect.poll(async () => Number(await slider.getAttribute('max'))).toBeGreaterThan(first);
    await slider.fill(String(first));
    await mover.locator('.past-banner').waitFor();
    await expect(mover.locator('.history .btn').first()).toHaveAttribute('aria-disabled', 'true');
  } finally {
    server.stop();
  }
});

test('a table that nobody touches says when it goes, and is kept', async ({ open }) => {
  const { server, ...people } = await old(open, '--keep-idle', '8', '--notice', '8');
  try {
    const ada = await people.ada();
    const notice = ada.locator('.tidied');
    await expect(notice).toContainText('This match is deleted on');
    await expect(notice.getByRole('link', { name: 'Take it along' })).toHaveAttribute(
      'href',
      /export$/,
    );
    const bob = await people.bob('de-DE');
    await expect(bob.locator('.tidied')).toContainText('Diese Partie wird am');
    await notice.getByRole('button', { name: 'Keep it' }).click();
    for (const page of [ada, bob]) await expect(page.locator('.tidied')).toHaveCount(0);
  } finally {
    server.stop();
  }
});
