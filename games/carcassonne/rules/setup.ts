import type { Chance } from '../../../kernel/chance.ts';
import type { CompiledPack } from '../content/compile.ts';
import { colorsOf, type Options } from './options.ts';
import { type CarcassonneState, emptyTable } from './state.ts';
import { fullSupply, suppliesOf } from './supply.ts';
import { putTile } from './table.ts';

/** The set-up of p. 10. Chance shuffles the pile, and then picks who begins if that is wished. */
export function setup(pack: CompiledPack, options: Options, seats: number, chance: Chance): CarcassonneState {
  const state = emptyTable(pack, options.variant ?? 'standard', colorsOf(options, seats));
  putTile(pack, state, pack.start, 0, 0, 0);
  state.pile = [...pack.pile];
  chance.shuffle(state.pile);
  state.supply = suppliesOf(state.colors.map(() => fullSupply));
  if (options.first === 'random') state.toMove = chance.pick(seats);
  return state;
}
