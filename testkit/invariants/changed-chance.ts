import type { Chance } from '../../kernel/chance.ts';
import { seatsOf } from '../test-case.ts';

/** A random result, with what asked for it. */
export type RecordedDraw =
  | { readonly kind: 'number'; readonly least: number; readonly count: number; readonly value: number }
  | { readonly kind: 'order'; readonly order: readonly number[] };

/** Notes all results of a chance. */
export function recordDraws(chance: Chance, made: RecordedDraw[]): Chance {
  return fromNumbers(
    (least, count) => {
      const value = chance.pick(count) + least;
      made.push({ kind: 'number', least, count, value });
      return value;
    },
    (length) => {
      const order = seatsOf(length);
      chance.shuffle(order);
      made.push({ kind: 'order', order });
      return order;
    },
  );
}

/** Gives noted results again, but for the one that is changed; where other results are asked for, new ones. */
export function repeatDraws(noted: readonly RecordedDraw[], change: number, dice: Chance): Chance {
  let asked = 0;
  return fromNumbers(
    (least, count) => {
      const was = noted[asked];
      const fits = was?.kind === 'number' && was.least === least && was.count === count;
      const kept = asked++ !== change;
      return fits && kept ? was.value : dice.pick(count) + least;
    },
    (length) => {
      const was = noted[asked];
      const fits = was?.kind === 'order' && was.order.length === length;
      const order = fits ? [...was.order] : seatsOf(length);
      if (!fits) dice.shuffle(order);
      if (asked++ === change && length > 1) {
        const [one, other] = [dice.pick(length), dice.pick(length)];
        const [kept, moved] = [order[one] ?? 0, order[other] ?? 0];
        order[one] = moved;
        order[other] = kept;
      }
      return order;
    },
  );
}

function fromNumbers(
  number: (least: number, count: number) => number,
  orderOf: (length: number) => readonly number[],
): Chance {
  return {
    roll: (sides) => number(1, sides),
    pick: (count) => number(0, count),
    shuffle<T>(items: T[]) {
      const old = [...items];
      for (const [place, from] of orderOf(items.length).entries()) {
        const [item] = old.slice(from, from + 1);
        if (item !== undefined) items[place] = item;
      }
    },
  };
}
