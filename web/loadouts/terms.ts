import { InputError } from '../../kernel/error.ts';
import type { Rules } from '../../kernel/game.ts';
import { loadSound } from '../packs/draft.ts';
import type { LoadoutOptions } from './kept-loadout.ts';
import type { OpenedBuilder } from './opened-builder.ts';

/** The option `pack` of a loadout that is built from the pack on this browser's workshop. */
export const drawn = 'drawn';

/** The rules for which something is built, or why there are none: the pack of the workshop, or the options. */
export type Terms = { readonly kind: 'rules'; readonly rules: Rules } | { readonly kind: 'pack' | 'options' };

/** Opens the rules with the options of a loadout. */
export function openTerms({ entry, builder, game }: OpenedBuilder, options: LoadoutOptions): Terms {
  const pack = options.pack === drawn ? loadSound(entry.id) : options.pack;
  if (options.pack === drawn && pack === undefined) return { kind: 'pack' };
  try {
    const all = { ...builder.options, ...options, ...(pack !== undefined && { pack }) };
    return { kind: 'rules', rules: game.open(all) };
  } catch (failure) {
    // What is chosen may come from a file, or from another version of the game.
    if (failure instanceof InputError) return { kind: 'options' };
    throw failure;
  }
}
