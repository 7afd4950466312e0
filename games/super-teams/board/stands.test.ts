import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match } from '../../../kernel/match.ts';
import { game, open } from '../game.ts';
import type { ShipView, View } from '../rules/view.ts';
import { chartOf } from './chart.ts';
import { standsOf } from './stands.ts';

const { pack } = open({});
const view: View = new Match(game, { options: {}, seats: 4, seed: 'stands' }).view('spectator');
const chart = chartOf(pack.source, 1000, 640);
const places = [5, 12, 40];

for (const count of [1, 2, 3, 4, 5, 6, 7, 8]) {
  test(`${count} on one space stand apart and near it`, () => {
    for (const space of places) {
      const ships: ShipView[] = view.ships.slice(0, count).map((ship) => ({ ...ship, space }));
      const stands = standsOf(pack, { ...view, ships }, chart);
      const middle = chart.points[space] ?? { x: 0, y: 0 };
      for (const [at, one] of stands.entries()) {
        assert.ok(Math.hypot(one.x - middle.x, one.y - middle.y) < chart.radius * 1.1);
        for (const other of stands.slice(at + 1)) {
          const apart = Math.hypot(one.x - other.x, one.y - other.y);
          assert.ok(apart > chart.radius * 0.7, `${count} on ${space}: ${apart}`);
        }
      }
    }
  });
}

test('on a double space a ship stands on the side that was chosen', () => {
  const [ship] = view.ships;
  assert.ok(ship);
  const x = (side: 'hyperspace' | 'asteroid') =>
    standsOf(pack, { ...view, ships: [{ ...ship, space: 12, side }] }, chart)[0]?.x ?? 0;
  assert.deepEqual(pack.sides[12], ['hyperspace', 'asteroid']);
  assert.ok(x('hyperspace') < x('asteroid'));
});
