import { hashOf } from '../../../kernel/canonical.ts';
import { InputError } from '../../../kernel/error.ts';
import type { Content, Json } from '../../../kernel/game.ts';
import type { FromSchema } from '../../common/from-schema.ts';
import { once } from '../../common/once.ts';
import { resolvePack } from '../../common/pack-option.ts';
import { checkPack } from '../content/check.ts';
import { type CompiledFleet, type CompiledPack, compile } from '../content/compile.ts';
import { type Pack, packFrom } from '../content/pack.ts';
import { packSchema } from '../content/pack-schema.ts';
import { defaultPack, packs } from '../content/packs.ts';
import { forecasts } from './forecasts.ts';

/** Fleets of the packs that come with the game, for the form. */
const fleetNames = [
  'random',
  ...new Set(Object.values(packs).flatMap(({ fleets }) => fleets.map(({ id }) => id))),
];

/**
 * How a match is to be played; everything may be left out. `size`: the build stars of a force (section 2). `forces`:
 * ready fleets, forces that seats bring, forces built from packs that are opened at the table, or one game pack each
 * (section 12). `fleets`: the ready fleet of each seat. `format`: one copy of each unit named after a person (VASSAL).
 * `placement`: in turn order, as in the worked example, or all at once in secret. `firstTurn`: a
 * house option of ours that takes the lead from the first player. `rounds`: a limit of ours, after
 * which objectives and build stars decide.
 */
export const optionsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    pack: { anyOf: [{ type: 'string', enum: Object.keys(packs) }, packSchema], default: defaultPack },
    size: { type: 'integer', minimum: 10, maximum: 60, default: 30 },
    forces: { enum: ['fleets', 'own', 'sealed', 'two-packs'], default: 'fleets' },
    fleets: { type: 'array', maxItems: 8, items: { enum: fleetNames } },
    format: { enum: ['open', 'persons'], default: 'open' },
    placement: { enum: ['in-order', 'together'], default: 'in-order' },
    firstTurn: { enum: ['full', 'limited'], default: 'full' },
    rounds: { type: 'integer', minimum: 5, maximum: 100, default: 30 },
  },
} as const;

export type Options = FromSchema<typeof optionsSchema>;

/** What stays as it is through a whole match: the pack, prepared for quick answers, and the options. */
export interface Terms extends CompiledPack {
  readonly forecasts: typeof forecasts;
  readonly content: Content;
  readonly size: number;
  /** The build stars that start in the home zone, at most (section 7). */
  readonly placed: number;
  readonly forces: 'fleets' | 'own' | 'sealed' | 'two-packs';
  /** The ready fleets of this size. */
  readonly ready: readonly CompiledFleet[];
  /** The fleet of each seat by its id; `random` where the dice decide. */
  readonly chosen: readonly string[];
  readonly unique: boolean;
  readonly together: boolean;
  /** The first player's first turn is limited: see `first-turn.ts`. */
  readonly limitedStart: boolean;
  readonly rounds: number;
}

/** The terms that options ask for. Throws an InputError `bad-options` or `bad-pack`. */
export function termsOf(options: Options): Terms {
  const {
    size = 30,
    forces = 'fleets',
    fleets = [],
    format = 'open',
    placement = 'in-order',
    firstTurn = 'full',
    rounds = 30,
  } = options;
  const pack = resolvePack(options.pack ?? defaultPack, { packs, check: checkPack, from: packFrom });
  const compiled = compile(pack);
  const ready = compiled.fleets.filter(({ stars }) => stars === size);
  if (forces === 'fleets') {
    if (ready.length === 0) {
      throw new InputError('bad-options', `the pack has no ready fleet of ${size} build stars`);
    }
    for (const id of fleets) {
      if (id !== 'random' && !ready.some((fleet) => fleet.id === id)) {
        throw new InputError('bad-options', `the pack has no ready fleet "${id}" of ${size} build stars`);
      }
    }
  }
  return {
    ...compiled,
    forecasts,
    content: contentOf(pack),
    size,
    // Two thirds of the force, as 20 of 30 on the sheet.
    placed: Math.round((size * 2) / 3),
    forces,
    ready,
    chosen: fleets,
    unique: format === 'persons',
    together: placement === 'together',
    limitedStart: firstTurn === 'limited',
    rounds,
  };
}

const contentOf = once((pack: Pack): Content => {
  const json: Json = JSON.parse(JSON.stringify(pack));
  return { hash: hashOf(json), pack: json };
});
