import { entry } from '../../../common/at.ts';
import type { CompiledAbility } from '../../content/compile-abilities.ts';
import type { Attack } from '../attack/frames.ts';
import { choiceOf } from '../effects/listeners.ts';
import { orderOf } from '../effects/orders.ts';
import { forEachAbility } from '../effects/sources.ts';
import type { Terms } from '../options.ts';
import type { BattleState, FigureNumber } from '../state.ts';
import { isSame, type Using } from './course.ts';

/** Whether anything that can happen by itself in an attack after the roll, or that is used, depends on what the dice show. */
export function looksAtDice(
  terms: Terms,
  state: BattleState,
  attack: Attack,
  using: Using | undefined,
): boolean {
  if (attack.gains.some((number) => effectLooks(terms, number))) return true;
  for (let seat = 0; seat < state.players.length; seat++) {
    let looks = false;
    for (const key of ['reroll', 'modify'] as const)
      forEachAbility(terms, state, seat, key, (ability, me) => {
        if (looks || !canBeIn(attack, ability, me)) return;
        const { optional, id } = ability.ability;
        if (!optional || orderOf(state, seat, id) === 'always') looks = abilityLooks(terms, ability);
        else if (
          using?.seat === seat &&
          isSame(choiceOf(terms, { ability: ability.number, figure: me }), using.choice)
        )
          looks = abilityLooks(terms, ability);
      });
    if (looks) return true;
  }
  if (using?.choice.kind !== 'play') return false;
  const card = terms.commands[terms.commandNumber.get(using.choice.card) ?? -1];
  return card?.text.all.some((ability) => abilityLooks(terms, ability)) ?? false;
}

function canBeIn({ attacker, target }: Attack, { ability }: CompiledAbility, me: FigureNumber): boolean {
  const { when } = ability;
  if (when.at !== 'attack') return false;
  if (when.as === 'attacker') return me === attacker;
  return when.as !== 'target' || me === target;
}

function abilityLooks(terms: Terms, { ability, effects }: CompiledAbility): boolean {
  return (
    (ability.if?.some((requirement) => 'rolled' in requirement) ?? false) ||
    effects.some((number) => effectLooks(terms, number))
  );
}

/** Whether what an effect does depends on what the dice of the attack show. */
export function effectLooks(terms: Terms, number: number): boolean {
  const { effect, parts, gives } = entry(terms.effects, number);
  switch (effect.do) {
    case 'convert':
      return true;
    case 'change':
      return effect.per !== undefined && 'result' in effect.per;
    case 'if':
      if (effect.if.some((requirement) => 'rolled' in requirement)) return true;
      break;
    case 'grant':
      return abilityLooks(terms, entry(terms.abilities, gives));
    default:
  }
  return parts.some((part) => part.some((inner) => effectLooks(terms, inner)));
}
