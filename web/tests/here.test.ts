import { expect, test } from 'vitest';
import { onlyHere } from '../src/shell/here';

test('a link is for others unless its host is whoever opens it', () => {
  for (const host of [
    'localhost',
    'table.localhost',
    'localhost.',
    '127.0.0.1',
    '127.1.2.3',
    '[::1]',
  ])
    expect(onlyHere(host), host).toBe(true);
  for (const host of ['192.168.0.7', 'club', 'localhost.example', '127.example', '[fe80::1]'])
    expect(onlyHere(host), host).toBe(false);
});
