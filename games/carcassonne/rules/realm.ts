import { at, entry } from '../../common/at.ts';
import type { CompiledPack, CompiledSegment, CompiledTile } from '../content/compile.ts';
import { factions, type SegmentKind } from '../content/pack.ts';
import type { CarcassonneState } from './state.ts';

/** The compiled tile that lies there as a placed tile. */
export function tileKind(pack: CompiledPack, state: CarcassonneState, tile: number): CompiledTile {
  return entry(pack.tiles, at(state.tiles, tile));
}

/** What a segment on the table is: route, asteroid field or planet. All segments of a realm are alike. */
export function kindOf(pack: CompiledPack, state: CarcassonneState, segment: number): SegmentKind {
  return segmentOf(pack, state, segment).kind;
}

export function segmentOf(pack: CompiledPack, state: CarcassonneState, segment: number): CompiledSegment {
  const tile = at(state.tileOf, segment);
  return entry(tileKind(pack, state, tile).segments, segment - at(state.firstSegment, tile));
}

/** Adds a segment as a realm of its own. Its neighbours are joined to it afterwards. */
export function addSegment(state: CarcassonneState, tile: number, { sides, symbols }: CompiledSegment): void {
  const segment = state.tileOf.length;
  state.tileOf.push(tile);
  state.realmOf.push(segment);
  state.nextInRealm.push(segment);
  state.figuresOn.push(0);
  state.open.push(sides);
  state.tilesIn.push(1);
  state.figuresIn.push(0);
  for (const count of symbols) state.symbolsIn.push(count);
}

/** Two segments meet at a side: what they belong to becomes one realm (p. 11 and 12). */
export function join(pack: CompiledPack, state: CarcassonneState, one: number, other: number): void {
  const a = at(state.realmOf, one);
  const b = at(state.realmOf, other);
  const into = Math.min(a, b);
  state.open[into] = at(state.open, a) + (a === b ? 0 : at(state.open, b)) - 2;
  if (a === b) return;

  const from = Math.max(a, b);
  state.tilesIn[into] = at(state.tilesIn, a) + at(state.tilesIn, b) - sharedTiles(pack, state, from, into);
  state.figuresIn[into] = at(state.figuresIn, a) + at(state.figuresIn, b);
  for (let faction = 0; faction < factions.length; faction++) {
    const place = into * factions.length + faction;
    const lost = from * factions.length + faction;
    state.symbolsIn[place] = at(state.symbolsIn, place) + at(state.symbolsIn, lost);
    state.symbolsIn[lost] = 0;
  }
  // Equal tables must be equal states, whatever came first, so nothing is left of the realm that is no more.
  state.open[from] = 0;
  state.tilesIn[from] = 0;
  state.figuresIn[from] = 0;
  let segment = from;
  do {
    state.realmOf[segment] = into;
    segment = at(state.nextInRealm, segment);
  } while (segment !== from);
  const next = at(state.nextInRealm, from);
  state.nextInRealm[from] = at(state.nextInRealm, into);
  state.nextInRealm[into] = next;
}

/** Tiles that lie in both realms: they count once, because points are by tile (ruling 32). */
function sharedTiles(pack: CompiledPack, state: CarcassonneState, one: number, other: number): number {
  let shared = 0;
  let segment = one;
  do {
    const tile = at(state.tileOf, segment);
    const first = at(state.firstSegment, tile);
    const count = tileKind(pack, state, tile).segments.length;
    if (count > 1) {
      let counts = false;
      for (let sibling = first; sibling < first + count; sibling++) {
        const realm = at(state.realmOf, sibling);
        // A tile with several segments in the first realm is counted at the first of them.
        if (realm === one && sibling < segment) {
          counts = false;
          break;
        }
        if (realm === other) counts = true;
      }
      if (counts) shared++;
    }
    segment = at(state.nextInRealm, segment);
  } while (segment !== one);
  return shared;
}

/** All segments of a realm, in the order of placing. */
export function segmentsOf(state: CarcassonneState, realm: number): number[] {
  const segments: number[] = [];
  let segment = realm;
  do {
    segments.push(segment);
    segment = at(state.nextInRealm, segment);
  } while (segment !== realm);
  return segments.sort((a, b) => a - b);
}

/** Closed all round: a route at both ends, a field everywhere, a planet by its eight neighbours (p. 11-13, 16). */
export function isComplete(state: CarcassonneState, realm: number): boolean {
  return at(state.open, realm) === 0;
}

export function symbolCount(state: CarcassonneState, realm: number): number {
  let count = 0;
  for (let faction = 0; faction < factions.length; faction++) {
    count += at(state.symbolsIn, realm * factions.length + faction);
  }
  return count;
}
