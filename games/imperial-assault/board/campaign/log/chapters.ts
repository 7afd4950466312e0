import type { Texts } from '../../../content/campaign/mission-schema.ts';
import type { CampaignTerms } from '../../../rules/added.ts';
import type { LogEntry } from '../../../rules/campaign/record.ts';
import type { CampaignState } from '../../../rules/campaign/state.ts';

/** A mission as a chapter of the story. */
export interface Chapter {
  readonly mission: string;
  readonly name: Texts;
  readonly briefing: Texts;
  /** What happened, in order. */
  readonly told: readonly Texts[];
  /** How it ended; undefined as long as it is played. */
  readonly end: LogEntry | undefined;
}

/** The story of a campaign as everybody knows it: a chapter for each mission that was played, and for the one that is. */
export function chaptersOf(campaign: CampaignTerms, { record, mission }: CampaignState): readonly Chapter[] {
  const past = record.log.flatMap((end) => chapterOf(campaign, end.mission, toldBy(campaign, end), end));
  if (mission === null || record.next === null) return past;
  const told = mission.told.map(({ text }) => text);
  return [...past, ...chapterOf(campaign, record.next, told, undefined)];
}

function chapterOf(
  campaign: CampaignTerms,
  id: string,
  told: readonly Texts[],
  end: LogEntry | undefined,
): readonly Chapter[] {
  const mission = campaign.forecasts.mission(campaign, id)?.campaign;
  if (mission === undefined) return [];
  return [{ mission: id, name: mission.name, briefing: mission.briefing, told, end }];
}

/** What the events of a mission have told. The log knows which happened; what depended on more is not told again. */
function toldBy(campaign: CampaignTerms, { mission, events }: LogEntry): readonly Texts[] {
  const all = campaign.forecasts.mission(campaign, mission)?.campaign.events ?? [];
  return [...new Set(events)].flatMap((id) =>
    all.flatMap((event) =>
      event.id === id ? event.do.flatMap((effect) => (effect.do === 'tell' ? [effect.text] : [])) : [],
    ),
  );
}
