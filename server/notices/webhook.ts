import { createHmac } from 'node:crypto';
import type { Webhook } from '../storage/storage.ts';
import type { Notice } from './notice.ts';
import type { Posting } from './post.ts';

/**
 * A notice as a webhook takes it: JSON, and in `Starboard-Signature` the time in seconds since 1970 and the HMAC-SHA-256
 * of time, dot and body under the webhook's secret. Made anew for every attempt, as the time is part of it; `delivery`
 * stays.
 */
export function webhookPosting(
  { url, secret, origin }: Webhook,
  notice: Notice,
  name: string,
  delivery: string,
  at: number,
): Posting {
  const { event, table, players, meeting = '' } = notice;
  const link = origin === undefined || table === '' ? undefined : `${origin}/table/${table}`;
  const said = {
    turn: `it is ${name}’s turn`,
    over: 'the match is over',
    next: 'the next match of the series is open',
    meeting: `the next meeting is at ${meeting}`,
    test: 'this is a test',
  }[event];
  const among = players.length > 0 ? ` (${players.join(', ')})` : '';
  const text = `Starboard${among}: ${said}${link === undefined ? '' : ` – ${link}`}`;
  const body = Buffer.from(JSON.stringify({ ...notice, player: name, ...(link && { url: link }), text }));
  const time = Math.floor(at / 1000);
  return {
    url,
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Starboard',
      'Starboard-Event': event,
      'Starboard-Delivery': delivery,
      'Starboard-Signature': `t=${time},v1=${signature(secret, time, body)}`,
    },
    body,
  };
}

function signature(secret: string, time: number, body: Buffer): string {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
}
