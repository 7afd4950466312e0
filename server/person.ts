import { createHash } from 'node:crypto';
import type { Player } from '../kernel/record.ts';
import type { SeatHolder } from './entry.ts';
import { seatNames } from './names.ts';

/** So many are remembered, because the same people are named again and again. */
const mostKnown = 10_000;
const known = new Map<string, string>();

/** A name for an account that others may see: always the same, and nobody gets the account's id from it. */
export function personOf(account: string): string {
  const before = known.get(account);
  if (before !== undefined) return before;
  const person = createHash('sha256').update(`person ${account}`).digest('base64url').slice(0, 22);
  if (known.size >= mostKnown) known.clear();
  known.set(account, person);
  return person;
}

/** The holders of seats as records name them; nobody has an empty name. */
export function playersOf(holders: readonly SeatHolder[]): readonly Player[] {
  const names = seatNames(holders);
  return holders.map((holder, seat) =>
    holder.kind === 'bot' ? { bot: holder.bot } : { name: names[seat] ?? '' },
  );
}
