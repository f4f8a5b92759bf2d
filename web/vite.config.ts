import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { licences } from './scripts/licences.mjs';

/**
 * What a table of a game shows at once, as its `table.json` lists it; its other pages show some of it, too. In
 * one file: many small ones compress worse.
 */
const GAMES = new URL('src/games/', import.meta.url);
const tables = readdirSync(GAMES)
  .map((id) => ({ id, list: new URL(`${id}/table.json`, GAMES) }))
  .filter(({ list }) => existsSync(list))
  .map(({ id, list }) => {
    const parts = JSON.parse(readFileSync(list, 'utf8')) as string[];
    return { name: id, test: new RegExp(`games/${id}/(${parts.join('|')})\\b`) };
  });

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
          groups: tables,
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: process.env.CLOVERLEAF ?? 'http://127.0.0.1:8000', ws: true } },
    fs: { allow: ['..'] },
  },
});
