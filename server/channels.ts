import type { ServerMessage } from './protocol.ts';

/**
 * All channels: everything by which data leave the server. `channels.test.ts` plays indistinguishable matches, which
 * differ only in what is hidden, and compares every byte that they send on each channel. The test fails if output is
 * missing here, or if a channel listed here was never observed.
 */
const frames = [
  'snapshot',
  'update',
  'status',
  'missed',
  'table',
  'accepted',
  'answered',
  'refused',
  'chat',
  'said',
  'pointed',
] as const;

const routes = [
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /api/me',
  'PATCH /api/me',
  'GET /api/me/keys',
  'POST /api/me/recovery',
  'POST /api/recovery',
  'POST /api/me/passkeys/options',
  'POST /api/me/passkeys',
  'DELETE /api/me/passkeys/:passkey',
  'POST /api/passkey/options',
  'POST /api/passkey',
  'GET /api/me/notices',
  'POST /api/me/push',
  'DELETE /api/me/push',
  'PUT /api/me/webhook',
  'DELETE /api/me/webhook',
  'POST /api/me/notices/test',
  'GET /api/loadouts',
  'PUT /api/loadouts/:loadout',
  'DELETE /api/loadouts/:loadout',
  'GET /api/tables',
  'POST /api/tables',
  'GET /api/tables/:id',
  'PATCH /api/tables/:id',
  'POST /api/tables/:id/owner',
  'DELETE /api/tables/:id/people/:person',
  'POST /api/tables/:id/seats/:seat',
  'DELETE /api/tables/:id/seats/:seat',
  'PUT /api/tables/:id/seats/:seat',
  'POST /api/tables/:id/contribution',
  'POST /api/tables/:id/start',
  'PUT /api/tables/:id/seats/:seat/bring',
  'GET /api/tables/:id/seats/:seat/bring',
  'POST /api/tables/:id/rematch',
  'POST /api/tables/:id/next',
  'POST /api/tables/:id/series-end',
  'PUT /api/tables/:id/meeting',
  'GET /api/series/:id',
  'GET /api/series/:id/file',
  'POST /api/series',
  'GET /api/tables/:id/record',
  'GET /api/tables/:id/history',
  'GET /api/content/:hash',
  'GET /api/addresses',
  /** The page and its files. */
  'GET /*',
] as const;

const others = [
  /** The answer to a socket that is refused. */
  'refused handshake',
  /** The code and the reason with which the server closes a socket. */
  'close of a socket',
  /** Status and headers of every HTTP answer. */
  'headers',
  /** The lines of the server's own log. Its reader is the host, who may be playing. */
  'log',
  /** The request that a bot receives. */
  'bot input',
] as const;

export type Frame = (typeof frames)[number];
export type Route = (typeof routes)[number];
export type Channel = `frame ${Frame}` | Route | (typeof others)[number];

export const channels: readonly Channel[] = [
  ...frames.map((frame) => `frame ${frame}` as const),
  ...routes,
  ...others,
];

/** A compile-time check that no kind of frame is missing. */
export type EveryFrame = ServerMessage['type'] extends Frame ? true : never;
export const everyFrame: EveryFrame = true;

/**
 * The files of the server that produce output, and the kind of output. Test support is not included. Storage is no
 * channel, because only the server reads it.
 */
export const outlets: Readonly<Record<string, readonly string[]>> = {
  'api.ts': ['response', 'log'],
  'bot-seats.ts': ['log', 'bot'],
  'conversation.ts': ['socket', 'log'],
  'damage-report.ts': ['log'],
  'keys-api.ts': ['response'],
  'loadouts-api.ts': ['response'],
  'notices-api.ts': ['response'],
  'notices/notifier.ts': ['log'],
  // Notices: `notices/turn-notifier.ts` lists every field, and `notices.test.ts` compares them whole.
  'notices/post.ts': ['outside'],
  'pages.ts': ['response'],
  'presence.ts': ['log'],
  'serve.ts': ['response', 'log'],
  'series-api.ts': ['response', 'log'],
  'sockets.ts': ['socket', 'log'],
  'audience.ts': ['socket'],
  'broadcast.ts': ['socket'],
  'table.ts': ['log'],
  'checkpoint-writer.ts': ['log'],
  'tables-api.ts': ['response', 'log'],
  'tables.ts': ['log'],
  'storage/sqlite.ts': ['thread'],
  'storage/sqlite-thread.ts': ['thread'],
};
