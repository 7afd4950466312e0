import { hashOf } from '../../../kernel/canonical.ts';
import type { Content } from '../../../kernel/game.ts';
import { at } from '../../common/at.ts';
import { once } from '../../common/once.ts';
import { type BonusKind, bonusKinds, type Color, colors, type Side, shipIds, spaceKinds } from './pack.ts';
import type { Pack } from './pack-schema.ts';

/** Kinds of spaces as numbers, as states keep them: a double space counts as the side on which a ship lies. */
export const kindCodes = {
  start: spaceKinds.indexOf('start'),
  normal: spaceKinds.indexOf('normal'),
  bonus: spaceKinds.indexOf('bonus'),
  hyperspace: spaceKinds.indexOf('hyperspace'),
  asteroid: spaceKinds.indexOf('asteroid'),
  maw: spaceKinds.indexOf('maw'),
  double: spaceKinds.indexOf('double'),
  final: spaceKinds.indexOf('final'),
} as const;

/** Colours, ships and kinds of bonus cards are counted in the order of their lists. */
export function colorNumber(color: Color): number {
  return colors.indexOf(color);
}

export function bonusNumber(kind: BonusKind): number {
  return bonusKinds.indexOf(kind);
}

/** A movement card as a number that sorts by colour and value. */
export function cardNumber(color: number, value: number): number {
  return color * 16 + value;
}

export function colorOfCard(card: number): number {
  return card >> 4;
}

export function valueOfCard(card: number): number {
  return card & 15;
}

/** A pack in the form with which the rules work. */
export interface CompiledPack {
  readonly source: Pack;
  readonly content: Content;
  /** By space: its kind as a number. */
  readonly kinds: readonly number[];
  /** By space: its sides, as kinds. */
  readonly sides: readonly (readonly Side[])[];
  /** The last planet. */
  readonly last: number;
  /** By space: the nearest plain normal space before it (ruling R1, R2). */
  readonly back: readonly number[];
  /** By space: the next plain normal space after it. */
  readonly onward: readonly number[];
  /** By ship: its colour. */
  readonly colorOf: readonly number[];
  /** By colour: its ships. */
  readonly shipsOf: readonly (readonly number[])[];
  /** All movement cards, sorted. */
  readonly movement: readonly number[];
  /** All bonus cards, sorted. */
  readonly bonus: readonly number[];
  /** No ship gets further in one move: out of hyperspace with a Speed Boost, or with an Evasive Manoeuvre on from there. */
  readonly furthest: number;
}

/** The compiled form of a pack; made once for each. */
export const compile = once(compilePack);

function compilePack(pack: Pack): CompiledPack {
  const { spaces, ships, movement, bonus } = pack;
  const isNormal = spaces.map(({ kind }) => kind === 'normal');
  const colorOf = shipIds.map((id) => {
    const ship = ships.find((one) => one.id === id);
    if (ship === undefined) throw new Error(`the pack has no ship ${id}`);
    return colorNumber(ship.color);
  });
  const onward = spaces.map((_, space) => isNormal.indexOf(true, space));
  const outOfMaw = spaces.map(({ kind }, space) => (kind === 'maw' ? at(onward, space) - space : 0));
  return {
    source: pack,
    content: { hash: hashOf(pack), pack: JSON.parse(JSON.stringify(pack)) },
    kinds: spaces.map(({ kind }) => spaceKinds.indexOf(kind)),
    sides: spaces.map(({ sides }) => sides ?? []),
    last: spaces.length - 1,
    back: spaces.map((_, space) => isNormal.lastIndexOf(true, space)),
    onward,
    colorOf,
    shipsOf: colors.map((_, color) =>
      shipIds.flatMap((_id, ship) => (colorOf[ship] === color ? [ship] : [])),
    ),
    movement: movement
      .flatMap(({ color, value, count }) =>
        new Array<number>(count).fill(cardNumber(colorNumber(color), value)),
      )
      .sort((a, b) => a - b),
    bonus: bonus
      .flatMap(({ kind, count }) => new Array<number>(count).fill(bonusNumber(kind)))
      .sort((a, b) => a - b),
    furthest: 2 * Math.max(...movement.map(({ value }) => value)) + Math.max(1, ...outOfMaw),
  };
}
