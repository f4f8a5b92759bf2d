import type { GameEntry } from '../games';
import type { SeatWish } from '../net/http';

export type Against = 'bots' | 'solo' | 'friends' | 'here';

/** What somebody chooses for a table of one game, kept while the home page is open. */
export class Wishes {
  against = $state<Against>('bots');
  /** A table for friends: listed, and open to whoever comes by. */
  open = $state(false);
  /** And one at which everybody may ask for hints. */
  hints = $state(false);
  players = $state(2);
  level = $state('solid');
  /** The level of a solo opponent. */
  solo = $state('1');
  modules = $state<string[]>([]);
  /** What was switched off, and what was chosen among several. */
  without = $state<string[]>([]);
  variant = $state<Record<string, string>>({});
  /** Options of a game that has no words for them. */
  plain = $state<Record<string, unknown>>({});
  /** Names of the others at this screen. */
  guests = $state<string[]>([]);

  #other(i: number): SeatWish {
    if (this.against === 'bots') return { bot: this.level };
    if (this.against === 'friends') return 'open';
    const name = this.guests[i]?.trim();
    return name ? { hotseat: name } : 'hotseat';
  }

  get seats(): SeatWish[] {
    const others = this.against === 'solo' ? 0 : Math.max(this.players, 2) - 1;
    return ['me', ...Array.from({ length: others }, (_, i) => this.#other(i))];
  }

  options(entry: GameEntry | undefined): Record<string, unknown> {
    return {
      ...Object.fromEntries(this.modules.map((it) => [it, true])),
      ...Object.fromEntries(this.without.map((it) => [it, false])),
      ...this.variant,
      ...this.plain,
      ...(this.against === 'solo' && entry?.solo?.().find((it) => it.id === this.solo)?.options),
    };
  }

  toggle(material: string) {
    this.without = this.without.includes(material)
      ? this.without.filter((it) => it !== material)
      : [...this.without, material];
  }
}
