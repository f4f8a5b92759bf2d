/**
 * Finds English on a German or Polish page, in what is seen and in what is only spoken or pops up: every
 * text, also of hidden parts, the title of the page, and the attributes that people get to read or hear.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { FluentParser, Visitor, type TextElement } from '@fluent/syntax';
import { expect, type Page } from './fixtures';
import { GAMES } from './games';

const FILES = [
  'i18n',
  'board/i18n',
  'shell/credits/i18n',
  ...GAMES.flatMap((it) => ['home', 'credits', 'i18n'].map((part) => `games/${it.id}/${part}`)),
];
// Words that are leaks whatever the messages say.
const COMMON =
  'the your you turn play build road card cards truck trucks station upgrade load unlock employee office ' +
  'offices score move end take and with for of';

/** A soft hyphen only says where a word may be broken. */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll('\u00AD', '')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? [];

// The title of a game is the same everywhere.
const NAMES = new Set(GAMES.flatMap((it) => wordsOf(it.title)));

function written(language: string) {
  const out = new Set<string>();
  class Texts extends Visitor {
    override visitTextElement({ value }: TextElement) {
      wordsOf(value).forEach((it) => out.add(it));
    }
  }
  for (const folder of FILES) {
    const here = new URL(`../../src/${folder}/`, import.meta.url);
    // What comes later lies in folders inside.
    for (const file of readdirSync(here, { recursive: true, encoding: 'utf8' }))
      if (file.endsWith(`${language}.ftl`))
        new Texts().visit(new FluentParser().parse(readFileSync(new URL(file, here), 'utf8')));
  }
  return out;
}

const known = new Map<string, Set<string>>();
/** Every word of the English messages that the language itself never uses. */
function foreign(language: string) {
  let words = known.get(language);
  if (!words) {
    const own = written(language);
    words = new Set([
      ...[...written('en')].filter((it) => !own.has(it) && !NAMES.has(it)),
      ...COMMON.split(' '),
    ]);
    known.set(language, words);
  }
  return words;
}

/** Whatever of the page is English, each with the text around it; nothing on an English page. */
export async function english(page: Page): Promise<string[]> {
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
      // Names and terms of licences are not translated, and are marked so.
      it.parentElement?.closest('script, style, .chat li, [translate=no]')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    while (nodes.nextNode()) texts.push((nodes.currentNode as Text).data);
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
        // Digits of a hash are no words.
        wordsOf(text.replace(/\b[0-9a-f]{32,}\b/g, ''))
          .filter((it) => bad.has(it))
          .map((it) => `${it} (${text.trim().slice(0, 80)})`),
      ),
    ),
  ];
}

/** Fails if there is any. */
export async function noEnglish(page: Page, where: string) {
  expect(await english(page), `English on ${where}`).toEqual([]);
}
