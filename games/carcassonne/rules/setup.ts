import type { Chance } from '../../../kernel/chance.ts';
import type { BySeat } from '../../../kernel/game.ts';
import { compile } from '../content/compile.ts';
import type { Pack } from '../content/pack.ts';
import { figure } from './figures.ts';
import { colorsOf, type Options, packOf } from './options.ts';
import { type CarcassonneState, emptyTable } from './state.ts';
import { putTile } from './table.ts';
import type { Supply } from './view.ts';

/** What everybody has at first (p. 10); the sixth figure only marks the score. */
export const fullSupply: Supply = { small: 4, large: 1 };

/** The set-up of p. 10. Chance shuffles the pile, and then picks who begins if that is wished. */
export function setup(options: Options, seats: number, chance: Chance): CarcassonneState {
  const pack = packOf(options);
  const state = emptyTable(pack, options.variant ?? 'standard', colorsOf(options, seats));
  putTile(state, compile(pack).start, 0, 0, 0);
  state.pile = drawPile(pack);
  chance.shuffle(state.pile);
  state.supply = suppliesOf(state.colors.map(() => fullSupply));
  if (options.first === 'random') state.toMove = chance.pick(seats);
  return state;
}

/** All tiles but the start tile, as their numbers in the pack, in its order. */
export function drawPile(pack: Pack): number[] {
  return pack.tiles.flatMap(({ count, start }, index) => (start ? [] : new Array<number>(count).fill(index)));
}

export function suppliesOf(supplies: BySeat<Supply>): number[] {
  return supplies.map(
    ({ small, large }, seat) => small * figure(seat, 'small') + large * figure(seat, 'large'),
  );
}
