import { codeOf, footingOf } from './footing.ts';
import { type Ground, groundOf } from './ground.ts';
import type { BattleMap, Figure, Situation, Space } from './map.ts';
import type { Mover } from './movement.ts';
import { type Sights, sightsOn } from './sight-table.ts';

/** A map in a situation, set out so that questions about it are answered fast. Nothing changes it afterwards. */
export interface Battlefield {
  readonly map: BattleMap;
  readonly situation: Situation;
  readonly ground: Ground;
  readonly sights: Sights;
  /** By figure: the spaces under its base. */
  readonly spaces: readonly (readonly Space[])[];
  /** By space: 0 without figures that block, 1 more than the index of the one that does, or {@link several}. */
  readonly blockers: Uint8Array;
  /** By space: 1 for difficult terrain, rubble included. */
  readonly difficult: Uint8Array;
  /** By figure: how it moves, as far as that was asked for. It depends on nothing but the rest. */
  readonly movers: (Mover | undefined)[];
}

/** Stands in {@link Battlefield.blockers} where figures share a space. */
export const several = 255;

/**
 * Sets a situation out. It takes about as long as ten questions do.
 *
 * @throws where a figure sticks out of the grid, or where there are more than 254 figures.
 */
export function setOut(map: BattleMap, situation: Situation): Battlefield {
  const { figures, openDoors, rubble, shields } = situation;
  if (figures.length >= several) throw new Error(`${figures.length} figures are too many`);
  const ground = groundOf(map, openDoors);
  const blockers = new Uint8Array(ground.terrain.length);
  const spaces: (readonly Space[])[] = [];
  for (const [figure, { base, place, companion }] of figures.entries()) {
    const under = footingOf(ground, base, true).covers(codeOf(place));
    if (under.length === 0) throw new Error(`figure ${figure} sticks out of the map`);
    spaces.push(under);
    if (!companion) for (const space of under) blockers[space] = blockers[space] === 0 ? figure + 1 : several;
  }
  let difficult = difficultOf(ground);
  if (rubble.length > 0) {
    difficult = difficult.slice();
    for (const space of rubble) difficult[space] = 1;
  }
  return {
    map,
    situation,
    ground,
    sights: sightsOn(ground, shields),
    spaces,
    blockers,
    difficult,
    movers: [],
  };
}

/** The same battlefield, on which these figures, by index, do not block line of sight: in that they are like companions. */
export function lookPast({ map, situation }: Battlefield, ignored: readonly number[]): Battlefield {
  const figures = situation.figures.map((figure, index) =>
    ignored.includes(index) ? { ...figure, companion: true } : figure,
  );
  return setOut(map, { ...situation, figures });
}

/**
 * The same battlefield for other stances and keywords of its figures, all of which stay where they are. With `noneDifficult` no
 * terrain is difficult, for a mover that pays nothing in addition.
 */
export function restage(
  battlefield: Battlefield,
  figures: readonly Figure[],
  noneDifficult: boolean,
): Battlefield {
  const { difficult, situation } = battlefield;
  return {
    ...battlefield,
    situation: { ...situation, figures },
    difficult: noneDifficult ? new Uint8Array(difficult.length) : difficult,
    movers: [],
  };
}

const difficultSpaces = new WeakMap<Ground, Uint8Array>();

function difficultOf(ground: Ground): Uint8Array {
  let found = difficultSpaces.get(ground);
  if (found === undefined) {
    found = Uint8Array.from(ground.map.terrain, (kind) => (kind === 'difficult' ? 1 : 0));
    difficultSpaces.set(ground, found);
  }
  return found;
}

export function figureAt({ situation }: Battlefield, index: number): Figure {
  const figure = situation.figures[index];
  if (figure === undefined) throw new Error(`there is no figure ${index}`);
  return figure;
}

/** The spaces that a figure of the situation covers. */
export function spacesOf({ spaces }: Battlefield, figure: number): readonly Space[] {
  return spaces[figure] ?? [];
}
