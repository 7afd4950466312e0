import { hashOf } from '../../../kernel/canonical.ts';
import { InputError } from '../../../kernel/error.ts';
import type { Content, Json, TableRules } from '../../../kernel/game.ts';
import type { FromSchema } from '../../common/from-schema.ts';
import { once } from '../../common/once.ts';
import { resolvePack } from '../../common/pack-option.ts';
import { shareParts } from '../../common/share-parts.ts';
import { checkPack } from '../content/check.ts';
import { compileCards } from '../content/compile.ts';
import { compileMission } from '../content/compile-mission.ts';
import type { CompiledCards, CompiledMission } from '../content/compiled.ts';
import { checkMap } from '../content/map-check.ts';
import { readMap } from '../content/map-plan.ts';
import { maps } from '../content/maps.ts';
import { missions } from '../content/missions.ts';
import { type Pack, type PackFile, packFrom } from '../content/pack.ts';
import { packSchema, scenarioSchema } from '../content/pack-schema.ts';
import { defaultPack, packs } from '../content/packs.ts';
import type { Added } from './added.ts';
import type { Forecasts } from './forecasts.ts';
import { nothingAdded } from './nothing-added.ts';

/** Ready armies of the packs that come with the game, for the form. */
const armyNames = [
  'random',
  ...new Set(Object.values(packs).flatMap(({ armies }) => armies.map(({ id }) => id))),
];

/**
 * How a match is to be played; everything may be left out. `mission`: one of the missions for so many seats, or any, drawn
 * as the rules say. `scenario`: a mission on a map of somebody's own instead. `armies`: ready ones, or what seats bring; `chosen`: the ready army of each seat. `vpMode`: when
 * defeated figures score (A14). `rounds`: a limit of ours, after which victory points decide.
 */
const schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    pack: { anyOf: [{ type: 'string', enum: Object.keys(packs) }, packSchema], default: defaultPack },
    mission: { enum: ['random', ...missions.map(({ id }) => id)], default: 'random' },
    scenario: scenarioSchema,
    armies: { enum: ['ready', 'own'], default: 'ready' },
    chosen: { type: 'array', maxItems: 4, items: { enum: armyNames } },
    vpMode: { enum: ['group', 'figure'], default: 'group' },
    rounds: { type: 'integer', minimum: 2, maximum: 30, default: 10 },
  },
} as const;

export type Options = Omit<FromSchema<typeof schema>, 'pack'> & { readonly pack?: string | PackFile };

/** The schema of {@link Options}; written out, the effects of cards would make it megabytes long. */
export const optionsSchema = shareParts(schema);

/** What boards and words read of the terms of a match: cards and missions. */
export interface TableTerms extends CompiledCards {
  readonly pack: Pack;
  /** The missions that may be drawn. */
  readonly missions: readonly CompiledMission[];
  /** When victory points for defeated figures are scored (A14). */
  readonly vpMode: 'group' | 'figure';
  /** A limit of ours, after which victory points decide. */
  readonly rounds: number;
  /** What a campaign adds. */
  readonly added: Pick<Added, 'campaign'>;
}

/** The terms of a table as boards and words have them. */
export interface ShownTerms extends TableTerms {
  readonly forecasts: Forecasts;
}

/** What boards and words have of the rules. */
export interface ShownRules extends TableRules {
  readonly terms: ShownTerms;
}

/** What stays as it is through a whole match: the pack, prepared for quick answers, and the options. */
export interface Terms extends TableTerms {
  readonly content: Content;
  /** Seats bring armies of their own. */
  readonly own: boolean;
  /** The ready army of each seat by its id; `random` where chance decides. */
  readonly chosen: readonly string[];
  /** What a campaign adds to the rules of a battle. */
  readonly added: Added;
}

/** The terms that options ask for. Throws an InputError `bad-options` or `bad-pack`. */
export function termsOf(options: Options): Terms {
  const { armies = 'ready', chosen = [], vpMode = 'group', rounds = 10 } = options;
  const pack = resolvePack(options.pack ?? defaultPack, { packs, check: checkPack, from: packFrom });
  const cards = compileCards(pack);
  if (armies === 'ready') {
    if (cards.armies.length === 0) throw new InputError('bad-options', 'the pack has no ready armies');
    for (const id of chosen) {
      if (id !== 'random' && !cards.armies.some((army) => army.id === id))
        throw new InputError('bad-options', `the pack has no ready army "${id}"`);
    }
  }
  return {
    ...cards,
    pack,
    content: contentOf(pack),
    missions: missionsOf(pack, options),
    own: armies === 'own',
    chosen,
    vpMode,
    rounds,
    added: nothingAdded,
  };
}

const contentOf = once((pack: Pack): Content => {
  const json: Json = JSON.parse(JSON.stringify(pack));
  return { hash: hashOf(json), pack: json };
});

/** The missions that may be drawn: those of a pack come in place of the others for as many players. */
function missionsOf(pack: Pack, { scenario, mission = 'random' }: Options): readonly CompiledMission[] {
  if (scenario !== undefined) return [compileScenario(scenario)];
  if (mission !== 'random') return compiledMissions().filter((one) => one.mission.id === mission);
  const own = (pack.scenarios ?? []).map(compileScenario);
  const isOpen = ({ mission: { players } }: CompiledMission): boolean =>
    own.every((other) => other.mission.players !== players);
  return [...own, ...compiledMissions().filter(isOpen)];
}

const compileScenario = once(({ mission, map }: NonNullable<Options['scenario']>): CompiledMission => {
  const [fault] = checkMap(map);
  if (fault !== undefined)
    throw new InputError('bad-options', `the map is wrong: ${fault.key} at ${fault.place}`);
  return compileMission(mission, map);
});

const compileAll = once((all: typeof missions) => {
  // Missions on one map share it, with all that the geometry has worked out for it.
  const read = once(readMap);
  return all.flatMap((mission) => {
    const plan = maps.find(({ id }) => id === mission.map);
    return plan === undefined ? [] : [compileMission(mission, plan, read(plan))];
  });
});

/** All missions on their maps. */
function compiledMissions(): readonly CompiledMission[] {
  return compileAll(missions);
}
