import type { FromSchema } from '../../common/from-schema.ts';
import type * as skirmish from './ability-schema.ts';
import type {
  abilitySchema,
  effectSchema,
  filterSchema,
  gainSchema,
  requirementSchema,
  surgeSchema,
  verbSchema,
  weaponSchema,
  whenSchema,
  whomSchema,
} from './campaign/ability-schema.ts';
import type { armySchema, packSchema } from './pack-schema.ts';

export type Ability = FromSchema<typeof abilitySchema>;
export type Effect = FromSchema<typeof effectSchema>;
/** An effect without effects inside. */
export type Verb = FromSchema<typeof verbSchema>;
export type Moment = FromSchema<typeof whenSchema>;
/** Which figures an ability means. */
export type Filter = FromSchema<typeof filterSchema>;
/** Whom an effect meets. */
export type Whom = FromSchema<typeof whomSchema>;
export type Requirement = FromSchema<typeof requirementSchema>;
/** What only a campaign says. */
export type AddedVerb = Exclude<Verb, { readonly do: FromSchema<typeof skirmish.verbSchema>['do'] }>;
export type AddedMoment = Exclude<Moment, { readonly at: FromSchema<typeof skirmish.whenSchema>['at'] }>;
export type AddedRequirement = Extract<
  Requirement,
  | { readonly tested: unknown }
  | { readonly used: unknown }
  | { readonly weapon: unknown }
  | { readonly without: unknown }
>;
export type WeaponFilter = FromSchema<typeof weaponSchema>;
export type SurgeAbility = FromSchema<typeof surgeSchema>;
/** What a surge or a keyword of an attack gives. */
export type Gain = FromSchema<typeof gainSchema>;

type Written = FromSchema<typeof packSchema>;
/** A card as the rules read it: cards of a campaign say what no card of a skirmish can. */
type Saying<C> = {
  readonly [K in keyof C]: K extends
    | 'abilities'
    | 'surges'
    | 'gains'
    | 'effects'
    | 'when'
    | 'if'
    | 'price'
    | 'limit'
    ? Said[K]
    : C[K];
};
interface Said {
  readonly abilities: readonly Ability[];
  readonly surges: readonly SurgeAbility[];
  readonly gains: readonly Gain[];
  readonly effects: readonly Effect[];
  readonly when: Moment;
  readonly if: readonly Requirement[];
  readonly price: NonNullable<Ability['price']>;
  readonly limit: NonNullable<Ability['limit']>;
}
type SayingCards = 'deployments' | 'companions' | 'forms' | 'upgrades' | 'commands';

/** A pack of cards as somebody writes it: it may lack a name of its own. */
export type PackFile = Omit<Written, SayingCards> & {
  readonly [K in SayingCards]: readonly Saying<Written[K][number]>[];
};
/** Cards with what they do, and ready-made armies. The rules know no card by name. */
export type Pack = PackFile & Required<Pick<PackFile, 'id' | 'name' | 'note'>>;

export type DeploymentCard = PackFile['deployments'][number];
export type Companion = PackFile['companions'][number];
export type Form = PackFile['forms'][number];
export type Upgrade = PackFile['upgrades'][number];
export type CommandCard = PackFile['commands'][number];
/** A mission of a pack, with its map. */
export type Scenario = NonNullable<PackFile['scenarios']>[number];
export type ReadyArmy = PackFile['armies'][number];
/** What a player brings: cards by id, each as often as it is there. */
export type Army = FromSchema<typeof armySchema>;

/** The pack in a file that has passed schema and check. */
export function packFrom({ id = 'own', name = id, note = '', ...rest }: PackFile): Pack {
  return { ...rest, id, name, note };
}
