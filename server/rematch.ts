import { signatureOf } from './crypto.ts';
import type { SeatHolder } from './entry.ts';
import { nameOf } from './table-id.ts';

/**
 * The id of the table at which the people of another play on: the same for whoever asks at whichever process. Nobody
 * else can work it out, as `key` is known to the servers of one storage alone.
 */
export function followingId(key: string, table: string, what: 'rematch' | 'next'): string {
  return nameOf(signatureOf(key, `${what} ${table}`));
}

/** The same seats for the same people and bots, whoever played for them in the end. */
export function sameChairs(holders: readonly SeatHolder[]): SeatHolder[] {
  return holders.map((holder) => {
    if (holder.kind !== 'person') return holder;
    const { standIn: _, ...person } = holder;
    return person;
  });
}
