import { computed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import { format } from '../../rules/notation.ts';
import type { UseForecast } from '../../rules/preview/uses.ts';
import type { FigureNumber } from '../../rules/state.ts';
import type { BoardState } from '../board-state.ts';
import { ShortOdds } from './odds.tsx';

/** What one could use in an attack that one thinks about or that goes on, and what each would make of it: a reminder. */
export function Uses({
  table,
  seat,
  between,
}: {
  readonly table: BoardState;
  readonly seat: Seat;
  /** The attacker and the target; left out for the attack that goes on. */
  readonly between?: readonly [FigureNumber, FigureNumber];
}) {
  const { say, rules, aids } = table.props;
  const { terms } = rules;
  const [attacker, target] = between ?? [];
  const uses = useMemo(
    () =>
      computed<readonly UseForecast[]>(() => {
        if (!aids.value) return [];
        const state = table.state.value;
        return attacker === undefined || target === undefined
          ? terms.forecasts.usesNow(state, seat)
          : terms.forecasts.uses(state, seat, attacker, target);
      }),
    [table, terms, aids, seat, attacker, target],
  ).value;
  if (uses.length === 0) return null;
  const { words } = table;
  return (
    <details class="ib-uses" open={matchMedia('(min-width: 70rem)').matches}>
      <summary>{say({ key: 'board.fight.uses' })}</summary>
      <ul>
        {uses.map(({ choice, forecast }) => (
          <li key={format(choice)}>
            <span>{say(words.choice(format(choice), table.view.value))}</span>
            <ShortOdds table={table} forecast={forecast} />
          </li>
        ))}
      </ul>
    </details>
  );
}
