import type { Loadout } from '../../server/protocol.ts';
import type { ShelfRow } from './device-shelf.ts';

/**
 * What a browser keeps after the server has told all loadouts of the account. What the server has still to be told stays
 * as it is here; of everything else the server knows better.
 */
export function mergeRows(here: readonly ShelfRow[], there: readonly Loadout[]): readonly ShelfRow[] {
  const waiting = here.filter(({ unsent, gone }) => unsent || gone);
  const waits = new Set(waiting.map(({ id }) => id));
  const told = there
    .filter(({ id }) => !waits.has(id))
    .map((loadout) => ({ ...loadout, changed: Date.parse(loadout.changed) }));
  return [...waiting, ...told];
}
