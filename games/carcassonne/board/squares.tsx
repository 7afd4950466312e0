import { useRef, useState } from 'preact/hooks';
import type { Camera } from '../../../web/board/camera.ts';
import { directions, nextPlace } from '../../../web/board/next-place.ts';
import type { Rotation } from '../rules/choice.ts';
import { tileKind } from '../words/table-look.ts';
import type { BoardState } from './board-state.ts';
import type { LegalSquare } from './legal.ts';
import { Tile } from './tile.tsx';

/** Pixels a square at which a finger hits the square that was meant. */
const nearForFinger = 64;
/** The width of a finger, in pixels. */
const finger = 44;
const upright: Rotation = 0;

/** The legal squares as a grid of buttons, and the tile on the one being thought about. */
export function Squares({
  table,
  camera,
}: {
  readonly table: BoardState;
  readonly camera: { readonly current: Camera | undefined };
}) {
  const { props } = table;
  const legal = table.legal.value;
  const view = props.view.value;
  const draft = table.draft.value ?? table.sent.value;
  const hovered = table.hovered.value;
  const squares = legal?.kind === 'placeTile' ? legal.squares : [];
  const [active, setActive] = useState<string | undefined>(undefined);
  const list = useRef<HTMLDivElement>(null);
  if (view.tile === undefined) return null;
  const kind = tileKind(view, view.tile);
  const current = squares.some(({ x, y }) => `${x},${y}` === active) ? active : undefined;
  const first = squares[0];
  const home = current ?? (first && `${first.x},${first.y}`);
  const ghost =
    draft?.kind === 'tile'
      ? draft
      : hovered === undefined
        ? undefined
        : { ...hovered, rotation: hovered.rotations[0] ?? upright };
  return (
    <>
      <section
        ref={list}
        hidden={squares.length === 0}
        aria-label={props.say({ key: 'board.squares', args: { count: squares.length } })}
      >
        {squares.map((square) => {
          const key = `${square.x},${square.y}`;
          const chosen = draft?.kind === 'tile' && draft.x === square.x && draft.y === square.y;
          return (
            <button
              type="button"
              key={key}
              class={`cs-square ${chosen ? 'cs-chosen' : ''}`}
              data-square={key}
              data-point={key}
              style={{ '--x': square.x, '--y': square.y }}
              tabIndex={key === home ? 0 : -1}
              aria-pressed={chosen}
              aria-label={props.say({
                key: 'board.square',
                args: { x: square.x, y: square.y, count: square.rotations.length },
              })}
              onClick={(event) => {
                const byFinger = event instanceof PointerEvent && event.pointerType === 'touch';
                const zoom = camera.current?.zoom ?? nearForFinger;
                // A finger that may have meant the square beside it brings the map closer, and chooses next time.
                if (!(byFinger && zoom < finger && hasNeighbour(squares, square, finger / zoom))) {
                  table.chooseSquare(square);
                }
                if (byFinger) camera.current?.approach(square.x, square.y, nearForFinger);
              }}
              onFocus={() => {
                setActive(key);
                camera.current?.reveal(square.x, square.y);
              }}
              onPointerEnter={(event) => {
                if (event.pointerType === 'mouse') table.hovered.value = square;
              }}
              onPointerLeave={() => {
                table.hovered.value = undefined;
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && chosen) {
                  event.preventDefault();
                  table.confirm();
                  return;
                }
                const direction = directions[event.key];
                if (direction === undefined) return;
                event.preventDefault();
                event.stopPropagation();
                const next = nextPlace(squares, square, direction);
                if (next === undefined) return;
                list.current
                  ?.querySelector<HTMLElement>(`[data-square="${next.x},${next.y}"]`)
                  ?.focus({ preventScroll: true });
              }}
            />
          );
        })}
      </section>
      {ghost && (
        <Tile
          key={`${ghost.x},${ghost.y},${ghost.rotation}`}
          tile={kind}
          rotation={ghost.rotation}
          x={ghost.x}
          y={ghost.y}
          class={
            table.sent.value !== undefined
              ? ''
              : draft?.kind === 'tile'
                ? 'cs-ghost cs-ghost-set'
                : 'cs-ghost'
          }
        />
      )}
    </>
  );
}

/** Whether another square lies nearer than so many squares. */
function hasNeighbour(squares: readonly LegalSquare[], { x, y }: LegalSquare, near: number): boolean {
  return squares.some((other) => {
    const away = Math.hypot(other.x - x, other.y - y);
    return away > 0 && away < near;
  });
}
