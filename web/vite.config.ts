import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { licences } from './scripts/licences.mjs';

/**
 * What a table shows at once, as a `table.json` lists it, of all boards and of a game; other pages show some of
 * it, too. In one file each: many small ones compress worse. So do the lists of where words lie.
 */
const SRC = new URL('src/', import.meta.url);
const tables = ['board', ...readdirSync(new URL('games/', SRC)).map((id) => `games/${id}`)]
  .map((folder) => ({ folder, list: new URL(`${folder}/table.json`, SRC) }))
  .filter(({ list }) => existsSync(list))
  .map(({ folder, list }) => {
    const parts = JSON.parse(readFileSync(list, 'utf8')) as string[];
    return {
      name: folder.split('/').at(-1)!,
      test: new RegExp(`src/${folder}/(${parts.join('|')})\\b`),
    };
  });
/** What every page has, and needs nothing of a game: a file that a game needs first must not wait for one. */
const page = {
  name: 'page',
  test: /src\/(board\/(Icon|icons|Later|later|Missing|moves|travel)|net\/(draw|edition|http)|shell\/(bar|dress|focus|route|seats|settings|sound|trouble))\b/,
};
const words = { name: 'words', test: /src\/.*(i18n|home)\/(\w+\/)?index(\.svelte)?\.ts$/ };

export default defineConfig({
  plugins: [svelte(), licences()],
  // The server's content policy allows files of its own only: nothing may be inlined as `data:`.
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [words, page, ...tables],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: process.env.CLOVERLEAF ?? 'http://127.0.0.1:8000', ws: true } },
    fs: { allow: ['..'] },
  },
});
