import { joinSentences, people, sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { RealmView, Spot, TableView } from '../rules/view.ts';
import { squareName } from './square.ts';
import { neighbours, segmentAt, spotOf, tileAt, turned } from './table-look.ts';
import { sideName } from './tile.ts';

/** The name of the planet at a spot. */
export function planetName(view: TableView, spot: Spot): string {
  const found = segmentAt(view, spot);
  return found?.tile.planet?.name ?? found?.tile.name ?? '';
}

/** A realm as a name: whose it is, what it is, and where its first segment lies. */
export function realmName(view: TableView, { id, kind, owners }: RealmView): Sentence {
  const spot = spotOf(id);
  return sentence(
    `realm.${kind}`,
    {
      owned: owners.length > 0 ? 'yes' : 'no',
      ...people(owners),
      at: squareName(spot),
      ...(kind === 'planet' && { name: planetName(view, spot) }),
    },
    id,
  );
}

/** All that is known of a realm: figures, size, symbols, value now and at the end, where it is open. */
export function realmLine(view: TableView, realm: RealmView): Sentence {
  const { rebel, empire, bounty_hunter } = realm.symbols;
  const figures = realm.figures.map((figure) =>
    sentence('figure.at', { seat: { seat: figure.seat }, size: figure.size, at: squareName(figure) }),
  );
  return sentence(
    realm.kind === 'planet' ? 'realm.line.planet' : 'realm.line',
    {
      realm: realmName(view, realm),
      figures: joinSentences(figures),
      tiles: realm.tiles,
      symbols: rebel + empire + bounty_hunter,
      complete: realm.complete ? 'yes' : 'no',
      open: realm.open,
      ends: joinSentences(
        realm.kind === 'planet' ? freeSquares(view, realm) : openSides(view, realm),
        'clauses',
      ),
      whenComplete: realm.whenComplete,
      atEnd: realm.atEnd,
    },
    realm.id,
  );
}

/** The sides at which a route or field is open. */
function openSides(view: TableView, realm: RealmView): readonly Sentence[] {
  return realm.segments.flatMap((place) => {
    const spot = spotOf(place);
    const found = segmentAt(view, spot);
    if (found === undefined) return [];
    const reached = found.segment.edges.map((edge) => turned(edge, found.rotation));
    return neighbours(spot)
      .filter(({ side, x, y }) => reached.includes(side) && tileAt(view, { x, y }) === undefined)
      .map(({ side }) => sentence('side.at', { side: sideName(side), at: squareName(spot) }));
  });
}

/** The squares around a planet on which no tile lies. */
function freeSquares(view: TableView, realm: RealmView): readonly Sentence[] {
  const { x, y } = spotOf(realm.id);
  return [-1, 0, 1]
    .flatMap((down) => [-1, 0, 1].map((right) => ({ x: x + right, y: y + down })))
    .filter((square) => tileAt(view, square) === undefined)
    .map(squareName);
}
