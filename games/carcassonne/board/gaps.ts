import { sides, type Terrain, type TileKind } from '../content/pack.ts';
import type { Square } from '../rules/choice.ts';
import type { TableView } from '../rules/view.ts';
import { neighbours, opposite, tileKind, unturned } from '../words/table-look.ts';

/** Free squares beside tiles that no tile which may still come can fill, in any rotation. */
export function gapsOf(view: TableView): Square[] {
  const lying = new Map(view.placed.map((tile) => [`${tile.x},${tile.y}`, tile]));
  const kinds = view.pack.pack.tiles.filter(
    (tile) => (view.remaining[tile.id] ?? 0) > 0 || tile.id === view.tile,
  );
  const borders = new Set(kinds.flatMap((tile) => [0, 1, 2, 3].map((quarters) => bordersOf(tile, quarters))));
  const seen = new Set<string>();
  const gaps: Square[] = [];
  for (const tile of view.placed) {
    for (const free of neighbours(tile)) {
      const key = `${free.x},${free.y}`;
      if (lying.has(key) || seen.has(key)) continue;
      seen.add(key);
      const wanted = neighbours(free).map(({ side, x, y }): Terrain | undefined => {
        const beside = lying.get(`${x},${y}`);
        return beside && tileKind(view, beside.tile).edges[unturned(opposite(side), beside.rotation)];
      });
      const fits = [...borders].some((border) => {
        const offered = border.split(',');
        return wanted.every((terrain, at) => terrain === undefined || terrain === offered[at]);
      });
      if (!fits) gaps.push({ x: free.x, y: free.y });
    }
  }
  return gaps;
}

/** The four sides of a turned tile, from the north clockwise. */
function bordersOf(tile: TileKind, quarters: number): string {
  return sides.map((_, at) => tile.edges[sides[(at - quarters + 4) % 4] ?? 'N']).join(',');
}
