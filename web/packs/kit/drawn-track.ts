import { clampInside, drawCurve, interpolate, type Picture, type Point, spread, stride } from './layout.ts';

/** A track in its picture: its spaces in order, each with what it looks like (`L`) and its middle. */
export interface DrawnTrack<L> {
  readonly picture: Picture;
  readonly spaces: readonly (L & Point)[];
}

/** What one can make of a space, and the key that does. */
export interface Paint<L> {
  readonly letter: string;
  readonly look: L;
}

/** What a game's spaces can look like. */
export interface TrackKinds<L> {
  readonly paints: readonly Paint<L>[];
  /** What a new space looks like. */
  readonly fresh: L;
  /** What the first and the last space look like, whatever somebody paints. */
  readonly first: L;
  readonly last: L;
  readonly same: (one: L, other: L) => boolean;
  /** How many spaces a track has. */
  readonly fewest: number;
  readonly most: number;
}

export function paintOf<L>({ paints }: TrackKinds<L>, letter: string): Paint<L> | undefined {
  return paints.find((paint) => paint.letter === letter.toLowerCase());
}

/** The paint that a space has; undefined for ends that nobody paints, and for what is odd. */
export function paintIn<L>({ paints, same }: TrackKinds<L>, space: L): Paint<L> | undefined {
  return paints.find(({ look }) => same(look, space));
}

export function paintSpace<L>(
  track: DrawnTrack<L>,
  kinds: TrackKinds<L>,
  index: number,
  look: L,
): DrawnTrack<L> {
  const space = track.spaces[index];
  if (space === undefined || isEnd(track, index)) return track;
  return withSpaces(track, kinds, track.spaces.with(index, { ...look, ...spot(space) }));
}

/** With a space moved there. If `pull` is above 0, its neighbours follow it, each by that share of the one before. */
export function moveSpace<L>(
  track: DrawnTrack<L>,
  index: number,
  to: Point,
  grid: number,
  pull: number,
): DrawnTrack<L> {
  const space = track.spaces[index];
  if (space === undefined) return track;
  const target = clampInside(to, track.picture, grid);
  const step = { x: target.x - space.x, y: target.y - space.y };
  const spaces = track.spaces.map((other, place) => {
    if (place === index) return { ...other, ...target };
    const share = pull ** Math.abs(place - index);
    // The ends stay where they were put, and what hardly moves does not move at all.
    if (share < 0.05 || isEnd(track, place)) return other;
    return {
      ...other,
      ...clampInside({ x: other.x + share * step.x, y: other.y + share * step.y }, track.picture),
    };
  });
  return { ...track, spaces };
}

/** With a fresh space between this one and the next; after the last, the track goes on by one. */
export function insertSpace<L>(track: DrawnTrack<L>, kinds: TrackKinds<L>, index: number): DrawnTrack<L> {
  const here = track.spaces[index];
  if (here === undefined || track.spaces.length >= kinds.most) return track;
  const next = track.spaces[index + 1];
  const before = track.spaces[index - 1];
  const place = next ? interpolate(here, next, 0.5) : beyond(here, before, track.picture);
  const fresh = { ...kinds.fresh, ...clampInside(place, track.picture) };
  return withSpaces(track, kinds, track.spaces.toSpliced(index + 1, 0, fresh));
}

/** Without a space, unless the track may not have fewer. */
export function removeSpace<L>(track: DrawnTrack<L>, kinds: TrackKinds<L>, index: number): DrawnTrack<L> {
  if (track.spaces.length <= kinds.fewest) return track;
  return withSpaces(track, kinds, track.spaces.toSpliced(index, 1));
}

/** Gone the other way. */
export function reverseTrack<L>(track: DrawnTrack<L>, kinds: TrackKinds<L>): DrawnTrack<L> {
  return withSpaces(track, kinds, track.spaces.toReversed());
}

/** With spaces at these places. They keep their looks by number, what is new is fresh. */
export function layTrack<L>(
  track: DrawnTrack<L>,
  kinds: TrackKinds<L>,
  points: readonly Point[],
): DrawnTrack<L> {
  const middle = track.spaces.slice(1, -1);
  return withSpaces(
    track,
    kinds,
    points.slice(0, kinds.most).map((point, index) => {
      const look = middle[index - 1] ?? kinds.fresh;
      return { ...look, ...clampInside(point, track.picture) };
    }),
  );
}

/** With that many spaces along the same way. */
export function resizeTrack<L>(track: DrawnTrack<L>, kinds: TrackKinds<L>, count: number): DrawnTrack<L> {
  const number = Math.min(Math.max(count, kinds.fewest), kinds.most);
  return layTrack(track, kinds, spread(drawCurve(track.spaces), number));
}

/** The looks of all spaces between the ends as one word, a letter for each. */
export function lettersOf<L>({ spaces }: DrawnTrack<L>, kinds: TrackKinds<L>): string {
  return spaces
    .slice(1, -1)
    .map((space) => paintIn(kinds, space)?.letter ?? '?')
    .join('');
}

/** With the looks that the letters say, and as many spaces; undefined if a letter means nothing. Gaps do not count. */
export function spellTrack<L>(
  track: DrawnTrack<L>,
  kinds: TrackKinds<L>,
  letters: string,
): DrawnTrack<L> | undefined {
  const paints: Paint<L>[] = [];
  for (const letter of letters.replaceAll(/\s/g, '')) {
    const paint = paintOf(kinds, letter);
    if (paint === undefined) return undefined;
    paints.push(paint);
  }
  const sized =
    paints.length + 2 === track.spaces.length ? track : resizeTrack(track, kinds, paints.length + 2);
  const spaces = sized.spaces.map((space, index) => {
    const paint = paints[index - 1];
    return paint === undefined ? space : { ...paint.look, ...spot(space) };
  });
  return withSpaces(sized, kinds, spaces);
}

/** With a picture of these proportions, as wide as before; the spaces keep their places in it. */
export function reshapePicture<L>(track: DrawnTrack<L>, width: number, height: number): DrawnTrack<L> {
  const { picture } = track;
  const tall = Math.round((picture.width * height) / width);
  const stretched = { ...picture, height: tall };
  const spaces = track.spaces.map((space) => ({
    ...space,
    ...clampInside({ x: space.x, y: (space.y * tall) / picture.height }, stretched),
  }));
  return { ...track, picture: stretched, spaces };
}

export function isEnd({ spaces }: DrawnTrack<unknown>, index: number): boolean {
  return index === 0 || index === spaces.length - 1;
}

/** The first space and the last one look as ends; where an end looks like no other space, no other does. */
function withSpaces<L>(
  track: DrawnTrack<L>,
  { paints, fresh, first, last: end, same }: TrackKinds<L>,
  spaces: readonly (L & Point)[],
): DrawnTrack<L> {
  const last = spaces.length - 1;
  const isPaint = (look: L): boolean => paints.some((paint) => same(paint.look, look));
  const only = [first, end].filter((look) => !isPaint(look));
  return {
    ...track,
    spaces: spaces.map((space, index) => {
      if (index === 0) return { ...first, ...spot(space) };
      if (index === last) return { ...end, ...spot(space) };
      return only.some((look) => same(look, space)) ? { ...fresh, ...spot(space) } : space;
    }),
  };
}

function spot({ x, y }: Point): Point {
  return { x, y };
}

/** A stride further in the direction of the last two spaces. */
function beyond(last: Point, before: Point | undefined, { radius }: Picture): Point {
  const step = before ? { x: last.x - before.x, y: last.y - before.y } : { x: 1, y: 0 };
  const scale = (stride * radius) / Math.max(1, Math.hypot(step.x, step.y));
  return { x: last.x + step.x * scale, y: last.y + step.y * scale };
}
