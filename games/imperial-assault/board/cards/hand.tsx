import type { BoardState } from '../board-state.ts';

/** The command cards of one's hand, with those that can be played now. */
export function Hand({ table }: { readonly table: BoardState }) {
  void table;
  return null;
}
