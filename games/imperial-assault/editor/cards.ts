import { admits, type Shape } from '../../../web/packs/kit/schema-form/shape.ts';
import type { CommandCard, Companion, DeploymentCard, Form, PackFile, Upgrade } from '../content/pack.ts';
import { packSchema } from '../content/pack-schema.ts';
import type { CardGroup } from './spot.ts';

const { deployments, companions, forms, upgrades, commands } = packSchema.properties;

/** The shape of the cards of each list. */
export const shapes: Readonly<Record<CardGroup, Shape>> = {
  deployments: deployments.items,
  companions: companions.items,
  forms: forms.items,
  upgrades: upgrades.items,
  commands: commands.items,
};

/** How many cards each list may have. */
export const limits: Readonly<Record<CardGroup, { readonly least: number; readonly most: number }>> = {
  deployments: { least: deployments.minItems, most: deployments.maxItems },
  companions: { least: 0, most: companions.maxItems },
  forms: { least: 0, most: forms.maxItems },
  upgrades: { least: 0, most: upgrades.maxItems },
  commands: { least: commands.minItems, most: commands.maxItems },
};

const is = {
  deployments: (card: unknown): card is DeploymentCard => admits(shapes.deployments, card),
  companions: (card: unknown): card is Companion => admits(shapes.companions, card),
  forms: (card: unknown): card is Form => admits(shapes.forms, card),
  upgrades: (card: unknown): card is Upgrade => admits(shapes.upgrades, card),
  commands: (card: unknown): card is CommandCard => admits(shapes.commands, card),
} as const;

/** The pack with another card in this place; the same pack where that is no card of the list. */
export function withCard(pack: PackFile, group: CardGroup, index: number, card: unknown): PackFile {
  switch (group) {
    case 'deployments':
      return is.deployments(card) ? { ...pack, deployments: pack.deployments.with(index, card) } : pack;
    case 'companions':
      return is.companions(card) ? { ...pack, companions: pack.companions.with(index, card) } : pack;
    case 'forms':
      return is.forms(card) ? { ...pack, forms: pack.forms.with(index, card) } : pack;
    case 'upgrades':
      return is.upgrades(card) ? { ...pack, upgrades: pack.upgrades.with(index, card) } : pack;
    case 'commands':
      return is.commands(card) ? { ...pack, commands: pack.commands.with(index, card) } : pack;
    default:
      return group satisfies never;
  }
}

/** The pack with a copy of a card behind it, under an id of its own, and our own design. */
export function withCopy(pack: PackFile, group: CardGroup, index: number): PackFile {
  const cards: readonly PackFile[CardGroup][number][] = pack[group];
  const card = cards[index];
  if (card === undefined || cards.length >= limits[group].most) return pack;
  const copy = { ...card, id: freeId(cards, card.id), certainty: { card: 'original' } };
  const before = { ...pack, [group]: cards.toSpliced(index + 1, 0, card) };
  return withCard(before, group, index + 1, copy);
}

/** The pack with a new card at the end of a list: the first one of the pack that comes with the game, under a new id. */
export function withFresh(pack: PackFile, group: CardGroup, model: PackFile[CardGroup][number]): PackFile {
  const index = pack[group].length;
  const added = { ...pack, [group]: [...pack[group], model] };
  const fresh = { ...model, id: freeId(pack[group], 'own'), certainty: { card: 'original' } };
  return withCard(added, group, index, fresh);
}

/** The pack without a card, unless its list would be too short. */
export function withoutCard(pack: PackFile, group: CardGroup, index: number): PackFile {
  if (pack[group].length <= limits[group].least) return pack;
  return { ...pack, [group]: pack[group].toSpliced(index, 1) };
}

/** An id that no entry of a list has: the wish, or the wish with the least number that is free. */
export function freeId(entries: readonly { readonly id: string }[], wish: string): string {
  const taken = new Set(entries.map(({ id }) => id));
  if (!taken.has(wish)) return wish;
  const base = wish.replace(/-\d+$/, '').slice(0, 36);
  for (let number = 2; ; number++) {
    const id = `${base}-${number}`;
    if (!taken.has(id)) return id;
  }
}
