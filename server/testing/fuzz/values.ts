import type { Chance } from '../../../kernel/chance.ts';

/** Texts that have broken servers before. */
const nasty = [
  '',
  '-',
  '?',
  '0',
  '1e999',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  '../../secret',
  '..%2f..%2fsecret',
  "' or 1=1 --",
  '"; drop table entry; --',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '%s%s%n',
  '\u0000',
  '\u202e',
  '\ud800',
  '𝕊'.repeat(40),
  'a'.repeat(700),
  '\r\nSet-Cookie: starboard=x',
];

export function oneOf<T>(items: readonly T[], dice: Chance): T {
  const item = items[dice.pick(items.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}

export function anyText(dice: Chance): string {
  if (dice.pick(2) === 0) return oneOf(nasty, dice);
  const length = dice.pick(60);
  return Array.from({ length }, () =>
    String.fromCodePoint(dice.pick(dice.pick(3) === 0 ? 0xd7ff : 127)),
  ).join('');
}

/** Any value that JSON can hold, and some that it writes otherwise. */
export function anyValue(dice: Chance, depth = 3): unknown {
  switch (dice.pick(depth > 0 ? 9 : 6)) {
    case 0:
      return null;
    case 1:
      return dice.pick(2) === 0;
    case 2:
      return dice.pick(100) - 50;
    case 3:
      return oneOf([-1, 0.5, 1e99, 2 ** 53, -0, 31, 32], dice);
    case 4:
    case 5:
      return anyText(dice);
    case 6:
      return Array.from({ length: dice.pick(4) }, () => anyValue(dice, depth - 1));
    default:
      return Object.fromEntries(
        Array.from({ length: dice.pick(4) }, () => [anyText(dice), anyValue(dice, depth - 1)]),
      );
  }
}

/** An object with some of its members left out, changed, or added to. */
export function bent(object: Readonly<Record<string, unknown>>, dice: Chance): Record<string, unknown> {
  const members = Object.entries(object).flatMap(([name, value]): [string, unknown][] => {
    switch (dice.pick(8)) {
      case 0:
        return [];
      case 1:
        return [[name, anyValue(dice)]];
      case 2:
        return [
          [name, value],
          [anyText(dice), anyValue(dice)],
        ];
      default:
        return [[name, value]];
    }
  });
  return Object.fromEntries(members);
}

export function bytes(length: number, dice: Chance): Buffer {
  return Buffer.from(Array.from({ length }, () => dice.pick(256)));
}
