import { spoken } from '../../board/later';
import { BoardModel, useBoard as anyBoard, type ModelProps } from '../../board/model.svelte';
import type { Department, Event, Reason, Route, Step, View } from '../../types/autobahn';
import type { Legal } from '../../types/table';
import { action, refreshGain } from './actions';
import { entries } from './companion';
import { marksOf } from './autobot';
import { drives, nextOf, type Drive } from './drive';
import { effectOf } from './effects';
import { lineOf, newsOf } from './events';
import { t } from './i18n';
import { courseWords } from './i18n/course';
import { tellWords } from './i18n/tell';
import { MOMENTS } from './moments';
import { askOf, placeOf } from './pick';
import { reason } from './reasons';
import { scenesOf } from './scenes';
import { scoreOf } from './score';
import { note, owed, prompt } from './steps';
import { department } from './words';

interface Autobahn {
  View: View;
  Step: Step;
  Event: Event;
  Reason: Reason;
}

/** The board of Autobahn: besides what all boards have, cards that are played in two steps, and Autobot. */
export class AutobahnBoard extends BoardModel<Autobahn> {
  /** At a real table: the kind of change that is being entered. */
  entry = $state<string | null>(null);
  /** Before the first turn: the route card whose way is on the map, the last that somebody looked at. */
  #looked = $state<Route | null>(null);
  get looked(): Route | null {
    const { routes } = this.view;
    return this.#looked && routes.includes(this.#looked) ? this.#looked : (routes[0] ?? null);
  }
  set looked(route: Route | null) {
    this.#looked = route;
  }

  constructor(props: () => ModelProps<View>) {
    super(
      {
        action,
        effect: effectOf,
        prompt,
        owed,
        reason,
        // What points are given for are the departments.
        category: (id, view) => department(id as Department, view),
        vague: new Set(['not_now', 'not_offered']),
        ask: askOf,
        line: lineOf,
        about: (event) => [...marksOf({ choices: [], facts: [event] }).keys()],
        moments: MOMENTS,
        // Autobot's turn has a place of its own.
        news: (plies, viewer, view, name) =>
          view.autobot ? [] : newsOf(plies, viewer, view, name),
        describe: spoken(() => import('./describe'), tellWords),
        score: scoreOf,
        scenes: scenesOf,
        course: spoken(() => import('./course'), courseWords),
        anywhere: (target) => placeOf(target) === null,
        button: (text, view) => (text === 'refresh' ? refreshGain(view) : undefined),
        entry: (text) => (text === 'refresh' || text === 'fund' ? `action:${text}` : undefined),
        weighty: new Set(['end', 'done', 'pay', 'develop', 'skip', 'stop']),
        main: 'end',
        note,
      },
      props,
    );
    const named = this.name;
    this.name = (seat) => named(seat) || (this.view.autobot?.seat === seat ? t('autobot') : '');
  }

  get companion(): boolean {
    return this.view.options.companion;
  }
  override get legal(): Legal[] {
    if (this.preview !== null) return [];
    return this.step === 'companion' ? entries(this.offered, this.entry) : this.offered;
  }
  override get me(): number {
    return this.viewer ?? this.toMove[0] ?? this.present.current;
  }

  reachOf = (seat: number, truck: number) => {
    const it = this.view.players[seat]?.reach[truck];
    if (!it) return;
    this.point([
      ...it.sections.map((id) => `section:${id}`),
      ...it.countries.map((id) => `country:${id}`),
    ]);
  };

  /** The own card whose action space is being chosen. */
  get inPlay(): string | null {
    return this.toMove.includes(this.me) &&
      this.step !== null &&
      typeof this.step === 'object' &&
      'space' in this.step
      ? this.step.space
      : null;
  }
  /** Where trucks can go in several steps: a click on such a place does all of them. */
  readonly far = $derived.by(() => {
    // A guided match goes step by step.
    const led = this.coaching !== undefined && !this.coaching.free;
    if (!this.deciding || this.companion || led || this.offered.length === 0)
      return new Map<string, Drive>();
    const all = drives(this.view, this.me, this.step);
    for (const [target, drive] of all)
      if (this.lit(target) || !this.#offers(nextOf(drive, this.view, this.me))) all.delete(target);
    return all;
  });
  #offers = (text: string | null) => this.offered.find((it) => it.text === text);
  #drive: Drive | null = null;
  drive = (drive: Drive) => {
    this.#drive = drive;
    this.#goOn();
  };
  /** One step of a drive. What comes up on the way is decided first; whoever does something else ends it. */
  #goOn() {
    const drive = this.#drive;
    if (!drive || this.offered.length === 0) return;
    const next = nextOf(drive, this.view, this.me);
    const action = this.#offers(next);
    if (action) this.send(action);
    if (next === null || (!action && (this.step === 'trucks' || this.#moving())))
      this.#drive = null;
  }
  #moving = () => this.step !== null && typeof this.step === 'object' && 'moving' in this.step;
  override act = (action: Legal) => {
    if (/^(move|deliver|stop|end) /.test(`${action.text} `)) this.#drive = null;
    this.choosing = null;
    this.send(action);
  };
  override takeBack = (all: boolean) => {
    this.#drive = null;
    this.undoes(all);
  };

  /** Cards that could have been played in its place, and the one that shall be. */
  #playable = $state.raw<string[]>([]);
  #instead: string | null = null;
  /** Changing one's mind: another card is a step back and a step forth. */
  instead = (card: string): (() => void) | undefined => {
    const back = this.undo > 0 && this.offered.length > 0;
    if (!back || this.inPlay === null || this.inPlay === card || !this.#playable.includes(card))
      return undefined;
    return () => {
      this.#instead = card;
      this.takeBack(false);
    };
  };
  override renew() {
    super.renew();
    const legal = this.offered;
    const plays = legal.filter((it) => it.text.startsWith('play '));
    const wanted = plays.find((it) => it.text === `play ${this.#instead}`);
    if (plays.length > 0) this.#playable = plays.map((it) => it.text.slice(5));
    if (legal.length > 0) this.#instead = null;
    if (wanted) this.act(wanted);
    else this.#goOn();
  }
}

export const useBoard = () => anyBoard<AutobahnBoard>();
