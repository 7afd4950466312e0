import { createHash } from 'node:crypto';
import type { Player } from '../kernel/record.ts';
import type { SeatHolder } from './entry.ts';

/** A name for an account that others may see: always the same, and nobody gets the account's id from it. */
export function personOf(account: string): string {
  return createHash('sha256').update(`person ${account}`).digest('base64url').slice(0, 22);
}

/** The holder of a seat as records name it; nobody has an empty name. */
export function playerOf(holder: SeatHolder): Player {
  switch (holder.kind) {
    case 'open':
      return { name: '' };
    case 'person':
      return { name: holder.name };
    case 'bot':
      return { bot: holder.bot };
  }
}
