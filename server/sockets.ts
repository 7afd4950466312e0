import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import type { Accounts } from './accounts.ts';
import type { Caps } from './caps.ts';
import type { Client, Proxies } from './client.ts';
import { converse } from './conversation.ts';
import type { HostNames } from './host-names.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { presentParty, workFor } from './party.ts';
import { fault, Refused, refusalOf, statusOf } from './refusal.ts';
import { accountIn, isOurs } from './session.ts';
import type { Tables } from './tables.ts';
import { viewerIn } from './tables-api.ts';
import { Traffic } from './traffic.ts';
import { UnreadBytes } from './unread.ts';

/** The longest message that a page sends, in bytes. */
const longestMessage = 16_384;
/** How long browsers have to close a connection, in milliseconds. */
const goodbye = 500;
/** How long work under way has to finish when the server stops, in milliseconds. */
const patience = 5000;
const place = /^\/api\/tables\/([^/]+)\/socket$/;

export interface SocketParts {
  readonly accounts: Accounts;
  readonly tables: Tables;
  readonly secret: string;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly proxies: Proxies;
  readonly hostNames: HostNames;
  readonly caps: Caps;
  readonly log: Logger;
}

/** The sockets of all tables, on an HTTP server. */
export class Sockets {
  private readonly parts: SocketParts;
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: longestMessage,
    // Without context takeover: half the compression, but a hundredth of the memory for each connection.
    perMessageDeflate: {
      threshold: 1024,
      serverNoContextTakeover: true,
      clientNoContextTakeover: true,
      zlibDeflateOptions: { level: 4 },
    },
  });
  private readonly unread: UnreadBytes;
  private readonly traffic = new Traffic();

  constructor(http: Server, parts: SocketParts) {
    this.parts = parts;
    http.on('upgrade', (request, socket, head) => {
      const client = parts.proxies.clientOf(request.socket.remoteAddress, request.headers);
      const party = { address: client.address, account: '' };
      void workFor(party, () => this.upgrade(request, socket, head, client));
    });
    this.unread = new UnreadBytes(parts.caps);
  }

  /** Number of connections. */
  get size(): number {
    return this.server.clients.size;
  }

  /** What connections were sent and have not read, in bytes. */
  get unreadBytes(): number {
    return this.unread.all;
  }

  /**
   * Answers all messages that have arrived, accepts no more, and closes all connections. Browsers connect again when
   * the server is back.
   */
  async close(): Promise<void> {
    this.unread.close();
    await this.traffic.close(patience);
    const gone = [...this.server.clients].map(
      (client) => new Promise<void>((resolve) => client.once('close', () => resolve())),
    );
    for (const client of this.server.clients) client.close(1001, 'the server stops');
    const end = setTimeout(() => {
      for (const client of this.server.clients) client.terminate();
    }, goodbye);
    await Promise.all(gone);
    clearTimeout(end);
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, who: Client): Promise<void> {
    const { accounts, tables, secret, limits, hostNames, metrics, log } = this.parts;
    const onError = () => socket.destroy();
    socket.on('error', onError);
    try {
      const url = URL.parse(request.url ?? '/', 'http://server');
      const id = place.exec(url?.pathname ?? '')?.[1];
      if (url === null || id === undefined || this.traffic.closed)
        throw new Refused('not-found', 'there is nothing here');
      const unknown = hostNames.refusal(request.headers.host);
      if (unknown !== undefined) throw unknown;
      if (!isOurs(request.headers.origin, request.headers.host)) {
        throw new Refused('wrong-origin', 'this comes from a page of somebody else');
      }
      limits.check('address', who);
      const account = await accounts.need(await accountIn(request.headers.cookie, secret));
      limits.check('account', who, account.id);
      presentParty().account = account.id;
      const viewer = viewerIn(url.searchParams.get('viewer'));
      const from = seqIn(url.searchParams.get('from'));
      const table = await tables.get(id);
      const closed = limits.begin('connections', who, account.id);
      // The socket counts from here on, even if the handshake fails.
      socket.once('close', closed);
      socket.off('error', onError);
      this.server.handleUpgrade(request, socket, head, (client) => {
        const start = { ...(viewer !== undefined && { viewer }), ...(from !== undefined && { from }) };
        const surroundings = {
          limits: limits.messages(who, account.id),
          log,
          metrics,
          traffic: this.traffic,
          gather: createGatherer(socket),
          unread: this.unread.follow(client, who, account.id),
        };
        void converse(client, table, account, start, surroundings);
      });
    } catch (failure) {
      const refusal = refusalOf(failure);
      if (refusal === undefined) log.error({ err: failure }, 'a socket could not be opened');
      const sent = refusal ?? fault;
      const body = JSON.stringify(sent);
      socket.end(
        `HTTP/1.1 ${statusOf(sent.code)} Refused\r\nContent-Type: application/json\r\n` +
          `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
      );
    }
  }
}

/**
 * Lets what is written to a connection wait for the end of this turn of the event loop: who moves is told what follows
 * and that it counts, and one call to the system for both is half the work.
 */
function createGatherer(socket: Duplex): () => void {
  let gathering = false;
  return () => {
    if (gathering) return;
    gathering = true;
    socket.cork();
    setImmediate(() => {
      gathering = false;
      socket.uncork();
    });
  };
}

function seqIn(text: string | null): number | undefined {
  if (text === null) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new Refused('bad-request', 'from is a sequence number');
  return Number(text);
}
