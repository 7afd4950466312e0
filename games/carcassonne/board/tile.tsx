import type { ReadonlySignal } from '@preact/signals';
import type { TileKind } from '../content/pack.ts';
import type { Rotation } from '../rules/choice.ts';
import type { Light } from './art/light.ts';
import { picture } from './art/picture.ts';
import { shapeOf, type TileShape } from './art/shape.ts';
import { skyPeriod } from './art/sky.ts';
import { pictureKey, tileSvg } from './art/tile.ts';
import { useLight } from './art/use-light.ts';

/** Pixels of a tile's picture: sharp at twice the usual size of a square. */
const pictureSide = 288;

interface TileProps {
  readonly tile: TileKind;
  readonly rotation: Rotation;
  /** The square whose part of the sky it shows. */
  readonly x: number;
  readonly y: number;
  readonly class?: string;
}

const wrap = (value: number): number => ((value % skyPeriod) + skyPeriod) % skyPeriod;

function tilePicture(tile: TileKind, rotation: Rotation, light: Light): ReadonlySignal<string | undefined> {
  return picture(pictureKey(tile, rotation, light), pictureSide, () => tileSvg(tile, rotation, light));
}

/** Has all rotations of a tile drawn before they are needed. */
export function drawAhead(tile: TileKind, light: Light): void {
  for (const rotation of [3, 2, 1, 0] as const) tilePicture(tile, rotation, light);
}

/** A tile with the sky of its square. Its side is the custom property `--u`. */
export function Tile({ tile, rotation, x, y, class: name = '' }: TileProps) {
  const light = useLight();
  const source = tilePicture(tile, rotation, light).value;
  return (
    <div
      class={`cs-tile ${name}`}
      data-drawing={source === undefined ? '' : undefined}
      style={{ '--x': x, '--y': y, '--sx': wrap(x), '--sy': wrap(y) }}
    >
      {source !== undefined && <img src={source} alt="" draggable={false} decoding="sync" />}
    </div>
  );
}

/** Letters that fit along the limb; longer names, as in packs of one's own, are set smaller. */
const longestName = 14;

/** The name of a tile's planet along its limb, for an SVG in hundredths of a tile. Needs {@link LimbPaths}. */
export function PlanetName({ tile, rotation }: { readonly tile: TileKind; readonly rotation: Rotation }) {
  if (tile.planet === null) return null;
  return (
    <text class="cs-planet-name" style={{ '--fit': Math.min(1, longestName / tile.planet.name.length) }}>
      <textPath href={`#cs-limb-${freeLimb(shapeOf(tile, rotation))}`} startOffset="50%">
        {tile.planet.name}
      </textPath>
    </text>
  );
}

const limbs = ['sw', 'se', 'nw', 'ne'] as const;
type Limb = (typeof limbs)[number];

/** A quarter of the limb beside which neither a route nor a field nor the faction sign lies. */
function freeLimb(shape: TileShape): Limb {
  const taken = shape.segments.flatMap((segment) =>
    segment.kind === 'planet' ? segment.signs : segment.segment.edges.length === 0 ? [] : segment.line,
  );
  const room = (limb: Limb): number => {
    const at = { x: limb.endsWith('w') ? 27 : 73, y: limb.startsWith('s') ? 74 : 26 };
    return Math.min(30, ...taken.map((point) => Math.hypot(point.x - at.x, point.y - at.y)));
  };
  return limbs.reduce((best, limb) => (room(limb) > room(best) + 4 ? limb : best));
}

/** The lines along which planets' names are set; once in a page. */
export function LimbPaths() {
  // Below the planet letters stand with their heads to it, above with their feet.
  return (
    <>
      <path id="cs-limb-sw" d="M16.5 45A34 34 0 0 0 55 83.6" fill="none" />
      <path id="cs-limb-se" d="M45 83.6A34 34 0 0 0 83.5 45" fill="none" />
      <path id="cs-limb-nw" d="M20 55A30.3 30.3 0 0 1 55 20" fill="none" />
      <path id="cs-limb-ne" d="M45 20A30.3 30.3 0 0 1 80 55" fill="none" />
    </>
  );
}
