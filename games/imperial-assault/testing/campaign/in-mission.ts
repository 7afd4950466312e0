import type { CampaignPosition, MissionPosition } from '../../rules/campaign/position/schema.ts';

/** A position that is one of a mission. Throws for one between missions. */
export function inMission(position: CampaignPosition): MissionPosition {
  if ('between' in position) throw new Error('no mission is played');
  return position;
}
