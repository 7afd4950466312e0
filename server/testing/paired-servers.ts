import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { serializeSigned } from 'hono/utils/cookie';
import { pino } from 'pino';
import WebSocket from 'ws';
import type { BotRequest } from '../../bots/pool.ts';
import { hashOf } from '../../kernel/canonical.ts';
import type { Chance } from '../../kernel/chance.ts';
import { seedOf } from '../../kernel/fairness.ts';
import type { BySeat, Game, Json, Seat, Viewer } from '../../kernel/game.ts';
import { sampleBring } from '../../kernel/match.ts';
import { IndistinguishableMatches, type PairedMove } from '../../testkit/indistinguishable-matches.ts';
import type { Channel } from '../channels.ts';
import type { Entry, SeatHolder } from '../entry.ts';
import { type OpenedGame, OpenedGames, type Options } from '../opened-games.ts';
import type { TableDetails } from '../protocol.ts';
import { type RunningServer, serve } from '../serve.ts';
import { SqliteStorage } from '../storage/sqlite.ts';
import { TableState } from '../table-state.ts';
import { openingEntry } from './games.ts';
import { contribution, jsonOf, Player, type TableClient } from './player.ts';

/** Something that tells two indistinguishable matches apart, where it was noticed. */
export interface Difference {
  readonly channel: Channel;
  readonly sent: readonly [string, string];
}

/** Indistinguishable matches that are played at both servers. */
export interface PairPlan {
  readonly seats: number;
  readonly viewer: Viewer;
  /** So many moves are in the log at most when the viewer comes. */
  readonly most: number;
  readonly name: string;
  /** What tells the indistinguishable matches apart, where it is not how they were dealt: options, or what seats bring. */
  readonly openings?: Pair<{ readonly options: Options; readonly bring?: BySeat<Json> }>;
}

type Pair<T> = readonly [T, T];

const secret = '5e'.repeat(32);
const created = 1_700_000_000_000;

/** One of the two servers: real, with a data folder of its own. */
class Side {
  readonly server: RunningServer;
  readonly storage: SqliteStorage;
  readonly logged: string[];
  readonly asked: BotRequest[];
  private readonly data: string;

  static async start(games: readonly Game[]): Promise<Side> {
    const data = await mkdtemp(join(tmpdir(), 'starboard-twin-'));
    const kept = await SqliteStorage.open(join(data, 'starboard.db'));
    await kept.setOnce('cookie-secret', secret);
    await kept.close();
    const logged: string[] = [];
    const asked: BotRequest[] = [];
    const page = join(data, 'page');
    const server = await serve({
      // Replies that can only be passed are given here by the test, as whatever else is answered.
      cover: 1_000_000_000,
      // However long the test takes, no table is forgotten by one server before the other.
      rest: 1_000_000_000,
      caps: { memory: 4096 },
      port: 0,
      host: '127.0.0.1',
      data,
      page,
      games: games.map((game) => ({ id: game.id, game: async () => game })),
      log: pino(
        { level: 'trace', base: null, timestamp: false },
        new Writable({
          write(chunk, _encoding, done) {
            logged.push(String(chunk));
            done();
          },
        }),
      ),
      bots: {
        choose(request, signal) {
          asked.push(request);
          return new Promise((_resolve, reject) => {
            signal?.addEventListener('abort', () => reject(new Error('nobody waits')));
          });
        },
        close: async () => undefined,
      },
    });
    return new Side(data, server, await SqliteStorage.open(join(data, 'starboard.db')), logged, asked);
  }

  private constructor(
    data: string,
    server: RunningServer,
    storage: SqliteStorage,
    logged: string[],
    asked: BotRequest[],
  ) {
    this.data = data;
    this.server = server;
    this.storage = storage;
    this.logged = logged;
    this.asked = asked;
  }

  async person(name: string): Promise<Player> {
    const id = idOf(name);
    if ((await this.storage.account(id)) === undefined)
      await this.storage.putAccount({ id, name, created }, undefined);
    const [cookie = ''] = (await serializeSigned('starboard', id, secret)).split(';');
    return new Player(this.server.url, cookie, { id, name });
  }

  async write(id: string, entries: readonly Entry[], game: OpenedGame): Promise<void> {
    const [opened, ...rest] = entries;
    if (opened?.kind !== 'opened') throw new Error('no opening');
    const state = new TableState(id, game, opened);
    for (const entry of rest) state.take(entry);
    await this.storage.append(id, 0, entries, state.card());
  }

  async close(): Promise<void> {
    await this.storage.close();
    await this.server.close();
    await rm(this.data, { recursive: true });
  }
}

/**
 * Two servers at which the same happens in the open: indistinguishable matches are put into their logs, and everything that they
 * send to one viewer is compared.
 */
export class PairedServers {
  /** On which channels anything was compared so far. */
  readonly compared = new Set<Channel>();
  /** How many pairs of matches were compared that were not the same. */
  unlike = 0;
  private readonly sides: Pair<Side>;

  static async start(games: readonly Game[]): Promise<PairedServers> {
    return new PairedServers([await Side.start(games), await Side.start(games)]);
  }

  private constructor(sides: Pair<Side>) {
    this.sides = sides;
  }

  get routes(): readonly string[] {
    return this.sides[0].server.routes;
  }

  async close(): Promise<void> {
    for (const side of this.sides) await side.close();
  }

  /** What told indistinguishable matches apart for a viewer who was told the same of both. */
  async compare(game: Game, plan: PairPlan, dice: Chance): Promise<Difference[]> {
    const { seats, viewer, most, name, openings } = plan;
    const id = `${game.id}${name}`.replaceAll(' ', '');
    const contributions = Array.from({ length: seats }, (_, seat) => `${seat}${dice.pick(10)}`.repeat(32));
    const secret = `${dice.pick(10)}${dice.pick(10)}`.repeat(32);
    const start = { seats, seed: seedOf(secret, contributions) };
    const [first, second] = openings ?? [{ options: {}, ...sampleBring(game.open({}), seats, dice) }];
    const pair = IndistinguishableMatches.deal(
      game,
      { ...start, ...first },
      viewer,
      dice,
      second && { ...start, ...second },
    );
    if (pair === undefined) return [];
    for (let left = dice.pick(most + 1); left > 0 && pair.step() !== undefined; left--);
    const [one, other] = pair.matches.map(({ state }) => hashOf(state));
    if (one !== other) this.unlike++;

    const found: Difference[] = [];
    const hear: Compare = (channel, sent) => {
      this.compared.add(channel);
      const [one, other] = [normalize(sent[0]), normalize(sent[1])];
      if (one !== other) found.push({ channel, sent: [one, other] });
    };
    for (const side of this.sides) side.logged.splice(0);
    for (const [at, side] of this.sides.entries()) {
      const match = pair.matches[at];
      if (match === undefined) throw new Error('there are two matches');
      const { options, bring } = match.opening;
      const shelf = new OpenedGames([{ id: game.id, game: async () => game }], side.storage);
      const { opened: table, noted, contents } = await shelf.openNew(game.id, options);
      await shelf.keep({ contents });
      const opened = openingEntry(game, {
        account: idOf('owner'),
        holders: Array.from({ length: seats }, (_, seat): SeatHolder => person(seat)),
        secret,
        ...noted,
        ...(table.rules.carry !== undefined && { series: { id, place: 1 } }),
        at: created,
      });
      const entries = (holders: readonly SeatHolder[]): Entry[] => [
        { ...opened, holders },
        {
          kind: 'started',
          version: game.version,
          holders,
          contributions,
          ...(bring && { bring }),
          draws: match.opening.draws ?? [],
          at: created,
        },
        ...match.moves.map(
          (move): Entry => ({
            kind: 'played',
            ...move,
            account: idOf(`seat ${move.seat}`),
            at: created,
          }),
        ),
      ];
      await side.write(id, entries(opened.holders), table);
      if (viewer !== 'spectator') {
        const botsToo = opened.holders.with(viewer, { kind: 'bot', bot: 'greedy' });
        await side.write(`${id}bot`, entries(botsToo), table);
      }
    }
    const visit = await Visit.begin(this.sides, id, pair, hear);
    await visit.lookAround();
    for (let left = 3; left > 0; left--) {
      const answer = pair.step();
      if (answer === undefined) break;
      await visit.play(answer);
      await visit.lookAround();
    }
    await visit.attempt();
    await visit.lookElsewhere();
    await visit.end();
    if (viewer !== 'spectator') await this.askBot(`${id}bot`, hear);
    hear(
      'log',
      pairOf(this.sides, ({ logged }) => logged.map(normalize).sort().join('')),
    );
    return found;
  }

  /**
   * What tells somebody at a waiting table apart what somebody else chose to bring: at the first table one value, at the
   * second the other one, after a first choice that was another.
   */
  async compareBringing(game: Game, values: Pair<Json>): Promise<Difference[]> {
    const clients: TableClient[] = [];
    const asked: string[] = [];
    for (const [at, side] of this.sides.entries()) {
      const [ann, bob, eve] = [await side.person('ann'), await side.person('bob'), await side.person('eve')];
      const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
      const { id } = await ann.open({ game: game.id, seats });
      await bob.sit(id, 1);
      await eve.sit(id, 2);
      const client = await eve.connect(id);
      await client.until(() => client.table !== undefined);
      const put = (who: Player, seat: Seat, value: Json | undefined) =>
        who.request('PUT', `/tables/${id}/seats/${seat}/bring`, { value });
      const ask = async (path: string) => asked.push(await (await eve.request('GET', path)).text());
      if (at === 1) await put(bob, 1, values[0]);
      await put(bob, 1, values[at]);
      await client.until(() => client.table?.seats[1]?.brought === true);
      for (const path of [`/tables/${id}`, '/tables', `/tables/${id}/seats/1/bring`]) await ask(path);
      // The match begins with what the other two bring.
      await put(ann, 0, values[0]);
      await put(eve, 2, values[0]);
      await client.until(() => client.seq === 0);
      for (const path of [`/tables/${id}`, `/tables/${id}/history?viewer=2`]) await ask(path);
      await client.close();
      clients.push(client);
    }
    // What browsers contribute is another each time.
    const emitted = (texts: readonly string[]) =>
      normalize(texts.join('\n')).replace(/"contributions":\[[^\]]*\]/g, '');
    const texts = clients.map((client) => emitted(client.texts));
    const half = asked.length / 2;
    const bodies = [emitted(asked.slice(0, half)), emitted(asked.slice(half))];
    const found: Difference[] = [];
    if (texts[0] !== texts[1]) found.push({ channel: 'frame table', sent: [texts[0] ?? '', texts[1] ?? ''] });
    if (bodies[0] !== bodies[1]) {
      found.push({ channel: 'GET /api/tables/:id', sent: [bodies[0] ?? '', bodies[1] ?? ''] });
    }
    return found;
  }

  /** What a bot in the place of the viewer is given. Its own chance is another each time. */
  private async askBot(id: string, hear: Compare): Promise<void> {
    for (const side of this.sides) {
      side.asked.splice(0);
      await (await side.person('eve')).request('GET', `/tables/${id}`);
    }
    const given = pairOf(this.sides, ({ asked }) =>
      JSON.stringify(asked.map((one) => ({ ...one, seed: '' }))),
    );
    if (given[0] !== '[]' || given[1] !== '[]') hear('bot input', given);
  }
}

type Compare = (channel: Channel, sent: Pair<string>) => void;

/** The viewer at both tables, with everybody else there before. */
class Visit {
  private readonly matches: IndistinguishableMatches;
  private readonly compare: Compare;
  private readonly id: string;
  private readonly players: Pair<Player>;
  private readonly owners: Pair<Player>;
  private readonly clientsBySeat: readonly Pair<TableClient>[];
  private readonly clients: Pair<TableClient>;
  private heardUntil = 0;

  static async begin(
    sides: Pair<Side>,
    id: string,
    pair: IndistinguishableMatches,
    hear: Compare,
  ): Promise<Visit> {
    const { viewer, matches } = pair;
    const both = async <T>(work: (side: Side) => Promise<T>): Promise<Pair<T>> => [
      await work(sides[0]),
      await work(sides[1]),
    ];
    const come = (name: string) =>
      both(async (side) => {
        const client = await (await side.person(name)).connect(id);
        await client.until(() => client.seq >= 0);
        return client;
      });
    const holders: Pair<TableClient>[] = [];
    for (let seat = 0; seat < matches[0].seats; seat++) {
      if (seat !== viewer) holders[seat] = await come(`seat ${seat}`);
    }
    const name = viewer === 'spectator' ? 'eve' : `seat ${viewer}`;
    const clients = await come(name);
    if (viewer !== 'spectator') holders[viewer] = clients;
    const players = await both((side) => side.person(name));
    const owners = await both((side) => side.person('owner'));
    return new Visit(id, pair, hear, players, owners, holders, clients);
  }

  private constructor(
    id: string,
    pair: IndistinguishableMatches,
    hear: Compare,
    players: Pair<Player>,
    owners: Pair<Player>,
    holders: readonly Pair<TableClient>[],
    clients: Pair<TableClient>,
  ) {
    this.id = id;
    this.matches = pair;
    this.compare = hear;
    this.players = players;
    this.owners = owners;
    this.clientsBySeat = holders;
    this.clients = clients;
  }

  /** Everything that can be asked for without a table. */
  async lookElsewhere(): Promise<void> {
    await this.ask('GET /healthz', '/healthz');
    await this.ask('GET /readyz', '/readyz');
    await this.ask('GET /*', '/');
    await this.ask('GET /api/me', '/api/me');
    await this.ask('PATCH /api/me', '/api/me', { name: this.players[0].account.name });
    const passkey = { id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON: 'a' } };
    const shown = { ...passkey, clientExtensionResults: {} };
    await this.ask('POST /api/me/recovery', '/api/me/recovery', {});
    await this.ask('GET /api/me/keys', '/api/me/keys');
    await this.ask('POST /api/recovery', '/api/recovery', { code: 'A' });
    await this.ask('POST /api/me/passkeys/options', '/api/me/passkeys/options', {});
    await this.ask('POST /api/me/passkeys', '/api/me/passkeys', shown);
    await this.ask('DELETE /api/me/passkeys/:passkey', '/api/me/passkeys/a');
    await this.ask('POST /api/passkey/options', '/api/passkey/options', {});
    await this.ask('POST /api/passkey', '/api/passkey', shown);
    const closed = 'http://127.0.0.1/';
    const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
    await this.ask('GET /api/me/notices', '/api/me/notices');
    await this.ask('POST /api/me/push', '/api/me/push', { endpoint: closed, keys });
    await this.ask('DELETE /api/me/push', '/api/me/push', { endpoint: closed });
    await this.ask('PUT /api/me/webhook', '/api/me/webhook', { url: closed });
    await this.ask('DELETE /api/me/webhook', '/api/me/webhook');
    await this.ask('POST /api/me/notices/test', '/api/me/notices/test');
    const loadout = `/api/loadouts/${'0'.repeat(32)}`;
    const { id: game } = this.matches.matches[0].game;
    const kept = { game, name: 'a', options: {}, value: null };
    await this.ask('PUT /api/loadouts/:loadout', loadout, kept, this.owners);
    await this.ask('GET /api/loadouts', '/api/loadouts');
    await this.ask('DELETE /api/loadouts/:loadout', loadout);
    await this.ask('GET /api/addresses', '/api/addresses');
  }

  /** Everything by which the viewer can see what has been played. */
  async lookAround(): Promise<void> {
    const { id, matches: pair } = this;
    const table = `/api/tables/${id}`;
    await this.ask('GET /metrics', '/metrics');
    await this.ask('GET /api/tables', '/api/tables');
    await this.ask('GET /api/tables/:id', table);
    await this.ask('GET /api/tables/:id/record', `${table}/record`);
    await this.ask('GET /api/series/:id', `/api/series/${id}`);
    const seats = Array.from({ length: pair.matches[0].seats + 1 }, (_, seat) => String(seat));
    for (const side of [...seats, 'spectator', 'referee']) {
      await this.ask('GET /api/tables/:id/history', `${table}/history?viewer=${side}`);
    }
    await this.content();
    await this.talk();
    await this.comeBack();
  }

  /** Everything else that can be asked of a table: most of it is refused, whatever has been played. */
  async attempt(): Promise<void> {
    const { id, matches: pair } = this;
    const table = `/api/tables/${id}`;
    await this.ask('PATCH /api/tables/:id', table, { chat: true });
    await this.ask('PATCH /api/tables/:id', table, { chat: true }, this.owners);
    await this.ask('POST /api/tables/:id/owner', `${table}/owner`, { person: 'nobody' });
    await this.ask('POST /api/tables/:id/owner', `${table}/owner`, { person: 'nobody' }, this.owners);
    await this.ask('DELETE /api/tables/:id/people/:person', `${table}/people/nobody`);
    await this.ask('DELETE /api/tables/:id/people/:person', `${table}/people/nobody`, undefined, this.owners);
    await this.ask('POST /api/tables/:id/seats/:seat', `${table}/seats/0`, contribution());
    await this.ask('DELETE /api/tables/:id/seats/:seat', `${table}/seats/0`);
    await this.ask('PUT /api/tables/:id/seats/:seat', `${table}/seats/0`, { kind: 'open' });
    await this.ask('POST /api/tables/:id/contribution', `${table}/contribution`, contribution());
    await this.ask('POST /api/tables/:id/start', `${table}/start`, {});
    await this.ask('POST /api/tables/:id/rematch', `${table}/rematch`, {});
    await this.ask('POST /api/tables/:id/next', `${table}/next`, {});
    await this.ask('POST /api/tables/:id/series-end', `${table}/series-end`, {});
    await this.ask('PUT /api/tables/:id/meeting', `${table}/meeting`, { at: '2020-01-01T20:00:00Z' });
    // What the owner is handed is sealed: a test of its own looks into it.
    await this.ask('GET /api/series/:id/file', `/api/series/${id}/file`);
    await this.ask('POST /api/series', '/api/series', { starboard: 'series' });
    const bring = '/seats/1/bring';
    await this.ask('PUT /api/tables/:id/seats/:seat/bring', `${table}${bring}`, { value: null });
    await this.ask('GET /api/tables/:id/seats/:seat/bring', `${table}${bring}`);
    const plan = { game: pair.matches[0].game.id, options: {}, listed: false };
    const opening = {
      ...plan,
      seats: Array.from({ length: pair.matches[0].seats }, () => ({ kind: 'open' })),
    };
    await this.ask('POST /api/tables', '/api/tables', opening, this.owners);
    await this.forced();
  }

  /** The content of the table, as the viewer is told where to find it; by its hash alone it is not found. */
  private async content(): Promise<void> {
    const bodies: string[] = [];
    for (const player of this.players) {
      const details = await jsonOf<TableDetails>(await player.request('GET', `/tables/${this.id}`));
      const path = details.content?.url ?? `/api/content/${'0'.repeat(64)}`;
      const found = await answerTo(player, 'GET', path);
      const hidden = await answerTo(player, 'GET', path.replace(/\?.*/, ''));
      bodies.push(`${found.status} ${found.text} ${hidden.status} ${hidden.text}`);
    }
    this.compare('GET /api/content/:hash', [bodies[0] ?? '', bodies[1] ?? '']);
  }

  /** Somebody answers, at each table what the twin does there. */
  async play({ seat, choices }: PairedMove): Promise<void> {
    const seq = this.matches.matches[0].moves.length;
    for (const [at, client] of (this.clientsBySeat[seat] ?? []).entries()) {
      const reply = await client.play(seat, choices[at] ?? '');
      if (reply.type !== 'accepted') throw new Error(`${choices[at]}: ${JSON.stringify(reply)}`);
    }
    for (const clients of [this.clients, ...this.clientsBySeat]) {
      for (const client of clients) await client.until(() => client.seq >= seq);
    }
  }

  async end(): Promise<void> {
    const all = new Set([this.clients, ...this.clientsBySeat].flat());
    for (const client of all) await client.close();
  }

  /** Questions, refusals and looks on the socket that is open; and what came on it by itself since. */
  private async talk(): Promise<void> {
    const { viewer, matches } = this.matches;
    const legal = matches[0].decisions().find(({ seat }) => seat === viewer)?.choices ?? [];
    const tried = [...legal.slice(0, 3), ...legal.slice(-2), '?', '1', '-', '0,0r0', '99'];
    for (const [number, choice] of tried.entries()) {
      for (const seat of [viewer === 'spectator' ? 0 : viewer, 1]) {
        for (const client of this.clients) {
          const before = client.messages.length;
          client.send({ type: 'why', id: `why ${number}`, seat, choice });
          await client.acknowledgementOf(`why ${number}`, before);
        }
      }
    }
    for (const client of this.clients) {
      await client.ask([{ ask: 'facts' }, { ask: 'ways' }, { ask: 'hand', seat: 0, hand: [] }], 'ask');
    }
    // Everybody pauses, and goes on.
    for (const [seat, clients] of this.clientsBySeat.entries()) {
      for (const client of clients) await client.request({ type: 'propose', seat, what: 'pause' });
    }
    for (const client of this.clientsBySeat[0] ?? []) await client.request({ type: 'resume', seat: 0 });
    // Everybody points at something, once at each table, as how often one may is counted by the clock.
    for (const [seat, clients] of this.clientsBySeat.entries()) {
      for (const client of clients) {
        const before = client.messages.length;
        client.send({ type: 'point', id: `point ${seat}`, seat, at: tried[0] ?? '?' });
        await client.acknowledgementOf(`point ${seat}`, before);
      }
    }
    for (const client of this.clients) {
      await client.play(0, '?', { id: 'nonsense' });
      // Once at each table, as how often one may is counted by the clock.
      for (const to of ['all', 'team'] as const) {
        const before = client.messages.length;
        client.send({ type: 'say', id: `say ${to}`, text: 'hello', to });
        await client.acknowledgementOf(`say ${to}`, before);
      }
      await client.play(1, tried[0] ?? '', { id: 'early', seq: 10_000 });
      for (const side of [1, 'spectator', viewer] as const) {
        const before = client.messages.length;
        client.send({ type: 'view', viewer: side });
        await client.until(() => client.messages.length > before);
      }
    }
    const since = this.heardUntil;
    const [one, other] = this.clients;
    for (let place = since; place < Math.max(one.texts.length, other.texts.length); place++) {
      const type = one.messages[place]?.type ?? other.messages[place]?.type ?? 'table';
      this.compare(`frame ${type}`, [one.texts[place] ?? '', other.texts[place] ?? '']);
    }
    this.heardUntil = one.texts.length;
  }

  /** The viewer's second browser, which comes back after a while. */
  private async comeBack(): Promise<void> {
    const sent: string[] = [];
    const chats: string[] = [];
    for (const player of this.players) {
      const from = Math.max(0, this.clients[0].seq - 2);
      const back = socketOf(player, `${this.id}/socket?from=${from}&viewer=${this.matches.viewer}`);
      const came: string[] = [];
      back.on('message', (data) => came.push(String(data)));
      while (came.length < 2) await once(back, 'message');
      sent.push(came[0] ?? '');
      chats.push(came[1] ?? '');
      back.close();
      await once(back, 'close');
    }
    this.compare('frame missed', [sent[0] ?? '', sent[1] ?? '']);
    this.compare('frame chat', [chats[0] ?? '', chats[1] ?? '']);
  }

  /** Sockets that the server does not open, or ends. */
  private async forced(): Promise<void> {
    const refused: string[] = [];
    const ended: string[] = [];
    for (const player of this.players) {
      const open = (query: string) => socketOf(player, `${this.id}/socket${query}`);
      const stranger = open('?viewer=referee');
      stranger.on('error', () => undefined);
      const [, response] = await once(stranger, 'unexpected-response');
      let body = '';
      for await (const chunk of response) body += chunk;
      refused.push(`${response.statusCode} ${body}`);
      const elsewhere = open('?viewer=9');
      const [code, reason] = await once(elsewhere, 'close');
      const long = open('');
      await once(long, 'open');
      long.send('x'.repeat(20_000));
      const [longCode, longReason] = await once(long, 'close');
      ended.push(`${code} ${reason} ${longCode} ${longReason}`);
    }
    this.compare('refused handshake', [refused[0] ?? '', refused[1] ?? '']);
    this.compare('close of a socket', [ended[0] ?? '', ended[1] ?? '']);
  }

  private async ask(
    channel: Channel & `${string} /${string}`,
    path: string,
    body?: unknown,
    players = this.players,
  ): Promise<void> {
    const [method = ''] = channel.split(' ');
    const bodies: string[] = [];
    const heads: string[] = [];
    for (const player of players) {
      const { status, headers, text } = await answerTo(player, method, path, body);
      bodies.push(text);
      const told = Object.entries(headers).filter(([name]) => !ofTime.has(name));
      // How long the figures of time and memory are differs each time.
      if (channel === 'GET /metrics') told.splice(0);
      heads.push(`${channel} ${status} ${JSON.stringify(told)}`);
    }
    this.compare(channel, [bodies[0] ?? '', bodies[1] ?? '']);
    this.compare('headers', [heads[0] ?? '', heads[1] ?? '']);
  }
}

/** Headers that differ each time: whether a body goes out with its length, or in chunks, depends on when it is there. */
const ofTime: ReadonlySet<string> = new Set(['date', 'set-cookie', 'content-length', 'transfer-encoding']);

const connections = new Agent({ keepAlive: true });

/**
 * What a server replies to somebody, as it is before it is compressed: tens of thousands of replies are compared, and `fetch`
 * would have each one compressed and read again.
 */
async function answerTo(
  { url, cookie }: Player,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string }> {
  const sent = request(`${url}${path}`, { agent: connections, method, headers: { cookie } });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (response === undefined) throw new Error('nothing came');
  response.setEncoding('utf8');
  let text = '';
  for await (const chunk of response) text += chunk;
  return { status: response.statusCode ?? 0, headers: response.headers, text };
}

function socketOf({ url, cookie }: Player, path: string): WebSocket {
  return new WebSocket(`${url.replace('http', 'ws')}/api/tables/${path}`, { headers: { cookie } });
}

function person(seat: Seat): SeatHolder {
  return { kind: 'person', account: idOf(`seat ${seat}`), name: `seat ${seat}` };
}

function pairOf<T, U>([one, other]: Pair<T>, work: (side: T) => U): Pair<U> {
  return [work(one), work(other)];
}

/** An account's id, the same at both servers. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/** Figures that depend on the machine: time, memory, what was read so far and the like. */
const ofMachine = /^(process|nodejs|starboard_append_seconds_(bucket|sum)|starboard_unread_bytes).*\n/gm;

/** Without what is another each time in any two matches: times, ports, names of new tables, codes, challenges. */
function normalize(text: string): string {
  return text
    .replace(ofMachine, '')
    .replace(/"(opened|changed|since|at)":"[^"]*"/g, '"$1":""')
    .replace(/:\d{4,5}(?=["/])/g, '')
    .replace(/"(id|table)":"[a-z2-9]{16}"/g, '"$1":""')
    .replace(/\?key=[\w-]{22}/g, '?key=')
    .replace(/"(commitment|challenge|code)":"[\w-]{42,64}"/g, '"$1":""')
    .replace(/"recovery":"[^"]*"/g, '"recovery":""');
}
