import type { DrawnTrack, TrackKinds } from '../../../web/packs/kit/drawn-track.ts';
import { type FieldEffect, type PackFile, type Side, sides, type TrackField } from '../content/pack.ts';
import { markOwnData } from './certainty.ts';

/** The picture in which tracks are drawn here. Packs keep places in hundredths of its width and height. */
const picture = { width: 1000, height: 640, radius: 28 };
/** Numbers of players, from 2. */
const firstCount = 2;
export const playerCounts = [2, 3, 4, 5, 6] as const;

/** What the fields of a track can be (p. 8). */
export const kinds: TrackKinds<FieldEffect> = {
  paints: [
    { letter: 'n', look: { kind: 'blank' } },
    { letter: '1', look: { kind: 'play', deck: 'yellow' } },
    { letter: '2', look: { kind: 'play', deck: 'orange' } },
    { letter: '3', look: { kind: 'play', deck: 'black' } },
    { letter: 'y', look: { kind: 'draw', deck: 'yellow' } },
    { letter: 'o', look: { kind: 'draw', deck: 'orange' } },
    { letter: 'd', look: { kind: 'discard', count: 1 } },
    { letter: 'e', look: { kind: 'discard', count: 3 } },
    { letter: 'p', look: { kind: 'aside' } },
  ],
  fresh: { kind: 'blank' },
  first: { kind: 'blank' },
  last: { kind: 'blank' },
  same: sameEffect,
  fewest: 3,
  most: 200,
};

function sameEffect(one: FieldEffect, other: FieldEffect): boolean {
  switch (one.kind) {
    case 'blank':
    case 'aside':
      return other.kind === one.kind;
    case 'play':
    case 'draw':
      return other.kind === one.kind && other.deck === one.deck;
    case 'discard':
      return other.kind === one.kind && other.count === one.count;
  }
}

/** The track of a side as the editor draws it. */
export function trackOf(pack: PackFile, side: Side): DrawnTrack<FieldEffect> {
  const spaces = pack.tracks[side].fields.map((field) => ({
    ...field,
    x: (field.x * picture.width) / 100,
    y: (field.y * picture.height) / 100,
  }));
  return { picture, spaces };
}

/** With the track of a side as it was drawn. What the marker's start was is kept, as far as the track goes. */
export function withTrack(pack: PackFile, side: Side, { spaces }: DrawnTrack<FieldEffect>): PackFile {
  const fields = spaces.map(
    (space): TrackField => ({
      ...space,
      x: tenth((space.x * 100) / picture.width),
      y: tenth((space.y * 100) / picture.height),
    }),
  );
  const track = { ...pack.tracks[side], fields };
  return markOwnData({ ...pack, tracks: { ...pack.tracks, [side]: track } }, 'tracks');
}

/** The field on which the marker starts for a number of players. */
export function startFor(pack: PackFile, side: Side, players: number): number {
  return pack.tracks[side].starts?.[players - firstCount] ?? 0;
}

/** With another start for a number of players; all on the first field is the rulebook's, and needs no list (p. 3). */
export function withStart(pack: PackFile, side: Side, players: number, start: number): PackFile {
  const starts = playerCounts.map((count) => (count === players ? start : startFor(pack, side, count)));
  const { starts: _, ...track } = pack.tracks[side];
  const next = starts.every((at) => at === 0) ? track : { ...track, starts };
  const tracks = { ...pack.tracks, [side]: next };
  const { starts: __, ...status } = pack.status ?? {};
  const ruled = sides.some((name) => tracks[name].starts !== undefined);
  return { ...pack, tracks, status: ruled ? { ...status, starts: 'original' } : status };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
