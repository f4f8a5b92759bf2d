import { keep, kept } from '../kept';

/** A choice that this browser keeps between visits; without one, what the system wishes. */
class Kept<T extends string> {
  #chosen = $state<T | null>(null);
  readonly #key: string;

  constructor(
    name: string,
    readonly all: readonly T[],
    readonly first: () => T,
  ) {
    this.#key = `cloverleaf.${name}`;
    this.#chosen = all.find((it) => it === kept(this.#key)) ?? null;
  }

  get value(): T {
    return this.#chosen ?? this.first();
  }

  set value(value: T) {
    this.#chosen = value;
    keep(this.#key, value);
  }
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  #system = $state({ dark: dark.matches, still: still.matches });
  readonly theme = new Kept('theme', ['system', 'light', 'dark'], () => 'system');
  readonly speed = new Kept('speed', ['normal', 'fast', 'instant'], () =>
    this.#system.still ? 'instant' : 'normal',
  );
  readonly sound = new Kept('sound', ['off', 'on'], () => 'off');
  /** Shall the server choose where only one thing can be chosen? */
  readonly auto = new Kept('auto', ['off', 'on'], () => 'off');

  /** Everybody's chance to win above the table, where one may know it. */
  readonly prospects = new Kept('prospects', ['off', 'on'], () => 'off');

  constructor() {
    dark.addEventListener('change', () => (this.#system.dark = dark.matches));
    still.addEventListener('change', () => (this.#system.still = still.matches));
  }

  get look(): 'light' | 'dark' {
    return this.theme.value === 'system'
      ? this.#system.dark
        ? 'dark'
        : 'light'
      : this.theme.value;
  }

  /** Tells the stylesheets: `data-theme`. */
  dress(root: HTMLElement) {
    root.dataset.theme = this.look;
  }

  /** By which the time of every movement is multiplied; 0 for whoever wants none. */
  get pace(): number {
    return this.#system.still ? 0 : PACE[this.speed.value];
  }
}

/** How long things take at a speed, compared with the normal one. */
export const PACE = { normal: 1, fast: 0.5, instant: 0 } as const;
export const settings = new Settings();
