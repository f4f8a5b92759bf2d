import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { licences } from './scripts/licences.mjs';

/** What a table of Autobahn shows at once; its other pages show some of it, too. */
const TABLE = [
  ...[
    'Administration',
    'AutobotBoard',
    'BonusIcon',
    'BotTurn',
    'CardFace',
    'Display',
    'Flag',
    'Icon',
  ],
  ...[
    'Map',
    'map',
    'Offices',
    'Own',
    'Person',
    'PlayerBoard',
    'Services',
    'Sign',
    'Spaces',
    'TechIcon',
  ],
  ...['Technologies', 'Track', 'Tray'],
];

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
        // In one file: many small ones compress worse.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'autobahn',
              test: new RegExp(`games/autobahn/(${TABLE.join('|')})\\b`),
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: process.env.CLOVERLEAF ?? 'http://127.0.0.1:8000', ws: true } },
    fs: { allow: ['..'] },
  },
});
