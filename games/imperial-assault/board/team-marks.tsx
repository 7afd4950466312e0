import { TeamMark } from '../../../web/board/team-mark.tsx';
import type { BoardState } from './board-state.ts';

/** What the team points at here, in the colours of the seats that point. */
export function TeamMarks({ table, at }: { readonly table: BoardState; readonly at: string }) {
  const { marks, seats } = table.props;
  return (
    <>
      {marks.value
        .filter((mark) => mark.at === at)
        .map((mark) => (
          <TeamMark key={mark.seat} mark={mark} seats={seats} class={`ib-team-mark ib-seat-${mark.seat}`} />
        ))}
    </>
  );
}
