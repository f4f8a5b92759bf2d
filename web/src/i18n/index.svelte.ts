import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { typeset } from './typeset';

export const LANGUAGES = ['en', 'de', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

/** A source gives the messages of one part of the client (the shell, a game) in a language. */
export type Source = (language: Language) => Promise<string>;

const KEPT = 'cloverleaf.language';

function first(): Language {
  const wishes = [localStorage.getItem(KEPT), ...navigator.languages.map((it) => it.slice(0, 2))];
  return (LANGUAGES.find((it) => wishes.find((wish) => LANGUAGES.includes(wish as Language)) === it)) ?? 'en';
}

class Words {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle>(new FluentBundle('en', { useIsolating: false }));
  #sources: Source[] = [];

  async #load(language: Language) {
    const texts = await Promise.all(this.#sources.map((source) => source(language)));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(typeset(language, text)));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  async start() {
    await this.#load(first());
  }

  async add(source: Source) {
    if (this.#sources.includes(source)) return;
    this.#sources.push(source);
    if (this.#sources.length > 1) await this.#load(this.language);
  }

  async speak(language: Language) {
    localStorage.setItem(KEPT, language);
    await this.#load(language);
  }

  say = (key: string, args?: Args): string => {
    const message = this.#bundle.getMessage(key);
    // The build has checked every key; this shows up only while developing.
    if (!message?.value) return key;
    return this.#bundle.formatPattern(message.value, args ?? null, []);
  };

  has = (key: string): boolean => this.#bundle.hasMessage(key);
}

export const words = new Words();
/** The message in the reader's language. */
export const t = words.say;

const shell = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });
export const shellWords: Source = (language) => shell[`./${language}.ftl`]!();
