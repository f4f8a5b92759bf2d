import { spoken } from '../../board/later';
import { BoardModel, useBoard as anyBoard, type ModelProps } from '../../board/model.svelte';
import type {
  Card,
  End,
  Event,
  Field,
  PlayerView,
  Reason,
  Step,
  View,
  Zone,
} from '../../types/trainrush';
import { action } from './actions';
import { effectOf } from './effects';
import { aboutOf, lineOf, newsOf } from './events';
import { t } from './i18n';
import { tellWords } from './i18n/tell';
import { MOMENTS } from './moments';
import { askOf } from './pick';
import { reason } from './reasons';
import { scenesOf } from './scenes';
import { pointsNow, scoreOf } from './score';
import { note, owed, prompt } from './steps';

interface TrainRush {
  View: View;
  Step: Step;
  Event: Event;
  Reason: Reason;
}

type Aim = { card: Card } | { field: Field } | { zone: Zone };

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
        describe: spoken(() => import('./describe'), tellWords),
        score: scoreOf,
        about: aboutOf,
        scenes: scenesOf,
        course: () => import('./course'),
        weighty: new Set(['done', 'stop', 'pass', 'skip']),
        main: 'done',
        note,
      },
      props,
    );
  }

  /** The points that stand beside a name, and by which a place is meant: those on the track, at the end all. */
  pointsOf = ({ score }: PlayerView): number =>
    this.standings === null ? pointsNow(score) : score.total;
  pointsTip = ({ score }: PlayerView): string =>
    this.standings === null
      ? t('points-now', { n: pointsNow(score), total: score.total })
      : t('points');
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
  /** Before the cards are dealt everybody loads the first cube: it is chosen where the cards will lie. */
  get loadsFirst(): boolean {
    return !this.view.playing && this.mine.train.some((it) => it.cargo.includes(null));
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
