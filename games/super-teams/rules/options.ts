import { InputError } from '../../../kernel/error.ts';
import type { BySeat } from '../../../kernel/game.ts';
import type { FromSchema } from '../../common/from-schema.ts';
import { resolvePack } from '../../common/pack-option.ts';
import { checkPack } from '../content/check.ts';
import { type Color, colors } from '../content/pack.ts';
import { packFrom } from '../content/pack-file.ts';
import { type Pack, packSchema } from '../content/pack-schema.ts';
import { defaultPack, packs } from '../content/packs.ts';

const colorSchema = { enum: colors } as const;
const twoColors = { type: 'array', items: colorSchema, uniqueItems: true, minItems: 2, maxItems: 2 } as const;

export const optionsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    /** The id of a pack that comes with the game, or a pack of one's own. */
    pack: { anyOf: [{ type: 'string', maxLength: 32 }, packSchema], default: defaultPack },
    /**
     * By seat, all different: two colours each of two players, one each of three or four (p. 1). Two players may name one
     * colour each; then each gets one of the two that are left as well.
     */
    colors: {
      anyOf: [
        { type: 'array', items: twoColors, uniqueItems: true, minItems: 2, maxItems: 2 },
        { type: 'array', items: colorSchema, uniqueItems: true, minItems: 2, maxItems: 4 },
      ],
    },
    /** Who begins: the first seat, or one drawn at random. The rulebook lets who last watched Star Wars begin (p. 2). */
    first: { enum: ['first', 'random'], default: 'first' },
  },
} as const;

/** How a match is to be played; everything may be left out. */
export type Options = FromSchema<typeof optionsSchema>;

/** Colours by seat where nobody chose: the heroes against the Empire, with two players and with four. */
const colorsOfTwo: BySeat<readonly Color[]> = [
  ['red', 'yellow'],
  ['green', 'black'],
];
/** Heroes and the Empire: the colours that two players get as a second one, if nobody has taken them. */
const companions: Readonly<Record<Color, Color>> = {
  red: 'yellow',
  yellow: 'red',
  green: 'black',
  black: 'green',
};
const colorsOfMore: BySeat<Color> = ['red', 'green', 'yellow', 'black'];

/** The pack that options ask for. Throws {@link InputError} `bad-options` or `bad-pack`. */
export function packOf({ pack = defaultPack }: Options): Pack {
  return resolvePack(pack, { packs, check: checkPack, from: packFrom });
}

/** The colours of each seat. Throws {@link InputError} `bad-seats` or `bad-options`. */
export function colorsOf(
  { colors: wanted }: Pick<Options, 'colors'>,
  seats: number,
): BySeat<readonly Color[]> {
  if (seats < 2 || seats > 4) throw new InputError('bad-seats', `two to four can play, not ${seats}`);
  const chosen = wanted ?? (seats === 2 ? colorsOfTwo : colorsOfMore.slice(0, seats));
  if (chosen.length !== seats) {
    throw new InputError('bad-options', `colours of ${chosen.length} players for ${seats} seats`);
  }
  const named = chosen.map((own) => (typeof own === 'string' ? [own] : [...own]));
  const bySeat = seats === 2 ? named.map((own) => addCompanion(own, named.flat())) : named;
  const fault = faultOf(bySeat);
  if (fault !== undefined) throw new InputError('bad-options', fault);
  return bySeat;
}

/** A player who named one of two colours gets its companion, or the other colour that nobody named. */
function addCompanion(own: readonly Color[], taken: readonly Color[]): readonly Color[] {
  const [first, second] = own;
  if (first === undefined || second !== undefined) return own;
  const left = colors.filter((color) => !taken.includes(color));
  const free = left.includes(companions[first]) ? [companions[first]] : left;
  const other = taken[0] === first ? free[0] : free.at(-1);
  return other === undefined ? own : [first, other];
}

/** What is wrong with the colours of all seats (p. 1). */
export function faultOf(bySeat: readonly (readonly Color[])[]): string | undefined {
  const each = bySeat.length === 2 ? 2 : 1;
  for (const [seat, own] of bySeat.entries()) {
    if (own.length !== each)
      return `of ${bySeat.length} players each has ${each}, but seat ${seat} has ${own.length}`;
  }
  const all = bySeat.flat();
  return new Set(all).size === all.length ? undefined : 'two seats have the same colour';
}
