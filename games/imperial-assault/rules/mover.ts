import { entry } from '../../common/at.ts';
import { type Battlefield, restage, setOut } from '../geometry/battlefield.ts';
import { groundOf } from '../geometry/ground.ts';
import type { Figure } from '../geometry/map.ts';
import { type Moving, movementOf } from './effects/values.ts';
import type { Terms } from './options.ts';
import { asPrinted, type Scene, sceneOf, sceneWith } from './scene.ts';
import { areFriends, type BattleState, type FigureNumber, groupOf, groupWith } from './state.ts';

/** A figure that moves, or is about to be put on the map: it is set out in the first corner of the grid then. */
export interface Mover {
  readonly figure: FigureNumber;
  /** It is Mobile for as long as a movement lasts. */
  readonly mobile?: boolean;
}

interface LastMover {
  readonly standing: Scene;
  readonly figure: FigureNumber;
  readonly how: Moving;
  readonly scene: Scene;
}

/** The figure that was asked for last: one decision asks for it several times. */
let last: LastMover | undefined;

/** The scene of a figure that moves, with its keywords and those who are hostile to it, and its index on the battlefield. */
export function sceneOfMover(
  terms: Terms,
  state: BattleState,
  { figure, mobile: isMobile = false }: Mover,
): { readonly scene: Scene; readonly battlefield: Battlefield; readonly index: number } {
  const standing = sceneOf(terms, state);
  const own = movementOf(terms, state, figure);
  const how = isMobile && !own.mobile ? { ...own, mobile: true } : own;
  if (last?.standing !== standing || last.figure !== figure || !areSame(last.how, how))
    last = { standing, figure, how, scene: sceneWithMover(terms, state, standing, figure, how) };
  const { scene } = last;
  return { scene, battlefield: scene.battlefield, index: scene.indexOf(figure) };
}

function areSame(one: Moving, other: Moving): boolean {
  return (
    one.massive === other.massive &&
    one.mobile === other.mobile &&
    one.free === other.free &&
    one.sure === other.sure
  );
}

function sceneWithMover(
  terms: Terms,
  state: BattleState,
  { battlefield, figures }: Scene,
  figure: FigureNumber,
  { massive, mobile, free, sure }: Moving,
): Scene {
  const set = battlefield.situation.figures.map((other, index): Figure => {
    const number = entry(figures, index);
    if (number === figure) return { ...other, massive, mobile };
    // Who pays nothing in addition has nobody whose space costs more.
    return free || areFriends(state, figure, number) ? other : { ...other, stance: 'hostile' };
  });
  const map = terms.added.mapFor(terms, state, massive);
  const stage = (standing: Battlefield): Battlefield => {
    const staged = restage(standing, set, sure);
    return map === undefined ? staged : { ...staged, map, ground: groundOf(map, state.openDoors) };
  };
  if (figures.includes(figure)) return sceneWith(stage(battlefield), figures);
  const { card } = groupOf(state, groupWith(figure));
  set.push({ ...asPrinted(terms, card, { space: 0, turned: false }), massive, mobile });
  const withMover = setOut(battlefield.map, { ...battlefield.situation, figures: set });
  return sceneWith(stage(withMover), [...figures, figure]);
}
