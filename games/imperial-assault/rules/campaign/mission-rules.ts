import type { MissionRules } from '../added.ts';
import { campaignMissionOf, missionIn } from './current.ts';
import { pushMission } from './events.ts';
import { isForCarrying, mayAttackToken, objectRuleOf, speedWith, useToken, whyNotUse } from './tokens.ts';

/** What the missions of a campaign say of doors, tokens and objects, and what happens in them. */
export const missionRules: MissionRules = {
  whyNotOpen(terms, state, door) {
    // What stands for the edge of a hidden section is no door to anybody.
    if (campaignMissionOf(terms, state).doorIds[door] === undefined) return 'no-door';
    return missionIn(state).lockedDoors.includes(door) ? 'door-locked' : undefined;
  },
  whyNotUse,
  isCarried: isForCarrying,
  use: useToken,
  speedWith,
  objectRule: objectRuleOf,
  mayAttack: mayAttackToken,
  happens: pushMission,
};
