import { createHash } from 'node:crypto';
import type { Opened } from './entry.ts';
import type { NewTable, SeatPlan, TableDetails } from './protocol.ts';
import { nameOf } from './table-id.ts';

/**
 * The id of the table at which the people of another play again. Whoever asks for it at whichever process gets the
 * same, and nobody else can work it out, as it takes the secret of the match that was played.
 */
export function rematchId(table: string, opened: Opened): string {
  const secret = 'seed' in opened ? opened.seed : opened.secret;
  return nameOf(createHash('sha256').update(`rematch of ${table} ${secret}`).digest());
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
