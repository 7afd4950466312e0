import type { Chance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import type { Choice } from '../rules/choice.ts';
import { missionOf, placeNamed } from '../rules/drawn-mission.ts';
import { imagine } from '../rules/imagine.ts';
import type { Terms } from '../rules/options.ts';
import {
  type BattleFrame,
  type FigureNumber,
  figureNumber,
  figureOf,
  type GroupNumber,
  groupOf,
  groupWith,
} from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { ActivationPlan, meansOf } from './activation-plan.ts';
import { Field } from './field.ts';
import { Foresight } from './foresight.ts';
import { deploymentWorth } from './goals.ts';
import { simpleWeigher, type Weigher } from './simple-weigher.ts';
import { figureCost, type Sense, type Table, tableOf, worthOf } from './standing.ts';
import { waysFrom } from './ways.ts';
import { weights as usual, type Weights } from './weights.ts';

/** Chance of no consequence: it fills in what the seat does not know. */
const anyChance: Chance = { roll: () => 1, pick: () => 0, shuffle: () => {} };

/** What each choice is worth to the seat, in victory points, from all that the seat knows. */
export function weigh(
  terms: Terms,
  view: View,
  seat: Seat,
  choices: readonly Choice[],
  weights: Weights = usual,
  sense: Sense | null = null,
): readonly number[] {
  const table = tableOf(terms, imagine(terms, view, anyChance), seat, weights, sense);
  const frame = table.state.stack[table.state.stack.length - 1];
  if (frame === undefined || frame.step === 'lanes') throw new Error(`seat ${seat} is asked nothing`);
  const weigher = weigherOf(table, frame, choices);
  return choices.map((choice) => Math.max(never, weigher(choice)));
}

/** The least that a choice is worth: standing orders are for people, and of some attacks no plan knows a range. */
const never = -10_000;

function weigherOf(table: Table, frame: BattleFrame, choices: readonly Choice[]): Weigher {
  const { weights } = table;
  switch (frame.step) {
    case 'zone':
      return zoneWeigher(table);
    case 'split':
      return splitWeigher(table, entry(frame.groups, 0));
    case 'assign':
      return assignWeigher(table);
    case 'attach':
    case 'nextGroup':
      return (choice) => (choice.kind === 'group' ? figureCost(table, choice.group) : 0);
    case 'putFigure': {
      const field = new Field(table, frame.figure);
      return (choice) => {
        const place = choice.kind === 'place' ? placeNamed(field.mission, choice.at) : undefined;
        return place === undefined ? 0 : deploymentWorth(field, field.spotAt(place));
      };
    }
    case 'rebelTurn':
    case 'turn': {
      const weigher = turnWeigher(table);
      return (choice) => (choice.kind === 'ask' ? never : weigher(choice));
    }
    case 'nextFigure':
      return (choice) => (choice.kind === 'figure' ? haste(table, choice.figure) : 0);
    case 'activation':
      return activationWeigher(table, choices);
    case 'handCard':
      return (choice) =>
        choice.kind === 'card'
          ? -(table.terms.commands[table.terms.commandNumber.get(choice.card) ?? -1]?.cost ?? 0)
          : 0;
    default: {
      const weigher = simpleWeigher(table, frame);
      if (weigher !== undefined) return weigher;
      const foresight = new Foresight(table, choices.filter(({ kind }) => kind !== 'order').length);
      return (choice) => {
        if (choice.kind === 'order') return never;
        const worth = foresight.worthOf(choice);
        return choice.kind === 'use' || choice.kind === 'play' || choice.kind === 'spend'
          ? worth - weights.least
          : worth;
      };
    }
  }
}

/** The zone from which what the mission scores is nearest. */
function zoneWeigher({ terms, state }: Table): Weigher {
  const { zones, tokens, terminals, map } = missionOf(terms, state);
  const goals = [...tokens.map(({ space }) => space), ...terminals];
  // Doors that are locked open later.
  const doors = [...map.doors.keys()];
  return (choice) => {
    if (choice.kind !== 'zone') return 0;
    const { spaces } = entry(zones, choice.zone);
    let sum = 0;
    for (const goal of goals) {
      const ways = waysFrom(map, state.openDoors, doors, goal);
      sum += Math.min(...spaces.map((space) => ways[space] ?? 0));
    }
    return -sum;
  };
}

/** Both squads cost as much. */
function splitWeigher(table: Table, group: GroupNumber): Weigher {
  const { state, seat } = table;
  const costs = (state.players[seat]?.squads ?? []).map((squad) =>
    squad.reduce((sum, other) => sum + costOf(table, other), 0),
  );
  const own = costOf(table, group);
  return (choice) => (choice.kind === 'squad' ? -(costs[choice.squad] ?? 0) - own : 0);
}

/** The weaker squad of the opponent comes first. */
function assignWeigher(table: Table): Weigher {
  const { state, seat } = table;
  const other = state.players.findIndex((_, one) => state.sides[one] !== state.sides[seat]);
  return (choice) => {
    const squad = choice.kind === 'squad' ? (state.players[other]?.squads[choice.squad] ?? []) : [];
    return -squad.reduce((sum, group) => sum + costOf(table, group), 0);
  };
}

function costOf(table: Table, group: GroupNumber): number {
  return figureCost(table, group) * groupOf(table.state, group).figures.length;
}

/** Which group activates: the one that gains most by acting now. A seat passes if nobody can do anything yet. */
function turnWeigher(table: Table): Weigher {
  const { state, weights } = table;
  return (choice) => {
    if (choice.kind !== 'group') return weights.waiting;
    const figures = groupOf(state, choice.group).figures.flatMap(({ place }, index) =>
      place === null ? [] : [figureNumber(choice.group, index)],
    );
    return Math.max(...figures.map((figure) => haste(table, figure)));
  };
}

/** What a figure gains by acting now: the best attack that one move allows, and what it escapes. */
function haste(table: Table, figure: FigureNumber): number {
  const { weights } = table;
  const field = new Field(table, figure);
  const { place } = figureOf(table.state, figure);
  if (place === null) return 0;
  const here = field.spotAt(place);
  return (
    field.bestAttackAfterMove(here) +
    weights.danger * field.danger(here) -
    0.02 * figureCost(table, groupWith(figure))
  );
}

/** Whether the rules tell what comes of a choice in an activation; places and attacks are weighed without. */
function isForeseen(kind: Choice['kind']): boolean {
  return kind === 'use' || kind === 'play' || kind === 'door' || kind === 'token' || kind === 'shake';
}

/** The choices of an activation: where to go, whom to attack, what to use. */
function activationWeigher(table: Table, choices: readonly Choice[]): Weigher {
  const { state, weights } = table;
  const { activation } = state;
  if (activation === null) return () => 0;
  const { figure } = activation;
  const plan = new ActivationPlan(table, figure);
  const foresight = new Foresight(table, choices.filter(({ kind }) => isForeseen(kind)).length);
  const now = worthOf(table);
  const means = meansOf(table, activation);
  return (choice) => {
    switch (choice.kind) {
      case 'run':
        return (
          plan.worth({ ...means, actions: means.actions - 1, points: means.points + plan.field.speed }) -
          2 * weights.pause
        );
      case 'attack':
        return plan.worthOfAttack(choice.target, means, choice.weapon);
      case 'move': {
        const place = placeNamed(plan.field.mission, choice.at);
        return place === undefined ? 0 : plan.worthOfMove(plan.field.spotAt(place), means) - weights.pause;
      }
      case 'order':
        return never;
      case 'pass':
      case 'stop':
        return plan.worthOfStaying();
      default:
        return foresight.worthOf(choice) - now - weights.least;
    }
  };
}
