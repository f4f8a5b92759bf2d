/**
 * SHA-256 for pages without https: browsers keep their own from those (`fairness.ts` uses it wherever it is
 * there). A test compares the two.
 */

/** The first 32 bits of the fractional part of a root of a prime: what the standard takes its constants from. */
const fraction = (root: number) => ((root % 1) * 2 ** 32) >>> 0;
const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((prime) => n % prime)) PRIMES.push(n);
const K = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(bytes: Uint8Array): Uint8Array {
  // One bit, zeros up to whole blocks of 64 bytes, and how long it was in bits.
  const padded = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  new Uint8Array(padded.buffer).set(bytes);
  padded.setUint8(bytes.length, 0x80);
  padded.setBigUint64(padded.byteLength - 8, BigInt(bytes.length) * 8n);

  const sum = Uint32Array.from(START);
  const w = new Uint32Array(64);
  for (let block = 0; block < padded.byteLength; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = padded.getUint32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [one, two] = [w[i - 15]!, w[i - 2]!];
      const s0 = turn(one, 7) ^ turn(one, 18) ^ (one >>> 3);
      const s1 = turn(two, 17) ^ turn(two, 19) ^ (two >>> 10);
      w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
    }
    let [a, b, c, d, e, f, g, h] = sum as unknown as [
      ...[number, number, number, number],
      ...[number, number, number, number],
    ];
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (sum[i]! += word));
  }
  const digest = new DataView(new ArrayBuffer(32));
  sum.forEach((word, i) => digest.setUint32(4 * i, word));
  return new Uint8Array(digest.buffer);
}
