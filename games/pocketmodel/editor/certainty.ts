import type { Certainty } from '../../common/certainty.ts';
import { certaintyOf, fieldsOf, type Group, type Item, type Stated } from '../content/certainty.ts';
import type { PackFile } from '../content/pack.ts';

/** How many of the data of an item are documented. */
export function countDocumented(item: Item, group: Group): number {
  return fieldsOf(group, item).filter((field) => certaintyOf(item, field) === 'documented').length;
}

export function withCertainty<T extends Stated>(
  item: T,
  certainty: Certainty,
  ...fields: readonly string[]
): T {
  const stated = Object.fromEntries(fields.map((field) => [field, certainty]));
  return { ...item, certainty: { ...item.certainty, ...stated } };
}

/** The item after somebody changed data: what was a guess is now theirs, what they called documented stays so. */
export function markOwnData<T extends Stated>(item: T, ...fields: readonly string[]): T {
  const guessed = fields.filter((field) => certaintyOf(item, field) !== 'documented');
  return guessed.length === 0 ? item : withCertainty(item, 'original', ...guessed);
}

/** A pack in which an item states how sure data of it are. */
export function stateCertainty(
  pack: PackFile,
  group: Group,
  index: number,
  certainty: Certainty,
  ...fields: readonly string[]
): PackFile {
  switch (group) {
    case 'units':
      return { ...pack, units: stateIn(pack.units, index, certainty, fields) };
    case 'cards':
      return { ...pack, cards: stateIn(pack.cards, index, certainty, fields) };
    case 'icons':
      return { ...pack, icons: stateIn(pack.icons, index, certainty, fields) };
  }
}

function stateIn<T extends Stated>(
  items: readonly T[],
  index: number,
  certainty: Certainty,
  fields: readonly string[],
): readonly T[] {
  const item = items[index];
  return item === undefined ? items : items.with(index, withCertainty(item, certainty, ...fields));
}
