import { certainties } from '../../common/certainty.ts';
import type { FromSchema } from '../../common/from-schema.ts';

/** What a mission changes in the rules. Its effects are few and small; missions are lists of them. */

const object = { type: 'object', additionalProperties: false } as const;
const id = { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,39}$' } as const;
const points = { type: 'integer', minimum: 1, maximum: 40 } as const;
const round = { type: 'integer', minimum: 1, maximum: 20 } as const;

export const missionRuleSchema = {
  oneOf: [
    /** Doors cannot be opened by interacting; at the end of a round all are opened, if one is named. */
    {
      ...object,
      required: ['rule'],
      properties: { rule: { const: 'doors-locked' }, openAfter: round },
    },
    /**
     * Victory points at the end of each round for every controlled token of a kind; those of a side that can be turned
     * have it said which. `sameColor`: of tokens of one colour, if it controls several, as many more as it controls.
     */
    {
      ...object,
      required: ['rule', 'token', 'points'],
      properties: {
        rule: { const: 'points-for-control' },
        token: id,
        turned: { type: 'boolean' },
        points,
        sameColor: { const: true },
      },
    },
    /** At the end of each round each player, from the one with initiative, deals dice of damage to a hostile figure. */
    {
      ...object,
      required: ['rule', 'dice'],
      properties: {
        rule: { const: 'bombard' },
        dice: {
          type: 'array',
          minItems: 1,
          maxItems: 3,
          items: { enum: ['red', 'blue', 'green', 'yellow'] },
        },
      },
    },
    /** Armies are split in two squads; the second one arrives at the end of a round, at a token in the opponent's zone. */
    {
      ...object,
      required: ['rule', 'token', 'after'],
      properties: { rule: { const: 'second-squad' }, token: id, after: round },
    },
    /** Tokens of a kind are turned over by interacting, so often by each player in a round. */
    {
      ...object,
      required: ['rule', 'token', 'perRound'],
      properties: {
        rule: { const: 'turn-over' },
        token: id,
        perRound: { type: 'integer', minimum: 1, maximum: 9 },
      },
    },
    /** Tokens of a kind can be attacked: with as much Health, these dice when they defend, and so many blocks besides. */
    {
      ...object,
      required: ['rule', 'token', 'health'],
      properties: {
        rule: { const: 'attackable' },
        token: id,
        health: { type: 'integer', minimum: 1, maximum: 40 },
        defence: { type: 'array', maxItems: 4, items: { enum: ['white', 'black'] } },
        block: { type: 'integer', minimum: 1, maximum: 9 },
      },
    },
    /**
     * Tokens of a kind can be retrieved, and carried: the carrier's Speed changes. At the end of each round a carrier in
     * its own deployment zone scores, and the token is discarded.
     */
    {
      ...object,
      required: ['rule', 'token', 'points'],
      properties: {
        rule: { const: 'carry-home' },
        token: id,
        speed: { type: 'integer', minimum: -4, maximum: 0 },
        points,
        /** Retrieving it costs no action. */
        free: { const: true },
      },
    },
  ],
} as const;

export const missionSchema = {
  ...object,
  required: ['id', 'name', 'map', 'players', 'rules'],
  properties: {
    id,
    name: { type: 'string', minLength: 1, maxLength: 60 },
    map: id,
    /** Tokens of the map that belong to another letter are not used. */
    letter: { enum: ['A', 'B'] },
    players: { enum: [2, 4] },
    /** Four players: everybody for himself, or those opposite together. */
    mode: { enum: ['free-for-all', 'team-battle'] },
    rules: { type: 'array', maxItems: 8, items: missionRuleSchema },
    certainty: { enum: certainties },
    source: { type: 'string', maxLength: 400 },
  },
} as const;

export type MissionRule = FromSchema<typeof missionRuleSchema>;
export type Mission = FromSchema<typeof missionSchema>;
