import { forecastBattle } from '../rules/preview.ts';
import type { UnitCode } from '../rules/state.ts';
import type { BoardState } from './board-state.ts';

/** What the unit whose target is being chosen would do to another; undefined if it cannot attack it now. */
export function chanceAt(
  table: BoardState,
  unit: UnitCode,
): { readonly hit: number; readonly destroy: number } | undefined {
  if (!table.props.aids.value || !table.ways.value.has(`unit ${unit}`)) return undefined;
  const view = table.props.view.value;
  const top = view.stack.at(-1);
  const picked = table.picked.value;
  const from = picked?.kind === 'unit' ? picked.unit : top?.step === 'target' ? top.attacker : undefined;
  if (from === undefined || from >> 6 === unit >> 6) return undefined;
  return forecastBattle(table.props.rules.terms, view, from, unit)?.[0];
}
