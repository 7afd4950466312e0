import { entry } from '../../common/at.ts';
import type { CompiledMission } from '../content/compiled.ts';
import type { MissionRule } from '../content/mission-schema.ts';
import type { Place } from '../geometry/map.ts';
import type { Terms } from './options.ts';
import type { BattleState } from './state.ts';

type Drawn = Pick<BattleState, 'mission'>;
type Missions = Pick<Terms, 'missions'>;

/** The mission of a match, which was drawn. */
export function missionOf({ missions }: Missions, { mission }: Drawn): CompiledMission {
  return entry(missions, mission);
}

/** The rule of one kind of the mission, if it has one. */
export function ruleOf<N extends MissionRule['rule']>(
  terms: Missions,
  state: Drawn,
  name: N,
): Extract<MissionRule, { readonly rule: N }> | undefined {
  return missionOf(terms, state).mission.rules.find(
    (rule): rule is Extract<MissionRule, { readonly rule: N }> => rule.rule === name,
  );
}

/** What a place is called: `C4`, or `C4r` of a base that is turned. */
export function nameOf({ names, turnedNames }: CompiledMission, { space, turned }: Place): string {
  return entry(turned ? turnedNames : names, space);
}

/** The place of this name; undefined if the map has none. */
export function placeNamed({ places }: CompiledMission, name: string): Place | undefined {
  return places.get(name);
}
