import { type Stage, stagesOf } from '../../../content/campaign/log.ts';
import type { CampaignTerms } from '../../../rules/added.ts';
import { choicesAt } from '../../../rules/campaign/between/missions.ts';
import type { CampaignRecord, LogEntry } from '../../../rules/campaign/record.ts';

/** A stage of the campaign as the log shows it (B12). */
export interface Stop extends Stage {
  /** From 0. */
  readonly number: number;
  /** `passed`: no mission was left for it. */
  readonly state: 'played' | 'open' | 'ahead' | 'passed';
  /** What was played at it: its own mission, and forced ones after it. */
  readonly played: readonly LogEntry[];
  /** The mission that comes next or is played now, by id, if it belongs here. */
  readonly next: string | null;
  /** Among which missions the heroes choose now, by id. */
  readonly choices: readonly string[];
}

/** The stages of a campaign in order; of a mission that is played alone its own stage. */
export function timelineOf(campaign: CampaignTerms, record: CampaignRecord): readonly Stop[] {
  const stops = stagesOf(campaign.play.length).map((stage, number): Stop => {
    const played = record.log.filter((entry) => entry.stage === number);
    const isHere = number === record.stage;
    const isOpen = isHere && (played.length === 0 || record.next !== null);
    return {
      ...stage,
      number,
      state: isOpen ? 'open' : played.length > 0 ? 'played' : number < record.stage ? 'passed' : 'ahead',
      played,
      next: isHere ? record.next : null,
      choices: isOpen && record.next === null && record.log.length > 0 ? choicesAt(campaign, record) : [],
    };
  });
  return campaign.play.length === 'mission' ? stops.slice(record.stage, record.stage + 1) : stops;
}

/** How many missions each side has won. */
export function scoreOf({ log }: Pick<CampaignRecord, 'log'>): {
  readonly rebels: number;
  readonly empire: number;
} {
  const rebels = log.filter(({ winner }) => winner === 'rebels').length;
  return { rebels, empire: log.length - rebels };
}
