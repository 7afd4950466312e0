import { InputError } from '../../../kernel/error.ts';
import type { BySeat } from '../../../kernel/game.ts';
import { checkPack } from '../content/check.ts';
import { type Color, colors, type Pack } from '../content/pack.ts';
import { type PackFile, packFrom } from '../content/pack-file.ts';
import { packSchema } from '../content/pack-schema.ts';
import { defaultPack, packs } from '../content/packs.ts';

/** How a match is to be played; everything may be left out. */
export interface Options {
  /** The id of a pack that comes with the game, or a pack of one's own. */
  readonly pack?: string | PackFile;
  /** The colours of each seat: two with two players, one otherwise (p. 1). */
  readonly colors?: BySeat<readonly Color[]>;
  /** Who begins: the first seat, or one drawn at random. The rulebook lets who last watched Star Wars begin (p. 2). */
  readonly first?: 'first' | 'random';
}

export const colorsSchema = {
  type: 'array',
  minItems: 2,
  maxItems: 4,
  items: { type: 'array', items: { enum: colors }, uniqueItems: true, minItems: 1, maxItems: 2 },
} as const;

export const optionsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    pack: { anyOf: [{ type: 'string', maxLength: 32 }, packSchema], default: defaultPack },
    colors: colorsSchema,
    first: { enum: ['first', 'random'], default: 'first' },
  },
} as const;

/** Colours by seat where nobody chose: heroes against the Empire where there are two sides. */
const usualColors: Readonly<Record<number, BySeat<readonly Color[]>>> = {
  2: [
    ['red', 'yellow'],
    ['green', 'black'],
  ],
  3: [['red'], ['green'], ['yellow']],
  4: [['red'], ['green'], ['yellow'], ['black']],
};

/** The pack that options ask for. Throws {@link InputError} `bad-options` or `bad-pack`. */
export function packOf({ pack = defaultPack }: Options): Pack {
  if (typeof pack === 'string') {
    const builtIn = Object.hasOwn(packs, pack) ? packs[pack] : undefined;
    if (builtIn) return builtIn;
    throw new InputError(
      'bad-options',
      `no pack is called "${pack}"; there is ${Object.keys(packs).join(', ')}`,
    );
  }
  const [fault, ...more] = checkPack(pack);
  if (fault === undefined) return packFrom(pack);
  const rest = more.length > 0 ? `, and ${more.length} more faults` : '';
  throw new InputError('bad-pack', `the pack is wrong: ${fault.key} at ${fault.place}${rest}`);
}

/** The colours of each seat. Throws {@link InputError} `bad-seats` or `bad-options`. */
export function colorsOf({ colors: wanted }: Options, seats: number): BySeat<readonly Color[]> {
  const usual = usualColors[seats];
  if (usual === undefined) throw new InputError('bad-seats', `two to four can play, not ${seats}`);
  if (wanted === undefined) return usual;
  if (wanted.length !== seats) {
    throw new InputError('bad-options', `colours of ${wanted.length} seats for ${seats} seats`);
  }
  const each = seats === 2 ? 2 : 1;
  for (const [seat, own] of wanted.entries()) {
    if (own.length !== each) {
      throw new InputError(
        'bad-options',
        `with ${seats} seats each has ${each} of the colours; seat ${seat} has ${own.length}`,
      );
    }
  }
  const all = wanted.flat();
  if (new Set(all).size !== all.length) throw new InputError('bad-options', 'two seats have the same colour');
  return wanted.map((own) => [...own]);
}
