/** Great moments: the end of an era, a delivery, the last section of an era. */
import type { Scene, Scenes } from '../../board/moment/scene';
import { kindOf } from '../../board/tagged';
import type { Event, View } from '../../types/autobahn';
import { eras } from './data';
import { lineOf } from './events';
import { t } from './i18n';

export type EraScene = Scene<Event> & { era: number };

/** The events of a kind among others, with what belongs to them. */
export const among = <K extends string>(
  events: Event[],
  kind: K,
): Extract<Event, Record<K, unknown>>[K][] =>
  events.flatMap((event) =>
    typeof event === 'object' && kind in event
      ? [(event as Extract<Event, Record<K, unknown>>)[kind]]
      : [],
  );

export const scenesOf: Scenes<View, Event> = (plies, view, name) => {
  // At a real table the pieces are moved by hand, and everything is told step by step.
  if (view.options.companion) return [];
  const scenes: Scene<Event>[] = [];
  let era: EraScene | null = null;
  let ended: string | undefined;
  let deliveries = 0;
  for (const ply of plies)
    ply.events.forEach((event, i) => {
      const key = `${ply.n}.${i}`;
      const kind = kindOf(event);
      if (era && !era.done) {
        era.until = ply.n;
        if (kind === 'turn_began' || kind === 'match_over') {
          const next = eras[era.era + 1]?.years[0];
          era.done = true;
          // Before that, somebody may still have to choose.
          era.go =
            next === undefined ? t('scene-to-result') : t('scene-begin', { year: String(next) });
        }
        if (!era.done) era.events.push(event);
        era.parts = partsOf(era);
      }
      const say = () => lineOf(event, view, name)?.text ?? '';
      const card = { key, kind, size: 'card', done: true, until: ply.n, events: [event] } as const;
      if (typeof event === 'string') return;
      if ('administration' in event) {
        const n = event.administration.era - 1;
        const [from, to] = eras[n]!.years;
        era = {
          key,
          kind: 'era',
          era: n,
          title: t('scene-era', { from: String(from), to: String(to) }),
          ...(ended !== undefined && { note: ended }),
          size: 'full',
          parts: 1,
          done: false,
          until: ply.n,
          events: [],
        };
        scenes.push(era);
      } else if ('delivered' in event || 'wine_delivered' in event) {
        deliveries += 1;
        const { seat } = 'delivered' in event ? event.delivered : event.wine_delivered;
        const note = deliveries === 1 ? { note: t('scene-first-delivery') } : {};
        scenes.push({ ...card, events: [event], title: say(), seat, ...note });
      } else if ('era_end_triggered' in event) {
        const last = event.era_end_triggered.era === eras.length;
        ended = say();
        scenes.push({
          ...card,
          events: [event],
          seat: event.era_end_triggered.seat,
          title: last ? t('scene-last-round') : ended,
          note: t(last ? 'scene-last-round-note' : 'scene-last-section-note'),
        });
      }
    });
  return scenes;
};

/** Budgets; promotions; route cards; where everybody stands, and what comes, unless it was the last era. */
function partsOf({ era, events, done }: EraScene): number {
  const routes = among(events, 'route_checked').length > 0;
  return done
    ? era < eras.length - 1
      ? 4
      : 3
    : routes
      ? 3
      : among(events, 'promoted').length > 0
        ? 2
        : 1;
}
