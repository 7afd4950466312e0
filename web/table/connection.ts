import { batch, signal } from '@preact/signals';
import type { Json, Seat, Viewer } from '../../kernel/game.ts';
import type {
  ChatLine,
  ClientMessage,
  MatchStatus,
  ServerMessage,
  TableHere,
  TableRequest,
  Update,
} from '../../server/protocol.ts';
import { api } from '../api.ts';
import { ApiError, type Failure } from '../failure.ts';
import { applyPatch } from './apply-patch.ts';
import { Marks } from './marks.ts';
import { appendStep, type SeenStep, stepsOf } from './seen-steps.ts';
import type { OpenSocket, TableSocket } from './table-socket.ts';

/** The table as the last message of the server described it. */
export interface Position {
  readonly viewer: Viewer;
  readonly seq: number;
  readonly view: unknown;
}

export type LinkState = 'connecting' | 'open' | 'lost';

/** A request without its id, which the connection adds. */
export type UnsentRequest = TableRequest extends infer W
  ? W extends TableRequest
    ? Omit<W, 'id'>
    : never
  : never;

/** What the server has answered to questions about the position `seq`. */
export type Answered = Omit<Extract<ServerMessage, { readonly type: 'answered' }>, 'type' | 'id'>;

type Settle = (refusal: Failure | undefined) => void;

/** The longest wait before the next try to connect, in milliseconds; the first is a quarter of a second. */
const longestPause = 5000;

/**
 * The page's end of a table's socket. It keeps the view up to date. After a lost connection it connects again, and
 * asks for the updates that it has missed.
 */
export class Connection {
  readonly link = signal<LinkState>('connecting');
  readonly table = signal<TableHere | undefined>(undefined);
  readonly position = signal<Position | undefined>(undefined);
  readonly status = signal<MatchStatus>({ decisions: [], waitingFor: [] });
  readonly seen = signal<readonly SeenStep[]>([]);
  /** Number of times that this page has seen moves taken back. */
  readonly undone = signal(0);
  /** The move under way: set from the click until the server has stored or refused it. */
  readonly sent = signal<{ readonly seat: Seat; readonly choice: string } | undefined>(undefined);
  /** Why the server does not show the table: it does not exist, or this account may not see it. */
  readonly turnedAway = signal<Failure | undefined>(undefined);
  readonly chat = signal<readonly ChatLine[]>([]);
  /** The newest line of the chat. */
  readonly said = signal<ChatLine | undefined>(undefined);

  /** The marks of this viewer's team. */
  readonly marks = new Marks();

  private readonly id: string;
  private readonly openSocket: OpenSocket;
  private socket: TableSocket | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private closed = false;
  private wantedViewer: Viewer | undefined;
  private lastId = 0;
  private readonly waiting = new Map<string, Settle>();
  private readonly asked = new Map<string, (answered: Answered) => void>();

  constructor(id: string, openSocket: OpenSocket) {
    this.id = id;
    this.openSocket = openSocket;
    this.connect();
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.marks.clear();
    this.socket?.close();
  }

  /** Sends a move. Resolves when it is on disk, or with the reason of the refusal. */
  async play(seat: Seat, choice: string): Promise<Failure | undefined> {
    const seq = this.position.peek()?.seq ?? 0;
    this.sent.value = { seat, choice };
    const refusal = await this.sendAndWait((id) => ({ type: 'play', id, seat, seq, choice }));
    this.sent.value = undefined;
    return refusal;
  }

  /** The reason why a choice is not legal. */
  why(seat: Seat, choice: string): Promise<Failure | undefined> {
    return this.sendAndWait((id) => ({ type: 'why', id, seat, choice }));
  }

  /** Asks what comes of something, by `Rules.forecast`: the answers to all questions, or the reason of the refusal. */
  ask(questions: readonly Json[]): Promise<Answered | Failure> {
    return new Promise((resolve) => {
      const message = (id: string): ClientMessage => {
        this.asked.set(id, resolve);
        return { type: 'ask', id, questions };
      };
      void this.sendAndWait(message).then((refusal) => {
        if (refusal !== undefined) resolve(refusal);
      });
    });
  }

  /** Sends a line of the chat. Resolves when it is on disk, or with the reason of the refusal. */
  say(text: string, to: 'all' | 'team'): Promise<Failure | undefined> {
    return this.sendAndWait((id) => ({ type: 'say', id, text, to }));
  }

  /** Sends a mark for the team of one of our seats; `null` takes it back. Resolves as {@link say} does. */
  point(seat: Seat, at: string | null): Promise<Failure | undefined> {
    return this.sendAndWait((id) => ({ type: 'point', id, seat, at }));
  }

  /** Sends a request. Resolves when it is granted, or with the reason of the refusal. */
  request(unsent: UnsentRequest): Promise<Failure | undefined> {
    return this.sendAndWait((id) => ({ ...unsent, id }));
  }

  /** Shows the table from another seat of this account. */
  switchViewer(viewer: Viewer): void {
    this.wantedViewer = viewer;
    this.send({ type: 'view', viewer });
  }

  /** Fetches the events from before the connection, for the log. Without them the log begins with the next event. */
  async remember(): Promise<void> {
    const viewer = this.position.peek()?.viewer;
    if (viewer === undefined || this.seen.peek()[0]?.seq === 0) return;
    const history = await api.history(this.id, viewer).catch(() => undefined);
    if (history === undefined || this.position.peek()?.viewer !== viewer) return;
    const steps = stepsOf(history);
    const first = this.seen.peek()[0]?.seq ?? Number.POSITIVE_INFINITY;
    const last = this.position.peek()?.seq ?? 0;
    this.seen.value = [...steps.filter((step) => step.seq < first && step.seq <= last), ...this.seen.peek()];
  }

  private sendAndWait(message: (id: string) => ClientMessage): Promise<Failure | undefined> {
    this.lastId++;
    const id = `${Date.now().toString(36)}-${this.lastId}`;
    return new Promise((resolve) => {
      if (!this.send(message(id))) resolve({ code: 'offline', message: 'not connected' });
      else this.waiting.set(id, resolve);
    });
  }

  private send(message: ClientMessage): boolean {
    if (this.socket?.isOpen !== true) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private connect(): void {
    const socket = this.openSocket(this.id, this.position.peek(), {
      opened: () => {
        this.tries = 0;
        this.link.value = 'open';
      },
      received: (text) => {
        const message: ServerMessage = JSON.parse(text);
        batch(() => this.receive(message));
      },
      closed: () => this.lost(socket),
    });
    this.socket = socket;
  }

  private lost(socket: TableSocket): void {
    if (this.closed || socket !== this.socket) return;
    this.link.value = 'lost';
    for (const settle of this.waiting.values())
      settle({ code: 'offline', message: 'the connection was lost' });
    this.waiting.clear();
    this.asked.clear();
    void this.checkTable();
    const pause = Math.min(longestPause, 250 * 2 ** this.tries++);
    this.timer = setTimeout(() => this.connect(), pause);
  }

  /** A refused socket does not give the reason, so an HTTP request asks for it. */
  private async checkTable(): Promise<void> {
    const failure = await api.table(this.id).then(
      () => undefined,
      (cause: unknown) => (cause instanceof ApiError ? cause.failure : undefined),
    );
    if (failure === undefined || failure.code === 'offline') return;
    // Most refusals pass, and the page that is open waits for that. Damage does not.
    if (this.table.peek() !== undefined && failure.code !== 'damaged') return;
    this.turnAway(failure);
  }

  private turnAway(failure: Failure): void {
    if (failure.code === 'other-version' && reloadOnce(this.id)) return;
    this.turnedAway.value = failure;
    this.close();
  }

  /** The network or the person is back: connects without further delay. */
  private readonly hurry = (): void => {
    if (this.link.peek() !== 'lost' || document.visibilityState !== 'visible') return;
    clearTimeout(this.timer);
    this.tries = 0;
    this.connect();
  };

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot': {
        const { table, viewer, seq, view } = message;
        const before = this.position.peek();
        this.table.value = table;
        this.position.value = { viewer, seq, view };
        this.storeStatus(message);
        this.marks.clear();
        if (before?.viewer !== viewer) this.seen.value = [];
        if (this.wantedViewer === viewer) this.wantedViewer = undefined;
        return;
      }
      case 'missed':
        this.table.value = message.table;
        this.advance(message.updates);
        this.storeStatus(message);
        return;
      case 'update':
        this.advance([message]);
        this.storeStatus(message);
        return;
      case 'status':
        this.storeStatus(message);
        return;
      case 'table':
        this.table.value = message.table;
        return;
      case 'accepted':
        this.settle(message.id, undefined);
        return;
      case 'answered':
        this.asked.get(message.id)?.(message);
        this.settle(message.id, undefined);
        return;
      case 'refused':
        if (message.code === 'removed' || message.code === 'no-spectators') this.turnAway(message);
        else this.settle(message.id, message);
        return;
      case 'chat':
        this.chat.value = message.lines;
        return;
      case 'said':
        this.chat.value = [...this.chat.peek(), message.line];
        this.said.value = message.line;
        return;
      case 'pointed':
        this.marks.show(message.seat, message.at);
        return;
    }
  }

  private settle(id: string, refusal: Failure | undefined): void {
    this.waiting.get(id)?.(refusal);
    this.waiting.delete(id);
    this.asked.delete(id);
  }

  private storeStatus(status: MatchStatus): void {
    const { decisions, waitingFor, mates, reaction, standingPasses, outcome, takeBack, ending, clocks } =
      status;
    this.status.value = {
      decisions,
      waitingFor,
      ...(mates && { mates }),
      ...(reaction && { reaction }),
      ...(standingPasses && { standingPasses }),
      ...(outcome && { outcome }),
      ...(takeBack && { takeBack }),
      ...(ending && { ending }),
      ...(clocks && { clocks }),
    };
  }

  /** Applies an update. If its number is not the next one, some were missed: the page connects again. */
  private advance(updates: readonly Update[]): void {
    const position = this.position.peek();
    if (position === undefined) return;
    let { seq, view } = position;
    let seen = this.seen.peek();
    try {
      for (const update of updates) {
        if (update.seq <= seq) continue;
        if (update.seq !== seq + 1) throw new Error(`expected update ${seq + 1}, not ${update.seq}`);
        view = applyPatch(view, update.patch);
        seq = update.seq;
        seen = appendStep(seen, { seq, events: update.events, view }, update);
        if (update.undone !== undefined) this.undone.value++;
      }
    } catch {
      this.position.value = undefined;
      this.socket?.close();
      return;
    }
    if (seq === position.seq) return;
    this.marks.clear();
    this.position.value = { ...position, seq, view };
    this.seen.value = seen;
  }
}

/**
 * Reloads the page, because another version of the rules plays at this table. False if it was just reloaded in vain.
 */
function reloadOnce(table: string): boolean {
  const key = `starboard.reloaded.${table}`;
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < tooSoon) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** The least time between two reloads for the same reason, in milliseconds. */
const tooSoon = 60_000;
