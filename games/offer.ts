import type { JsonSchema } from '../kernel/game.ts';
import type { Fault } from './common/fault.ts';
import type { Packs } from './entry.ts';

/** The packs of a game as command line and server know them: those that come with it, the usual one first, and the check. */
export function offerOf<P>(
  schema: JsonSchema,
  packs: Readonly<Record<string, { readonly name: string }>>,
  check: (pack: P) => readonly Fault[],
): Packs<P> {
  return {
    schema,
    check: (pack) =>
      check(pack).map(({ place, key, args }) => ({ place, sentence: { key: `pack.${key}`, args } })),
    builtIn: Object.entries(packs).map(([id, { name }]) => ({ id, name })),
  };
}
