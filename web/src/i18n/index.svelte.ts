import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { keep, kept } from '../kept';
import { typeset } from './typeset';

export const LANGUAGES = ['en', 'de', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;
export type Say = (key: string, args?: Args) => string;

/** Where the messages of a part are read, by language. */
export type Source = (language: Language) => Promise<string>;

/**
 * The messages of one part of the client: the shell, what all boards say, a game, and of each of them what
 * comes later. A part says its own messages and those of the parts it stands over; parts side by side, such as
 * two games, never meet.
 */
export class Part {
  #read = new Map<Language, FluentResource>();
  /** Of each part for itself: whoever shows the words of one is not drawn anew when another comes. */
  #spoken = $state.raw<FluentBundle | null>(null);

  constructor(
    readonly source: Source,
    readonly over: Part[],
  ) {}

  async read(language: Language) {
    if (this.#read.has(language)) return;
    const text = await this.source(language);
    this.#read.set(language, new FluentResource(typeset(language, text)));
  }

  /** What it stands over has been read as well. */
  speak(language: Language) {
    if (this.#spoken?.locales[0] === language) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const it of chain(this)) bundle.addResource(it.#read.get(language)!);
    this.#spoken = bundle;
  }

  say: Say = (key, args) => {
    const message = this.#spoken?.getMessage(key);
    // The build has checked every key; this shows up only while developing.
    if (!message?.value) return key;
    return this.#spoken!.formatPattern(message.value, args ?? null, []);
  };
  has = (key: string): boolean => this.#spoken?.hasMessage(key) === true;
}

const KEPT = 'cloverleaf.language';

function first(): Language {
  const wishes = [kept(KEPT), ...navigator.languages.map((it) => it.slice(0, 2))];
  return (
    LANGUAGES.find((it) => wishes.find((wish) => LANGUAGES.includes(wish as Language)) === it) ??
    'en'
  );
}

/** A part and all that it stands over, the lowest first. */
const chain = (part: Part): Part[] => [...new Set([...part.over.flatMap(chain), part])];

export class Words {
  language = $state<Language>('en');
  #parts: Part[] = [];
  #started = false;
  #wanted: Language = 'en';
  #newest: Promise<void> = Promise.resolve();

  /** Loads all words; whoever waits for it waits also for what was asked for meanwhile, which counts instead. */
  #load(language: Language): Promise<void> {
    this.#wanted = language;
    const parts = this.#parts;
    const load: Promise<void> = Promise.all(parts.map((it) => it.read(language))).then(() => {
      if (this.#newest !== load) return this.#newest;
      for (const part of parts) part.speak(language);
      this.language = language;
      document.documentElement.lang = language;
    });
    return (this.#newest = load);
  }

  /** Speaks for the first time, with the parts that were added until now. */
  start(): Promise<void> {
    this.#started = true;
    return this.#load(first());
  }

  async add(part: Part) {
    const fresh = chain(part).filter((it) => !this.#parts.includes(it));
    if (fresh.length === 0) return this.#newest;
    this.#parts = [...this.#parts, ...fresh];
    if (!this.#started) return;
    try {
      await this.#load(this.#wanted);
    } catch (error) {
      // The next one who needs it shall try again.
      this.#parts = this.#parts.filter((it) => !fresh.includes(it));
      throw error;
    }
  }

  speak(language: Language): Promise<void> {
    this.#started = true;
    keep(KEPT, language);
    return this.#load(language);
  }
}

export const words = new Words();

/** The messages that lie in a folder, one file for each language: `import.meta.glob('./*.ftl', …)`. */
export function messages(files: Record<string, () => Promise<string>>, ...over: Part[]): Part {
  return new Part((language) => files[`./${language}.ftl`]!(), over);
}

export const shell = messages(
  import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }),
);
/** The message in the reader's language. */
export const t = shell.say;
