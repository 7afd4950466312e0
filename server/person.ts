import { createHash } from 'node:crypto';

/** A name for an account that others may see: always the same, and nobody gets the account's id from it. */
export function personOf(account: string): string {
  return createHash('sha256').update(`person ${account}`).digest('base64url').slice(0, 22);
}
