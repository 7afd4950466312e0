import type { Texts } from '../../../content/campaign/mission-schema.ts';
import type { CampaignTerms } from '../../../rules/added.ts';
import { missionCalled } from '../../../rules/campaign/between/missions.ts';
import type { LogEntry } from '../../../rules/campaign/record.ts';
import type { CampaignState, Told } from '../../../rules/campaign/state.ts';

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
  const past = record.log.flatMap((end) => chapterOf(campaign, end.mission, end.told ?? [], end));
  if (mission === null || record.next === null) return past;
  return [...past, ...chapterOf(campaign, record.next, mission.told, undefined)];
}

function chapterOf(
  campaign: CampaignTerms,
  id: string,
  told: readonly Told[],
  end: LogEntry | undefined,
): readonly Chapter[] {
  const mission = missionCalled(campaign, id)?.campaign;
  if (mission === undefined) return [];
  const { name, briefing } = mission;
  return [{ mission: id, name, briefing, told: told.map(({ text }) => text), end }];
}

/** So long a paragraph is at least, in letters, before the next one begins. */
const longEnough = 240;

/** Short texts as paragraphs that read on; what was told more than once is read once. */
export function paragraphsOf(texts: readonly string[]): readonly string[] {
  const paragraphs: string[] = [];
  for (const text of new Set(texts)) {
    const last = paragraphs.at(-1) ?? '';
    if (last !== '' && last.length < longEnough) paragraphs[paragraphs.length - 1] = `${last} ${text}`;
    else paragraphs.push(text);
  }
  return paragraphs;
}
