import type { Picture, Side, Space, SpaceKind } from '../content/pack.ts';
import type { PackFile } from '../content/pack-file.ts';
import { mostSpaces } from '../content/pack-schema.ts';
import { between, curve, inside, type Point, spread, stride } from './layout.ts';

/** What one can make of a space between the two planets. */
export const paints = [
  { letter: 'n', kind: 'normal' },
  { letter: 'b', kind: 'bonus' },
  { letter: 'h', kind: 'hyperspace' },
  { letter: 'a', kind: 'asteroid' },
  { letter: 'm', kind: 'maw' },
  { letter: '1', kind: 'double', sides: ['hyperspace', 'asteroid'] },
  { letter: '2', kind: 'double', sides: ['hyperspace', 'normal'] },
  { letter: '3', kind: 'double', sides: ['asteroid', 'normal'] },
] as const satisfies readonly {
  readonly letter: string;
  readonly kind: SpaceKind;
  readonly sides?: readonly [Side, Side];
}[];
export type Paint = (typeof paints)[number];

export function paintOf(letter: string): Paint | undefined {
  return paints.find((paint) => paint.letter === letter.toLowerCase());
}

/** The paint that a space has; undefined for planets, and for a double space whose sides are odd. */
export function paintIn({ kind, sides }: Space): Paint | undefined {
  return paints.find(
    (paint) =>
      paint.kind === kind && (!('sides' in paint) || paint.sides.every((side) => sides?.includes(side))),
  );
}

export function painted(pack: PackFile, index: number, paint: Paint): PackFile {
  const space = pack.spaces[index];
  if (space === undefined || isEnd(pack, index)) return pack;
  return withSpaces(pack, pack.spaces.with(index, { ...spot(space), ...look(paint) }));
}

/** With a space moved there. If `pull` is above 0, its neighbours follow it, each by that share of the one before. */
export function moved(pack: PackFile, index: number, to: Point, grid: number, pull: number): PackFile {
  const space = pack.spaces[index];
  if (space === undefined) return pack;
  const target = inside(to, pack.picture, grid);
  const step = { x: target.x - space.x, y: target.y - space.y };
  return withSpaces(
    pack,
    pack.spaces.map((other, place) => {
      if (place === index) return { ...other, ...target };
      const share = pull ** Math.abs(place - index);
      // The planets stay where they were put, and what hardly moves does not move at all.
      if (share < 0.05 || isEnd(pack, place)) return other;
      return {
        ...other,
        ...inside({ x: other.x + share * step.x, y: other.y + share * step.y }, pack.picture),
      };
    }),
  );
}

/** With a normal space between this one and the next; after the last, the track goes on by one. */
export function inserted(pack: PackFile, index: number): PackFile {
  const here = pack.spaces[index];
  if (here === undefined || pack.spaces.length >= mostSpaces) return pack;
  const next = pack.spaces[index + 1];
  const before = pack.spaces[index - 1];
  const place = next ? between(here, next, 0.5) : beyond(here, before, pack.picture);
  const fresh: Space = { kind: 'normal', ...inside(place, pack.picture) };
  return withSpaces(pack, pack.spaces.toSpliced(index + 1, 0, fresh));
}

/** Without a space; a track keeps its two planets. */
export function removed(pack: PackFile, index: number): PackFile {
  return pack.spaces.length <= 2 ? pack : withSpaces(pack, pack.spaces.toSpliced(index, 1));
}

/** Flown the other way. */
export function reversed(pack: PackFile): PackFile {
  return withSpaces(pack, pack.spaces.toReversed());
}

/** With spaces at these places. They keep their kinds by number, what is new is normal. */
export function laid(pack: PackFile, points: readonly Point[]): PackFile {
  const middle = pack.spaces.slice(1, -1);
  return withSpaces(
    pack,
    points.slice(0, mostSpaces).map((point, index) => ({
      kind: 'normal' as const,
      ...middle[index - 1],
      ...inside(point, pack.picture),
    })),
  );
}

/** With that many spaces along the same way. */
export function counted(pack: PackFile, count: number): PackFile {
  return laid(pack, spread(curve(pack.spaces), Math.min(Math.max(count, 2), mostSpaces)));
}

/** The kinds of all spaces between the planets as one word, a letter for each. */
export function lettersOf({ spaces }: PackFile): string {
  return spaces
    .slice(1, -1)
    .map((space) => paintIn(space)?.letter ?? '?')
    .join('');
}

/** With the kinds that the letters say, and as many spaces; undefined if a letter means nothing. Gaps do not count. */
export function spelled(pack: PackFile, letters: string): PackFile | undefined {
  const kinds: Paint[] = [];
  for (const letter of letters.replaceAll(/\s/g, '')) {
    const paint = paintOf(letter);
    if (paint === undefined) return undefined;
    kinds.push(paint);
  }
  const sized = kinds.length + 2 === pack.spaces.length ? pack : counted(pack, kinds.length + 2);
  return withSpaces(
    sized,
    sized.spaces.map((space, index) => {
      const paint = kinds[index - 1];
      return paint === undefined ? space : { ...spot(space), ...look(paint) };
    }),
  );
}

/** With a picture of these proportions, as wide as before; the spaces keep their places in it. */
export function proportioned(pack: PackFile, width: number, height: number): PackFile {
  const { picture } = pack;
  const tall = Math.round((picture.width * height) / width);
  const stretched = { ...picture, height: tall };
  const spaces = pack.spaces.map((space) => ({
    ...space,
    ...inside({ x: space.x, y: (space.y * tall) / picture.height }, stretched),
  }));
  return { ...pack, picture: stretched, spaces };
}

export function isEnd({ spaces }: PackFile, index: number): boolean {
  return index === 0 || index === spaces.length - 1;
}

/** The first space is the first planet and the last one the last; no other is. */
function withSpaces(pack: PackFile, spaces: readonly Space[]): PackFile {
  const last = spaces.length - 1;
  return {
    ...pack,
    spaces: spaces.map((space, index): Space => {
      if (index === 0) return { ...spot(space), kind: 'start' };
      if (index === last) return { ...spot(space), kind: 'final' };
      return space.kind === 'start' || space.kind === 'final' ? { ...spot(space), kind: 'normal' } : space;
    }),
  };
}

function look(paint: Paint): Pick<Space, 'kind' | 'sides'> {
  return 'sides' in paint ? { kind: paint.kind, sides: paint.sides } : { kind: paint.kind };
}

function spot({ x, y }: Space): Point {
  return { x, y };
}

/** A stride further in the direction of the last two spaces. */
function beyond(last: Point, before: Point | undefined, { radius }: Picture): Point {
  const step = before ? { x: last.x - before.x, y: last.y - before.y } : { x: 1, y: 0 };
  const scale = (stride * radius) / Math.max(1, Math.hypot(step.x, step.y));
  return { x: last.x + step.x * scale, y: last.y + step.y * scale };
}
