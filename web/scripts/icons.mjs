// Draws the icons for the home screens of phones from public/icon.svg: `node scripts/icons.mjs`.
import { readFileSync, writeFileSync } from 'node:fs';
import { launch } from '../tests/browser/tools.mjs';

const svg = readFileSync(new URL('../public/icon.svg', import.meta.url), 'utf8');
const browser = await launch();
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body{margin:0;background:#0c4da2}svg{display:block;width:100vw}</style>${svg}`,
  );
  writeFileSync(new URL(`../public/icon-${size}.png`, import.meta.url), await page.screenshot());
}
await browser.close();
