import { hasAssault } from '../rules/effects/values.ts';
import { type Activation, type FigureNumber, figureOf, hasCondition, none } from '../rules/state.ts';
import { Field, type Spot } from './field.ts';
import { goalWorth } from './goals.ts';
import type { Table } from './standing.ts';

/** What is left of an activation: actions, movement points, and whether one of the actions may still be an attack. */
export interface Means {
  readonly actions: number;
  readonly points: number;
  readonly attacks: boolean;
}

/** How many of the places that look best are looked at closely: what could be attacked there. */
const closely = 8;

/**
 * What a figure can make of its activation: where it can end, and whom it can attack from where. All values are in
 * victory points, against doing nothing at all with what is on the map.
 */
export class ActivationPlan {
  readonly field: Field;
  private readonly here: Spot;
  private readonly ends = new Map<number, number>();
  private readonly plain = new Map<number, number>();
  private readonly best = new Map<number, number>();
  private readonly attacks = new Map<number, BestAttack>();
  private readonly assault: boolean;

  constructor(table: Table, figure: FigureNumber) {
    const { terms, state } = table;
    this.field = new Field(table, figure);
    const { place } = figureOf(state, figure);
    if (place === null) throw new Error(`figure ${figure} is not on the map`);
    this.here = this.field.spotAt(place);
    this.assault = hasAssault(terms, state, figure) || terms.added.repeatsAttacks(figure);
  }

  /** What can be made of these means from where the figure stands. */
  worth(means: Means): number {
    const { actions, attacks } = means;
    let worth = this.worthOfEnding(means);
    if (actions > 0 && attacks) {
      worth = Math.max(worth, this.worthOfAttacks(means), this.worthOfAdvance(means));
    }
    return worth;
  }

  /** Attacks from here, and then the best end. */
  private worthOfAttacks(means: Means): number {
    const { target, worth } = this.attackFrom(this.here);
    return target === none ? Number.NEGATIVE_INFINITY : worth + this.afterAttack(means);
  }

  worthOfAttack(target: FigureNumber, means: Means, weapon?: string): number {
    const range = this.field.rangeTo(target, this.here);
    if (range === undefined) return Number.NEGATIVE_INFINITY;
    return this.field.attackWorth(target, range, weapon) + this.afterAttack(means);
  }

  /** What is left once an action has gone into an attack. */
  private afterAttack({ actions, points, attacks }: Means): number {
    const left = { actions: actions - 1, points, attacks: attacks && this.assault };
    if (this.field.isFixed) return this.endAt(this.here);
    const again = left.attacks && left.actions > 0 ? this.attackFrom(this.here).worth * 0.8 : 0;
    return Math.max(this.worthOfEnding(left), again + this.endAt(this.here));
  }

  /** Movement, then an attack. */
  private worthOfAdvance({ actions, points }: Means): number {
    const budget = points + (actions - 1) * this.field.speed;
    if (budget === 0 || this.field.isFixed) return Number.NEGATIVE_INFINITY;
    const spots = this.field
      .spots(budget)
      .map((spot) => ({ spot, attack: this.attackFrom(spot).worth }))
      .filter(({ attack }) => attack > 0)
      .map(({ spot, attack }) => ({ spot, attack, guess: attack + this.plainEnd(spot) }))
      .sort((one, other) => other.guess - one.guess);
    let worth = Number.NEGATIVE_INFINITY;
    for (const { spot, attack } of spots.slice(0, closely)) {
      // What is not spent on the way there can be spent afterwards.
      const times = this.assault && budget - spot.cost >= this.field.speed ? 1.8 : 1;
      worth = Math.max(worth, attack * times + this.endAt(spot));
    }
    return worth;
  }

  /** The best place to end with all that is left spent on movement. */
  worthOfEnding({ actions, points }: Means): number {
    const budget = points + actions * this.field.speed;
    let worth = this.best.get(budget);
    if (worth === undefined) {
      worth = this.endAt(this.here);
      if (budget > 0) {
        const spots = this.field
          .spots(budget)
          .map((spot) => ({ spot, guess: this.plainEnd(spot) }))
          .sort((one, other) => other.guess - one.guess);
        for (const { spot, guess } of spots.slice(0, closely)) {
          if (guess <= worth) break;
          worth = Math.max(worth, this.endAt(spot));
        }
      }
      this.best.set(budget, worth);
    }
    return worth;
  }

  /** What it is worth to go to a place, and to attack there if that is still possible. */
  worthOfMove(spot: Spot, { actions, attacks }: Means): number {
    const attack = actions > 0 && attacks && !this.field.isFixed ? this.attackFrom(spot).worth : 0;
    return attack + this.endAt(spot);
  }

  /** What it is worth that the activation ends here. */
  worthOfStaying(): number {
    return this.endAt(this.here);
  }

  private attackFrom(spot: Spot): BestAttack {
    if (this.field.arms.length === 0) return noAttack;
    if (hasCondition(this.field.table.state, this.field.figure, 'stunned')) return noAttack;
    const key = keyOf(spot);
    let attack = this.attacks.get(key);
    if (attack === undefined) {
      attack = this.field.bestAttack(spot);
      this.attacks.set(key, attack);
    }
    return attack;
  }

  private plainEnd(spot: Spot): number {
    const key = keyOf(spot);
    let worth = this.plain.get(key);
    if (worth === undefined) {
      worth = goalWorth(this.field, spot);
      this.plain.set(key, worth);
    }
    return worth;
  }

  private endAt(spot: Spot): number {
    const key = keyOf(spot);
    let worth = this.ends.get(key);
    if (worth === undefined) {
      worth = this.plainEnd(spot) - this.field.table.weights.danger * this.field.danger(spot);
      this.ends.set(key, worth);
    }
    return worth;
  }
}

interface BestAttack {
  readonly worth: number;
  readonly target: FigureNumber;
}

const noAttack: BestAttack = { worth: 0, target: none };

function keyOf({ place }: Spot): number {
  return place.space * 2 + (place.turned ? 1 : 0);
}

/** What is left of an activation that goes on. */
export function meansOf({ terms, state }: Table, activation: Activation): Means {
  const { figure, actions, movementPoints, attackAction } = activation;
  return {
    actions,
    points: movementPoints,
    attacks: !attackAction || hasAssault(terms, state, figure) || terms.added.repeatsAttacks(figure),
  };
}
