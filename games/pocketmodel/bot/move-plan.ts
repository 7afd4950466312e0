import { entry } from '../../common/at.ts';
import { zonesFor } from '../rules/moving.ts';
import { codeOf, numberOf, playerOf, seatOf, type UnitCode, type Zone } from '../rules/state.ts';
import { likeness, type Scene, starsOf } from './scene.ts';
import { worthOf } from './standing.ts';

/** What the table is worth to the seat after a unit has moved. */
export function worthAfterMove(scene: Scene, unit: UnitCode, to: Zone): number {
  return withUnitIn(scene, unit, to, () => worthOf(scene));
}

function withUnitIn<T>({ state }: Scene, unit: UnitCode, to: Zone, look: () => T): T {
  const { zones } = playerOf(state, seatOf(unit));
  const number = numberOf(unit);
  const from = entry(zones, number);
  zones[number] = to;
  const found = look();
  zones[number] = from;
  return found;
}

/** The best zone for a unit to move to, and what the table is then worth; undefined if it can move nowhere. */
export function bestMove(
  scene: Scene,
  unit: UnitCode,
): { readonly to: Zone; readonly worth: number } | undefined {
  let best: { readonly to: Zone; readonly worth: number } | undefined;
  for (const to of zonesFor(scene.terms, scene.state, unit)) {
    const worth = worthAfterMove(scene, unit, to);
    if (best === undefined || worth > best.worth) best = { to, worth };
  }
  return best;
}

/** What a whole move action is worth: the best move for each build star again and again, as long as there is one. */
export function movesWorth(scene: Scene, now: number, limit: number, moved: readonly UnitCode[]): number {
  const { terms, state, seat } = scene;
  const { kinds, zones } = playerOf(state, seat);
  const before = [...zones];
  const done = new Set(moved);
  let [left, worth] = [limit, now];
  for (;;) {
    let best:
      | { readonly number: number; readonly to: Zone; readonly worth: number; readonly rate: number }
      | undefined;
    const alike = new Set<number>();
    for (let number = 0; number < kinds.length; number++) {
      const unit = codeOf(seat, number);
      if (done.has(unit) || entry(zones, number) < 0 || starsOf(scene, unit) > left) continue;
      const what = likeness(state, unit);
      if (alike.has(what)) continue;
      alike.add(what);
      const found = bestMove(scene, unit);
      if (found === undefined) continue;
      const rate = (found.worth - worth) / entry(terms.units, entry(kinds, number)).stars;
      if (rate > (best?.rate ?? 0)) best = { number, ...found, rate };
    }
    if (best === undefined) break;
    zones[best.number] = best.to;
    worth = best.worth;
    done.add(codeOf(seat, best.number));
    left -= starsOf(scene, codeOf(seat, best.number));
  }
  for (const [number, zone] of before.entries()) zones[number] = zone;
  return worth - now;
}
