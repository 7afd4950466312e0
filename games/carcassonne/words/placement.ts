import type { Seat } from '../../../kernel/game.ts';
import type { Sentence } from '../../words.ts';
import type { Segment, TileKind } from '../content/pack.ts';
import type { TilePlacement } from '../rules/choice.ts';
import type { RealmView, View } from '../rules/view.ts';
import { planetName, realmName } from './realm.ts';
import { joined, people, sentence, squarePlace } from './sentence.ts';
import {
  neighbours,
  opposite,
  planetsAround,
  realmAt,
  segmentAtSide,
  spotOf,
  tileAt,
  tileKind,
  unturned,
} from './table-look.ts';
import { sideName, tileDescription } from './tile.ts';

/** Realms of the table and segments of the new tile that would become one realm. */
interface Merger {
  readonly realms: Set<RealmView>;
  readonly segments: Set<Segment>;
  /** Sides of the new tile at which they meet. */
  joints: number;
}

/** A placement told so that it needs no look at the board: where, how the tile lies, what it joins, what follows. */
export function placementSentence(choice: TilePlacement, view: View): Sentence {
  const tile = view.tile === undefined ? undefined : tileKind(view, view.tile);
  const turn = sentence(`turn.${choice.rotation}`);
  const { x, y } = choice;
  if (tile === undefined) return sentence('choice.square', { x, y, turn }, squarePlace(choice));
  const parts = [joined(touching(tile, choice, view), 'clauses'), ...consequences(tile, choice, view)];
  return sentence(
    'choice.placeTile',
    { x, y, turn, tile: tileDescription(tile, choice.rotation), joins: joined(parts, 'clauses') },
    squarePlace(choice),
  );
}

/** What each side of the tile would touch. */
function touching(tile: TileKind, choice: TilePlacement, view: View): readonly Sentence[] {
  return neighbours(choice).flatMap(({ side, x, y }) => {
    if (tileAt(view, { x, y }) === undefined) return [];
    const found = segmentAtSide(tile, unturned(side, choice.rotation));
    const realm = found && realmBeyond(view, { side, x, y });
    const touched = realm === undefined ? sentence('terrain.space') : realmName(view, realm);
    return [sentence('side.realm', { side: sideName(side), realm: touched })];
  });
}

/** Realms that would be completed, battles that would begin, planets that lie near. */
function consequences(tile: TileKind, choice: TilePlacement, view: View): readonly Sentence[] {
  const told: Sentence[] = [];
  for (const { realms, segments, joints } of mergers(tile, choice, view)) {
    const owners = [...realms].flatMap((realm) => realm.owners);
    const open =
      [...realms].reduce((sum, realm) => sum + realm.open, 0) +
      [...segments].reduce((sum, segment) => sum + segment.edges.length, 0) -
      2 * joints;
    const kind = [...segments][0]?.kind ?? 'route';
    if (open === 0) told.push(sentence(`effect.completes.${kind}`));
    if (teamsOf(view, owners).size > 1) told.push(sentence('effect.battle', people(owners)));
  }
  for (const planet of planetsAround(view, choice)) {
    const name = planetName(view, spotOf(planet.id));
    told.push(sentence(planet.open === 1 ? 'effect.surrounds' : 'effect.besidePlanet', { name }));
  }
  return told;
}

/** What grows together with each segment of the new tile that meets a realm of the table. */
function mergers(tile: TileKind, choice: TilePlacement, view: View): readonly Merger[] {
  let found: Merger[] = [];
  for (const neighbour of neighbours(choice)) {
    const segment = segmentAtSide(tile, unturned(neighbour.side, choice.rotation));
    const realm = segment && realmBeyond(view, neighbour);
    if (segment === undefined || realm === undefined) continue;
    const linked = found.filter((merger) => merger.realms.has(realm) || merger.segments.has(segment));
    const merged: Merger = { realms: new Set([realm]), segments: new Set([segment]), joints: 1 };
    for (const merger of linked) {
      for (const each of merger.realms) merged.realms.add(each);
      for (const each of merger.segments) merged.segments.add(each);
      merged.joints += merger.joints;
    }
    found = [...found.filter((merger) => !linked.includes(merger)), merged];
  }
  return found;
}

/** The realm of the neighbouring tile at the side that touches ours. */
function realmBeyond(
  view: View,
  { side, x, y }: ReturnType<typeof neighbours>[number],
): RealmView | undefined {
  const placed = tileAt(view, { x, y });
  if (placed === undefined) return undefined;
  const met = segmentAtSide(tileKind(view, placed.tile), unturned(opposite(side), placed.rotation));
  return met && realmAt(view, { x, y, segment: met.id });
}

function teamsOf(view: View, seats: readonly Seat[]): Set<number> {
  return new Set(seats.flatMap((seat) => view.seats[seat]?.team ?? []));
}
