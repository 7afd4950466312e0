import type { ChoiceStep } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import type { CompiledSurge } from '../../content/compile-abilities.ts';
import { type Choice, pass } from '../choice.ts';
import { circumstancesOf } from '../effects/circumstances.ts';
import { figuresMatching, holds } from '../effects/filters.ts';
import { canPayPrice } from '../effects/prices.ts';
import { forEachAlways } from '../effects/sources.ts';
import { textOf } from '../effects/texts.ts';
import { payPrice } from '../effects/use-ability.ts';
import { hasForbiddenSurges } from '../effects/values.ts';
import type { Event } from '../event.ts';
import type { Terms } from '../options.ts';
import { type BattleState, type FigureNumber, type FrameOf, none } from '../state.ts';
import { tell } from '../tell.ts';
import { changeAttack } from './change.ts';
import { attackDepth, currentAttack } from './current.ts';
import type { Attack } from './frames.ts';

/** The surge abilities of a figure's cards. */
function surgesOn(terms: Terms, state: BattleState, figure: FigureNumber): readonly CompiledSurge[] {
  const { surges } = textOf(terms, state, figure);
  if (!hasForbiddenSurges(terms, state, figure)) return surges;
  return surges.filter(
    ({ effects }) => !effects.some((effect) => entry(terms.effects, effect).effect.do === 'recover'),
  );
}

/** All surge abilities that an attack has: of the attacker's cards, what was added, and those of other figures. */
function surgesOf(terms: Terms, state: BattleState, { attacker, seat, bare, moreSurges, twice }: Attack) {
  const found = bare ? [] : surgesOn(terms, state, attacker);
  const more = moreSurges.map((number) => entry(terms.surges, number));
  let twiceEach = twice;
  const circumstances = circumstancesOf(seat, attacker);
  if (!bare)
    forEachAlways(terms, state, attacker, ({ effect, gives }, { ability }) => {
      if (effect.do === 'surges-of' && holds(terms, state, ability.if, circumstances))
        more.push(...terms.added.surgesOf(terms, state, attacker, effect.trait));
      if (effect.do !== 'surges' || !holds(terms, state, ability.if, circumstances)) return;
      if (effect.twice) twiceEach = true;
      if (effect.gain !== undefined) more.push(entry(terms.surges, gives));
      if (effect.of === undefined) return;
      for (const other of figuresMatching(terms, state, effect.of, circumstances))
        if (other !== attacker) more.push(...surgesOn(terms, state, other));
    });
  return { surges: [...found, ...more], twice: twiceEach };
}

/**
 * The surge abilities that can be used now, by number: the surges that are left pay for them, and each works once, or twice
 * where an ability says so (A8, step 5).
 */
export function usableSurges(terms: Terms, state: BattleState, attack: Attack): readonly number[] {
  const all = surgesOf(terms, state, attack);
  const circumstances = circumstancesOf(attack.seat, attack.attacker);
  const found: number[] = [];
  for (const { number, surge } of all.surges) {
    if (surge.cost > attack.surges || found.includes(number)) continue;
    if (!canPayPrice(terms, state, none, surge.price, circumstances)) continue;
    if (!terms.added.isOfUse(state, attack.attacker, number)) continue;
    const used = attack.spent.filter((other) => other === number).length;
    if (used < limitOf(all, number) && !wasUsed(state, attack, number, surge)) found.push(number);
  }
  return found;
}

/** How often a surge ability of an attack, by number, can be used in it; 0 for one that it does not have. */
export function mostUses(terms: Terms, state: BattleState, attack: Attack, number: number): number {
  return limitOf(surgesOf(terms, state, attack), number);
}

function limitOf({ surges, twice }: ReturnType<typeof surgesOf>, number: number): number {
  const copies = surges.filter((other) => other.number === number);
  const limit = copies[0]?.surge.repeatable ? Number.POSITIVE_INFINITY : twice ? 2 : 1;
  return copies.length === 0 ? 0 : limit * copies.length;
}

/** The surge ability with an id. Throws for one that the pack does not have. */
export function surgeNamed({ surges, surgeNumber }: Terms, id: string): CompiledSurge {
  return entry(surges, surgeNumber.get(id) ?? none);
}

/** Whether the limit of a surge ability is reached. */
function wasUsed(
  state: BattleState,
  { attacker }: Attack,
  number: number,
  { limit }: CompiledSurge['surge'],
): boolean {
  return limit !== undefined && state.used.some((use) => use.surge === number && use.figure === attacker);
}

/** The attacker spends surges, one ability at a time; what is left is lost (A8, step 5). */
export function surgeStep(terms: Terms): ChoiceStep<BattleState, FrameOf<'surge'>, Choice, Event> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices(state) {
      const attack = currentAttack(state);
      const usable = attack === undefined ? [] : usableSurges(terms, state, attack);
      return [
        ...usable.map((surge): Choice => ({ kind: 'surge', surge: entry(terms.surges, surge).id })),
        pass,
      ];
    },
    refuse: (_state, _frame, _seat, choice) => (choice.kind === 'surge' ? 'no-such-surge' : 'not-asked'),
    apply(turn, _frame, seat, choice) {
      const { state, stack, emit } = turn;
      stack.pop();
      const attack = currentAttack(state);
      if (attack === undefined) return;
      if (choice.kind !== 'surge') {
        changeAttack(state, { surges: 0 });
        tell(turn, { kind: 'declined', seat });
        return;
      }
      const { surge, effects, number } = surgeNamed(terms, choice.surge);
      changeAttack(state, { surges: attack.surges - surge.cost, spent: [...attack.spent, number] });
      if (surge.limit !== undefined)
        state.used = [
          ...state.used,
          {
            ability: none,
            surge: number,
            seat,
            figure: attack.attacker,
            subject: none,
            once: surge.limit.once,
            depth: attackDepth(state),
          },
        ];
      emit?.({ kind: 'surge', surge: number, figure: attack.attacker });
      const circumstances = circumstancesOf(seat, attack.attacker, attack.target);
      const source = { ability: none, surge: number };
      stack.push({ step: 'effects', ...circumstances, source, todo: effects, widened: null });
      payPrice(terms, turn, none, surge.price, circumstances);
    },
  };
}
