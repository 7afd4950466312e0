import type { AutomaticStep, ChoiceStep } from '../../../kernel/game.ts';
import { openWindow } from '../../../kernel/reactions.ts';
import { at, entry } from '../../common/at.ts';
import { bonusNumber, type CompiledPack, kindCodes } from '../content/compile.ts';
import { type Side, shipIds } from '../content/pack.ts';
import { moveOf } from './answering.ts';
import type { Choice } from './choice.ts';
import { sideChoices } from './choices.ts';
import type { Event } from './event.ts';
import { destination, flightFrom, outOfMaw } from './flight.ts';
import { hooksOrLanding } from './hooking.ts';
import { refuseUnasked } from './refusals.ts';
import type { PlainFrame, SuperTeamsState } from './state.ts';
import { sideWithCards } from './teams.ts';

const boost = bonusNumber('boost');
const evasive = bonusNumber('evasive');

/** The mover flies the ship as far as it goes (p. 2-3) and applies the bonus card played on it (p. 6). */
export function flyStep(pack: CompiledPack): AutomaticStep<SuperTeamsState, PlainFrame, Event> {
  return {
    kind: 'automatic',
    run({ state, stack, emit }) {
      const move = moveOf(state);
      const { ship, from, start, bonus } = move;
      const to = destination(pack, move);
      state.spaces[ship] = to;
      state.sides[ship] = 0;
      emit?.({
        kind: 'flew',
        seat: state.toMove,
        ship: entry(shipIds, ship),
        from,
        to,
        flight: flightFrom(start, bonus),
        boosted: bonus === boost,
      });
      const inMaw = pack.kinds[to] === kindCodes.maw;
      const asked = inMaw && bonus < 0 ? sideWithCards(pack, state, ship) : [];
      stack[stack.length - 1] = asked.length > 0 ? { step: 'evade', ...openWindow(asked) } : { step: 'stop' };
    },
  };
}

/** A ship that ended in the Maw goes back to the nearest normal space (p. 3, R1), or on to the next (p. 6-10). */
export function stopStep(pack: CompiledPack): AutomaticStep<SuperTeamsState, PlainFrame, Event> {
  return {
    kind: 'automatic',
    run({ state, stack, emit }) {
      const { ship, bonus } = moveOf(state);
      const from = at(state.spaces, ship);
      const to = outOfMaw(pack, from, bonus);
      if (to !== from) {
        state.spaces[ship] = to;
        emit?.({ kind: bonus === evasive ? 'evaded' : 'fellBack', ship: entry(shipIds, ship), from, to });
      }
      const isDouble = pack.kinds[to] === kindCodes.double;
      stack[stack.length - 1] = isDouble ? { step: 'side' } : hooksOrLanding(pack, state);
    },
  };
}

/** On a double space the mover decides on which side the ship lies (p. 3, ruling R3). */
export function sideStep(pack: CompiledPack): ChoiceStep<SuperTeamsState, PlainFrame, Choice, Event> {
  return {
    kind: 'choice',

    seats: (state) => [state.toMove],

    choices: (state) => sidesHere(pack, state).map((side) => sideChoices[side]),

    refuse: (_state, _frame, _seat, choice) =>
      choice.kind === 'chooseSide' ? 'no-such-side' : refuseUnasked('side', choice),

    apply({ state, stack, emit }, _frame, seat, choice) {
      if (choice.kind !== 'chooseSide') return;
      const { ship } = moveOf(state);
      state.sides[ship] = kindCodes[choice.side];
      emit?.({ kind: 'choseSide', seat, ship: entry(shipIds, ship), side: choice.side });
      stack[stack.length - 1] = hooksOrLanding(pack, state);
    },
  };
}

function sidesHere(pack: CompiledPack, state: SuperTeamsState): readonly Side[] {
  return entry(pack.sides, at(state.spaces, moveOf(state).ship));
}
