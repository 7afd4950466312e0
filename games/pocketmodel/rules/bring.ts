import type { Bring } from '../../../kernel/game.ts';
import { type Fielded, forceSchema, parseForce } from './force.ts';
import type { Terms } from './options.ts';
import { sampleForce } from './sample-force.ts';

/** What seats bring to a match with forces of their own. */
export function bringOf(terms: Terms): Bring<Fielded> {
  return {
    schema: forceSchema,
    parse: (value) => parseForce(terms, value),
    sample: (chance) => sampleForce(terms, chance),
  };
}
