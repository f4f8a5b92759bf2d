import { expect, test } from 'vitest';
import { Part, Words, type Language, type Source } from '../src/i18n/index.svelte';

/** Words of which a part comes only when it is told to. */
async function slow() {
  const words = new Words();
  await words.add(new Part(() => Promise.resolve('always = there'), []));
  await words.speak('en');
  const waiting: { come: () => void; fail: () => void }[] = [];
  const source: Source = (language: Language) =>
    new Promise((resolve, reject) =>
      waiting.push({
        come: () => resolve(`hello = ${language}`),
        fail: () => reject(new Error('offline')),
      }),
    );
  return { words, part: new Part(source, []), waiting };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the language chosen last is spoken, however late the words of another come', async () => {
  const { words, part, waiting } = await slow();
  const all = [words.add(part), words.speak('de'), words.speak('pl')];
  const [en, de, pl] = waiting;
  pl!.come();
  await settled();
  de!.come();
  en!.come();
  await Promise.all(all);
  expect([words.language, part.say('hello')]).toEqual(['pl', 'pl']);
});

test('who needs words that are still on their way waits for them', async () => {
  const { words, part, waiting } = await slow();
  void words.add(part);
  const second = words.add(part).then(() => part.say('hello'));
  await settled();
  waiting[0]!.come();
  expect(await second).toBe('en');
});

test('words that did not come are asked for again', async () => {
  const { words, part, waiting } = await slow();
  const first = words.add(part);
  waiting[0]!.fail();
  await expect(first).rejects.toThrow('offline');
  const second = words.add(part);
  waiting[1]!.come();
  await second;
  expect(part.say('hello')).toBe('en');
});

test('in German every game is told to one person, as the page around it is', () => {
  const homes = import.meta.glob<string>('../src/games/*/home/de.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  expect(Object.keys(homes).length).toBeGreaterThan(2);
  for (const [path, words] of Object.entries(homes))
    expect(words, path).not.toMatch(/\b(euch|eure[nrsm]?|[Bb]aut|[Ff]ührt|bietet)\b/);
});
