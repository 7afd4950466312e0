import type { BoardState } from '../board-state.ts';

/** The attack that is thought about (`table.target`) or goes on, over the lower part of the map. */
export function AttackPanel({ table }: { readonly table: BoardState }) {
  void table;
  return null;
}
