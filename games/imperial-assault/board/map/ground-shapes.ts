import { scatter } from '../../../common/seeded.ts';
import type { BattleMap, EdgeKind, Pair, Space, Terrain } from '../../geometry/map.ts';
import { borderOf, endsOfEdge, pointOf, side } from './layout.ts';

/** How far the border of a terrain lies inside its spaces, so that neighbours and walls leave it free. */
const inset = 9;

/** All paths of the ground of a map, in units of {@link side}. What does not occur is an empty path. */
export interface GroundShapes {
  /** The border of the map: a wall all around. */
  readonly rim: string;
  /** Plates of the floor a little darker and a little lighter than the others. */
  readonly plates: readonly [darker: string, lighter: string];
  /** Where one space ends and the next begins. */
  readonly seams: string;
  /** By terrain: its border, and what it is filled with. */
  readonly terrain: Readonly<
    Record<Exclude<Terrain, 'normal'>, { readonly border: string; readonly texture: string }>
  >;
  readonly edges: Readonly<Record<EdgeKind, string>>;
}

const shapes = new WeakMap<BattleMap, GroundShapes>();

/** What to draw of a map before anything lies on it; worked out once for each map. */
export function groundShapesOf(map: BattleMap): GroundShapes {
  let found = shapes.get(map);
  if (found === undefined) {
    found = draw(map);
    shapes.set(map, found);
  }
  return found;
}

function draw(map: BattleMap): GroundShapes {
  const { columns } = map;
  const all: Space[] = [];
  const byTerrain: Record<Terrain, Space[]> = { normal: [], difficult: [], impassable: [], blocking: [] };
  for (const [space, kind] of map.terrain.entries()) {
    if (kind === null) continue;
    all.push(space);
    byTerrain[kind].push(space);
  }
  const of = (kind: keyof typeof textures) => ({
    border: borderOf(map, byTerrain[kind], inset),
    texture: byTerrain[kind].map((space) => textures[kind](columns, space)).join(''),
  });
  return {
    rim: borderOf(map, all, 0),
    plates: [platesOf(columns, all, 0), platesOf(columns, all, 1)],
    seams: seamsOf(map, all),
    terrain: { difficult: of('difficult'), impassable: of('impassable'), blocking: of('blocking') },
    edges: {
      wall: edgesOf(map, 'wall'),
      blocking: edgesOf(map, 'blocking'),
      impassable: edgesOf(map, 'impassable'),
    },
  };
}

/** The edges of a kind, as one path. */
function edgesOf({ columns, edges }: BattleMap, of: EdgeKind): string {
  return edges
    .filter(({ kind }) => kind === of)
    .map(({ between }) => lineOf(columns, between))
    .join('');
}

/** The edge between two spaces as a path. */
export function lineOf(columns: number, between: Pair): string {
  const [from, to] = endsOfEdge(columns, between);
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

function seamsOf({ columns, terrain }: BattleMap, spaces: readonly Space[]): string {
  return spaces
    .flatMap((space) => {
      const isLast = space % columns === columns - 1;
      const beside = [isLast ? undefined : space + 1, space + columns];
      return beside
        .filter((other) => other !== undefined && (terrain[other] ?? null) !== null)
        .map((other) => lineOf(columns, [space, other ?? space]));
    })
    .join('');
}

/** Some of the plates of the floor, the same ones in every drawing of a map. */
function platesOf(columns: number, spaces: readonly Space[], tone: number): string {
  return spaces
    .filter((space) => Math.floor(scatter(`plate ${space}`)() * 4) === tone)
    .map((space) => squareOf(columns, space, 4))
    .join('');
}

/** A space without a rim. */
export function squareOf(columns: number, space: Space, rim: number): string {
  const { x, y } = pointOf(columns, space);
  const long = side - 2 * rim;
  return `M${x + rim} ${y + rim}h${long}v${long}h${-long}Z`;
}

type Texture = (columns: number, space: Space) => string;

const textures: Readonly<Record<Exclude<Terrain, 'normal'>, Texture>> = {
  // Ripples.
  difficult: (columns, space) => {
    const { x, y } = pointOf(columns, space);
    const any = scatter(`ripple ${space}`);
    return [24, 46, 68]
      .map((down) => {
        const left = Math.round(x + 16 + any() * 26);
        return `M${left} ${y + down + Math.round(any() * 8)}q7-9 14 0t14 0t14 0`;
      })
      .join('');
  },
  // The far side of a drop: rungs that get narrower.
  impassable: (columns, space) => {
    const { x, y } = pointOf(columns, space);
    return [0, 1, 2, 3]
      .map((rung) => `M${x + 18 + rung * 5} ${y + 22 + rung * 18}H${x + 82 - rung * 5}`)
      .join('');
  },
  // The facets of something massive.
  blocking: (columns, space) => {
    const { x, y } = pointOf(columns, space);
    const any = scatter(`block ${space}`);
    const [across, down] = [Math.round(40 + any() * 20), Math.round(38 + any() * 20)];
    return `M${x + 14} ${y + 14}L${x + across} ${y + down}L${x + 86} ${y + 14}M${x + 14} ${y + 86}L${x + across} ${y + down}L${x + 86} ${y + 86}`;
  },
};

/** Broken stones for rubble, as one path of closed pieces. */
export function stonesOf(columns: number, space: Space): string {
  const { x, y } = pointOf(columns, space);
  const any = scatter(`rubble ${space}`);
  return [
    [30, 34, 15],
    [66, 28, 12],
    [48, 56, 18],
    [76, 62, 13],
    [26, 72, 12],
    [58, 80, 10],
  ]
    .map(([across = 0, down = 0, size = 0]) => {
      const points = Array.from({ length: 6 }, (_, at) => {
        const turn = ((at + any() * 0.7) / 6) * 2 * Math.PI;
        const far = size * (0.75 + any() * 0.4);
        return `${Math.round(x + across + Math.cos(turn) * far)} ${Math.round(y + down + Math.sin(turn) * far)}`;
      });
      return `M${points.join('L')}Z`;
    })
    .join('');
}
