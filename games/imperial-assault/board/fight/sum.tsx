import { sentence } from '../../../sentences.ts';
import type { Part } from '../../rules/attack/frames.ts';
import { cancel, damageOf, type RolledDie, sumOf } from '../../rules/attack/results.ts';
import { attackResults } from '../../rules/attack/totals.ts';
import { partSource } from '../../words/attack.ts';
import type { BoardState } from '../board-state.ts';
import { ResultChips } from './result-chips.tsx';

/** All that changes results, each with where it comes from. */
export function Parts({ table, parts }: { readonly table: BoardState; readonly parts: readonly Part[] }) {
  const { say, rules } = table.props;
  const seen = { terms: rules.terms, view: table.view.value };
  return (
    <ul class="ib-parts">
      {parts.map(({ from, changes }, place) => (
        <li key={place}>
          <ResultChips table={table} changes={changes} />
          <small>{say(partSource(seen, from))}</small>
        </li>
      ))}
    </ul>
  );
}

/** The results of an attack: the dice, what changes them, and what is left once evades and block have done their work. */
export function Sum({
  table,
  dice,
  parts,
}: {
  readonly table: BoardState;
  readonly dice: readonly RolledDie[];
  readonly parts: readonly Part[];
}) {
  const { say } = table.props;
  const total = attackResults({ dice, parts });
  const results = cancel(total);
  const cancelled = Math.max(0, total.surge) - results.surge;
  return (
    <div class="ib-sum">
      {/* Without changes the total below says the same. */}
      {parts.length > 0 && (
        <>
          <ul class="ib-parts">
            <li>
              <ResultChips table={table} results={sumOf(dice)} />
              <small>{say({ key: 'board.fight.dice' })}</small>
            </li>
          </ul>
          <Parts table={table} parts={parts} />
        </>
      )}
      {cancelled > 0 && (
        <p class="ib-cancelled">{say(sentence('board.fight.cancelled', { count: cancelled }))}</p>
      )}
      <p class="ib-total">
        <ResultChips table={table} results={results} />
        <b>
          {say(
            sentence('board.fight.total', {
              damage: results.damage,
              stopped: Math.min(results.damage, Math.max(0, results.block - results.pierce)),
              left: damageOf(results),
            }),
          )}
        </b>
      </p>
    </div>
  );
}
