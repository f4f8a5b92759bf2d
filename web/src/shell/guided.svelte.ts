/** A guided first match, if this table is one: what of the choices it is about, and what the coach needs. */
import { narrowed, type Coaching, type Lesson } from '../board/coach/lesson';
import type { GameEntry } from '../games';
import { keep, kept } from '../kept';
import type { Decision, Legal, Table } from '../types/table';

const ALONE = 'cloverleaf.alone';

/** The table as it is shown now. */
interface Shown {
  table: Table | null;
  game: GameEntry | undefined;
  position: { ply: number; decision: Decision } | null;
  legal: Legal[];
  present: boolean;
}

export class Guided {
  #lesson = $state.raw<Lesson | null>(null);
  #alone = $state(false);

  constructor(
    readonly id: string,
    readonly shown: () => Shown,
  ) {
    this.#alone = kept(ALONE) === id;
    // It is known by its seed, which the table shows as a hash.
    const guided = $derived.by(() => {
      const { table, game } = this.shown();
      return table?.practice && game?.lesson?.hash === table.seed_hash ? game.lesson : null;
    });
    $effect(() => {
      if (guided) void guided.load().then((it) => (this.#lesson = it.default));
    });
  }

  // One derived value, not two: a second one that fell back on the list kept its empty one when the others had
  // moved after the end of a lesson, and nothing could be chosen.
  readonly #led = $derived.by(() => {
    const { table, position, legal, present } = this.shown();
    if (!this.#lesson || this.#alone || !position || !present) return { meant: null, legal };
    const { decision, ply } = position;
    const others =
      'choose' in decision && decision.choose.seats.some((seat) => !table?.mine.includes(seat));
    const meant = narrowed(this.#lesson, ply, legal, others);
    return { meant, legal: meant ?? legal };
  });
  /** What of the choices the lesson is about; all on one's own. */
  get choices(): Legal[] {
    return this.#led.legal;
  }
  readonly coaching: Coaching | undefined = $derived.by(() => {
    const { table, position, present } = this.shown();
    const [lesson, meant] = [this.#lesson, this.#led.meant];
    const watching = table?.status === 'running' && table.mine.length === 0;
    if (!lesson || !position || watching) return undefined;
    const { ply } = position;
    return {
      step: (meant && lesson.steps[ply + 1]) ?? null,
      next: meant?.[0] ?? null,
      at: Math.min(ply + 1, lesson.line.length),
      of: lesson.line.length,
      free: this.#alone || ply >= lesson.line.length || (present && meant === null),
      onFree: () => {
        this.#alone = true;
        keep(ALONE, this.id);
      },
    };
  });
}
