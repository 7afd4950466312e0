import { lineOf, squareOf } from '../board/map/ground-shapes.ts';
import { cornerPoint, middleOf } from '../board/map/layout.ts';
import type { BattleMap, Corner, Space } from '../geometry/map.ts';
import type { Obstacle, SightLines } from '../geometry/sight.ts';
import type { Look } from './reading.ts';
import { beside, isSpace } from './scene.ts';

/** The lines that are looked at, what is in their way, the corners that were tried, and the way by which one counts. */
export function SightMarks({
  map,
  look,
  way,
  path,
}: {
  readonly map: BattleMap;
  readonly look: Look;
  readonly way: SightLines | undefined;
  readonly path: readonly Space[];
}) {
  const { columns } = map;
  const point = (corner: Corner) => {
    const { x, y } = cornerPoint(columns, corner);
    return `${x} ${y}`;
  };
  const corners = new Map<Corner, boolean>();
  for (const { corner, obstacles } of look.report.lines)
    corners.set(corner, (corners.get(corner) ?? false) || obstacles.length === 0);
  const state = way?.obstacles.length === 0 ? 'free' : 'blocked';
  const ends = way?.edge.map(point);
  return (
    <g class="ia-marks">
      {path.length > 2 && (
        <path
          class="ia-way"
          d={`M${path
            .map((space) => middleOf(columns, space))
            .map(({ x, y }) => `${x} ${y}`)
            .join('L')}`}
        />
      )}
      {way?.obstacles.map((obstacle) => (
        <ObstacleMark key={JSON.stringify(obstacle)} map={map} obstacle={obstacle} />
      ))}
      {way !== undefined && ends !== undefined && (
        <g class={`ia-sight ia-${state}`}>
          <path class="ia-area" d={`M${point(way.corner)}L${ends.join('L')}Z`} />
          <path class="ia-line-ground" d={ends.map((end) => `M${point(way.corner)}L${end}`).join('')} />
          <path class="ia-line-drawn" d={ends.map((end) => `M${point(way.corner)}L${end}`).join('')} />
        </g>
      )}
      {[...corners].map(([corner, isFree]) => {
        const { x, y } = cornerPoint(columns, corner);
        return (
          <circle
            key={corner}
            class={`ia-corner ia-${isFree ? 'free' : 'blocked'}`}
            data-used={corner === way?.corner || undefined}
            cx={x}
            cy={y}
            r={corner === way?.corner ? 13 : 9}
          />
        );
      })}
    </g>
  );
}

/** Where something is in the way. */
function ObstacleMark({ map, obstacle }: { readonly map: BattleMap; readonly obstacle: Obstacle }) {
  const { columns } = map;
  switch (obstacle.kind) {
    case 'overlap':
      return null;
    case 'corner': {
      const { x, y } = cornerPoint(columns, obstacle.corner);
      return <circle class="ia-obstacle" cx={x} cy={y} r={24} />;
    }
    case 'edge': {
      const [one, other] = obstacle.between;
      const inside = isSpace(map, one) ? one : other;
      const beyond = inside === one ? other : one;
      const found = [0, 1, 2, 3].some((side) => beside(map, inside, side) === beyond);
      return found ? <path class="ia-obstacle" d={lineOf(columns, [inside, beyond])} /> : null;
    }
    case 'space':
    case 'figures':
      return <path class="ia-obstacle" d={squareOf(columns, obstacle.space, 6)} />;
    default:
      return obstacle satisfies never;
  }
}
