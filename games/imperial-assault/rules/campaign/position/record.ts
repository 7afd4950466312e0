import type { Chance } from '../../../../../kernel/chance.ts';
import { InputError } from '../../../../../kernel/error.ts';
import type { Json } from '../../../../../kernel/game.ts';
import { entry } from '../../../../common/at.ts';
import { badPosition } from '../../../../common/bad-position.ts';
import { stagesOf } from '../../../content/campaign/log.ts';
import type { CompiledCampaignMission } from '../../../content/campaign/mission.ts';
import { type CampaignTerms, campaignOf } from '../../added.ts';
import type { Terms } from '../../options.ts';
import { numberIn } from '../../position/arrange.ts';
import { none } from '../../state.ts';
import { imperialClasses, withEmpire, withHero } from '../between/books.ts';
import { form, recordFrom, writeRecord } from '../between/carry.ts';
import { withCard } from '../between/deals.ts';
import { freshRecord, stageOfMission } from '../between/fresh-record.ts';
import { imagineRecord } from '../between/secrets.ts';
import { empireSeat } from '../current.ts';
import type { CampaignRecord } from '../record.ts';
import type { MissionPosition, RecordPosition, SeatPosition } from './schema.ts';

/** The heroes of a position by seat from seat 1 on, in the heroes of the pack. Throws where a seat has none, or one is there twice. */
export function heroesOf(terms: Terms, players: readonly SeatPosition[]): readonly number[] {
  const { sheetOf, heroes } = campaignOf(terms).content;
  const known = (): string => heroes.map(({ hero }) => `${hero.id} or ${hero.id}-wounded`).join(', ');
  const found = players.slice(empireSeat + 1).map(({ groups: [first] }, place) => {
    const sheet = first && sheetOf.get(numberIn(terms.fighterNumber, first.card));
    if (first?.figures.length !== 1 || sheet === undefined)
      badPosition(`groups: the first group of seat ${place + 1} is its hero, one figure: ${known()}`);
    return sheet.hero;
  });
  if (new Set(found).size < found.length) badPosition('groups: each hero is there once');
  for (const [seat, { groups }] of players.entries())
    for (const [place, { card }] of groups.entries())
      if ((seat === empireSeat || place > 0) && sheetOf.has(numberIn(terms.fighterNumber, card)))
        badPosition(`groups: ${card} is a hero: the first group of a seat from 1 on`);
  return found;
}

/** What a record is made of. */
interface Source {
  readonly seats: number;
  readonly given: RecordPosition;
  /** What it is where nothing is said. */
  readonly base: CampaignRecord;
  /** The mission that is played, or any one between missions. */
  readonly next: string;
  /** Agendas that were drawn in the Imperial upgrade stage that goes on. */
  readonly drawn?: readonly string[];
  /** Agendas that are carried out now. */
  readonly playing?: readonly string[];
  readonly shuffle: boolean;
}

/**
 * The record of a position of a mission: what it says of it, and for the rest what follows from the cards on the table, or what a
 * campaign begins with. What is hidden in it is drawn from what it can be.
 */
export function recordFor(
  terms: Terms,
  { players, record: given = {}, shuffle = false, frames = [] }: MissionPosition,
  mission: CompiledCampaignMission,
  heroes: readonly number[],
  chance: Chance,
): CampaignRecord {
  if (given.heroes?.some(({ hero }) => hero !== undefined))
    badPosition('record.heroes: which hero it is says the first group of its seat; leave hero out');
  const base = recordOfTable(terms, players, mission, heroes);
  return completeRecord(
    terms,
    {
      seats: players.length,
      given,
      base,
      next: mission.campaign.id,
      playing: frames.flatMap((frame) => (frame.step === 'agendaPlayed' ? [frame.card] : [])),
      shuffle,
    },
    chance,
  );
}

/** A record as it is given, and in the rest as its base. What is hidden in it is drawn from what it can be. */
export function completeRecord(
  terms: Terms,
  { seats, given, base: from, next, drawn = [], playing = [], shuffle }: Source,
  chance: Chance,
): CampaignRecord {
  const { agendaDeck = [], agendaHand = [] } = given.empire ?? {};
  const agendas = [...agendaDeck, ...agendaHand, ...drawn];
  const areHidden = agendas.some(isHidden);
  if (areHidden && !agendas.every(isHidden))
    badPosition(
      'record.empire: agendaHand and agendaDeck are both named, or both of empty names, and so is what was drawn',
    );
  const base = writeRecord(terms, from);
  const { sideDeck = base.sideDeck } = given;
  const written = {
    form,
    ...base,
    ...given,
    heroes: base.heroes.map((hero, place) => ({ ...hero, ...given.heroes?.[place] })),
    empire: { ...base.empire, ...given.empire, ...(areHidden && { agendaDeck: [], agendaHand: [] }) },
    sideDeck: sideDeck.filter((name) => !isHidden(name)),
    next,
  };
  const read = readRecord(terms, seats, written);
  const hide = (names: readonly string[]): number[] => names.map(() => none);
  const record = {
    ...withEmpire(
      read,
      areHidden
        ? { agendaDeck: hide(agendaDeck), agendaHand: hide(agendaHand), agendasDrawn: hide(drawn) }
        : { agendasDrawn: drawn.map((name) => numberIn(terms.upgradeNumber, name)) },
    ),
    sideDeck,
  };
  checkRecord(terms, given, record);
  if (!shuffle && !areHidden && !sideDeck.some(isHidden)) return record;
  const imagined = imagineRecord(
    terms,
    record,
    areHidden ? 'spectator' : empireSeat,
    chance,
    playing.map((name) => terms.upgradeNumber.get(name) ?? none),
  );
  if (
    imagined.sideDeck.length !== sideDeck.length ||
    imagined.empire.agendaDeck.length !== record.empire.agendaDeck.length ||
    imagined.empire.agendaHand.length !== record.empire.agendaHand.length ||
    imagined.empire.agendasDrawn.length !== record.empire.agendasDrawn.length
  )
    badPosition(
      'record: there are not so many cards as sideDeck, agendaDeck, agendaHand and what was drawn have empty names',
    );
  return imagined;
}

function isHidden(name: string): boolean {
  return name === '';
}

function readRecord(terms: Terms, seats: number, written: object): CampaignRecord {
  const json: Json = JSON.parse(JSON.stringify(written));
  try {
    return recordFrom(terms, seats, json);
  } catch (thrown) {
    if (thrown instanceof InputError) badPosition(`record: ${thrown.message}`);
    throw thrown;
  }
}

/** What the cards on the table say of the record, for a mission at the stage at which it is met first. */
function recordOfTable(
  terms: Terms,
  players: readonly SeatPosition[],
  mission: CompiledCampaignMission,
  heroes: readonly number[],
): CampaignRecord {
  const campaign = campaignOf(terms);
  const { content, play } = campaign;
  const fresh = freshRecord(terms, players.length);
  const stage = Math.min(stageOfMission(mission), stagesOf(play.length).length - 1);
  let record = withEmpire({ ...fresh, stage }, empireOfTable(terms, campaign, entry(players, empireSeat)));
  const owned = new Set<number>();
  for (const [place, hero] of heroes.entries()) {
    const seat = place + 1;
    record = withHero(record, seat, { hero, classCards: [], items: [], rewards: [] });
    for (const { card: name } of entry(players, seat).cards ?? []) {
      const card = numberIn(terms.upgradeNumber, name);
      if (content.cards[card] === undefined || content.cards[card].kind === 'supply') continue;
      record = withCard(content, record, seat, card);
      owned.add(card);
    }
  }
  return { ...record, itemDecks: record.itemDecks.map((deck) => deck.filter((card) => !owned.has(card))) };
}

function empireOfTable(
  terms: Terms,
  { content, play }: CampaignTerms,
  { cards = [] }: SeatPosition,
): Partial<CampaignRecord['empire']> {
  const numbers = cards.map(({ card }) => numberIn(terms.upgradeNumber, card));
  const ofKind = (kind: string): number[] => numbers.filter((card) => content.cards[card]?.kind === kind);
  const [first] = ofKind('imperial-class');
  return {
    class: (first === undefined ? undefined : content.cards[first]?.of) ?? play.imperialClass ?? '',
    classCards: ofKind('imperial-class'),
    agendasInPlay: ofKind('agenda'),
    rewards: ofKind('reward'),
  };
}

/** Each card is in one place, and the Empire has a class that there is. */
function checkRecord(terms: Terms, given: RecordPosition, record: CampaignRecord): void {
  const campaign = campaignOf(terms);
  const { empire, heroes, itemDecks, supplies } = record;
  const classes = imperialClasses(campaign.content);
  if (!classes.includes(empire.class))
    badPosition(`record.empire.class: name the class of the Empire, one of ${classes.join(', ')}`);
  if ((given.heroes?.length ?? 0) > heroes.length)
    badPosition(`record.heroes: there are ${heroes.length} heroes, one for each seat from 1 on`);
  const { cards: known } = campaign.content;
  if (supplies.some((card) => known[card]?.kind !== 'supply'))
    badPosition('record.supplies: in it are cards of kind supply alone');
  const agendas = [
    ...empire.agendaDeck,
    ...empire.agendaHand,
    ...empire.agendasDrawn,
    ...empire.agendasInPlay,
  ].filter((card) => card !== none);
  const strange = agendas.find((card) => known[card]?.kind !== 'agenda');
  if (strange !== undefined)
    badPosition(
      `record.empire: ${entry(terms.upgrades, strange).id} is no agenda; write agendas in agendaDeck, agendaHand, agendasInPlay and what was drawn`,
    );
  const cards = [
    ...heroes.flatMap(({ classCards, items }) => [
      ...classCards,
      ...items.flatMap(({ card, modifications }) => [card, ...modifications]),
    ]),
    ...itemDecks.flat(),
    ...supplies,
    ...empire.classCards,
    ...agendas,
  ];
  const twice = cards.find((card, place) => cards.indexOf(card) !== place);
  if (twice !== undefined)
    badPosition(`record: ${entry(terms.upgrades, twice).id} is in two places; each card is there once`);
}
