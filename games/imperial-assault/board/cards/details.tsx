import type { BoardState, Detail } from '../board-state.ts';

/** Something in full, above the table. */
export function Details({ table, detail }: { readonly table: BoardState; readonly detail: Detail }) {
  void table;
  void detail;
  return null;
}
