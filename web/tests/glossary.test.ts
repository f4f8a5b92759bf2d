// One thing has one name in a game: whatever another part of the page would call otherwise is found here, and tips that
// speak of something nobody has named.
import { expect, test } from 'vitest';

/** Words for something that is called otherwise everywhere else in this game and language, with the word for it. */
const OTHERWISE: Record<string, Record<string, [wrong: RegExp, right: string][]>> = {
  autobahn: {
    de: [
      [/\bLKW(?= (fahren|dürfen|stehen)|, die)/, 'LKWs'],
      [/Hand auffüllen/, 'Karten aufnehmen'],
      [/(?<!\p{L})Felder (je LKW|statt)/u, 'Schritte'],
      [/Pylon|Leitkegel|(?<!Verkehrs)Hütchen/, 'Verkehrshütchen'],
      [/vierspurig|doppelspurig|zweispurig/, 'zweibahnig'],
    ],
    pl: [
      [/(?<!\p{L})skład/iu, 'magazyn'],
      [/żeton/iu, 'znacznik'],
      [/płytk/iu, 'kafelek'],
      [/(?<!\p{L})hol(u|em)?(?!\p{L})/iu, 'poczekalnia'],
      [/epok/iu, 'era'],
      [/połączeń/iu, 'odcinek'],
      [/niebiesk(a|ą|iej) (A2|karta)|cyjan/iu, 'turkusowa'],
      [/słupek|słupk|stożek|stożk/iu, 'pachołek'],
      [/dwupasmow|dwupasow/iu, 'dwujezdniowa'],
    ],
  },
  automobile: {
    de: [
      [/Händler/, 'Käufer'],
      [/ans Ende der Kette/, 'an die Spitze'],
    ],
    pl: [[/kafel/iu, 'żeton']],
  },
  trainrush: { de: [[/Protokoll/, 'Verlauf']], pl: [[/dziennik/iu, 'przebieg']] },
};

const files: Record<string, string> = import.meta.glob('../src/games/**/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const lines = (game: string, language: string) =>
  Object.entries(files)
    .filter(([path]) => path.includes(`/${game}/`) && path.endsWith(`/${language}.ftl`))
    .flatMap(([, text]) => text.split('\n'))
    .filter((it) => !it.startsWith('#'));

for (const [game, languages] of Object.entries(OTHERWISE))
  for (const [language, words] of Object.entries(languages))
    test(`things of ${game} have one name each, ${language}`, () => {
      const all = lines(game, language);
      expect(all.length).toBeGreaterThan(300);
      for (const [wrong, right] of words)
        expect(
          all.filter((it) => wrong.test(it)),
          `instead of ${right}`,
        ).toEqual([]);
    });

test('what a choice brings is told with the thing itself, not with a word that points nowhere', () => {
  for (const game of Object.keys(OTHERWISE))
    for (const [language, nowhere] of [
      [
        'de',
        /^(then|act|owed)-[\w-]+ = .*\b(nimmt|nehmen|kaufen|nähme|verfällt) (es|ihn|sie)\b|^then-\w+ = (Sie|Es(?! bleiben)|Dann verfällt es)\b/,
      ],
      [
        'pl',
        /^(then|act|owed)-[\w-]+ = .*(bierze|kupiłby|weź|oddaj) (go|ją|je)(?!\p{L})|^then-\w+ = (Poczeka|Jest|Wtedy przepada)(?!\p{L})/iu,
      ],
    ] as const)
      expect(
        lines(game, language).filter((it) => nowhere.test(it)),
        `${game}, ${language}`,
      ).toEqual([]);
});
