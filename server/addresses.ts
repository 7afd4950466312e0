import { networkInterfaces } from 'node:os';

/** Where others in the local network reach a server that listens on `host`. */
export function addressesOf(host: string, port: number): string[] {
  const everywhere = host === '0.0.0.0' || host === '::';
  const found = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(
      ({ family, internal, address }) => family === 'IPv4' && !internal && (everywhere || address === host),
    );
  return found.map(({ address }) => `http://${address}:${port}`);
}
