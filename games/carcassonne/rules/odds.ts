import { at } from '../../common/at.ts';
import { dieSides } from './battle.ts';

/** What a side can expect of a battle. */
export interface Odds {
  /** The chance to be the one that is left, from 0 to 1. */
  readonly win: number;
  /** The points that it gets on average: one for each tie it is part of, and its dice if it loses (p. 13). */
  readonly points: number;
  /** How often it ties for the highest on average. */
  readonly ties: number;
}

/**
 * The exact odds of a battle for sides with so many dice each, in their order: the highest die wins, those who tie
 * for it roll again, the others are out (rulings 36 to 42).
 *
 * By hand, as the kernel's `outcomes` can only sample what may go on without end, and takes some thousand times as long
 * (`npm run bench`). A test holds the two to each other.
 */
export function battleOdds(dice: readonly number[]): Odds[] {
  const everybody = (1 << dice.length) - 1;
  const known = new Map<number, Odds[]>();
  return oddsOf(everybody, dice, known);
}

/** The odds once only the sides whose bits are set fight on. */
function oddsOf(fighting: number, dice: readonly number[], known: Map<number, Odds[]>): Odds[] {
  const before = known.get(fighting);
  if (before) return before;
  const odds = dice.map(() => ({ win: 0, points: 0, ties: 0 }));
  for (const leading of subsets(fighting)) {
    const chance = chanceOf(leading, fighting, dice);
    const tie = !isSingle(leading);
    const later = tie && leading !== fighting ? oddsOf(leading, dice, known) : undefined;
    for (const [side, own] of odds.entries()) {
      if (!(fighting & (1 << side))) continue;
      if (!(leading & (1 << side))) own.points += chance * at(dice, side);
      else if (!tie) own.win += chance;
      else {
        own.win += chance * (later?.[side]?.win ?? 0);
        own.points += chance * (1 + (later?.[side]?.points ?? 0));
        own.ties += chance * (1 + (later?.[side]?.ties ?? 0));
      }
    }
  }
  // When everybody ties, the same battle begins again: a geometric series.
  const again = isSingle(fighting) ? 0 : chanceOf(fighting, fighting, dice);
  const found = odds.map(({ win, points, ties }) => ({
    win: win / (1 - again),
    points: points / (1 - again),
    ties: ties / (1 - again),
  }));
  known.set(fighting, found);
  return found;
}

/** The chance that of those who fight exactly these show the highest die. */
function chanceOf(leading: number, fighting: number, dice: readonly number[]): number {
  let sum = 0;
  for (let face = 1; face <= dieSides; face++) {
    let chance = 1;
    for (const [side, count] of dice.entries()) {
      if (!(fighting & (1 << side))) continue;
      const below = ((face - 1) / dieSides) ** count;
      chance *= leading & (1 << side) ? (face / dieSides) ** count - below : below;
    }
    sum += chance;
  }
  return sum;
}

function isSingle(set: number): boolean {
  return (set & (set - 1)) === 0;
}

function* subsets(set: number): Generator<number> {
  for (let subset = set; subset > 0; subset = (subset - 1) & set) yield subset;
}
