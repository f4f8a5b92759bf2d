// Where a capital stands inside a sentence: one rule for each language, for all messages (web/README.md says it).
// A message begins as it likes: a label with a capital, which it keeps where another message takes it in.
import { parse, type Pattern } from '@fluent/syntax';
import { expect, test } from 'vitest';

const files: Record<string, string> = import.meta.glob('../src/**/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Names of persons, places, firms and works, in every form that a language gives them; and keys. */
const NAMES = {
  pl: [
    'Cloverleaf Apache Esc$ Tab$ Enter$ Natural Earth Kraftwagen Automobile Autobot(a|em)? Bad$',
    'Hersfeld Dani Holandi Francj Szwajcari Włoch Austri Czech Pols Niem(cy|iec) Północne',
    'Grand Prix Benz Bugatti Daimler Diesl Ravenshire Calesti Awhar Marrowgate Blackborough',
    'Brukas Bruna$ Kettlewick',
  ],
  en: [
    'Cloverleaf Apache Esc$ Tab$ Enter$ Natural Earth Kraftwagen Automobile Autobot Bad$ Hersfeld',
    'English German Polish Germany Denmark Netherlands France Switzerland Italy Austria',
    'Czechia Poland Sea$ Grand Prix Benz Bugatti Daimler Diesel Ravenshire Calestia Awhar',
    'Marrowgate Blackborough Brukas Bruno Kettlewick',
  ],
};
const named = (language: keyof typeof NAMES) => {
  const stems = NAMES[language].flatMap((it) => it.split(' ')).join('|');
  const name = new RegExp(`^(${stems})`);
  return ({ word }: Pick<Capital, 'word'>) => name.test(word);
};
/** What is printed on the boards and has no other name in English: departments, actions, tracks, a firm. */
const PRINTED = new RegExp(
  '^(Lobby|Administration|Dashboard|Finance|Trade|Development|Develops?|Pharmaceuticals|Unlock|Build|Upgrade' +
    '|Load|Station|Track|Loading|Unloading|Wagons|Worker|Research|Body|Engine|Merchant)$',
);
/** German nouns that end like an adjective and stand before another noun. */
const NOUNS = /^(Züge|Epoche|Käufer|Leisten|Aktionen|Runden?|Quadrate|Rauten)$/;

interface Capital {
  word: string;
  /** What follows it, as far as it is text. */
  rest: string;
  message: string;
}

/** Every word that begins with a capital though no sentence does there; after a colon only German begins one. */
function capitals(source: string, colon: boolean): Capital[] {
  const found: Capital[] = [];
  const token = /\p{L}[\p{L}\u00ad’'-]*|\p{N}+|[.!?…:](?=\s|$)|[„“"«»]/gu;
  function walk(pattern: Pattern, fresh: boolean, message: string): boolean {
    for (const it of pattern.elements) {
      if (it.type === 'TextElement') {
        for (const { 0: word, index } of it.value.matchAll(token)) {
          if (/^\p{L}|^\p{N}/u.test(word)) {
            if (!fresh && /^\p{Lu}\p{Ll}/u.test(word))
              found.push({ word, rest: it.value.slice(index + word.length), message });
            fresh = false;
          } else if (word !== ':' || colon) fresh = true;
        }
      } else if (it.expression.type === 'SelectExpression') {
        const ends = it.expression.variants.map(({ value }) => walk(value, fresh, message));
        fresh = ends.every((end) => end);
      } else if (it.expression.type !== 'StringLiteral') fresh = false;
    }
    return fresh;
  }
  for (const entry of parse(source, {}).body)
    if (entry.type === 'Message' && entry.value) walk(entry.value, true, entry.id.name);
  return found;
}
const inside = (language: string) =>
  Object.entries(files)
    .filter(([path]) => path.endsWith(`/${language}.ftl`))
    .flatMap(([, source]) => capitals(source, language === 'de'));
const told = (all: Capital[]) => all.map(({ word, message }) => `${message}: ${word}`);

test('inside a Polish sentence only names have a capital', () => {
  const name = named('pl');
  const all = inside('pl');
  expect(all.length, 'names that stand there').toBeGreaterThan(50);
  expect(told(all.filter((it) => !name(it)))).toEqual([]);
});

test('inside an English sentence only names have a capital, and what is printed on a board', () => {
  const name = named('en');
  const all = inside('en');
  expect(all.length, 'names that stand there').toBeGreaterThan(50);
  expect(told(all.filter((it) => !name(it) && !PRINTED.test(it.word)))).toEqual([]);
});

test('inside a German sentence nouns and names have a capital, what describes them has none', () => {
  const all = inside('de');
  expect(all.length, 'nouns').toBeGreaterThan(1000);
  const adjectives = all.filter(
    ({ word, rest }) => /(e|en|er|es|em)$/.test(word) && /^ \p{Lu}\p{Ll}/u.test(rest),
  );
  expect(told(adjectives.filter(({ word }) => !NOUNS.test(word)))).toEqual([]);
});

test('what goes into other sentences begins small in Polish where it does in English', () => {
  const begins = (source: string) =>
    new Map(
      parse(source, {}).body.flatMap((it) => {
        const first = it.type === 'Message' ? it.value?.elements[0] : undefined;
        return it.type === 'Message' && first?.type === 'TextElement'
          ? [[it.id.name, first.value] as const]
          : [];
      }),
    );
  const name = named('pl');
  const small: string[] = [];
  const wrong: string[] = [];
  for (const [path, source] of Object.entries(files)) {
    if (!path.endsWith('/en.ftl')) continue;
    const polish = begins(files[path.replace(/en\.ftl$/, 'pl.ftl')]!);
    for (const [message, text] of begins(source)) {
      if (!/^\p{Ll}/u.test(text)) continue;
      small.push(message);
      const [word = ''] = /^[\p{L}\u00ad]+/u.exec(polish.get(message) ?? '') ?? [];
      if (/^\p{Lu}\p{Ll}/u.test(word) && !name({ word })) wrong.push(`${message}: ${word}`);
    }
  }
  expect(small.length, 'messages that begin small').toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});
