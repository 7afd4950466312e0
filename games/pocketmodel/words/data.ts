import { certainties } from '../../common/certainty.ts';
import { once } from '../../common/once.ts';
import { packName, sentence } from '../../sentences.ts';
import type { Arg, Sentence } from '../../words.ts';
import type { Card, Pack, UnitKind } from '../content/pack.ts';
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

const unitFields: readonly string[] = [
  'name',
  'faction',
  'class',
  'stars',
  'attack',
  'damage',
  'defense',
  'shields',
  'icons',
];
const cardFields: readonly string[] = ['name', 'stars', 'guard', 'bonus', 'ability', 'effects'];

/** How many fields of units and cards are how sure. What a pack says nothing of is reconstructed. */
const countsOf = once(({ units, cards }: Pick<Pack, 'units' | 'cards'>): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = Object.fromEntries(certainties.map((how) => [how, 0]));
  const count = ({ certainty = {} }: UnitKind | Card, fields: readonly string[]): void => {
    const stated = Object.entries(certainty).filter(([field]) => fields.includes(field));
    for (const [, how] of stated) counts[how] = (counts[how] ?? 0) + 1;
    counts.reconstructed = (counts.reconstructed ?? 0) + fields.length - stated.length;
  };
  for (const unit of units) count(unit, unitFields);
  for (const card of cards) {
    count(
      card,
      cardFields.filter((field) => field in card),
    );
  }
  return counts;
});
