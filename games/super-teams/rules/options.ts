import { InputError } from '../../../kernel/error.ts';
import type { BySeat } from '../../../kernel/game.ts';
import { packAsked } from '../../common/pack-option.ts';
import { checkPack } from '../content/check.ts';
import { type Color, colors, type Pack } from '../content/pack.ts';
import { type PackFile, packFrom } from '../content/pack-file.ts';
import { packSchema } from '../content/pack-schema.ts';
import { defaultPack, packs } from '../content/packs.ts';

/** How a match is to be played; everything may be left out. */
export interface Options {
  /** The id of a pack that comes with the game, or a pack of one's own. */
  readonly pack?: string | PackFile;
  /** By seat, all different. With two players each gets one of the two that are left as well (p. 1). */
  readonly colors?: BySeat<Color>;
  /** Who begins: the first seat, or one drawn at random. The rulebook lets who last watched Star Wars begin (p. 2). */
  readonly first?: 'first' | 'random';
}

export const optionsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    pack: { anyOf: [{ type: 'string', maxLength: 32 }, packSchema], default: defaultPack },
    colors: { type: 'array', items: { enum: colors }, uniqueItems: true, minItems: 2, maxItems: 4 },
    first: { enum: ['first', 'random'], default: 'first' },
  },
} as const;

/** Colours by seat where nobody chose: with four players the heroes are one team and the Empire the other. */
const usualColors: BySeat<Color> = ['red', 'green', 'yellow', 'black'];

/** Heroes and the Empire: the colours that two players get as a second one, if nobody has taken them. */
const companions: Readonly<Record<Color, Color>> = {
  red: 'yellow',
  yellow: 'red',
  green: 'black',
  black: 'green',
};

/** The pack that options ask for. Throws {@link InputError} `bad-options` or `bad-pack`. */
export function packOf({ pack = defaultPack }: Options): Pack {
  return packAsked(pack, { packs, check: checkPack, from: packFrom });
}

/** The colours of each seat. Throws {@link InputError} `bad-seats` or `bad-options`. */
export function colorsOf({ colors: wanted }: Options, seats: number): BySeat<readonly Color[]> {
  if (seats < 2 || seats > 4) throw new InputError('bad-seats', `two to four can play, not ${seats}`);
  const chosen = wanted ?? usualColors.slice(0, seats);
  if (chosen.length !== seats) {
    throw new InputError('bad-options', `${chosen.length} colours for ${seats} seats`);
  }
  if (new Set(chosen).size !== seats) throw new InputError('bad-options', 'two seats have the same colour');
  const [first, second] = chosen;
  if (seats > 2 || first === undefined || second === undefined) return chosen.map((color) => [color]);
  const left = colors.filter((color) => !chosen.includes(color));
  const [one = first, other = second] = left.includes(companions[first])
    ? [companions[first], companions[second]]
    : left;
  return [
    [first, one],
    [second, other],
  ];
}
