import { InputError } from '../../../../../kernel/error.ts';
import type { Json } from '../../../../../kernel/game.ts';
import { entry } from '../../../../common/at.ts';
import { stagesOf } from '../../../content/campaign/log.ts';
import { campaignOf } from '../../added.ts';
import type { Terms } from '../../options.ts';
import type { CampaignRecord, HeroRecord, LogEntry, OwnedItem, Side } from '../record.ts';
import type { Told } from '../state.ts';
import { nameOfText, textNamed, toldBy } from '../told.ts';
import { missionCalled } from './missions.ts';
import { tiers } from './shop.ts';

/**
 * What a match of a campaign hands on to the next one: the record, with cards by their ids, so that it can be read by a version
 * with more cards. It holds secrets.
 */

/** The form of what is handed on; another form is refused. */
export const form = 1;

type Fields = Readonly<Record<string, Json>>;

/** The record of a campaign as it is handed on; undefined after the finale, after a mission alone, and within a match. */
export function carryOf(terms: Terms, record: CampaignRecord): Json | undefined {
  const { next } = record;
  return next === null ? undefined : { form, ...writeRecord(terms, record), next };
}

/** A record without the next mission, with cards by their ids; one that its reader does not know has an empty name. */
export function writeRecord(terms: Terms, record: CampaignRecord) {
  const idsOf = (cards: readonly number[]): string[] => cards.map((card) => terms.upgrades[card]?.id ?? '');
  const fightersOf = (cards: readonly number[]): string[] =>
    cards.map((card) => entry(terms.fighters, card).id);
  const { empire } = record;
  return {
    stage: record.stage,
    heroes: record.heroes.map(({ hero, xp, classCards, items, rewards }) => ({
      hero: campaignOf(terms).content.heroes[hero]?.hero.id ?? '',
      xp,
      classCards: idsOf(classCards),
      items: items.map(({ card, modifications }) => idsOf([card, ...modifications])),
      rewards: idsOf(rewards),
    })),
    empire: {
      class: empire.class,
      xp: empire.xp,
      influence: empire.influence,
      classCards: idsOf(empire.classCards),
      rewards: idsOf(empire.rewards),
      agendaDeck: idsOf(empire.agendaDeck),
      agendaHand: idsOf(empire.agendaHand),
      agendasInPlay: idsOf(empire.agendasInPlay),
      villains: fightersOf(empire.villains),
    },
    credits: record.credits,
    allies: fightersOf(record.allies),
    itemDecks: record.itemDecks.map(idsOf),
    itemDeckSizes: [...record.itemDeckSizes],
    supplies: idsOf(record.supplies),
    sideDeck: [...record.sideDeck],
    active: [...record.active],
    forced: [...record.forced],
    log: record.log.map(({ stage, mission, winner, rounds, events, told, wounded, withdrew }) => ({
      stage,
      mission,
      winner,
      rounds,
      events: [...events],
      ...(told !== undefined && { told: namesOf(terms, mission, told) }),
      wounded: [...wounded],
      withdrew: [...withdrew],
    })),
    marks: [...record.marks],
  };
}

/** The names of texts that a mission has told: the record refers to its texts, and holds no copies in all languages. */
function namesOf(terms: Terms, id: string, told: readonly Told[]): string[] {
  const mission = missionCalled(campaignOf(terms), id);
  return mission === undefined ? [] : told.flatMap((one) => nameOfText(mission, one) ?? []);
}

/**
 * What a mission has told; of texts that its version of the mission no longer has, nothing is left. Records of before they were kept
 * name only the events that happened.
 */
function toldFrom(
  terms: Terms,
  id: string,
  names: readonly string[] | undefined,
  events: readonly string[],
): readonly Told[] {
  const mission = missionCalled(campaignOf(terms), id);
  if (mission === undefined) return [];
  return names?.flatMap((name) => textNamed(mission, name) ?? []) ?? toldBy(mission, events);
}

/**
 * The record that was handed on. Throws {@link InputError} where it is none, or one of other cards, missions or seats.
 */
export function recordFrom(terms: Terms, seats: number, carry: Json): CampaignRecord {
  const campaign = campaignOf(terms);
  const { content } = campaign;
  const from = fields(carry, 'campaign');
  if (from.form !== form)
    refuse('it was saved by another version of the rules; go on with that version, or begin a new campaign');
  const cards = (value: Json | undefined, name: string): number[] =>
    ids(value, name).map((id) => content.upgradeNumber.get(id) ?? refuse(`there is no card "${id}"`));
  const fighters = (value: Json | undefined, name: string): number[] =>
    ids(value, name).map(
      (id) => terms.fighterNumber.get(id) ?? refuse(`there is no deployment card "${id}"`),
    );
  const missions = (value: Json | undefined, name: string): string[] => {
    const named = ids(value, name);
    for (const id of named)
      if (missionCalled(campaign, id) === undefined) refuse(`there is no mission "${id}"`);
    return named;
  };
  const itemFrom = (value: Json): OwnedItem => {
    const [card, ...modifications] = cards(value, 'items');
    return { card: card ?? refuse('an item has no card'), modifications };
  };
  const heroFrom = (value: Json): HeroRecord => {
    const hero = fields(value, 'heroes');
    const id = text(hero.hero, 'hero');
    const number = content.heroes.findIndex((one) => one.hero.id === id);
    return {
      hero: number >= 0 ? number : refuse(`there is no hero "${id}"`),
      xp: count(hero.xp, 'xp'),
      classCards: cards(hero.classCards, 'classCards'),
      items: list(hero.items, 'items').map(itemFrom),
      rewards: cards(hero.rewards, 'rewards'),
    };
  };
  const logFrom = (value: Json): LogEntry => {
    const logged = fields(value, 'log');
    const mission = text(logged.mission, 'mission');
    const winner = winnerFrom(logged.winner);
    const events = ids(logged.events, 'events');
    const told = logged.told === undefined ? undefined : ids(logged.told, 'told');
    return {
      stage: count(logged.stage, 'stage'),
      mission,
      winner,
      rounds: count(logged.rounds, 'rounds'),
      events,
      told: toldFrom(terms, mission, told, events),
      wounded: counts(logged.wounded, 'wounded'),
      withdrew: counts(logged.withdrew, 'withdrew'),
    };
  };
  const heroes = list(from.heroes, 'heroes').map(heroFrom);
  if (heroes.length !== seats - 1)
    refuse(`it has ${heroes.length} heroes, so it goes on with ${heroes.length + 1} seats, not ${seats}`);
  const stage = count(from.stage, 'stage');
  if (stagesOf(campaign.play.length)[stage] === undefined) refuse(`it has no stage ${stage + 1}`);
  const [next = refuse('it has no next mission')] = missions([text(from.next, 'next')], 'next');
  const empire = fields(from.empire, 'empire');
  const itemDecks = list(from.itemDecks, 'itemDecks').map((deck) => cards(deck, 'itemDecks'));
  const itemDeckSizes = counts(from.itemDeckSizes, 'itemDeckSizes');
  if (itemDecks.length !== tiers.length || itemDeckSizes.length !== tiers.length)
    refuse(`it has ${itemDecks.length} item decks, not ${tiers.length}`);
  return {
    stage,
    heroes,
    empire: {
      class: text(empire.class, 'class'),
      xp: count(empire.xp, 'xp'),
      influence: count(empire.influence, 'influence'),
      classCards: cards(empire.classCards, 'classCards'),
      rewards: cards(empire.rewards, 'rewards'),
      agendaDeck: cards(empire.agendaDeck, 'agendaDeck'),
      agendaHand: cards(empire.agendaHand, 'agendaHand'),
      agendasDrawn: [],
      agendasInPlay: cards(empire.agendasInPlay, 'agendasInPlay'),
      villains: fighters(empire.villains, 'villains'),
    },
    credits: count(from.credits, 'credits'),
    allies: fighters(from.allies, 'allies'),
    itemDecks,
    itemDeckSizes,
    supplies: cards(from.supplies, 'supplies'),
    sideDeck: missions(from.sideDeck, 'sideDeck'),
    active: missions(from.active, 'active'),
    forced: missions(from.forced, 'forced'),
    next,
    log: list(from.log, 'log').map(logFrom),
    marks: ids(from.marks, 'marks'),
  };
}

function refuse(fault: string): never {
  throw new InputError('bad-record', `this campaign cannot go on: ${fault}`);
}

function fields(value: Json | undefined, name: string): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? value
    : refuse(`${name} is no object`);
}

function list(value: Json | undefined, name: string): readonly Json[] {
  return Array.isArray(value) ? value : refuse(`${name} is no list`);
}

function text(value: Json | undefined, name: string): string {
  return typeof value === 'string' ? value : refuse(`${name} is no text`);
}

function ids(value: Json | undefined, name: string): string[] {
  return list(value, name).map((item) => text(item, name));
}

function count(value: Json | undefined, name: string): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
    ? value
    : refuse(`${name} is no number of things`);
}

function counts(value: Json | undefined, name: string): number[] {
  return list(value, name).map((item) => count(item, name));
}

function winnerFrom(value: Json | undefined): Side {
  return value === 'rebels' || value === 'empire' ? value : refuse('a mission has no winner');
}
