import { joinSentences, people, sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { TileKind } from '../content/pack.ts';
import type { Area, Square, TilePlacement } from '../rules/choice.ts';
import { preview } from '../rules/preview.ts';
import type { RealmView, TableView } from '../rules/view.ts';
import { battleForecast } from './forecast.ts';
import { planetName, realmName } from './realm.ts';
import { areaArgs, squarePlace } from './square.ts';
import {
  type Neighbour,
  neighbours,
  opposite,
  realmAt,
  segmentAtSide,
  spotOf,
  tileAt,
  tileKind,
  unturned,
} from './table-look.ts';
import { sideName, tileDescription } from './tile.ts';

/** A placement told so that it needs no look at the board: where, how the tile lies, what it joins, what follows. */
export function placementSentence(choice: TilePlacement, view: TableView): Sentence {
  const tile = view.tile === undefined ? undefined : tileKind(view, view.tile);
  const turn = sentence(`turn.${choice.rotation}`);
  const { x, y } = choice;
  if (tile === undefined) return sentence('choice.square', { x, y, turn }, squarePlace(choice));
  const parts = [joinSentences(touching(tile, choice, view), 'clauses'), ...consequences(tile, choice, view)];
  return sentence(
    'choice.placeTile',
    { x, y, turn, tile: tileDescription(tile, choice.rotation), joins: joinSentences(parts, 'clauses') },
    squarePlace(choice),
  );
}

/** An area in which the tile may be placed, by its first square and its last. */
export function areaSentence(area: Area): Sentence {
  return sentence('choice.area', areaArgs(area));
}

/** What each side of the tile would touch. */
function touching(tile: TileKind, choice: TilePlacement, view: TableView): readonly Sentence[] {
  return neighbours(choice).flatMap(({ side, x, y }) => {
    if (tileAt(view, { x, y }) === undefined) return [];
    const found = segmentAtSide(tile, unturned(side, choice.rotation));
    const realm = found && realmBeyond(view, { side, x, y });
    const touched = realm === undefined ? sentence('terrain.space') : realmName(view, realm);
    return [sentence('side.realm', { side: sideName(side), realm: touched })];
  });
}

/** Realms that would be completed, battles that would begin, planets that lie near. */
function consequences(tile: TileKind, choice: TilePlacement, view: TableView): readonly Sentence[] {
  const { realms, battles, scores } = preview(view, choice);
  const nameOf = ({ id }: RealmView): string => {
    const spot = spotOf(id);
    const isNew = spot.x === choice.x && spot.y === choice.y;
    return isNew ? (tile.planet?.name ?? tile.name) : planetName(view, spot);
  };
  const told: Sentence[] = [];
  for (const realm of realms) {
    const { id, kind, complete } = realm;
    const battle = battles.find((each) => each.realm.id === id);
    const score = scores.find((each) => each.realm.id === id);
    const name = kind === 'planet' && { name: nameOf(realm) };
    if (complete) told.push(sentence(`effect.completes.${kind}`, { ...name }));
    else if (kind === 'planet' && nearby(realm, choice))
      told.push(sentence('effect.besidePlanet', { ...name }));
    if (score) told.push(sentence('effect.scores', { ...people(score.seats), points: score.points }));
    if (battle) told.push(battleForecast(battle));
  }
  return told;
}

/** Whether a planet lies next to the square, and not on it. */
function nearby({ id }: RealmView, square: Square): boolean {
  const { x, y } = spotOf(id);
  return x !== square.x || y !== square.y;
}

/** The realm of the neighbouring tile at the side that touches ours. */
function realmBeyond(view: TableView, { side, x, y }: Neighbour): RealmView | undefined {
  const placed = tileAt(view, { x, y });
  if (placed === undefined) return undefined;
  const met = segmentAtSide(tileKind(view, placed.tile), unturned(opposite(side), placed.rotation));
  return met && realmAt(view, { x, y, segment: met.id });
}
