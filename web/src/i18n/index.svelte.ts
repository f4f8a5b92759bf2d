import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { keep, kept } from '../kept';
import { typeset } from './typeset';

export const LANGUAGES = ['en', 'de', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

/** A source gives the messages of one part of the client (the shell, a game) in a language. */
export type Source = (language: Language) => Promise<string>;

const KEPT = 'cloverleaf.language';

function first(): Language {
  const wishes = [kept(KEPT), ...navigator.languages.map((it) => it.slice(0, 2))];
  return (
    LANGUAGES.find((it) => wishes.find((wish) => LANGUAGES.includes(wish as Language)) === it) ??
    'en'
  );
}

export class Words {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle>(new FluentBundle('en', { useIsolating: false }));
  #sources: Source[] = [];
  #wanted: Language = 'en';
  #newest: Promise<void> = Promise.resolve();

  /** Loads all words; whoever waits for it waits also for what was asked for meanwhile, which counts instead. */
  #load(language: Language): Promise<void> {
    this.#wanted = language;
    const load: Promise<void> = Promise.all(this.#sources.map((source) => source(language))).then(
      (texts) => {
        if (this.#newest !== load) return this.#newest;
        const bundle = new FluentBundle(language, { useIsolating: false });
        for (const text of texts) bundle.addResource(new FluentResource(typeset(language, text)));
        this.#bundle = bundle;
        this.language = language;
        document.documentElement.lang = language;
      },
    );
    return (this.#newest = load);
  }

  start(): Promise<void> {
    return this.#load(first());
  }

  async add(source: Source) {
    if (this.#sources.includes(source)) return this.#newest;
    this.#sources.push(source);
    if (this.#sources.length === 1) return;
    try {
      await this.#load(this.#wanted);
    } catch (error) {
      // The next one who needs it shall try again.
      this.#sources = this.#sources.filter((it) => it !== source);
      throw error;
    }
  }

  speak(language: Language): Promise<void> {
    keep(KEPT, language);
    return this.#load(language);
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
