import type { FromSchema } from '../../common/from-schema.ts';

/** The number of the last space if nothing else is agreed (p. 1). */
const usualLength = 20;

export const optionsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    /** The number of the last space. */
    length: { type: 'integer', minimum: 10, maximum: 30, default: usualLength },
  },
} as const;

/** How a match is to be played; everything may be left out. */
export type Options = FromSchema<typeof optionsSchema>;

/** The number of the last space. */
export function lastSpace({ length = usualLength }: Options): number {
  return length;
}
