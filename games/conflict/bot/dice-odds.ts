/** What dice show, highest first: Resistance symbols, 0 for the First Order. The order of dice makes no difference. */
export type Roll = readonly number[];

/** A roll with its probability. */
export interface RollOdds {
  readonly roll: Roll;
  readonly odds: number;
}

/** Exact odds of dice with certain faces. Rolls are numbered, so that tables of values are plain lists. */
export interface DiceOdds {
  readonly rolls: readonly Roll[];
  numberOf(roll: Roll): number;
  /**
   * What a roll is worth with so many re-rolls left, given what each is worth when it stays: dice that show the
   * Resistance may be rolled again in any selection, those of the First Order are locked (p. 6, R6).
   */
  withRerolls(values: readonly number[], left: number): readonly number[];
  /** The average worth after these dice of a roll (by place) are rolled again. */
  rolledAgain(values: readonly number[], roll: Roll, places: readonly number[]): number;
}

const made = new WeakMap<readonly number[], DiceOdds>();

/** The odds of three dice with these faces; made once for each list of faces. */
export function diceOdds(faces: readonly number[]): DiceOdds {
  const known = made.get(faces) ?? makeOdds(faces);
  made.set(faces, known);
  return known;
}

/** Dice that a player rolls (p. 3). */
const diceCount = 3;

function makeOdds(faces: readonly number[]): DiceOdds {
  const values = [...new Set([0, ...faces])].sort((a, b) => a - b);
  const rolls = values.flatMap((a) =>
    values.flatMap((b) => values.map((c) => [c, b, a])).filter(([c = 0, b = 0, a = 0]) => c >= b && b >= a),
  );
  // A key of one digit a die: a pack's faces show at most three symbols.
  const keyOf = (roll: Roll): number => sorted(roll).reduce((key, value) => key * 10 + value, 0);
  const numbers = new Map(rolls.map((roll, number) => [keyOf(roll), number]));
  const numberOf = (roll: Roll): number => numbers.get(keyOf(roll)) ?? 0;

  /** For each roll, the different ways to roll dice again: odds of the rolls to which they lead, by number. */
  const again = rolls.map((roll) =>
    selections(roll).map((places) => outcomes(faces, roll, places, numberOf)),
  );
  const average = (row: readonly (readonly [number, number])[], worth: readonly number[]): number => {
    let sum = 0;
    for (const [number, odds] of row) sum += odds * (worth[number] ?? 0);
    return sum;
  };
  return {
    rolls,
    numberOf,
    withRerolls(worth, left) {
      let best = worth;
      for (let more = left; more > 0; more--) {
        const before = best;
        best = again.map((rows, number) =>
          rows.reduce((most, row) => Math.max(most, average(row, before)), worth[number] ?? 0),
        );
      }
      return best;
    },
    rolledAgain(worth, roll, places) {
      if (places.length === 0) return worth[numberOf(roll)] ?? 0;
      // The First Order comes last in a sorted roll, so the places of free dice there are the bits of a selection.
      const order = [...roll.keys()].sort((a, b) => (roll[b] ?? 0) - (roll[a] ?? 0));
      const mask = places.reduce((bits, place) => bits | (1 << order.indexOf(place)), 0);
      return average(again[numberOf(roll)]?.[mask - 1] ?? [], worth);
    },
  };
}

/** All selections of one die at least that does not show the First Order, as places. */
function selections(roll: Roll): number[][] {
  const free = [...roll.keys()].filter((place) => roll[place] !== 0);
  return Array.from({ length: 2 ** free.length - 1 }, (_, mask) =>
    free.filter((_place, bit) => (((mask + 1) >> bit) & 1) === 1),
  );
}

/** The numbers of the rolls that can follow, with their odds. */
function outcomes(
  faces: readonly number[],
  roll: Roll,
  places: readonly number[],
  numberOf: (roll: Roll) => number,
): (readonly [number, number])[] {
  const found = new Map<number, number>();
  const kept = roll.filter((_, place) => !places.includes(place));
  for (const { roll: fresh, odds } of rollsOf(faces, places.length)) {
    const number = numberOf([...kept, ...fresh]);
    found.set(number, (found.get(number) ?? 0) + odds);
  }
  return [...found];
}

/** All rolls of so many dice, in every order, each with its odds. */
export function rollsOf(faces: readonly number[], dice: number = diceCount): RollOdds[] {
  if (dice === 0) return [{ roll: [], odds: 1 }];
  return rollsOf(faces, dice - 1).flatMap(({ roll, odds }) =>
    faces.map((face) => ({ roll: [...roll, face], odds: odds / faces.length })),
  );
}

function sorted(roll: Roll): Roll {
  return [...roll].sort((a, b) => b - a);
}
