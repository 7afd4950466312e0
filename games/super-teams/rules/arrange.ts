import type { Chance } from '../../../kernel/chance.ts';
import { InputError } from '../../../kernel/error.ts';
import type { BySeat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { badPosition } from '../../common/bad-position.ts';
import type { Color, Pack } from '../content/pack.ts';
import { colorsOf, faultOf, type Options, packOf } from './options.ts';
import type { Position } from './position.ts';
import { giveBonusCards, giveMovementCards } from './set-out-cards.ts';
import { moveFrom, placeMove, placeShips } from './set-out-ships.ts';
import { emptyTable } from './setup.ts';
import type { SuperTeamsState } from './state.ts';
import { finishedTeams } from './teams.ts';

/** Sets a table out. Throws {@link InputError} `bad-position` naming what cannot be, and where. */
export function arrange(position: Position, options: Options, chance: Chance): SuperTeamsState {
  return setOut(position, packOf(options), colorsIn(position, options), chance);
}

/** The same with a pack and colours that are known to fit. */
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
  state.played = position.played ?? 0;
  placeShips(state, position);
  if (position.move) placeMove(state, position.move);
  if (position.last) state.last = moveFrom(state, position.last, position.last.seat, 'last');
  giveMovementCards(state, position, chance);
  giveBonusCards(state, position, chance);
  state.round = position.round ?? 1;
  if (position.move) return state;
  if (finishedTeams(state).length > 0) state.stack = [];
  else if (state.hands.every((hand) => hand.length === 0)) state.round--;
  else if (entry(state.hands, state.toMove).length === 0)
    badPosition(`hands: seat ${state.toMove} is to move without a card`);
  else state.stack = [{ step: 'playCard' }];
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
