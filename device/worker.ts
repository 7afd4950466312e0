/**
 * Runs the tables of this device in a worker of the page: the server's own tables, over IndexedDB. Matches are played as
 * at a server, so the page sees only what its seats see, and the records of both hold the same proof.
 */
import { Hono } from 'hono';
import { pino } from 'pino';
import { games } from '../games/games.ts';
import { usualCaps } from '../server/caps.ts';
import type { Environment } from '../server/client.ts';
import { converse } from '../server/conversation.ts';
import { randomHex } from '../server/crypto.ts';
import { Presence } from '../server/presence.ts';
import { fault, refusalOf, statusOf } from '../server/refusal.ts';
import { StorageFailure } from '../server/storage/storage.ts';
import { Tables } from '../server/tables.ts';
import { tablesApi } from '../server/tables-api.ts';
import { Traffic } from '../server/traffic.ts';
import { BotThread } from './bot-thread.ts';
import { IndexedStorage } from './indexed-storage.ts';
import { PortConnection } from './port-connection.ts';
import { deviceMark, type FromDevice, type ToDevice } from './protocol.ts';

type Ask = Extract<ToDevice, { readonly kind: 'ask' }>;
type Join = Extract<ToDevice, { readonly kind: 'join' }>;

interface Device {
  ask(request: Ask): Promise<FromDevice>;
  join(request: Join, port: MessagePort): Promise<void>;
}

/** How tables are run, in milliseconds: as a server does it. */
const pace = { pause: 600, limit: 2000, cover: 900, tick: 50, grace: 60_000 };
const rest = 60_000;
/** Less often than a server: a beat writes to the disk of a phone. */
const beats = { interval: 15_000, lease: 45_000 };

const log = pino({ level: 'warn' });

/** Opens the tables of this device. Rejects if the browser keeps nothing, or has no room. */
async function openDevice(name: string): Promise<Device> {
  const storage = await IndexedStorage.open('starboard');
  const me = { id: await storage.setOnce('account', randomHex(16)), name, created: Date.now() };
  const config = { ...pace, botPool: new BotThread(), log };
  const presence = new Presence(storage, log, beats);
  const noNotices = { send: () => undefined, grace: 0 };
  const tables = new Tables(games, storage, config, noNotices, presence, rest, usualCaps, deviceMark);
  await presence.begin(() => void tables.goOn());

  const unlimited = { check: () => undefined, work: () => undefined, begin: () => () => undefined };
  const app = new Hono<Environment>();
  app.onError((failure, c) => {
    const refusal = refusalOf(failure);
    if (refusal === undefined) log.error(failure);
    const sent = refusal ?? fault;
    return c.json(sent, statusOf(sent.code));
  });
  app.route(
    '/',
    tablesApi({
      tables,
      limits: unlimited,
      log,
      account: async () => me,
      // Without an address nothing is limited: it is this person's own disk.
      opener: () => ({ account: me, address: undefined }),
      // The account is this browser.
      keep: async () => undefined,
    }),
  );
  const surroundings = {
    limits: { message: () => undefined, work: () => undefined },
    log,
    metrics: { replied: () => undefined },
    traffic: new Traffic(),
    gather: () => undefined,
    unread: { sent: () => undefined, hasRoom: true, room: async () => undefined },
  };

  return {
    async ask({ id, method, path, body }) {
      const response = await app.request(path, { method, ...(body !== undefined && { body }) });
      return { kind: 'answer', id, status: response.status, body: await response.text() };
    },
    async join({ table, viewer, from }, port) {
      const connection = new PortConnection(port);
      try {
        const start = { ...(viewer !== undefined && { viewer }), ...(from !== undefined && { from }) };
        await converse(connection, await tables.get(table), me, start, surroundings);
      } catch (failure) {
        if (refusalOf(failure) === undefined) log.error(failure);
        connection.close();
      }
    },
  };
}

let opening: Promise<Device> | undefined;

addEventListener('message', ({ data, ports: [port] }: MessageEvent<ToDevice>) => {
  if (data.kind === 'begin') {
    opening = openDevice(data.name);
    opening.then(
      () => report({ kind: 'ready' }),
      (failure: unknown) => report({ kind: 'failed', code: codeOf(failure), message: String(failure) }),
    );
  } else if (data.kind === 'ask') {
    void opening?.then((device) => device.ask(data)).then(report);
  } else if (port !== undefined) {
    void opening?.then((device) => device.join(data, port));
  }
});

function codeOf(failure: unknown): 'no-store' | 'not-stored' {
  const cause = failure instanceof StorageFailure ? failure.cause : failure;
  return cause instanceof DOMException && cause.name === 'QuotaExceededError' ? 'not-stored' : 'no-store';
}

function report(message: FromDevice): void {
  postMessage(message);
}
