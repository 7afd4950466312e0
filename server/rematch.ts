import type { NewTable, SeatPlan, TableDetails } from './protocol.ts';

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
