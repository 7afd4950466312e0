import type { CompiledCampaignMission } from './mission.ts';

/** The missions of the box on their maps. */
export const campaignMissions: readonly CompiledCampaignMission[] = [];
