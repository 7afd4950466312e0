import type { Chance } from '../../../kernel/chance.ts';
import { restore } from './restore.ts';
import type { CarcassonneState } from './state.ts';
import type { View } from './view.ts';

/** A match that looks like this view; the tiles that lie face down are shuffled anew. */
export function imagine(view: View, chance: Chance): CarcassonneState {
  const state = restore(view);
  chance.shuffle(state.pile);
  return state;
}
