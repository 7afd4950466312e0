import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { applyPatch } from 'rfc6902';
import WebSocket from 'ws';
import type { Seat } from '../../kernel/game.ts';
import type { Question } from '../../kernel/match.ts';
import type {
  Account,
  ClientMessage,
  Contribution,
  NewTable,
  ServerMessage,
  TableDetails,
  TableInfo,
  Update,
  Wish,
} from '../protocol.ts';

/** The part of a browser that a test needs: one account, with real requests and sockets. */
export class Player {
  readonly url: string;
  readonly cookie: string;
  readonly account: Account;

  static async arrive(url: string): Promise<Player> {
    const response = await fetch(`${url}/api/me`);
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    return new Player(url, cookie, await jsonOf<Account>(response));
  }

  constructor(url: string, cookie: string, account: Account) {
    this.url = url;
    this.cookie = cookie;
    this.account = account;
  }

  /** The same browser when the server runs somewhere else. */
  at(url: string): Player {
    return new Player(url, this.cookie, this.account);
  }

  request(method: string, path: string, body?: unknown): Promise<Response> {
    return fetch(`${this.url}/api${path}`, {
      method,
      headers: { cookie: this.cookie, 'content-type': 'application/json' },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  async open(plan: Partial<NewTable>): Promise<TableDetails> {
    const response = await this.request('POST', '/tables', {
      game: 'tic-tac-toe',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      options: {},
      listed: true,
      ...plan,
    });
    if (response.status !== 201) throw new Error(await response.text());
    const { id } = await jsonOf<TableDetails>(response);
    return this.ask<TableDetails>('POST', `/tables/${id}/contribution`, contribution());
  }

  async sit(table: string, seat: Seat): Promise<TableDetails> {
    return this.ask<TableDetails>('POST', `/tables/${table}/seats/${seat}`, contribution());
  }

  private async ask<T>(method: string, path: string, body: unknown): Promise<T> {
    const response = await this.request(method, path, body);
    if (response.status !== 200) throw new Error(await response.text());
    return jsonOf<T>(response);
  }

  /** Opens a socket. `kept` is what the page still has from an earlier one. */
  async look(
    table: string,
    query = '',
    kept?: Pick<Line, 'seq' | 'view'>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Line> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/tables/${table}/socket${query}`, {
      headers: { cookie: this.cookie, ...headers },
    });
    const line = new Line(socket);
    if (kept !== undefined) {
      line.seq = kept.seq;
      line.view = structuredClone(kept.view);
    }
    await once(socket, 'open');
    return line;
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A connection to a table, which keeps what a page would keep. */
export class Line {
  readonly socket: WebSocket;
  /** Everything that came, as text. */
  readonly texts: string[] = [];
  readonly messages: ServerMessage[] = [];
  view: unknown;
  seq = -1;
  questions: readonly Question[] = [];
  over = false;
  table: TableInfo | undefined;
  closed = false;
  private readonly waiting = new Set<() => void>();
  private count = 0;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.hear(String(data)));
    socket.on('close', () => {
      this.closed = true;
      this.wake();
    });
    socket.on('error', () => undefined);
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Sends an answer, and waits for what the server says to it. Two connections of one account need ids that differ. */
  async answer(seat: Seat, choice: string, more: { id?: string; seq?: number } = {}) {
    const id = more.id ?? `c${this.count++}`;
    const before = this.messages.length;
    this.send({ type: 'answer', id, seat, seq: more.seq ?? this.seq, choice });
    return this.replyTo(id, before);
  }

  /** Says what its person wants beside answering, and waits for what the server says to it. */
  async wish(wish: DistributiveOmit<Wish, 'id'>) {
    const id = `w${this.count++}`;
    const before = this.messages.length;
    this.send({ ...wish, id });
    return this.replyTo(id, before);
  }

  async replyTo(id: string, after = 0) {
    const find = () =>
      this.messages
        .slice(after)
        .find((message) => (message.type === 'accepted' || message.type === 'refused') && message.id === id);
    await this.until(() => find() !== undefined);
    const reply = find();
    if (reply?.type !== 'accepted' && reply?.type !== 'refused') throw new Error('no reply');
    return reply;
  }

  /** Resolves as soon as it is true; rejects if the connection ends or nothing comes for a while. */
  async until(isSo: () => boolean): Promise<void> {
    const end = Date.now() + 10_000;
    while (!isSo()) {
      if (this.closed) throw new Error('the connection has ended');
      if (Date.now() > end) throw new Error(`nothing came: ${this.texts.at(-1)}`);
      await new Promise<void>((resolve) => {
        this.waiting.add(resolve);
        setTimeout(resolve, 1000).unref();
      });
    }
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.socket.close();
    await once(this.socket, 'close');
  }

  private hear(text: string): void {
    this.texts.push(text);
    const message: ServerMessage = JSON.parse(text);
    this.messages.push(message);
    switch (message.type) {
      case 'snapshot':
        this.view = message.view;
        this.seq = message.seq;
        this.table = message.table;
        this.stand(message);
        break;
      case 'update':
        this.advance(message);
        this.stand(message);
        break;
      case 'missed':
        for (const update of message.updates) this.advance(update);
        this.stand(message);
        break;
      case 'standing':
        this.stand(message);
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'accepted':
      case 'refused':
      case 'chat':
      case 'said':
        break;
    }
    this.wake();
  }

  private advance({ seq, patch }: Update): void {
    if (seq !== this.seq + 1) throw new Error(`update ${seq} after ${this.seq}`);
    this.seq = seq;
    for (const failure of applyPatch(this.view, [...patch])) if (failure !== null) throw failure;
  }

  private stand({ questions, outcome }: { questions: readonly Question[]; outcome?: unknown }): void {
    this.questions = questions;
    this.over = outcome !== undefined;
  }

  private wake(): void {
    const woken = [...this.waiting];
    this.waiting.clear();
    for (const resolve of woken) resolve();
  }
}

/**
 * Lets people answer with the first choice they have, until the match is over or so many answers were given. What
 * nobody can choose, the server answers meanwhile; in the end nothing is left for it to answer, and all lines have
 * seen the same.
 */
export async function playOn(lines: readonly Line[], most = Number.POSITIVE_INFINITY): Promise<void> {
  await settled(lines);
  for (let given = 0; given < most; given++) {
    const line = lines.find(({ questions }) => questions.length > 0);
    const [question] = line?.questions ?? [];
    if (line === undefined || question === undefined) return;
    // The same twice, where two lines of one account show the question.
    const reply = await line.answer(question.seat, question.choices[0] ?? '', { id: `seen ${line.seq}` });
    if (reply.type !== 'accepted') throw new Error(JSON.stringify(reply));
    for (const other of lines) await other.until(() => other.seq >= reply.seq);
    await settled(lines);
  }
}

/** Resolves when somebody is asked, or the match is over, and all lines know it. */
async function settled(lines: readonly Line[]): Promise<void> {
  const isSo = () =>
    lines.every(({ seq, over }) => seq === lines[0]?.seq && over === lines[0]?.over) &&
    lines.some(({ questions, over }) => over || questions.length > 0);
  while (!isSo()) await Promise.race(lines.map((line) => line.until(isSo)));
}

/** What a browser adds to the chance of a match. */
export function contribution(): Contribution {
  return { contribution: randomBytes(32).toString('hex') };
}

export async function jsonOf<T>(response: Response): Promise<T> {
  const value: T = JSON.parse(await response.text());
  return value;
}
