/** Autobot's turns, cut out of the log: step by step, each with the choices that led to it. */
import type { Told } from '../../board/log';
import { bodyOf, kindOf, type Kind } from '../../board/tagged';
import type { Choice, Event } from '../../types/autobahn';
import type { Mark } from '../../board/model.svelte';

export interface BotStep {
  choices: Choice[];
  facts: Event[];
}
/** All that happened between two turns of the person: Autobot's turn, and perhaps the end of an era. */
export interface BotRun {
  key: string;
  /** The ply of its last fact. */ until: number;
  steps: BotStep[];
}

/** What of an event is about a piece or a place; which of it there is depends on the event. */
interface Fields {
  seat?: number;
  truck?: number;
  section?: string;
  link?: string;
  country?: string;
  depot?: string;
}
export const fieldsOf = (event: Event): Fields => bodyOf(event) ?? {};

/** Facts that are no step of their own: the trace says them, or they need no saying. */
const SILENT = new Set<Kind<Event>>(['turn_began', 'card_revealed', 'bonus_stored']);
/** A fact that begins something new. */
const HEADS = new Set<Kind<Event>>([
  'autobot_colour',
  'autobot_task',
  'administration',
  'reunification',
  'delivered',
  'match_over',
  'autobot_skipped',
]);

function add(steps: BotStep[], event: Event) {
  const kind = kindOf(event);
  const last = steps.at(-1);
  if (typeof event === 'object' && 'autobot_chose' in event) {
    const { choice } = event.autobot_chose;
    // Choices in a row lead to the same deed.
    if (last && last.choices.length > 0 && last.facts.length === 0) last.choices.push(choice);
    else steps.push({ choices: [choice], facts: [] });
    return;
  }
  const before = last?.facts.at(-1);
  const drives =
    kind === 'moved' &&
    (before === undefined ||
      kindOf(before) !== 'moved' ||
      fieldsOf(before).truck !== fieldsOf(event).truck);
  if (!last || HEADS.has(kind) || (drives && last.facts.length > 0))
    steps.push({ choices: [], facts: [event] });
  else last.facts.push(event);
}

/** The runs of the seat that the rules play, oldest first. */
export function botRuns(plies: Told<Event>[], bot: number): BotRun[] {
  const runs: BotRun[] = [];
  let run: BotRun | null = null;
  for (const ply of plies) {
    ply.events.forEach((event, i) => {
      const kind = kindOf(event);
      const { seat } = fieldsOf(event);
      if (kind === 'turn_began' && seat !== bot) run = null;
      if (run === null && ((kind === 'turn_began' && seat === bot) || kind === 'administration')) {
        run = { key: `${ply.n}.${i}`, until: ply.n, steps: [] };
        runs.push(run);
      }
      // At the end of an era the person has facts too: they are told elsewhere.
      if (run && !SILENT.has(kind) && (typeof seat !== 'number' || seat === bot)) {
        run.until = ply.n;
        add(run.steps, event);
      }
    });
  }
  return runs.filter((it) => it.steps.length > 0);
}

const PLACES: Record<string, string> = {
  build: 'section',
  upgrade: 'link',
  station: 'link',
  improvement: 'link',
  traffic: 'link',
  country: 'country',
  depot: 'depot',
};

/** What of a step can be shown on the map. */
export function marksOf(step: BotStep): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const { subject, candidates, winner } of step.choices) {
    const place = PLACES[subject];
    if (!place) continue;
    for (const id of candidates) marks.set(`${place}:${id}`, 'maybe');
    if (winner !== null) marks.set(`${place}:${winner}`, 'chosen');
  }
  for (const event of step.facts) {
    const it = fieldsOf(event);
    if (typeof it.section === 'string') marks.set(`section:${it.section}`, 'chosen');
    if (typeof it.link === 'string') marks.set(`link:${it.link}`, 'chosen');
    if (typeof it.country === 'string') marks.set(`country:${it.country}`, 'chosen');
    if (typeof it.depot === 'string') marks.set(`depot:${it.depot}`, 'chosen');
  }
  return marks;
}
