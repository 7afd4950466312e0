import { openPack } from './odd-pack.ts';
import type { Setting } from './table-talk.ts';

/** So many tiles in a row, beside each of which the next fits in every rotation: there cannot be more ways to go on. */
export function line(tiles: number): Setting {
  const placed = Array.from({ length: tiles - 1 }, (_, place) => `K1 ${place + 1},0r0`);
  return { options: { pack: openPack(tiles) }, tiles: ['K0 0,0r0', ...placed] };
}
