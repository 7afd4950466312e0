import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A server of somebody else, to which things are posted. It answers with these statuses in turn, the last for ever. */
export async function withReceiver(
  statuses: readonly number[],
  work: (
    url: string,
    got: { readonly all: readonly Received[]; count(number: number): Promise<void> },
  ) => Promise<void>,
): Promise<void> {
  const all: Received[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const status = statuses[Math.min(all.length, statuses.length - 1)] ?? 200;
      all.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status, { location: '/elsewhere' }).end();
      for (const look of waiting) look();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const count = (number: number) =>
    new Promise<void>((resolve, reject) => {
      const end = setTimeout(() => reject(new Error(`only ${all.length} of ${number} came`)), 40_000);
      const look = (): void => {
        if (all.length < number) return;
        clearTimeout(end);
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  try {
    await work(`http://127.0.0.1:${port}`, { all, count });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
