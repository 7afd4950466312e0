import { nameOf } from '../content/space-name.ts';
import { bases, type Figure, type Pair, type Space, type Terrain } from '../geometry/map.ts';
import {
  type Barrier,
  bar,
  barrierAt,
  beside,
  chooseEnd,
  edgeName,
  edgeNamed,
  groundBy,
  isSpace,
  paint,
  putFigure,
  type Scene,
  spaceNamed,
  startScene,
  toggleToken,
} from './scene.ts';

const terrainWords = {
  floor: 'normal',
  water: 'difficult',
  drop: 'impassable',
  block: 'blocking',
  none: null,
} as const satisfies Readonly<Record<string, Terrain | null>>;

const barrierWords = {
  clear: undefined,
  wall: 'wall',
  bar: 'blocking',
  rail: 'impassable',
  door: 'door',
  open: 'open-door',
} as const satisfies Readonly<Record<string, Barrier | undefined>>;

const tokenWords = { rubble: 'rubble', shield: 'shields' } as const;
/** Figures do not block. */
const pastFigures = 'past';

/**
 * A scene as a short text that an address can hold as it is: the map, the two spaces, then what was changed, each kind
 * with its places.
 *
 * @example `cargo-crossing.C4.F7.wall-D4r.open-G3b.rubble-E5.figure-D5-H7x23m`
 */
export function writeScene(scene: Scene): string {
  const { map, situation, from, to } = scene;
  const name = (space: Space) => nameOf(map.columns, space);
  const before = startScene(scene.ground);
  const all = map.terrain.map((_, space) => space);
  const changedEdges = all.flatMap((space) =>
    [1, 2].flatMap((side) => {
      const other = beside(map, space, side);
      if (other === undefined || !isSpace(map, space) || !isSpace(map, other)) return [];
      const pair: Pair = [space, other];
      const barrier = barrierAt(scene, pair);
      return barrier === barrierAt(before, pair) ? [] : [{ barrier, name: edgeName(map.columns, pair) }];
    }),
  );
  const parts: (readonly [word: string, places: readonly string[]])[] = [
    ...entries(terrainWords).map(
      ([word, terrain]) =>
        [
          word,
          all
            .filter((space) => map.terrain[space] === terrain && before.map.terrain[space] !== terrain)
            .map(name),
        ] as const,
    ),
    ...entries(barrierWords).map(
      ([word, barrier]) =>
        [word, changedEdges.filter((edge) => edge.barrier === barrier).map((edge) => edge.name)] as const,
    ),
    ...entries(tokenWords).map(
      ([word, token]) => [word, situation[token].toSorted((one, other) => one - other).map(name)] as const,
    ),
    ['figure', situation.figures.map((figure) => name(figure.place.space) + writeFigure(figure))],
  ];
  return [
    scene.ground,
    name(from),
    name(to),
    ...parts.flatMap(([word, places]) => (places.length === 0 ? [] : [[word, ...places].join('-')])),
    ...(scene.figuresBlock ? [] : [pastFigures]),
  ].join('.');
}

function entries<K extends string, V>(record: Readonly<Record<K, V>>): [string, V][] {
  return Object.entries<V>(record);
}

/** A base as rows and columns as it lies, and its keywords; nothing for a small figure without. */
function writeFigure({ base, place, massive, companion }: Figure): string {
  const [rows = '', columns = ''] = base.split('x');
  const lies = place.turned ? columns + rows : rows + columns;
  return (base === '1x1' ? '' : `x${lies}`) + (massive ? 'm' : '') + (companion ? 'c' : '');
}

/** The scene of a text, or undefined if the text names none. */
export function readScene(text: string): Scene | undefined {
  const [ground = '', from = '', to = '', ...parts] = text.split('.');
  if (groundBy(ground) === undefined) return undefined;
  let scene: Scene | undefined = startScene(ground);
  for (const part of parts) {
    const [word = '', ...places] = part.split('-');
    for (const place of word === pastFigures ? [''] : places) {
      scene = scene && readPart(scene, word, place);
    }
  }
  return scene && chosen(chosen(scene, 'from', from), 'to', to);
}

function chosen(scene: Scene | undefined, end: 'from' | 'to', name: string): Scene | undefined {
  const space = scene && spaceNamed(scene.map, name);
  if (scene === undefined || space === undefined || !isSpace(scene.map, space)) return undefined;
  return chooseEnd(scene, end, space);
}

function readPart(scene: Scene, word: string, place: string): Scene | undefined {
  if (word === pastFigures) return { ...scene, figuresBlock: false };
  if (word === 'figure') return readFigure(scene, place);
  if (isKey(barrierWords, word)) {
    const pair = edgeNamed(scene.map, place);
    return pair && bar(scene, pair, barrierWords[word]);
  }
  const space = spaceNamed(scene.map, place);
  if (space === undefined) return undefined;
  // The two spaces of the text count, not those with which a map begins.
  if (isKey(terrainWords, word))
    return {
      ...paint({ ...scene, from: -1, to: -1 }, space, terrainWords[word]),
      from: scene.from,
      to: scene.to,
    };
  return isKey(tokenWords, word) ? toggleToken(scene, tokenWords[word], space) : undefined;
}

function isKey<T extends object>(record: T, key: string): key is Extract<keyof T, string> {
  return Object.hasOwn(record, key);
}

function readFigure(scene: Scene, text: string): Scene | undefined {
  const [, name = '', rows = '1', columns = '1', massive, companion] =
    /^([A-Z]+\d+)(?:x([1-3])([1-3]))?(m?)(c?)$/.exec(text) ?? [];
  const space = spaceNamed(scene.map, name);
  const upright = bases.find((base) => base === `${rows}x${columns}`);
  const base = upright ?? bases.find((one) => one === `${columns}x${rows}`);
  if (space === undefined || base === undefined) return undefined;
  return putFigure(scene, {
    base,
    place: { space, turned: upright === undefined },
    stance: 'neutral',
    companion: companion === 'c',
    massive: massive === 'm',
    mobile: false,
  });
}
