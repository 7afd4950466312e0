import { canonical } from '../../../../../kernel/canonical.ts';
import type { Chance } from '../../../../../kernel/chance.ts';
import type { Terms } from '../../options.ts';
import type { BattleState, Stacked } from '../../state.ts';
import { missionIn, seatOfHero } from '../current.ts';
import { arrangeMission } from './arrange.ts';
import { framesPosition } from './frames.ts';
import { isPlain, missionPositionOf, unlessRefused, withoutEarlier } from './of-state.ts';

/** A position that says all draws nothing. */
const noChance: Chance = { roll: () => 1, pick: () => 0, shuffle: () => {} };

/** Whether a position can express a mission: in words of its own, or frame by frame, and set out again it is the same table. */
export function isCalmMission(terms: Terms, state: BattleState): boolean {
  if (isPlain(terms, state)) return true;
  if (framesPosition(terms, state) === undefined) return false;
  const again = unlessRefused(() => arrangeMission(terms, missionPositionOf(terms, state), noChance));
  return again !== undefined && canonical(tableOf(again)) === canonical(tableOf(state));
}

/** What frames of a position say of a table, without what no position says. */
function tableOf(state: BattleState) {
  const { stack, activation, used, lasting, orders, players } = state;
  const outside = { depth: 0 };
  return {
    stack: stack.map(withoutEarlier).map(withoutAgainst),
    activation: activation && { ...activation, standing: null },
    used: used.map((use) => ({ ...use, ...(use.once !== 'attack' && outside) })),
    lasting: lasting.map((grant) => ({ ...grant, ...(grant.until !== 'attack' && outside) })),
    orders: orders.map((order) => ({ ...order, ...(order.until !== 'attack' && outside) })),
    players: players.map(({ groups, upgrades }) => ({ groups, upgrades })),
    heroes: missionIn(state).heroes.map((hero, place) => ({
      ...hero,
      ...(seatOfHero(activation?.figure ?? 0) !== place + 1 && { strainForMoves: 0 }),
    })),
  };
}

/** Whom an attack could be declared on says nothing once it has met its target. */
function withoutAgainst(frame: Stacked): Stacked {
  const isOver = frame.step === 'attack' && ['blast', 'cleave', 'end'].includes(frame.phase);
  return isOver ? { ...frame, against: null } : frame;
}
