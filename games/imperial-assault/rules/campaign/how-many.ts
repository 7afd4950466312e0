import { entry } from '../../../common/at.ts';
import { changeAttack } from '../attack/change.ts';
import { currentAttack } from '../attack/current.ts';
import { sufferDamage } from '../attack/suffer.ts';
import { attackResults } from '../attack/totals.ts';
import type { Choice } from '../choice.ts';
import type { Terms } from '../options.ts';
import type { BattleState, ChoiceOf, FrameOf } from '../state.ts';

/** A number is chosen: of results that become others, or by how much the Blast of an attack is lowered. */
function howManyStep(terms: Terms): ChoiceOf<'howMany'> {
  const mostOf = (state: BattleState, { effect: number }: FrameOf<'howMany'>): number => {
    const attack = currentAttack(state);
    const { effect } = entry(terms.effects, number);
    if (attack === undefined) return 0;
    if (effect.do === 'convert-any') return Math.max(0, attackResults(attack)[effect.from]);
    return attack.blasts.reduce((sum, blast) => sum + blast, 0);
  };
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices: (state, frame) =>
      Array.from({ length: mostOf(state, frame) + 1 }, (_, number): Choice => ({ kind: 'number', number })),
    refuse: () => 'not-asked',
    apply(turn, frame, _seat, choice) {
      const { state, stack, emit } = turn;
      stack.pop();
      const attack = currentAttack(state);
      const { effect } = entry(terms.effects, frame.effect);
      if (choice.kind !== 'number' || choice.number === 0 || attack === undefined) return;
      const { number } = choice;
      if (effect.do === 'convert-any') {
        const from = { ability: frame.source.ability };
        const changes = { [effect.from]: -number, [effect.to]: number };
        changeAttack(state, { parts: [...attack.parts, { from, changes }] });
        emit?.({ kind: 'changed', from, changes });
        return;
      }
      const left = attack.blasts.reduce((sum, blast) => sum + blast, 0) - number;
      changeAttack(state, { blasts: left > 0 ? [left] : [] });
      for (const figure of frame.chosen) sufferDamage(terms, turn, figure, number, frame.seat);
    },
  };
}

export function howManySteps(terms: Terms) {
  return { howMany: howManyStep(terms) } as const;
}
