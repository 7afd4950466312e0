import type { AutomaticStep, ChoiceStep } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import type { DieKind } from '../../content/compiled.ts';
import type { Effect } from '../../content/pack.ts';
import { armsInReach, plainAttack, pushGivenAttack } from '../attack/begin.ts';
import type { AttackOrder } from '../attack/frames.ts';
import { type Choice, pass } from '../choice.ts';
import type { Event } from '../event.ts';
import type { Terms } from '../options.ts';
import { type BattleState, type FigureNumber, type FrameOf, none, seatOf } from '../state.ts';
import { tell } from '../tell.ts';
import { figuresMatching, named } from './filters.ts';
import type { Circumstances } from './frames.ts';

type AttackEffect = Extract<Effect, { readonly do: 'attack' }>;
type Series = FrameOf<'attacks'> | FrameOf<'oneDie'>;

function effectOf(terms: Terms, { effect: number }: Series): AttackEffect {
  const { effect } = entry(terms.effects, number);
  if (effect.do !== 'attack') throw new Error(`effect ${number} is no attack`);
  return effect;
}

/** The order of the next attack of an ability. `die`: its whole pool, where each attack has one of several dice. */
export function orderOfAttack(
  terms: Terms,
  state: BattleState,
  series: Series,
  attacker: FigureNumber,
  die?: DieKind,
): AttackOrder {
  const effect = effectOf(terms, series);
  const { source, seat, targets } = series;
  const { ability } = source;
  const order = plainAttack(effect.control ? seat : seatOf(attacker), attacker, none);
  return {
    ...order,
    against: againstOf(terms, state, effect, series, targets),
    type: effect.type ?? null,
    pool: die === undefined ? (effect.pool ?? null) : [die],
    fewerDice: effect.fewerDice ?? 0,
    bare: effect.bare ?? false,
    gains: entry(terms.effects, series.effect).parts[0] ?? [],
    seesThrough: effect.throughFigures ?? false,
    ...(effect.against === 'chosen' && series.objects && { objects: series.objects }),
    ...(effect.undefended && series.attack !== null && { undefended: true as const }),
    ...(effect.optional && { optional: true as const }),
    ...(effect.weapon && { weapons: terms.added.weaponsFor(terms, state, effect.weapon, attacker, source) }),
    source: ability,
    ability: ability === none ? null : entry(terms.abilities, ability).ability.id,
  };
}

/** The figures that may be declared: those that the ability means, and other ones or the same one as before. */
function againstOf(
  terms: Terms,
  state: BattleState,
  { against, targets: which }: AttackEffect,
  circumstances: Circumstances,
  before: readonly FigureNumber[],
): readonly FigureNumber[] | null {
  const meant =
    against === undefined
      ? null
      : typeof against === 'string'
        ? named(state, against, circumstances)
        : figuresMatching(terms, state, against, circumstances);
  if (before.length === 0 || which === undefined) return meant;
  if (which === 'same') return before.filter((figure) => meant === null || meant.includes(figure));
  const others = meant ?? figuresMatching(terms, state, {}, circumstances);
  return others.filter((figure) => !before.includes(figure));
}

/** The attacks of an ability, one after the other, as long as there are targets (A4: they cost no action). */
export function attacksStep(terms: Terms): AutomaticStep<BattleState, FrameOf<'attacks'>, Event> {
  return {
    kind: 'automatic',
    run(turn, frame) {
      const { state, stack } = turn;
      const [attacker, ...others] = frame.attackers;
      if (attacker === undefined) {
        stack.pop();
        return;
      }
      const { times = 1 } = effectOf(terms, frame);
      const rest = frame.left > 1 ? { left: frame.left - 1 } : { attackers: others, left: times };
      const order = orderOfAttack(terms, state, frame, attacker);
      const isOpen = frame.dice.length > 0;
      const open = isOpen ? { ...order, pool: order.pool ?? [] } : order;
      const hasTarget = armsInReach(terms, state, open).length > 0;
      stack[stack.length - 1] = { ...frame, ...rest };
      if (!hasTarget) return;
      if (isOpen) stack.push({ ...frame, step: 'oneDie' });
      else pushGivenAttack(terms, turn, order);
    },
  };
}

/** Which die is the pool of the next attack; each is used once, and attacks may be left out. */
export function oneDieStep(terms: Terms): ChoiceStep<BattleState, FrameOf<'oneDie'>, Choice, Event> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices: (_state, { dice }) => [
      ...[...new Set(dice)].map((die): Choice => ({ kind: 'colour', die })),
      pass,
    ],
    refuse: (_state, _frame, _seat, choice) => (choice.kind === 'colour' ? 'not-in-pool' : 'not-asked'),
    apply(turn, frame, seat, choice) {
      const { state, stack } = turn;
      stack.pop();
      const series = stack[stack.length - 1];
      if (series?.step !== 'attacks') throw new Error('a die belongs to attacks');
      if (choice.kind !== 'colour') {
        tell(turn, { kind: 'declined', seat });
        stack[stack.length - 1] = { ...series, attackers: [] };
        return;
      }
      const dice = series.dice.slice();
      dice.splice(dice.indexOf(choice.die), 1);
      stack[stack.length - 1] = { ...series, dice, ...(dice.length === 0 && { attackers: [] }) };
      const attacker = entry(frame.attackers, 0);
      pushGivenAttack(terms, turn, orderOfAttack(terms, state, frame, attacker, choice.die));
    },
  };
}
