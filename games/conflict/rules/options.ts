import { hashOf } from '../../../kernel/canonical.ts';
import type { Content, Json } from '../../../kernel/game.ts';
import type { FromSchema } from '../../common/from-schema.ts';
import { once } from '../../common/once.ts';
import { resolvePack } from '../../common/pack-option.ts';
import { checkPack } from '../content/check.ts';
import { type CompiledPack, compile } from '../content/compile.ts';
import { type Pack, packFrom, type Side, sides, type TrackField } from '../content/pack.ts';
import { packSchema } from '../content/pack-schema.ts';
import { defaultPack, packs } from '../content/packs.ts';

/**
 * How a match is to be played; everything may be left out. `pack`: the id of one that comes with the game, or a pack of
 * one's own. `side`: the advanced track is shorter (p. 9). `simplified`: leaders may be covered in any order (p. 9).
 * `hands`: hands and peeked cards lie open for all, or are secret (ruling R17).
 */
export const optionsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    pack: { anyOf: [{ type: 'string', enum: Object.keys(packs) }, packSchema], default: defaultPack },
    side: { enum: sides, default: 'standard' },
    simplified: { type: 'boolean', default: false },
    hands: { enum: ['open', 'strict'], default: 'open' },
  },
} as const;

export type Options = FromSchema<typeof optionsSchema>;

/** What stays as it is through a whole match: the pack, prepared for quick answers, and the options. */
export interface Terms extends CompiledPack {
  readonly content: Content;
  readonly side: Side;
  /** The simplified variant: leaders may be covered in any order (p. 9). */
  readonly simplified: boolean;
  /** Hands and peeked cards are open to all, or secret (ruling R17). */
  readonly open: boolean;
  /** The fields of the track, and the number of the last one, on which the First Order wins. */
  readonly fields: readonly TrackField[];
  readonly last: number;
}

/** The terms that options ask for. Throws an InputError `bad-options` or `bad-pack`. */
export function termsOf(options: Options): Terms {
  const { side = 'standard', simplified = false, hands = 'open' } = options;
  const pack = packOf(options);
  const { fields } = pack.tracks[side];
  return {
    ...compile(pack),
    content: contentOf(pack),
    side,
    simplified,
    open: hands === 'open',
    fields,
    last: fields.length - 1,
  };
}

/** The pack that options ask for. Throws an InputError `bad-options` or `bad-pack`. */
export function packOf({ pack = defaultPack }: Options): Pack {
  return resolvePack(pack, { packs, check: checkPack, from: packFrom });
}

const contentOf = once((pack: Pack): Content => {
  const json: Json = JSON.parse(JSON.stringify(pack));
  return { hash: hashOf(json), pack: json };
});
