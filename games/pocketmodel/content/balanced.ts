import { type Fleet, type Pack, starsOf, type UnitKind } from './pack.ts';

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

/** How many of some units and cards a ready fleet of so many build stars has instead; what is not named stays. */
interface FleetChanges {
  readonly id: string;
  readonly stars: number;
  readonly units?: Readonly<Record<string, number>>;
  readonly deck: Readonly<Record<string, number>>;
}

/** The changed fleets. No fleet is documented. */
const fleetChanges: readonly FleetChanges[] = [
  { id: 'rebel', stars: 30, deck: { 'o-flight-academy': 1, 'o-orbital-dock': 2 } },
  { id: 'imperial', stars: 30, deck: { 'c-lock-on': 1, 'c-darth-vader': 2 } },
  { id: 'republic', stars: 30, deck: { 'o-evacuation-fleet': 0, 'o-supply-convoy': 2 } },
  { id: 'separatist', stars: 30, deck: { 'o-blockade-line': 0, 'o-orbital-dock': 2 } },
  {
    id: 'rebel',
    stars: 20,
    units: { 'rebel-y-wing': 0, 'rebel-b-wing': 1 },
    deck: { 'o-flight-academy': 1, 'o-orbital-dock': 2 },
  },
  { id: 'imperial', stars: 20, deck: { 'c-lock-on': 1, 'c-darth-vader': 2 } },
  { id: 'republic', stars: 20, deck: { 'o-evacuation-fleet': 0, 'o-command-bunker': 1 } },
  { id: 'separatist', stars: 20, deck: { 'o-blockade-line': 0, 'o-orbital-dock': 2 } },
];

/**
 * The reconstruction with a few values, and a few cards and units of the starter fleets, changed, so that these win about
 * equally often against each other when greedy bots play them. Nothing documented is changed, and all that is changed is
 * marked as our own.
 */
export function balanced(box: Pack): Pack {
  return {
    ...box,
    id: 'balanced',
    name: 'Balanced',
    note: `${box.note} A few values, and a few cards and units of the starter fleets, are changed, so that these are equally strong.`,
    units: box.units.map((unit) => {
      const own = changes[unit.id];
      if (own === undefined) return unit;
      const marks = Object.fromEntries(Object.keys(own).map((value) => [value, 'original'] as const));
      return { ...unit, ...own, certainty: { ...unit.certainty, ...marks } };
    }),
    fleets: box.fleets.map((fleet) => {
      const stars = starsOf(box, fleet);
      const own = fleetChanges.find((change) => change.id === fleet.id && change.stars === stars);
      if (own === undefined) return fleet;
      const { units, deck } = own;
      return {
        ...fleet,
        units: counted(fleet.units, units),
        deck: counted(fleet.deck, deck),
        certainty: { ...fleet.certainty, ...(units && { units: 'original' }), deck: 'original' },
      };
    }),
  };
}

/** The counts with some of them changed; what there is none of is not named. */
function counted(before: Fleet['deck'], own: FleetChanges['deck'] = {}): Fleet['deck'] {
  return Object.fromEntries(Object.entries({ ...before, ...own }).filter(([, count]) => count > 0));
}
