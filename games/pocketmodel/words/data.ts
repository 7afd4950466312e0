import { certainties } from '../../common/certainty.ts';
import { once } from '../../common/once.ts';
import { packName, sentence } from '../../sentences.ts';
import type { Arg, Sentence } from '../../words.ts';
import { certaintyOf, fieldsOf, type Group, type Item } from '../content/certainty.ts';
import type { Pack } from '../content/pack.ts';
import type { Terms } from '../rules/options.ts';

/** The packs that come with the game, by id, with their names. The packs themselves would weigh on every table. */
export const builtIn = { balanced: { name: 'Balanced' }, reconstructed: { name: 'Reconstructed' } } as const;

/** How the match is played, and how sure the data of its pack are. */
export function dataLines(terms: Terms): readonly Sentence[] {
  const { pack, size, forces, unique, together, limitedStart } = terms;
  const option = (name: string, value: string): Sentence =>
    optionLine(name, sentence(`option.${name}.${value}`));
  return [
    optionLine('size', size),
    option('forces', forces),
    option('format', unique ? 'persons' : 'open'),
    option('placement', together ? 'together' : 'in-order'),
    option('firstTurn', limitedStart ? 'limited' : 'full'),
    sentence('table.sure', { name: packName(builtIn, pack), ...countsOf(pack) }),
  ];
}

function optionLine(name: string, value: Arg): Sentence {
  return sentence('table.option', { option: sentence(`option.${name}`), value });
}

/** How many data of units and cards are how sure. */
const countsOf = once(({ units, cards }: Pick<Pack, 'units' | 'cards'>): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = Object.fromEntries(certainties.map((how) => [how, 0]));
  const count = (group: Group, item: Item): void => {
    for (const field of fieldsOf(group, item)) {
      const how = certaintyOf(item, field);
      counts[how] = (counts[how] ?? 0) + 1;
    }
  };
  for (const unit of units) count('units', unit);
  for (const card of cards) count('cards', card);
  return counts;
});
