import type { Bring, Json, Parsed, ValueFault } from '../../../kernel/game.ts';
import { checkArmy } from '../content/army.ts';
import { compileArmy } from '../content/compile.ts';
import type { CompiledArmy } from '../content/compiled.ts';
import type { Army } from '../content/pack.ts';
import { armySchema } from '../content/pack-schema.ts';
import type { Terms } from './options.ts';
import { sampleArmy } from './sample-army.ts';

/** An army as the rules work with it: numbers of cards, each as often as it is there. */
export type Fielded = Omit<CompiledArmy, 'id'>;

/** What seats bring to a match with armies of their own. */
export function bringOf(terms: Terms): Bring<Fielded> {
  return {
    schema: armySchema,
    parse: (value) => parseArmy(terms, value),
    sample: (chance) => ({ ...sampleArmy(terms, chance) }),
  };
}

/** The rules by which an army is refused, by the kind of the fault. */
const ruleOfFault = {
  noCard: 'unknown-card',
  campaign: 'campaign-only',
  affiliation: 'one-affiliation',
  copies: 'too-many-copies',
  sameName: 'unique-once',
  noFigures: 'no-figures',
  cost: 'too-expensive',
  host: 'no-host',
  onlyUnique: 'only-unique',
  commands: 'fifteen-cards',
  commandCost: 'deck-too-expensive',
} as const;

/** Parses an army, or names all of its faults (A14, B1, B4, B8). */
export function parseArmy(terms: Terms, value: Json): Parsed<Fielded> {
  const army = armyIn(value);
  if (army === undefined) return { faults: [{ rule: 'not-an-army', place: '' }] };
  const faults = checkArmy(terms.pack, army).map(
    ({ key, place, args }): ValueFault => ({ rule: ruleOfFault[key], place, args }),
  );
  const [first, ...more] = faults;
  if (first !== undefined) return { faults: [first, ...more] };
  return { value: compileArmy(army, terms) };
}

/** The army in a JSON value; undefined if it has not the shape of one. */
function armyIn(value: Json): Army | undefined {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
  const { affiliation, deployments, upgrades, commands } = value;
  const named = armySchema.properties.affiliation.enum.find((one) => one === affiliation);
  const [ofDeployments, ofUpgrades, ofCommands] = [deployments, upgrades, commands].map(countsIn);
  if (named === undefined || Object.keys(value).length !== 4) return undefined;
  if (ofDeployments === undefined || ofUpgrades === undefined || ofCommands === undefined) return undefined;
  return { affiliation: named, deployments: ofDeployments, upgrades: ofUpgrades, commands: ofCommands };
}

/** Counts by id; undefined if they are none. */
function countsIn(given: Json | undefined): Readonly<Record<string, number>> | undefined {
  if (given === null || typeof given !== 'object' || Array.isArray(given)) return undefined;
  const found: Record<string, number> = {};
  for (const [id, count] of Object.entries(given)) {
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > 4) return undefined;
    found[id] = count;
  }
  return Object.keys(found).length <= 40 ? found : undefined;
}
