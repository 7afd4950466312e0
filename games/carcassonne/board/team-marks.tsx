import { useRef, useState } from 'preact/hooks';
import { directions, nextPlace } from '../../../web/board/next-place.ts';
import { TeamMark } from '../../../web/board/team-mark.tsx';
import { parse } from '../rules/notation.ts';
import type { TableView } from '../rules/view.ts';
import { tileAt, tileKind } from '../words/table-look.ts';
import { type BoardState, figureNotation } from './board-state.ts';
import { legalOf } from './legal.ts';
import { squareIn } from './overlay.tsx';
import { segmentShape } from './segment-shape.ts';

/** Something on the map that can be pointed at. Its middle, in squares. */
interface Target {
  readonly at: string;
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly kind: 'square' | 'route' | 'asteroid' | 'planet';
}

/** What the team points at. */
export function TeamMarks({ table }: { readonly table: BoardState }) {
  const { props } = table;
  const view = props.view.value;
  const standing = props.marks.value.flatMap((mark) => {
    const middle = middleOf(mark.at, view);
    return middle === undefined ? [] : [{ mark, ...middle }];
  });
  return (
    <>
      {standing.map(({ mark, x, y }, index) => {
        const before = standing.slice(0, index).filter((other) => other.x === x && other.y === y).length;
        const color = view.seats[mark.seat]?.color;
        return (
          <TeamMark
            key={mark.seat}
            mark={mark}
            seats={props.seats}
            class="cs-mark"
            style={{ '--x': x + before * 0.3, '--y': y, '--mark': `var(--cs-${color})` }}
          />
        );
      })}
    </>
  );
}

/** What a team mate may choose, as buttons that only point at it. */
export function TeamTargets({ table }: { readonly table: BoardState }) {
  const { props } = table;
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const targets = props.decision.value === undefined ? targetsOf(table) : [];
  if (props.point.value === undefined || targets.length === 0) return null;
  return (
    <section ref={list} aria-label={props.say({ key: 'board.pointAt' })}>
      {targets.map((target, index) => {
        const { at, x, y, label, kind } = target;
        const square = kind === 'square';
        return (
          <button
            type="button"
            key={at}
            class={`cs-target ${square ? 'cs-square' : `cs-spot cs-spot-${kind}`}`}
            data-point={at}
            // Squares are placed by their corners.
            style={{ '--x': square ? x - 0.5 : x, '--y': square ? y - 0.5 : y }}
            tabIndex={index === Math.min(active, targets.length - 1) ? 0 : -1}
            aria-label={label}
            onFocus={() => setActive(index)}
            onKeyDown={(event) => {
              const direction = directions[event.key];
              if (direction === undefined) return;
              event.preventDefault();
              event.stopPropagation();
              const next = nextPlace(targets, target, direction);
              const place = next === undefined ? -1 : targets.indexOf(next);
              list.current?.querySelectorAll<HTMLElement>('button')[place]?.focus({ preventScroll: true });
            }}
          />
        );
      })}
    </section>
  );
}

function targetsOf({ props }: BoardState): readonly Target[] {
  const view = props.view.value;
  const legal = legalOf(props.mates.value, view);
  if (legal?.kind === 'placeTile') {
    return legal.squares.map(({ x, y, rotations }) => ({
      at: `${x},${y}`,
      x: x + 0.5,
      y: y + 0.5,
      label: props.say({ key: 'board.square', args: { x, y, count: rotations.length } }),
      kind: 'square',
    }));
  }
  if (legal?.kind !== 'placeFigure') return [];
  return legal.spots.flatMap((spot) => {
    const found = segmentShape(view, `${spot.x},${spot.y}:${spot.segment}`);
    const [size] = spot.sizes;
    if (found === undefined || size === undefined) return [];
    const { stand, kind } = found.shape;
    const { x, y } = spot;
    const name = tileKind(view, tileAt(view, spot)?.tile ?? '').planet?.name ?? '';
    return [
      {
        at: figureNotation(spot, size, view),
        x: x + stand.x / 100,
        y: y + stand.y / 100,
        label: props.say({ key: 'board.spot', args: { kind, name, x, y } }),
        kind,
      },
    ];
  });
}

/** The middle of what a mark speaks of, in squares: a square, a tile to come, or where a figure would stand. */
function middleOf(at: string, view: TableView): { readonly x: number; readonly y: number } | undefined {
  const choice = parse(at);
  if (choice?.kind === 'placeTile') return { x: choice.x + 0.5, y: choice.y + 0.5 };
  if (choice?.kind === 'placeFigure') {
    const square = choice.square ?? view.placed.at(-1);
    const found = square && segmentShape(view, `${square.x},${square.y}:${choice.segment}`);
    return found && { x: found.x + found.shape.stand.x / 100, y: found.y + found.shape.stand.y / 100 };
  }
  const square = squareIn(at);
  return square ? { x: Number(square[1]) + 0.5, y: Number(square[2]) + 0.5 } : undefined;
}
