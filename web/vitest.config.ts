import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    conditions: ['browser'],
    alias: { $data: fileURLToPath(new URL('../crates/autobahn/data', import.meta.url)) },
  },
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'], css: true },
});
