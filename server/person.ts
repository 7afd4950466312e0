import { shortHashOf } from './crypto.ts';

/** A name for an account that others may see: always the same, and nobody gets the account's id from it. */
export function personOf(account: string): string {
  return shortHashOf(`person ${account}`).slice(0, 22);
}
