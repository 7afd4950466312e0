import type { Side, SpaceKind } from '../content/pack.ts';
import type { PackFile, Space } from '../content/pack-schema.ts';

/** A letter for each space: normal, bonus, hyperspace, asteroids, Maw; digits for the double spaces. */
const letters: Readonly<
  Record<string, { readonly kind: SpaceKind; readonly sides?: readonly [Side, Side] }>
> = {
  n: { kind: 'normal' },
  b: { kind: 'bonus' },
  h: { kind: 'hyperspace' },
  a: { kind: 'asteroid' },
  m: { kind: 'maw' },
  '1': { kind: 'double', sides: ['hyperspace', 'asteroid'] },
  '2': { kind: 'double', sides: ['hyperspace', 'normal'] },
  '3': { kind: 'double', sides: ['asteroid', 'normal'] },
};

const apart = 10;
const radius = 4;

/** A board in one row with the spaces of the letters between the two planets. */
export function trackOf(between: string): PackFile {
  const kinds = [...between].map((letter) => {
    const space = letters[letter];
    if (space === undefined) throw new Error(`no space is called ${letter}`);
    return space;
  });
  const spaces: Space[] = [{ kind: 'start' as const }, ...kinds, { kind: 'final' as const }].map(
    (space, index) => ({ ...space, x: (index + 1) * apart, y: apart }),
  );
  const picture = { width: (spaces.length + 1) * apart, height: 2 * apart, radius };
  return { schemaVersion: 1, picture, spaces };
}
