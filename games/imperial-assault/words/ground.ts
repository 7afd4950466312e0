import { sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { CompiledMission } from '../content/compiled.ts';
import { type BattleMap, edgeKinds, type Pair, type Space } from '../geometry/map.ts';

/** Terrain, walls and other edges of the map of a mission, and cells of the grid that are no spaces (A5). */
export function groundLines({ map, names }: CompiledMission): readonly Sentence[] {
  const lines: Sentence[] = [];
  const gaps = runsOf(
    map,
    map.terrain.flatMap((terrain, space) => (terrain === null ? [[space, space] as const] : [])),
  );
  if (gaps.length > 0)
    lines.push(sentence('table.gaps', { spaces: gaps.map(([side]) => runName(names, side)).join(', ') }));
  for (const terrain of ['difficult', 'impassable', 'blocking'] as const) {
    const spaces = names.filter((_, space) => map.terrain[space] === terrain);
    if (spaces.length > 0) lines.push(sentence('table.terrain', { terrain, spaces: spaces.join(', ') }));
  }
  for (const kind of edgeKinds) {
    const pairs = map.edges.flatMap((edge) => (edge.kind === kind ? [edge.between] : []));
    const edges = runsOf(map, pairs).map((sides) => sides.map((side) => runName(names, side)).join('|'));
    if (edges.length > 0) lines.push(sentence('table.edges', { kind, edges: edges.join(', ') }));
  }
  return lines;
}

/** The first and the last space along one side of a straight row of edges. */
type Side = readonly [first: Space, last: Space];

/** Edges that lie on one line without a break, as the spaces on both sides of them: `A1–C1|A2–C2` is one wall. */
function runsOf({ columns }: BattleMap, pairs: readonly Pair[]): readonly (readonly [Side, Side])[] {
  const left = new Map(
    pairs
      .map(([one, other]) => (one <= other ? ([one, other] as const) : ([other, one] as const)))
      .sort(([one, beyond], [other, behind]) => one - other || beyond - behind)
      .map(([one, other]) => [`${one} ${other}`, [one, other] as const]),
  );
  const runs: (readonly [Side, Side])[] = [];
  for (const [one, other] of left.values()) {
    // An edge between two rows goes on to the right, one between two columns downwards; so do cells by themselves.
    const step = other - one === 1 ? columns : 1;
    let length = 1;
    while (step > 1 || (one + length) % columns > 0) {
      const shift = length * step;
      if (!left.delete(`${one + shift} ${other + shift}`)) break;
      length++;
    }
    const last = (length - 1) * step;
    runs.push([
      [one, one + last],
      [other, other + last],
    ]);
  }
  return runs;
}

function runName(names: readonly string[], [first, last]: Side): string {
  const name = names[first] ?? '?';
  return first === last ? name : `${name}–${names[last] ?? '?'}`;
}
