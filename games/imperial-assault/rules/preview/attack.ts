import { entry } from '../../../common/at.ts';
import type { DieKind } from '../../content/compiled.ts';
import { plainAttack, pushAttack, targetsOf } from '../attack/begin.ts';
import { currentAttack } from '../attack/current.ts';
import { noResults, type Results } from '../attack/dice.ts';
import type { Attack, AttackOrder, Part } from '../attack/frames.ts';
import { add, type RolledDie } from '../attack/results.ts';
import { attackResults } from '../attack/totals.ts';
import type { Choice } from '../choice.ts';
import { copy } from '../copy.ts';
import { healthOf } from '../effects/values.ts';
import type { Terms } from '../options.ts';
import { type BattleState, type FigureNumber, figureOf, none, seatOf } from '../state.ts';
import {
  answer,
  attackIn,
  branches,
  type Course,
  isOver,
  type Question,
  runCourse,
  Script,
  type Stop,
  type Using,
} from './course.ts';
import { rollsOf, type Shown } from './dice.ts';
import { looksAtDice } from './looks.ts';
import {
  bestResult,
  type Factors,
  missed,
  type Odds,
  oddsOf,
  oddsOfRoll,
  oddsWithRerolls,
  type Reroll,
  type Result,
  resultOfRoll,
  surely,
  Tally,
} from './odds.ts';
import { plansOf } from './surges.ts';

/** What an attack comes to: its odds, and what they come from. */
export interface AttackForecast extends Odds {
  readonly attacker: FigureNumber;
  readonly target: FigureNumber;
  /** Campaign: the weapon of a hero, by number in `upgrades`. */
  readonly weapon?: number;
  readonly kind: 'melee' | 'ranged';
  /** The target space, and the accuracy that a ranged attack needs to it. */
  readonly space: number;
  readonly distance: number;
  /** The pools as they are rolled, or were. */
  readonly attackPool: readonly DieKind[];
  readonly defencePool: readonly DieKind[];
  /** The dice that lie on the table; empty before the roll. */
  readonly dice: readonly RolledDie[];
  /** What modifies the results for sure, surges aside. Empty where it depends on the dice that are still to be rolled. */
  readonly parts: readonly Part[];
  /** The surge abilities that are spent best, where the dice are known. */
  readonly spent: readonly number[];
  /** The damage that defeats the target, and the chance of as much. */
  readonly health: number;
  readonly defeat: number;
}

/**
 * What an attack of one figure on another comes to, if it is declared now as an action, with nothing special; undefined if it
 * may not be. What happens by itself does, dice are rolled again that have to be, and surges are spent for the most
 * damage; nobody uses anything else, but for `using`. A hero
 * attacks with the weapon that is named by its id, else with the one that deals most damage on average (A8). `state` is not changed, and what is hidden in it changes
 * nothing: it can be made from a view by `seenState` or `imagine`.
 */
export function forecastAttack(
  terms: Terms,
  state: BattleState,
  attacker: FigureNumber,
  target: FigureNumber,
  using?: Using,
  weapon?: string,
): AttackForecast | undefined {
  let best: AttackForecast | undefined;
  for (const arms of terms.added.arms(terms, state, plainAttack(seatOf(attacker), attacker, target))) {
    if (weapon !== undefined && arms.weapon !== weapon) continue;
    const forecast = forecastOrder(terms, state, arms.order, using);
    if (forecast !== undefined && forecast.expected > (best?.expected ?? -1)) best = forecast;
  }
  return best;
}

/** The same for an attack as an ability gives it, on the target that the order names. */
export function forecastOrder(
  terms: Terms,
  state: BattleState,
  order: AttackOrder,
  using?: Using,
): AttackForecast | undefined {
  const course = courseOfOrder(terms, state, order, using);
  return course && forecastCourse(course);
}

/** What the attack that goes on comes to; undefined without one, and once it has dealt its damage. */
export function forecastCurrent(terms: Terms, state: BattleState, using?: Using): AttackForecast | undefined {
  const course = courseOfAttack(terms, state, using);
  return course && forecastCourse(course);
}

/** What the attack that goes on comes to after a choice that a seat may make now. */
export function forecastChoice(
  terms: Terms,
  state: BattleState,
  seat: number,
  choice: Choice,
): AttackForecast | undefined {
  const course = courseOfAttack(terms, state, { seat, choice });
  const frame = course?.state.stack[course.state.stack.length - 1];
  if (course === undefined || frame === undefined) return undefined;
  const free = { ...course, using: undefined };
  return describe(free, followAnswer(free, { frame, seat, choices: [choice] }, choice));
}

/** What a course comes to. */
export function forecastCourse(course: Course): AttackForecast {
  return describe(course, follow(course));
}

/** The course of an attack that is declared now, on a state of its own; undefined if it may not be. */
export function courseOfOrder(
  terms: Terms,
  state: BattleState,
  order: AttackOrder,
  using: Using | undefined,
): Course | undefined {
  const [arms] = terms.added.arms(terms, state, order);
  if (arms === undefined || !targetsOf(terms, arms.state, order).includes(order.target)) return undefined;
  const own = withoutCards(copy(state), seatOfCard(using));
  pushAttack(terms, { state: own, stack: own.stack, chance: new Script([]), emit: undefined }, order);
  return { terms, state: own, at: own.stack.length - 1, using };
}

/** The course of the attack that goes on, on a state of its own; undefined without one, and once it has dealt its damage. */
export function courseOfAttack(
  terms: Terms,
  state: BattleState,
  using: Using | undefined,
): Course | undefined {
  const attack = currentAttack(state);
  if (attack === undefined) return undefined;
  const at = state.stack.lastIndexOf(attack);
  const course = { terms, state: withoutCards(copy(state), seatOfCard(using)), at, using };
  return isOver(course) ? undefined : course;
}

function seatOfCard(using: Using | undefined): number {
  return using?.choice.kind === 'play' ? using.seat : none;
}

/** Nobody but one seat plays command cards, so that nobody else has to be asked for them. Changes the state. */
export function withoutCards(state: BattleState, but: number): BattleState {
  state.silenced = state.players.flatMap((_, seat) => (seat === but ? [] : [seat]));
  return state;
}

/** What a course comes to, and the attack as it was when nothing but dice was left to decide. */
interface Outlook {
  readonly odds: Odds;
  readonly attack: Attack;
  readonly parts: readonly Part[];
  readonly spent: readonly number[];
}

function describe({ terms, state }: Course, { odds, attack, parts, spent }: Outlook): AttackForecast {
  const { attacker, target, weapon, kind, space, distance, attackPool, defencePool, dice } = attack;
  const health =
    target === none ? 0 : Math.max(0, healthOf(terms, state, target) - figureOf(state, target).damage);
  let defeat = 0;
  for (const [amount, chance] of odds.damage.entries()) if (amount >= Math.max(1, health)) defeat += chance;
  return {
    ...odds,
    attacker,
    target,
    ...(weapon !== undefined && { weapon }),
    kind,
    space,
    distance,
    attackPool,
    defencePool,
    dice,
    parts,
    spent,
    health,
    defeat,
  };
}

function attackOf(course: Course): Attack {
  const attack = attackIn(course);
  if (attack === undefined) throw new Error('an attack that is foreseen is on the stack');
  return attack;
}

/** Lets an attack take its course on copies of its state: all that the dice can do, and of every choice the best. */
function follow(course: Course): Outlook {
  const before = attackOf(course);
  const until = before.dice.length > 0 ? 'surges' : 'roll';
  return mix(
    branches(course, (next, chance) => runCourse(next, until, chance)).map(
      ({ course: next, found, chance }) => ({
        chance,
        outlook: followStop({ ...next, using: found.using }, found, before, until),
      }),
    ),
  );
}

function followStop(course: Course, stop: Stop, before: Attack, until: 'roll' | 'surges'): Outlook {
  switch (stop.kind) {
    case 'over':
      return ended(course, before);
    case 'phase':
      return until === 'roll' ? followRoll(course) : spendSurges(course);
    case 'question':
      if (stop.question.frame.step !== 'surge') return followBest(course, stop.question, follow);
      // Which surges are spent is weighed all at once.
      course.state.stack.pop();
      return spendSurges(course);
  }
}

function followAnswer(course: Course, question: Question, choice: Choice): Outlook {
  return mix(
    branches(course, (next, chance) => answer(next, question, choice, chance)).map(
      ({ course: next, chance }) => ({
        chance,
        outlook: attackIn(next) === undefined ? ended(next, attackOf(course)) : follow(next),
      }),
    ),
  );
}

/** The side of the attacker wants damage, and the other one none. */
function wantsDamage({ state }: Course, attack: Attack, seat: number): boolean {
  return state.sides[seat] === state.sides[attack.seat];
}

/** Of each answer what comes of it; the seat that is asked chooses for its side. */
function followBest(course: Course, question: Question, goOn: (course: Course) => Outlook): Outlook {
  const more = wantsDamage(course, attackOf(course), question.seat);
  let best: Outlook | undefined;
  for (const choice of question.choices) {
    const outlook = mix(
      branches(course, (next, chance) => answer(next, question, choice, chance)).map(
        ({ course: next, chance }) => ({ chance, outlook: goOn(next) }),
      ),
    );
    const gain = best === undefined ? 1 : outlook.odds.expected - best.odds.expected;
    if (best === undefined || (more ? gain > 1e-12 : gain < -1e-12)) best = outlook;
  }
  if (best === undefined) throw new Error('a question has an answer');
  return best;
}

/** Several courses by their chances. The facts are those of the first. */
function mix(parts: readonly { readonly chance: number; readonly outlook: Outlook }[]): Outlook {
  const { outlook } = entry(parts, 0);
  if (parts.length === 1) return outlook;
  const tally = new Tally();
  for (const { chance, outlook: one } of parts) tally.addOdds(one.odds, chance);
  return { ...outlook, odds: tally.odds, spent: [] };
}

/** The attack has ended without its dice, or had dealt its damage already. */
function ended(course: Course, before: Attack): Outlook {
  const attack = attackIn(course) ?? before;
  const why = attackIn(course) === undefined ? 'target' : attack.missed;
  let result: Result = attack.dealt;
  if (why === 'accuracy' || why === 'dodge') result = missed[why];
  else if (why !== null) result = missed.other;
  return { odds: surely(result), attack, parts: attack.parts, spent: attack.spent };
}

/** The dice lie, and all that modifies them has: what is left are the surges. */
function spendSurges(course: Course): Outlook {
  const attack = attackOf(course);
  if (attack.missed !== null)
    return { odds: surely(missed.other), attack, parts: attack.parts, spent: attack.spent };
  const plans = plansOf(course, attack.surges);
  const { result, plan } = bestResult(attackResults(attack), attack.surges, {
    plans,
    distance: distanceIn(attack),
  });
  return { odds: surely(result), attack, parts: attack.parts, spent: [...attack.spent, ...plan.spent] };
}

function distanceIn({ kind, distance }: Attack): number | undefined {
  return kind === 'ranged' ? distance : undefined;
}

/** All rolls of both pools. What follows is tried with one roll, to see what modifies it and who rolls again. */
function followRoll(course: Course): Outlook {
  const { attackPool, defencePool } = attackOf(course);
  const tried = { ...course, state: copy(course.state) };
  const stop = runCourse(tried, 'reroll', new Script([...attackPool, ...defencePool].map(() => 1)));
  return followRerolls({ ...tried, using: stop.using }, []);
}

/** Collects who rolls which dice again, up to the modifiers. */
function followRerolls(course: Course, rerolls: readonly Reroll[]): Outlook {
  const before = attackOf(course);
  const stop = runCourse(course, 'conditions', new Script([]));
  const rest = { ...course, using: stop.using };
  if (stop.kind === 'over') return ended(rest, before);
  if (stop.kind === 'phase') return followModifiers(rest, rerolls);
  const { question } = stop;
  const frame = rest.state.stack[rest.state.stack.length - 1];
  if (frame?.step !== 'rerollDie') return followBest(rest, question, (next) => followRerolls(next, rerolls));
  const { dice, left, must } = frame;
  // They are weighed for every roll; here the step is taken off as if it were done.
  rest.state.stack.pop();
  return followRerolls(rest, [
    ...rerolls,
    { attacker: wantsDamage(rest, before, question.seat), dice, left, must },
  ]);
}

/** The odds of all rolls, with all that modifies them. */
function followModifiers(course: Course, rerolls: readonly Reroll[]): Outlook {
  const before = attackOf(course);
  const { attackPool, defencePool } = before;
  const tried = { ...course, state: copy(course.state) };
  const stop = runCourse(tried, 'surges', new Script([]));
  if (stop.kind === 'over') return ended(tried, before);
  const depends = stop.kind === 'question' || looksAtDice(course.terms, course.state, before, course.using);
  const attack = stop.kind === 'phase' ? attackOf(tried) : before;
  const unrolled = { ...attack, dice: [] };
  if (depends) {
    const odds = oddsByRules(course, rerolls);
    return { odds, attack: unrolled, parts: [], spent: [] };
  }
  if (attack.missed !== null)
    return { odds: surely(missed.other), attack: unrolled, parts: attack.parts, spent: [] };
  const changes = changesOf(attack.parts);
  const most = attackPool.reduce((sum, die) => sum + (die === 'yellow' ? 2 : 1), Math.max(0, changes.surge));
  const factors: Factors = { changes, plans: plansOf(tried, most), distance: distanceIn(attack) };
  const odds =
    rerolls.length === 0
      ? oddsOf(attackPool, defencePool, factors)
      : oddsWithRerolls(
          [...attackPool, ...defencePool],
          rerolls,
          keep((shown) => surely(resultOfRoll(shown, factors))),
        );
  return { odds, attack: unrolled, parts: attack.parts, spent: [] };
}

/** The odds of all rolls, each carried out by the rules, for attacks in which an ability looks at the dice. */
function oddsByRules(course: Course, rerolls: readonly Reroll[]): Odds {
  const { attackPool, defencePool } = attackOf(course);
  const outlookOf = (dice: readonly RolledDie[]): Odds => {
    const state = copy(course.state);
    state.stack[course.at] = { step: 'attack', ...attackOf(course), dice };
    return follow({ ...course, state }).odds;
  };
  if (rerolls.length === 0) return oddsOfRoll(attackPool, defencePool, (_shown, dice) => outlookOf(dice()));
  const examples = new Map<Shown, readonly RolledDie[]>();
  for (const own of rollsOf(attackPool))
    for (const other of rollsOf(defencePool))
      examples.set(own.shown + other.shown, [...own.dice, ...other.dice]);
  return oddsWithRerolls(
    [...attackPool, ...defencePool],
    rerolls,
    keep((shown) => outlookOf(examples.get(shown) ?? [])),
  );
}

function keep(make: (shown: Shown) => Odds): (shown: Shown) => Odds {
  const known = new Map<Shown, Odds>();
  return (shown) => {
    const found = known.get(shown) ?? make(shown);
    known.set(shown, found);
    return found;
  };
}

function changesOf(parts: readonly Part[]): Results {
  let sum = noResults;
  for (const { changes } of parts) sum = add(sum, changes);
  return sum;
}
