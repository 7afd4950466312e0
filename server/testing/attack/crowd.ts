import type WebSocket from 'ws';
import type { ClientMessage } from '../../protocol.ts';
import type { Player } from '../player.ts';
import type { Target } from './target.ts';

/** As many sockets as one account, and one address, may have open, with some to spare for those who play. */
const ofAccount = 39;
export const ofAddress = 10 * ofAccount;

/** Sockets to a table that keep nothing of what they are sent. */
export class Crowd {
  readonly guests: readonly Player[];
  readonly sockets: readonly WebSocket[];
  /** Bytes that all of them were sent, and messages. */
  received = 0;

  /** `size` sockets of as few accounts as possible, all from one address. */
  static async gather(target: Target, table: string, size: number, address: string): Promise<Crowd> {
    const guests: Player[] = [];
    for (let made = 0; made < size; made += ofAccount) guests.push(await target.arrive(address));
    const sockets: WebSocket[] = [];
    for (const guest of guests) {
      const more = Array.from({ length: Math.min(ofAccount, size - sockets.length) }, () =>
        guest.openSocket(table),
      );
      await Promise.all(more.map(opened));
      sockets.push(...more);
    }
    return new Crowd(guests, sockets);
  }

  private constructor(guests: readonly Player[], sockets: readonly WebSocket[]) {
    this.guests = guests;
    this.sockets = sockets;
    for (const socket of sockets) {
      socket.on('message', () => this.received++);
      socket.on('error', () => undefined);
    }
  }

  send(message: ClientMessage): void {
    const text = JSON.stringify(message);
    for (const socket of this.sockets) if (socket.readyState === socket.OPEN) socket.send(text);
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }
}

/** Resolves when the socket is open, or was refused. */
function opened(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('open', resolve);
    socket.once('error', () => resolve());
  });
}
