// Leaves every built file compressed beside itself, for the server to send: brotli, and gzip for browsers
// that talk to it without TLS. What hardly shrinks, such as fonts, is left as it is.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist/assets', import.meta.url));
for (const name of readdirSync(dist)) {
  const file = readFileSync(join(dist, name));
  const packed = {
    br: brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: file.length } }),
    gz: gzipSync(file, { level: 9 }),
  };
  for (const [suffix, bytes] of Object.entries(packed))
    if (bytes.length < file.length * 0.9) writeFileSync(join(dist, `${name}.${suffix}`), bytes);
}
