import type { Seat } from '../../../kernel/game.ts';
import { at } from '../../common/at.ts';
import { bonusNumber, compile, kindCodes } from '../content/compile.ts';
import { type BonusKind, bonusKinds } from '../content/pack.ts';
import { destination, kindUnder } from '../rules/flight.ts';
import { outcome } from '../rules/outcome.ts';
import type { SuperTeamsState } from '../rules/state.ts';
import { ownerOf } from '../rules/teams.ts';

/** What a won match is worth, more than any advance. */
const victory = 1000;

/** Spaces that the next move is likely to gain or lose where a ship lies, against a normal space. */
const startWorth: Readonly<Record<number, number>> = {
  [kindCodes.hyperspace]: 3,
  [kindCodes.asteroid]: -2.5,
};

/** Spaces that a bonus card is worth in hand: it is played where it gains more. */
const cardWorth: Readonly<Record<BonusKind, number>> = {
  pilot: 2,
  lightspeed: 3.5,
  evasive: 4,
  boost: 0.8,
  hook: 3.5,
};
const worthOfCards = bonusKinds.map((kind) => cardWorth[kind]);

const evasive = bonusNumber('evasive');

/**
 * What a seat stands to gain, in spaces: how far its team is ahead of the best other, with what ships' next moves and
 * bonus cards in hand are worth. A move that waits for answers counts as flown.
 */
export function evaluate(state: SuperTeamsState, seat: Seat): number {
  const own = at(state.teams, seat);
  const ended = outcome(state);
  if (ended) {
    const shared = ended.ranks.filter((rank) => rank === 1).length === ended.ranks.length;
    return ended.ranks[seat] !== 1 ? -victory : shared ? 0 : victory;
  }
  const worth = new Map<number, number>(state.teams.map((team) => [team, 0]));
  const add = (team: number, more: number) => worth.set(team, (worth.get(team) ?? 0) + more);
  for (let ship = 0; ship < state.spaces.length; ship++) {
    if (at(state.spaces, ship) < 0) continue;
    add(at(state.teams, ownerOf(state, ship)), shipWorth(state, ship));
  }
  for (const [holder, cards] of state.bonusHands.entries()) {
    for (const card of cards) add(at(state.teams, holder), at(worthOfCards, card));
  }
  const mine = worth.get(own) ?? 0;
  const others = [...worth].flatMap(([team, value]) => (team === own ? [] : [value]));
  return mine - others.reduce((sum, value) => sum + value, 0) / others.length;
}

/** How far a ship is, and what its next move is likely to bring. */
function shipWorth(state: SuperTeamsState, ship: number): number {
  const { kinds, back, onward, last } = compile(state.pack);
  const { move } = state;
  const isMoving = move?.ship === ship;
  const step = state.stack[state.stack.length - 1]?.step;
  let space = at(state.spaces, ship);
  let kind = kindUnder(state, ship);
  if (move !== null && isMoving && (step === 'answer' || step === 'fly')) {
    space = destination(state, move);
    kind = at(kinds, space);
  }
  if (move?.hooked.includes(ship)) {
    space = at(state.spaces, move.ship);
    kind = kindUnder(state, move.ship);
  }
  if (kind === kindCodes.maw) {
    space = at(isMoving && move.bonus === evasive ? onward : back, space);
    kind = kindCodes.normal;
  }
  return Math.min(space, last) + (startWorth[kind] ?? 0);
}
