import type { ComponentChildren } from 'preact';
import { nameOf } from '../../content/space-name.ts';
import type { BattleMap, Pair, Situation } from '../../geometry/map.ts';
import { tokenSignOf } from '../art/signs.ts';
import { TokenMark } from '../art/token-mark.tsx';
import { type Furnishing, unfurnished } from './furnishing.ts';
import { groundShapesOf, lineOf, squareOf, stonesOf } from './ground-shapes.ts';
import { borderOf, endsOfEdge, type Frame, frameOf, pointOf, side } from './layout.ts';
import './map.css';

/** Room around the spaces, for names of columns and rows and for the wall. */
export const margin = 60;

/** Which part of the plane a drawing of a frame shows, as `viewBox`. */
export function viewBoxOf({ left, top, columns, rows }: Frame): string {
  return [
    left * side - margin,
    top * side - margin,
    columns * side + 2 * margin,
    rows * side + 2 * margin,
  ].join(' ');
}

/** How many spaces wide and high a drawing of a frame is, with its margins. */
export function extentOf({ columns, rows }: Frame): { readonly columns: number; readonly rows: number } {
  return { columns: columns + (2 * margin) / side, rows: rows + (2 * margin) / side };
}

/**
 * A map as it is drawn everywhere: the ground, what lies on it, edges and doors, and names around it. It is a group of an
 * SVG whose `viewBox` is {@link viewBoxOf}; a space is {@link side} wide. Figures and marks are drawn over it by whoever
 * shows it. It is a picture only: whoever shows it says in words what it shows.
 */
export function MapDrawing({
  map,
  situation,
  furnishing = unfurnished,
  frame = frameOf(map),
  floor,
  scenery,
}: {
  readonly map: BattleMap;
  readonly situation: Pick<Situation, 'openDoors' | 'rubble' | 'shields'>;
  readonly furnishing?: Furnishing;
  /** Around which names stand. */
  readonly frame?: Frame;
  /** Drawn on the floor: zones, seams and terrain come over it. */
  readonly floor?: ComponentChildren;
  /** Drawn on the terrain: tokens, edges and doors come over it. */
  readonly scenery?: ComponentChildren;
}) {
  const { rim, plates, seams, terrain, edges } = groundShapesOf(map);
  const { columns } = map;
  return (
    <g class="ia-map">
      <path class="ia-mass" d={rim} />
      <path class="ia-depth" d={rim} transform="translate(7 12)" />
      <path class="ia-floor" d={rim} />
      <path class="ia-plate-dark" d={plates[0]} />
      <path class="ia-plate-light" d={plates[1]} />
      {floor}
      {furnishing.zones.map(({ color, spaces }) => (
        <path key={color} class={`ia-zone ia-${color}`} d={borderOf(map, spaces, 4)} />
      ))}
      <path class="ia-seams" d={seams} />
      <path class="ia-difficult" d={terrain.difficult.border} />
      <path class="ia-ripples" d={terrain.difficult.texture} />
      <path class="ia-impassable" d={terrain.impassable.border} />
      <path class="ia-rungs" d={terrain.impassable.texture} />
      <path class="ia-block-shade" d={terrain.blocking.border} transform="translate(5 8)" />
      <path class="ia-blocking" d={terrain.blocking.border} />
      <path class="ia-facets" d={terrain.blocking.texture} />
      {scenery}
      {situation.rubble.map((space) => (
        <path key={space} class="ia-rubble" d={stonesOf(columns, space)} />
      ))}
      {furnishing.terminals.map((space) => (
        <TokenMark key={space} shown={tokenSignOf('terminal')} {...pointOf(columns, space)} />
      ))}
      {furnishing.tokens.map(({ kind, color, space }) => (
        <TokenMark
          key={`${kind} ${space}`}
          shown={tokenSignOf(kind)}
          color={color}
          {...pointOf(columns, space)}
        />
      ))}
      <path class="ia-edge-ground" d={edges.impassable + edges.blocking} />
      <path class="ia-edge-impassable" d={edges.impassable} />
      <path class="ia-edge-blocking" d={edges.blocking} />
      <path class="ia-wall-shade" d={edges.wall} transform="translate(4 6)" />
      <path class="ia-wall" d={edges.wall + rim} />
      <path class="ia-wall-light" d={edges.wall + rim} />
      {map.doors.map(({ id, edges: ofDoor }, door) =>
        ofDoor.map((between) => (
          <DoorEdge
            key={`${id} ${between.join()}`}
            columns={columns}
            between={between}
            isOpen={situation.openDoors.includes(door)}
          />
        )),
      )}
      {situation.shields.map((space) => (
        <g key={space}>
          <path class="ia-shield" d={squareOf(columns, space, 7)} />
          <path class="ia-shield-cells" d={cellsOf(columns, space)} />
        </g>
      ))}
      <SpaceNames frame={frame} gridColumns={map.columns} />
    </g>
  );
}

/** A door: two leaves that meet in the middle, or stand back in the walls at both ends. */
function DoorEdge({
  columns,
  between,
  isOpen,
}: {
  readonly columns: number;
  readonly between: Pair;
  readonly isOpen: boolean;
}) {
  const [from, to] = endsOfEdge(columns, between);
  const leaf = isOpen ? 0.16 : 0.47;
  const along = (share: number) => `${from.x + (to.x - from.x) * share} ${from.y + (to.y - from.y) * share}`;
  const leaves = `M${along(0)}L${along(leaf)}M${along(1 - leaf)}L${along(1)}`;
  return (
    <g class={isOpen ? 'ia-door ia-open' : 'ia-door'}>
      <path class="ia-sill" d={lineOf(columns, between)} />
      <path class="ia-leaf-rim" d={leaves} />
      <path class="ia-leaf" d={leaves} />
    </g>
  );
}

/** The cells of an energy shield: three hexagons. */
function cellsOf(columns: number, space: number): string {
  const { x, y } = pointOf(columns, space);
  return [
    [50, 30],
    [33, 60],
    [67, 60],
  ]
    .map(([across = 0, down = 0]) => `M${x + across} ${y + down - 19}l16.5 9.5v19l-16.5 9.5l-16.5-9.5v-19Z`)
    .join('');
}

/** Letters of the columns above the map, numbers of the rows at its left. */
function SpaceNames({
  frame: { left, top, columns, rows },
  gridColumns,
}: {
  readonly frame: Frame;
  readonly gridColumns: number;
}) {
  const across = Array.from({ length: columns }, (_, at) => left + at);
  const down = Array.from({ length: rows }, (_, at) => top + at);
  return (
    <g class="ia-names">
      {across.map((column) => (
        <text key={`c${column}`} x={column * side + side / 2} y={top * side - 15}>
          {nameOf(gridColumns, column).replace('1', '')}
        </text>
      ))}
      {down.map((row) => (
        <text key={`r${row}`} class="ia-row-name" x={left * side - 32} y={row * side + side / 2}>
          {row + 1}
        </text>
      ))}
    </g>
  );
}
