import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { ClosedAddress, isPublic, literalIn, publicLookup } from './public-address.ts';

export interface Posting {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** How long somebody else's server may take, in milliseconds. */
const patience = 10_000;

/**
 * Posts something to a server of somebody else; answers the status. Redirects are not followed and nothing of the answer
 * is read. Rejects if nobody is there, and with {@link ClosedAddress} where the address is closed, unless
 * `anywhere` allows all.
 */
export function post({ url, headers, body }: Posting, anywhere: boolean): Promise<number> {
  const target = new URL(url);
  const literal = literalIn(target.hostname);
  if (!anywhere && literal !== undefined && !isPublic(literal)) {
    return Promise.reject(new ClosedAddress(target.hostname));
  }
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(target, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': body.length },
      signal: AbortSignal.timeout(patience),
      // A connection for each: one that was kept open would pass by the look-up.
      agent: false,
      ...(!anywhere && { lookup: publicLookup }),
    });
    request.on('error', reject);
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.end(body);
  });
}
