import { InputError } from '../../kernel/error.ts';

/** The built-in packs of a game, and its functions for packs of people. */
interface Known<P, F extends object> {
  /** The built-in packs, by id. */
  readonly packs: Readonly<Record<string, P>>;
  /** Finds the faults of a pack that fits the schema. */
  readonly check: (file: F) => readonly { readonly place: string; readonly key: string }[];
  /** Makes the pack from a file without faults. */
  readonly from: (file: F) => P;
}

/**
 * Returns the pack that the options of a table name: a built-in pack by its id, or a pack of a person's own. Throws
 * {@link InputError} `bad-options` or `bad-pack`.
 */
export function resolvePack<P, F extends object>(asked: string | F, { packs, check, from }: Known<P, F>): P {
  if (typeof asked === 'string') {
    const builtIn = Object.hasOwn(packs, asked) ? packs[asked] : undefined;
    if (builtIn) return builtIn;
    const ids = Object.keys(packs).join(', ');
    throw new InputError('bad-options', `no pack is called "${asked}"; there is ${ids}`);
  }
  const [fault, ...more] = check(asked);
  if (fault === undefined) return from(asked);
  const rest = more.length > 0 ? `, and ${more.length} more` : '';
  throw new InputError('bad-pack', `the pack is wrong: ${fault.key} at ${fault.place}${rest}`);
}
