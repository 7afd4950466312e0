import type { PackFault } from '../../games/entry.ts';
import { InputError } from '../../kernel/error.ts';
import type { Rules } from '../../kernel/game.ts';
import { loadDraft } from '../packs/draft.ts';
import type { LoadoutOptions } from './kept-loadout.ts';
import type { OpenedBuilder } from './opened-builder.ts';

/** The option `pack` of a loadout that is built from the pack on this browser's workshop. */
export const drawn = 'drawn';

/** The rules for which something is built, or why there are none: the faults of the pack, or the options are odd. */
export type Terms =
  | { readonly kind: 'rules'; readonly rules: Rules }
  | { readonly kind: 'pack'; readonly says: 'page' | 'game'; readonly faults: readonly PackFault[] }
  | { readonly kind: 'options' };

/** Opens the rules with the options of a loadout. */
export async function openTerms(
  { entry, builder, game }: OpenedBuilder,
  options: LoadoutOptions,
): Promise<Terms> {
  if (options.pack !== drawn) return openWith({ ...builder.options, ...options });
  const [packs, { judgePack }] = await Promise.all([entry.packs?.(), import('../packs/judge.ts')]);
  const pack = loadDraft(entry.id);
  if (packs === undefined || pack === undefined) return { kind: 'options' };
  const judgement = judgePack(packs, pack);
  if (judgement.faults.length > 0) return { kind: 'pack', ...judgement };
  return openWith({ ...builder.options, ...options, pack });

  function openWith(all: Readonly<Record<string, unknown>>): Terms {
    try {
      return { kind: 'rules', rules: game.open(all) };
    } catch (failure) {
      if (failure instanceof InputError) return { kind: 'options' };
      throw failure;
    }
  }
}
