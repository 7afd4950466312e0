import type { Sentence } from '../../../words.ts';
import type { BoardState } from '../board-state.ts';
import { SaidLine } from './said-line.tsx';

/** A list of sentences, or that there is nothing. */
export function Lines({ table, lines }: { readonly table: BoardState; readonly lines: readonly Sentence[] }) {
  const { say } = table.props;
  return (
    <ul class="ib-full-lines">
      {lines.map((line, place) => (
        <li key={place} data-says={line.key}>
          <SaidLine line={line} say={say} />
        </li>
      ))}
      {lines.length === 0 && <li>{say({ key: 'board.full.none' })}</li>}
    </ul>
  );
}
