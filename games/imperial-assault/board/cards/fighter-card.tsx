import { fighterOf, figureNumber, type GroupNumber } from '../../rules/state.ts';
import { fighterLines } from '../../words/cards.ts';
import type { BoardState } from '../board-state.ts';
import { Lines } from './lines.tsx';

/** What the deployment card of a group says, or a companion's. */
export function FighterCard({ table, group }: { readonly table: BoardState; readonly group: GroupNumber }) {
  const { terms } = table.props.rules;
  const { pack } = terms;
  const { id } = fighterOf(terms, table.view.value, figureNumber(group, 0));
  const card = [...pack.deployments, ...pack.companions].find((one) => one.id === id);
  return card === undefined ? null : <Lines table={table} lines={fighterLines(pack, card)} />;
}
