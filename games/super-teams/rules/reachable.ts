import { at, entry } from '../../common/at.ts';
import { badPosition } from '../../common/bad-position.ts';
import { bonusNumber, type CompiledPack, colorOfCard, kindCodes } from '../content/compile.ts';
import { bonusKinds, shipIds } from '../content/pack.ts';
import { remove } from './cards.ts';
import { cardOf } from './choices.ts';
import { destination, endOf, fitsMove, kindUnder } from './flight.ts';
import { passedShips } from './hooking.ts';
import { finalShare } from './landing.ts';
import { hasArrived, movesMade, movesNeeded } from './moves-made.ts';
import { formatCard } from './notation.ts';
import type { Move, SuperTeamsState } from './state.ts';
import { finishedTeams, isFinished, ownerOf } from './teams.ts';

const hook = bonusNumber('hook');

/** Throws {@link InputError} `bad-position` if no play leads to this table, as far as counts and the last moves tell. */
export function checkReachable(pack: CompiledPack, state: SuperTeamsState): void {
  const { move, last } = state;
  const { moves, because } = movesNeeded(pack, state);
  const made = movesMade(state);
  if (made < moves) badPosition(`round: ${made} moves have been made, but ${because}`);
  if (move === null) {
    if (last !== null) checkLast(pack, state, state, last);
    else if (state.stack.length === 0) checkShared(pack, state);
    return;
  }
  const before = withShips(pack, state, [move.ship], move);
  checkMove(pack, before, move, 'move');
  checkStage(pack, state, move);
  takePlayed(state.bonusDiscard.slice(), move, 'move');
  if (last !== null) checkLast(pack, state, before, last);
}

/** The table with some ships where a move began. */
function withShips(
  pack: CompiledPack,
  state: SuperTeamsState,
  ships: readonly number[],
  { from, start }: Move,
): SuperTeamsState {
  const side = pack.kinds[from] === kindCodes.double ? start : 0;
  return {
    ...state,
    spaces: state.spaces.map((space, ship) => (ships.includes(ship) ? from : space)),
    sides: state.sides.map((one, ship) => (ships.includes(ship) ? side : one)),
  };
}

/** A move by itself, at the table on which it began. */
function checkMove(pack: CompiledPack, before: SuperTeamsState, move: Move, where: string): void {
  const { card, color, ship, from, bonus } = move;
  if (from === pack.last) badPosition(`${where}: the ${nameOf(ship)} was home`);
  if (finishedTeams(pack, before).length > 0) badPosition(`${where}: the match was won before it`);
  if (color !== colorOfCard(card) && !isFinished(pack, before, colorOfCard(card)))
    badPosition(`${where}: the colour of ${formatCard(cardOf(card))} is not universal yet`);
  if (!fitsMove(pack, move))
    badPosition(`${where}: ${entry(bonusKinds, bonus)} cannot be played on the ${nameOf(ship)}`);
}

/** Where the ship of the move in progress lies, what has been played, and who has still to answer. */
function checkStage(pack: CompiledPack, state: SuperTeamsState, move: Move): void {
  const { ship, from, bonus, hooked } = move;
  const [frame] = state.stack;
  const space = at(state.spaces, ship);
  const kind = pack.kinds[space];
  const name = nameOf(ship);
  const step = frame?.step;
  const reached = step === 'answer' ? from : step === 'evade' ? destination(pack, move) : endOf(pack, move);
  if (space !== reached) badPosition(`move: at ${step} the ${name} is on space ${reached}, not ${space}`);
  if (step === 'answer' && kindUnder(pack, state, ship) !== move.start)
    badPosition(`move: the ${name} does not lie on the side from which it starts`);
  if (step === 'evade' && kind !== kindCodes.maw) badPosition(`move: the ${name} is not in the Maw`);
  if (step === 'side' && kind !== kindCodes.double)
    badPosition(`move: space ${space} has no side to be chosen`);
  if ((step === 'answer' || step === 'evade') && bonus >= 0)
    badPosition(`move: the ${name} has its bonus card, so nobody is asked for another`);
  if (step !== 'hook' && hooked.length > 0) badPosition('move: nobody can have played a Hook yet');
  const behind = passedShips(pack, state);
  for (const one of hooked) if (!behind.includes(one)) badPosition(`move: the ${nameOf(one)} was not passed`);
}

/** The last move, after which the table looked as `after`. */
function checkLast(pack: CompiledPack, state: SuperTeamsState, after: SuperTeamsState, last: Move): void {
  const { ship, hooked, card } = last;
  const seats = state.teams.length;
  const mover = state.stack.length === 0 ? state.toMove : (state.toMove + seats - 1) % seats;
  if (last.seat !== mover) badPosition(`last: seat ${mover} has made the last move, not ${last.seat}`);
  const moved = [ship, ...hooked];
  const before = withShips(pack, after, moved, last);
  checkMove(pack, before, last, 'last');
  const end = endOf(pack, last);
  for (const one of moved) {
    if (at(after.spaces, one) !== end || at(after.sides, one) !== at(after.sides, ship))
      badPosition(
        `last: the ${nameOf(one)} has come to space ${end}, and to the side of the ${nameOf(ship)}`,
      );
  }
  if (hooked.length > 0 && end <= last.from) badPosition('last: it passed nobody');
  // With an empty pile the deck has been made anew, or the reserve.
  if (state.discard.length > 0 && !state.discard.includes(card))
    badPosition(`last: ${formatCard(cardOf(card))} is not among the played cards`);
  const played = state.bonusDiscard.slice();
  if (state.move !== null) takePlayed(played, state.move, 'move');
  const drew = pack.kinds[end] === kindCodes.bonus;
  if (!drew || played.length > 0) takePlayed(played, last, 'last');
  if (state.move === null) checkTaken(pack, state, before, drew ? moved : []);
}

/** Takes the bonus cards of a move out of those that were played. */
function takePlayed(played: number[], { bonus, hooked }: Move, where: string): void {
  for (const card of [...(bonus < 0 ? [] : [bonus]), ...hooked.map(() => hook)]) {
    if (!played.includes(card)) badPosition(`${where}: bonusDiscard lacks ${entry(bonusKinds, card)}`);
    remove(played, card);
  }
}

/** Whoever has just drawn bonus cards holds them: for ships that landed on a bonus space, or after the first arrival. */
function checkTaken(
  pack: CompiledPack,
  state: SuperTeamsState,
  before: SuperTeamsState,
  drawing: readonly number[],
): void {
  const isLeft = state.reserve.length + state.bonusDiscard.length > 0;
  const isFirst = hasArrived(pack, state) && !hasArrived(pack, before);
  for (const [seat, hand] of state.bonusHands.entries()) {
    const drawn = isLeft ? drawing.filter((ship) => ownerOf(pack, state, ship) === seat).length : 0;
    const taken = drawn + (isFirst ? finalShare : 0);
    if (hand.length < taken)
      badPosition(`bonusHands: seat ${seat} has just taken ${taken}, and holds ${hand.length}`);
  }
}

/** Only Hooks bring several teams home in the same move (ruling R12). */
function checkShared(pack: CompiledPack, state: SuperTeamsState): void {
  const hooks = state.bonusDiscard.filter((card) => card === hook).length;
  const winners = finishedTeams(pack, state).length;
  if (winners > hooks + 1) badPosition(`ships: ${winners} teams have won, but ${hooks} Hooks were played`);
}

function nameOf(ship: number): string {
  return entry(shipIds, ship);
}
