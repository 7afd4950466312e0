import { admits } from '../../../web/packs/kit/schema-form/shape.ts';
import { cardEffectSchema, objectiveEffectSchema, powerEffectSchema } from '../content/effect-schema.ts';
import type {
  Card,
  CardEffect,
  CombatCard,
  ObjectiveCard,
  ObjectiveEffect,
  PackFile,
  PowerEffect,
} from '../content/pack.ts';
import { markOwnData } from './certainty.ts';

import { freeId } from './spot.ts';
import { withoutOne } from './units.ts';

/** The fewest cards of a pack. */
const fewest = 10;
const most = 400;

export type Ability = NonNullable<CombatCard['ability']>;
export type AbilityIcon = Ability['icon'];

/** Whether an effect has the types of those beside the icon of a combat card, on an objective card, of a power icon. */
export function isCardEffect(effect: unknown): effect is CardEffect {
  return cardEffectSchema.oneOf.some((shape) => admits(shape, effect));
}

export function isObjectiveEffect(effect: unknown): effect is ObjectiveEffect {
  return objectiveEffectSchema.oneOf.some((shape) => admits(shape, effect));
}

export function isPowerEffect(effect: unknown): effect is PowerEffect {
  return powerEffectSchema.oneOf.some((shape) => admits(shape, effect));
}

function put(pack: PackFile, index: number, card: Card): PackFile {
  return { ...pack, cards: pack.cards.with(index, card) };
}

/** What both kinds of cards have. */
type Common = Partial<Pick<Card, 'name' | 'stars' | 'guard' | 'rarity' | 'set'>>;

/** With other data of a card of either kind. */
export function setCard(pack: PackFile, index: number, change: Common): PackFile {
  const card = pack.cards[index];
  if (card === undefined) return pack;
  return put(pack, index, markOwnData({ ...card, ...change }, ...Object.keys(change)));
}

/** With another combat bonus; objective cards have none. */
export function setBonus(pack: PackFile, index: number, change: Partial<CombatCard['bonus']>): PackFile {
  const card = pack.cards[index];
  if (card?.kind !== 'combat') return pack;
  const fields = Object.keys(change).map((field) => `bonus.${field}`);
  return put(pack, index, markOwnData({ ...card, bonus: { ...card.bonus, ...change } }, ...fields));
}

/** A combat card becomes an objective card, or the other way round. What both have stays. */
export function setKind(pack: PackFile, index: number, kind: Card['kind']): PackFile {
  const card = pack.cards[index];
  if (card === undefined || card.kind === kind) return pack;
  const { id, name, stars, guard } = card;
  const rest = {
    ...(card.rarity !== undefined && { rarity: card.rarity }),
    ...(card.set !== undefined && { set: card.set }),
    ...(card.certainty !== undefined && { certainty: card.certainty }),
  };
  const both = { id, name, stars, guard, ...rest };
  const next: Card =
    kind === 'combat'
      ? { ...both, kind, bonus: { stat: 'attack', amount: 1 } }
      : { ...both, kind, effects: [] };
  return put(pack, index, markOwnData(next, 'bonus.stat', 'bonus.amount', 'ability'));
}

/** With another ability; undefined for none. */
export function setAbility(pack: PackFile, index: number, ability: Ability | undefined): PackFile {
  const card = pack.cards[index];
  if (card?.kind !== 'combat') return pack;
  const { ability: _, ...rest } = card;
  const next: CombatCard = ability === undefined ? rest : { ...rest, ability };
  return put(pack, index, markOwnData(next, 'ability'));
}

export function setEffects(pack: PackFile, index: number, effects: ObjectiveCard['effects']): PackFile {
  const card = pack.cards[index];
  if (card?.kind !== 'objective') return pack;
  return put(pack, index, markOwnData({ ...card, effects }, 'ability'));
}

/** Adds a card like another one after it. */
export function copyCard(pack: PackFile, index: number): PackFile {
  const card = pack.cards[index];
  if (card === undefined || pack.cards.length >= most) return pack;
  const copy = { ...card, id: freeId(pack.cards, card.id) };
  return { ...pack, cards: pack.cards.toSpliced(index + 1, 0, copy) };
}

/** Takes a card out of the pack, and out of the decks of its fleets. */
export function removeCard(pack: PackFile, index: number): PackFile {
  const card = pack.cards[index];
  if (card === undefined || pack.cards.length <= fewest) return pack;
  return {
    ...pack,
    cards: pack.cards.toSpliced(index, 1),
    fleets: pack.fleets.map((fleet) => ({ ...fleet, deck: withoutOne(fleet.deck, card.id) })),
  };
}
