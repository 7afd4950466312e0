import { joinSentences, sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { Side, TileKind } from '../content/pack.ts';
import { segmentAtSide } from '../words/table-look.ts';
import { sideName, tileDescription } from '../words/tile.ts';
import type { Link } from './layout.ts';

/** The pointer to a tile of the pack. */
export function placeOf(index: number): string {
  return `/tiles/${index}`;
}

/** The number of the tile in which a place lies; undefined if it lies elsewhere. */
export function tileAtPlace(place: string): number | undefined {
  const [, group, number] = place.split('/');
  return group === 'tiles' && number !== undefined && /^\d+$/.test(number) ? Number(number) : undefined;
}

/** A tile with its id, its number and what it shows. */
export function tileSentence(tile: TileKind): Sentence {
  return sentence('editor.tile', {
    id: tile.id,
    count: tile.count,
    start: tile.start ? 'yes' : 'no',
    shows: tileDescription(tile, 0),
  });
}

/** Where the route or field at a side may lead. */
export function linkSentence(tile: TileKind, side: Side, link: Link): Sentence {
  const route = tile.edges[side] === 'route';
  switch (link) {
    case 'planet':
    case 'intersection':
      return sentence(`editor.link.${link}`);
    case 'own':
      return sentence(route ? 'editor.link.nowhere' : 'editor.link.own');
    case 'N':
    case 'E':
    case 'S':
    case 'W': {
      if (route) return sentence('editor.link.through', { side: link });
      const edges = segmentAtSide(tile, link)?.edges.filter((edge) => edge !== side) ?? [];
      return sentence('editor.link.together', { sides: joinSentences(edges.map(sideName), 'and') });
    }
    default: {
      const field = tile.segments.find(({ id }) => link === `asteroid:${id}`);
      return sentence('editor.link.field', {
        sides: joinSentences((field?.edges ?? []).map(sideName), 'and'),
      });
    }
  }
}
