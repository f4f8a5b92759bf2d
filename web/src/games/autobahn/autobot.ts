/** Autobot's turns, cut out of the log: step by step, each with the choices that led to it. */
import type { Tagged } from '../../types/autobahn';
import type { Ply } from '../../types/table';
import type { Mark } from './model.svelte';

/** Autobot's way through a list of priorities. */
export interface Choice {
  subject: string;
  candidates: string[];
  rules: { rule: string; left: string[] }[];
  winner: string | null;
}
export interface BotStep {
  choices: Choice[];
  facts: Tagged[];
}
/** All that happened between two turns of the person: Autobot's turn, and perhaps the end of an era. */
export interface BotRun {
  key: string;
  /** The ply of its last fact. */ until: number;
  steps: BotStep[];
}

type Fields = Record<string, unknown>;
export const kindOf = (event: Tagged): string =>
  typeof event === 'string' ? event : Object.keys(event)[0]!;
export const fieldsOf = (event: Tagged): Fields =>
  typeof event === 'string' ? {} : (event[kindOf(event)] as Fields);

/** Facts that are no step of their own: the trace says them, or they need no saying. */
const SILENT = new Set(['turn_began', 'card_revealed', 'bonus_stored']);
/** A fact that begins something new. */
const HEADS = new Set([
  'autobot_colour',
  'autobot_task',
  'administration',
  'reunification',
  'delivered',
  'match_over',
  'autobot_skipped',
]);

function add(steps: BotStep[], event: Tagged) {
  const kind = kindOf(event);
  const last = steps.at(-1);
  if (kind === 'autobot_chose') {
    const choice = fieldsOf(event).choice as Choice;
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
export function botRuns(plies: Ply[], bot: number): BotRun[] {
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
