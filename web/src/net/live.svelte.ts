import type { ChatMessage, FromClient, Legal, Ply, Refusal, Table, ToClient } from '../types/table';
import { random } from './fairness';
import { api, Refused } from './http';
import { renew } from './renew';

export type Position = Extract<ToClient, { type: 'position' }>;
/** A position of the past. */
export type Past = Extract<ToClient, { type: 'history' }>;

/** The longest pause between two attempts to connect, in milliseconds. */
const LONGEST_PAUSE = 8000;
/** Refusals that another attempt does not change. */
const FINAL = new Set(['not_found', 'forbidden']);
/** So long an answer to a choice is awaited before the connection counts as dead. */
const PATIENCE = 8000;
/** So often a message is sent whose answer is lost. */
const TRIES = 3;
/**
 * From which ply on we want to be told what happened; the server tells the newest of it. Not from the last
 * one we know: that may have been taken back and played otherwise while we were away.
 */
const SINCE = 0;

/** A name for a request, so that the server carries it out once however often it is sent. */
const freshKey = () => random(12);

/**
 * One table, live. Positions are whole; what was chosen is cleared until the server answers, and
 * nothing is ever guessed.
 */
export class Live {
  table = $state<Table | null>(null);
  position = $state.raw<Position | null>(null);
  /** The legal list, empty while an answer is awaited. */
  legal = $state.raw<Legal[]>([]);
  plies = $state.raw<Ply[]>([]);
  messages = $state.raw<ChatMessage[]>([]);
  connected = $state(false);
  refusal = $state<Refusal | null>(null);

  #socket: WebSocket | null = null;
  #pause = 500;
  #next = 1;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #waiting = new Map<number, (answer: ToClient | null) => void>();
  /** The last play or step back, until it is answered; whoever does not know what became of it asks once more. */
  #unanswered: FromClient | null = null;
  #repeat = false;
  #whenBack: (() => void)[] = [];
  /** On this connection, plies from before what came with the position have been asked for. */
  #reading = false;

  /** `onPosition` hears of every position, also of those that are soon replaced by a newer one. */
  constructor(
    readonly id: string,
    readonly invite: string | null,
    readonly onPosition: (position: Position) => void,
  ) {
    this.#connect();
    addEventListener('offline', this.#lose);
    addEventListener('online', this.#retry);
  }

  close() {
    this.#closed = true;
    removeEventListener('offline', this.#lose);
    removeEventListener('online', this.#retry);
    clearTimeout(this.#timer);
    clearTimeout(this.#patience);
    this.#socket?.close();
    this.#tellWaiting();
  }

  #tellWaiting() {
    for (const tell of this.#whenBack.splice(0)) tell();
  }

  /** A connection that has died silently would not be missed for minutes. */
  #lose = () => {
    const socket = this.#socket;
    if (!socket) return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
    this.#lost();
  };

  #retry = () => {
    if (this.connected || this.#closed) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #lost() {
    this.connected = false;
    clearTimeout(this.#patience);
    for (const answer of this.#waiting.values()) answer(null);
    this.#waiting.clear();
    if (this.#closed) return;
    if (this.table === null) void this.#whyNot();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #connect() {
    const query = new URLSearchParams();
    if (this.invite) query.set('invite', this.invite);
    query.set('ply', String(SINCE));
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.id}/live?${query}`,
    );
    this.#socket = socket;
    this.#reading = false;
    socket.onopen = () => {
      // The server was away: perhaps for an update.
      if (this.position) void renew();
      this.connected = true;
      this.#pause = 500;
      this.#repeat = this.#unanswered !== null;
      this.#tellWaiting();
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as ToClient);
    socket.onclose = () => {
      // One that was given up for another has nothing to say.
      if (this.#socket === socket) this.#lost();
    };
  }

  /** A socket does not say why it was refused: whoever never got in asks elsewhere, and stops if it is for good. */
  async #whyNot() {
    const refusal = await api.table(this.id, this.invite).then(
      () => null,
      (error: unknown) => (error instanceof Refused ? error.refusal : null),
    );
    if (!refusal || !FINAL.has(refusal.kind)) return;
    this.refusal = refusal;
    this.close();
  }

  #hear(message: ToClient) {
    const id = 'id' in message ? message.id : undefined;
    const answer = id === undefined ? undefined : this.#waiting.get(id);
    if (id !== undefined && answer) {
      this.#waiting.delete(id);
      return answer(message);
    }
    switch (message.type) {
      case 'table':
        this.table = message.table;
        break;
      case 'position':
        clearTimeout(this.#patience);
        this.#take(message);
        break;
      case 'messages': {
        const fresh = message.messages;
        const last = this.messages.at(-1)?.n ?? -1;
        this.messages = [...this.messages, ...fresh.filter((it) => it.n > last)];
        break;
      }
      case 'done': {
        clearTimeout(this.#patience);
        const played = this.#unanswered?.type === 'play';
        this.#unanswered = null;
        // What a play led to may be here already: it was done before, and this was the second time of asking.
        // A step back leads to an earlier ply, whose position may still be to come.
        const at = this.position?.ply ?? -1;
        if (this.position && (played ? at >= message.ply : at === message.ply))
          this.legal = this.position.legal;
        break;
      }
      case 'error':
        clearTimeout(this.#patience);
        this.#unanswered = null;
        this.refusal = message;
        // Whatever was refused, the choices are those of the position we have.
        this.legal = this.position?.legal ?? [];
        if (this.refusal.kind === 'stale') this.#send({ type: 'sync', ply: SINCE });
        break;
    }
  }

  #take(position: Position) {
    this.position = position;
    this.legal = position.legal;
    this.refusal = null;
    const told = position.plies[0]?.n ?? position.ply + 1;
    this.plies = [...this.plies.filter((ply) => ply.n < told), ...position.plies];
    this.onPosition(position);
    if ((this.plies[0]?.n ?? 1) > 1 && !this.#reading) void this.#read();
    if (this.#repeat && this.#unanswered) {
      this.#repeat = false;
      this.#choose(this.#unanswered);
    }
  }

  /** The number under which it was sent; null without a connection. */
  #send(message: FromClient): number | null {
    if (this.#socket?.readyState !== WebSocket.OPEN) return null;
    const id = this.#next++;
    this.#socket.send(JSON.stringify({ ...message, id }));
    return id;
  }

  /** Null if no answer can come. */
  #ask(message: FromClient): Promise<ToClient | null> {
    const id = this.#send(message);
    return id === null
      ? Promise.resolve(null)
      : new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  /** Nothing else can be chosen until the answer comes; if none comes, the whole position is fetched anew. */
  #choose(message: FromClient) {
    if (this.#send(message) === null) return;
    this.#unanswered = message;
    this.legal = [];
    this.refusal = null;
    clearTimeout(this.#patience);
    this.#patience = setTimeout(this.#lose, PATIENCE);
  }

  play(action: Legal) {
    const position = this.position;
    if (!position || position.viewer === null) return;
    this.#choose({
      type: 'play',
      ply: position.ply,
      seat: position.viewer,
      code: action.code,
      hash: position.hash,
      key: freshKey(),
    });
  }

  undo(all: boolean) {
    const position = this.position;
    if (!position || position.viewer === null) return;
    this.#choose({
      type: all ? 'restart_turn' : 'undo',
      ply: position.ply,
      seat: position.viewer,
      key: freshKey(),
    });
  }

  /** Shall the server choose where only one thing can be chosen? */
  auto(seat: number, on: boolean) {
    this.#send({ type: 'auto', seat, on });
  }

  /** When there is a connection again, or none is wanted any more. */
  #back(): Promise<void> {
    return new Promise((resolve) => this.#whenBack.push(resolve));
  }

  /** True if everybody can read it now. */
  async chat(text: string): Promise<boolean> {
    const message: FromClient = { type: 'chat', text, key: freshKey() };
    let answer: ToClient | null = null;
    for (let tries = 0; tries < TRIES && this.connected && !answer; tries++) {
      answer = await this.#ask(message);
      // It was sent, and the connection broke before the answer: under the same key it is said once.
      if (!answer && !this.#closed && !this.connected) await this.#back();
    }
    if (answer?.type === 'error') this.refusal = answer;
    return answer?.type === 'done';
  }

  /** The match as it stood after a ply, as this viewer may see it. */
  async history(ply: number): Promise<Past | null> {
    const answer = await this.#ask({ type: 'history', ply });
    if (answer?.type === 'error') this.refusal = answer;
    return answer?.type === 'history' ? answer : null;
  }

  /** Every ply so far, page by page; `watch` is a path into the view that is told along. */
  async told(watch?: string): Promise<Ply[]> {
    const all: Ply[] = [];
    for (let of = 1; all.length === 0 || all.at(-1)!.n < of;) {
      const since = all.at(-1)?.n ?? 0;
      const answer = await this.#ask({ type: 'plies', since, ...(watch && { watch }) });
      // Half of it would look like the whole.
      if (answer?.type !== 'plies') return [];
      // A match that went on under other rules begins later; what is not there is not told.
      if (answer.plies.length === 0) break;
      of = answer.of;
      all.push(...answer.plies);
    }
    return all;
  }

  /** The log begins with the match, whenever one comes in. */
  async #read() {
    this.#reading = true;
    const all = await this.told();
    const first = this.plies[0]?.n ?? 1;
    this.plies = [...all.filter((ply) => ply.n < first), ...this.plies];
  }

  /** Why an action, as it is spelt in a list of legal ones, cannot be chosen now. */
  async why(text: string): Promise<Refusal | null> {
    const seat = this.position?.viewer;
    if (seat === null || seat === undefined) return null;
    const answer = await this.#ask({ type: 'why', seat, text });
    if (answer?.type !== 'why' || answer.legal) return null;
    return { kind: 'illegal', reason: answer.reason ?? '', ...(answer.why && { why: answer.why }) };
  }
}
