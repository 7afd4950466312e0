import { type Calls, callsOf, readList, writeList } from '../../../web/loadouts/kit/list-text.ts';
import type { ReadLoadout } from '../../builder.ts';
import { once } from '../../common/once.ts';
import type { Pack } from '../content/pack.ts';
import type { Terms } from '../rules/options.ts';
import { emptyForce, type ForceValue, mostOfOne, type Part } from './force-value.ts';

type Lists = Pick<Terms, 'pack'>;

/**
 * A force in one line: its units, then its cards. Ids go without their first word where what is left says enough.
 *
 * @example '2 a-wing, y-wing | 3 han-solo' // for rebel-a-wing, rebel-y-wing and c-han-solo
 */
export function writeForce({ pack }: Lists, force: ForceValue): string {
  return writeList(callsIn(pack), force);
}

/** Reads a list of units and cards, by id, with or without its first word, or by name. */
export function readForce({ pack }: Lists, text: string): ReadLoadout<ForceValue> {
  return readList(callsIn(pack), text, { most: mostOfOne, empty: emptyForce });
}

const callsIn = once(
  (pack: Pack): Calls<Part> =>
    callsOf<Part>(
      [
        { part: 'units', known: pack.units },
        { part: 'deck', known: pack.cards },
      ],
      (id) => id.slice(id.indexOf('-') + 1),
    ),
);
