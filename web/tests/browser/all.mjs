// The browser tests, one after the other, against the built client in the built server.
//   npm run browser                                      all of them
//   npm run browser -- history motion                    some
//   npm run browser -- match --solo 3 --language pl-PL   a match or the companion as one likes
import { parseArgs } from 'node:util';

const ONCE = [
  'arrive',
  'helpers',
  'invite',
  'seats',
  'undo',
  'rough',
  'history',
  'motion',
  'settings',
  'account',
  'focus',
  'trouble',
  'fits',
  'spoken',
  'wording',
  'axe',
];
/** Each as often as there is something else to try. */
const TESTS = {
  match: [
    {},
    { language: 'de-DE' },
    { language: 'pl-PL', players: 3, width: 390 },
    { keyboard: true },
    { solo: '1' },
    { language: 'de-DE', solo: '12', modules: ['wine', 'traffic', 'services'] },
    { language: 'pl-PL', players: 4, modules: ['wine', 'traffic', 'services'] },
  ],
  companion: [{}, { language: 'pl-PL', width: 390 }],
  ...Object.fromEntries(ONCE.map((it) => [it, [{}]])),
};

const string = { type: 'string' };
const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: {
    language: string,
    players: string,
    width: string,
    keyboard: { type: 'boolean' },
    solo: string,
    modules: string,
  },
});
const unknown = wanted.filter((it) => !(it in TESTS));
if (unknown.length)
  throw new Error(
    `no such test: ${unknown.join(', ')}; there are ${Object.keys(TESTS).join(', ')}`,
  );
const { width, modules, ...rest } = values;
const asked = {
  ...rest,
  ...(width && { width: Number(width) }),
  ...(modules && { modules: modules.split(',') }),
};

const failed = [];
for (const [name, ways] of Object.entries(TESTS)) {
  if (wanted.length && !wanted.includes(name)) continue;
  const { [name]: test } = await import(`./${name}.mjs`);
  for (const options of Object.keys(asked).length ? [asked] : ways) {
    // What is printed is also what runs it again by itself.
    const title = [
      name,
      ...Object.entries(options).map(([key, value]) =>
        value === true ? `--${key}` : `--${key} ${value}`,
      ),
    ].join(' ');
    // The name comes first: a test that hangs is known by it.
    process.stdout.write(`${title} … `);
    const start = Date.now();
    const seconds = () => `${((Date.now() - start) / 1000).toFixed(1)} s`;
    try {
      const result = await test(options);
      console.log(`${seconds()}${result ? `: ${result}` : ''}`);
    } catch (error) {
      console.log(`FAILED after ${seconds()}`);
      console.error(error);
      failed.push(title);
    }
  }
}
if (failed.length) console.error(`failed: ${failed.join(', ')}`);
process.exit(failed.length ? 1 : 0);
