import type { Seat } from '../../../../../kernel/game.ts';
import { entry } from '../../../../common/at.ts';
import type { CampaignCard } from '../../../content/campaign/card-schema.ts';
import type { CompiledCampaign } from '../../../content/campaign/compile-campaign.ts';
import type { CampaignRecord, HeroRecord, OwnedItem } from '../record.ts';
import type { CampaignRefusal } from '../refusals.ts';
import { cardOf, heroRecord, isKept, withHero, without } from './books.ts';

/**
 * What heroes can do with experience, credits and items in a Rebel upgrade stage (A13): for each deal why it is forbidden, and
 * the record after it.
 */

/** What is paid for an item that has no price (A13), or that is a class card (B5). */
const plainSale = 50;
/** Prices are multiples of this many credits. */
const coin = 25;

/** What the heroes get for an item: half of its price, rounded up (A13). */
export function saleOf({ kind, item }: CampaignCard): number {
  const price = kind === 'class' ? 0 : (item?.credits ?? 0);
  return price === 0 ? plainSale : Math.ceil(price / 2 / coin) * coin;
}

/** Whether a card is put on weapons. */
export function isModification({ item }: CampaignCard): boolean {
  return item?.type === 'melee-modification' || item?.type === 'ranged-modification';
}

export function itemOf({ items }: HeroRecord, card: number): OwnedItem | undefined {
  return items.find((one) => one.card === card);
}

/** The weapon of a hero on which a modification is. */
export function weaponWith({ items }: HeroRecord, modification: number): OwnedItem | undefined {
  return items.find(({ modifications }) => modifications.includes(modification));
}

/** Whether a class card of a hero is bought, or one that it began with. */
function hasCard({ classCards, items }: HeroRecord, card: number): boolean {
  return classCards.includes(card) || items.some((one) => one.card === card);
}

/** Why a hero does not buy a class card (A13); undefined if it may. */
export function whyNotLearn(
  content: CompiledCampaign,
  record: CampaignRecord,
  seat: Seat,
  card: number,
): CampaignRefusal | undefined {
  const hero = heroRecord(record, seat);
  if (!entry(content.heroes, hero.hero).deck.includes(card)) return 'not-of-class';
  const { xp = 0, starting } = cardOf(content, card);
  if (hasCard(hero, card) || starting) return 'bought-already';
  return hero.xp < xp ? 'too-few-xp' : undefined;
}

export function learn(
  content: CompiledCampaign,
  record: CampaignRecord,
  seat: Seat,
  card: number,
): CampaignRecord {
  const { xp = 0 } = cardOf(content, card);
  const paid = withHero(record, seat, { xp: heroRecord(record, seat).xp - xp });
  return withCard(content, paid, seat, card);
}

/** The record after a hero gets a card: an item lies among its items, wherever it comes from (B5). */
export function withCard(
  content: CompiledCampaign,
  record: CampaignRecord,
  seat: Seat,
  card: number,
): CampaignRecord {
  const { kind, item } = cardOf(content, card);
  const { items, classCards, rewards } = heroRecord(record, seat);
  if (item !== undefined) return withHero(record, seat, { items: [...items, { card, modifications: [] }] });
  if (kind === 'class') return withHero(record, seat, { classCards: [...classCards, card] });
  return withHero(record, seat, { rewards: [...rewards, card] });
}

/** Why the heroes do not buy an item that the shop shows; undefined if they may. */
export function whyNotBuy(
  content: CompiledCampaign,
  record: CampaignRecord,
  card: number,
): CampaignRefusal | undefined {
  const { credits = 0 } = cardOf(content, card).item ?? {};
  return record.credits < credits ? 'too-few-credits' : undefined;
}

export function buy(
  content: CompiledCampaign,
  record: CampaignRecord,
  seat: Seat,
  card: number,
): CampaignRecord {
  const { credits = 0 } = cardOf(content, card).item ?? {};
  return withCard(content, { ...record, credits: record.credits - credits }, seat, card);
}

/** Why a hero does not sell a card; undefined if it may. */
export function whyNotSell(
  content: CompiledCampaign,
  record: CampaignRecord,
  seat: Seat,
  card: number,
): CampaignRefusal | undefined {
  if (itemOf(heroRecord(record, seat), card) === undefined) return 'not-your-item';
  const sold = cardOf(content, card);
  return sold.kind === 'reward' || isKept(sold, 'sold') ? 'not-for-sale' : undefined;
}

/**
 * The record after an item is sold: modifications on it stay with the hero, it goes back to its deck; one that is a class
 * card can be bought with experience again.
 */
export function sell(
  content: CompiledCampaign,
  record: CampaignRecord,
  seat: Seat,
  card: number,
): CampaignRecord {
  const { items } = heroRecord(record, seat);
  const sold = items.find((one) => one.card === card);
  const left = [
    ...items.filter((one) => one !== sold),
    ...(sold?.modifications ?? []).map((each) => ({ card: each, modifications: [] })),
  ];
  const { kind, item } = cardOf(content, card);
  const itemDecks = kind === 'item' ? withCardInDeck(record.itemDecks, item?.tier, card) : record.itemDecks;
  const credits = record.credits + saleOf(cardOf(content, card));
  return withHero({ ...record, credits, itemDecks }, seat, { items: left });
}

/** The item decks with a card put back, in the order of the pack. */
export function withCardInDeck(
  decks: CampaignRecord['itemDecks'],
  tier: number | undefined,
  card: number,
): CampaignRecord['itemDecks'] {
  return decks.map((deck, place) =>
    place + 1 === tier ? [...deck, card].sort((one, other) => one - other) : deck,
  );
}

/** Why a hero does not give an item to another one; undefined if it may. Class cards and rewards stay (A13). */
export function whyNotGive(
  content: CompiledCampaign,
  record: CampaignRecord,
  seat: Seat,
  card: number,
  to: Seat,
): CampaignRefusal | undefined {
  if (itemOf(heroRecord(record, seat), card) === undefined) return 'not-your-item';
  if (to === seat || record.heroes[to - 1] === undefined) return 'no-other-hero';
  const given = cardOf(content, card);
  return given.kind === 'item' && !isKept(given, 'traded') ? undefined : 'not-given';
}

/** The record after an item is given away with what is on it. */
export function give(record: CampaignRecord, seat: Seat, card: number, to: Seat): CampaignRecord {
  const { items } = heroRecord(record, seat);
  const given = items.filter((one) => one.card === card);
  const left = withHero(record, seat, { items: items.filter((one) => one.card !== card) });
  return withHero(left, to, { items: [...heroRecord(record, to).items, ...given] });
}

/** Why a modification is not put on a weapon of its hero; undefined if it may be (A13). */
export function whyNotFit(
  content: CompiledCampaign,
  record: CampaignRecord,
  seat: Seat,
  card: number,
  weapon: number,
): CampaignRefusal | undefined {
  const hero = heroRecord(record, seat);
  const target = itemOf(hero, weapon);
  if (itemOf(hero, card) === undefined || target === undefined) return 'not-your-item';
  const [modification, armed] = [cardOf(content, card), cardOf(content, weapon)];
  if (!isModification(modification)) return 'not-a-modification';
  if (modification.item?.type.replace('modification', 'weapon') !== armed.item?.type)
    return 'modification-does-not-fit';
  if (target.modifications.length >= (armed.item?.slots ?? 0)) return 'no-slot';
  const own = modification.item?.traits ?? [];
  const isAlike = target.modifications.some((one) =>
    cardOf(content, one).item?.traits.some((trait) => own.includes(trait)),
  );
  return isAlike ? 'same-modification' : undefined;
}

export function fit(record: CampaignRecord, seat: Seat, card: number, weapon: number): CampaignRecord {
  const { items } = heroRecord(record, seat);
  const fitted = items
    .filter((one) => one.card !== card)
    .map((one) => (one.card === weapon ? { ...one, modifications: [...one.modifications, card] } : one));
  return withHero(record, seat, { items: fitted });
}

/** The record after a modification is taken off its weapon. */
export function remove(record: CampaignRecord, seat: Seat, card: number): CampaignRecord {
  const { items } = heroRecord(record, seat);
  const left = items.map((one) => ({ ...one, modifications: without(one.modifications, card) }));
  return withHero(record, seat, { items: [...left, { card, modifications: [] }] });
}
