import type { ChoiceStep, Seat, Turn } from '../../../kernel/game.ts';
import { type Reaction, windowStep } from '../../../kernel/reactions.ts';
import { at, entry } from '../../common/at.ts';
import { bonusNumber, type CompiledPack } from '../content/compile.ts';
import { bonusKinds, shipIds } from '../content/pack.ts';
import { remove } from './cards.ts';
import type { Choice, PlayBonus } from './choice.ts';
import { pass, playBonusChoice } from './choices.ts';
import type { Event } from './event.ts';
import { playableFrom } from './flight.ts';
import { type Refusal, refuseUnasked } from './refusals.ts';
import type { AskFrame, Move, SuperTeamsState } from './state.ts';
import { teamOf } from './teams.ts';

export type AskStep = ChoiceStep<SuperTeamsState, AskFrame, Choice, Event>;

const evasive = bonusNumber('evasive');

/** Before the flight: the ship's player or the partner may play a bonus card on it, whoever moves it (p. 6). */
export function answerStep(pack: CompiledPack): AskStep {
  return windowStep({
    pass,
    isPass,

    reactions(state, _frame, seat) {
      const { ship, start } = moveOf(state);
      const choices: Choice[] = [];
      for (const bonus of playableFrom(start)) {
        if (holds(state, seat, bonus)) choices.push(playBonusChoice(bonus, ship));
      }
      return choices;
    },

    refuse(state, _frame, seat, choice) {
      if (choice.kind !== 'playBonus') return refuseUnasked('bonus', choice);
      const { ship } = moveOf(state);
      if (shipIds.indexOf(choice.ship) !== ship) return whyNotOn(pack, state, seat, choice);
      if (!holds(state, seat, bonusNumber(choice.bonus))) return 'bonus-not-in-hand';
      switch (choice.bonus) {
        case 'pilot':
          return 'pilot-off-asteroids';
        case 'lightspeed':
          return 'lightspeed-start';
        case 'boost':
          return 'boost-on-asteroids';
        case 'evasive':
          return 'evasive-off-maw';
        case 'hook':
          return 'hook-passed';
      }
    },

    resolve(turn, _frame, reactions) {
      playOnMover(turn, reactions);
      turn.stack.push({ step: 'fly' });
    },
  });
}

/** After a flight that ends in the Maw: an Evasive Manoeuvre leads out of it (p. 6-10, ruling R22). */
export function evadeStep(pack: CompiledPack): AskStep {
  return windowStep({
    pass,
    isPass,

    reactions: (state, _frame, seat) =>
      holds(state, seat, evasive) ? [playBonusChoice(evasive, moveOf(state).ship)] : [],

    refuse(state, _frame, seat, choice) {
      if (choice.kind !== 'playBonus') return refuseUnasked('bonus', choice);
      if (shipIds.indexOf(choice.ship) !== moveOf(state).ship) return whyNotOn(pack, state, seat, choice);
      if (!holds(state, seat, bonusNumber(choice.bonus))) return 'bonus-not-in-hand';
      return choice.bonus === 'hook' ? 'hook-passed' : 'before-flight';
    },

    resolve(turn, _frame, reactions) {
      playOnMover(turn, reactions);
      turn.stack.push({ step: 'stop' });
    },
  });
}

/** The move in progress, which every decision after a card has. */
export function moveOf({ move }: SuperTeamsState): Move {
  if (move === null) throw new Error('nothing moves');
  return move;
}

export function holds(state: SuperTeamsState, seat: Seat, bonus: number): boolean {
  return entry(state.bonusHands, seat).includes(bonus);
}

export function isPass({ kind }: Choice): boolean {
  return kind === 'pass';
}

/** A bonus card leaves its hand. */
export function spend({ state, emit }: Turn<SuperTeamsState, Event>, seat: Seat, choice: PlayBonus): void {
  const bonus = bonusKinds.indexOf(choice.bonus);
  remove(entry(state.bonusHands, seat), bonus);
  state.bonusDiscard.push(bonus);
  emit?.({ ...choice, kind: 'playedBonus', seat });
}

/** Why a bonus card may not be played on a ship that is not the moving one. */
export function whyNotOn(pack: CompiledPack, state: SuperTeamsState, seat: Seat, choice: PlayBonus): Refusal {
  const ship = shipIds.indexOf(choice.ship);
  if (at(state.spaces, ship) < 0) return 'ship-in-box';
  if (teamOf(pack, state, ship) !== at(state.teams, seat)) return 'bonus-on-opponent';
  return choice.bonus === 'hook' ? 'hook-passed' : 'bonus-on-resting';
}

/** The bonus card that counts, the owner's before the partner's, is the moving ship's only one in this turn (p. 6). */
function playOnMover(turn: Turn<SuperTeamsState, Event>, [first]: readonly Reaction<Choice>[]): void {
  if (first?.choice.kind === 'playBonus') {
    spend(turn, first.seat, first.choice);
    turn.state.move = { ...moveOf(turn.state), bonus: bonusNumber(first.choice.bonus) };
  }
  turn.emit?.({ kind: 'allAnswered' });
}
