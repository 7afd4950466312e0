import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import { type Caps, megabyte } from './caps.ts';
import type { Client } from './client.ts';

/** How long a connection may leave a ping without its echo, in milliseconds. */
const usualPatience = 15_000;
/** How long a connection may say nothing before it is pinged, in milliseconds. */
const heartbeat = 30_000;
/** After so many bytes a connection is asked whether it has read them. */
const measure = 32_000;
/** Whoever has so many bytes to read is sent no other view before they are read. */
const enough = 256_000;

/** What is sent on a connection, as far as its other end has not read it. */
export interface Unread {
  /** Notes what was sent. Ends the connection, or one that has more to read, if that is too much. */
  sent(bytes: number): void;
  /** Whether so little is unread that more can be sent. */
  readonly hasRoom: boolean;
  /** Resolves when so little is unread that more can be sent, or when the connection has ended. */
  room(): Promise<void>;
}

/**
 * Knows what connections have not read, and ends those that read nothing. Systems take megabytes for somebody who never
 * reads, so nothing but the other end itself can tell: it is pinged with random bytes, and what was sent before a ping
 * counts as read when that ping is echoed.
 */
export class UnreadBytes {
  private readonly caps: Caps;
  private readonly patience: number;
  private readonly connections = new Set<Reader>();
  private readonly looking: NodeJS.Timeout;

  constructor(caps: Caps, patience = usualPatience) {
    this.caps = caps;
    this.patience = patience;
    this.looking = setInterval(() => this.look(), patience / 15);
    this.looking.unref();
  }

  /** What all connections have not read. */
  get all(): number {
    return sumOf(this.connections);
  }

  /** Follows a connection until it ends. */
  follow(socket: WebSocket, client: Client, account: string): Unread {
    const keys = client.local ? [] : [`account ${account}`, `address ${client.address}`];
    const reader = new Reader(socket, keys);
    this.connections.add(reader);
    socket.on('pong', (echo: Buffer) => reader.hear(echo));
    socket.once('close', () => {
      this.connections.delete(reader);
      reader.end();
    });
    return {
      sent: (bytes) => {
        reader.add(bytes);
        this.check(reader);
      },
      get hasRoom() {
        return reader.hasRoom;
      },
      room: () => reader.room(),
    };
  }

  /** Nobody waits for room any more. */
  close(): void {
    clearInterval(this.looking);
    for (const reader of this.connections) reader.giveRoom();
  }

  private check(reader: Reader): void {
    const most = (name: 'connection-unread' | 'account-unread' | 'address-unread' | 'unread') =>
      this.caps[name] * megabyte;
    if (reader.bytes > most('connection-unread')) reader.end();
    // What counts is small as long as everybody reads.
    if (reader.bytes < measure) return;
    const [account, address] = reader.keys;
    this.relieve((other) => account !== undefined && other.keys.includes(account), most('account-unread'));
    this.relieve((other) => address !== undefined && other.keys.includes(address), most('address-unread'));
    this.relieve(() => true, most('unread'));
  }

  /** Ends those of these connections that have the most to read, until all together have no more than `most`. */
  private relieve(isOne: (reader: Reader) => boolean, most: number): void {
    const readers = [...this.connections].filter(isOne);
    let bytes = sumOf(readers);
    if (bytes <= most) return;
    for (const reader of readers.sort((one, other) => other.bytes - one.bytes)) {
      if (bytes <= most) return;
      bytes -= reader.bytes;
      reader.end();
    }
  }

  private look(): void {
    const now = performance.now();
    for (const reader of this.connections) reader.look(now, this.patience);
  }
}

function sumOf(readers: Iterable<Reader>): number {
  let bytes = 0;
  for (const reader of readers) bytes += reader.bytes;
  return bytes;
}

/** The other end of one connection. */
class Reader {
  readonly keys: readonly string[];
  private readonly socket: WebSocket;
  private unread = 0;
  private ping: { readonly payload: Buffer; readonly at: number; after: number } | undefined;
  private heard = performance.now();
  private waiting: (() => void)[] = [];

  constructor(socket: WebSocket, keys: readonly string[]) {
    this.socket = socket;
    this.keys = keys;
  }

  get bytes(): number {
    return this.unread;
  }

  add(bytes: number): void {
    this.unread += bytes;
    if (this.ping !== undefined) this.ping.after += bytes;
    else if (this.unread >= measure) this.ask();
  }

  hear(echo: Buffer): void {
    if (this.ping === undefined || !this.ping.payload.equals(echo)) return;
    this.unread = this.ping.after;
    this.ping = undefined;
    this.heard = performance.now();
    if (this.unread < enough) this.giveRoom();
    if (this.unread >= measure) this.ask();
  }

  look(now: number, patience: number): void {
    if (this.ping !== undefined) {
      if (now - this.ping.at > patience) this.end();
    } else if (now - this.heard > heartbeat) this.ask();
  }

  get hasRoom(): boolean {
    return this.unread < enough || this.socket.readyState !== this.socket.OPEN;
  }

  async room(): Promise<void> {
    if (this.hasRoom) return;
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  giveRoom(): void {
    for (const goOn of this.waiting.splice(0)) goOn();
  }

  end(): void {
    this.unread = 0;
    this.socket.terminate();
    this.giveRoom();
  }

  private ask(): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    const payload = randomBytes(8);
    this.ping = { payload, at: performance.now(), after: 0 };
    this.socket.ping(payload);
  }
}
