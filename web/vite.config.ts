import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { licences } from './scripts/licences.mjs';

export default defineConfig({
  plugins: [svelte(), licences()],
  // The server's content policy allows files of its own only: nothing may be inlined as `data:`.
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
  },
  server: {
    proxy: { '/api': { target: process.env.CLOVERLEAF ?? 'http://127.0.0.1:8000', ws: true } },
    fs: { allow: ['..'] },
  },
});
