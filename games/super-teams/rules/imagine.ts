import type { Chance } from '../../../kernel/chance.ts';
import type { CompiledPack } from '../content/compile.ts';
import { setOut } from './arrange.ts';
import { positionSeen } from './position.ts';
import type { SuperTeamsState } from './state.ts';
import type { View } from './view.ts';

/** A match that looks like this view; whatever cards and answers the viewer does not see are drawn anew. */
export function imagine(pack: CompiledPack, view: View, chance: Chance): SuperTeamsState {
  const colors = view.seats.map((seat) => seat.colors);
  return setOut(pack, positionSeen(view), colors, chance);
}
