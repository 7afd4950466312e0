import { createHmac } from 'node:crypto';
import type { NewTable, SeatPlan, TableDetails } from './protocol.ts';
import { nameOf } from './table-id.ts';

/**
 * The id of the table at which the people of another play again: the same for whoever asks at whichever process.
 * Nobody else can work it out, as `key` is known to the servers of one storage alone.
 */
export function rematchId(key: string, table: string): string {
  return nameOf(createHmac('sha256', key).update(table).digest());
}

/** The plan of a table like this one: the same game and options, the same players; only they get the link. */
export function rematchPlan({ game, seats, options, rules, clock }: TableDetails): NewTable {
  let taken = false;
  const plans = seats.map(({ kind, name, mine }): SeatPlan => {
    if (kind === 'bot') return { kind: 'bot', bot: name };
    if (!mine) return { kind: 'open' };
    if (taken) return { kind: 'screen', name };
    taken = true;
    return { kind: 'me' };
  });
  const { spectators } = rules;
  return { game, seats: plans, options, listed: false, spectators, ...(clock && { clock }) };
}
