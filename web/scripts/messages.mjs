// Checks all messages: every language has the same keys with the same variables, every key the code
// asks for exists, and none is left over. Dynamic keys such as t(`event-${kind}`) use all keys that
// start like them; the tests check those families one by one. No text for people stands in the markup.
// The parts are the shell, its page of credits, what all boards say, and for every folder of src/games its
// home page, its credits and the game itself: two games may use one key. A folder inside the words of a part
// has those that come later, with who needs them: code may ask only for what the `t` that it imports says.
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

/** The messages of a folder, by key; all languages must agree. */
function part(folder) {
  const [source, ...others] = LANGUAGES.map((language) => [
    language,
    read(join(ROOT, folder, `${language}.ftl`)),
  ]);
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
  return { folder, keys: new Set(source[1].keys()) };
}
/** A part with what comes later of it. */
function whole(folder) {
  const later = readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((it) => it.isDirectory())
    .map((it) => part(join(folder, it.name)));
  return { ...part(folder), later };
}
const shell = whole('i18n');
const board = whole('board/i18n');
const credits = part('shell/credits/i18n');
const games = readdirSync(join(ROOT, 'games'), { withFileTypes: true })
  .filter((it) => it.isDirectory())
  .map(({ name }) => {
    const { title } = JSON.parse(readFileSync(join(ROOT, 'games', name, 'about.json'), 'utf8'));
    const [home, thanks] = ['home', 'credits'].map((folder) => part(join('games', name, folder)));
    const own = whole(join('games', name, 'i18n'));
    const asked = [
      [home, 'about'],
      [home, 'facts'],
      [thanks, 'credits-about'],
      [thanks, 'credits-doubt'],
    ];
    for (const [{ folder, keys }, key] of asked)
      if (!keys.has(key)) faults.push(`${folder} lacks ${key}`);
    return { name, title, home, own, thanks };
  });

// What code asks for: whole keys as words in quotes, families as templates with a start. `t` is the
// part that the code belongs to, `say` that of a game in the shell.
const all = (...parts) => new Set(parts.flatMap((it) => [...it.keys]));
const every = ({ later, ...it }) => [it, ...later];
const code = new Map(
  files.filter((it) => /\.(ts|svelte)$/.test(it)).map((it) => [it, readFileSync(it, 'utf8')]),
);
/** `at once` are the parts that any code in these folders may use. */
function ask(folders, ...atOnce) {
  const asked = { quoted: new Set(), families: new Set() };
  const later = atOnce.flatMap((it) => it.later ?? []);
  for (const [path, text] of code) {
    const name = path.slice(ROOT.length + 1);
    if (!folders(name)) continue;
    const found = (pattern) => [...text.matchAll(pattern)].map((it) => it[1]);
    const own = found(/import \{ (?:t|[^}]*, t) \} from '(\.[^']*)'/g).map((it) =>
      join(path, '..', it),
    );
    const known = all(...atOnce, ...later.filter((it) => own.includes(join(ROOT, it.folder))));
    for (const key of found(/\b(?:t|say)\(\s*'([^']+)'/g))
      if (!known.has(key)) faults.push(`${name} asks for ${key}, which no file of its part has`);
    for (const family of found(/\b(?:t|say)\(\s*`([a-zA-Z][\w-]*-)\$\{/g)) {
      asked.families.add(family);
      if (![...known].some((key) => key.startsWith(family)))
        faults.push(`${name}: no key starts with ${family}`);
    }
    for (const key of found(/['"]([a-zA-Z][\w-]*)['"]/g)) asked.quoted.add(key);
  }
  return (key) =>
    asked.quoted.has(key) || [...asked.families].some((family) => key.startsWith(family));
}
const homes = games.map((it) => it.home);
const byShell = ask(
  (it) => !/^(board|games)\/./.test(it) || it === 'games/index.ts',
  shell,
  credits,
  ...homes,
  ...games.map((it) => it.thanks),
);
const byBoard = ask((it) => it.startsWith('board/'), shell, board);
const byGame = games.map(({ name, home, own }) =>
  ask((it) => it.startsWith(`games/${name}/`), shell, board, home, own),
);

// Whoever brings code that comes later brings all its words: what is reached from there says nothing else.
const resolve = (from, to) =>
  ['', '.ts', '/index.ts'].map((end) => join(from, '..', to) + end).find((it) => code.has(it));
const IMPORT = /^\s*(?:import|export) (?!type\b)(?:[^;'"]*? from )?'(\.[^']+)'/gm;
const LATER = new Set(
  [shell, board, ...games.map((it) => it.own)]
    .flatMap((it) => it.later)
    .map((it) => join(ROOT, it.folder)),
);
/** The parts that come later whose words are said by a file or by what it stands on, with who says them. */
function says(path, seen = new Set(), found = new Map()) {
  if (path === undefined || seen.has(path)) return found;
  seen.add(path);
  for (const [statement, to] of code.get(path).matchAll(IMPORT)) {
    const part = join(path, '..', to);
    if (!LATER.has(part)) says(resolve(path, to), seen, found);
    else if (/[{ ,]t[ ,}]/.test(statement)) found.set(part, path);
  }
  return found;
}
const BROUGHT = /(?:(spoken)\(\s*)?\(\) => import\('(\.[^']+)'\)(?:,((?:\s*\w+Words,?)+))?/g;
function brings(from, to, parts) {
  for (const [part, path] of says(to))
    if (!parts.includes(part)) faults.push(`${from} brings ${path} without the words of ${part}`);
}
brings('the page', join(ROOT, 'main.ts'), []);
for (const [path, text] of code)
  for (const [, , to, names] of text.matchAll(BROUGHT)) {
    const parts = [...(names ?? '').matchAll(/\w+/g)].map(
      ([name]) => new RegExp(`import \\{ ${name} \\} from '([^']+)'`).exec(text)?.[1],
    );
    brings(
      path,
      resolve(path, to),
      parts.map((it) => join(path, '..', it)),
    );
  }

function used({ folder, keys }, ...asking) {
  for (const key of keys)
    if (!asking.some((it) => it(key))) faults.push(`${folder}: ${key} is never used`);
}
/** A message that is in two parts of one chain would hide one of them. */
function apart(...parts) {
  const seen = new Map();
  for (const { folder, keys } of parts)
    for (const key of keys) {
      if (seen.has(key)) faults.push(`${key} is in ${seen.get(key)} and in ${folder}`);
      seen.set(key, folder);
    }
}
for (const it of every(shell)) used(it, byShell, byBoard, ...byGame);
for (const it of every(board)) used(it, byBoard, ...byGame);
used(credits, byShell);
games.forEach(({ home, own, thanks }, i) => {
  used(home, byShell, byGame[i]);
  for (const it of every(own)) used(it, byGame[i]);
  used(thanks, byShell);
  apart(...every(shell), ...every(board), home, ...every(own));
  apart(...every(shell), credits, thanks);
});

// Names are the same in every language; everything else in the markup would be English for all.
const NAMES = new Set(['Cloverleaf', ...games.map((it) => it.title)]);
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
const parts = [shell, board, ...games.map((it) => it.own)].flatMap(every);
const count = [...parts, credits, ...games.flatMap((it) => [it.home, it.thanks])].reduce(
  (n, it) => n + it.keys.size,
  0,
);
console.log(`${count} messages in ${LANGUAGES.length} languages, ${faults.length} faults`);
process.exit(faults.length ? 1 : 0);
