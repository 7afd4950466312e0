import type { Seat } from '../../../kernel/game.ts';
import { codeOf, type UnitCode, type Zone } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Box } from './chart.ts';

/** Units that lie on one another: all alike, or, where there is little room, all of one seat. */
export interface Stack {
  readonly seat: Seat;
  readonly units: readonly UnitCode[];
  /** The number in the pack of the one that is seen. */
  readonly kind: number;
  readonly damage: number;
  /** They are not all alike: a touch opens the stack. */
  readonly mixed: boolean;
}

/** A stack and where it lies. */
export interface Stand extends Box {
  readonly stack: Stack;
  /** How much of a unit is told at this size. */
  readonly level: Level;
}

/** With everything that stands on the base; ship and values; the ship alone. */
export type Level = 'large' | 'medium' | 'small';

interface Size {
  readonly width: number;
  readonly height: number;
  readonly level: Level;
}

/** From the largest. */
const sizes: readonly Size[] = [
  { width: 208, height: 208, level: 'large' },
  { width: 176, height: 176, level: 'large' },
  { width: 144, height: 144, level: 'large' },
  { width: 128, height: 128, level: 'large' },
  { width: 112, height: 112, level: 'large' },
  { width: 98, height: 98, level: 'large' },
  { width: 72, height: 84, level: 'medium' },
  { width: 60, height: 76, level: 'medium' },
];
/** What a finger meets. */
const smallest: Size = { width: 46, height: 46, level: 'small' };
const gap = 4;
/** Between the units of one seat and those of another. */
const seatGap = 10;

/** The units of a zone, those alike together: by seat, the seat `first` first, then by the order of the pack. `apart` lie alone. */
export function stacksIn(
  { players }: Pick<View, 'players'>,
  zone: Zone,
  first: Seat,
  apart: ReadonlySet<UnitCode>,
): Stack[] {
  const found: Stack[] = [];
  for (let step = 0; step < players.length; step++) {
    const seat = (first + step) % players.length;
    const units = players[seat]?.units;
    if (units === undefined) continue;
    const stacks = new Map<string, { units: UnitCode[]; kind: number; damage: number }>();
    for (const [number, kind] of units.kinds.entries()) {
      if (units.zones[number] !== zone) continue;
      const unit = codeOf(seat, number);
      const damage = units.damage[number] ?? 0;
      const key = apart.has(unit) ? `unit ${unit}` : `${kind} ${damage}`;
      const stack = stacks.get(key);
      if (stack === undefined) stacks.set(key, { units: [unit], kind, damage });
      else stack.units.push(unit);
    }
    const ordered = [...stacks.values()].sort((a, b) => a.kind - b.kind || b.damage - a.damage);
    found.push(...ordered.map((stack) => ({ ...stack, seat, mixed: false })));
  }
  return found;
}

/** All stacks of the same owner on one. */
function pileUp(stacks: readonly Stack[], ownerOf: (stack: Stack) => number): Stack[] {
  const piles = new Map<number, Stack>();
  for (const stack of stacks) {
    const owner = ownerOf(stack);
    const below = piles.get(owner);
    const units = [...(below?.units ?? []), ...stack.units];
    piles.set(owner, below === undefined ? stack : { ...below, units, mixed: true });
  }
  return [...piles.values()];
}

/**
 * Lays stacks out in a box, as large as they fit. Where they do not fit at all, those of each seat lie on one another, or
 * at last all of them; `own` says whose are never below those of others.
 */
export function layOut(stacks: readonly Stack[], box: Box, own: Seat): readonly Stand[] {
  for (const size of [...sizes, smallest]) {
    const stands = placed(stacks, box, size);
    if (stands !== undefined) return stands;
  }
  const bySeat = pileUp(stacks, ({ seat }) => seat);
  const byWhose = pileUp(stacks, ({ seat }) => Number(seat === own));
  return placed(bySeat, box, smallest) ?? placed(byWhose, box, smallest) ?? [];
}

/** The stacks in rows, each row in the middle; undefined if they do not fit. */
function placed(
  stacks: readonly Stack[],
  box: Box,
  { width, height, level }: Size,
): readonly Stand[] | undefined {
  const rows: { stands: { stack: Stack; x: number }[]; width: number }[] = [];
  for (const [place, stack] of stacks.entries()) {
    const row = rows.at(-1);
    const space = row === undefined ? 0 : stacks[place - 1]?.seat === stack.seat ? gap : seatGap;
    if (row === undefined || row.width + space + width > box.width) {
      rows.push({ stands: [{ stack, x: 0 }], width });
    } else {
      row.stands.push({ stack, x: row.width + space });
      row.width += space + width;
    }
  }
  const needed = rows.length * height + (rows.length - 1) * gap;
  if (needed > box.height || width > box.width) return undefined;
  const top = box.y + Math.max(0, (box.height - needed) / 2);
  return rows.flatMap((row, line) =>
    row.stands.map(({ stack, x }) => ({
      stack,
      level,
      x: box.x + Math.max(0, (box.width - row.width) / 2) + x,
      y: top + line * (height + gap),
      width,
      height,
    })),
  );
}
