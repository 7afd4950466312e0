import { InputError } from '../../../../../kernel/error.ts';
import type { Seat } from '../../../../../kernel/game.ts';
import { entry } from '../../../../common/at.ts';
import { depthOf, stages } from '../../../content/campaign/log.ts';
import type { CompiledCampaignMission } from '../../../content/campaign/mission.ts';
import { type CampaignTerms, campaignOf } from '../../added.ts';
import type { Terms } from '../../options.ts';
import { none } from '../../state.ts';
import type { CampaignRecord } from '../record.ts';
import { cardsWith, imperialClasses, withEmpire, withHero } from './books.ts';
import { withCard } from './deals.ts';
import { missionCalled } from './missions.ts';
import { freshItemDecks } from './shop.ts';

/**
 * A campaign of which nothing is known but what its options say. Throws {@link InputError} where they name what there is
 * not.
 */
export function freshRecord(terms: Terms, seats: number): CampaignRecord {
  const campaign = campaignOf(terms);
  const { content, play } = campaign;
  const count = seats - 1;
  if (count > content.heroes.length)
    refuse(`the cards have ${content.heroes.length} heroes; play with fewer seats`);
  if (play.heroes.length > count)
    refuse(`${play.heroes.length} heroes are named for ${count} seats; name one for each at most`);
  checkMissions(campaign);
  const itemDecks = freshItemDecks(content);
  let record: CampaignRecord = {
    ...emptyRecord(count),
    itemDecks,
    itemDeckSizes: itemDecks.map(({ length }) => length),
    supplies: cardsWith(content, ({ kind }) => kind === 'supply'),
  };
  for (const [place, id] of play.heroes.entries()) {
    const hero = content.heroes.findIndex((one) => one.hero.id === id);
    if (hero < 0) refuse(`there is no hero "${id}"; known: ${idsOf(content.heroes.map((one) => one.hero))}`);
    record = withChosenHero(campaign, record, place + 1, hero);
  }
  if (play.imperialClass === undefined) return record;
  const classes = imperialClasses(campaign.content);
  if (!classes.includes(play.imperialClass))
    refuse(`there is no Imperial class "${play.imperialClass}"; known: ${classes.join(', ')}`);
  return withClass(campaign, record, play.imperialClass);
}

/** A campaign of so many heroes in which nobody has anything, and there is nothing to be had. */
export function emptyRecord(heroes: number): CampaignRecord {
  return {
    stage: 0,
    heroes: Array.from({ length: heroes }, () => ({
      hero: none,
      xp: 0,
      classCards: [],
      items: [],
      rewards: [],
    })),
    empire: {
      class: '',
      xp: 0,
      influence: 0,
      classCards: [],
      rewards: [],
      agendaDeck: [],
      agendaHand: [],
      agendasDrawn: [],
      agendasInPlay: [],
      villains: [],
    },
    credits: 0,
    allies: [],
    itemDecks: [],
    itemDeckSizes: [],
    supplies: [],
    sideDeck: [],
    active: [],
    forced: [],
    next: null,
    log: [],
    marks: [],
  };
}

function refuse(fault: string): never {
  throw new InputError('bad-options', fault);
}

function idsOf(list: readonly { readonly id: string }[]): string {
  return list.map(({ id }) => id).join(', ');
}

/** The missions have to be there that the length of the campaign needs. */
function checkMissions(campaign: CampaignTerms): void {
  const { missions, play } = campaign;
  const all = missions.map((one) => one.campaign);
  if (play.length === 'mission') {
    if (missionCalled(campaign, play.mission ?? '') === undefined)
      refuse(`there is no mission "${play.mission}"; known: ${idsOf(all)}`);
    return;
  }
  for (const kind of ['introduction', 'side', 'story'] as const)
    if (!all.some((mission) => mission.kind === kind)) refuse(`a campaign needs a mission of kind ${kind}`);
}

/** The mission with which it begins: the one that is played alone, or the introduction. */
export function firstMission({ missions, play }: CampaignTerms): CompiledCampaignMission {
  const number = missions.findIndex(({ campaign }) =>
    play.mission === null ? campaign.kind === 'introduction' : campaign.id === play.mission,
  );
  return entry(missions, number);
}

/** The stage at which a mission is met for the first time in a campaign of eight stages. */
export function stageOfMission({ campaign: { id, kind } }: CompiledCampaignMission): number {
  const isStory = kind === 'story' || kind === 'finale';
  const fitting = stages.flatMap((stage, place) => {
    const isFitting = isStory
      ? stage.kind === 'story' || stage.kind === 'finale'
      : stage.kind === (kind === 'forced' ? 'side' : kind);
    return isFitting ? [place] : [];
  });
  return fitting.at(depthOf(id) ?? (kind === 'finale' ? -1 : 0)) ?? 0;
}

/** The heroes join with their starting cards, and a reward where few play (A13). */
export function withChosenHero(
  { content }: CampaignTerms,
  record: CampaignRecord,
  seat: Seat,
  hero: number,
): CampaignRecord {
  const { deck } = entry(content.heroes, hero);
  const few = content.cards.findIndex(({ ofHeroes }) => ofHeroes === record.heroes.length);
  const first = deck.filter((card) => content.cards[card]?.starting === true);
  const joined = withHero(record, seat, { hero });
  return [...first, ...(few < 0 ? [] : [few])].reduce(
    (before, card) => withCard(content, before, seat, card),
    joined,
  );
}

/** The Empire has a class, and the cards of it that cost nothing (A13). */
export function withClass({ content }: CampaignTerms, record: CampaignRecord, id: string): CampaignRecord {
  const classCards = cardsWith(
    content,
    ({ kind, of, starting }) => kind === 'imperial-class' && of === id && starting === true,
  );
  return withEmpire(record, { class: id, classCards });
}
