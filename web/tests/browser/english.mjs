// Finds English on a German or Polish page, in what is seen and in what is only spoken or pops up: every
// text, also of hidden parts, the title of the page, and the attributes that people get to read or hear.
import { readdirSync, readFileSync } from 'node:fs';
import { FluentParser, Visitor } from '@fluent/syntax';

const SOURCE = new URL('../../src/', import.meta.url);
const games = readdirSync(new URL('games/', SOURCE), { withFileTypes: true })
  .filter((it) => it.isDirectory())
  .map((it) => it.name);
const FILES = [
  'i18n',
  'board/i18n',
  ...games.flatMap((id) => [`games/${id}/home`, `games/${id}/i18n`]),
];
// Words that are leaks whatever the messages say.
const COMMON =
  'the your you turn play build road card cards truck trucks station upgrade load unlock employee office offices score move end take and with for of'.split(
    ' ',
  );

const wordsOf = (text) => [...text.toLowerCase().matchAll(/\p{L}{2,}/gu)].map((it) => it[0]);

// The title of a game is the same everywhere.
const about = (id) => JSON.parse(readFileSync(new URL(`games/${id}/about.json`, SOURCE), 'utf8'));
const NAMES = new Set(games.flatMap((id) => wordsOf(about(id).title)));

function written(language) {
  const out = new Set();
  class Texts extends Visitor {
    visitTextElement({ value }) {
      wordsOf(value).forEach((it) => out.add(it));
    }
  }
  for (const folder of FILES)
    new Texts().visit(
      new FluentParser().parse(readFileSync(new URL(`${folder}/${language}.ftl`, SOURCE), 'utf8')),
    );
  return out;
}

const known = new Map();
/** Every word of the English messages that the language itself never uses. */
function foreign(language) {
  if (!known.has(language)) {
    const own = written(language);
    known.set(
      language,
      new Set([...[...written('en')].filter((it) => !own.has(it) && !NAMES.has(it)), ...COMMON]),
    );
  }
  return known.get(language);
}

/** Whatever of the page is English, each with the text around it; nothing on an English page. */
export async function english(page) {
  const { language, texts } = await page.evaluate(() => {
    const READ = [
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'aria-roledescription',
      'title',
      'alt',
      'placeholder',
      'label',
      'content',
      'data-tip',
      'data-rule',
    ];
    const texts = [document.title];
    const nodes = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT, (it) =>
      it.parentElement?.closest('script, style, .chat li')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    while (nodes.nextNode()) texts.push(nodes.currentNode.data);
    for (const it of document.querySelectorAll('*'))
      for (const name of READ) {
        const text = it.getAttribute(name);
        if (text && !(it.localName === 'meta' && it.getAttribute('name') !== 'description'))
          texts.push(text);
      }
    return { language: document.documentElement.lang, texts };
  });
  if (language === 'en') return [];
  const bad = foreign(language);
  return [
    ...new Set(
      texts.flatMap((text) =>
        wordsOf(text)
          .filter((it) => bad.has(it))
          .map((it) => `${it} (${text.trim().slice(0, 80)})`),
      ),
    ),
  ];
}

/** Fails if there is any. */
export async function noEnglish(page, where) {
  const found = await english(page);
  if (found.length) throw new Error(`English on ${where}: ${found.slice(0, 8).join(' | ')}`);
}
