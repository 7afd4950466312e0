import { checkAgainst } from '../../../schema/check.ts';
import type { Card } from '../content/pack.ts';
import { packSchema } from '../content/pack-schema.ts';

/** A card that does something else than another, and what is changed. */
export interface Mutant {
  readonly what: string;
  readonly mutant: Card;
}

type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/** What else a word of the vocabulary could be. */
const words: Readonly<Record<string, readonly string[]>> = {
  stat: ['attack', 'damage', 'defense'],
  of: ['self', 'opposing'],
  side: ['friendly', 'opposing'],
  what: ['bonus', 'ability'],
  by: ['chance', 'choice'],
  units: ['one', 'all'],
  where: ['home', 'anywhere'],
  in: ['battle', 'strike', 'both'],
  action: ['move', 'combat', 'strike'],
  role: ['attacker', 'defender'],
  icon: ['laser', 'trooper', 'ace', 'fleet', 'mechanic', 'targeting', 'hyperdrive', 'armor'],
};

/** Parts of a card that can be left out. */
const optional: ReadonlySet<string> = new Set(['if', 'per', 'filter', 'most', 'ability']);

/**
 * All cards that differ in one thing from a card: in a number, a word, or a part that is left out; with one effect fewer;
 * with an ability for any unit, or for fewer units. Values as an objective are changed only where the card has nothing
 * else.
 */
export function mutants(card: Card): Mutant[] {
  const { kind } = card;
  const plain: Plain = JSON.parse(
    JSON.stringify(kind === 'combat' ? { bonus: card.bonus, ability: card.ability } : {}),
  );
  const own =
    kind === 'combat' ? plain : objectiveOf(card.effects.length > 0 ? { effects: card.effects } : card);
  return variants(own, '').flatMap(({ what, value }) => {
    const mutant: Card = JSON.parse(JSON.stringify({ ...card, ability: undefined, ...asObject(value) }));
    const fits = checkAgainst(packSchema.properties.cards.items, mutant).ok;
    return fits && !doesTheSame(mutant) ? [{ what, mutant }] : [];
  });
}

/** Strikes ask for attack alone, so that an aura of another value does the same with strikes and without. */
function doesTheSame(card: Card): boolean {
  if (card.kind !== 'objective') return false;
  return card.effects.some(
    (effect) => effect.do === 'aura' && effect.stat !== 'attack' && effect.in === 'both',
  );
}

function objectiveOf(values: object): Plain {
  const { guard, stars, effects }: { guard?: Plain; stars?: Plain; effects?: Plain } = values;
  const plain = { guard, stars, effects };
  return JSON.parse(JSON.stringify(plain));
}

function asObject(value: Plain): { readonly [key: string]: Plain } {
  return value !== null && typeof value === 'object' && !isList(value) ? value : {};
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}

interface Variant {
  readonly what: string;
  readonly value: Plain;
}

/** The values that differ in one thing from a value. */
function variants(value: Plain, path: string): Variant[] {
  if (value === null || typeof value !== 'object') return [];
  if (isList(value)) return listVariants(value, path);
  return [
    ...abilityVariants(value, path),
    ...Object.entries(value).flatMap(([key, part]): Variant[] => {
      const at = `${path}/${key}`;
      const changed: Variant[] = [
        ...numberVariants(part, at),
        ...wordVariants(key, part, at),
        ...variants(part, at),
      ];
      const found = changed.map(({ what, value: next }) => ({ what, value: { ...value, [key]: next } }));
      const { [key]: _, ...rest } = value;
      return optional.has(key) ? [...found, { what: `without ${at}`, value: rest }] : found;
    }),
  ];
}

/** A list with one entry fewer, or with one that differs. */
function listVariants(list: readonly Plain[], path: string): Variant[] {
  return list.flatMap((part, at): Variant[] => [
    // A list of build stars or icons is never empty, and an ability has an effect.
    ...(list.length > 1 || path === '/effects'
      ? [{ what: `without ${path}/${at}`, value: list.filter((_, other) => other !== at) }]
      : []),
    ...[
      ...numberVariants(part, `${path}/${at}`),
      ...(path.endsWith('/icons') ? wordVariants('icon', part, `${path}/${at}`) : []),
      ...variants(part, `${path}/${at}`),
    ].map(({ what, value }) => ({
      what,
      value: list.map((other, place) => (place === at ? value : other)),
    })),
  ]);
}

function numberVariants(value: Plain, at: string): Variant[] {
  if (typeof value !== 'number') return [];
  return [value - 1, value + 1].map((number) => ({ what: `${at} ${number}`, value: number }));
}

function wordVariants(key: string, value: Plain, at: string): Variant[] {
  if (typeof value !== 'string') return [];
  return (words[key] ?? [])
    .filter((word) => word !== value)
    .map((word) => ({ what: `${at} ${word}`, value: word }));
}

/** Who can use an ability: any unit; or fewer units than now. */
function abilityVariants(value: { readonly [key: string]: Plain }, path: string): Variant[] {
  if (path !== '/ability') return [];
  const icon = asObject(value.icon ?? null);
  const others: Plain[] = [];
  if (icon.kind !== 'wild' || icon.stars !== undefined) others.push({ kind: 'wild' });
  if (icon.kind === 'wild' && icon.stars === undefined) others.push({ kind: 'wild', stars: [2] });
  if (icon.kind === 'wild' && isList(icon.stars ?? null))
    others.push({ kind: 'wild', stars: [1, 2, 3, 4, 5] });
  return others.map((other) => ({
    what: `${path}/icon ${JSON.stringify(other)}`,
    value: { ...value, icon: other },
  }));
}
