import { formatPercent } from '../../common/percent.ts';
import { sentence } from '../../sentences.ts';
import type { SideForecast } from '../rules/preview.ts';
import type { UnitCode } from '../rules/state.ts';
import type { BoardState } from './board-state.ts';
import { Sum } from './duel.tsx';
import { kindOfUnit } from './unit.tsx';

/** What a side of a battle can do: the chances, and the sums behind them. */
export function Outlook({
  table,
  foreseen,
}: {
  readonly table: BoardState;
  readonly foreseen: SideForecast;
}) {
  return (
    <>
      <Odds table={table} foreseen={foreseen} />
      <dl class="pb-sums">
        <Sum table={table} parts={foreseen.attack} title={sentence('board.sum.attack')} base="attack" />
        <Sum table={table} parts={foreseen.against} title={sentence('board.sum.against')} base="defense" />
        <Sum table={table} parts={foreseen.damage} title={sentence('board.sum.damage')} base="damage" />
      </dl>
    </>
  );
}

function Odds({ table, foreseen }: { readonly table: BoardState; readonly foreseen: SideForecast }) {
  const { say } = table.props;
  return (
    <p class="pb-odds">
      <span>
        {say({ key: 'board.hits' })} <b>{formatPercent(foreseen.hit)}</b>
      </span>
      <span>
        {say({ key: 'board.destroysUnit' })} <b>{formatPercent(foreseen.destroy)}</b>
      </span>
      <small>{say(sentence('board.needs', { least: foreseen.needs }))}</small>
    </p>
  );
}

/** What would come of an attack, before it is declared. */
export function AttackOutlook({
  table,
  attacker,
  defender,
}: {
  readonly table: BoardState;
  readonly attacker: UnitCode;
  readonly defender: UnitCode;
}) {
  const { terms } = table.props.rules;
  const forecast = terms.forecasts.battle(terms, table.props.view.value, attacker, defender);
  return (
    <>
      {forecast?.map((foreseen) => (
        <div key={foreseen.unit} class="pb-outlook">
          <b>{kindOfUnit(table, foreseen.unit).name}</b>
          <Odds table={table} foreseen={foreseen} />
        </div>
      ))}
    </>
  );
}
