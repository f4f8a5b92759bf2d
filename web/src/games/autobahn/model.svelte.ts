import { getContext, setContext } from 'svelte';
import { t } from '../../i18n/index.svelte';
import type { PlayerView, Tagged, View } from '../../types/autobahn';
import type { Legal } from '../../types/table';
import { entries } from './companion';
import { effectOf } from './effects';
import { askOf, picksOf } from './pick';
import * as word from './words';

export interface ModelProps {
  view: View;
  legal: Legal[];
  step: Tagged | null;
  names: string[];
  /** An answer to the viewer's choice is awaited. */
  waiting?: boolean;
  /** Several people at one screen. */
  shared?: boolean;
  onAction: (action: Legal) => void;
  /** Takes the last step back. */
  onBack?: (() => void) | undefined;
}

/** Why a thing is marked: it was considered, it won, or a truck can get there. */
export type Mark = 'maybe' | 'chosen' | 'reach';
const NOTHING: ReadonlyMap<string, Mark> = new Map();

/** What all parts of the board share: the position, what is lit, and what a click means. */
export class BoardModel {
  #props: () => ModelProps;
  #several = $state.raw<{ of: Legal[]; actions: Legal[] } | null>(null);
  /** Whose player board is shown; nobody chosen: the viewer's, or the one to move. */
  shown = $state<number | null>(null);
  /** At a real table: the kind of change that is being entered. */
  entry = $state<string | null>(null);
  /** Things of a trace, and those that a truck reaches or a card names while somebody points at it. */
  traced = $state.raw(NOTHING);
  #reach = $state.raw(NOTHING);

  constructor(props: () => ModelProps) {
    this.#props = props;
  }

  get view() {
    return this.#props().view;
  }
  get step() {
    return this.#props().step;
  }
  get waiting() {
    return this.#props().waiting === true;
  }
  get shared() {
    return this.#props().shared === true;
  }
  get companion(): boolean {
    return this.view.options.companion === true;
  }
  get legal() {
    return this.step === 'companion'
      ? entries(this.#props().legal, this.entry)
      : this.#props().legal;
  }
  name = (seat: number) =>
    this.#props().names[seat] ?? (this.view.autobot?.seat === seat ? t('autobot') : '');
  get me(): number {
    return this.view.viewer ?? this.view.current;
  }
  get mine(): PlayerView {
    return this.view.players[this.me]!;
  }
  get board(): PlayerView {
    return this.view.players[this.shown ?? this.me] ?? this.mine;
  }
  /** Several actions for one thing: the reader chooses, for as long as they are among the choices. */
  get choosing(): Legal[] | null {
    return this.#several?.of === this.#props().legal ? this.#several.actions : null;
  }
  set choosing(actions: Legal[] | null) {
    this.#several = actions && { of: this.#props().legal, actions };
  }
  readonly picks = $derived.by(() => picksOf(this.legal));

  lit = (target: string): boolean => this.picks.at.has(target);
  /** The label of a lit thing: what a click on it does. */
  does = (target: string): string =>
    (this.picks.at.get(target) ?? [])
      .map((it) => word.action(it.text, this.view, this.step))
      .join(' · ');
  /** What that would bring at once. */
  effect = (target: string): string => {
    const all = (this.picks.at.get(target) ?? []).map((it) =>
      effectOf(it.text, this.view, this.name, this.step),
    );
    return [...new Set(all)].filter((it) => it !== '').join(' · ');
  };
  /** Something that is not lit: the action to ask the server about. */
  ask = (target: string | undefined): string | undefined =>
    target === undefined || this.lit(target) ? undefined : askOf(target, this.view, this.step);

  mark = (target: string): Mark | undefined => this.#reach.get(target) ?? this.traced.get(target);
  reachOf = (seat: number, truck: number) => {
    const it = this.view.players[seat]?.reach[truck];
    if (!it) return;
    this.point([
      ...it.sections.map((id) => `section:${id}`),
      ...it.countries.map((id) => `country:${id}`),
    ]);
  };
  point = (targets: string[]) =>
    (this.#reach = new Map(targets.map((target) => [target, 'reach'])));
  /** For an element that is about other things: they are marked while it is pointed at or has the focus. */
  pointed = (targets: string[]) => ({
    onpointerenter: () => this.point(targets),
    onfocus: () => this.point(targets),
    onpointerleave: this.unmark,
    onblur: this.unmark,
  });
  unmark = () => (this.#reach = NOTHING);

  /** The card whose action space is being chosen. */
  get inPlay(): string | null {
    return this.step !== null && typeof this.step === 'object' && 'space' in this.step
      ? String(this.step.space)
      : null;
  }
  /** Cards that could have been played in its place, and the one that shall be. */
  #offered = $state.raw<string[]>([]);
  #instead: string | null = null;
  /** Changing one's mind: another card is a step back and a step forth. */
  instead = (card: string): (() => void) | undefined => {
    const back = this.#props().onBack;
    if (!back || this.inPlay === null || this.inPlay === card || !this.#offered.includes(card))
      return undefined;
    return () => {
      this.#instead = card;
      back();
    };
  };
  /** To be told of every new list of actions. */
  renew = (legal: Legal[]) => {
    // What was pointed at may be gone without a word.
    this.unmark();
    const plays = legal.filter((it) => it.text.startsWith('play '));
    const wanted = plays.find((it) => it.text === `play ${this.#instead}`);
    if (plays.length > 0) this.#offered = plays.map((it) => it.text.slice(5));
    if (legal.length > 0) this.#instead = null;
    if (wanted) this.act(wanted);
  };

  pick = (target: string) => {
    const actions = this.picks.at.get(target);
    if (!actions?.length) return;
    if (actions.length === 1) this.act(actions[0]!);
    else this.choosing = actions;
  };

  act = (action: Legal) => {
    this.choosing = null;
    this.#props().onAction(action);
  };
}

const KEY = Symbol('board');
export const provide = (model: BoardModel) => setContext(KEY, model);
export const useBoard = (): BoardModel => getContext(KEY);
