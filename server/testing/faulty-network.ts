import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import { applyPatch } from 'rfc6902';
import type { Seat, Viewer } from '../../kernel/game.ts';
import type { Decision } from '../../kernel/match.ts';
import { seeded } from '../../kernel/seeded.ts';
import { duel } from '../../testkit/games/duel.ts';
import { type Connection, converse } from '../conversation.ts';
import type { Entry, SeatHolder } from '../entry.ts';
import { Metrics } from '../metrics.ts';
import { openGame } from '../opened-games.ts';
import { Presence } from '../presence.ts';
import type { ClientMessage, ProposalInfo, ServerMessage, TableInfo, Update } from '../protocol.ts';
import type { Storage } from '../storage/storage.ts';
import { Table } from '../table.ts';
import { TableState } from '../table-state.ts';
import { Traffic } from '../traffic.ts';
import { checkObservations } from './check-observations.ts';
import { openingEntry } from './games.ts';
import {
  addViewer,
  createObservations,
  noteAccepted,
  noteGranted,
  noteHeard,
  noteRequested,
  noteSaid,
  noteSeen,
  noteSent,
  type Observations,
  type ViewerObservations,
} from './observations.ts';
import type { UnsentRequest } from './player.ts';

/** Number of steps with faults. After them there are none, and the match has to come to its end. */
const badSteps = 600;
const goodSteps = 4000;
/** Number of lines of the chat in a match: fewer than the limit for a burst. */
const mostLines = 3;
/** The codes with which a request may be refused. */
const requestRefusals = new Set([
  'stale',
  'revealed',
  'nothing-to-undo',
  'paused',
  'no-proposal',
  'match-over',
]);
/** What a move may be refused for: what stands has no number, so it may come late, and not fit the rest. */
const outOfDate = new Set(['stale', 'not-your-decision', 'illegal-choice', 'match-over']);
/** Number of turns without a message after which a client connects again. */
const impatience = 12;

/** One direction of a connection, or the hints from one process to another: the messages under way. */
class Wire<T> {
  private readonly way: T[] = [];
  private readonly arrive: (item: T) => void | Promise<void>;

  constructor(arrive: (item: T) => void | Promise<void>) {
    this.arrive = arrive;
  }

  get length(): number {
    return this.way.length;
  }

  send(item: T): void {
    this.way.push(item);
  }

  /** Delivers the message at that place once, and perhaps again later; or loses it. */
  async deliver(at: number, fault: 'none' | 'repeat' | 'drop'): Promise<void> {
    const [item] = this.way.slice(at, at + 1);
    if (fault !== 'repeat') this.way.splice(at, 1);
    if (item !== undefined && fault !== 'drop') await this.arrive(item);
  }
}

/** A connection that loses, repeats, delays and reorders messages. */
class FaultyConnection extends EventEmitter implements Connection {
  readonly OPEN = 1;
  readyState = 1;
  readonly toClient: Wire<string>;
  readonly toServer: Wire<string>;

  constructor(hear: (text: string) => void) {
    super();
    this.toClient = new Wire(hear);
    this.toServer = new Wire((text) => {
      this.emit('message', Buffer.from(text), false);
    });
  }

  send(text: string): void {
    this.toClient.send(text);
  }

  close(): void {
    this.terminate();
  }

  terminate(): void {
    if (this.readyState !== this.OPEN) return;
    this.readyState = 3;
    this.emit('close');
  }
}

/** A page that notices lost messages, and applies none twice. */
class Client {
  readonly account: string;
  readonly viewer: Viewer;
  connection: FaultyConnection | undefined;
  over = false;
  private readonly observations: Observations;
  private readonly pick: (count: number) => number;
  private readonly trace: (text: string) => void;
  /** The time by a clock that never jumps. */
  private readonly time: () => number;
  private readonly seen: ViewerObservations;
  private view: unknown;
  private seq = -1;
  private decisions: readonly Decision[] = [];
  private pendingMove: Extract<ClientMessage, { type: 'play' }> | undefined;
  private saying: Extract<ClientMessage, { type: 'say' }> | undefined;
  private said = 0;
  private requests = 0;
  private paused = false;
  private proposal: ProposalInfo | undefined;
  private count = 0;
  private patience = impatience;
  /** An own move that was acknowledged; its update may not have arrived yet. */
  private mustSee = 0;
  /** Whether this connection has received a snapshot or the missed updates. */
  private greeted = false;

  constructor(
    account: string,
    viewer: Viewer,
    observations: Observations,
    pick: (count: number) => number,
    trace: (text: string) => void,
    time: () => number,
  ) {
    this.account = account;
    this.viewer = viewer;
    this.observations = observations;
    this.pick = pick;
    this.trace = trace;
    this.time = time;
    this.seen = addViewer(observations, viewer);
  }

  /** The sequence number that it sends when it connects again. */
  get from(): number | undefined {
    return this.seq < 0 ? undefined : this.seq;
  }

  /**
   * Acts on the present state; without faults, only so that the match comes to its end. Returns whether the client
   * needs a new connection.
   */
  act(good: boolean): boolean {
    const { connection } = this;
    if (this.over) return false;
    if (connection?.readyState !== connection?.OPEN || this.patience-- <= 0) {
      connection?.terminate();
      this.patience = impatience;
      this.greeted = false;
      return true;
    }
    const [decision] = this.decisions;
    if (this.pendingMove === undefined && decision !== undefined && this.seq >= this.mustSee) {
      const { seat, choices } = decision;
      const choice = choices[this.pick(choices.length)] ?? '';
      this.pendingMove = { type: 'play', id: `${this.account}-${this.count++}`, seat, seq: this.seq, choice };
    }
    if (this.pendingMove !== undefined) {
      noteSent(this.observations, this.pendingMove.id);
      connection?.toServer.send(JSON.stringify(this.pendingMove));
    }
    if (this.saying === undefined && this.said < mostLines && this.pick(10) === 0) {
      const id = `say ${this.account} ${this.said++}`;
      this.saying = { type: 'say', id, text: `${this.account} says ${this.said}`, to: 'all' };
      noteSaid(this.observations, id, this.saying.text);
    }
    if (this.saying !== undefined) connection?.toServer.send(JSON.stringify(this.saying));
    const request =
      this.seq < 0 || this.viewer === 'spectator' ? undefined : this.pickRequest(this.viewer, good);
    if (request !== undefined) {
      const id = `request ${this.account} ${this.requests++}`;
      noteRequested(this.observations, id, { account: this.account, request, granted: [] });
      connection?.toServer.send(JSON.stringify({ ...request, id }));
    }
    return false;
  }

  /** Sometimes sends a request: to take back, to pause, to end, to pass, or to resume. */
  private pickRequest(seat: Seat, good: boolean): UnsentRequest | undefined {
    const { paused, proposal } = this;
    if (good) {
      this.paused = false;
      return paused ? { type: 'resume', seat } : undefined;
    }
    if (proposal?.missing.includes(seat) && this.pick(3) === 0) {
      const agrees = this.pick(proposal.what === 'end' ? 12 : 2) === 0;
      return { type: 'respond', seat, proposal: proposal.number, agrees };
    }
    if (proposal?.seat === seat && this.pick(10) === 0) {
      return { type: 'respond', seat, proposal: proposal.number, agrees: false };
    }
    switch (this.pick(40)) {
      case 0:
      case 1:
        return { type: 'undo', seat, seq: this.seq };
      case 2:
        return { type: 'propose', seat, what: 'pause' };
      case 3:
        return { type: 'propose', seat, what: 'end' };
      case 4:
        return { type: 'pass', seat, until: this.pick(2) === 0 ? 'move' : 'turn' };
      case 5:
      case 6:
      case 7:
        return { type: 'resume', seat };
      default:
        return undefined;
    }
  }

  hear(text: string): void {
    this.trace(`${this.account} ${text}`);
    this.patience = impatience;
    const message: ServerMessage = JSON.parse(text);
    noteSeen(this.seen, text, this.time());
    switch (message.type) {
      case 'snapshot':
        if (message.seq < this.seq) return;
        this.seq = message.seq;
        this.view = message.view;
        this.sit(message.table);
        this.stand(message);
        return;
      case 'update':
        this.advance([message], message);
        return;
      case 'missed':
        this.sit(message.table);
        this.advance(message.updates, message);
        return;
      case 'accepted':
        if (message.id.startsWith('request')) {
          noteGranted(this.observations, message.id, message.seq);
          return;
        }
        if (message.id.startsWith('say')) {
          noteHeard(this.observations, message.id, message.seq);
          if (this.saying?.id === message.id) this.saying = undefined;
          return;
        }
        noteAccepted(this.observations, message.id, message.seq);
        if (this.pendingMove?.id === message.id) this.pendingMove = undefined;
        this.mustSee = Math.max(this.mustSee, message.seq);
        return;
      case 'refused':
        if (message.id === '') return;
        if (message.id.startsWith('request')) {
          assert.ok(requestRefusals.has(message.code), text);
          return;
        }
        // Refused for now: the move is sent again, and counts when the match goes on.
        if (message.code === 'paused') {
          this.paused = true;
          return;
        }
        assert.ok(outOfDate.has(message.code), text);
        this.observations.refused.add(message.id);
        if (this.pendingMove?.id === message.id) this.pendingMove = undefined;
        // Updates were missed: the client connects again to get them.
        this.connection?.terminate();
        return;
      case 'table':
        this.sit(message.table);
        return;
      case 'status':
        this.stand(message);
        return;
    }
  }

  private sit({ paused, proposal }: TableInfo): void {
    this.paused = paused === true;
    this.proposal = proposal;
  }

  private advance(
    updates: readonly Update[],
    status: { readonly decisions: readonly Decision[]; readonly outcome?: unknown },
  ): void {
    // `missed` without updates is welcome only if no other update has come.
    let followed = updates.length === 0 && !this.greeted;
    for (const { seq, patch } of updates) {
      if (seq <= this.seq) continue;
      if (seq !== this.seq + 1) {
        // Updates are missing: the client connects again to get them.
        this.connection?.terminate();
        return;
      }
      for (const failure of applyPatch(this.view, [...patch])) if (failure !== null) throw failure;
      this.seq = seq;
      followed = true;
    }
    if (followed) this.stand(status);
  }

  private stand({ decisions, outcome }: { decisions: readonly Decision[]; outcome?: unknown }): void {
    this.greeted = true;
    this.decisions = decisions;
    this.over = outcome !== undefined;
  }
}

export interface NetworkReport {
  readonly moves: number;
  readonly compared: number;
  readonly dropped: number;
  readonly repeated: number;
  readonly reordered: number;
  readonly cuts: number;
  readonly crashes: number;
  /** Numbers of moves taken back, of pauses, and of lines of the chat. */
  readonly undone: number;
  readonly paused: number;
  readonly said: number;
  /** A digest of everything that any client received; the same for the same seed. */
  readonly digest: string;
}

/**
 * Plays one match with two seats and two spectators at two processes over a network with every fault there is, all
 * of it worked out from a seed, and compares what was seen and promised with the log. The storage, the tables and
 * the conversations are the real ones. `setClock` is told the time, which jumps back now and then.
 */
export async function playOverFaultyNetwork(
  seed: string,
  storage: Storage,
  setClock: (now: number) => void,
): Promise<NetworkReport> {
  const chance = seeded(seed);
  const pick = (count: number) => (count < 2 ? 0 : chance.pick(count));
  const hash = createHash('sha256');
  const id = `match-${seed}`;
  const observations = createObservations(id);
  const count = { dropped: 0, repeated: 0, reordered: 0, cuts: 0, crashes: 0 };
  let time = 1_000_000;
  setClock(time);

  const holders: readonly SeatHolder[] = ['ann', 'bob'].map((name) => ({
    kind: 'person',
    account: name,
    name,
  }));
  const game = openGame(duel, {});
  const opened = openingEntry(duel, {
    holders,
    secret: createHash('sha256').update(seed).digest('hex'),
    // Nobody runs out of time, but the time left is sent.
    clock: { kind: 'fischer', seconds: 86_400, increment: 1, timeout: 'forfeit' },
    at: time,
  });
  const begun = new TableState(id, game, opened);
  const contributions = holders.map(() => 'c0'.repeat(32));
  const drafted = begun.draft([begun.opening(holders, contributions, undefined)]);
  const log: readonly Entry[] = [opened, ...drafted.entries.map((entry) => ({ ...entry, at: time }))];
  await storage.append(id, 0, log, drafted.card);

  const surroundings = {
    limits: { message: () => undefined, work: () => undefined },
    log: pino({ level: 'silent' }),
    metrics: new Metrics({ tables: () => 0, connections: () => 0, unread: () => 0, damaged: () => 0 }),
    traffic: new Traffic(),
    gather: () => undefined,
    unread: { sent: () => undefined, hasRoom: true, room: async () => undefined },
  };
  const config = {
    botPool: { choose: () => Promise.reject(new Error('there are no bots')) },
    pause: 0,
    cover: 0,
    tick: 0,
    limit: 0,
    grace: 0,
    log: surroundings.log,
  };
  const noticeSender = { send: () => undefined, grace: 0 };
  const presence = new Presence(storage, surroundings.log);
  const shared = {
    storage,
    config,
    noticeSender,
    presence,
    urlOf: () => Promise.reject(new Error('there is no content')),
    isFull: async () => false,
  };
  const load = async () => {
    const [, ...rest] = await storage.read(id, 0);
    return Table.load(id, game, [opened, ...rest], await storage.checkpoints(id), shared);
  };
  const tables = [await load(), await load()];
  const connections: FaultyConnection[][] = [[], []];
  const hints = [0, 1].map((process) => new Wire<number>(async (last) => tables[process]?.catchUp(last)));
  const clients = [
    ['ann', 0],
    ['bob', 1],
    ['eve', 'spectator'],
    ['dan', 'spectator'],
  ].map(([account, viewer]) => {
    const side: Viewer = viewer === 0 || viewer === 1 ? viewer : 'spectator';
    return new Client(
      String(account),
      side,
      observations,
      pick,
      (text) => hash.update(`${text}\n`),
      () => time,
    );
  });

  const settle = async () => {
    // One forced pass may lead to another.
    for (let times = 0; times < 4; times++) for (const table of tables) await table.catchUp(0);
    await setImmediate();
  };
  const connect = (client: Client) => {
    const process = pick(2);
    const table = tables[process];
    if (table === undefined) return;
    const connection = new FaultyConnection((text) => client.hear(text));
    client.connection = connection;
    connections[process] = [
      ...(connections[process] ?? []).filter(({ readyState }) => readyState === 1),
      connection,
    ];
    const { from } = client;
    const account = { id: client.account, name: client.account, created: 0 };
    void converse(connection, table, account, { ...(from !== undefined && { from }) }, surroundings);
  };
  const wires = () => [
    ...connections
      .flat()
      .flatMap(({ readyState, toClient, toServer }) => (readyState === 1 ? [toClient, toServer] : [])),
    ...hints,
  ];
  const deliver = async (faults: boolean) => {
    const busy = wires().filter(({ length }) => length > 0);
    const wire = busy[pick(busy.length)];
    if (wire === undefined) return;
    const at = faults && pick(4) === 0 ? pick(wire.length) : 0;
    if (at > 0) count.reordered++;
    const fault = faults ? pick(12) : 12;
    if (fault === 0) count.repeated++;
    if (fault === 1) count.dropped++;
    await wire.deliver(at, fault === 0 ? 'repeat' : fault === 1 ? 'drop' : 'none');
  };
  const crash = async () => {
    const process = pick(2);
    for (const connection of connections[process] ?? []) connection.terminate();
    connections[process] = [];
    tables[process] = await load();
    count.crashes++;
  };

  let moves = 0;
  for (let step = 0; step < badSteps + goodSteps && !clients.every(({ over }) => over); step++) {
    const faults = step < badSteps;
    time += pick(50);
    setClock(faults && pick(20) === 0 ? time - 10_000 : time);
    const what = pick(100);
    if (what < 60) for (let times = 1 + pick(3); times > 0; times--) await deliver(faults);
    else if (what < 96 || !faults) {
      const client = clients[pick(clients.length)];
      if (client?.act(!faults)) connect(client);
    } else if (what < 99) {
      const open = connections.flat().filter(({ readyState }) => readyState === 1);
      open[pick(open.length)]?.terminate();
      count.cuts++;
    } else await crash();
    await settle();
    // Each process sends the other the number of its last entry.
    const last = (await storage.last([id])).get(id) ?? 0;
    if (last !== moves) for (const wire of hints) wire.send(last);
    moves = last;
  }
  assert.ok(
    clients.every(({ over }) => over),
    'play did not come to its end',
  );
  const entries = await storage.read(id, 0);
  const compared = await checkObservations(entries, observations);
  const times = (kind: Entry['kind']) => entries.filter((entry) => entry.kind === kind).length;
  const counts = { undone: times('undone'), paused: times('paused'), said: times('said') };
  return { moves: times('played'), compared, ...count, ...counts, digest: hash.digest('hex') };
}
