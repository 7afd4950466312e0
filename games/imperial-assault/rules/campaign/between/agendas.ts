import type { Chance } from '../../../../../kernel/chance.ts';
import { once } from '../../../../common/once.ts';
import type { CompiledCampaign } from '../../../content/campaign/compile-campaign.ts';
import type { CampaignTerms } from '../../added.ts';
import type { CampaignRecord } from '../record.ts';
import type { CampaignRefusal } from '../refusals.ts';
import { cardOf, withEmpire, without } from './books.ts';
import { missionCalled } from './missions.ts';

/** Sets in the agenda deck (A13). */
export const setsInDeck = 6;
/** Agendas that are drawn in each Imperial upgrade stage (A13). */
const agendasDrawn = 4;
/** Agendas in hand and in play at the end of an Imperial upgrade stage (B12). */
export const mostAgendas = 4;

/** The cards of each set of agendas, in the order of the pack. */
const cardsBySet = once(({ cards }: CompiledCampaign): ReadonlyMap<string, readonly number[]> => {
  const sets = new Map<string, number[]>();
  for (const [number, { agenda }] of cards.entries()) {
    if (agenda === undefined) continue;
    const others = sets.get(agenda.set);
    if (others) others.push(number);
    else sets.set(agenda.set, [number]);
  }
  return sets;
});

/** The sets of agendas, in the order of the pack. */
export function agendaSets(content: CompiledCampaign): readonly string[] {
  return [...cardsBySet(content).keys()];
}

/** The cards of a set: all lie in the deck, so that its number tells nobody which sets were chosen. */
export function cardsOfSet(content: CompiledCampaign, set: string): readonly number[] {
  return cardsBySet(content).get(set) ?? [];
}

/** Draws four agendas, and those that agendas in play add. */
export function drawAgendas(
  content: CompiledCampaign,
  record: CampaignRecord,
  chance: Chance,
): CampaignRecord {
  const { agendaDeck, agendasInPlay } = record.empire;
  const more = agendasInPlay.reduce(
    (sum, card) => sum + (cardOf(content, card).agenda?.ransom?.draws ?? 0),
    0,
  );
  const deck = [...agendaDeck];
  chance.shuffle(deck);
  const drawn = deck.splice(0, agendasDrawn + more).sort((one, other) => one - other);
  return withEmpire(record, { agendaDeck: deck, agendasDrawn: drawn });
}

/** Agendas that were not bought are shuffled back. */
export function shuffleBack(record: CampaignRecord, chance: Chance): CampaignRecord {
  const deck = [...record.empire.agendaDeck, ...record.empire.agendasDrawn];
  chance.shuffle(deck);
  return withEmpire(record, { agendaDeck: deck, agendasDrawn: [] });
}

/** Why the Empire does not buy an agenda; undefined if it may. One that is a mission which the campaign lacks cannot be bought (C3). */
export function whyNotScheme(
  { content, missions }: Pick<CampaignTerms, 'content' | 'missions'>,
  { empire }: CampaignRecord,
  card: number,
): CampaignRefusal | undefined {
  if (!empire.agendasDrawn.includes(card)) return 'not-drawn';
  const { mission, influence = 0 } = cardOf(content, card).agenda ?? {};
  if (mission !== undefined && missionCalled({ missions }, mission) === undefined) return 'mission-missing';
  return empire.influence < influence ? 'too-little-influence' : undefined;
}

/**
 * The record after an agenda is bought (A13): a secret one is in hand, an ongoing one in play, one that is a mission can be
 * chosen, or is forced; an immediate one is used up.
 */
export function scheme(content: CompiledCampaign, record: CampaignRecord, card: number): CampaignRecord {
  const { agenda } = cardOf(content, card);
  const { empire } = record;
  const paid = withEmpire(record, {
    influence: empire.influence - (agenda?.influence ?? 0),
    agendasDrawn: without(empire.agendasDrawn, card),
  });
  const { mission } = agenda ?? {};
  switch (agenda?.type) {
    case 'secret':
      return withEmpire(paid, { agendaHand: inOrder([...empire.agendaHand, card]) });
    case 'ongoing':
      return withEmpire(paid, { agendasInPlay: inOrder([...empire.agendasInPlay, card]) });
    case 'side-mission':
      return mission === undefined ? paid : { ...paid, active: [...record.active, mission] };
    case 'forced-mission':
      return mission === undefined ? paid : { ...paid, forced: [...record.forced, mission] };
    case 'immediate':
    case undefined:
      return paid;
  }
}

/** Whether the Empire has more agendas than it may keep. */
export function hasTooManyAgendas({ empire }: CampaignRecord): boolean {
  return empire.agendaHand.length + empire.agendasInPlay.length > mostAgendas;
}

/** The record after an agenda in hand or in play is gone for good. */
export function discardAgenda(record: CampaignRecord, card: number): CampaignRecord {
  const { agendaHand, agendasInPlay } = record.empire;
  return withEmpire(record, {
    agendaHand: without(agendaHand, card),
    agendasInPlay: without(agendasInPlay, card),
  });
}

/** Why the Empire does not buy a class card; undefined if it may. */
export function whyNotTrain(
  content: CompiledCampaign,
  { empire }: CampaignRecord,
  card: number,
): CampaignRefusal | undefined {
  const { kind, of, xp = 0, starting } = cardOf(content, card);
  if (kind !== 'imperial-class' || of !== empire.class) return 'not-of-class';
  if (starting || empire.classCards.includes(card)) return 'bought-already';
  return empire.xp < xp ? 'too-few-xp' : undefined;
}

/** The record after the Empire has bought a class card. */
export function train(content: CompiledCampaign, record: CampaignRecord, card: number): CampaignRecord {
  const { xp, classCards } = record.empire;
  return withEmpire(record, {
    xp: xp - (cardOf(content, card).xp ?? 0),
    classCards: inOrder([...classCards, card]),
  });
}

function inOrder(cards: readonly number[]): readonly number[] {
  return cards.toSorted((one, other) => one - other);
}
