import type { Chance } from '../../../kernel/chance.ts';
import { entry } from '../../common/at.ts';
import { once } from '../../common/once.ts';
import { pushMoment, type Reroll, rerollsIn, resultOf, withCard, woundBy } from './battle.ts';
import type { PocketTurn } from './cards.ts';
import { newBattle } from './combat.ts';
import { destroys } from './damage.ts';
import { deedSteps } from './deeds.ts';
import type { Part } from './event.ts';
import type { Terms } from './options.ts';
import { addCard, battleIn, seenState, stateOfTwo } from './seen.ts';
import {
  type Battle,
  codeOf,
  type Dice,
  noCard,
  type PocketState,
  type Side,
  seatOf,
  type UnitCode,
} from './state.ts';
import { isAble, unitOn } from './values.ts';
import type { View } from './view.ts';

/** What a side of a battle can do to the other. Chances go from 0 to 1. */
export interface SideForecast {
  readonly unit: UnitCode;
  /** The chance that the unit of this side hits the other one. */
  readonly hit: number;
  /** The chance that it destroys the other one. */
  readonly destroy: number;
  /** The least base roll that hits; 13 if none does. */
  readonly needs: number;
  /** What is added to its base roll, part by part, and the parts of what it has to reach. */
  readonly attack: readonly Part[];
  readonly against: readonly Part[];
  /** The parts of its damage, and the damage counters that a hit puts after what is prevented. */
  readonly damage: readonly Part[];
  readonly counters: number;
  readonly prevented: number;
}

/** What can come of a battle: for the attacker, and for the defender. */
export type BattleForecast = readonly [SideForecast, SideForecast];

/** What a card of a hand would make of a battle. */
export interface CardForecast {
  /** The number of the card in the pack. */
  readonly card: number;
  /** The unit can use the ability of the card. */
  readonly able: boolean;
  readonly forecast: BattleForecast;
}

/** A battle as far as a viewer knows it, in a state that the preview may change. */
interface Foreseen {
  readonly state: PocketState;
  readonly battle: Battle;
  /** Rerolls that are still to be asked for, in order. */
  readonly rerolls: readonly Reroll[];
}

/**
 * What can come of a battle between two units. If they are fighting, that battle counts as it is: with the cards that
 * were played and the dice that were rolled; undefined once it is decided. The chances are exact if everybody rolls
 * again whenever that helps. Cards that may still be played are not reckoned with.
 */
export function forecastBattle(
  terms: Terms,
  view: View,
  attacker: UnitCode,
  defender: UnitCode,
): BattleForecast | undefined {
  const foreseen = foresee(terms, view, attacker, defender);
  return foreseen && forecastOf(terms, foreseen);
}

/**
 * The same battle with each combat card that the viewer holds played on the viewer's unit; empty if the viewer can play
 * none in it.
 */
export function forecastHand(
  terms: Terms,
  view: View,
  attacker: UnitCode,
  defender: UnitCode,
): CardForecast[] {
  const { viewer } = view;
  const side = seatOf(attacker) === viewer ? 0 : 1;
  if (viewer === 'spectator' || seatOf(side === 0 ? attacker : defender) !== viewer) return [];
  return [...new Set(view.players[viewer]?.hand)].flatMap((card) => {
    const foreseen = foresee(terms, view, attacker, defender);
    if (foreseen === undefined || entry(terms.cards, card).objective) return [];
    if (foreseen.battle.cards[side] !== noCard || foreseen.battle.rolls.length > 0) return [];
    const played = playCard(terms, foreseen, side, card);
    return [
      {
        card,
        able: isAble(terms, played.state, played.battle, side),
        forecast: forecastOf(terms, played),
      },
    ];
  });
}

/** What the reroll that is asked for would do: the battle if the dice are kept, and if they are rolled again. */
export function forecastReroll(
  terms: Terms,
  view: View,
): { readonly kept: BattleForecast; readonly again: BattleForecast } | undefined {
  const asked = view.stack[view.stack.length - 1];
  const battle = battleIn(view);
  if (asked?.step !== 'reroll' || battle === undefined) return undefined;
  const foreseen = foresee(terms, view, battle.attacker, battle.defender);
  if (foreseen === undefined) return undefined;
  const rest = { ...foreseen, rerolls: foreseen.rerolls.slice(1) };
  return { kept: forecastOf(terms, rest), again: forecastOf(terms, rest, asked.of) };
}

/** What units of two kinds can do to each other in the contested zone, without cards and objectives. */
export function forecastKinds(terms: Terms, attacker: number, defender: number): BattleForecast {
  const state = stateOfTwo(terms.content.hash, [attacker, defender]);
  const battle = newBattle(state, codeOf(0, 0), codeOf(1, 0));
  return forecastOf(terms, { state, battle, rerolls: rerollsIn(terms, state, battle) });
}

/** A battle between two units as far as a viewer knows it; undefined if it goes on and is decided. */
function foresee(terms: Terms, view: View, attacker: UnitCode, defender: UnitCode): Foreseen | undefined {
  const state = seenState(view);
  const current = battleIn(view);
  if (current?.attacker !== attacker || current.defender !== defender) {
    const battle = newBattle(state, attacker, defender);
    return { state, battle, rerolls: rerollsIn(terms, state, battle) };
  }
  if (current.phase === 'refill' || current.phase === 'end') return undefined;
  const [one, other] = current.cards.map((card) => (card === noCard ? noCard : addCard(state, card)));
  const battle: Battle = { ...current, cards: [one ?? noCard, other ?? noCard] };
  const asked = view.stack.flatMap((frame) => (frame.step === 'reroll' ? [frame] : []));
  return {
    state,
    battle,
    rerolls: battle.rolls.length > 0 ? asked.reverse() : rerollsIn(terms, state, battle),
  };
}

/** The battle after a card was played in it, with what the card does at once. */
function playCard(terms: Terms, { state, battle }: Foreseen, side: Side, card: number): Foreseen {
  const next = withCard(battle, side, addCard(state, card));
  const turn = quietTurn(state);
  pushMoment(terms, turn, next, 'played', (other) => other === side);
  carryOut(terms, turn);
  return { state, battle: next, rerolls: rerollsIn(terms, state, next) };
}

/** A turn in which nobody listens, and nothing is left to chance: there is no deck to draw from, and no hand. */
export function quietTurn(state: PocketState): PocketTurn {
  return { state, stack: state.stack, chance: noChance, emit: undefined };
}

function unforeseen(): never {
  throw new Error('a preview leaves nothing to chance');
}

const noChance: Chance = { roll: unforeseen, pick: unforeseen, shuffle: unforeseen };

const deedOf = once((terms: Terms) => deedSteps(terms).deed);

/** Carries out the deeds on the stack. What somebody would have to choose is left out. */
export function carryOut(terms: Terms, turn: PocketTurn): void {
  for (;;) {
    const frame = turn.stack[turn.stack.length - 1];
    if (frame === undefined) return;
    if (frame.step === 'deed') deedOf(terms).run(turn, frame);
    else turn.stack.pop();
  }
}

/** What can come of a battle; `again`: the dice of this side are rolled first, although they lie there. */
function forecastOf(terms: Terms, { state, battle, rerolls }: Foreseen, again?: Side): BattleForecast {
  const forecastSide = (side: Side): SideForecast => {
    const lying = side === again ? undefined : battle.rolls[side];
    const { hit, needs } = hitChanceOf(terms, state, battle, side, rerolls, lying);
    const rolls = [diceOf(12), diceOf(12)];
    const { parts, against } = resultOf(terms, state, { ...battle, rolls }, side, true);
    const wound = woundBy(terms, state, battle, side, true);
    return {
      unit: unitOn(battle, side),
      hit,
      destroy: destroys(terms, state, wound) ? hit : 0,
      needs,
      attack: parts.filter(({ from }) => from !== 'dice'),
      against,
      damage: wound.parts,
      counters: wound.amount,
      prevented: wound.prevented,
    };
  };
  return [forecastSide(0), forecastSide(1)];
}

/**
 * The chance that a side hits in the end. `hit`: the chance that its dice hit as they lie; `fresh`: that a new roll
 * does; `wishes`: for each reroll that is still to come, in order, whether its owner wants a hit. A reroll is used
 * where it helps whoever has it.
 */
function chanceToHit(hit: number, fresh: number, wishes: readonly boolean[]): number {
  // What a hit and a miss that lie there are worth before each of the rerolls, from the last one back.
  let [ofHit, ofMiss] = [1, 0];
  for (const wish of [...wishes].reverse()) {
    const again = fresh * ofHit + (1 - fresh) * ofMiss;
    const better = wish ? Math.max : Math.min;
    [ofHit, ofMiss] = [better(ofHit, again), better(ofMiss, again)];
  }
  return hit * ofHit + (1 - hit) * ofMiss;
}

/** The chance that the unit of a side hits in the end, and the least base roll with which it does; 13 if none does. */
export function hitChanceOf(
  terms: Terms,
  state: PocketState,
  battle: Battle,
  side: Side,
  rerolls: readonly Reroll[],
  lying?: Dice,
): { readonly hit: number; readonly needs: number } {
  const needs = leastThat(
    (sum) => resultOf(terms, state, { ...battle, rolls: [diceOf(sum), diceOf(sum)] }, side, false).hit,
  );
  const fresh = chanceOf(needs);
  const hit = lying === undefined ? fresh : Number(lying[0] + lying[1] >= needs);
  const own = seatOf(unitOn(battle, side));
  const wishes = rerolls.flatMap(({ seat, of }) => (of === side ? [seat === own] : []));
  return { hit: chanceToHit(hit, fresh, wishes), needs };
}

/** The least base roll that does something; 13 if none does. A higher roll never does less than a lower one. */
export function leastThat(does: (sum: number) => boolean): number {
  let [least, most] = [2, 13];
  while (least < most) {
    const middle = (least + most) >> 1;
    if (does(middle)) most = middle;
    else least = middle + 1;
  }
  return least;
}

/** Of the 36 rolls of two dice those that show at least 2, 3 and so on up to 13. */
const rollsFrom = [36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0];

/** The chance that two dice show at least so much, from 2 to 13. */
export function chanceOf(sum: number): number {
  return entry(rollsFrom, sum - 2) / 36;
}

/** Two dice that show so much together. */
export function diceOf(sum: number): Dice {
  const one = Math.min(6, sum - 1);
  return [one, sum - one];
}
