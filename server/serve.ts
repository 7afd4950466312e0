import { createServer, type Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';
import { type Logger, pino } from 'pino';
import { BotPool } from '../bots/pool.ts';
import { games as ourGames } from '../games/games.ts';
import { prepareSchema } from '../schema/check.ts';
import { Accounts } from './accounts.ts';
import { addressesOf } from './addresses.ts';
import { api } from './api.ts';
import type { MoveChooser } from './bot-seats.ts';
import { type Caps, usualCaps } from './caps.ts';
import { type Environment, Proxies } from './client.ts';
import { DamageReport } from './damage-report.ts';
import { keyIn, reason, SetupError } from './data-folder.ts';
import { HostNames } from './host-names.ts';
import { Limits } from './limits.ts';
import { Metrics, watchedStorage } from './metrics.ts';
import { Notifier, type NotifierOptions } from './notices/notifier.ts';
import type { NoticeSender } from './notices/turn-notifier.ts';
import { openStorage, type StoragePlace } from './open-storage.ts';
import type { ServedGame } from './opened-games.ts';
import { pages } from './pages.ts';
import { workFor } from './party.ts';
import { type Beats, Presence } from './presence.ts';
import { refusalOf } from './refusal.ts';
import { boundResponses } from './responses.ts';
import { schemas } from './schemas.ts';
import { SeriesSeal } from './series-seal.ts';
import { Sockets } from './sockets.ts';
import type { Storage } from './storage/storage.ts';
import { Tables } from './tables.ts';
import { yieldIfDue } from './yielder.ts';

export interface ServeOptions extends StoragePlace {
  /** With 0 the system picks a free port. */
  readonly port: number;
  /** `0.0.0.0` for the whole network, `127.0.0.1` for this machine only. */
  readonly host: string;
  readonly games?: readonly ServedGame[];
  /** The bot pool; the server starts threads of its own if it is left out. It is closed with the server. */
  readonly bots?: MoveChooser & { close(): Promise<void> };
  /** The least time between a bot's decision and its move, in milliseconds. */
  readonly pause?: number;
  /** The mean delay of a forced pass, in milliseconds; 900 if left out. See `ReactionConfig`. */
  readonly cover?: number;
  /** The delay of a standing pass, in milliseconds; 50 if left out. See `ReactionConfig`. */
  readonly tick?: number;
  /** How long a table has to wait for an absent person before a bot may take over, in milliseconds. */
  readonly grace?: number;
  /** How long a table stays in memory after its last connection, in milliseconds. */
  readonly rest?: number;
  /** The folder of the built page. */
  readonly page?: string;
  readonly log?: Logger;
  /**
   * Addresses or networks of trusted proxies, which state the client's address. Proxies on this machine are always
   * trusted.
   */
  readonly proxies?: readonly string[];
  /** How often this process renews its lease, and how long the lease holds. */
  readonly beats?: Beats;
  /** Further host names under which browsers may reach this server; see {@link HostNames}. */
  readonly hostNames?: readonly string[];
  /** The file with the key that seals files of series; it gets that of the storage if it is not there yet. */
  readonly seriesKeyFile?: string;
  /** Limits that differ from the usual ones. */
  readonly caps?: Partial<Caps>;
  /** The configuration of notices to absent people. */
  readonly notices?: Partial<Omit<NotifierOptions, 'log' | 'dropped'> & Pick<NoticeSender, 'grace'>>;
}

export interface RunningServer {
  /** The URL of the server on this machine. */
  readonly url: string;
  readonly port: number;
  /** The URLs of the server in the local network. */
  readonly addresses: readonly string[];
  /** All HTTP routes, such as `GET /api/me`. */
  readonly routes: readonly string[];
  /** Finishes the work under way, and stops. */
  close(): Promise<void>;
}

const builtPage = fileURLToPath(new URL('../dist', import.meta.url));
/** The contact for push services if the host gives none. They require one. */
const unknownContact = 'mailto:host@starboard.invalid';
/** How long people have to come to the table before they get a notice, in milliseconds. */
const usualGrace = 15_000;
/** The longest time that a bot may think, in milliseconds. */
const botLimit = 2000;
/** How long the storage of a ready server may take to answer, in milliseconds. */
const storagePatience = 2000;
/** How long browsers insist on TLS, in seconds: a year. */
const staySecure = 31_536_000;

/** Starts the server. Rejects with a {@link SetupError} that names the remedy, if it cannot start. */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const {
    host,
    games = ourGames,
    pause = 600,
    cover = 900,
    tick = 50,
    grace = 60_000,
    rest = 60_000,
    page = builtPage,
  } = options;
  const log = options.log ?? pino({ level: 'silent' });
  const proxies = new Proxies(options.proxies);
  const hostNames = new HostNames(options.hostNames);
  const caps: Caps = { ...usualCaps, ...options.caps };
  const limits = new Limits(caps);
  const opened = await openStorage(options);
  const { secret } = opened;
  const { seriesKeyFile } = options;
  const seriesKey =
    seriesKeyFile === undefined
      ? opened.seriesKey
      : await keyIn(seriesKeyFile, opened.seriesKey).catch(async (failure: unknown) => {
          await opened.storage.close();
          throw failure;
        });
  const damage = new DamageReport(log);
  const metrics = new Metrics({
    tables: () => tables.size,
    connections: () => sockets.size,
    unread: () => sockets.unreadBytes,
    damaged: () => damage.tables,
  });
  const storage = watchedStorage(opened.storage, metrics, damage);
  const bots = options.bots ?? new BotPool();
  const accounts = new Accounts(storage);
  const { anywhere = false, contact = unknownContact, waits } = options.notices ?? {};
  const notifier = new Notifier(accounts, storage, secret, {
    anywhere,
    contact,
    dropped: (why) => metrics.noticeDropped(why),
    log,
    ...(waits && { waits }),
  });
  const noticeSender: NoticeSender = {
    send: (account, notice) => void notifier.notify(account, notice),
    grace: options.notices?.grace ?? usualGrace,
  };
  const config = { botPool: bots, pause, limit: botLimit, cover, tick, grace, log };
  const presence = new Presence(storage, log, options.beats);
  const tables = new Tables(games, storage, config, noticeSender, presence, rest, caps);

  let port = 0;
  let stopping = false;
  const app = new Hono<Environment>();
  app.use(async (c, next) => {
    const { address } = getConnInfo(c).remote;
    c.set('client', proxies.clientOf(address, c.req.header()));
    await next();
    // Only a browser that came by TLS is told to insist on TLS.
    if (c.var.client.secure) c.header('Strict-Transport-Security', `max-age=${staySecure}`);
  });
  app.use(headers());
  app.use(async (c, next) => {
    await next();
    metrics.requested(c.res.status);
  });
  app.get('/healthz', (c) => c.json({ ok: true }));
  app.get('/readyz', async (c) => {
    const ready = !stopping && (await isThere(storage));
    return c.json({ ok: ready }, ready ? 200 : 503);
  });
  // Routes above are for other programs and answer under every host name. Routes below are for the page.
  app.use(async (c, next) => {
    const refused = hostNames.refusal(c.req.header('host'));
    if (refused === undefined) return next();
    const forPrograms = c.req.path.startsWith('/api/');
    return forPrograms ? c.json(refusalOf(refused), 403) : c.text(refused.page, 403);
  });
  app.get('/metrics', async (c) =>
    c.text(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType }),
  );
  app.route(
    '/api',
    api({
      accounts,
      tables,
      loadouts: storage,
      games: new Set(games.map(({ id }) => id)),
      caps,
      secret,
      seal: new SeriesSeal(seriesKey),
      notifier,
      limits,
      log,
      addresses: () => ({ urls: addressesOf(host, port) }),
    }),
  );
  app.use(compress());
  app.route('/', pages(page));

  const respond = getRequestListener(app.fetch);
  const http = createServer((request, response) => {
    const { address } = proxies.clientOf(request.socket.remoteAddress, request.headers);
    // Whoever sends many at once waits while others are served.
    void workFor({ address, account: '' }, async () => {
      await yieldIfDue();
      await respond(request, response);
    });
  });
  const endBounds = boundResponses(
    http,
    ({ remoteAddress }) => {
      const { address, local } = proxies.clientOf(remoteAddress, {});
      return local ? undefined : address;
    },
    caps,
  );
  const sockets = new Sockets(http, {
    accounts,
    tables,
    secret,
    limits,
    proxies,
    hostNames,
    metrics,
    caps,
    log,
  });
  try {
    for (const schema of schemas) prepareSchema(schema);
    await tables.prepare();
    await presence
      .begin(() => void tables.goOn())
      .catch((cause: unknown) => {
        throw opened.explain(cause);
      });
    port = await listen(http, options.port, host);
  } catch (failure) {
    await tables.close();
    await presence.close();
    await notifier.close();
    await bots.close();
    await storage.close();
    throw failure;
  }
  damage.check(storage);
  log.info({ host, port }, 'the server runs');

  return {
    url: `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`,
    port,
    addresses: addressesOf(host, port),
    routes: app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`),
    async close() {
      stopping = true;
      endBounds();
      const closed = new Promise((resolve) => http.close(resolve));
      await sockets.close();
      await tables.close();
      await presence.close();
      await notifier.close();
      http.closeAllConnections();
      await closed;
      await bots.close();
      await damage.close();
      await storage.close();
      log.info('the server has stopped');
    },
  };
}

/** Whether the storage answers within {@link storagePatience}. */
function isThere(storage: Storage): Promise<boolean> {
  const replied = storage.last([]).then(
    () => true,
    () => false,
  );
  return Promise.race([replied, setTimeout(storagePatience, false, { ref: false })]);
}

/** Scripts, styles, fonts and sockets come from this server only, and no other page may frame ours. */
function headers() {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    // With TLS, the hook above sets this header.
    strictTransportSecurity: false,
    xFrameOptions: 'DENY',
    referrerPolicy: 'no-referrer',
  });
}

function listen(http: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    http.once('error', (cause) => {
      const why = reason(cause);
      const explanation =
        why === 'EADDRINUSE'
          ? `port ${port} is in use: stop what uses it, or choose another with --port`
          : why === 'EACCES'
            ? `port ${port} is not allowed: choose one above 1023 with --port`
            : `cannot listen on ${host}, port ${port} (${why}): choose others with --host and --port`;
      reject(new SetupError(explanation, { cause }));
    });
    http.listen(port, host, () => {
      const address = http.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
