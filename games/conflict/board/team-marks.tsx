import { TeamMark } from '../../../web/board/team-mark.tsx';
import type { BoardState } from './board-state.ts';

/** What team mates point at here: the page hears of it by `data-point` of the element around. */
export function TeamMarks({ table, at }: { readonly table: BoardState; readonly at: string }) {
  const { marks, seats } = table.props;
  const here = marks.value.filter((mark) => mark.at === at);
  if (here.length === 0) return null;
  return (
    <span class="cf-marks" aria-hidden="true">
      {here.map((mark) => (
        <TeamMark key={mark.seat} mark={mark} seats={seats} />
      ))}
    </span>
  );
}
