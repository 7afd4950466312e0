import type { Result, Results } from '../../rules/attack/dice.ts';
import type { Changes } from '../../rules/attack/results.ts';
import { changesSentence, resultsSentence } from '../../words/effects.ts';
import { signed } from '../../words/names.ts';
import type { BoardState } from '../board-state.ts';
import { ResultSign } from './result-sign.tsx';

const order: readonly Result[] = ['damage', 'pierce', 'surge', 'accuracy', 'block', 'evade', 'dodge'];

/** Results with their numbers, or changes of them with their signs. */
export function ResultChips({
  table,
  results,
  changes,
}: {
  readonly table: BoardState;
  readonly results?: Results;
  readonly changes?: Changes;
}) {
  const shown = results ?? changes ?? {};
  const said = results === undefined ? changesSentence(changes ?? {}) : resultsSentence(results);
  return (
    <span class="ib-chips">
      <span class="hidden-text">{table.props.say(said)}</span>
      {order.map((result) => {
        const amount = shown[result] ?? 0;
        return amount === 0 ? null : (
          <span key={result} class="ib-chip" aria-hidden="true">
            <b>{results === undefined ? signed(amount) : amount}</b>
            <ResultSign result={result} />
          </span>
        );
      })}
    </span>
  );
}
