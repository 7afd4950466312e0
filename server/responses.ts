import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type Caps, megabyte } from './caps.ts';
import type { Proxies } from './client.ts';

/** How long a connection may neither send nor read anything, in milliseconds. */
const patience = 30_000;
/** How often to look what is unread, in milliseconds. */
const round = 500;

/**
 * Ends connections that do not read what they asked for: after a while in which nothing moves, and before if those of an
 * address, or all, have too much to read. Those with the most go first. Returns what to call when the server stops.
 */
export function boundResponses(http: Server, proxies: Proxies, caps: Caps): () => void {
  const sockets = new Map<Socket, string | undefined>();
  http.setTimeout(patience);
  http.on('connection', (socket) => {
    // A proxy reads for many.
    const { address, local } = proxies.clientOf(socket.remoteAddress, {});
    sockets.set(socket, local ? undefined : address);
    socket.once('close', () => sockets.delete(socket));
  });
  const looking = setInterval(() => {
    const unread = [...sockets]
      .map(([socket, address]) => ({ socket, address, bytes: socket.writableLength }))
      .filter(({ bytes }) => bytes > 0)
      .sort((one, other) => one.bytes - other.bytes);
    const sums = new Map<string | undefined, number>();
    let all = 0;
    for (const { socket, address, bytes } of unread) {
      const ofAddress = (sums.get(address) ?? 0) + bytes;
      const isTooMuch = address !== undefined && ofAddress > caps['address-unread'] * megabyte;
      if (isTooMuch || all + bytes > caps.unread * megabyte) {
        socket.destroy();
        continue;
      }
      sums.set(address, ofAddress);
      all += bytes;
    }
  }, round);
  looking.unref();
  return () => clearInterval(looking);
}
