import type { BoardProps, Mark } from '../table/board.ts';

/** What somebody in the team points at, drawn where it lies. The game's stylesheet says where, and in which colour. */
export function TeamMark({
  mark: { seat, what },
  seats,
  class: more = '',
  style,
}: {
  readonly mark: Mark;
  readonly seats: BoardProps['seats'];
  readonly class?: string;
  readonly style?: Readonly<Record<string, string | number>>;
}) {
  return (
    <i
      class={`team-mark ${more}`}
      data-shape={seat % 6}
      data-mark={seat}
      title={`${seats.value[seat]?.name ?? ''}: ${what}`}
      aria-hidden="true"
      style={style ?? {}}
    />
  );
}
