import type { Pack, UnitKind } from './pack.ts';

/** The values of a unit that are reconstructed, and may be changed. */
type Changes = Partial<Pick<UnitKind, 'attack' | 'damage' | 'defense' | 'shields'>>;

/** The changed values, by unit. How they were found is told in docs/games/pocketmodel.md. */
const changes: Readonly<Record<string, Changes>> = {
  'rebel-talon-squadron': { attack: 1 },
  'imperial-tie-bomber': { attack: 2 },
  'republic-anakins-interceptor': { attack: 2 },
  'republic-212th-gunship': { attack: 3 },
  'separatist-slave-i': { attack: 2 },
  'separatist-droid-gunship': { attack: 3 },
};

/**
 * The reconstruction with a few of its values changed, so that the starter fleets win about equally often against each
 * other when greedy bots play them. No documented value is changed, and each changed one is marked as our own.
 */
export function balanced(box: Pack): Pack {
  return {
    ...box,
    id: 'balanced',
    name: 'Balanced',
    note: `${box.note} A few of these values are changed, so that the starter fleets are equally strong.`,
    units: box.units.map((unit) => {
      const own = changes[unit.id];
      if (own === undefined) return unit;
      const marks = Object.fromEntries(Object.keys(own).map((value) => [value, 'original'] as const));
      return { ...unit, ...own, certainty: { ...unit.certainty, ...marks } };
    }),
  };
}
