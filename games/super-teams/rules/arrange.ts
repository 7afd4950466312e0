import type { Chance } from '../../../kernel/chance.ts';
import { InputError } from '../../../kernel/error.ts';
import type { BySeat } from '../../../kernel/game.ts';
import { badPosition } from '../../common/bad-position.ts';
import type { CompiledPack } from '../content/compile.ts';
import type { Color } from '../content/pack.ts';
import { colorsOf, faultOf, type Options } from './options.ts';
import type { Position } from './position-schema.ts';
import { checkReachable } from './reachable.ts';
import { giveBonusCards, giveMovementCards, sizeOf } from './set-out-cards.ts';
import { checkAsked, frameOf } from './set-out-decisions.ts';
import { moveFrom, placeShips } from './set-out-ships.ts';
import { emptyTable } from './setup.ts';
import type { SuperTeamsState } from './state.ts';
import { finishedTeams } from './teams.ts';

/** Sets a table out. Throws {@link InputError} `bad-position` naming what play cannot lead to, and where. */
export function arrange(
  pack: CompiledPack,
  position: Position,
  options: Options,
  chance: Chance,
): SuperTeamsState {
  const state = setOut(pack, position, colorsIn(position, options), chance);
  checkReachable(pack, state);
  if (position.move) checkAsked(state, position.move);
  return state;
}

/** The same with colours that are known to fit, for a table that play has led to. */
export function setOut(
  pack: CompiledPack,
  position: Position,
  colors: BySeat<readonly Color[]>,
  chance: Chance,
): SuperTeamsState {
  const state = emptyTable(pack, colors);
  const { move, last, hands, toMove = 0 } = position;
  const seats = colors.length;
  if (toMove >= seats) badPosition(`toMove is ${toMove}, but the seats are 0 to ${seats - 1}`);
  state.toMove = toMove;
  placeShips(pack, state, position);
  if (move) state.move = moveFrom(pack, state, move, toMove, 'move');
  if (last) state.last = moveFrom(pack, state, last, last.seat, 'last');
  giveBonusCards(pack, state, position, chance);
  if (move) state.stack = [frameOf(pack, state, move, chance)];
  else if (finishedTeams(pack, state).length > 0) state.stack = [];
  else if (hands?.some((hand) => sizeOf(hand) > 0)) state.stack = [{ step: 'playCard' }];
  giveMovementCards(pack, state, position, chance);
  return state;
}

/** The colours of a position, which the options must not contradict; without any those of the options. */
function colorsIn({ colors, hands, bonusHands }: Position, options: Options): BySeat<readonly Color[]> {
  const seats = (colors ?? options.colors ?? hands ?? bonusHands)?.length ?? 2;
  const usual = usualIn(options, seats);
  if (colors === undefined) return usual;
  const fault = faultOf(colors);
  if (fault !== undefined) badPosition(`colors: ${fault}`);
  for (const [seat, own] of options.colors === undefined ? [] : usual.entries()) {
    if (!own.every((color) => colors[seat]?.includes(color)))
      badPosition(`colors: seat ${seat} plays ${own.join(' and ')} by the options`);
  }
  return colors.map((own) => [...own]);
}

function usualIn(options: Options, seats: number): BySeat<readonly Color[]> {
  try {
    return colorsOf(options, seats);
  } catch (fault) {
    return fault instanceof InputError ? badPosition(fault.message) : badPosition('the colours cannot be');
  }
}
