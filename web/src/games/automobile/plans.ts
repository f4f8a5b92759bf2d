/** Of cars on paper: which pays best, and what of a plan can still be chosen. */
import type { Chip, Outcome, Plan } from '../../types/automobile';

export interface Choice {
  plan: Plan;
  outcome: Outcome;
}

export const unique = <T>(items: T[]) => [...new Set(items)];
/** What is wanted, if there is such a thing. */
export const within = <T>(wanted: T | undefined, among: T[], otherwise: T) =>
  wanted !== undefined && among.includes(wanted) ? wanted : otherwise;
export const same = (a: Chip | null, b: Chip | null) =>
  a?.engineer === b?.engineer && a?.number === b?.number;

export const better = (a: Outcome, b: Outcome) =>
  b.gain - a.gain || b.points - a.points || a.workers - b.workers || b.price - a.price;
/** More workers than the most on the market change nothing: the view leaves them out. */
export const countedIn = (plan: Plan | undefined, workers: number) =>
  Math.min(workers, Math.max(...(plan?.outcomes.map((it) => it.workers) ?? [1])));
/** What pays best; with so many workers, if they are chosen already. */
export const bestOf = (plans: Plan[], workers: number): Choice | undefined =>
  plans
    .flatMap((plan) => plan.outcomes.map((outcome) => ({ plan, outcome })))
    .filter(({ plan, outcome }) => !workers || outcome.workers === countedIn(plan, workers))
    .sort((a, b) => better(a.outcome, b.outcome))[0];
