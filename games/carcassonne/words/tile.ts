import { type Certainty, certainties } from '../../common/certainty.ts';
import { joinSentences, sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import { type Segment, type Side, sides, type TileKind } from '../content/pack.ts';
import type { Rotation } from '../rules/choice.ts';
import { segmentAtSide, turned, unturned } from './table-look.ts';

export function sideName(side: Side): Sentence {
  return sentence(`side.${side}`);
}

function terrainName(tile: TileKind, side: Side): Sentence {
  return sentence(`terrain.${segmentAtSide(tile, side)?.kind === undefined ? 'space' : tile.edges[side]}`);
}

/** What a tile shows, as it lies: "route from north to south, asteroid field: east". */
export function tileDescription(tile: TileKind, rotation: Rotation): Sentence {
  const arms = tile.segments.filter((segment) => isPlainArm(segment));
  const others = tile.segments.filter((segment) => !isPlainArm(segment));
  const described = others.map((segment) => segmentDescription(tile, segment, rotation));
  if (arms.length > 0) {
    const reached = sides.filter((side) =>
      arms.some(({ edges }) => edges.includes(unturned(side, rotation))),
    );
    described.push(sentence('feature.intersection', { sides: joinSentences(reached.map(sideName), 'and') }));
  }
  return described.length > 0 ? joinSentences(described) : sentence('terrain.space');
}

/** What one segment of a tile is, as the tile lies, with its symbols. */
export function segmentDescription(tile: TileKind, segment: Segment, rotation: Rotation): Sentence {
  const bare = segmentName(tile, segment, rotation);
  if (segment.symbols.length === 0) return bare;
  const symbols = joinSentences(segment.symbols.map((symbol) => sentence(`faction.${symbol}`)));
  return sentence('feature.symbols', { feature: bare, symbols });
}

/** The four sides of a tile as it lies. */
export function tileSides(tile: TileKind, rotation: Rotation): Sentence {
  return joinSentences(
    sides.map((side) =>
      sentence('side.terrain', {
        side: sideName(side),
        terrain: terrainName(tile, unturned(side, rotation)),
      }),
    ),
  );
}

/** An arm of an intersection without a symbol; such arms are described together. */
function isPlainArm(segment: Segment): boolean {
  return segment.endsAt === 'intersection' && segment.symbols.length === 0;
}

/** A segment without its symbols. */
export function segmentName(tile: TileKind, segment: Segment, rotation: Rotation): Sentence {
  const reached = sides.filter((side) => segment.edges.some((edge) => turned(edge, rotation) === side));
  const names = reached.map(sideName);
  switch (segment.kind) {
    case 'planet':
      return sentence('feature.planet', { name: tile.planet?.name ?? tile.name });
    case 'asteroid':
      return sentence('feature.asteroid', { sides: joinSentences(names, 'and') });
    case 'route': {
      const [from, to] = names;
      if (from === undefined) return sentence('terrain.route');
      if (to !== undefined) return sentence('feature.route', { from, to });
      const end = segment.endsAt?.split(':')[0] ?? 'intersection';
      return sentence('feature.routeEnd', { from, end });
    }
  }
}

/** How sure the least sure datum of a tile is. */
export function leastSure(tile: TileKind): Certainty {
  const found = Object.values(tile.status);
  return certainties.findLast((certainty) => found.includes(certainty)) ?? 'original';
}
