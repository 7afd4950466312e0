import type { AutomaticStep, DecisionStep, RuleId, Seat } from '../../../kernel/game.ts';
import { at, entry } from '../../common/at.ts';
import { bonusNumber } from '../content/compile.ts';
import { shipIds } from '../content/pack.ts';
import { holds, moveOf, spend, whyNotOn } from './answering.ts';
import type { Choice } from './choice.ts';
import { pass, playingBonus } from './choices.ts';
import type { Event } from './event.ts';
import { refuseUnasked } from './refusals.ts';
import type { AskFrame, SuperTeamsState, TurnFrame } from './state.ts';
import { ownerOf, teamOf } from './teams.ts';

const hookCard = bonusNumber('hook');

/** Whose ships were passed by an opposing one may answer with Hooks (p. 6-10); owners of passed ships first. */
export const overtake: AutomaticStep<SuperTeamsState, TurnFrame, Event> = {
  automatic: true,
  run({ state }) {
    const asked = whoMayHook(state);
    state.stack[state.stack.length - 1] = asked.length > 0 ? { step: 'hook', asked } : { step: 'land' };
  },
};

/** A Hook takes a passed ship of one's own team along (p. 6-10); several Hooks on different ships may be played. */
export const hook: DecisionStep<SuperTeamsState, AskFrame, Choice, Event> = {
  automatic: false,
  pass,
  seats: (_state, { asked }) => asked.slice(0, 1),

  choices(state, _frame, seat) {
    if (!holds(state, seat, hookCard)) return [pass];
    const choices: Choice[] = [];
    for (const ship of free(state, seat)) choices.push(playingBonus(hookCard, ship));
    choices.push(pass);
    return choices;
  },

  refuse(state, _frame, seat, choice): RuleId | undefined {
    if (choice.kind !== 'playBonus') return refuseUnasked('bonus', choice);
    const ship = shipIds.indexOf(choice.ship);
    const { hooked } = moveOf(state);
    if (hooked.includes(ship)) return 'one-bonus-a-ship';
    const hooks = choice.bonus === 'hook';
    if (!passed(state).includes(ship)) return hooks ? 'hook-passed' : whyNotOn(state, seat, choice);
    if (teamOf(state, ship) !== at(state.teams, seat)) return 'bonus-on-opponent';
    if (!hooks) return 'bonus-on-resting';
    return holds(state, seat, hookCard) ? undefined : 'bonus-not-in-hand';
  },

  answer(turn, { asked }, seat, choice) {
    const { state } = turn;
    if (choice.kind === 'playBonus') {
      spend(turn, seat, choice);
      const move = moveOf(state);
      state.move = { ...move, hooked: [...move.hooked, shipIds.indexOf(choice.ship)] };
    }
    const left = choice.kind === 'playBonus' ? asked : asked.slice(1);
    const next = left.filter((one) => hasCards(state, one) && free(state, one).length > 0);
    state.stack[state.stack.length - 1] = next.length > 0 ? { step: 'hook', asked: next } : { step: 'land' };
  },
};

/** Opposing ships from the start of the flight up to before its end, home ones never (rulings R8 and R9). */
export function passed(state: SuperTeamsState): number[] {
  const { ship: mover, from } = moveOf(state);
  const to = at(state.spaces, mover);
  const team = teamOf(state, mover);
  const found: number[] = [];
  for (let ship = 0; ship < state.spaces.length; ship++) {
    const space = at(state.spaces, ship);
    if (space >= from && space < to && teamOf(state, ship) !== team) found.push(ship);
  }
  return found;
}

/** Passed ships of a seat's team on which no Hook has been played: one bonus card a ship and turn (ruling R9). */
export function free(state: SuperTeamsState, seat: Seat): number[] {
  const { hooked } = moveOf(state);
  const team = at(state.teams, seat);
  return passed(state).filter((ship) => teamOf(state, ship) === team && !hooked.includes(ship));
}

function hasCards(state: SuperTeamsState, seat: Seat): boolean {
  return entry(state.bonusHands, seat).length > 0;
}

/** Clockwise from the mover, owners of passed ships before their partners (ruling R7). */
export function whoMayHook(state: SuperTeamsState): Seat[] {
  const ships = passed(state);
  if (ships.length === 0) return [];
  const seats = state.teams.length;
  const owners: Seat[] = [];
  const partners: Seat[] = [];
  for (let turn = 0; turn < seats; turn++) {
    const seat = (state.toMove + turn) % seats;
    if (!hasCards(state, seat)) continue;
    if (ships.some((ship) => ownerOf(state, ship) === seat)) owners.push(seat);
    else if (ships.some((ship) => teamOf(state, ship) === state.teams[seat])) partners.push(seat);
  }
  return [...owners, ...partners];
}
