import type { FromSchema } from '../../common/from-schema.ts';
import type {
  abilitySchema,
  effectSchema,
  filterSchema,
  gainSchema,
  requirementSchema,
  surgeSchema,
  verbSchema,
  whenSchema,
  whomSchema,
} from './ability-schema.ts';

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
export type SurgeAbility = FromSchema<typeof surgeSchema>;
/** What a surge or a keyword of an attack gives. */
export type Gain = FromSchema<typeof gainSchema>;
