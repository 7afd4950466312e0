import type { UnitCode } from '../rules/state.ts';
import { aimingUnit } from './aim.ts';
import type { BoardState } from './board-state.ts';
import type { Stand } from './stacks.ts';

/** An arrow from every attacker to its target, and from the picked unit to what lies under the pointer. */
export function Arrows({
  table,
  stands,
  width,
  height,
}: {
  readonly table: BoardState;
  readonly stands: ReadonlyMap<UnitCode, Stand>;
  readonly width: number;
  readonly height: number;
}) {
  const pairs = table.view.value.stack.flatMap((frame) => ('pairs' in frame ? [...frame.pairs] : []));
  const aim = aimOf(table);
  return (
    <svg class="pb-arrows" width={width} height={height} aria-hidden="true">
      <defs>
        <marker
          id="pb-head"
          viewBox="0 0 10 10"
          refX="8"
          refY="5"
          markerWidth="4"
          markerHeight="4"
          orient="auto"
        >
          <path d="M0 0 10 5 0 10Z" />
        </marker>
      </defs>
      {pairs.map(([attacker, defender]) => (
        <Arrow
          key={`${attacker} ${defender}`}
          from={stands.get(attacker)}
          to={stands.get(defender)}
          look="pb-arrow"
        />
      ))}
      {aim !== undefined && (
        <Arrow from={stands.get(aim[0])} to={stands.get(aim[1])} look="pb-arrow pb-aim" />
      )}
    </svg>
  );
}

/** The unit whose target is being chosen, and the one under the pointer. */
function aimOf(table: BoardState): readonly [UnitCode, UnitCode] | undefined {
  const aimed = table.aimed.value;
  if (aimed === undefined || !table.ways.value.has(`unit ${aimed}`)) return undefined;
  const from = aimingUnit(table);
  return from === undefined || from === aimed ? undefined : [from, aimed];
}

function Arrow({
  from,
  to,
  look,
}: {
  readonly from: Stand | undefined;
  readonly to: Stand | undefined;
  readonly look: string;
}) {
  if (from === undefined || to === undefined) return null;
  const [x1, y1, x2, y2] = [
    from.x + from.width / 2,
    from.y + from.height / 2,
    to.x + to.width / 2,
    to.y + to.height / 2,
  ];
  const way = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [dx, dy] = [(x2 - x1) / way, (y2 - y1) / way];
  // From edge to edge, a little bent, so that arrows there and back do not lie on one another.
  const [start, end] = [from.height * 0.34, way - to.height * 0.42];
  const bend = Math.min(70, way * 0.18);
  const [mx, my] = [x1 + dx * (way / 2) - dy * bend, y1 + dy * (way / 2) + dx * bend];
  const d = `M${x1 + dx * start} ${y1 + dy * start}Q${mx} ${my} ${x1 + dx * end} ${y1 + dy * end}`;
  return (
    <g class={look}>
      <path class="pb-arrow-glow" d={d} />
      <path class="pb-arrow-line" d={d} marker-end="url(#pb-head)" />
    </g>
  );
}
