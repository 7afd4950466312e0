import { entry } from '../../common/at.ts';
import type { Place } from '../geometry/map.ts';
import { distanceFor } from '../rules/attack/aim.ts';
import { currentAttack } from '../rules/attack/current.ts';
import type { Attack } from '../rules/attack/frames.ts';
import { cancel } from '../rules/attack/results.ts';
import { surgeNamed } from '../rules/attack/surges.ts';
import { attackResults } from '../rules/attack/totals.ts';
import type { Choice } from '../rules/choice.ts';
import { missionOf, placeNamed } from '../rules/drawn-mission.ts';
import {
  type BattleFrame,
  type BattleState,
  type FigureNumber,
  figureOf,
  none,
  seatOf,
} from '../rules/state.ts';
import { distanceBetween } from '../rules/where.ts';
import { attackWorth, type Profile, resultsWorth, worthAfterBuying } from './attack-odds.ts';
import { Field } from './field.ts';
import { goalWorth } from './goals.ts';
import { gainsOfAll, profileOf, profileOfCurrent } from './profile.ts';
import { lossBy, lossesOf, type Table, tableAfter } from './standing.ts';

export type Weigher = (choice: Choice) => number;

/** How to weigh the choices of a decision whose outcome can be worked out without the rules; undefined for others. */
export function simpleWeigher(table: Table, frame: BattleFrame): Weigher | undefined {
  const { terms, state, weights } = table;
  switch (frame.step) {
    case 'surge':
      return surgeWeigher(table);
    case 'rerollDie':
    case 'replaceDie':
    case 'anyDice':
    case 'removeDie':
    case 'exchangeDie':
      return diceWeigher(table, frame);
    case 'target': {
      const attack = currentAttack(state);
      return attack === undefined ? undefined : (choice) => targetWorth(table, attack, choice);
    }
    case 'targetSpace': {
      const attack = currentAttack(state);
      if (attack === undefined) return undefined;
      return (choice) => {
        const place = choice.kind === 'place' ? placeNamed(missionOf(terms, state), choice.at) : undefined;
        return place === undefined ? 0 : -distanceFor(terms, state, attack, place.space);
      };
    }
    case 'cleave':
      return (choice) => (choice.kind === 'figure' ? damageWorth(table, choice.figure, frame.amount) : 0);
    case 'bombard':
      return (choice) => (choice.kind === 'figure' ? damageWorth(table, choice.figure, 1) : 0);
    case 'preventStrain': {
      const losses = lossesOf(table, frame.figure);
      return (choice) =>
        choice.kind === 'number'
          ? -lossBy(losses, frame.amount - choice.number) - 2 * weights.deck * choice.number
          : 0;
    }
    case 'scorer':
    case 'starter':
      return (choice) => (choice.kind === 'seat' ? -(state.players[choice.seat]?.points ?? 0) : 0);
    case 'movement':
    case 'putDown':
      return placeWeigher(table, frame.figure, true);
    default:
      return undefined;
  }
}

/** What it is worth to the seat that a figure suffers damage. */
export function damageWorth(table: Table, figure: FigureNumber, amount: number): number {
  const { state, seat } = table;
  const loss = lossBy(lossesOf(table, figure), amount);
  return state.sides[seatOf(figure)] === state.sides[seat] ? -loss : loss;
}

function targetWorth(table: Table, attack: Attack, choice: Choice): number {
  if (choice.kind !== 'figure') return 0;
  const { terms, state } = table;
  const away = distanceBetween(terms, state, attack.attacker, choice.figure) ?? 1;
  const profile = profileOf(table, attack.attacker, choice.figure, Math.max(1, away), {
    ...attack,
    space: none,
  });
  return profile === undefined ? 0 : attackWorth(profile);
}

/** The attack that goes on, if it is on a figure: what one on an object of the mission is worth, only the rules tell. */
function attackOnFigure(state: BattleState): Attack | undefined {
  const attack = currentAttack(state);
  return attack?.target === none ? undefined : attack;
}

/** What each surge ability adds to the results as they lie, if the best is bought with what is left. */
function surgeWeigher(table: Table): Weigher | undefined {
  const { terms, state } = table;
  const attack = attackOnFigure(state);
  if (attack === undefined) return undefined;
  const profile = profileOfCurrent(table, attack);
  const results = cancel(attackResults(attack));
  return (choice) => {
    if (choice.kind !== 'surge') return resultsWorth({ ...profile, bundles: [] }, results, 0);
    const { surge, effects } = surgeNamed(terms, choice.surge);
    const gains = gainsOfAll(table, attack, effects);
    return worthAfterBuying(profile, results, attack.surges - surge.cost, gains);
  };
}

/** Dice of an attack that goes on: what it comes to on average after each choice, as the seat wants it. */
function diceWeigher(
  table: Table,
  frame: Extract<
    BattleFrame,
    { readonly step: 'rerollDie' | 'replaceDie' | 'anyDice' | 'removeDie' | 'exchangeDie' }
  >,
): Weigher | undefined {
  const { state, seat } = table;
  const attack = attackOnFigure(state);
  if (attack === undefined) return undefined;
  const profile = profileOfCurrent(table, attack);
  const sign = state.sides[attack.seat] === state.sides[seat] ? 1 : -1;
  switch (frame.step) {
    case 'rerollDie':
      return (choice) =>
        sign *
        (choice.kind === 'die' ? worthOfReroll(profile, attack, choice.die) : worthOfDice(profile, attack));
    case 'replaceDie':
      return (choice) =>
        choice.kind === 'colour' ? sign * worthOfReroll(profile, attack, frame.die, choice.die) : 0;
    case 'anyDice':
      return (choice) =>
        choice.kind === 'colour'
          ? sign * attackWorth({ ...profile, attackPool: [...profile.attackPool, choice.die] })
          : 0;
    case 'removeDie':
    case 'exchangeDie': {
      const pool = frame.pool === 'attack' ? 'attackPool' : 'defencePool';
      return (choice) => {
        if (choice.kind !== 'colour') return 0;
        const dice = profile[pool].slice();
        dice.splice(dice.indexOf(choice.die), 1, ...(frame.step === 'exchangeDie' ? [frame.to] : []));
        return sign * attackWorth({ ...profile, [pool]: dice });
      };
    }
  }
}

/** What the dice as they lie are worth to the attacker. */
function worthOfDice(profile: Profile, attack: Attack): number {
  const { plus } = profile;
  const parts = [{ from: { surge: none }, changes: plus }];
  const sum = cancel(attackResults({ dice: attack.dice, parts }));
  return resultsWorth(profile, { ...sum, pierce: 0 }, sum.surge);
}

/** What they are worth on average if one of them is rolled again, as another one maybe. */
function worthOfReroll(
  profile: Profile,
  attack: Attack,
  place: number,
  instead = entry(attack.dice, place).die,
): number {
  let worth = 0;
  for (let face = 1; face <= 6; face++) {
    const dice = attack.dice.map((one, at) => (at === place ? { die: instead, face, rerolled: true } : one));
    worth += worthOfDice(profile, { ...attack, dice }) / 6;
  }
  return worth;
}

/**
 * Where a figure goes or is put that an effect moves, as the seat wants it. `careful`: what hostile figures could do to it
 * there is looked at, too, which takes its time.
 */
export function placeWeigher(table: Table, figure: FigureNumber, careful: boolean): Weigher {
  const { state, seat, weights } = table;
  const field = new Field(tableAfter(table, state, seatOf(figure)), figure);
  const own = state.sides[seatOf(figure)] === state.sides[seat] ? 1 : -1;
  const weigh = (place: Place | null | undefined): number => {
    if (place == null) return 0;
    const spot = field.spotAt(place);
    const danger = careful ? weights.danger * field.danger(spot) : 0;
    return own * (goalWorth(field, spot) + weights.outlook * field.bestAttack(spot).worth - danger);
  };
  const here = figureOf(state, figure).place;
  return (choice) =>
    weigh(choice.kind === 'move' || choice.kind === 'place' ? placeNamed(field.mission, choice.at) : here);
}
