import { seeded } from '../../../kernel/seeded.ts';
import { spacesOf } from '../geometry/battlefield.ts';
import { countSpaces } from '../geometry/counting.ts';
import type { BattleMap, Space } from '../geometry/map.ts';
import { canFigureSeeSpace, canSee } from '../geometry/sight.ts';
import { currentAttack } from '../rules/attack/current.ts';
import { missionOf, placeNamed } from '../rules/drawn-mission.ts';
import { aimsWith } from '../rules/effects/values.ts';
import { imagine } from '../rules/imagine.ts';
import { parse } from '../rules/notation.ts';
import type { Terms } from '../rules/options.ts';
import { sceneOf } from '../rules/scene.ts';
import { isOnMap } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { groundBy } from './scene.ts';
import { writeScene } from './scene-text.ts';

/**
 * The position that shows that the figure that attacks has no line of sight to what was chosen (A7): the map as it is, and
 * the spaces of both that are nearest. Undefined where nobody attacks, or where there is line of sight.
 *
 * @param choice a target figure or a target space, in notation
 */
export function showSight(terms: Terms, view: View, choice: string): string | undefined {
  const chosen = parse(choice);
  // Whatever is on the map, all viewers see; the rest of what is imagined does not matter here.
  const state = imagine(terms, view, seeded('explorer'));
  const attack = currentAttack(state);
  const looker = attack?.attacker ?? state.activation?.figure;
  if (chosen === undefined || looker === undefined || !isOnMap(state, looker)) return undefined;
  const figuresBlock = attack?.seesThrough !== true && !aimsWith(terms, state, looker, 'see-through-figures');
  const mission = missionOf(terms, state);
  const { battlefield, indexOf } = sceneOf(terms, state);
  const { map, situation } = battlefield;
  const ground = groundFor(map, mission.mission.map);
  const own = indexOf(looker);

  function write(targets: readonly Space[]): string | undefined {
    const pairs = spacesOf(battlefield, own).flatMap((from) =>
      targets.map((to) => ({
        from,
        to,
        far: countSpaces(battlefield, from, to) ?? Number.POSITIVE_INFINITY,
      })),
    );
    const [nearest] = pairs.toSorted((one, other) => one.far - other.far);
    if (nearest === undefined || ground === undefined) return undefined;
    return writeScene({ ground, map, situation, from: nearest.from, to: nearest.to, figuresBlock });
  }

  switch (chosen.kind) {
    case 'attack':
    case 'figure': {
      const figure = chosen.kind === 'attack' ? chosen.target : chosen.figure;
      if (figure === looker || !isOnMap(state, figure)) return undefined;
      const target = indexOf(figure);
      const isSeen = canSee(battlefield, own, target, { figuresBlock });
      return isSeen ? undefined : write(spacesOf(battlefield, target));
    }
    case 'place': {
      const space = placeNamed(mission, chosen.at)?.space;
      if (space === undefined) return undefined;
      return canFigureSeeSpace(battlefield, own, space, { figuresBlock }) ? undefined : write([space]);
    }
    default:
      return undefined;
  }
}

/** From what the explorer begins to set a map out: the map of this name, or an empty one; undefined for huge ones. */
function groundFor({ columns, rows }: BattleMap, name: string): string | undefined {
  const fits = (ground: string): boolean => {
    const map = groundBy(ground)?.map;
    return map?.columns === columns && map.rows === rows;
  };
  return [name, `${columns}x${rows}`].find(fits);
}
