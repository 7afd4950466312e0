import type { Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { resultOf } from '../rules/battle.ts';
import { cardsInHand, slotsOf } from '../rules/cards.ts';
import type { Choice } from '../rules/choice.ts';
import { targetsOf } from '../rules/combat.ts';
import { actionLimit, jumpedIn } from '../rules/moving.ts';
import type { Terms } from '../rules/options.ts';
import {
  codeOf,
  damageOf,
  type FrameOf,
  kindOf,
  type PocketFrame,
  playerOf,
  type Stacked,
  seatOf,
  type UnitCode,
} from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { battleWorth, worthWithCard } from './battle-plan.ts';
import { handWorth, objectiveWorth, slotWorth } from './card-worth.ts';
import { combatPlan, combatWorth } from './combat-plan.ts';
import { lossesIn } from './losses.ts';
import { bestMove, movesWorth, worthAfterMove } from './move-plan.ts';
import { type Scene, sceneOf, starsOf } from './scene.ts';
import { worthOf } from './standing.ts';
import { strikerChance, strikeWorth } from './strike-plan.ts';
import { weights as usual, type Weights } from './weights.ts';

/** What each choice is worth to the seat, in build stars, from all that the seat knows: exact chances of dice, one action ahead. */
export function weigh(
  terms: Terms,
  view: View,
  seat: Seat,
  choices: readonly Choice[],
  weights: Weights = usual,
): readonly number[] {
  const scene = sceneOf(terms, view, seat, weights);
  const frame = askedFrame(scene.state.stack, seat);
  const weighOne = weigherOf(scene, frame);
  return choices.map(weighOne);
}

/** The frame that asks the seat. */
function askedFrame(stack: readonly Stacked[], seat: Seat): PocketFrame {
  const top = stack[stack.length - 1];
  const frame = top?.step === 'lanes' ? top.lanes[seat]?.at(-1) : top;
  if (frame === undefined) throw new Error(`seat ${seat} is asked nothing`);
  return frame;
}

type Weigher = (choice: Choice) => number;

/** The way to weigh the choices of a decision. */
function weigherOf(scene: Scene, frame: PocketFrame): Weigher {
  const { terms, state } = scene;
  switch (frame.step) {
    case 'turn':
      return turnWeigher(scene);
    case 'objective':
      return (choice) => playWorth(scene, choice);
    case 'move':
      return moveWeigher(scene);
    case 'moveTo':
    case 'leave': {
      const now = worthOf(scene);
      return (choice) => (choice.kind === 'zone' ? worthAfterMove(scene, frame.unit, choice.zone) - now : 0);
    }
    case 'carry': {
      const now = worthOf(scene);
      return (choice) => (choice.kind === 'unit' ? worthAfterMove(scene, choice.unit, frame.to) - now : 0);
    }
    case 'attackers':
    case 'target':
    case 'against':
      return attackWeigher(scene, frame);
    case 'nextBattle': {
      const plan = combatPlan(scene, lossesIn(scene));
      return (choice) => {
        const pair = frame.pairs.find(([attacker]) => choice.kind === 'unit' && attacker === choice.unit);
        return pair === undefined ? 0 : plan.attackWorth(...pair);
      };
    }
    case 'card':
      return cardWeigher(scene, frame);
    case 'reroll':
      return rerollWeigher(scene, frame);
    case 'strikers':
    case 'nextStrike':
      return (choice) =>
        choice.kind === 'unit'
          ? strikerChance(scene, choice.unit, frame.target, frame.slot) / starsOf(scene, choice.unit)
          : -1;
    case 'place':
      return (choice) => (choice.kind === 'unit' ? scene.weights.large * starsOf(scene, choice.unit) : 0);
    case 'deploy': {
      const now = worthOf(scene);
      return (choice) => (choice.kind === 'unit' ? worthAfterMove(scene, choice.unit, scene.seat) - now : 0);
    }
    case 'chooseUnit': {
      const { deed } = entry(terms.deeds, frame.deed);
      const losses = lossesIn(scene);
      return (choice) => {
        if (choice.kind !== 'unit') return 0;
        const damage = damageOf(state, choice.unit);
        if (deed.do === 'repair') {
          const { stars, shields } = entry(terms.units, kindOf(state, choice.unit));
          return (stars * Math.min(damage, deed.amount)) / shields;
        }
        const amount = deed.do === 'damage' ? deed.amount : 0;
        return losses.wounded(choice.unit, damage, { amount, fatal: false, survives: false });
      };
    }
    case 'chooseOpponent':
      return (choice) => (choice.kind === 'opponent' ? slotsOf(state, choice.seat).length : 0);
    case 'chooseDiscard':
      return (choice) =>
        choice.kind === 'discard' ? handWorth(entry(terms.cards, numberOfCard(scene, choice.card))) : 0;
    default:
      return () => 0;
  }
}

/** The first that is worth anything is done: what can be done besides the action is added to the best action. */
function turnWeigher(scene: Scene): Weigher {
  const { terms, state, seat } = scene;
  const losses = lossesIn(scene);
  const actionWorth = (choice: Choice): number => {
    switch (choice.kind) {
      case 'move':
        return movesWorth(scene, losses.now, actionLimit(terms, state, seat, 'move'), [
          jumpedIn(state.stack),
        ]);
      case 'combat': {
        const { zones } = playerOf(state, seat);
        const attackers = zones.flatMap((zone, number) => (zone >= 0 ? [codeOf(seat, number)] : []));
        const targets = new Map(attackers.map((attacker) => [attacker, targetsOf(terms, state, attacker)]));
        const limit = actionLimit(terms, state, seat, 'combat');
        return combatWorth(scene, losses, attackers, (attacker) => targets.get(attacker) ?? [], limit);
      }
      case 'strike':
        return strikeWorth(scene, losses.now, choice.seat, choice.slot);
      default:
        return 0;
    }
  };
  return (choice) => {
    switch (choice.kind) {
      case 'objective':
      case 'slot':
        return besides(playWorth(scene, choice) - scene.weights.least);
      case 'power':
        return besides(
          (bestMove(scene, choice.unit)?.worth ?? losses.now) - losses.now - scene.weights.least,
        );
      default:
        return actionWorth(choice);
    }
  };

  /** More than any action where it is worth something, and less where not. */
  function besides(worth: number): number {
    return worth > 0 ? first + worth : worth - first;
  }
}

/** What it brings to play an objective card, or the best of the hand, against what lies in that place. */
function playWorth(scene: Scene, choice: Choice): number {
  const { terms, state, seat } = scene;
  switch (choice.kind) {
    case 'objective':
      return objectiveWorth(scene, numberOfCard(scene, choice.card), true) - slotWorth(scene, choice.slot);
    case 'slot': {
      const cards = cardsInHand(state, seat, (card) => entry(terms.cards, card).objective);
      return (
        Math.max(...cards.map((card) => objectiveWorth(scene, card, true))) - slotWorth(scene, choice.slot)
      );
    }
    default:
      return 0;
  }
}

/** More than any action is worth. */
const first = 10_000;

function moveWeigher(scene: Scene): Weigher {
  const now = worthOf(scene);
  return (choice) => {
    if (choice.kind !== 'unit') return 0;
    const best = bestMove(scene, choice.unit)?.worth ?? now;
    return (best - now) / starsOf(scene, choice.unit);
  };
}

function attackWeigher(scene: Scene, frame: FrameOf<'attackers' | 'target' | 'against'>): Weigher {
  const { terms, state } = scene;
  const plan = combatPlan(scene, lossesIn(scene));
  const declared = state.stack.findLast((other) => other.step === 'attackers');
  for (const pair of declared?.step === 'attackers' ? declared.pairs : []) plan.declare(pair);
  const bestOf = (attacker: UnitCode, opponent = -1): number =>
    Math.max(
      ...targetsOf(terms, state, attacker, opponent).map((target) => plan.attackWorth(attacker, target)),
    );
  return (choice) => {
    if (frame.step === 'attackers')
      return choice.kind === 'unit' ? bestOf(choice.unit) / starsOf(scene, choice.unit) : 0;
    if (choice.kind === 'opponent') return bestOf(frame.attacker, choice.seat);
    return choice.kind === 'unit' ? plan.attackWorth(frame.attacker, choice.unit) : 0;
  };
}

function cardWeigher(scene: Scene, { side }: FrameOf<'card'>): Weigher {
  const { state, weights } = scene;
  const battle = state.stack.findLast((frame) => frame.step === 'battle');
  if (battle?.step !== 'battle') throw new Error('a card is played in a battle');
  const losses = lossesIn(scene);
  return (choice) => {
    if (choice.kind !== 'play') return battleWorth(scene, losses, battle) + weights.least;
    return worthWithCard(scene, losses, battle, side, numberOfCard(scene, choice.card));
  };
}

/** Dice are rolled again where they hit and should not, or should and do not. */
function rerollWeigher(scene: Scene, { of, seat }: FrameOf<'reroll'>): Weigher {
  const { terms, state } = scene;
  const battle = state.stack.findLast((frame) => frame.step === 'battle');
  if (battle?.step !== 'battle') throw new Error('dice are rolled in a battle');
  const unit = of === 0 ? battle.attacker : battle.defender;
  const { hit } = resultOf(terms, state, battle, of, false);
  const again = hit === (seatOf(unit) !== seat);
  return (choice) => ((choice.kind === 'reroll') === again ? 1 : 0);
}

function numberOfCard({ terms }: Scene, id: string): number {
  return terms.cardNumber.get(id) ?? 0;
}
