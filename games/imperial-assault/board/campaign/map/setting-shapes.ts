import { scatter } from '../../../../common/seeded.ts';
import type { Laid } from '../../../content/campaign/laying.ts';
import type { Setting } from '../../../content/campaign/tile-schema.ts';
import { neighbour, sides } from '../../../geometry/grid.ts';
import type { BattleMap, Space } from '../../../geometry/map.ts';
import { lineOf, squareOf } from '../../map/ground-shapes.ts';
import { borderOf, pointOf, side } from '../../map/layout.ts';

/** What is drawn of all spaces of one setting that are interior ones, or of those that are not. Empty paths draw nothing. */
export interface SettingShapes {
  readonly setting: Setting;
  readonly interior: boolean;
  readonly floor: string;
  /** Fields of the floor in another tone. */
  readonly fields: string;
  /** Fine lines on the floor: inlays, rivets, cracks. */
  readonly lines: string;
  /** What lies flat on it: carpets, grates, grass. */
  readonly cover: string;
  /** The line inside the border of what lies flat. */
  readonly trim: string;
  /** Along walls: pipes, skirtings, bushes. */
  readonly along: string;
  /** The shade of the walls, in interior spaces. */
  readonly shade: string;
  /** Lights along walls, in two colours. */
  readonly lights: readonly [string, string];
  /** The ground of blocking terrain. */
  readonly plinths: string;
  /** What stands there: columns, machines, trees. */
  readonly solids: string;
  /** Strokes on those. */
  readonly strokes: string;
}

/** The looks of a map that is laid of tiles. */
export interface LaidShapes {
  readonly parts: readonly SettingShapes[];
  /** Where one goes from an interior space to one that is not. */
  readonly thresholds: string;
}

const known = new WeakMap<BattleMap, LaidShapes>();

/** What to draw of the tiles on a map of a laying; worked out once for each map. */
export function laidShapesOf(laid: Laid, map: BattleMap): LaidShapes {
  let found = known.get(map);
  if (found === undefined) {
    found = draw(laid, map);
    known.set(map, found);
  }
  return found;
}

/** Spaces of one look, and what walls they have. */
interface Part {
  readonly map: BattleMap;
  readonly spaces: readonly Space[];
  readonly blocking: readonly Space[];
  /** Runs of spaces along a straight wall, from the top or the left. */
  readonly walls: readonly Run[];
  /** Spaces between the joins of its tiles. */
  readonly ways: readonly Space[];
}

interface Run {
  readonly side: number;
  readonly spaces: readonly Space[];
}

function draw(laid: Laid, map: BattleMap): LaidShapes {
  const bySetting = new Map<string, { setting: Setting; interior: boolean; spaces: Space[] }>();
  for (const [space, kind] of map.terrain.entries()) {
    const tile = laid.tiles[laid.tileAt[space] ?? -1]?.tile;
    if (kind === null || tile === undefined) continue;
    const { setting, interior } = tile;
    const key = `${setting} ${interior}`;
    const part = bySetting.get(key) ?? { setting, interior, spaces: [] };
    part.spaces.push(space);
    bySetting.set(key, part);
  }
  const isWalled = wallsOf(map);
  const ways = new Set(waysOf(laid));
  return {
    parts: [...bySetting.values()].map(({ setting, interior, spaces }) => {
      const part: Part = {
        map,
        spaces,
        blocking: spaces.filter((space) => map.terrain[space] === 'blocking'),
        walls: runsOf(map, spaces, isWalled),
        ways: spaces.filter((space) => ways.has(space) && map.terrain[space] !== 'blocking'),
      };
      const look = setting === 'city' && interior ? station : looks[setting];
      return {
        ...nothing,
        setting,
        interior,
        floor: borderOf(map, spaces, 0),
        shade: interior ? joined(part.walls.map((run) => beside(map.columns, run, 14))) : '',
        plinths: borderOf(map, part.blocking, 12),
        ...look(part),
      };
    }),
    thresholds: thresholdsOf(laid, map, isWalled),
  };
}

const nothing = {
  fields: '',
  lines: '',
  cover: '',
  trim: '',
  along: '',
  shade: '',
  lights: ['', ''],
  plinths: '',
  solids: '',
  strokes: '',
} as const;

type Look = (part: Part) => Partial<SettingShapes>;

const looks: Readonly<Record<Setting, Look>> = {
  /** Streets of plates, with grates in them, pipes along the houses and strips of neon. */
  city: ({ map, spaces, blocking, walls }) => {
    const { columns } = map;
    const lit = walls.map((run) => ({
      run,
      kind: Math.floor(chance(`neon ${run.spaces[0]} ${run.side}`) * 5),
    }));
    const near = (kind: number, path: (run: Run) => string) =>
      joined(lit.filter((each) => each.kind === kind).map(({ run }) => path(run)));
    return {
      fields: joined(
        spaces.filter((space) => chance(`plate ${space}`) < 0.3).map((space) => squareOf(columns, space, 3)),
      ),
      lines: joined(spaces.map((space) => rivets(columns, space))),
      cover: joined(
        spaces
          .filter((space) => map.terrain[space] === 'normal' && chance(`grate ${space}`) < 0.1)
          .map((space) => grate(columns, space)),
      ),
      along: near(2, (run) => pipe(columns, run)) + near(3, (run) => pipe(columns, run)),
      lights: [near(0, (run) => beside(columns, run, 15)), near(1, (run) => beside(columns, run, 15))],
      solids: joined(blocking.map((space) => roundedSquare(columns, space, 17, 12))),
      strokes: joined(blocking.map((space) => vents(columns, space))),
    };
  },
  /** Halls of polished stone with inlays, carpets from join to join, columns, and a rail of metal along the walls. */
  palace: ({ map, spaces, blocking, walls, ways }) => {
    const { columns } = map;
    return {
      fields: joined(
        spaces
          .filter((space) => (Math.floor(space / columns) + (space % columns)) % 2 === 0)
          .map((space) => squareOf(columns, space, 0)),
      ),
      lines: joined(spaces.map((space) => inlay(columns, space))),
      cover: borderOf(map, ways, 36),
      trim: borderOf(map, ways, 43),
      along: joined(walls.map((run) => beside(columns, run, 12))),
      solids: joined(blocking.map((space) => circle(columns, space, 36))),
      strokes: joined(blocking.map((space) => flutes(columns, space))),
    };
  },
  /** Earth with cracks and pebbles, grass, bushes along its borders, boulders and trees. */
  outskirts: ({ map, spaces, blocking, walls }) => {
    const { columns } = map;
    return {
      fields: joined(
        spaces
          .filter((space) => chance(`earth ${space}`) < 0.4)
          .map((space) => blob(columns, space, 52, 'earth')),
      ),
      lines: joined(spaces.map((space) => pebbles(columns, space))),
      cover: joined(
        spaces
          .filter((space) => map.terrain[space] === 'difficult' || chance(`grass ${space}`) < 0.35)
          .map((space) => tufts(columns, space)),
      ),
      along: joined(walls.flatMap((run) => run.spaces.map((space) => bush(columns, space, run.side)))),
      solids: joined(blocking.map((space) => blob(columns, space, 39, 'crown'))),
      strokes: joined(blocking.map((space) => leaves(columns, space))),
    };
  },
};

/** Rooms of stations and works: plates with a frame, white strips of light along the walls, machines. */
const station: Look = ({ map, spaces, blocking, walls }) => {
  const { columns } = map;
  return {
    fields: joined(
      spaces
        .filter((space) => chance(`deck ${space}`) < 0.5)
        .map((space) => roundedSquare(columns, space, 9, 8)),
    ),
    lines: joined(spaces.map((space) => roundedSquare(columns, space, 9, 8))),
    lights: [joined(walls.map((run) => beside(columns, run, 14))), ''],
    solids: joined(blocking.map((space) => roundedSquare(columns, space, 15, 6))),
    strokes: joined(blocking.map((space) => vents(columns, space))),
  };
};

function joined(paths: readonly string[]): string {
  return paths.join('');
}

function chance(name: string): number {
  return scatter(name)();
}

/** By space and side: whether a wall stands there, or the map ends. */
function wallsOf(map: BattleMap): (space: Space, side: number) => boolean {
  const walls = new Set(
    map.edges
      .filter(({ kind }) => kind === 'wall')
      .map(({ between }) => [...between].toSorted((a, b) => a - b).join()),
  );
  return (space, to) => {
    const other = neighbour(map, space, to * 2);
    if (other === undefined || map.terrain[other] === null) return true;
    return walls.has([space, other].toSorted((a, b) => a - b).join());
  };
}

function runsOf(
  map: BattleMap,
  spaces: readonly Space[],
  isWalled: (space: Space, side: number) => boolean,
): readonly Run[] {
  const own = new Set(spaces);
  const isDoor = new Set(map.doors.flatMap(({ edges }) => edges.flat()));
  const isOf = (space: Space | undefined, to: number) =>
    space !== undefined && own.has(space) && isWalled(space, to) && !isDoor.has(space);
  return sides.flatMap((to) => {
    // Along a wall above or below one goes right, along one beside one goes down.
    const on = to % 2 === 0 ? 2 : 4;
    return spaces.flatMap((space): Run[] => {
      if (!isOf(space, to) || isOf(neighbour(map, space, on + 4 > 7 ? on - 4 : on + 4), to)) return [];
      const run: Space[] = [];
      for (
        let next: Space | undefined = space;
        next !== undefined && isOf(next, to);
        next = neighbour(map, next, on)
      )
        run.push(next);
      return [{ side: to, spaces: run }];
    });
  });
}

/** The spaces in a straight line inward from each join, as far as the middle of its tile. */
function waysOf(laid: Laid): Space[] {
  return laid.tiles
    .flatMap(({ tile, cells }) => {
      const [high, wide] = [cells.length, cells[0]?.length ?? 0];
      return tile.joins.flatMap(({ side: from, at }) => {
        const isUpright = from === 'top' || from === 'bottom';
        const long = isUpright ? high : wide;
        return Array.from({ length: Math.ceil(long / 2) + (long > 2 ? 1 : 0) }, (_, step) => {
          const deep = from === 'top' || from === 'left' ? step : long - 1 - step;
          return [at - 1, at].map((along) => (isUpright ? cells[deep]?.[along] : cells[along]?.[deep]));
        }).flat();
      });
    })
    .filter((space) => space !== undefined);
}

function thresholdsOf(laid: Laid, map: BattleMap, isWalled: (space: Space, side: number) => boolean): string {
  return joined(
    map.terrain.flatMap((kind, space) =>
      [1, 2].flatMap((to) => {
        const other = neighbour(map, space, to * 2);
        if (kind === null || other === undefined || isWalled(space, to)) return [];
        return laid.isInterior(space) === laid.isInterior(other) ? [] : [lineOf(map.columns, [space, other])];
      }),
    ),
  );
}

/** A line along a wall, so far inside. */
function beside(columns: number, { side: to, spaces }: Run, inset: number): string {
  const first = pointOf(columns, spaces[0] ?? 0);
  const long = spaces.length * side - 2 * inset;
  if (to % 2 === 0) return `M${first.x + inset} ${first.y + (to === 0 ? inset : side - inset)}h${long}`;
  return `M${first.x + (to === 3 ? inset : side - inset)} ${first.y + inset}v${long}`;
}

/** A pipe along a wall: two lines, and a joint where a space ends. */
function pipe(columns: number, run: Run): string {
  const joints = run.spaces.slice(1).map((space) => {
    const { x, y } = pointOf(columns, space);
    if (run.side % 2 === 0) return `M${x} ${y + (run.side === 0 ? 8 : side - 26)}v18`;
    return `M${x + (run.side === 3 ? 8 : side - 26)} ${y}h18`;
  });
  return beside(columns, run, 12) + beside(columns, run, 22) + joined(joints);
}

function rivets(columns: number, space: Space): string {
  const { x, y } = pointOf(columns, space);
  return joined([10, 90].flatMap((down) => [10, 90].map((across) => `M${x + across} ${y + down}h.1`)));
}

function grate(columns: number, space: Space): string {
  const { x, y } = pointOf(columns, space);
  return joined([30, 40, 50, 60, 70].map((down) => `M${x + 26} ${y + down}h48v4h-48Z`));
}

function roundedSquare(columns: number, space: Space, rim: number, round: number): string {
  const { x, y } = pointOf(columns, space);
  const long = side - 2 * rim - 2 * round;
  const arc = (across: number, down: number) => `a${round} ${round} 0 0 1 ${across} ${down}`;
  return `M${x + rim + round} ${y + rim}h${long}${arc(round, round)}v${long}${arc(-round, round)}h${-long}${arc(-round, -round)}v${-long}${arc(round, -round)}Z`;
}

function circle(columns: number, space: Space, radius: number): string {
  const { x, y } = pointOf(columns, space);
  return `M${x + side / 2 - radius} ${y + side / 2}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
}

/** The slits of a machine. */
function vents(columns: number, space: Space): string {
  const { x, y } = pointOf(columns, space);
  return `${joined([36, 46, 56].map((down) => `M${x + 32} ${y + down}h36`))}M${x + 40} ${y + 69}h20`;
}

/** Rings and flutes of a column seen from above. */
function flutes(columns: number, space: Space): string {
  const { x, y } = pointOf(columns, space);
  const rays = Array.from({ length: 12 }, (_, at) => {
    const turn = (at / 12) * 2 * Math.PI;
    const end = (far: number) =>
      `${Math.round(x + 50 + Math.cos(turn) * far)} ${Math.round(y + 50 + Math.sin(turn) * far)}`;
    return `M${end(27)}L${end(34)}`;
  });
  return circle(columns, space, 25) + circle(columns, space, 13) + joined(rays);
}

/** A lozenge in the middle of a slab, with lines to its corners. */
function inlay(columns: number, space: Space): string {
  const { x, y } = pointOf(columns, space);
  return `M${x + 50} ${y + 38}l12 12l-12 12l-12-12ZM${x + 8} ${y + 8}l14 14M${x + 92} ${y + 8}l-14 14M${x + 8} ${y + 92}l14-14M${x + 92} ${y + 92}l-14-14`;
}

/** A closed shape without corners. */
function blob(columns: number, space: Space, radius: number, name: string): string {
  const { x, y } = pointOf(columns, space);
  const any = scatter(`${name} ${space}`);
  const count = 9;
  const points = Array.from({ length: count }, (_, at) => {
    const turn = (at / count) * 2 * Math.PI;
    const far = radius * (0.78 + any() * 0.22);
    return { x: x + 50 + Math.cos(turn) * far, y: y + 50 + Math.sin(turn) * far };
  });
  const middle = (at: number) => {
    const [one, other] = [points[at % count], points[(at + 1) % count]];
    return `${Math.round(((one?.x ?? 0) + (other?.x ?? 0)) / 2)} ${Math.round(((one?.y ?? 0) + (other?.y ?? 0)) / 2)}`;
  };
  const curves = points.map((_, at) => {
    const over = points[(at + 1) % count];
    return `Q${Math.round(over?.x ?? 0)} ${Math.round(over?.y ?? 0)} ${middle(at + 1)}`;
  });
  return `M${middle(0)}${joined(curves)}Z`;
}

function pebbles(columns: number, space: Space): string {
  const { x, y } = pointOf(columns, space);
  const any = scatter(`pebble ${space}`);
  return joined(
    Array.from({ length: 3 }, () => {
      const [across, down] = [Math.round(12 + any() * 72), Math.round(12 + any() * 72)];
      return any() < 0.6
        ? `M${x + across} ${y + down}q5-7 11-1q-3 6-11 1`
        : `M${x + across} ${y + down}l9 6l3 10l8 4`;
    }),
  );
}

function tufts(columns: number, space: Space): string {
  const { x, y } = pointOf(columns, space);
  const any = scatter(`tuft ${space}`);
  return joined(
    Array.from({ length: 4 }, () => {
      const [across, down] = [Math.round(20 + any() * 60), Math.round(30 + any() * 56)];
      return `M${x + across} ${y + down}q-9-8-8-19q6 5 8 15q0-12 5-21q4 9-1 21q4-10 11-13q0 10-11 17Z`;
    }),
  );
}

/** A bush that leans into the space from a wall; not everywhere. */
function bush(columns: number, space: Space, to: number): string {
  if (chance(`bush ${space} ${to}`) > 0.55) return '';
  const { x, y } = pointOf(columns, space);
  const any = scatter(`bush at ${space} ${to}`);
  const along = Math.round(28 + any() * 40);
  const deep = to === 0 || to === 3 ? 6 : side - 6;
  return joined(
    [-16, 0, 16].map((shift) => {
      const radius = Math.round(10 + any() * 7);
      const [left, top] = to % 2 === 0 ? [along + shift, deep] : [deep, along + shift];
      return `M${x + left - radius} ${y + top}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
    }),
  );
}

function leaves(columns: number, space: Space): string {
  const { x, y } = pointOf(columns, space);
  const any = scatter(`leaf ${space}`);
  return joined(
    Array.from({ length: 7 }, () => {
      const turn = any() * 2 * Math.PI;
      const far = any() * 22;
      return `M${Math.round(x + 44 + Math.cos(turn) * far)} ${Math.round(y + 50 + Math.sin(turn) * far)}q6-10 14-2`;
    }),
  );
}
