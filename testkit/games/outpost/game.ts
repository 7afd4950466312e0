import type { FromSchema } from '../../../games/common/from-schema.ts';
import type { Bring, Game, Json, JsonSchema, Rules, ValueFault } from '../../../kernel/game.ts';
import { format, notation, parse } from './notation.ts';
import { type CompiledPack, cards, compile, weathers } from './pack.ts';
import { arrange, isCalm, type Position, positionOf, positionSchema } from './position.ts';
import { carryOf, type Force, outcomeOf, setup, usualRounds } from './rules.ts';
import { budget, type Choice, copy, mostUnits, type OutpostState } from './state.ts';
import { type OutpostEvent, stepsOf } from './steps.ts';
import { imagine, type OutpostView, observe } from './view.ts';

const count = { type: 'integer', minimum: 0, maximum: 20 } as const;

const packSchema = {
  type: 'object',
  properties: {
    units: {
      type: 'array',
      minItems: 1,
      maxItems: 5000,
      items: {
        type: 'object',
        properties: {
          id: { type: 'string', pattern: '^u\\d{1,4}$' },
          strength: { type: 'integer', minimum: 1, maximum: 9 },
          cost: { type: 'integer', minimum: 1, maximum: 12 },
          story: { type: 'string', maxLength: 400 },
        },
        required: ['id', 'strength', 'cost', 'story'],
        additionalProperties: false,
      },
    },
    deck: {
      type: 'object',
      properties: { aim: count, guard: count, jam: count },
      required: [...cards],
      additionalProperties: false,
    },
    sealed: {
      type: 'object',
      properties: {
        weather: { type: 'array', items: { enum: [...weathers] }, minItems: 1, maxItems: 100 },
      },
      required: ['weather'],
      additionalProperties: false,
    },
  },
  required: ['units', 'deck'],
  additionalProperties: false,
} as const;

const optionsSchema = {
  type: 'object',
  properties: {
    pack: { anyOf: [{ type: 'string', enum: ['small'] }, packSchema] },
    rounds: { type: 'integer', minimum: 1, maximum: 1000 },
    teams: { type: 'boolean' },
    series: { type: 'boolean' },
  },
  additionalProperties: false,
} as const;

export type OutpostOptions = FromSchema<typeof optionsSchema>;

const facts = {
  id: 'outpost',
  version: '1',
  nature: {
    seats: { min: 2, max: 4 },
    teams: true,
    hidden: true,
    chance: true,
    simultaneous: true,
    cooperative: false,
    longest: 20_000,
  },
  notation,
  rules: {
    'unknown-unit': { page: '1' },
    'too-many': { page: '1' },
    'too-costly': { page: '1' },
    'not-a-force': { page: '1' },
    'not-home': { page: '2' },
    occupied: { page: '2' },
    'wrong-count': { page: '2' },
    'not-a-stance': { page: '2' },
    'wrong-moment': { page: '3' },
    'not-yours': { page: '3' },
    'too-far': { page: '3' },
    fog: { page: '3' },
    'no-target': { page: '4' },
    'no-card': { page: '4' },
    'not-now': { page: '5' },
  },
  format,
  parse,
  points: (event: OutpostEvent) => (event.kind === 'scored' ? [event] : []),
};

/** A skirmish for two to four seats. It tests what games with long matches and large content need. */
export const outpost: Game<OutpostState, Choice, OutpostView, OutpostEvent, OutpostOptions, Position, Force> =
  {
    ...facts,
    optionsSchema,
    positionSchema,
    open: ({ pack = 'small', ...options }) => {
      const compiled = compile(pack);
      const rules: Rules<OutpostState, Choice, OutpostView, OutpostEvent, Position, Force> = {
        ...facts,
        content: compiled.content,
        bring: bringOf(compiled),
        steps: stepsOf(compiled, options.rounds ?? usualRounds),
        setup: (seats, chance, given) => setup(compiled, options, seats, chance, given),
        copy,
        seatCount: ({ seats }) => seats,
        observe,
        imagine: (view, chance) => imagine(view, compiled, chance),
        arrange: (position, chance) => arrange(compiled, options.teams === true, position, chance),
        position: positionOf,
        calm: isCalm,
        teams: ({ teams }) => (new Set(teams).size < teams.length ? [...teams] : undefined),
        outcome: outcomeOf,
        ...(options.series && { carry: (state: OutpostState) => carryOf(state) }),
        evaluate: ({ scores, teams }, seat) =>
          scores.reduce((sum, score, other) => (teams[other] === teams[seat] ? sum + score : sum - score), 0),
      };
      return rules;
    },
  };

/** A force of at most five units that cost at most twelve. */
function bringOf({ units, ids }: CompiledPack): Bring<Force> {
  const schema: JsonSchema = {
    type: 'array',
    items: { type: 'string', maxLength: 12 },
    minItems: 1,
    maxItems: mostUnits,
  };
  const faultsOf = (value: Json): ValueFault[] => {
    if (!Array.isArray(value) || value.length === 0) return [{ rule: 'not-a-force', place: '' }];
    const unknown = value.flatMap((id, index) =>
      typeof id === 'string' && units.has(id) ? [] : [{ rule: 'unknown-unit', place: `/${index}` }],
    );
    const cost = value.reduce<number>(
      (sum, id) => sum + (typeof id === 'string' ? (units.get(id)?.cost ?? 0) : 0),
      0,
    );
    return [
      ...unknown,
      ...(value.length > mostUnits ? [{ rule: 'too-many', place: '', args: { most: mostUnits } }] : []),
      ...(cost > budget ? [{ rule: 'too-costly', place: '', args: { cost, budget } }] : []),
    ];
  };
  return {
    schema,
    parse(value) {
      const [first, ...more] = faultsOf(value);
      if (first !== undefined) return { faults: [first, ...more] };
      return { value: Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [] };
    },
    sample(chance) {
      const force: string[] = [];
      for (let left = budget; force.length < mostUnits; ) {
        const fitting = ids.filter((id) => (units.get(id)?.cost ?? 0) <= left);
        const id = fitting[chance.pick(Math.max(1, fitting.length))];
        if (id === undefined) break;
        force.push(id);
        left -= units.get(id)?.cost ?? 0;
      }
      return force;
    },
  };
}
