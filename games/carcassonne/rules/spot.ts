import { at } from '../../common/at.ts';
import type { CompiledPack } from '../content/compile.ts';
import { segmentOf } from './realm.ts';
import type { CarcassonneState } from './state.ts';
import type { Spot } from './view.ts';

/** Where a segment lies on the table. */
export function spotOf(pack: CompiledPack, state: CarcassonneState, segment: number): Spot {
  const tile = at(state.tileOf, segment);
  return { x: at(state.xs, tile), y: at(state.ys, tile), segment: segmentOf(pack, state, segment).id };
}

/** The same as a name: `x,y:segment`. */
export function spotName({ x, y, segment }: Spot): string {
  return `${x},${y}:${segment}`;
}
