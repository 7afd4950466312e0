import { hashOf } from '../../../kernel/canonical.ts';
import { InputError } from '../../../kernel/error.ts';
import type { Content } from '../../../kernel/game.ts';

export const cards = ['aim', 'guard', 'jam'] as const;
export type Card = (typeof cards)[number];

export const weathers = ['clear', 'storm', 'fog'] as const;
export type Weather = (typeof weathers)[number];

export interface Unit {
  readonly id: string;
  readonly strength: number;
  readonly cost: number;
  readonly story: string;
}

/** The public part of a pack. */
export interface PublicPack {
  readonly units: readonly Unit[];
  /** The number of each card in the deck. */
  readonly deck: Readonly<Record<Card, number>>;
}

/** A pack with the weather of its rounds. After the last one, the weather begins again with the first. */
export interface Pack extends PublicPack {
  readonly sealed?: { readonly weather: readonly Weather[] };
}

/** The compiled pack, with which the rules work. */
export interface CompiledPack {
  readonly content: Content;
  readonly units: ReadonlyMap<string, Unit>;
  readonly ids: readonly string[];
  readonly deck: readonly Card[];
  /** Missing in rules that were opened with the public part alone. */
  readonly weather: readonly Weather[] | undefined;
}

/** Makes a pack with a number of units. Each has a story of about 120 characters, so 2,000 units have 300 kB. */
export function generatePack(units: number): Pack {
  return {
    units: Array.from({ length: units }, (_, number) => ({
      id: `u${number}`,
      strength: 1 + (number % 4),
      cost: 1 + ((number * 7) % 5),
      story: `Unit ${number} ${'has held the line since the first winter of the outpost, '.repeat(2)}`,
    })),
    deck: { aim: 6, guard: 6, jam: 8 },
    sealed: { weather: ['clear', 'storm', 'clear', 'clear', 'fog', 'clear', 'storm'] },
  };
}

export const packs: Readonly<Record<string, Pack>> = { small: generatePack(12) };

/** Compiles the pack that the options of a table name. Throws {@link InputError} `bad-options` or `bad-pack`. */
export function compile(asked: string | Pack): CompiledPack {
  const pack = typeof asked === 'string' ? packs[asked] : asked;
  if (pack === undefined) throw new InputError('bad-options', `no pack is called "${String(asked)}"`);
  const { sealed, units, deck } = pack;
  if (!units.some(({ cost }) => cost <= 12)) throw new InputError('bad-pack', 'every unit costs too much');
  const open = {
    units: units.map(({ id, strength, cost, story }) => ({ id, strength, cost, story })),
    deck: { aim: deck.aim, guard: deck.guard, jam: deck.jam },
  };
  return {
    content: {
      hash: hashOf(open),
      pack: open,
      ...(sealed && { sealed: { weather: [...sealed.weather] } }),
    },
    units: new Map(units.map((unit) => [unit.id, unit])),
    ids: units.map(({ id }) => id),
    deck: cards.flatMap((card) => Array.from({ length: deck[card] }, () => card)),
    weather: sealed?.weather,
  };
}
