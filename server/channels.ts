import type { ServerMessage } from './protocol.ts';

/**
 * Everything by which something leaves the server, whoever gets it. `channels.test.ts` lets indistinguishable matches, which differ
 * only in what is hidden, speak on each of them and compares every byte; and it fails when something that leaves is
 * missing here, or when something that stands here was not heard.
 */
const frames = [
  'snapshot',
  'update',
  'status',
  'missed',
  'table',
  'accepted',
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
  'GET /api/tables',
  'POST /api/tables',
  'GET /api/tables/:id',
  'PATCH /api/tables/:id',
  'POST /api/tables/:id/owner',
  'DELETE /api/tables/:id/people/:person',
  'POST /api/tables/:id/seats/:seat',
  'DELETE /api/tables/:id/seats/:seat',
  'POST /api/tables/:id/contribution',
  'POST /api/tables/:id/start',
  'PUT /api/tables/:id/seats/:seat/bring',
  'GET /api/tables/:id/seats/:seat/bring',
  'POST /api/tables/:id/rematch',
  'POST /api/tables/:id/next',
  'POST /api/tables/:id/series-end',
  'GET /api/tables/:id/record',
  'GET /api/tables/:id/history',
  'GET /api/content/:hash',
  'GET /api/addresses',
  /** The page and its files. */
  'GET /*',
] as const;

const others = [
  /** What a socket that is refused is answered. */
  'refused handshake',
  /** The code and the reason with which the server ends a socket. */
  'close of a socket',
  /** Status and headers of every answer by HTTP. */
  'headers',
  /** What the server writes into its log: read by whoever hosts it, who may be playing. */
  'log',
  /** What a bot is given to think about. */
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

/** The compiler's word that no kind of frame is missing. */
export type EveryFrame = ServerMessage['type'] extends Frame ? true : never;
export const everyFrame: EveryFrame = true;

/**
 * The files of the server that let something out, and how. What runs beside them in tests is not meant. Storage is no
 * channel: what it keeps is read by the server alone.
 */
export const outlets: Readonly<Record<string, readonly string[]>> = {
  'api.ts': ['response', 'log'],
  'bot-seats.ts': ['log', 'bot'],
  'conversation.ts': ['socket', 'log'],
  'keys-api.ts': ['response'],
  'notices-api.ts': ['response'],
  'notices/notifier.ts': ['log'],
  // Notices of `notices/turn-notifier.ts`, which says every field; `notices.test.ts` compares them whole.
  'notices/post.ts': ['outside'],
  'pages.ts': ['response'],
  'presence.ts': ['log'],
  'serve.ts': ['response', 'log'],
  'sockets.ts': ['socket', 'log'],
  'audience.ts': ['socket'],
  'broadcast.ts': ['socket'],
  'table.ts': ['log'],
  'checkpoint-writer.ts': ['log'],
  'tables.ts': ['log'],
  'storage/sqlite.ts': ['thread'],
  'storage/sqlite-thread.ts': ['thread'],
};
