import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type Caps, megabyte } from './caps.ts';

/** How long a connection may read nothing of what is sent to it, in milliseconds. */
const usualPatience = 30_000;

interface Connection {
  readonly socket: Socket;
  readonly address: string | undefined;
  unread: number;
  /** The bytes that the system has taken, and when it last took some. It takes more only when some are read. */
  taken: number;
  since: number;
}

/**
 * Ends connections that do not read what they asked for: after a while in which they read nothing, and before if those of
 * an address, or all, have too much to read. Those with the most go first. Returns what to call when the server stops.
 * `addressOf` gives no address for a proxy, which reads for many.
 */
export function boundResponses(
  http: Server,
  addressOf: (socket: Socket) => string | undefined,
  caps: Caps,
  patience = usualPatience,
): () => void {
  const connections = new Set<Connection>();
  http.on('connection', (socket) => {
    const since = performance.now();
    const connection = { socket, address: addressOf(socket), unread: 0, taken: 0, since };
    connections.add(connection);
    socket.once('close', () => connections.delete(connection));
  });
  const look = (): void => {
    const now = performance.now();
    for (const connection of connections) {
      const { writableLength, bytesWritten } = connection.socket;
      const taken = bytesWritten - writableLength;
      if (writableLength === 0 || taken > connection.taken) connection.since = now;
      connection.taken = taken;
      connection.unread = writableLength;
    }
    const sums = new Map<string, number>();
    let all = 0;
    for (const { socket, address = '', unread, since } of [...connections].sort(byUnread)) {
      const ofAddress = (sums.get(address) ?? 0) + unread;
      const isTooMuch =
        all + unread > caps.unread * megabyte ||
        (address !== '' && ofAddress > caps['address-unread'] * megabyte);
      if (isTooMuch || (unread > 0 && now - since > patience)) socket.destroy();
      else {
        sums.set(address, ofAddress);
        all += unread;
      }
    }
  };
  const looking = setInterval(look, patience / 60);
  looking.unref();
  return () => clearInterval(looking);
}

function byUnread(one: Connection, other: Connection): number {
  return one.unread - other.unread;
}
