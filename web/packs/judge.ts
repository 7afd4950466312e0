import type { PackFault, Packs } from '../../games/entry.ts';
import { shapeFaults } from './shape-faults.ts';

/** What is wrong with a pack: in messages of the page where it has not the right shape, else in the game's. */
export interface Judgement {
  readonly says: 'page' | 'game';
  readonly faults: readonly PackFault[];
}

/** Every fault of a pack. The game looks only at packs that have the shape of its schema. */
export function judgePack({ schema, check }: Pick<Packs, 'schema' | 'check'>, pack: unknown): Judgement {
  const faults = shapeFaults(schema, pack);
  return faults.length > 0 ? { says: 'page', faults } : { says: 'game', faults: check(pack) };
}
