/** The built program, and servers of it on a free port with an empty store and the test's own luck. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from '@playwright/test';
import { luckOf } from './luck';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export function binary(): string {
  const target = process.env.CARGO_TARGET_DIR ?? join(ROOT, 'target');
  const found = [
    process.env.CLOVERLEAF_BIN,
    join(target, 'release/cloverleaf'),
    join(target, 'debug/cloverleaf'),
  ].find((it) => it && existsSync(it));
  if (!found) throw new Error('build the server first: cargo build --release --package cloverleaf');
  return found;
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

export interface Server {
  url: string;
  said: () => string;
  /** Ends this very process and removes its data. */
  stop: () => void;
}

/** Starts `cloverleaf serve` on an empty store, and returns when it answers. */
export const serve = (...more: string[]): Promise<Server> => serveBackup(null, ...more);

/** The same on what a backup holds. */
export async function serveBackup(backup: string | null, ...more: string[]): Promise<Server> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'cloverleaf-'));
  if (backup !== null) {
    const file = join(data, 'backup');
    writeFileSync(file, backup);
    execFileSync(binary(), ['restore', '--data', data, file]);
  }
  const child = spawn(
    binary(),
    [
      ...['serve', '--listen', `127.0.0.1:${port}`, '--data', data, '--no-rate-limits'],
      // Most tests want an opponent that takes no time.
      ...['--bots', 'random,beginner,casual,solid,strong,master'],
      // What a review looks like does not depend on how deep it thinks.
      ...(more.includes('--review-work') ? [] : ['--review-work', '1000000']),
      ...more,
    ],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      // Only a build for tests listens to it.
      env: { ...process.env, CLOVERLEAF_LUCK: String(luckOf(test.info(), 'server')) },
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (said += String(text)));
  const url = `http://127.0.0.1:${port}`;
  const stop = () => {
    child.kill();
    rmSync(data, { recursive: true, force: true });
  };
  for (let i = 0; ; i++) {
    if (child.exitCode !== null || i > 200) {
      stop();
      throw new Error(`the server did not start: ${said}`);
    }
    const up = await fetch(`${url}/api/games`).then(
      (it) => it.ok,
      () => false,
    );
    if (up) return { url, said: () => said, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
