import type { Chance } from '../../../../../kernel/chance.ts';
import { entry } from '../../../../common/at.ts';
import { branches, type Stage, stagesOf } from '../../../content/campaign/log.ts';
import type { CompiledCampaignMission } from '../../../content/campaign/mission.ts';
import type { CampaignMission } from '../../../content/campaign/mission-schema.ts';
import type { CampaignTerms } from '../../added.ts';
import type { CampaignRecord, Side } from '../record.ts';

/** Side missions of each other color in the deck, besides those of the heroes (A13). */
export const sideMissionsOfColor = 4;
/** Fewer side missions than these would leave no choice at a stage; red ones of absent heroes fill the deck up (ours). */
const leastSideMissions = 4;
/** Side missions that are revealed after the introduction (A13). */
const revealedFirst = 2;

type Known = Pick<CampaignTerms, 'missions' | 'content' | 'play'>;

/** The stage of the log that is played, or comes next. */
export function stageOf({ play }: Pick<CampaignTerms, 'play'>, { stage }: CampaignRecord): Stage {
  return entry(stagesOf(play.length), stage);
}

/** A mission by its id; undefined if there is none. */
export function missionCalled(
  { missions }: Pick<CampaignTerms, 'missions'>,
  id: string,
): CompiledCampaignMission | undefined {
  return missions.find(({ campaign }) => campaign.id === id);
}

/** The side missions of the box that are not agendas. */
function sideMissions({ missions, content }: Known): CampaignMission[] {
  const ofAgendas = new Set(content.cards.flatMap(({ agenda }) => agenda?.mission ?? []));
  return missions.flatMap(({ campaign }) =>
    campaign.kind === 'side' && !ofAgendas.has(campaign.id) ? [campaign] : [],
  );
}

/** The green side missions, of which the heroes choose (A13). */
export function greenMissions(terms: Known): readonly string[] {
  return sideMissions(terms).flatMap(({ id, color }) => (color === 'green' ? [id] : []));
}

/** The side mission deck, shuffled: a red one of each hero, the green ones that were chosen, some grey ones (A13). */
export function sideDeck(
  terms: Known,
  { heroes }: Pick<CampaignRecord, 'heroes'>,
  green: readonly string[],
  chance: Chance,
): readonly string[] {
  const side = sideMissions(terms);
  const ids = heroes.map(({ hero }) => entry(terms.content.heroes, hero).hero.id);
  const isOwn = ({ of }: CampaignMission): boolean => of !== undefined && ids.includes(of);
  const drawn = (isMeant: (mission: CampaignMission) => boolean, count: number): string[] => {
    const found = side.filter(isMeant).map(({ id }) => id);
    chance.shuffle(found);
    return found.slice(0, Math.max(0, count));
  };
  const deck = [
    ...drawn((mission) => mission.color === 'red' && isOwn(mission), heroes.length),
    ...green,
    ...drawn(({ color }) => color === 'grey', sideMissionsOfColor),
  ];
  const strangers = drawn(
    (mission) => mission.color === 'red' && !isOwn(mission),
    leastSideMissions - deck.length,
  );
  deck.push(...strangers);
  chance.shuffle(deck);
  return deck;
}

/** A record, and the missions that can be chosen from now on and could not be before. */
export interface Revealed {
  readonly record: CampaignRecord;
  readonly missions: readonly string[];
}

/** After a mission: side missions are revealed from their deck, and the story goes on along its branches (A13, B12). */
export function revealMissions(
  terms: Known,
  record: CampaignRecord,
  played: CampaignMission,
  winner: Side,
): Revealed {
  const { kind } = played;
  const isOfAgenda = isAgendaMission(terms, played.id);
  const count = kind === 'introduction' ? revealedFirst : kind === 'side' && !isOfAgenda ? 1 : 0;
  const deck = [...record.sideDeck];
  const side = deck.splice(Math.max(0, deck.length - count)).reverse();
  const story =
    kind === 'introduction' || kind === 'story' ? storyAfter(terms, record, played.id, winner) : [];
  const missions = [...side, ...story].filter((id) => !record.active.includes(id));
  return {
    record: { ...record, sideDeck: deck, active: [...record.active, ...missions] },
    missions,
  };
}

/** Whether a mission is that of an agenda. */
function isAgendaMission({ content }: Known, id: string): boolean {
  return content.cards.some(({ agenda }) => agenda?.mission === id);
}

/** The story missions that follow a mission. Where the branches name none that there is, all follow that can. */
function storyAfter(terms: Known, record: CampaignRecord, after: string, winner: Side): readonly string[] {
  const branch = (branches[after]?.[winner] ?? []).filter((id) => missionCalled(terms, id) !== undefined);
  if (branch.length > 0) return branch;
  const played = new Set([after, ...record.log.map(({ mission }) => mission)]);
  const stages = stagesOf(terms.play.length).slice(record.stage + 1);
  const next = stages.find(({ kind }) => kind === 'story' || kind === 'finale')?.kind;
  const open = terms.missions.map(({ campaign }) => campaign).filter(({ id }) => !played.has(id));
  const isStory = ({ kind }: CampaignMission): boolean => kind === 'story' || kind === 'finale';
  const fitting = open.filter(({ kind }) => kind === next);
  const rest = fitting.length > 0 ? fitting : open.filter(isStory);
  return (rest.length > 0 ? rest : terms.missions.map(({ campaign }) => campaign).filter(isStory)).map(
    ({ id }) => id,
  );
}

/** The active missions among which the heroes choose the next one at this stage. */
export function choicesAt(terms: Known, record: CampaignRecord): readonly string[] {
  const wantsSide = stageOf(terms, record).kind === 'side';
  return record.active.filter((id) => (missionCalled(terms, id)?.campaign.kind === 'side') === wantsSide);
}

/** The record when it is known what is played next: other story missions that were open go back to the box (B12). */
export function withNext(terms: Known, record: CampaignRecord, next: string): CampaignRecord {
  const isSide = stageOf(terms, record).kind === 'side';
  const dropped = isSide ? [next] : choicesAt(terms, record);
  return { ...record, next, active: record.active.filter((id) => !dropped.includes(id)) };
}
