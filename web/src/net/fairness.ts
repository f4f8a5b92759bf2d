/** How a seed comes about (`docs/fairness.md`): the arithmetic of a player's part, and of whoever checks it. */

export const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const bytesOf = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (byte) => parseInt(byte, 16));

/** So many bytes that nobody can foresee. Not `randomUUID`: browsers keep that from pages without https. */
export const random = (bytes: number) => hex(crypto.getRandomValues(new Uint8Array(bytes)));

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (isSecureContext) return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
  return hex((await import('./sha256')).sha256(bytes));
}
const ofText = (text: string) => sha256(new TextEncoder().encode(text));

/** What the server publishes of its secret before anybody sits down. */
export const commitmentOf = (secret: string) => sha256(bytesOf(secret));

/** What a player publishes of the own value before the match starts. */
export const promiseOf = (value: string) => ofText(`cloverleaf contribution 1\n${value}\n`);

/** A player's part as the record has it; without a value it was not opened in time. */
export interface Part {
  seats: number[];
  commitment: string;
  value?: string;
}

export const seedOf = (table: string, secret: string, parts: Part[]) =>
  ofText(
    [
      'cloverleaf seed 1',
      `table ${table}`,
      `secret ${secret}`,
      ...parts.map((it) => `contribution ${it.seats.join()} ${it.commitment} ${it.value ?? '-'}`),
      '',
    ].join('\n'),
  );
