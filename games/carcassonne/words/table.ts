import { certainties } from '../../common/certainty.ts';
import { joinSentences, packName, sentence } from '../../sentences.ts';
import type { Section, Sentence } from '../../words.ts';
import { packs } from '../content/packs.ts';
import type { PlacedTile, TableView } from '../rules/view.ts';
import { endSentence } from './event.ts';
import { promptSentence } from './prompt.ts';
import { realmLine } from './realm.ts';
import { squareName, squarePlace } from './square.ts';
import { tileKind } from './table-look.ts';
import { segmentName, tileDescription, tileSides } from './tile.ts';

/** The whole table in words; everything in it is public, so every viewer hears the same. */
export function tableSections(view: TableView): readonly Section[] {
  const held = view.realms.filter(({ figures }) => figures.length > 0);
  const free = view.realms.filter(({ figures, complete }) => figures.length === 0 && !complete);
  const sections: Section[] = [
    { title: sentence('table.turn'), lines: turnLines(view) },
    { title: sentence('table.seats'), lines: seatLines(view) },
    { title: sentence('table.realms'), lines: orNone(held.map((realm) => realmLine(view, realm))) },
    { title: sentence('table.free'), lines: orNone(free.map((realm) => realmLine(view, realm))) },
    { title: sentence('table.tiles'), lines: tileLines(view) },
    { title: sentence('table.remaining'), lines: remainingLines(view) },
  ];
  return sections;
}

function turnLines(view: TableView): readonly Sentence[] {
  const frame = view.stack.at(-1);
  if (frame === undefined) return [endSentence(view)];
  const lines = [promptSentence(frame.step, view.toMove, view)];
  if (view.tile !== undefined) {
    const tile = tileKind(view, view.tile);
    lines.push(sentence('table.hand', { tile: tileDescription(tile, 0), sides: tileSides(tile, 0) }));
  }
  return lines;
}

function seatLines(view: TableView): readonly Sentence[] {
  return view.seats.map(({ color, faction, supply, score, team }, seat) =>
    sentence(view.variant === 'teams' ? 'table.seat.team' : 'table.seat', {
      seat: { seat },
      color: sentence(`color.${color}`),
      faction: sentence(`faction.${faction}`),
      small: supply.small,
      large: supply.large,
      score,
      ...(view.variant === 'teams' && { team: team + 1 }),
    }),
  );
}

/** From north to south, from west to east. */
function tileLines(view: TableView): readonly Sentence[] {
  return view.placed.toSorted((a, b) => a.y - b.y || a.x - b.x).map((placed) => tileLine(placed, view));
}

function tileLine(placed: PlacedTile, view: TableView): Sentence {
  const { x, y, rotation, figures = [] } = placed;
  const kind = tileKind(view, placed.tile);
  const args = { x, y, tile: tileDescription(kind, rotation) };
  const standing = figures.flatMap(({ color, size, segment }) => {
    const found = kind.segments.find(({ id }) => id === segment);
    const seat = view.seats.findIndex((each) => each.color === color);
    if (found === undefined) return [];
    const feature = segmentName(kind, found, rotation);
    return [sentence('figure.on', { seat: { seat }, size, feature })];
  });
  if (standing.length === 0) return sentence('table.tile', args, squarePlace(placed));
  return sentence('table.tile.figures', { ...args, figures: joinSentences(standing) }, squarePlace(placed));
}

function remainingLines(view: TableView): readonly Sentence[] {
  const kinds = view.pack.pack.tiles.filter(({ id }) => (view.remaining[id] ?? 0) > 0);
  const last = view.placed.at(-1);
  return [
    sentence('table.pile', { pile: view.pile }),
    ...(last === undefined ? [] : [sentence('table.lastTile', { at: squareName(last) }, squarePlace(last))]),
    ...kinds.map((kind) =>
      sentence('table.kind', {
        number: view.remaining[kind.id] ?? 0,
        tile: tileDescription(kind, 0),
      }),
    ),
    ...view.removed.map((id) => sentence('table.removed', { tile: tileDescription(tileKind(view, id), 0) })),
    certaintyLine(view),
  ];
}

/** How many data of the tile set are how sure. */
function certaintyLine({ pack: { pack } }: TableView): Sentence {
  const data = pack.tiles.flatMap(({ status }) => Object.values(status));
  const counts = certainties.map((certainty) => [
    certainty,
    data.filter((each) => each === certainty).length,
  ]);
  return sentence('table.certainty', { name: packName(packs, pack), ...Object.fromEntries(counts) });
}

function orNone(lines: readonly Sentence[]): readonly Sentence[] {
  return lines.length > 0 ? lines : [sentence('list.none')];
}
