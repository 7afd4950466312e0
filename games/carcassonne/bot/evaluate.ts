import type { Seat } from '../../../kernel/game.ts';
import { at } from '../rules/at.ts';
import { largeOf, smallOf } from '../rules/figures.ts';
import { isComplete, kindOf, symbolCount } from '../rules/realm.ts';
import { worthOf } from '../rules/scoring.ts';
import type { CarcassonneState } from '../rules/state.ts';
import { sideOf, sidesIn } from '../rules/teams.ts';

/** What a seat stands to gain: its points and those its figures can expect, less the same of its strongest rival. */
export function evaluate(state: CarcassonneState, seat: Seat): number {
  const worth = state.scores.slice();
  for (let realm = 0; realm < state.realmOf.length; realm++) {
    const figures = at(state.figuresIn, realm);
    if (figures === 0 || state.realmOf[realm] !== realm) continue;
    const [side] = sidesIn(state, figures);
    if (side === undefined) continue;
    worth[side] = at(worth, side) + expected(state, realm);
  }
  for (let one = 0; one < worth.length; one++) {
    const own = at(state.supply, one);
    const side = sideOf(state, one);
    worth[side] = at(worth, side) + inSupply(state) * (smallOf(own, one) + largeOf(own, one) * 1.5);
  }
  const mine = sideOf(state, seat);
  let rival = 0;
  for (let one = 0; one < worth.length; one++) {
    if (sideOf(state, one) === one && one !== mine) rival = Math.max(rival, at(worth, one));
  }
  return at(worth, mine) - rival;
}

/** A figure in the supply is worth what it may still earn, which shrinks with the pile. */
function inSupply(state: CarcassonneState): number {
  return Math.min(2, state.pile.length / 12);
}

/** Points at the end as it lies, and more the likelier it is that the realm will be completed. */
function expected(state: CarcassonneState, realm: number): number {
  const kind = kindOf(state, realm);
  const tiles = at(state.tilesIn, realm);
  const symbols = symbolCount(state, realm);
  const now = worthOf(kind, tiles, symbols, false);
  if (isComplete(state, realm)) return worthOf(kind, tiles, symbols, true);
  const open = at(state.open, realm);
  const turns = state.pile.length / state.colors.length;
  const chance = Math.max(0, Math.min(1, turns / (open * (kind === 'planet' ? 2 : 6)))) * 0.7;
  const complete =
    kind === 'planet' ? worthOf(kind, 9, symbols, true) : worthOf(kind, tiles + open, symbols, true);
  return now + (complete - now) * chance;
}
