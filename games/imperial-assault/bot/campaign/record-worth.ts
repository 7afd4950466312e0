import { once } from '../../../common/once.ts';
import type { CampaignCard } from '../../content/campaign/card-schema.ts';
import type { CompiledCampaign } from '../../content/campaign/compile-campaign.ts';
import { campaignOf } from '../../rules/added.ts';
import { isModification, saleOf } from '../../rules/campaign/between/deals.ts';
import type { CampaignRecord, OwnedItem } from '../../rules/campaign/record.ts';
import type { Terms } from '../../rules/options.ts';

/** What is worth how much between missions, in the unit of victory points. Money is worth a little less than what it buys. */
const worths = {
  xp: 0.8,
  credits: 0.004,
  influence: 0.8,
  /** A class card for each experience point of it, an item for each credit, an agenda and its influence. */
  learnt: 1,
  item: 0.007,
  agenda: 0.5,
  agendaInfluence: 0.9,
  /** An item without a price. */
  plainItem: 1.75,
  /** The shares of weapons that count, the best one first; other items count as often as a hero takes them along (A13). */
  weapons: [1, 0.3],
  armour: [1],
  equipment: [1, 1, 1],
  /** The share of a modification that is on no weapon. */
  loose: 0.5,
  unarmed: 6,
} as const;

/** What heroes have, less what the Empire has. */
export function recordWorth(terms: Terms, record: CampaignRecord): number {
  const { content } = campaignOf(terms);
  const known = worthsOfRecords(content);
  let worth = known.get(record);
  if (worth === undefined) {
    worth = workOut(content, record);
    known.set(record, worth);
  }
  return worth;
}

/** What records are worth: within a mission all states have the same one. */
const worthsOfRecords = once((_content: CompiledCampaign) => new WeakMap<CampaignRecord, number>());

function workOut({ cards }: CompiledCampaign, { heroes, credits, empire }: CampaignRecord): number {
  const classWorth = (list: readonly number[]): number =>
    list.reduce((sum, card) => sum + worths.learnt * (cards[card]?.xp ?? 0), 0);
  let sum = worths.credits * credits;
  for (const { xp, classCards, items } of heroes)
    sum += worths.xp * xp + classWorth(classCards) + itemsWorth(cards, items);
  sum -= worths.xp * empire.xp + worths.influence * empire.influence + classWorth(empire.classCards);
  for (const card of [...empire.agendaHand, ...empire.agendasInPlay])
    sum -= worths.agenda + worths.agendaInfluence * (cards[card]?.agenda?.influence ?? 0);
  return sum;
}

/** What the items of a hero are worth to it: those that it does not take along only what they are sold for. */
function itemsWorth(cards: readonly CampaignCard[], items: readonly OwnedItem[]): number {
  let sum = 0;
  const ofUse: Record<'weapons' | 'armour' | 'equipment', Valued[]> = {
    weapons: [],
    armour: [],
    equipment: [],
  };
  for (const { card, modifications } of items) {
    const own = cards[card];
    if (own === undefined) continue;
    const fitted = modifications.reduce((all, each) => all + worthOfItem(cards[each]), 0);
    const valued = { worth: worthOfItem(own) + fitted, sale: worths.credits * saleOf(own) * 0.9 };
    if (isModification(own)) sum += worths.loose * valued.worth;
    else if (own.item?.type === 'armour') ofUse.armour.push(valued);
    else if (own.item?.type === 'equipment') ofUse.equipment.push(valued);
    else ofUse.weapons.push(valued);
  }
  for (const kind of ['weapons', 'armour', 'equipment'] as const) {
    const best = ofUse[kind].sort((one, other) => other.worth - one.worth);
    for (const [place, { worth, sale }] of best.entries())
      sum += Math.max(sale, worth * (worths[kind][place] ?? 0));
  }
  return ofUse.weapons.length === 0 ? sum - worths.unarmed : sum;
}

interface Valued {
  readonly worth: number;
  readonly sale: number;
}

function worthOfItem(card: CampaignCard | undefined): number {
  const { kind, item, xp = 0 } = card ?? {};
  const price = kind === 'item' ? (item?.credits ?? 0) : 0;
  return price > 0 ? worths.item * price : worths.plainItem + worths.learnt * xp;
}
