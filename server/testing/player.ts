import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { applyPatch } from 'rfc6902';
import WebSocket from 'ws';
import type { Json, Seat } from '../../kernel/game.ts';
import type { Decision } from '../../kernel/match.ts';
import type {
  Account,
  ClientMessage,
  Clocks,
  Contribution,
  MatchStatus,
  NewTable,
  PersonInfo,
  ServerMessage,
  TableDetails,
  TableHere,
  TableRequest,
  Update,
} from '../protocol.ts';

/** The part of a browser that a test needs: one account, with real requests and sockets. */
export class Player {
  readonly url: string;
  readonly cookie: string;
  readonly account: Account;
  /** What it sends with every request and socket. */
  readonly headers: Readonly<Record<string, string>>;

  /** A new guest. `address` is where it comes from, as a proxy on the server's machine would state it. */
  static async arrive(url: string, address?: string): Promise<Player> {
    const forwarded = address === undefined ? {} : { 'x-forwarded-for': address };
    const response = await fetch(`${url}/api/me`, { headers: forwarded });
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    return new Player(url, cookie, await jsonOf<Account>(response), forwarded);
  }

  constructor(
    url: string,
    cookie: string,
    account: Account,
    forwarded: Readonly<Record<string, string>> = {},
  ) {
    this.url = url;
    this.cookie = cookie;
    this.account = account;
    this.headers = { cookie, ...forwarded };
  }

  /** The same browser, after the server has moved to another address. */
  at(url: string): Player {
    return new Player(url, this.cookie, this.account, this.headers);
  }

  request(method: string, path: string, body?: unknown): Promise<Response> {
    return fetch(`${this.url}/api${path}`, {
      method,
      headers: { ...this.headers, 'content-type': 'application/json' },
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

  /** Opens a socket. `kept` is what the page still has from an earlier connection. */
  async connect(
    table: string,
    query = '',
    kept?: Pick<TableClient, 'seq' | 'view'>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<TableClient> {
    const socket = this.openSocket(table, query, headers);
    const client = new TableClient(socket);
    if (kept !== undefined) {
      client.seq = kept.seq;
      client.view = structuredClone(kept.view);
    }
    await once(socket, 'open');
    return client;
  }

  /** Opens a socket that keeps nothing of what it is sent. */
  openSocket(table: string, query = '', headers: Readonly<Record<string, string>> = {}): WebSocket {
    return new WebSocket(`${this.url.replace('http', 'ws')}/api/tables/${table}/socket${query}`, {
      headers: { ...this.headers, ...headers },
    });
  }
}

/** A {@link TableRequest} without its id, which the line adds. */
export type UnsentRequest = TableRequest extends infer W
  ? W extends TableRequest
    ? Omit<W, 'id'>
    : never
  : never;

/** A connection to a table, which keeps what a page would keep. */
export class TableClient {
  readonly socket: WebSocket;
  /** All messages received, as text. */
  readonly texts: string[] = [];
  readonly messages: ServerMessage[] = [];
  view: unknown;
  seq = -1;
  decisions: readonly Decision[] = [];
  over = false;
  /** The move that the seat of its person may take back now. */
  takeBack: MatchStatus['takeBack'];
  table: TableHere | undefined;
  /** People who watch without a seat, as sent to the owner. */
  watching: readonly PersonInfo[] = [];
  clocks: Clocks | undefined;
  closed = false;
  private readonly waiting = new Set<() => void>();
  private count = 0;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.handleMessage(String(data)));
    socket.on('close', () => {
      this.closed = true;
      this.wake();
    });
    socket.on('error', () => undefined);
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Sends a move, and waits for the answer. Two connections of one account need different ids. */
  async play(seat: Seat, choice: string, more: { id?: string; seq?: number } = {}) {
    const id = more.id ?? `c${this.count++}`;
    const before = this.messages.length;
    this.send({ type: 'play', id, seat, seq: more.seq ?? this.seq, choice });
    return this.acknowledgementOf(id, before);
  }

  /** Sends a line of the chat, and waits for the answer. */
  async say(text: string, id: string) {
    const before = this.messages.length;
    this.send({ type: 'say', id, text, to: 'all' });
    return this.acknowledgementOf(id, before);
  }

  /**
   * Sends a request of its person, and waits for the answer. Two connections of one account need different ids.
   */
  async request(request: UnsentRequest, id = `w${this.count++}`) {
    const before = this.messages.length;
    this.send({ ...request, id });
    return this.acknowledgementOf(id, before);
  }

  async acknowledgementOf(id: string, after = 0) {
    const find = () =>
      this.messages
        .slice(after)
        .find((message) => (message.type === 'accepted' || message.type === 'refused') && message.id === id);
    await this.until(() => find() !== undefined);
    const reply = find();
    if (reply?.type !== 'accepted' && reply?.type !== 'refused') throw new Error('no reply');
    return reply;
  }

  /** Asks what comes of something ahead of choices, and waits for the answers or the refusal. */
  async ask(questions: readonly Json[], id = `q${this.count++}`) {
    const before = this.messages.length;
    this.send({ type: 'ask', id, questions });
    const find = () =>
      this.messages
        .slice(before)
        .find((message) => (message.type === 'answered' || message.type === 'refused') && message.id === id);
    await this.until(() => find() !== undefined);
    const reply = find();
    if (reply?.type !== 'answered' && reply?.type !== 'refused') throw new Error('no reply');
    return reply;
  }

  /** Resolves as soon as it is true; rejects if the connection ends or nothing comes for a while. */
  async until(isSo: () => boolean): Promise<void> {
    // By the steady clock: some tests set the other one. As long as browsers wait: bots start slowly on a busy machine.
    const end = performance.now() + 30_000;
    while (!isSo()) {
      if (this.closed) throw new Error(`the connection has ended: ${this.texts.at(-1)}`);
      if (performance.now() > end) throw new Error(`nothing came: ${this.texts.at(-1)}`);
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

  private handleMessage(text: string): void {
    this.texts.push(text);
    const message: ServerMessage = JSON.parse(text);
    this.messages.push(message);
    switch (message.type) {
      case 'snapshot':
        this.view = message.view;
        this.seq = message.seq;
        this.sit(message.table);
        this.applyStatus(message);
        break;
      case 'update':
        this.advance(message);
        this.applyStatus(message);
        break;
      case 'missed':
        for (const update of message.updates) this.advance(update);
        this.sit(message.table);
        this.applyStatus(message);
        break;
      case 'status':
        this.applyStatus(message);
        break;
      case 'table':
        this.sit(message.table);
        break;
      case 'accepted':
      case 'answered':
      case 'refused':
      case 'chat':
      case 'said':
      case 'pointed':
        break;
    }
    this.wake();
  }

  private advance({ seq, patch }: Update): void {
    if (seq !== this.seq + 1) throw new Error(`update ${seq} after ${this.seq}`);
    this.seq = seq;
    for (const failure of applyPatch(this.view, [...patch])) if (failure !== null) throw failure;
  }

  private sit(table: TableHere): void {
    this.table = table;
    this.watching = table.watching ?? [];
  }

  private applyStatus({ decisions, outcome, clocks, takeBack }: MatchStatus): void {
    this.decisions = decisions;
    this.clocks = clocks;
    this.over = outcome !== undefined;
    this.takeBack = takeBack;
  }

  private wake(): void {
    const woken = [...this.waiting];
    this.waiting.clear();
    for (const resolve of woken) resolve();
  }
}

/**
 * Plays the first choice of people until the match is over or so many moves were played. The server plays forced
 * passes meanwhile. At the end it has none left to play, and all lines have received the same.
 */
export async function playOn(
  clients: readonly TableClient[],
  most = Number.POSITIVE_INFINITY,
  answer: (decision: Decision) => string = ({ choices: [first = ''] }) => first,
): Promise<void> {
  await settled(clients);
  for (let given = 0; given < most; given++) {
    const client = clients.find(({ decisions }) => decisions.length > 0);
    const [decision] = client?.decisions ?? [];
    if (client === undefined || decision === undefined) return;
    // Two lines of one account may show the same decision.
    const reply = await client.play(decision.seat, answer(decision), { id: `seen ${client.seq}` });
    if (reply.type !== 'accepted') throw new Error(JSON.stringify(reply));
    for (const other of clients) await other.until(() => other.seq >= reply.seq);
    await settled(clients);
  }
}

/** Resolves when a person has a decision or the match is over, and all lines know it. */
async function settled(clients: readonly TableClient[]): Promise<void> {
  const isSo = () =>
    clients.every(({ seq, over }) => seq === clients[0]?.seq && over === clients[0]?.over) &&
    clients.some(({ decisions, over }) => over || decisions.length > 0);
  while (!isSo()) await Promise.race(clients.map((client) => client.until(isSo)));
}

/** The contribution of a browser to the chance of a match. */
export function contribution(): Contribution {
  return { contribution: randomBytes(32).toString('hex') };
}

export async function jsonOf<T>(response: Response): Promise<T> {
  const value: T = JSON.parse(await response.text());
  return value;
}
