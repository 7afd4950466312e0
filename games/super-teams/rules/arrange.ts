import type { Chance } from '../../../kernel/chance.ts';
import { InputError } from '../../../kernel/error.ts';
import type { BySeat } from '../../../kernel/game.ts';
import { badPosition } from '../../common/bad-position.ts';
import type { Color, Pack } from '../content/pack.ts';
import { colorsOf, faultOf, type Options, packOf } from './options.ts';
import type { Position } from './position.ts';
import { checkReachable } from './reachable.ts';
import { giveBonusCards, giveMovementCards, sizeOf } from './set-out-cards.ts';
import { moveFrom, placeMove, placeShips } from './set-out-ships.ts';
import { emptyTable } from './setup.ts';
import type { SuperTeamsState } from './state.ts';
import { finishedTeams } from './teams.ts';

/** Sets a table out. Throws {@link InputError} `bad-position` naming what play cannot lead to, and where. */
export function arrange(position: Position, options: Options, chance: Chance): SuperTeamsState {
  const state = setOut(position, packOf(options), colorsIn(position, options), chance);
  checkReachable(state);
  return state;
}

/** The same with a pack and colours that are known to fit, for a table that play has led to. */
export function setOut(
  position: Position,
  pack: Pack,
  colors: BySeat<readonly Color[]>,
  chance: Chance,
): SuperTeamsState {
  const state = emptyTable(pack, colors);
  const seats = colors.length;
  state.toMove = position.toMove ?? 0;
  if (state.toMove >= seats) badPosition(`toMove is ${state.toMove}, but the seats are 0 to ${seats - 1}`);
  placeShips(state, position);
  if (position.move) placeMove(state, position.move);
  else if (finishedTeams(state).length > 0) state.stack = [];
  else if (position.hands?.some((hand) => sizeOf(hand) > 0)) state.stack = [{ step: 'playCard' }];
  if (position.last) state.last = moveFrom(state, position.last, position.last.seat, 'last');
  giveBonusCards(state, position, chance);
  giveMovementCards(state, position, chance);
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
