import type { Seat } from '../../../kernel/game.ts';
import { at } from '../../common/at.ts';
import { bonusNumber, type CompiledPack, kindCodes } from '../content/compile.ts';
import { type BonusKind, bonusKinds, shipIds } from '../content/pack.ts';
import type { PlayBonus } from '../rules/choice.ts';
import { destination, kindUnder, outOfMaw } from '../rules/flight.ts';
import { outcome } from '../rules/outcome.ts';
import type { Move, SuperTeamsState } from '../rules/state.ts';
import { teamOf } from '../rules/teams.ts';

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

/**
 * What a seat stands to gain, in spaces: how far its team is ahead of the best other, with what ships' next moves and
 * bonus cards in hand are worth. A move that waits for answers counts as flown with the moves given so far.
 */
export function evaluate(pack: CompiledPack, state: SuperTeamsState, seat: Seat): number {
  const own = at(state.teams, seat);
  const ended = outcome(pack, state);
  if (ended) {
    const shared = ended.ranks.filter((rank) => rank === 1).length === ended.ranks.length;
    return ended.ranks[seat] !== 1 ? -victory : shared ? 0 : victory;
  }
  const worth = new Map<number, number>(state.teams.map((team) => [team, 0]));
  const add = (team: number, more: number) => worth.set(team, (worth.get(team) ?? 0) + more);
  const { move, played } = answered(state);
  for (let ship = 0; ship < state.spaces.length; ship++) {
    if (at(state.spaces, ship) < 0) continue;
    add(teamOf(pack, state, ship), shipWorth(pack, state, move, ship));
  }
  for (const [holder, cards] of state.bonusHands.entries()) {
    for (const card of cards) add(at(state.teams, holder), at(worthOfCards, card));
  }
  for (const { seat: player, choice } of played) {
    add(at(state.teams, player), -at(worthOfCards, bonusNumber(choice.bonus)));
  }
  const mine = worth.get(own) ?? 0;
  const others = [...worth].flatMap(([team, value]) => (team === own ? [] : [value]));
  return mine - others.reduce((sum, value) => sum + value, 0) / others.length;
}

/** The move in progress with the bonus cards that will be played if nobody else plays one, and those cards. */
function answered({ stack, move }: SuperTeamsState): {
  readonly move: Move | null;
  readonly played: readonly { readonly seat: Seat; readonly choice: PlayBonus }[];
} {
  const frame = stack[stack.length - 1];
  if (move === null || frame === undefined || !('answers' in frame)) return { move, played: [] };
  const given = frame.asked.flatMap((seat, place) => {
    const choice = frame.answers[place] ?? null;
    return choice?.kind === 'playBonus' ? [{ seat, choice }] : [];
  });
  if (frame.step === 'hook') {
    const ships = given.map(({ choice }) => shipIds.indexOf(choice.ship));
    const first = given.filter((_, place) => ships.indexOf(at(ships, place)) === place);
    return { move: { ...move, hooked: [...move.hooked, ...ships] }, played: first };
  }
  const [first] = given;
  if (first === undefined) return { move, played: [] };
  return { move: { ...move, bonus: bonusNumber(first.choice.bonus) }, played: [first] };
}

/** How far a ship is, and what its next move is likely to bring. */
function shipWorth(pack: CompiledPack, state: SuperTeamsState, move: Move | null, ship: number): number {
  const isMoving = move?.ship === ship;
  const step = state.stack[state.stack.length - 1]?.step;
  let space = at(state.spaces, ship);
  let kind = kindUnder(pack, state, ship);
  if (move !== null && isMoving && (step === 'answer' || step === 'fly')) {
    space = destination(pack, move);
    kind = at(pack.kinds, space);
  }
  if (move?.hooked.includes(ship)) {
    space = at(state.spaces, move.ship);
    kind = kindUnder(pack, state, move.ship);
  }
  if (kind === kindCodes.maw) {
    space = outOfMaw(pack, space, isMoving ? move.bonus : -1);
    kind = kindCodes.normal;
  }
  return Math.min(space, pack.last) + (startWorth[kind] ?? 0);
}
