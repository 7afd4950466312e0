import { type BonusKind, type Color, colors } from '../content/pack.ts';
import type { PackFile } from '../content/pack-schema.ts';
import { box } from '../content/packs.ts';

/** The values of the movement cards in the box, and whatever else the pack has. */
export function valuesOf(pack: PackFile): readonly number[] {
  const values = [...box.movement, ...movementOf(pack)].map(({ value }) => value);
  return [...new Set(values)].toSorted((a, b) => a - b);
}

/** Where in the pack the movement cards of that colour and value are; -1 if it says nothing of them. */
export function movementPlace(pack: PackFile, color: Color, value: number): number {
  return (pack.movement ?? []).findIndex((cards) => cards.color === color && cards.value === value);
}

export function movementCount(pack: PackFile, color: Color, value: number): number {
  return movementOf(pack).find((cards) => cards.color === color && cards.value === value)?.count ?? 0;
}

/** With that many movement cards of a colour and value. */
export function withMovement(pack: PackFile, color: Color, value: number, count: number): PackFile {
  const others = movementOf(pack).filter((cards) => cards.color !== color || cards.value !== value);
  const movement = count > 0 ? [...others, { color, value, count }] : others;
  return {
    ...pack,
    movement: movement.toSorted(
      (a, b) => colors.indexOf(a.color) - colors.indexOf(b.color) || a.value - b.value,
    ),
  };
}

export function bonusCount(pack: PackFile, kind: BonusKind): number {
  return bonusOf(pack).find((cards) => cards.kind === kind)?.count ?? 0;
}

export function bonusPlace(pack: PackFile, kind: BonusKind): number {
  return (pack.bonus ?? []).findIndex((cards) => cards.kind === kind);
}

/** With that many bonus cards of a kind. */
export function withBonus(pack: PackFile, kind: BonusKind, count: number): PackFile {
  const others = bonusOf(pack).filter((cards) => cards.kind !== kind);
  return { ...pack, bonus: count > 0 ? [...others, { kind, count }] : others };
}

/** With the cards of the box. */
export function withBoxCards({ movement: _, bonus: __, ...rest }: PackFile): PackFile {
  return rest;
}

export function movementOf({ movement = box.movement }: PackFile) {
  return movement;
}

export function bonusOf({ bonus = box.bonus }: PackFile) {
  return bonus;
}
