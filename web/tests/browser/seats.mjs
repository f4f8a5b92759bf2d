// Two browsers at one table by an invitation, reload in mid-turn, undo, hotseat.
import { launch, open, serve } from './tools.mjs';

const same = (a, b, what) => { if (a !== b) throw new Error(`${what}: ${a} is not ${b}`); };
const prompt = (page) => page.locator('.prompt .text').innerText();
const lit = (page) => page.locator('[data-lit]:not(.actions *)');

async function start(page, url, against) {
  await page.goto(url);
  await page.locator('.game .btn.primary').click();
  await page.locator(`input[name=against][value=${against}]`).check({ force: true });
  await page.locator('.choose .btn.primary').click();
}

export async function seats() {
  const server = await serve();
  const browser = await launch();
  try {
    // Friends: the link seats the second browser; each sees whose turn it is.
    const ada = await open(browser);
    await start(ada, server.url, 'friends');
    const link = await ada.locator('#link').inputValue();
    const bob = await open(browser);
    await bob.goto(link);
    await bob.locator('.join .btn.primary').click();
    await ada.locator('.lobby .btn.primary:enabled').click();
    await Promise.all([ada, bob].map((page) => page.locator('.prompt').waitFor()));
    await Promise.race([ada, bob].map((page) => lit(page).first().waitFor()));
    const [first, second] = (await lit(ada).count()) ? [ada, bob] : [bob, ada];
    same(await lit(second).count(), 0, 'lit things for the one who waits');
    await first.locator('.routes [data-lit]').first().click();
    await second.locator('.routes [data-lit]').first().click();

    // A turn of whoever begins: play a card, step back, reload, go on.
    await second.locator('.hand [data-lit]').first().waitFor();
    const before = await prompt(second);
    await second.locator('.hand [data-lit]').first().click();
    await second.locator('.spaces .space-thing[data-lit]').first().waitFor();
    const asked = await prompt(second);
    await second.reload();
    await second.locator('.spaces .space-thing[data-lit]').first().waitFor();
    same(await prompt(second), asked, 'the prompt after a reload');
    await second.locator('.back button').first().click();
    await second.locator('.hand [data-lit]').first().waitFor();
    same(await prompt(second), before, 'the prompt after a step back');

    // Hotseat: one browser decides for both, in turn.
    const solo = await open(browser);
    await start(solo, server.url, 'here');
    await solo.locator('.routes [data-lit]').first().click();
    await solo.locator('.routes [data-lit]').first().click();
    await solo.locator('.hand [data-lit]').first().waitFor();
    for (const page of [ada, bob, solo]) if (page.faults.length) throw new Error(page.faults.join(' | '));
    console.log('two browsers, reload, step back, hotseat: fine');
  } finally {
    await browser.close();
    server.stop();
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname) await seats();
