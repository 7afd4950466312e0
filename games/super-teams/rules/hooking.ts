import type { Seat } from '../../../kernel/game.ts';
import { openWindow, windowStep } from '../../../kernel/reactions.ts';
import { at, entry } from '../../common/at.ts';
import { bonusNumber, type CompiledPack } from '../content/compile.ts';
import { shipIds } from '../content/pack.ts';
import { type AskStep, holds, isPass, moveOf, spend, whyNotOn } from './answering.ts';
import { pass, playBonusChoice } from './choices.ts';
import { refuseUnasked } from './refusals.ts';
import type { SuperTeamsState, TurnFrame } from './state.ts';
import { ownerOf, teamOf } from './teams.ts';

const hookCard = bonusNumber('hook');

/**
 * A Hook takes a passed ship of one's own team along (p. 6-10). Several may be played on different ships: as long as one
 * was, all who may still play one are asked again.
 */
export function hookStep(pack: CompiledPack): AskStep {
  return windowStep({
    pass,
    isPass,

    reactions(state, _frame, seat) {
      if (!holds(state, seat, hookCard)) return [];
      const team = at(state.teams, seat);
      const own = freeShips(pack, state).filter((ship) => teamOf(pack, state, ship) === team);
      return own.map((ship) => playBonusChoice(hookCard, ship));
    },

    refuse(state, _frame, seat, choice) {
      if (choice.kind !== 'playBonus') return refuseUnasked('bonus', choice);
      const ship = shipIds.indexOf(choice.ship);
      const { hooked } = moveOf(state);
      if (hooked.includes(ship)) return 'one-bonus-a-ship';
      const hooks = choice.bonus === 'hook';
      if (!passedShips(pack, state).includes(ship))
        return hooks ? 'hook-passed' : whyNotOn(pack, state, seat, choice);
      if (teamOf(pack, state, ship) !== at(state.teams, seat)) return 'bonus-on-opponent';
      return hooks ? 'bonus-not-in-hand' : 'bonus-on-resting';
    },

    resolve(turn, _frame, reactions) {
      const { state, stack } = turn;
      for (const { seat, choice } of reactions) {
        if (choice.kind !== 'playBonus') continue;
        const move = moveOf(state);
        const ship = shipIds.indexOf(choice.ship);
        // Of partners who both hook a ship the first does.
        if (move.hooked.includes(ship)) continue;
        spend(turn, seat, choice);
        state.move = { ...move, hooked: [...move.hooked, ship] };
      }
      turn.emit?.({ kind: 'allAnswered' });
      stack.push(reactions.length > 0 ? hooksOrLanding(pack, state) : { step: 'land' });
    },
  });
}

/** Whose ships were passed by an opposing one may answer with Hooks (p. 6-10), as long as anybody might. */
export function hooksOrLanding(pack: CompiledPack, state: SuperTeamsState): TurnFrame {
  const asked = seatsThatMayHook(pack, state);
  return asked.length > 0 ? { step: 'hook', ...openWindow(asked) } : { step: 'land' };
}

/**
 * Who might play a Hook, as everybody knows: whoever has bonus cards and a passed ship in the team that nobody has
 * hooked. Clockwise from the mover, owners of such ships before their partners (ruling R7).
 */
export function seatsThatMayHook(pack: CompiledPack, state: SuperTeamsState): Seat[] {
  let [owners, teams] = [0, 0];
  for (const ship of freeShips(pack, state)) {
    const owner = ownerOf(pack, state, ship);
    owners |= 1 << owner;
    teams |= 1 << at(state.teams, owner);
  }
  const seats = state.teams.length;
  const asked: Seat[] = [];
  for (const first of owners === 0 ? [] : [true, false]) {
    for (let turn = 0; turn < seats; turn++) {
      const seat = (state.toMove + turn) % seats;
      const isOwner = (owners & (1 << seat)) !== 0;
      const isConcerned = isOwner || (teams & (1 << at(state.teams, seat))) !== 0;
      if (isOwner === first && isConcerned && entry(state.bonusHands, seat).length > 0) asked.push(seat);
    }
  }
  return asked;
}

/** Opposing ships from the start of the flight up to before its end, home ones never (rulings R8 and R9). */
export function passedShips(pack: CompiledPack, state: SuperTeamsState): number[] {
  const { ship: mover, from } = moveOf(state);
  const to = at(state.spaces, mover);
  const team = teamOf(pack, state, mover);
  const found: number[] = [];
  for (let ship = 0; ship < state.spaces.length; ship++) {
    const space = at(state.spaces, ship);
    if (space >= from && space < to && teamOf(pack, state, ship) !== team) found.push(ship);
  }
  return found;
}

/** Passed ships on which no Hook has been played: one bonus card a ship and turn (ruling R9). */
function freeShips(pack: CompiledPack, state: SuperTeamsState): number[] {
  const { hooked } = moveOf(state);
  const ships = passedShips(pack, state);
  return hooked.length === 0 ? ships : ships.filter((ship) => !hooked.includes(ship));
}
