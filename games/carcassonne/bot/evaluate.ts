import type { Seat } from '../../../kernel/game.ts';
import { at } from '../../common/at.ts';
import type { CompiledPack } from '../content/compile.ts';
import { largeOf, smallOf } from '../rules/figures.ts';
import { isComplete, kindOf, symbolCount } from '../rules/realm.ts';
import { worthOf } from '../rules/scoring.ts';
import type { CarcassonneState } from '../rules/state.ts';
import { around } from '../rules/table.ts';
import { sideOf, sidesIn } from '../rules/teams.ts';

/** How many tiles must be left for an even chance that the right one comes: for each open side, each free square. */
const evenChance = { side: 40, square: 2 } as const;

/** What a figure in the supply may still earn: so much at most, and less when fewer than so many tiles are left. */
const figureWorth = { most: 4, tiles: 32, large: 1.5 } as const;

/**
 * What a seat stands to gain: its points, those that its figures can expect, and its figures in the supply, less the
 * same of its strongest rival. The numbers were found by letting bots with different ones play each other.
 */
export function evaluate(pack: CompiledPack, state: CarcassonneState, seat: Seat): number {
  const worth = state.scores.slice();
  for (let realm = 0; realm < state.realmOf.length; realm++) {
    const figures = at(state.figuresIn, realm);
    if (figures === 0) continue;
    const [side] = sidesIn(state, figures);
    if (side !== undefined) worth[side] = at(worth, side) + expected(pack, state, realm);
  }
  const figure = Math.min(1, state.pile.length / figureWorth.tiles) * figureWorth.most;
  for (let one = 0; one < state.colors.length; one++) {
    const own = at(state.supply, one);
    const side = sideOf(state, one);
    worth[side] = at(worth, side) + figure * (smallOf(own, one) + largeOf(own, one) * figureWorth.large);
  }
  const mine = sideOf(state, seat);
  let rival = Number.NEGATIVE_INFINITY;
  for (let one = 0; one < worth.length; one++) {
    if (sideOf(state, one) === one && one !== mine) rival = Math.max(rival, at(worth, one));
  }
  return at(worth, mine) - rival;
}

/** Points at the end as it lies, and what completing adds, the likelier the fewer tiles it needs. */
function expected(pack: CompiledPack, state: CarcassonneState, realm: number): number {
  const kind = kindOf(pack, state, realm);
  const tiles = at(state.tilesIn, realm);
  const symbols = symbolCount(state, realm);
  const open = at(state.open, realm);
  const left = state.pile.length;
  const now = worthOf(kind, tiles, symbols, isComplete(state, realm));
  if (open === 0 || kind === 'route') return now;
  if (kind === 'planet') {
    const chance = left / (left + evenChance.square * open);
    return now + (worthOf(kind, around.length + 1, symbols, true) - now) * chance;
  }
  const chance = (left / (left + evenChance.side)) ** open;
  return now + (worthOf(kind, tiles, symbols, true) - now) * chance;
}
