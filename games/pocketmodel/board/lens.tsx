import type { BoardState } from './board-state.ts';
import { DetailText } from './details.tsx';

/** What lies under the pointer or has the focus, in words, where there is room beside the hand. */
export function Lens({ table }: { readonly table: BoardState }) {
  const seen = table.seen.value;
  return (
    <div class="pb-lens" aria-hidden="true">
      {seen !== undefined && <DetailText table={table} detail={seen} />}
    </div>
  );
}
