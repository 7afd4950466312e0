import {
  type Faction,
  factions,
  type Segment,
  type Side,
  sides,
  type Terrain,
  type TileKind,
} from '../content/pack.ts';
import { type Group, markOwnData } from './certainty.ts';
import { settleRoutes } from './layout.ts';

/** The letter of each side, in every language the same. */
export const sideLetters: Readonly<Record<Side, string>> = { N: 'n', E: 'e', S: 's', W: 'w' };
const symbolLetters: Readonly<Record<Faction, string>> = { rebel: 'r', empire: 'e', bounty_hunter: 'b' };

/**
 * A tile as a line of words: `anw+r` is a field in the north and west with a Rebel symbol, `rew` a route from east to west,
 * `rs>p`, `rs>a` and `rs>x` a route from the south to the planet, a field and an intersection, `p+e(Endor)` a planet, and
 * `4*` in front says that there are four.
 */
export function wordsOf(tile: TileKind): string {
  const of = (wanted: Segment['kind']) => tile.segments.filter(({ kind }) => kind === wanted);
  const words = [...of('planet'), ...of('asteroid'), ...of('route')].map((segment) => wordOf(tile, segment));
  return [tile.count === 1 ? '' : `${tile.count}*`, words.join(' ')].join('');
}

function wordOf(tile: TileKind, { kind, edges, endsAt, symbols }: Segment): string {
  const letters = sides.filter((side) => edges.includes(side)).map((side) => sideLetters[side]);
  const marks = symbols.map((symbol) => `+${symbolLetters[symbol]}`).join('');
  switch (kind) {
    case 'planet':
      return `p${marks}(${(tile.planet?.name ?? '').replaceAll(/[()]/g, '')})`;
    case 'asteroid':
      return `a${letters.join('')}${marks}`;
    case 'route':
      return `r${letters.join('')}${endWord(tile, endsAt)}${marks}`;
  }
}

function endWord({ segments }: TileKind, endsAt: string | null): string {
  if (endsAt === null) return '';
  if (endsAt === 'intersection') return '>x';
  const [kind, id] = endsAt.split(':');
  if (kind === 'planet') return '>p';
  const fields = segments.filter((segment) => segment.kind === 'asteroid');
  return fields.length === 1 ? '>a' : `>a${fields.findIndex((field) => field.id === id) + 1}`;
}

const wordPattern =
  /^(?<kind>p|[ar](?=[nesw]))(?<sides>[nesw]{0,4})(?:>(?<end>p|x|a[1-4]?))?(?<symbols>(?:\+[reb]){0,9})(?:\((?<name>[^()]+)\))?$/i;

/** The tile that the words say, with what they do not say as it was; undefined if they say no tile. */
export function spellTile(tile: TileKind, words: string): TileKind | undefined {
  const line = words.trim();
  if (line !== '' && line === wordsOf(tile)) return tile;
  const [, copies = '1', rest = ''] = /^(?:(\d{1,3})\s*[*×]\s*)?(.*)$/s.exec(line) ?? [];
  const count = Number(copies);
  const found = (rest.match(/[^\s(),;]+(?:\([^()]*\))?/g) ?? []).map(
    (word) => wordPattern.exec(word)?.groups,
  );
  if (count < 1 || found.length === 0) return undefined;
  const edges: Record<Side, Terrain> = { N: 'space', E: 'space', S: 'space', W: 'space' };
  const segments: Segment[] = [];
  let planet: TileKind['planet'] = null;
  const numbers = { planet: 0, asteroid: 0, route: 0 };
  for (const parts of found) {
    if (parts === undefined) return undefined;
    const { kind: letter = '', sides: reached = '', end, symbols: marks = '', name } = parts;
    const kind = kindOf(letter);
    const own = sides.filter((side) => reached.toLowerCase().includes(sideLetters[side]));
    const symbols = factions.filter((faction) => marks.toLowerCase().includes(`+${symbolLetters[faction]}`));
    const again = own.length !== reached.length || own.some((side) => edges[side] !== 'space');
    if (again || (kind === 'route' && own.length > 2)) return undefined;
    if (kind !== 'planet' && name !== undefined) return undefined;
    if (kind === 'planet') {
      const [symbol, more] = symbols;
      if (planet !== null || symbol === undefined || more !== undefined) return undefined;
      planet = { name: name ?? tile.planet?.name ?? tile.id, symbol };
    } else {
      for (const side of own) edges[side] = kind;
    }
    numbers[kind]++;
    const endsAt = kind === 'route' && own.length === 1 ? endOf(end?.toLowerCase()) : null;
    if (end !== undefined && endsAt === null) return undefined;
    segments.push({ id: `${kind.charAt(0)}${numbers[kind]}`, kind, edges: own, endsAt, symbols });
  }
  const ends = new Set(segments.map(({ kind, id }) => `${kind}:${id}`));
  const lost = segments.some(
    ({ endsAt }) => endsAt !== null && endsAt !== 'intersection' && !ends.has(endsAt),
  );
  if (lost) return undefined;
  return withSpelled(tile, settleRoutes({ ...tile, count, edges, segments, planet }));
}

function kindOf(letter: string): Segment['kind'] {
  switch (letter.toLowerCase()) {
    case 'p':
      return 'planet';
    case 'a':
      return 'asteroid';
    default:
      return 'route';
  }
}

function endOf(word: string | undefined): string | null {
  if (word === undefined) return null;
  if (word === 'x') return 'intersection';
  return word === 'p' ? 'planet:p1' : `asteroid:a${word.slice(1) || '1'}`;
}

/** The spelled tile with the certainty of what changed. */
function withSpelled(before: TileKind, after: TileKind): TileKind {
  const changed: Group[] = [];
  const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);
  const bare = ({ segments }: TileKind) => segments.map(({ symbols: _, ...rest }) => rest);
  const signs = ({ segments }: TileKind) => segments.map(({ symbols }) => symbols);
  if (differs(bare(before), bare(after))) changed.push('geometry');
  if (differs(signs(before), signs(after))) changed.push('symbols');
  if (before.count !== after.count) changed.push('count');
  if (before.planet?.name !== after.planet?.name) changed.push('planetName');
  return markOwnData(after, ...changed);
}
