import { getContext, setContext } from 'svelte';
import { t } from '../../i18n/index.svelte';
import type { PlayerView, Tagged, View } from '../../types/autobahn';
import type { Legal } from '../../types/table';
import { picksOf } from './pick';
import * as word from './words';

export interface BoardProps {
  view: View;
  legal: Legal[];
  step: Tagged | null;
  names: string[];
  onAction: (action: Legal) => void;
}

/** What all parts of the board share: the position, what is lit, and what a click means. */
export class BoardModel {
  #props: () => BoardProps;
  /** Several actions for one thing: the reader chooses. */
  choosing = $state.raw<Legal[] | null>(null);
  /** Whose player board is shown; nobody chosen: the viewer's, or the one to move. */
  shown = $state<number | null>(null);

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get view() { return this.#props().view; }
  get step() { return this.#props().step; }
  get legal() { return this.#props().legal; }
  name = (seat: number) => this.#props().names[seat] ?? (this.view.autobot?.seat === seat ? t('autobot') : '');
  get me(): number { return this.view.viewer ?? this.view.current; }
  get mine(): PlayerView { return this.view.players[this.me]!; }
  get board(): PlayerView { return this.view.players[this.shown ?? this.me] ?? this.mine; }
  readonly picks = $derived.by(() => picksOf(this.legal));

  lit = (target: string): boolean => this.picks.at.has(target);
  /** The label of a lit thing: what a click on it does. */
  does = (target: string): string => (this.picks.at.get(target) ?? []).map((it) => word.action(it.text, this.view)).join(' · ');

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
