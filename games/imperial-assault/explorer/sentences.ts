import { joinSentences, sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import { cornerPoint, pointOf, side as sideLength } from '../board/map/layout.ts';
import { nameOf } from '../content/space-name.ts';
import type { BattleMap, Corner, Figure, Space } from '../geometry/map.ts';
import type { Obstacle, SightLines } from '../geometry/sight.ts';
import { countFree, isMassive, type Look, type Reading, tallyObstacles, thingsInTheWay } from './reading.ts';
import { barrierAt, beside, figuresAt, isSpace, type Scene } from './scene.ts';

/** Whether there is line of sight one way. */
export function verdictSentence({ map }: Scene, { from, to, report }: Look): Sentence {
  return sentence(report.sees ? 'explorer.sees' : 'explorer.blind', {
    from: nameOf(map.columns, from),
    to: nameOf(map.columns, to),
  });
}

/** Why there is line of sight one way, or not. */
export function reasonSentences(scene: Scene, look: Look): Sentence[] {
  const { map } = scene;
  const { report, elsewhere } = look;
  const found: Sentence[] = [];
  if (report.because !== 'lines') found.push(sentence(`explorer.because.${report.because}`));
  else {
    const free = countFree(report);
    found.push(sentence(free > 0 ? 'explorer.because.free' : 'explorer.because.none', { free }));
  }
  if (!scene.figuresBlock) found.push(sentence('explorer.past'));
  else if (isMassive(scene, look)) found.push(sentence('explorer.massive'));
  const [pair] = elsewhere;
  if (!report.sees && pair !== undefined) {
    const [from, to] = pair.map((space) => nameOf(map.columns, space));
    found.push(sentence('explorer.elsewhere', { from: from ?? '', to: to ?? '' }));
  }
  return found;
}

/** Both ways together, if they differ: line of sight is not symmetric (A7). */
export function symmetrySentence({ there, back }: Reading): Sentence | undefined {
  return there.report.sees === back.report.sees ? undefined : sentence('explorer.asymmetric');
}

/** What is in the way, with how many of the 16 ways to draw the lines it blocks. */
export function obstacleSentences(scene: Scene, look: Look): Sentence[] {
  if (look.report.because !== 'lines') return [];
  return tallyObstacles(look.report).map(({ obstacle, ways }) =>
    sentence('explorer.blocks', { what: obstacleSentence(scene, look, obstacle), ways }),
  );
}

/** One way to draw the lines, and what is in the way of it. */
export function waySentence(scene: Scene, look: Look, lines: SightLines): Sentence {
  const { columns } = scene.map;
  const { corner, edge } = lines;
  const things = thingsInTheWay(lines);
  return sentence('explorer.way', {
    from: nameOf(columns, look.from),
    corner: sentence(`explorer.corner.${cornerOf(columns, look.from, corner)}`),
    to: nameOf(columns, look.to),
    side: sentence(`explorer.side.${sideOf(columns, look.to, edge)}`),
    what:
      things.length === 0
        ? sentence('explorer.free')
        : joinSentences(
            things.map((thing) => obstacleSentence(scene, look, thing)),
            'clauses',
          ),
  });
}

function obstacleSentence({ map, situation }: Scene, { from }: Look, obstacle: Obstacle): Sentence {
  const name = (space: Space) => nameOf(map.columns, space);
  switch (obstacle.kind) {
    case 'overlap':
      return sentence('explorer.what.overlap');
    case 'corner':
      return sentence('explorer.what.corner', {
        space: name(from),
        corner: sentence(`explorer.corner.${cornerOf(map.columns, from, obstacle.corner)}`),
      });
    case 'space':
      return sentence(`explorer.what.${obstacle.is === 'shield' ? 'shield' : 'terrain'}`, {
        space: name(obstacle.space),
      });
    case 'figures': {
      const { figures, space } = obstacle;
      const [first] = figures;
      // A figure alone is named by the first of its spaces, in whichever of them it was met.
      const at = figures.length === 1 && first !== undefined ? situation.figures[first]?.place.space : space;
      return sentence('explorer.what.figures', { space: name(at ?? space), count: figures.length });
    }
    case 'edge': {
      const [one, other] = obstacle.between.filter((space) => isSpace(map, space)).map(name);
      if (one === undefined || other === undefined)
        return sentence('explorer.what.rim', { space: one ?? other ?? '' });
      return sentence(`explorer.what.${obstacle.is === 'blocking' ? 'barrier' : obstacle.is}`, {
        one,
        other,
      });
    }
    default:
      return obstacle satisfies never;
  }
}

/** Which corner of a space it is, clockwise from the top left. */
export function cornerOf(columns: number, space: Space, corner: Corner): number {
  const [at, of] = [cornerPoint(columns, corner), pointOf(columns, space)];
  const [isRight, isBelow] = [at.x > of.x, at.y > of.y];
  return isBelow ? (isRight ? 2 : 3) : isRight ? 1 : 0;
}

/** Which side of a space it is, clockwise from the top. */
export function sideOf(columns: number, space: Space, edge: readonly [Corner, Corner]): number {
  const [one, other] = edge.map((corner) => cornerPoint(columns, corner));
  const { x, y } = pointOf(columns, space);
  if (one === undefined || other === undefined) return 0;
  if (one.y === other.y) return one.y === y ? 0 : 2;
  return one.x === x + sideLength ? 1 : 3;
}

/** Adjacency and distance, with the spaces of a way to count. */
export function distanceSentences({ map, from, to }: Scene, reading: Reading): Sentence[] {
  const name = (space: Space) => nameOf(map.columns, space);
  const names = { from: name(from), to: name(to) };
  const found = [sentence(adjacencyOf(map, from, to, reading), names)];
  if (reading.distance === null) found.push(sentence('explorer.distance.none'));
  else if (reading.distance > 0)
    found.push(
      sentence('explorer.distance', {
        count: reading.distance,
        path: joinSentences(reading.path.map((space) => sentence('explorer.name', { name: name(space) }))),
      }),
    );
  return found;
}

/** How the two are adjacent or not; why not is told where they touch. */
function adjacencyOf(map: BattleMap, from: Space, to: Space, { areAdjacent }: Reading): string {
  if (areAdjacent) return 'explorer.adjacent';
  if (from === to) return 'explorer.same';
  const across = Math.abs((from % map.columns) - (to % map.columns));
  const down = Math.abs(Math.floor(from / map.columns) - Math.floor(to / map.columns));
  if (across > 1 || down > 1) return 'explorer.apart';
  if ([from, to].some((space) => map.terrain[space] === 'blocking')) return 'explorer.apart.terrain';
  return across + down === 1 ? 'explorer.apart.edge' : 'explorer.apart.corner';
}

const sideNumbers = [0, 1, 2, 3] as const;

/** What is in a space and on its sides, for whoever goes from space to space by keys. */
export function spaceSentence(scene: Scene, space: Space): Sentence {
  const { map, situation } = scene;
  const terrain = map.terrain[space] ?? 'none';
  const parts: Sentence[] = [];
  if (space === scene.from) parts.push(sentence('explorer.tool.from'));
  if (space === scene.to) parts.push(sentence('explorer.tool.to'));
  if (terrain !== 'normal') parts.push(sentence(`explorer.terrain.${terrain}`));
  if (situation.rubble.includes(space)) parts.push(sentence('explorer.rubble'));
  if (situation.shields.includes(space)) parts.push(sentence('explorer.shield'));
  for (const index of figuresAt(scene, space)) {
    const figure = situation.figures[index];
    if (figure !== undefined) parts.push(figureSentence(figure));
  }
  for (const side of sideNumbers) {
    const other = beside(map, space, side);
    const barrier =
      terrain === 'none'
        ? undefined
        : other === undefined || !isSpace(map, other)
          ? 'wall'
          : barrierAt(scene, [space, other]);
    if (barrier !== undefined)
      parts.push(
        sentence('explorer.on-side', {
          side: sentence(`explorer.side.${side}`),
          what: sentence(`explorer.barrier.${barrier}`),
        }),
      );
  }
  const name = nameOf(map.columns, space);
  return parts.length === 0
    ? sentence('explorer.name', { name })
    : sentence('explorer.space', { name, parts: joinSentences(parts) });
}

export function figureSentence({
  base,
  massive,
  companion,
}: Pick<Figure, 'base' | 'massive' | 'companion'>): Sentence {
  const kind = companion ? 'companion' : massive ? 'massive' : 'plain';
  return sentence(`explorer.figure.${kind}`, { base: base.replace('x', ' × ') });
}
