import { aimingUnit, strikeIn } from './aim.ts';
import type { BoardState } from './board-state.ts';
import { DetailText } from './details.tsx';
import { AttackOutlook, StrikeOutlook } from './outlook.tsx';

/**
 * Beside the hand, where there is room: what would come of the attack under the pointer or of the strike that is
 * declared, otherwise what lies under the pointer or has the focus.
 */
export function Lens({ table }: { readonly table: BoardState }) {
  return (
    <div class="pb-lens" aria-hidden="true">
      <Shown table={table} />
    </div>
  );
}

function Shown({ table }: { readonly table: BoardState }) {
  const { aids, view } = table.props;
  const from = aimingUnit(table);
  const aimed = table.aimed.value;
  if (aids.value && from !== undefined && aimed !== undefined && aimed !== from) {
    if (table.ways.value.has(`unit ${aimed}`)) {
      return <AttackOutlook table={table} attacker={from} defender={aimed} />;
    }
  }
  const strike = strikeIn(view.value);
  if (aids.value && strike !== undefined && strike.units.length > 0) {
    return <StrikeOutlook table={table} strike={strike} />;
  }
  const seen = table.seen.value;
  return seen === undefined ? null : <DetailText table={table} detail={seen} />;
}
