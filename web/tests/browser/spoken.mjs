// The table without looking at it: one heading tree, the position in words, the choices as a list, and
// a turn played from that list by keyboard while the log tells what happened.
import { anyLit, playNow, same, withServer } from './tools.mjs';

const action = (page) => page.locator('.actions button');

export const spoken = () =>
  withServer(async ({ url, open }) => {
    const page = await open();
    await playNow(page, url, { level: 'random' });
    await anyLit(page);
    await page.reload();
    await anyLit(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    same(await page.evaluate(() => document.activeElement.id), 'main', 'where the skip link leads');
    same(
      await page.getByRole('heading', { level: 1 }).innerText(),
      'Autobahn: Guest 1, Bot 2 (Beginner)',
      'the heading of the page',
    );

    // Whatever has the focus is described by its rule.
    const thing = page.locator('.routes [data-lit]').first();
    await thing.focus();
    await page.locator('.tip').waitFor();
    const rule = await thing.evaluate(
      (it) => document.getElementById(it.getAttribute('aria-describedby'))?.textContent,
    );
    same(rule, await thing.getAttribute('data-rule'), 'what describes a thing');
    await thing.blur();

    // Every figure that is drawn is also told.
    const told = page.getByRole('region', { name: 'The position in words' });
    const headings = await told.getByRole('heading').allInnerTexts();
    for (const it of [
      'Overview',
      'Guest 1',
      'Bot 2 (Beginner)',
      'Autobahns',
      'Connected cities',
      'Trucks',
      'Construction offices',
      'Administration',
    ]) {
      if (!headings.includes(it)) throw new Error(`no heading ${it} among ${headings.join(', ')}`);
    }
    const roads = await told.locator('h3', { hasText: 'Autobahns' }).locator('+ ul > li').count();
    same(roads, 7, 'autobahns that are described');
    const before = await told.innerText();

    // A turn from the list, until somebody else has moved.
    await page.locator('.switch button').nth(1).press('Enter');
    const log = page.getByRole('log', { name: 'What is happening' });
    for (
      let i = 0;
      i < 60 && !(await log.innerText()).includes('Bot 2 (Beginner) begins a turn');
      i++
    ) {
      await action(page).first().waitFor();
      const n = await action(page).count();
      same(await page.locator('.switch b').innerText(), String(n), 'choices that are announced');
      await action(page)
        .nth((i * 7919) % n)
        .press('Enter');
      await page.waitForTimeout(80);
    }
    if (!(await log.innerText()).includes('Guest 1 '))
      throw new Error('the log does not tell what we did');
    await action(page).first().waitFor();
    if ((await told.innerText()) === before) throw new Error('the description did not change');
    same(
      await page.locator('.prompt .text').getAttribute('aria-live'),
      'polite',
      'how the prompt is told',
    );
    if (!(await page.title()).includes('your turn'))
      throw new Error(`the title does not say whose turn it is: ${await page.title()}`);
  });
