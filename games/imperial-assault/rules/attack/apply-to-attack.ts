import type { Seat } from '../../../../kernel/game.ts';
import type { CompiledEffect } from '../../content/compile-abilities.ts';
import type { DieKind } from '../../content/compiled.ts';
import type { Effect } from '../../content/pack.ts';
import { results } from '../../content/vocabulary.ts';
import { countOf } from '../effects/counts.ts';
import { figuresMatching } from '../effects/filters.ts';
import type { Circumstances, Source } from '../effects/frames.ts';
import { textOf } from '../effects/texts.ts';
import type { Terms } from '../options.ts';
import { type BattleTurn, type FrameOf, none, seatOf } from '../state.ts';
import { changeAttack } from './change.ts';
import { currentAttack } from './current.ts';
import type { Result } from './dice.ts';
import type { Attack, Part } from './frames.ts';
import { type Changes, convert } from './results.ts';
import { attackResults } from './totals.ts';

type Only<D extends Effect['do']> = Extract<Effect, { readonly do: D }>;

/** Carries out an effect that changes the attack that goes on; nothing if there is none. */
export function applyToAttack(
  terms: Terms,
  turn: BattleTurn,
  { effect, gives }: CompiledEffect,
  source: Source,
  circumstances: Circumstances,
): void {
  const { state, stack, emit } = turn;
  const attack = currentAttack(state);
  if (attack === undefined) return;
  const { seat } = circumstances;
  switch (effect.do) {
    case 'change':
      change(terms, turn, attack, effect, source, circumstances);
      return;
    case 'convert': {
      const before = attackResults(attack);
      const after = convert(before, effect.from, effect.to, effect.all ?? false);
      const changes: Partial<Record<Result, number>> = {};
      for (const result of results)
        if (after[result] !== before[result]) changes[result] = after[result] - before[result];
      addPart(turn, attack, source, changes);
      return;
    }
    case 'inflict':
      changeAttack(state, { inflicts: [...attack.inflicts, effect.condition] });
      return;
    case 'miss':
      changeAttack(state, { missed: 'effect' });
      return;
    case 'see-through-figures':
      changeAttack(state, { seesThrough: true });
      return;
    case 'arc':
      changeAttack(state, { arc: true });
      return;
    case 'surges': {
      const more = gives === none ? [] : [gives];
      if (effect.of !== undefined) {
        for (const other of figuresMatching(terms, state, effect.of, circumstances))
          more.push(...textOf(terms, state, other).surges.map(({ number }) => number));
      }
      changeAttack(state, {
        moreSurges: [...attack.moreSurges, ...more],
        twice: attack.twice || (effect.twice ?? false),
      });
      return;
    }
    case 'reroll':
      stack.push(rerollFrame(attack, effect, seat));
      return;
    case 'replace-rerolled':
      return;
    case 'pool':
      changePool(turn, attack, effect, seat);
      emit?.({
        kind: 'pools',
        attack: currentAttack(state)?.attackPool ?? [],
        defence: currentAttack(state)?.defencePool ?? [],
      });
      return;
    default:
  }
}

/** The frame in which a seat has dice of an attack rolled again (A8, step 3). */
export function rerollFrame(
  attack: Attack,
  { dice, count, must }: Only<'reroll'>,
  seat: Seat,
): FrameOf<'rerollDie'> {
  const own = seatOf(attack.attacker) === seat || attack.seat === seat ? 'attack' : 'defence';
  return {
    step: 'rerollDie',
    seat,
    dice: dice === 'own' ? own : dice,
    left: count === 'all' ? attack.dice.length : count,
    must: must ?? false,
  };
}

/** Notes what changes the results, and where it comes from. */
function addPart({ state, emit }: BattleTurn, attack: Attack, source: Source, changes: Changes): void {
  if (Object.keys(changes).length === 0) return;
  const from: Part['from'] = source.ability === none ? { surge: source.surge } : { ability: source.ability };
  changeAttack(state, { parts: [...attack.parts, { from, changes }] });
  emit?.({ kind: 'changed', from, changes });
}

/** Results are changed, so often as is counted; Blast and Cleave come after the attack (A8). */
function change(
  terms: Terms,
  turn: BattleTurn,
  attack: Attack,
  effect: Only<'change'>,
  source: Source,
  circumstances: Circumstances,
): void {
  const times = effect.per === undefined ? 1 : countOf(terms, turn, effect.per, circumstances);
  if (times === 0) return;
  const changes: Partial<Record<Result, number>> = {};
  for (const result of results) {
    const amount = effect[result];
    if (amount !== undefined) changes[result] = amount * times;
  }
  if (effect.blast !== undefined) changeAttack(turn.state, { blasts: [...attack.blasts, effect.blast] });
  if (effect.cleave !== undefined) changeAttack(turn.state, { cleaves: [...attack.cleaves, effect.cleave] });
  addPart(turn, attack, source, changes);
}

/** Dice come to a pool, leave it, or are exchanged (A8, step 2). */
function changePool({ state, stack }: BattleTurn, attack: Attack, effect: Only<'pool'>, seat: number): void {
  const which = effect.pool === 'attack' ? 'attackPool' : 'defencePool';
  let pool: DieKind[] = [...attack[which], ...(effect.add ?? [])];
  if (effect.remove === 'all') pool = [];
  if (effect.exchange !== undefined) {
    const { from, to } = effect.exchange;
    if (from === undefined) {
      stack.push({ step: 'exchangeDie', seat, pool: effect.pool, to });
      return;
    }
    const place = pool.indexOf(from);
    if (place !== -1) pool[place] = to;
  }
  if (effect.any !== undefined) {
    const { count, most = count } = effect.any;
    stack.push({ step: 'anyDice', seat, left: count, most });
    pool = [];
  }
  changeAttack(state, which === 'attackPool' ? { attackPool: pool } : { defencePool: pool });
  if (typeof effect.remove === 'number' && pool.length > 0)
    stack.push({ step: 'removeDie', seat, pool: effect.pool, left: effect.remove });
}
