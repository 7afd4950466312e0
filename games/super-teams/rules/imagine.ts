import type { Chance } from '../../../kernel/chance.ts';
import { setOut } from './arrange.ts';
import { positionSeen } from './position.ts';
import type { SuperTeamsState } from './state.ts';
import type { View } from './view.ts';

/** A match that looks like this view; whatever cards the viewer does not see are dealt out anew. */
export function imagine(view: View, chance: Chance): SuperTeamsState {
  const position = positionSeen(view);
  return setOut(
    position,
    view.pack,
    view.seats.map(({ colors }) => colors),
    chance,
  );
}
