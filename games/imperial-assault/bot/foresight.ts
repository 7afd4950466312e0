import type { Chance } from '../../../kernel/chance.ts';
import type { Frame, Seat, Step } from '../../../kernel/game.ts';
import { seeded } from '../../../kernel/seeded.ts';
import { entry } from '../../common/at.ts';
import { once } from '../../common/once.ts';
import { currentAttack } from '../rules/attack/current.ts';
import type { Attack } from '../rules/attack/frames.ts';
import { type Choice, pass } from '../rules/choice.ts';
import { copy } from '../rules/copy.ts';
import type { Event } from '../rules/event.ts';
import type { Terms } from '../rules/options.ts';
import { sceneOf } from '../rules/scene.ts';
import {
  type BattleState,
  type FigureNumber,
  figureOf,
  isOnMap,
  none,
  type Stacked,
  seatOf,
} from '../rules/state.ts';
import { stepsOf } from '../rules/steps.ts';
import { ActivationPlan, meansOf } from './activation-plan.ts';
import { attackWorth } from './attack-odds.ts';
import { profileOfCurrent } from './profile.ts';
import { placeWeigher, simpleWeigher } from './simple-weigher.ts';
import { type Table, tableAfter, worthOf } from './standing.ts';

type AnyStep = Step<BattleState, Frame, Choice, Event>;

const stepTable = once((terms: Terms): Readonly<Record<string, AnyStep>> => stepsOf(terms));

/** Decisions before which the rules are left: what follows is another plan. */
const planned: ReadonlySet<string> = new Set([
  'activation',
  'turn',
  'rebelTurn',
  'nextFigure',
  'nextGroup',
  'putFigure',
  'zone',
  'split',
  'assign',
  'attach',
  'starter',
  // Of a campaign: what is decided before a mission, by the Empire in the status phase, and between missions.
  'campaignSetup',
  'chooseHero',
  'chooseClass',
  'chooseAgendas',
  'chooseSideMissions',
  'campaignBegins',
  'missionSetup',
  'gear',
  'openGroups',
  'deployment',
  'missionEnd',
  'beginRebelUpgrade',
  'rebelUpgrade',
  'beginImperialUpgrade',
  'imperialUpgrade',
  'nextMission',
  'voteMission',
]);

/** Steps that are run at most after a choice. */
const longest = 400;
/** Results of chance that are looked at for one choice, and for all of a decision. */
const samples = { each: 6, all: 30 } as const;
/** Choices inside of choices that are tried for a decision. */
const tries = 60;

/** Chance that knows whether it was asked. */
class Luck implements Chance {
  used = false;
  private readonly chance: Chance;

  constructor(seed: string) {
    this.chance = seeded(seed);
  }

  roll(sides: number): number {
    this.used = true;
    return this.chance.roll(sides);
  }

  pick(count: number): number {
    this.used = true;
    return this.chance.pick(count);
  }

  shuffle<T>(items: T[]): void {
    this.used = true;
    this.chance.shuffle(items);
  }
}

/** What a state is worth after each of some choices, by the rules: what was asked in between is answered simply. */
export class Foresight {
  private readonly table: Table;
  private readonly samples: number;
  /** What is left of an activation is looked at, too, but not in the middle of an attack. */
  private readonly plansAhead: boolean;
  private readonly plans = new Map<string, number>();
  private left = tries;

  /** `choices`: between so many is to be decided. */
  constructor(table: Table, choices: number) {
    this.table = table;
    this.samples = Math.max(1, Math.min(samples.each, Math.floor(samples.all / choices)));
    const attack = currentAttack(table.state);
    this.plansAhead = attack === undefined || attack.phase === 'end';
  }

  /** What it is worth that the seat chooses this now. */
  worthOf(choice: Choice): number {
    let sum = 0;
    let count = 0;
    while (count < this.samples) {
      const luck = new Luck(`luck ${count}`);
      const state = this.copyOf(this.table.state);
      this.choose(state, this.table.seat, choice, luck);
      sum += this.follow(state, luck, true);
      count++;
      if (!luck.used) break;
    }
    return sum / count;
  }

  /** A copy that begins with the scene of the state: it would be set out anew after a copy in which figures moved. */
  private copyOf(state: BattleState): BattleState {
    if (state.mission !== none) sceneOf(this.table.terms, state);
    return copy(state);
  }

  private choose(state: BattleState, seat: Seat, choice: Choice, chance: Chance): void {
    const { stack } = state;
    const frame = topOf(stack);
    const step = entry([stepTable(this.table.terms)[frame?.step ?? '']], 0);
    if (frame === undefined || step?.kind !== 'choice') throw new Error('nobody is asked for a choice');
    step.apply({ state, stack, chance, emit: undefined }, frame, seat, choice);
  }

  /** Runs the rules until the next plan, and tells what the seat has then. Attacks are worth what they are on average. */
  private follow(state: BattleState, chance: Chance, outer: boolean): number {
    const steps = stepTable(this.table.terms);
    const { stack } = state;
    let expected = 0;
    for (let ran = 0; ran < longest; ran++) {
      const frame = topOf(stack);
      if (frame === undefined || planned.has(frame.step)) break;
      if (frame.step === 'attack' && frame.phase === 'roll' && isUp(state, frame)) {
        expected += this.oddsOf(state, frame);
        stack[stack.length - 1] = { ...frame, phase: 'end' };
        continue;
      }
      const step = steps[frame.step];
      if (step === undefined) throw new Error(`there is no step ${frame.step}`);
      if (step.kind === 'automatic') {
        step.run({ state, stack, chance, emit: undefined }, frame);
        continue;
      }
      if (step.kind !== 'choice') break;
      const [seat] = step.seats(state, frame);
      if (seat === undefined) break;
      const choices = step.choices(state, frame, seat);
      const moves = frame.step === 'movement' || frame.step === 'putDown';
      const { choice, gain } = moves
        ? this.move(state, seat, frame.figure, choices)
        : { choice: this.answer(state, seat, frame, choices, outer), gain: 0 };
      expected += gain;
      step.apply({ state, stack, chance, emit: undefined }, frame, seat, choice);
    }
    return this.valueOf(state, outer) + expected;
  }

  /** Where a seat is taken to move a figure, and what it is worth that it stands there. */
  private move(
    state: BattleState,
    seat: Seat,
    figure: FigureNumber,
    choices: readonly Choice[],
  ): { readonly choice: Choice; readonly gain: number } {
    const weigh = placeWeigher(tableAfter(this.table, state, seat), figure, false);
    const choice = bestOf(choices, weigh);
    // What the figure that acts can make of it is in the plan of its activation.
    if (state.activation?.figure === figure || figureOf(state, figure).place === null)
      return { choice, gain: 0 };
    const gain = this.table.weights.moved * (weigh(choice) - weigh(pass));
    return { choice, gain: state.sides[seat] === state.sides[this.table.seat] ? gain : -gain };
  }

  /** What a seat is taken to choose. */
  private answer(
    state: BattleState,
    seat: Seat,
    frame: BattleState['stack'][number],
    choices: readonly Choice[],
    outer: boolean,
  ): Choice {
    const first = entry(choices, 0);
    if (choices.length === 1) return first;
    if (frame.step === 'window' || frame.step === 'lanes') return entry(choices, choices.length - 1);
    const weigher = simpleWeigher(tableAfter(this.table, state, seat), frame);
    if (weigher !== undefined) return bestOf(choices, weigher);
    if (!outer || seat !== this.table.seat || choices.length > this.left) return first;
    this.left -= choices.length;
    return bestOf(choices, (choice) => {
      const luck = new Luck('luck');
      const next = this.copyOf(state);
      this.choose(next, seat, choice, luck);
      return this.follow(next, luck, false);
    });
  }

  /** What an attack whose dice are rolled next is worth to the seat. */
  private oddsOf(state: BattleState, attack: Attack): number {
    const worth = attackWorth(profileOfCurrent(tableAfter(this.table, state), attack));
    return state.sides[attack.seat] === state.sides[this.table.seat] ? worth : -worth;
  }

  /** What a state is worth to the seat, with what it can still make of its activation. */
  private valueOf(state: BattleState, outer: boolean): number {
    const table = tableAfter(this.table, state);
    const { activation } = state;
    const worth = worthOf(table);
    if (!outer || !this.plansAhead || activation === null) return worth;
    if (seatOf(activation.figure) !== this.table.seat) return worth;
    if (!isOnMap(state, activation.figure) || activation.ending) return worth;
    return worth + this.planOf(table, activation.figure);
  }

  private planOf(table: Table, figure: FigureNumber): number {
    const { state } = table;
    const { activation } = state;
    if (activation === null) return 0;
    const key = keyOf(state);
    let worth = this.plans.get(key);
    if (worth === undefined) {
      worth = new ActivationPlan(table, figure).worth(meansOf(table, activation));
      this.plans.set(key, worth);
    }
    return worth;
  }
}

/** Whether both figures of an attack are still there. */
function isUp(state: BattleState, { attacker, target }: Attack): boolean {
  return isOnMap(state, attacker) && isOnMap(state, target);
}

function topOf(stack: readonly Stacked[]): Exclude<Stacked, { readonly step: 'lanes' }> | undefined {
  const frame = stack[stack.length - 1];
  return frame?.step === 'lanes' ? undefined : frame;
}

/** The choice that weighs most. */
export function bestOf(choices: readonly Choice[], weigh: (choice: Choice) => number): Choice {
  let best = entry(choices, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const weight = weigh(choice);
    if (weight > most) [best, most] = [choice, weight];
  }
  return best;
}

/** All of a state on which the plan of an activation depends. */
function keyOf({ activation, players, openDoors, lasting, tokens, campaign }: BattleState): string {
  const figures = players.map(({ groups }) =>
    groups.map(({ figures: own }) =>
      own.map(({ place, damage, conditions }) => [place?.space, damage, conditions]),
    ),
  );
  const { actions, movementPoints, attackAction } = activation ?? {};
  return JSON.stringify([
    actions,
    movementPoints,
    attackAction,
    openDoors,
    lasting.length,
    figures,
    tokens.map(({ space, turned, damage }) => [space, turned, damage]),
    campaign?.mission?.happened,
  ]);
}
