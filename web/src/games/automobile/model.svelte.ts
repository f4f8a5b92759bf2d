import { spoken } from '../../board/later';
import { BoardModel, useBoard as anyBoard, type ModelProps } from '../../board/model.svelte';
import type { Event, Forecast, Reason, Step, Tile, View } from '../../types/automobile';
import { action } from './actions';
import { effectOf } from './effects';
import { aboutOf, lineOf, newsOf } from './events';
import { t } from './i18n';
import { tellWords } from './i18n/tell';
import { MOMENTS } from './moments';
import { askOf, draftOf } from './pick';
import { reason } from './reasons';
import { Ring } from './ring';
import { scenesOf } from './scenes';
import { scoreOf } from './score';
import { note, owed, prompt } from './steps';

interface Automobile {
  View: View;
  Step: Step;
  Event: Event;
  Reason: Reason;
}

/**
 * The board of Automobile: besides what all boards have, the tile that is looked at, the car that is
 * tried, and the forecast that goes with either.
 */
export class AutomobileBoard extends BoardModel<Automobile> {
  #ring = new Ring();
  /** The tile somebody points at: the middle of the line shows what would come of it. */
  #looked = $state<Tile | null>(null);
  /** A price somebody points at while a car is placed: the hall shows what would come of it. */
  priced = $state<number | null>(null);
  /** "Try a car" is open. */
  trying = $state(false);
  /** What is still to be chosen of a car that was put together as a whole. */
  #wanted: string[] = [];
  #touch = false;

  constructor(props: () => ModelProps<View>) {
    super(
      {
        action,
        effect: effectOf,
        prompt,
        owed,
        reason,
        category: (id) => t(`category-${id}`),
        vague: new Set(['not_now']),
        ask: askOf,
        line: lineOf,
        about: aboutOf,
        moments: MOMENTS,
        news: newsOf,
        describe: spoken(() => import('./describe'), tellWords),
        score: scoreOf,
        weighty: new Set(['end', 'skip']),
        note,
        scenes: scenesOf,
        course: () => import('./course'),
      },
      props,
    );
    const pick = this.pick;
    // A finger cannot point: the first touch shows what a tile does, the second takes it.
    this.pick = (target) => {
      const tile = target.startsWith('tile:') ? target.slice(5) : null;
      if (tile !== null && this.#touch && this.#looked !== tile) this.#looked = tile;
      else pick(target);
    };
  }

  /** Where in the ring the rearmost stands. */
  readonly back = $derived.by(() => this.#ring.back(this.view.chain));

  get looked(): Tile | null {
    return this.view.projections.some((it) => it.tile === this.#looked) ? this.#looked : null;
  }
  peek = (tile: Tile | null) => (this.#looked = tile);
  /** The hand that points: fingers have no hover. */
  touches = (event: PointerEvent) => (this.#touch = event.pointerType !== 'mouse');
  get touched(): boolean {
    return this.#touch;
  }
  readonly projection = $derived(this.view.projections.find((it) => it.tile === this.looked));

  readonly draft = $derived(draftOf(this.step));
  /** Who would buy what: now, or at the price somebody points at. */
  readonly forecast: Forecast = $derived(
    this.view.offers.find((it) => it.price === this.priced)?.forecast ?? this.view.forecast,
  );

  /** Chooses a whole car, one feature after the other, as far as the rules offer it. */
  build = (choices: string[]) => {
    this.#wanted = choices;
    this.#next();
  };
  #next() {
    const legal = this.offered;
    const at = this.#wanted.findIndex((it) => legal.some(({ text }) => text === it));
    const found = legal.find(({ text }) => text === this.#wanted[at]);
    this.#wanted = found ? this.#wanted.slice(at + 1) : [];
    if (found) this.act(found);
  }
  override renew() {
    super.renew();
    this.priced = null;
    if (this.offered.length === 0) return;
    if (this.#wanted.length > 0) this.#next();
  }
}

export const useBoard = () => anyBoard<AutomobileBoard>();
