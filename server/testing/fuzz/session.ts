import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { BotPool } from '../../../bots/pool.ts';
import type { Chance } from '../../../kernel/chance.ts';
import { seedOf } from '../../../kernel/fairness.ts';
import { seeded } from '../../../kernel/seeded.ts';
import { refusalCodes } from '../../codes.ts';
import { type RunningServer, serve } from '../../serve.ts';
import { SqliteStorage } from '../../storage/sqlite.ts';
import { games } from '../games.ts';
import { Player, type TableClient } from '../player.ts';
import { frame, rawFrame } from './frames.ts';
import { rawRequest, request } from './requests.ts';

/** What was sent, and how it was answered. */
export interface FuzzReport {
  readonly sent: Readonly<
    Record<'frames' | 'requests' | 'raw frames' | 'raw requests' | 'oversized frames', number>
  >;
  /** How often each code refused, and how often something was accepted. */
  readonly acknowledgements: Readonly<Record<string, number>>;
  readonly matches: number;
}

const codes = new Set<string>(refusalCodes);
/** Frames that are under way at a time on one connection. */
const batch = 24;
/** What only code of ours or of a library would say. */
const inside = /node_modules|file:\/\/|\n {4}at |SQLITE|\/server\//;

/**
 * Sends this many malformed, oversized, reordered and forged frames and requests to a real server at which a match goes
 * on. Rejects with what went wrong: no known code, a fault of the server, a line of an error in its log, a secret that
 * came out, a move that counted twice, or a match that did not go on.
 */
export async function fuzz(
  count: number,
  seed: string,
  progress: (sent: number) => void,
): Promise<FuzzReport> {
  const data = await mkdtemp(join(tmpdir(), 'starboard-fuzz-'));
  const errors: string[] = [];
  await mkdir(join(data, 'page'));
  await writeFile(join(data, 'page', 'index.html'), '<!doctype html>');
  const server = await serve({
    port: 0,
    host: '127.0.0.1',
    data,
    page: join(data, 'page'),
    games,
    pause: 0,
    cover: 0,
    bots: new BotPool({ games: new URL('../games.ts', import.meta.url).href }),
    log: pino(
      { level: 'error' },
      new Writable({
        write(chunk, _encoding, done) {
          errors.push(String(chunk));
          done();
        },
      }),
    ),
  });
  const storage = await SqliteStorage.open(join(data, 'starboard.db'));
  const session = new Session(server, storage, seeded(seed));
  try {
    await session.open();
    while (session.total < count) {
      await session.round();
      assert.deepEqual(errors, [], 'the server logged an error');
      progress(session.total);
    }
    await session.close();
    return session.report;
  } finally {
    await storage.close();
    await server.close();
    await rm(data, { recursive: true });
  }
}

class Session {
  private readonly server: RunningServer;
  private readonly storage: SqliteStorage;
  private readonly dice: Chance;
  private readonly sent = {
    frames: 0,
    requests: 0,
    'raw frames': 0,
    'raw requests': 0,
    'oversized frames': 0,
  };
  private readonly acknowledgements: Record<string, number> = {};
  private readonly secrets: string[] = [];
  private readonly tables: string[] = [];
  private rounds = 0;
  private done = new Map<string, number>();
  private players: { readonly mallory: Player; readonly bob: Player } | undefined;
  private clients: { readonly mallory: TableClient; readonly bob: TableClient } | undefined;

  constructor(server: RunningServer, storage: SqliteStorage, dice: Chance) {
    this.server = server;
    this.storage = storage;
    this.dice = dice;
  }

  get total(): number {
    return Object.values(this.sent).reduce((sum, one) => sum + one, 0);
  }

  get report(): FuzzReport {
    return { sent: this.sent, acknowledgements: this.acknowledgements, matches: this.tables.length };
  }

  /** A new match of Mallory, who sends anything, against Bob, who only wants to play. */
  async open(): Promise<void> {
    const { url } = this.server;
    this.players ??= { mallory: await Player.arrive(url), bob: await Player.arrive(url) };
    const { mallory, bob } = this.players;
    const { id } = await mallory.open({ game: 'duel' });
    await bob.sit(id, 1);
    const [opened, ...rest] = await this.storage.read(id, 0);
    const contributions = rest.flatMap((entry) =>
      entry.kind === 'started' ? (entry.contributions ?? []) : [],
    );
    assert.ok(opened?.kind === 'opened' && 'secret' in opened);
    this.secrets.splice(
      0,
      this.secrets.length,
      opened.secret,
      seedOf(opened.secret, contributions),
      bob.account.id,
    );
    this.tables.push(id);
    this.done = new Map();
    await this.come(id);
  }

  async round(): Promise<void> {
    await this.sendFrames();
    for (let left = 3; left > 0; left--) await this.sendRequest();
    if (this.dice.pick(4) === 0) await this.sendRaw();
    // By count, so that no short run goes without.
    if (this.rounds++ % 40 === 10) await this.sendOversized();
    await this.goOn();
  }

  async close(): Promise<void> {
    const { mallory, bob } = this.both();
    await mallory.close();
    await bob.close();
  }

  private both() {
    if (this.clients === undefined) throw new Error('no match has begun');
    return this.clients;
  }

  private async come(id: string): Promise<void> {
    const players = this.players;
    if (players === undefined) throw new Error('nobody has come');
    this.clients = { mallory: await players.mallory.connect(id), bob: await players.bob.connect(id) };
    for (const client of Object.values(this.clients)) await client.until(() => client.seq >= 0);
  }

  private async sendFrames(): Promise<void> {
    const { mallory: client } = this.both();
    const before = client.messages.length;
    const frames: (string | Buffer)[] = [];
    let hasView = false;
    while (frames.length < batch) {
      const one = frame(client, this.dice);
      // Of several views that are asked for at once only the last is sent.
      const isView = String(one).includes('"view"');
      if (!(isView && hasView)) frames.push(one);
      hasView ||= isView;
    }
    for (const one of frames) client.socket.send(one);
    const replies = () =>
      client.messages
        .slice(before)
        .filter(({ type }) => type === 'refused' || type === 'accepted' || type === 'snapshot');
    await client.until(() => replies().length >= frames.length);
    this.sent.frames += frames.length;
    for (const message of replies()) {
      if (message.type === 'refused') this.count(message.code);
      else this.count(message.type);
      // Asking why, pointing, and wishing for what is so already leave no trace.
      if (message.type !== 'accepted' || /^(why|request|point)/.test(message.id)) continue;
      assert.equal(this.done.get(message.id) ?? message.seq, message.seq, `${message.id} counted twice`);
      this.done.set(message.id, message.seq);
    }
    for (const text of client.texts.slice(before)) this.checkText(text);
    for (const message of client.messages.slice(before))
      if (message.type === 'snapshot' && message.outcome === undefined) checkView(message.view);
    // Only the newest are looked at again.
    client.texts.splice(0);
    client.messages.splice(0);
  }

  private async sendRequest(): Promise<void> {
    const { url } = this.server;
    const sent = request(this.players?.mallory.cookie ?? '', this.tables.slice(-3), this.dice);
    const { method, path, headers, body, forged } = sent;
    const where = `${method} ${path} ${JSON.stringify(headers)}`;
    this.sent.requests++;
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const answer = httpRequest(url, { method, path, headers: { ...headers, ...length } });
    answer.end(body);
    const response = await new Promise<IncomingMessage | undefined>((resolve) => {
      answer.once('response', resolve);
      answer.once('close', () => resolve(undefined));
      // A body that is too large may be refused before it has been read.
      answer.on('error', () => resolve(undefined));
    });
    if (response === undefined) return this.count('connection closed');
    let text = '';
    for await (const chunk of response) text += chunk;
    const { statusCode = 0 } = response;
    this.checkText(text);
    assert.ok(statusCode < 500, `${where}: ${statusCode}`);
    if (statusCode < 400) {
      this.count('accepted');
      assert.ok(!forged, `${where} was forged, and ${statusCode}`);
    } else if (method === 'HEAD') {
      this.count(`HTTP ${statusCode}`);
    } else if (response.headers['content-type']?.includes('json')) {
      const { code } = JSON.parse(text);
      assert.ok(codes.has(code), `${where}: ${text}`);
      this.count(code);
    } else {
      assert.ok(text !== '', `${where}: ${statusCode} without a word`);
      this.count(`HTTP ${statusCode}`);
    }
  }

  /** Bytes that are no frames, on a socket of their own; and bytes that are no requests. */
  private async sendRaw(): Promise<void> {
    const { port } = this.server;
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await once(socket, 'connect');
    let said = '';
    socket.on('data', (chunk) => {
      said += chunk.toString('latin1');
    });
    if (this.dice.pick(2) === 0) {
      this.sent['raw requests']++;
      socket.end(rawRequest(this.dice));
    } else {
      this.sent['raw frames']++;
      const { mallory } = this.players ?? {};
      socket.write(
        `GET /api/tables/${this.tables.at(-1)}/socket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\n` +
          `Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n` +
          `Cookie: ${mallory?.cookie}\r\n\r\n`,
      );
      await Promise.race([new Promise((resolve) => socket.once('data', resolve)), closed]);
      assert.match(said, /^HTTP\/1\.1 101 /);
      socket.end(rawFrame(this.dice));
    }
    await closed;
    this.checkText(said);
    this.count(/^HTTP\/1\.1 (\d+)/.exec(said)?.[0] ?? 'connection closed');
  }

  private async sendOversized(): Promise<void> {
    const { mallory } = this.both();
    this.sent['oversized frames']++;
    mallory.socket.send('x'.repeat(16_385 + this.dice.pick(100_000)));
    const [code] = await once(mallory.socket, 'close');
    assert.equal(code, 1009);
    this.count('connection closed');
    const id = this.tables.at(-1) ?? '';
    const { bob } = this.both();
    await bob.close();
    await this.come(id);
  }

  /** Bob plays as if nothing were; and Mallory too, where nothing else was accepted. */
  private async goOn(): Promise<void> {
    await this.makeRequests();
    for (const client of [this.both().mallory, this.both().bob]) {
      await this.level();
      const [decision] = client.decisions;
      if (decision === undefined) continue;
      const id = `real ${this.total} ${decision.seat}`;
      const reply = await client.play(decision.seat, decision.choices[0] ?? '', { id });
      assert.equal(reply.type, 'accepted', JSON.stringify(reply));
    }
    await this.level();
    const { mallory, bob } = this.both();
    if (!bob.over) return;
    await mallory.close();
    await bob.close();
    await this.open();
  }

  /** Bob takes what Mallory asks for as people do, and never waits for long. */
  private async makeRequests(): Promise<void> {
    const { mallory, bob } = this.both();
    const seat = 1;
    const { proposal, paused } = bob.table ?? {};
    const id = `bob ${this.total}`;
    if (paused) await bob.request({ type: 'resume', seat }, `${id} resumes`);
    if (!proposal?.missing.includes(seat)) return;
    const agrees = this.dice.pick(proposal.what === 'end' ? 4 : 2) === 0;
    const reply = await bob.request({ type: 'respond', seat, proposal: proposal.number, agrees }, id);
    // Mallory may have withdrawn it, or given up.
    if (reply.type === 'refused') assert.match(reply.code, /^(no-proposal|match-over)$/);
    else if (agrees && proposal.what === 'pause') await mallory.until(() => mallory.table?.paused === true);
    else if (agrees && proposal.what === 'end') await mallory.until(() => mallory.over);
  }

  /** Both have seen the same. */
  private async level(): Promise<void> {
    const { mallory, bob } = this.both();
    const last = Math.max(mallory.seq, bob.seq);
    await mallory.until(() => mallory.seq >= last);
    await bob.until(() => bob.seq >= last);
  }

  /** When the match is over, its record gives out its secrets. */
  private checkText(text: string): void {
    assert.doesNotMatch(text, inside);
    if (this.clients?.mallory.over) return;
    for (const secret of this.secrets) assert.ok(!text.includes(secret), `a secret came out: ${text}`);
  }

  private count(answer: string): void {
    this.acknowledgements[answer] = (this.acknowledgements[answer] ?? 0) + 1;
  }
}

/** Mallory sits on seat 0, and of Bob's hand sees how many cards it has. */
function checkView(view: unknown): void {
  const { hands } = JSON.parse(JSON.stringify(view));
  assert.equal(typeof hands[1], 'number', "Bob's hand came out");
}
