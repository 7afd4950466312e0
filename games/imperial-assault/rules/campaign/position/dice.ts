import { badPosition } from '../../../../common/bad-position.ts';
import type { DieKind } from '../../../content/compiled.ts';
import type { RolledDie } from '../../attack/results.ts';

/** Dice as they lie, and how they differ from those of weapon, card or sheet. */
export interface DicePosition {
  readonly dice: readonly {
    readonly die: DieKind;
    readonly face: number;
    readonly rerolled?: boolean;
  }[];
  readonly added?: readonly DieKind[];
  readonly removed?: readonly DieKind[];
}

/** What a position says of dice that were rolled, where `usual` are those of weapons, cards and sheets. */
export function dicePosition(rolled: readonly RolledDie[], usual: readonly DieKind[]): DicePosition {
  const dice = rolled.map(({ die }) => die);
  const [added, removed] = [without(dice, usual), without(usual, dice)];
  return {
    dice: rolled.map(({ die, face, rerolled }) => ({ die, face, ...(rerolled && { rerolled }) })),
    ...(added.length > 0 && { added }),
    ...(removed.length > 0 && { removed }),
  };
}

/** The dice that a position sets out. Throws where they are not the usual ones with those that were added and without those that were removed. */
export function diceFrom(
  where: string,
  { dice, added = [], removed = [] }: DicePosition,
  usual: readonly DieKind[],
): readonly RolledDie[] {
  const foreign = without(removed, [...usual, ...added]);
  if (foreign.length > 0)
    badPosition(`${where}.removed: ${foreign.join(', ')} is not there; it rolls ${listOf(usual)}`);
  const expected = without([...usual, ...added], removed);
  const rolled = dice.map(({ die }) => die);
  if (without(rolled, expected).length > 0 || rolled.length !== expected.length)
    badPosition(
      `${where}.dice: it rolls ${listOf(expected)}; write these, or in added and removed what abilities have changed`,
    );
  return dice.map(({ die, face, rerolled = false }) => ({ die, face, rerolled }));
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
