/** What all parts of a board share: the position, what is lit, what a click means, and how it is worded. */
import { getContext, setContext } from 'svelte';
import type { Legal, Standings } from '../types/table';
import type { Line as Tried } from './advice';
import { t } from './i18n';
import type { Load } from './later';
import type { Line, Moments, SeatName, Told } from './log';
import type { Scene, Scenes } from './moment/scene';
import { picksOf } from './picks';
import type { Part } from './place';
import { press } from './press';
import type { BoardProps } from './props';
import type { CourseOf } from './result/course';
import type { Score } from './score';
import { kindOf, type Kind } from './tagged';

/** What a game's crate sends, as the generated types have it. */
export interface Game {
  View: { players: { seat: number }[] };
  Step: string | object;
  Event: string | object;
  Reason: string | object;
}

type Player<G extends Game> = G['View']['players'][number];

/** A heading with a few sentences, for people who do not see the board. */
export interface Paragraph {
  title: string;
  lines: string[];
}

/** How a game words what is on its board. Nothing of it knows a rule: figures come from the view. */
export interface Wording<G extends Game> {
  /** A legal action. */
  action(text: string, view: G['View'], step: G['Step'] | null): string;
  /** What it brings at once; nothing where that goes without saying. */
  effect(text: string, view: G['View'], name: SeatName, step: G['Step'] | null): string;
  /** What is to be decided, as one line. */
  prompt(step: G['Step'], view: G['View'], legal: Legal[]): string;
  /** What a chain of effects still owes after that, the next first. */
  owed?(view: G['View'], seat: number): string[];
  reason(why: G['Reason'], view: G['View'], name: SeatName): string;
  /** What points are given for, as the coach counts them. */
  category(id: string, view: G['View']): string;
  /** Reasons that say less than what is being decided. */
  vague: ReadonlySet<Kind<G['Reason']>>;
  /** Which action a person who points at a dark thing most likely has in mind. */
  ask(target: string, view: G['View'], step: G['Step'] | null): string | undefined;
  line(event: G['Event'], view: G['View'], name: SeatName): Line | null;
  /** The things on the board that an event names. */
  about?(event: G['Event'], view: G['View']): string[];
  moments: Moments<G['Event']>;
  /** What happened since the viewer's last turn. */
  news(plies: Told<G['Event']>[], viewer: number, view: G['View'], name: SeatName): Line[];
  /** The position in words. */
  describe: Load<{ describe: (view: G['View'], name: SeatName) => Paragraph[] }>;
  score(view: G['View'], standings: Standings | null): Score;
  /** Things that have a button beside the prompt as well, wherever on the page they are. */
  anywhere?(target: string): boolean;
  /** A label of such a button that says more than the action, and its entry in the reference. */
  button?(text: string, view: G['View']): string | undefined;
  entry?(text: string): string | undefined;
  /** The step's own way out is the main button. */
  weighty?: ReadonlySet<string>;
  /** The action that the main button stands for, grey, where there is no way out. */
  main?: string;
  /** Great moments, which are shown as such and can be opened again from the log. */
  scenes?: Scenes<G['View'], G['Event']>;
  /** How the result page looks back at a match; it comes with that page. */
  course?: Load<{ course: CourseOf<G['View'], G['Event']> }>;
  /** What everybody should have in mind now, beside the prompt. */
  note?(view: G['View']): { text: string; urgent: boolean } | undefined;
}

/** Why a thing is marked: it was considered, it won, or something that is pointed at can get there. */
export type Mark = 'maybe' | 'chosen' | 'reach';
const NOTHING: ReadonlyMap<string, Mark> = new Map();

/** A picture of a position, as in "how to play", has a view and nothing else. */
export type ModelProps<V> = Pick<BoardProps<V>, 'view'> & Partial<BoardProps<V>>;

export class BoardModel<G extends Game> {
  #props: () => ModelProps<G['View']>;
  #several = $state.raw<{ of: Legal[]; actions: Legal[] } | null>(null);
  /** The position in words did not come, and the reader does without. */
  wordless = $state(false);
  /** Whose player board is shown; nobody chosen: the viewer's, or the one to move. */
  shown = $state<number | null>(null);
  /** The part that a phone shows, which shows one at a time. */
  at = $state<Part>('stage');
  /** Whether the drawer is open. */
  drawer = $state(false);
  /** What happened meanwhile is open while it happens; later whoever wants to opens it, and then this is so. */
  telling = $state(false);
  /** From the table of a match that is over back to its result. */
  toResult = $state.raw<(() => void) | null>(null);
  /** Things of a trace, and those that are reached or named by what somebody points at. */
  traced = $state.raw(NOTHING);
  #reach = $state.raw(NOTHING);

  constructor(
    readonly words: Wording<G>,
    props: () => ModelProps<G['View']>,
  ) {
    this.#props = props;
  }

  /** A turn that could be taken here, as the table would look then; nothing can be chosen in it. */
  #preview = $state.raw<{ of: G['View']; view: G['View'] } | null>(null);
  get preview(): G['View'] | null {
    return this.#preview?.of === this.present ? this.#preview.view : null;
  }
  set preview(view: G['View'] | null) {
    this.#preview = view && { of: this.present, view };
  }
  /** A line on the table, with what it is about marked; nothing: the position as it is. */
  try(line: Tried | null) {
    this.preview = (line?.view ?? null) as G['View'] | null;
    this.point(line?.elements.filter((it) => it !== null) ?? []);
  }
  get hint() {
    return this.#props().onHint;
  }
  get prospects() {
    return this.#props().prospects ?? null;
  }
  /** The position as it is, whatever is previewed. */
  get present(): G['View'] {
    return this.#props().view;
  }
  get view(): G['View'] {
    return this.preview ?? this.present;
  }
  get viewer(): number | null {
    return this.#props().viewer ?? null;
  }
  get #decision() {
    return this.#props().decision;
  }
  get step(): G['Step'] | null {
    const now = this.#decision;
    return now && 'choose' in now ? now.choose.step : null;
  }
  /** Those who decide now; nobody when the match is over. */
  get toMove(): number[] {
    const now = this.#decision;
    return now && 'choose' in now ? now.choose.seats : [];
  }
  /** The same, for a sentence about them. */
  get deciders(): { name: string; n: number } {
    return { name: this.names(this.toMove), n: this.toMove.length };
  }
  get standings(): Standings | null {
    const now = this.#decision;
    return now && 'over' in now ? now.over : null;
  }
  /** The server's list; `legal` is what of it can be chosen on this board now. */
  get offered(): Legal[] {
    return this.#props().legal ?? [];
  }
  get legal(): Legal[] {
    return this.preview === null ? this.offered : [];
  }
  get plies(): Told<G['Event']>[] {
    return this.#props().plies ?? [];
  }
  get online() {
    return this.#props().online ?? [];
  }
  get undo() {
    return this.#props().undo ?? 0;
  }
  /** An answer to the viewer's choice is awaited. */
  get waiting() {
    return this.#props().waiting === true;
  }
  get connected() {
    return this.#props().connected !== false;
  }
  get past() {
    return this.#props().past === true;
  }
  get playing() {
    return this.#props().playing === true;
  }
  /** Several people at one screen. */
  get shared() {
    return this.#props().shared === true;
  }
  /** What the page puts into the drawer. */
  get page() {
    return this.#props().page;
  }
  /** What it puts into the gantry: in the past, the way through it. */
  get bar() {
    return this.#props().bar;
  }
  /** And beside the sentence. */
  get notice() {
    return this.#props().notice;
  }
  /** The viewer decides, here and now. */
  get deciding(): boolean {
    return !this.past && this.viewer !== null && this.toMove.includes(this.viewer);
  }
  /** The seat from which the board is looked at. */
  get me(): number {
    return this.viewer ?? this.toMove[0] ?? 0;
  }
  get mine(): Player<G> {
    return this.view.players[this.me] as Player<G>;
  }
  /** The seat and the player whose board is shown. */
  get shownSeat(): number {
    return this.shown ?? this.me;
  }
  get player(): Player<G> {
    return (this.view.players[this.shownSeat] as Player<G> | undefined) ?? this.mine;
  }
  /** How long movements take, compared with the normal speed; 0: nothing moves. */
  get pace(): number {
    return this.#props().pace ?? 0;
  }
  get title(): string {
    return this.#props().title ?? '';
  }
  get coaching() {
    return this.#props().coaching;
  }
  /** What can be done with a match that is over. */
  get ending() {
    return this.#props().ending;
  }
  /** The great moment that is open: its key in the log. */
  opened = $state<string | null>(null);
  readonly scenes: Scene<G['Event']>[] = $derived.by(
    () => this.words.scenes?.(this.plies, this.view, this.name) ?? [],
  );
  look = (ply: number | null, film = false) => this.#props().onLook?.(ply, film);
  viewAt = (ply: number): Promise<G['View'] | null> =>
    this.#props().onPast?.(ply) ?? Promise.resolve(null);
  told = (watch?: string): Promise<(Told<G['Event']> & { seen?: unknown })[]> =>
    this.#props().onTold?.(watch) ?? Promise.resolve([]);
  hold = (on: boolean) => this.#props().onHold?.(on);
  name: SeatName = (seat) => this.#props().names?.[seat] ?? '';
  /** Who had the seat when a ply was made. */
  nameAt = (seat: number, ply: number): string =>
    this.#props().nameAt?.(seat, ply) || this.name(seat);
  /** Where there is little room, a bot goes without its level. */
  brief = (seat: number): string => this.name(seat).replace(/ \(.*\)$/, '');
  names = (seats: number[]) => seats.map((it) => this.name(it)).join(', ');

  /** Several actions for one thing: the reader chooses, for as long as they are among the choices. */
  get choosing(): Legal[] | null {
    return this.#several?.of === this.offered ? this.#several.actions : null;
  }
  set choosing(actions: Legal[] | null) {
    this.#several = actions && { of: this.offered, actions };
  }
  readonly picks = $derived.by(() => picksOf(this.legal));

  lit = (target: string): boolean => this.picks.at.has(target);
  category = (id: string): string =>
    id === 'rivals' ? t('hint-rivals') : this.words.category(id, this.present);
  does = (text: string): string => this.words.action(text, this.view, this.step);
  brings = (text: string): string => this.words.effect(text, this.view, this.name, this.step);
  /** The label of a lit thing: what a click on it does. */
  label = (target: string): string =>
    (this.picks.at.get(target) ?? []).map((it) => this.does(it.text)).join(' · ');
  /** What that would bring at once. */
  effect = (target: string): string => {
    const all = (this.picks.at.get(target) ?? []).map((it) => this.brings(it.text));
    return [...new Set(all)].filter((it) => it !== '').join(' · ');
  };
  /** Something that is not lit: the action to ask the server about. */
  ask = (target: string | undefined): string | undefined =>
    target === undefined || this.lit(target)
      ? undefined
      : this.words.ask(target, this.view, this.step);
  /** Why an action cannot be chosen, asked of the server while this viewer decides. */
  why = async (text: string): Promise<string | null> => {
    const { onWhy } = this.#props();
    const { view, viewer, step } = this;
    if (!onWhy || viewer === null || step === null) return null;
    if (!this.toMove.includes(viewer))
      return t('why-else', { prompt: t('step-wait', this.deciders) });
    if (this.legal.length === 0) return null;
    const why = (await onWhy(text))?.why as G['Reason'] | undefined;
    if (why === undefined) return null;
    if (this.words.vague.has(kindOf(why)))
      return t('why-else', { prompt: this.words.prompt(step, view, this.legal) });
    return t('why-not', { reason: this.words.reason(why, view, this.name) });
  };
  /** What the server refused, in words. */
  get refused(): string | null {
    const it = this.#props().refusal ?? null;
    if (it === null) return null;
    const why = it.why as G['Reason'] | undefined;
    return why ? this.words.reason(why, this.view, this.name) : t(`error-${it.kind}`);
  }

  mark = (target: string): Mark | undefined => this.#reach.get(target) ?? this.traced.get(target);
  point = (targets: string[]) =>
    (this.#reach = new Map(targets.map((target) => [target, 'reach'])));
  /** For an element that is about other things: they are marked while it is pointed at or has the focus. */
  pointed = (targets: string[]) => ({
    onpointerenter: () => this.point(targets),
    onfocus: () => this.point(targets),
    onpointerleave: this.unmark,
    onblur: this.unmark,
  });
  unmark = () => (this.#reach = NOTHING);

  /** To be told of every new list of actions: what was pointed at may be gone without a word. */
  renew() {
    this.unmark();
  }

  pick = (target: string) => {
    const actions = this.picks.at.get(target);
    if (!actions?.length) return;
    if (actions.length === 1) this.act(actions[0]!);
    else this.choosing = actions;
  };
  /** Attributes that make a lit thing of a drawing a labelled button. */
  choice = (target: string) => ({
    ...press(this.label(target), () => this.pick(target)),
    'data-tip': this.label(target),
    'data-rule': this.effect(target),
  });
  act = (action: Legal) => {
    this.choosing = null;
    this.send(action);
  };
  takeBack = (all: boolean) => this.undoes(all);
  protected send = (action: Legal) => this.#props().onAction?.(action);
  protected undoes = (all: boolean) => this.#props().onUndo?.(all);
}

/** The board of some game, for what stands on all of them: what its view holds is only passed on. */
/* eslint-disable @typescript-eslint/no-explicit-any */
export type AnyModel = BoardModel<{ View: any; Step: any; Event: any; Reason: any }>;
/* eslint-enable @typescript-eslint/no-explicit-any */

const KEY = Symbol('board');
export const provide = (model: AnyModel) => setContext(KEY, model);
/** For parts that stand on every board; a game has a `useBoard` of its own type. */
export const useBoard = <M extends AnyModel = AnyModel>(): M => getContext(KEY);
