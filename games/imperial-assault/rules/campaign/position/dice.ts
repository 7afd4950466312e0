import { badPosition } from '../../../../common/bad-position.ts';
import type { DieKind } from '../../../content/compiled.ts';
import type { RolledDie } from '../../attack/results.ts';

/** How dice differ from those of weapon, card or sheet. */
export interface PoolPosition {
  readonly added?: readonly DieKind[];
  readonly removed?: readonly DieKind[];
}

/** Dice as they lie. */
export interface DicePosition extends PoolPosition {
  readonly dice: readonly {
    readonly die: DieKind;
    readonly face: number;
    readonly rerolled?: boolean;
  }[];
}

/** What a position says of dice that are about to be rolled, where `usual` are those of weapons, cards and sheets. */
export function poolPosition(dice: readonly DieKind[], usual: readonly DieKind[]): PoolPosition {
  const [added, removed] = [without(dice, usual), without(usual, dice)];
  return { ...(added.length > 0 && { added }), ...(removed.length > 0 && { removed }) };
}

/** What a position says of dice that were rolled. */
export function dicePosition(rolled: readonly RolledDie[], usual: readonly DieKind[]): DicePosition {
  return {
    dice: rolled.map(({ die, face, rerolled }) => ({ die, face, ...(rerolled && { rerolled }) })),
    ...poolPosition(
      rolled.map(({ die }) => die),
      usual,
    ),
  };
}

/** The dice that a position sets out. Throws where they are not the usual ones with those that were added and without those that were removed. */
export function diceFrom(
  where: string,
  { dice, ...change }: DicePosition,
  usual: readonly DieKind[],
): readonly RolledDie[] {
  checkDice(
    where,
    `${where}.dice`,
    dice.map(({ die }) => die),
    change,
    usual,
  );
  return dice.map(({ die, face, rerolled = false }) => ({ die, face, rerolled }));
}

/** Throws where dice of a field are not the usual ones with those that were added and without those that were removed. */
export function checkDice(
  where: string,
  field: string,
  dice: readonly DieKind[],
  { added = [], removed = [] }: PoolPosition,
  usual: readonly DieKind[],
): void {
  const foreign = without(removed, [...usual, ...added]);
  if (foreign.length > 0)
    badPosition(`${where}.removed: ${foreign.join(', ')} is not there; it rolls ${listOf(usual)}`);
  const expected = without([...usual, ...added], removed);
  if (without(dice, expected).length > 0 || dice.length !== expected.length)
    badPosition(
      `${field}: it rolls ${listOf(expected)}; write these, or in added and removed what abilities have changed`,
    );
}

/** Dice without others, each as often as it is there. */
function without(dice: readonly DieKind[], others: readonly DieKind[]): DieKind[] {
  const left = [...others];
  return dice.filter((die) => {
    const place = left.indexOf(die);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

function listOf(dice: readonly DieKind[]): string {
  return dice.length === 0 ? 'no dice' : dice.join(', ');
}
