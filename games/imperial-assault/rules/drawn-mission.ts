import { entry } from '../../common/at.ts';
import type { CompiledMission } from '../content/compiled.ts';
import type { MissionRule } from '../content/mission-schema.ts';
import type { Place } from '../geometry/map.ts';
import type { Terms } from './options.ts';
import { type BattleState, none, type TokenNumber } from './state.ts';

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

/** What an object has when a mission says that it may be attacked (A8, attacking objects). */
export type ObjectRule = Extract<MissionRule, { readonly rule: 'attackable' }>;

/** What the mission says of attacks on a token; undefined if it may not be attacked, and for a token that is gone. */
export function objectRule(terms: Terms, state: BattleState, token: TokenNumber): ObjectRule | undefined {
  const record = state.tokens[token];
  if (record === undefined || record.space === none) return undefined;
  const { mission } = terms.added;
  if (mission !== undefined) return mission.objectRule(terms, state, token);
  return missionOf(terms, state).mission.rules.find(
    (rule): rule is ObjectRule => rule.rule === 'attackable' && rule.token === record.kind,
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
