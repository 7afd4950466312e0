import type { Chance } from '../../../kernel/chance.ts';
import type { CompiledPack } from '../content/compile.ts';
import type { Pack } from '../content/pack.ts';
import { colorsOf, type Options } from './options.ts';
import { type CarcassonneState, emptyTable } from './state.ts';
import { fullSupply, suppliesOf } from './supply.ts';
import { putTile } from './table.ts';

/** The set-up of p. 10. Chance shuffles the pile, and then picks who begins if that is wished. */
export function setup(pack: CompiledPack, options: Options, seats: number, chance: Chance): CarcassonneState {
  const state = emptyTable(pack, options.variant ?? 'standard', colorsOf(options, seats));
  putTile(pack, state, pack.start, 0, 0, 0);
  state.pile = drawPile(pack.pack);
  chance.shuffle(state.pile);
  state.supply = suppliesOf(state.colors.map(() => fullSupply));
  if (options.first === 'random') state.toMove = chance.pick(seats);
  return state;
}

/** All tiles but the start tile, as their numbers in the pack, in its order. */
export function drawPile(pack: Pack): number[] {
  return pack.tiles.flatMap(({ count, start }, index) => (start ? [] : new Array<number>(count).fill(index)));
}
