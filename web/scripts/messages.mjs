// Checks all messages: every language has the same keys with the same variables, every key the code
// asks for exists, and none is left over. Dynamic keys such as t(`event-${kind}`) use all keys that
// start like them; the tests check those families one by one. No text for people stands in the markup.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { FluentParser, Visitor } from '@fluent/syntax';
import { parse } from 'svelte/compiler';

const ROOT = fileURLToPath(new URL('../src', import.meta.url));
const LANGUAGES = ['en', 'de', 'pl'];
const faults = [];

const walk = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? walk(path) : [path];
  });
const files = walk(ROOT);

class Variables extends Visitor {
  names = new Set();
  visitVariableReference(node) {
    this.names.add(node.id.name);
  }
}
function read(path) {
  const messages = new Map();
  for (const entry of new FluentParser().parse(readFileSync(path, 'utf8')).body) {
    if (entry.type === 'Junk')
      faults.push(`${path}: cannot be parsed: ${entry.content.trim().split('\n')[0]}`);
    if (entry.type !== 'Message') continue;
    if (messages.has(entry.id.name)) faults.push(`${path}: ${entry.id.name} is there twice`);
    const variables = new Variables();
    variables.visit(entry);
    messages.set(entry.id.name, [...variables.names].sort().join(' '));
  }
  return messages;
}

const folders = [
  ...new Set(
    files.filter((it) => it.endsWith('.ftl')).map((it) => it.slice(0, it.lastIndexOf('/'))),
  ),
];
const all = new Set();
for (const folder of folders) {
  const [source, ...others] = LANGUAGES.map((language) => [
    language,
    read(join(folder, `${language}.ftl`)),
  ]);
  for (const key of source[1].keys()) {
    if (all.has(key)) faults.push(`${key} is in two parts of the client`);
    all.add(key);
  }
  for (const [language, messages] of others) {
    for (const [key, variables] of source[1]) {
      if (!messages.has(key)) faults.push(`${folder}: ${language} lacks ${key}`);
      // A translation may leave out a variable only needed for the English plural, never invent one.
      else if (messages.get(key) !== variables)
        faults.push(
          `${folder}: ${language} ${key} uses {${messages.get(key)}}, English {${variables}}`,
        );
    }
    for (const key of messages.keys())
      if (!source[1].has(key)) faults.push(`${folder}: ${language} has ${key}, English does not`);
  }
}

// What the code asks for: whole keys as words in quotes, families as templates with a start.
const code = files
  .filter((it) => /\.(ts|svelte)$/.test(it))
  .map((it) => readFileSync(it, 'utf8'))
  .join('\n');
const quoted = new Set([...code.matchAll(/['"]([a-zA-Z][\w-]*)['"]/g)].map((it) => it[1]));
const families = [
  ...new Set([...code.matchAll(/\bt\(\s*`([a-zA-Z][\w-]*-)\$\{/g)].map((it) => it[1])),
];
const asked = [...code.matchAll(/\bt\(\s*'([^']+)'/g)].map((it) => it[1]);
for (const key of asked)
  if (!all.has(key)) faults.push(`the code asks for ${key}, which no file has`);
for (const family of families)
  if (![...all].some((key) => key.startsWith(family))) faults.push(`no key starts with ${family}`);
for (const key of all) {
  if (!quoted.has(key) && !families.some((family) => key.startsWith(family)))
    faults.push(`${key} is never used`);
}

// Names are the same in every language; everything else in the markup would be English for all.
const NAMES = new Set(['Cloverleaf', 'Autobahn']);
const READ = new Set([
  'aria-label',
  'aria-description',
  'title',
  'alt',
  'placeholder',
  'label',
  'content',
  'data-tip',
  'data-rule',
]);
function markup(node, path, inside) {
  if (Array.isArray(node)) return node.forEach((it) => markup(it, path, inside));
  if (node === null || typeof node !== 'object' || node.type === 'StyleDirective') return;
  if (node.type === 'Attribute' && (inside === 'Component' || !READ.has(node.name))) return;
  if (node.type === 'Text' && /\p{L}{2}/u.test(node.data) && !NAMES.has(node.data.trim()))
    faults.push(`${path}: “${node.data.trim()}” is not a message`);
  for (const [key, value] of Object.entries(node))
    if (key !== 'metadata') markup(value, path, node.type);
}
for (const path of files.filter((it) => it.endsWith('.svelte')))
  markup(parse(readFileSync(path, 'utf8'), { modern: true }).fragment, path);

for (const fault of faults) console.error(fault.replace(ROOT + '/', ''));
console.log(`${all.size} messages in ${LANGUAGES.length} languages, ${faults.length} faults`);
process.exit(faults.length ? 1 : 0);
