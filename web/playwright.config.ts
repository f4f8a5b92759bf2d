import { defineConfig } from '@playwright/test';
import { HOST } from './tests/browser/host';

// Real browsers against the built client in the built server; `tests/browser/fixtures.ts` starts them.
export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  // A page and its server keep about one core busy.
  workers: Number(process.env.WORKERS ?? 2),
  forbidOnly: !!process.env.CI,
  // Luck is the same the second time, so only what hangs on a machine's moods gets a second chance, and is
  // listed as flaky: to be mended, without the rest having to wait for it.
  retries: 1,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A failure leaves the pages as they were, and everything that led there: `npx playwright show-trace`.
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--host-resolver-rules=MAP ${HOST} 127.0.0.1`,
      ],
    },
  },
  projects: [
    // Each with a folder of its own: a run empties it first, and they may run at the same time.
    { name: 'tests', outputDir: 'test-results/tests', testMatch: '**/*.spec.ts' },
    // These assert nothing; they are run by name.
    {
      name: 'pictures',
      outputDir: 'test-results/pictures',
      testMatch: 'pictures/*.ts',
      use: { trace: 'off' },
    },
    {
      name: 'figures',
      outputDir: 'test-results/figures',
      testMatch: 'figures/*.ts',
      workers: 1,
      use: { trace: 'off' },
    },
  ],
});
