import { BoardModel, useBoard as anyBoard, type ModelProps } from '../../board/model.svelte';
import type { Kind } from '../../board/tagged';
import type { Card, End, Event, Field, Reason, Step, View, Zone } from '../../types/trainrush';
import { action } from './actions';
import { course } from './course';
import { describe } from './describe';
import { effectOf } from './effects';
import { aboutOf, lineOf, newsOf } from './events';
import { howto } from './guide/pages';
import { t } from './i18n';
import { MOMENTS } from './moments';
import { askOf } from './pick';
import { reason } from './reasons';
import { scenesOf } from './scenes';
import { scoreOf } from './score';
import { note, owed, prompt } from './steps';

interface TrainRush {
  View: View;
  Step: Step;
  Event: Event;
  Reason: Reason;
}

type Aim = { card: Card } | { field: Field } | { zone: Zone };

/** Which page of the guide a kind of decision is about; 2 is the round. */
const PAGES_ON: Partial<Record<Kind<Step>, number>> = {
  keep_cards: 6,
  keep_heroes: 9,
  draft: 9,
  lobby: 3,
  corrupt: 3,
  advance: 3,
  cube: 4,
  load: 4,
  exchange: 4,
  exchange_for: 4,
  draw_wagon: 4,
  invest: 5,
  area: 5,
  warehouse: 8,
  station: 8,
  play: 6,
  drive: 6,
  drive_with: 6,
  travel: 6,
  special: 6,
  free_special: 6,
  pool: 6,
  discard: 6,
  keep: 6,
  city: 7,
  lease: 7,
  contractor: 7,
  deliver: 7,
  market: 7,
  sell: 7,
  slot: 7,
  parcel: 8,
  tile: 8,
  mission: 9,
};

/** The board of Train Rush: besides what all boards have, the way of a card over the map. */
export class TrainRushBoard extends BoardModel<TrainRush> {
  /** What is pointed at: the map shows where it leads, or what it would score. */
  aimed = $state<Aim | null>(null);

  constructor(props: () => ModelProps<View>) {
    super(
      {
        action,
        effect: effectOf,
        prompt,
        owed,
        reason,
        category: (id) => t(`score-${id}`),
        vague: new Set(['not_now', 'not_offered']),
        ask: askOf,
        line: lineOf,
        moments: MOMENTS,
        news: newsOf,
        describe,
        score: scoreOf,
        about: aboutOf,
        scenes: scenesOf,
        course,
        weighty: new Set(['done', 'stop', 'pass', 'skip']),
        main: 'done',
        note,
        coach: (key) => t(`coach-${key}`),
        howto,
        pageOn: (step) => PAGES_ON[step],
      },
      props,
    );
  }

  /** Where the card that is pointed at could lead, by action I, II and III. */
  get reach(): [Field[], Field[], Field[]] | null {
    const it = this.aimed;
    if (it === null || !('card' in it)) return null;
    const own = this.mine?.own?.reach.find((row) => row.card === it.card);
    return own ? own.ends : null;
  }
  /** What ending a move on a field would bring, while one is decided. */
  endAt = (field: Field): End | undefined => this.view.ends.find((it) => it.field === field);
  /** Cards in play that are mine to lift, and how far the one that drives has come. */
  get driving(): { card: Card; nth: number } | null {
    const { step } = this;
    if (step === null || typeof step !== 'object') return null;
    if ('drive' in step) return step.drive;
    if ('drive_with' in step) return step.drive_with;
    if ('special' in step) return { card: step.special, nth: 4 };
    return null;
  }
  aim = (at: Aim) => ({
    onpointerenter: () => (this.aimed = at),
    onfocus: () => (this.aimed = at),
    onpointerleave: () => (this.aimed = null),
    onblur: () => (this.aimed = null),
  });
  override renew() {
    super.renew();
    this.aimed = null;
  }
}

export const useBoard = () => anyBoard<TrainRushBoard>();
