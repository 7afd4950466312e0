import type { ComponentChildren } from 'preact';
import type { At } from '../../../web/rules/kit/marks.tsx';
import { FigureToken } from '../board/art/figure-token.tsx';
import type { Looks } from '../board/art/portraits.ts';
import { type Furnishing, unfurnished } from '../board/map/furnishing.ts';
import { pointOf, side, sizeOf } from '../board/map/layout.ts';
import { MapDrawing } from '../board/map/map-drawing.tsx';
import { type Battlefield, setOut } from '../geometry/battlefield.ts';
import type { BattleMap, Edge, Pair, Place, Space, Stance, Terrain } from '../geometry/map.ts';

/** A figure of a diagram: what it looks like, where it stands, and what it is to the first figure of its field. */
export interface Standing {
  readonly looks: Looks;
  readonly place: Place;
  readonly stance: Stance;
}

/** A small map with figures, for the geometry and for {@link FieldDrawing}. */
export interface Field {
  readonly battlefield: Battlefield;
  readonly figures: readonly Standing[];
  readonly furnishing: Furnishing;
}

/** What can be on a field beside its terrain. */
interface FieldThings {
  readonly edges?: readonly Edge[];
  readonly doors?: BattleMap['doors'];
  readonly openDoors?: readonly number[];
  readonly rubble?: readonly Space[];
  readonly shields?: readonly Space[];
  readonly figures?: readonly Standing[];
  readonly furnishing?: Partial<Furnishing>;
}

const terrainOf: Readonly<Record<string, Terrain>> = {
  '~': 'difficult',
  '=': 'impassable',
  '#': 'blocking',
};

/** A field of rows of signs as packs write them: `~` difficult, `=` impassable, `#` blocking, any other normal. */
export function fieldOf(rows: readonly string[], things: FieldThings = {}): Field {
  const { edges = [], doors = [], openDoors = [], rubble = [], shields = [], figures = [] } = things;
  const map: BattleMap = {
    columns: rows[0]?.length ?? 0,
    rows: rows.length,
    terrain: [...rows.join('')].map((sign) => terrainOf[sign] ?? 'normal'),
    edges,
    doors,
  };
  const standing = figures.map(({ looks: { base }, place, stance }) => ({
    base,
    place,
    stance,
    companion: false,
    massive: false,
    mobile: false,
  }));
  return {
    battlefield: setOut(map, { openDoors, rubble, shields, figures: standing }),
    figures,
    furnishing: { ...unfurnished, ...things.furnishing },
  };
}

/** A wall between two spaces. */
export function wall(...between: Pair): Edge {
  return { kind: 'wall', between };
}

/** A figure that stands on a space. */
export function standing(looks: Looks, space: Space, stance: Stance = 'friendly', turned = false): Standing {
  return { looks, place: { space, turned }, stance };
}

/** A field whose top left corner is at a place; a space is `space` wide. `children` are in the units of the board's map. */
export function FieldDrawing({
  at: [x, y],
  space,
  field: { battlefield, figures, furnishing },
  children,
}: {
  readonly at: At;
  readonly space: number;
  readonly field: Field;
  readonly children?: ComponentChildren;
}) {
  const { map, situation } = battlefield;
  return (
    <g transform={`translate(${x} ${y}) scale(${space / side})`}>
      <MapDrawing map={map} situation={situation} furnishing={furnishing} />
      {figures.map((figure) => (
        <FigureOn key={figure.place.space} columns={map.columns} {...figure} />
      ))}
      {children}
    </g>
  );
}

/** A figure in its spaces. */
function FigureOn({
  columns,
  looks,
  place: { space, turned },
}: Standing & {
  readonly columns: number;
}) {
  const { x, y } = pointOf(columns, space);
  return (
    <g transform={`translate(${x} ${y})`}>
      <FigureToken looks={looks} turned={turned} />
    </g>
  );
}

/** The spaces that a base would cover. */
export function Footprint({
  columns,
  looks: { base },
  place: { space, turned },
  kind,
}: {
  readonly columns: number;
  readonly looks: Looks;
  readonly place: Place;
  readonly kind: 'legal' | 'illegal';
}) {
  const { x, y } = pointOf(columns, space);
  const size = sizeOf(base, turned);
  return (
    <rect
      class={`ia-dg-footprint dg-${kind}`}
      x={x + 9}
      y={y + 9}
      width={size.columns * side - 18}
      height={size.rows * side - 18}
      rx="26"
    />
  );
}
