import type { Viewer } from '../../kernel/game.ts';

/** The page's end of a connection to a table. */
export interface TableSocket {
  readonly isOpen: boolean;
  send(text: string): void;
  close(): void;
}

/** What happens at a connection. */
export interface SocketEvents {
  readonly opened: () => void;
  readonly received: (text: string) => void;
  readonly closed: () => void;
}

/** Opens a connection to a table. `from` is what the page last saw there, if it was there before. */
export type OpenSocket = (
  table: string,
  from: { readonly viewer: Viewer; readonly seq: number } | undefined,
  events: SocketEvents,
) => TableSocket;

/** Opens the socket of a table at the server. */
export const openWebSocket: OpenSocket = (table, from, { opened, received, closed }) => {
  const url = new URL(`/api/tables/${encodeURIComponent(table)}/socket`, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  if (from !== undefined) {
    url.searchParams.set('from', String(from.seq));
    url.searchParams.set('viewer', String(from.viewer));
  }
  const socket = new WebSocket(url);
  socket.addEventListener('open', opened);
  socket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') received(data);
  });
  socket.addEventListener('close', closed);
  return {
    get isOpen() {
      return socket.readyState === WebSocket.OPEN;
    },
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
};
