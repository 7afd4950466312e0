import { InputError } from '../../kernel/error.ts';

/** What a game knows of its packs. */
interface Known<P, F extends object> {
  /** The packs that come with the game, by id. */
  readonly packs: Readonly<Record<string, P>>;
  /** What is wrong in somebody's own pack that has the right shape: where, as a JSON pointer, and what. */
  readonly check: (file: F) => readonly { readonly place: string; readonly key: string }[];
  /** The pack in a file without faults. */
  readonly from: (file: F) => P;
}

/**
 * The pack for which a table asks: the id of one that comes with the game, or a pack of one's own. Throws
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
