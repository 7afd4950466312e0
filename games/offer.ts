import type { JsonSchema } from '../kernel/game.ts';
import type { Fault } from './common/fault.ts';
import type { Packs } from './entry.ts';

/** The packs of a game for the command line and the server: the built-in packs, the default first, and the check. */
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
