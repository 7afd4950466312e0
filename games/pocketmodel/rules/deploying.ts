import type { ChoiceStep, Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { type Choice, pass } from './choice.ts';
import { unitChoice } from './choices.ts';
import type { Event } from './event.ts';
import type { Terms } from './options.ts';
import {
  codeOf,
  type FrameOf,
  kindOf,
  numberOf,
  type PocketState,
  playerOf,
  reserve,
  seatOf,
  type UnitCode,
  unitsIn,
} from './state.ts';

/** The units in reserve that have at most so many build stars. */
function deployable(terms: Terms, state: PocketState, seat: Seat, stars: number): UnitCode[] {
  return unitsIn(state, seat, reserve).filter(
    (unit) => entry(terms.units, kindOf(state, unit)).stars <= stars,
  );
}

export function canDeploy(terms: Terms, state: PocketState, seat: Seat, stars: number): boolean {
  return deployable(terms, state, seat, stars).length > 0;
}

/** Units come from the reserves into the home zone, fewer than allowed if the seat likes (Strikes, step 3; choice 17). */
export function deployStep(terms: Terms): ChoiceStep<PocketState, FrameOf<'deploy'>, Choice, Event> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices: (state, { left }, seat) => [...deployable(terms, state, seat, left).map(unitChoice), pass],
    refuse(state, _frame, seat, choice) {
      if (choice.kind !== 'unit') return 'not-asked';
      const { unit } = choice;
      if (seatOf(unit) !== seat || numberOf(unit) >= playerOf(state, seat).kinds.length) return 'not-yours';
      return playerOf(state, seat).zones[numberOf(unit)] === reserve
        ? 'too-many-to-deploy'
        : 'not-in-reserve';
    },
    apply({ state, stack, emit }, { left }, seat, choice) {
      stack.pop();
      if (choice.kind !== 'unit') {
        emit?.({ kind: 'done', seat, what: 'deploy' });
        return;
      }
      const { unit } = choice;
      playerOf(state, seat).zones[numberOf(unit)] = seat;
      emit?.({ kind: 'deployed', unit: codeOf(seat, numberOf(unit)) });
      const rest = left - entry(terms.units, kindOf(state, unit)).stars;
      if (canDeploy(terms, state, seat, rest)) stack.push({ step: 'deploy', seat, left: rest });
    },
  };
}
