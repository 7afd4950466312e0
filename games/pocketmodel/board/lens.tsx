import { aimingUnit } from './aim.ts';
import type { BoardState } from './board-state.ts';
import { DetailText } from './details.tsx';
import { AttackOutlook } from './outlook.tsx';

/**
 * Beside the hand, where there is room: what would come of the attack under the pointer, otherwise what lies under the
 * pointer or has the focus.
 */
export function Lens({ table }: { readonly table: BoardState }) {
  return (
    <div class="pb-lens" aria-hidden="true">
      <Shown table={table} />
    </div>
  );
}

function Shown({ table }: { readonly table: BoardState }) {
  const { aids } = table.props;
  const from = aimingUnit(table);
  const aimed = table.aimed.value;
  if (aids.value && from !== undefined && aimed !== undefined && aimed !== from) {
    if (table.ways.value.has(`unit ${aimed}`)) {
      return <AttackOutlook table={table} attacker={from} defender={aimed} />;
    }
  }
  const seen = table.seen.value;
  return seen === undefined ? null : <DetailText table={table} detail={seen} />;
}
