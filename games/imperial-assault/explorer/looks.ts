import type { Looks } from '../board/art/portraits.ts';
import type { Base, Figure } from '../geometry/map.ts';

const traitOf = {
  '1x1': 'trooper',
  '1x2': 'creature',
  '2x2': 'creature',
  '2x3': 'vehicle',
} as const satisfies Readonly<Record<Base, string>>;

/** What the figures of the explorer look like: nobody's, and after their size. */
export function looksOf({ base, companion }: Pick<Figure, 'base' | 'companion'>): Looks {
  return { base, affiliation: 'neutral', traits: [companion ? 'droid' : traitOf[base]] };
}
