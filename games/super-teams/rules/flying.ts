import type { AutomaticStep, DecisionStep, RuleId } from '../../../kernel/game.ts';
import { at, entry } from '../../common/at.ts';
import { bonusNumber, compile, kindCodes } from '../content/compile.ts';
import { shipIds } from '../content/pack.ts';
import { moveOf } from './answering.ts';
import type { Choice } from './choice.ts';
import { sideChoices } from './choices.ts';
import type { Event } from './event.ts';
import { destination, endOf, flightFrom } from './flight.ts';
import { refuseUnasked } from './refusals.ts';
import type { SuperTeamsState, TurnFrame } from './state.ts';
import { sideWithCards } from './teams.ts';

const boost = bonusNumber('boost');
const evasive = bonusNumber('evasive');

/** The mover flies the ship as far as it goes (p. 2-3) and applies the bonus card played on it (p. 6). */
export const fly: AutomaticStep<SuperTeamsState, TurnFrame, Event> = {
  automatic: true,
  run({ state, tell }) {
    const move = moveOf(state);
    const { ship, from, start, bonus } = move;
    const to = destination(state, move);
    state.spaces[ship] = to;
    state.sides[ship] = 0;
    tell?.({
      kind: 'flew',
      seat: state.toMove,
      ship: entry(shipIds, ship),
      from,
      to,
      flight: flightFrom(start, bonus),
      boosted: bonus === boost,
    });
    const inMaw = compile(state.pack).kinds[to] === kindCodes.maw;
    const asked = inMaw && bonus < 0 ? sideWithCards(state, ship) : [];
    state.stack[state.stack.length - 1] = asked.length > 0 ? { step: 'evade', asked } : { step: 'stop' };
  },
};

/** A ship that ended in the Maw goes back to the nearest normal space (p. 3, R1), or on to the next (p. 6-10). */
export const stop: AutomaticStep<SuperTeamsState, TurnFrame, Event> = {
  automatic: true,
  run({ state, tell }) {
    const move = moveOf(state);
    const { ship, bonus } = move;
    const from = at(state.spaces, ship);
    const to = endOf(state, move);
    if (to !== from) {
      state.spaces[ship] = to;
      tell?.({ kind: bonus === evasive ? 'evaded' : 'fellBack', ship: entry(shipIds, ship), from, to });
    }
    const kind = at(compile(state.pack).kinds, to);
    state.stack[state.stack.length - 1] = { step: kind === kindCodes.double ? 'side' : 'overtake' };
  },
};

/** On a double space the mover decides on which side the ship lies (p. 3, ruling R3). */
export const side: DecisionStep<SuperTeamsState, TurnFrame, Choice, Event> = {
  automatic: false,

  seats: (state) => [state.toMove],

  choices: (state) => sidesHere(state).map((side) => sideChoices[side]),

  refuse(state, _frame, _seat, choice): RuleId | undefined {
    if (choice.kind !== 'chooseSide') return refuseUnasked('side', choice);
    return sidesHere(state).includes(choice.side) ? undefined : 'no-such-side';
  },

  answer({ state, tell }, _frame, seat, choice) {
    if (choice.kind !== 'chooseSide') return;
    const { ship } = moveOf(state);
    state.sides[ship] = kindCodes[choice.side];
    tell?.({ kind: 'choseSide', seat, ship: entry(shipIds, ship), side: choice.side });
    state.stack[state.stack.length - 1] = { step: 'overtake' };
  },
};

function sidesHere(state: SuperTeamsState) {
  return entry(compile(state.pack).sides, at(state.spaces, moveOf(state).ship));
}
