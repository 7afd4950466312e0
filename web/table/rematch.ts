import type { NewTable, SeatPlan, TableDetails } from '../../server/protocol.ts';

/** The plan of a table like this one: the same game and options, the same kinds of players. */
export function rematchPlan({ game, seats, options, rules }: TableDetails): NewTable {
  let taken = false;
  const plans = seats.map(({ kind, name, mine }): SeatPlan => {
    if (kind === 'bot') return { kind: 'bot', bot: name };
    if (!mine) return { kind: 'open' };
    if (taken) return { kind: 'screen', name };
    taken = true;
    return { kind: 'me' };
  });
  const { listed, spectators } = rules;
  return { game, seats: plans, options, listed, spectators };
}
