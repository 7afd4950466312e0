import { InputError } from '../../../kernel/error.ts';
import type { FromSchema } from '../../common/from-schema.ts';
import { resolvePack } from '../../common/pack-option.ts';
import { checkPack } from '../content/check.ts';
import { type Pack, packFrom } from '../content/pack.ts';
import { packSchema } from '../content/pack-schema.ts';
import { defaultPack, packs } from '../content/packs.ts';
import { usualColors } from './colors.ts';
import { type Color, colors } from './view.ts';

export const optionsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    // Everybody for themselves, or two teams of two (p. 16).
    variant: { enum: ['standard', 'teams'], default: 'standard' },
    // The id of a pack that comes with the game, or a pack of one's own.
    pack: { anyOf: [{ type: 'string', maxLength: 32 }, packSchema], default: defaultPack },
    // By seat.
    colors: { type: 'array', items: { enum: colors }, uniqueItems: true, minItems: 2, maxItems: 5 },
    // Who begins: the first seat, or one drawn at random (ruling 2).
    first: { enum: ['first', 'random'], default: 'first' },
  },
} as const;

/** How a match is to be played; everything may be left out. */
export type Options = FromSchema<typeof optionsSchema>;

/** Everybody for themselves, or two teams of two (p. 16). */
export type Variant = NonNullable<Options['variant']>;

/** The pack that options ask for. Throws {@link InputError} `bad-options` or `bad-pack`. */
export function packOf({ pack = defaultPack }: Options): Pack {
  return resolvePack(pack, { packs, check: checkPack, from: packFrom });
}

/** The colour of each seat. Throws {@link InputError} `bad-seats` or `bad-options`. */
export function colorsOf(
  { variant = 'standard', colors: wanted }: Pick<Options, 'variant' | 'colors'>,
  seats: number,
): readonly Color[] {
  if (variant === 'teams' && seats !== 4) {
    throw new InputError('bad-seats', `the team game takes four seats, not ${seats}`);
  }
  if (wanted === undefined) return usualColors[variant].slice(0, seats);
  if (wanted.length !== seats) {
    throw new InputError('bad-options', `${wanted.length} colours for ${seats} seats`);
  }
  if (new Set(wanted).size !== seats) throw new InputError('bad-options', 'two seats have the same colour');
  if (variant === 'teams' && !areTeams(wanted)) {
    throw new InputError(
      'bad-options',
      `in the team game seats 0 and 2 are one team and 1 and 3 the other: red with green, black with white; not ${wanted.join(', ')}`,
    );
  }
  return [...wanted];
}

/** Red and green sit diagonally, and so do black and white (rulings 63 and 64). */
function areTeams(wanted: readonly Color[]): boolean {
  const teams = [0, 1].map((side) => [wanted[side], wanted[side + 2]].sort().join());
  return teams.sort().join(' ') === 'black,white green,red';
}
