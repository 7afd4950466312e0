import type { BetweenEvent } from './between/event.ts';
import type { EmpireEvent } from './empire-event.ts';
import type { HeroEvent } from './hero-event.ts';
import type { MissionHappened } from './mission-event.ts';

/** What happens in a campaign besides what happens in a battle. */
export type CampaignEvent = BetweenEvent | EmpireEvent | HeroEvent | MissionHappened;
