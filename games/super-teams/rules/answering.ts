import type { DecisionStep, RuleId, Seat, Turn } from '../../../kernel/game.ts';
import { at, entry } from '../../common/at.ts';
import { bonusNumber, kindCodes } from '../content/compile.ts';
import { bonusKinds, shipIds } from '../content/pack.ts';
import { remove } from './cards.ts';
import type { Choice, PlayBonus } from './choice.ts';
import { pass, playingBonus } from './choices.ts';
import type { Event } from './event.ts';
import { playableFrom } from './flight.ts';
import { refuseUnasked } from './refusals.ts';
import type { AskFrame, Move, SuperTeamsState, TurnFrame } from './state.ts';
import { teamOf } from './teams.ts';

const evasive = bonusNumber('evasive');

/** Before the flight: the ship's player or the partner may play a bonus card on it, whoever moves it (p. 6). */
export const answer: DecisionStep<SuperTeamsState, AskFrame, Choice, Event> = {
  automatic: false,
  pass,
  seats: (_state, { asked }) => asked.slice(0, 1),

  choices(state, _frame, seat) {
    const { ship, start } = moveOf(state);
    const choices: Choice[] = [];
    for (const bonus of playableFrom(start)) {
      if (holds(state, seat, bonus)) choices.push(playingBonus(bonus, ship));
    }
    choices.push(pass);
    return choices;
  },

  refuse(state, _frame, seat, choice): RuleId | undefined {
    if (choice.kind !== 'playBonus') return refuseUnasked('bonus', choice);
    const { ship, start } = moveOf(state);
    if (shipIds.indexOf(choice.ship) !== ship) return whyNotOn(state, seat, choice);
    if (!holds(state, seat, bonusNumber(choice.bonus))) return 'bonus-not-in-hand';
    switch (choice.bonus) {
      case 'pilot':
        return start === kindCodes.asteroid ? undefined : 'pilot-off-asteroids';
      case 'lightspeed':
        return playableFrom(start).includes(bonusNumber(choice.bonus)) ? undefined : 'lightspeed-start';
      case 'boost':
        return start === kindCodes.asteroid ? 'boost-on-asteroids' : undefined;
      case 'evasive':
        return 'evasive-off-maw';
      case 'hook':
        return 'hook-passed';
    }
  },

  answer(turn, frame, seat, choice) {
    const played = playOnMover(turn, seat, choice);
    turn.state.stack[turn.state.stack.length - 1] = played
      ? { step: 'fly' }
      : waiting(frame, { step: 'fly' });
  },
};

/** After a flight that ends in the Maw: an Evasive Manoeuvre leads out of it (p. 6-10, ruling R22). */
export const evade: DecisionStep<SuperTeamsState, AskFrame, Choice, Event> = {
  automatic: false,
  pass,
  seats: (_state, { asked }) => asked.slice(0, 1),

  choices(state, _frame, seat) {
    return holds(state, seat, evasive) ? [playingBonus(evasive, moveOf(state).ship), pass] : [pass];
  },

  refuse(state, _frame, seat, choice): RuleId | undefined {
    if (choice.kind !== 'playBonus') return refuseUnasked('bonus', choice);
    if (shipIds.indexOf(choice.ship) !== moveOf(state).ship) return whyNotOn(state, seat, choice);
    if (!holds(state, seat, bonusNumber(choice.bonus))) return 'bonus-not-in-hand';
    return choice.bonus === 'evasive' ? undefined : choice.bonus === 'hook' ? 'hook-passed' : 'before-flight';
  },

  answer(turn, frame, seat, choice) {
    const played = playOnMover(turn, seat, choice);
    turn.state.stack[turn.state.stack.length - 1] = played
      ? { step: 'stop' }
      : waiting(frame, { step: 'stop' });
  },
};

/** The move in progress, which every question after a card has. */
export function moveOf({ move }: SuperTeamsState): Move {
  if (move === null) throw new Error('nothing moves');
  return move;
}

export function holds(state: SuperTeamsState, seat: Seat, bonus: number): boolean {
  return entry(state.bonusHands, seat).includes(bonus);
}

/** A bonus card leaves its hand. */
export function spend({ state, tell }: Turn<SuperTeamsState, Event>, seat: Seat, choice: PlayBonus): void {
  const bonus = bonusKinds.indexOf(choice.bonus);
  remove(entry(state.bonusHands, seat), bonus);
  state.bonusDiscard.push(bonus);
  tell?.({ ...choice, kind: 'playedBonus', seat });
}

/** Why a bonus card may not be played on a ship that is not the moving one. */
export function whyNotOn(state: SuperTeamsState, seat: Seat, choice: PlayBonus): RuleId {
  const ship = shipIds.indexOf(choice.ship);
  if (at(state.spaces, ship) < 0) return 'ship-in-box';
  if (teamOf(state, ship) !== at(state.teams, seat)) return 'bonus-on-opponent';
  return choice.bonus === 'hook' ? 'hook-passed' : 'bonus-on-resting';
}

/** Whether a bonus card was played on the moving ship; then it is that ship's only one in this turn. */
function playOnMover(turn: Turn<SuperTeamsState, Event>, seat: Seat, choice: Choice): boolean {
  if (choice.kind !== 'playBonus') return false;
  spend(turn, seat, choice);
  turn.state.move = { ...moveOf(turn.state), bonus: bonusNumber(choice.bonus) };
  return true;
}

/** The question to those who are left, or what follows when all have passed. */
function waiting({ step, asked }: AskFrame, after: TurnFrame): TurnFrame {
  return asked.length > 1 ? { step, asked: asked.slice(1) } : after;
}
