import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contested } from '../rules/state.ts';
import { type Box, type Chart, chartOf, finger } from './chart.ts';
import { homePartsOf, middleUnits } from './zone-parts.ts';

const rooms = {
  desk: { width: 1110, height: 650 },
  'large desk': { width: 2100, height: 1100 },
  tablet: { width: 808, height: 940 },
  phone: { width: 378, height: 590 },
  'small phone': { width: 308, height: 420 },
  'phone on its side': { width: 590, height: 334 },
  'desk at 200 percent': { width: 465, height: 390 },
} as const;

function boxesOf({ zones, small }: Chart): Box[] {
  return [...zones.values(), ...small.values()];
}

for (const [name, room] of Object.entries(rooms)) {
  test(`${name}: zones lie in the room and not on one another, for 2 to 8 seats, whoever looks where`, () => {
    for (let seats = 2; seats <= 8; seats++) {
      for (let own = 0; own < seats; own++) {
        const looked = (own + 1) % seats;
        const chart = chartOf(room, own, seats, looked);
        const boxes = boxesOf(chart);
        for (const [at, { x, y, width, height }] of boxes.entries()) {
          assert.ok(x > -0.5 && y > -0.5 && x + width < room.width + 0.5 && y + height < room.height + 0.5);
          for (const other of boxes.slice(at + 1)) {
            const apart =
              x + width <= other.x + 0.5 ||
              other.x + other.width <= x + 0.5 ||
              y + height <= other.y + 0.5 ||
              other.y + other.height <= y + 0.5;
            assert.ok(apart, `${seats} seats, seat ${own}: ${JSON.stringify([boxes[at], other])}`);
          }
        }
        assert.ok(chart.zones.has(own) && chart.zones.has(contested) && chart.zones.has(looked));
        for (let seat = 0; seat < seats; seat++) {
          assert.ok(chart.zones.has(seat) || chart.small.has(seat), `seat ${seat} is on the map`);
        }
      }
    }
  });

  test(`${name}: fingers meet every home that is shown small, and there is room for objectives and units`, () => {
    for (let seats = 2; seats <= 8; seats++) {
      const chart = chartOf(room, 0, seats, 1);
      for (const { width, height } of chart.small.values()) {
        assert.ok(width >= finger && height >= finger, `${width} x ${height}`);
      }
      for (const [zone, box] of chart.zones) {
        const units = zone === contested ? middleUnits(box) : homePartsOf(box).units;
        assert.ok(
          units.width >= 92 && units.height >= 46,
          `${seats} seats, zone ${zone}: ${JSON.stringify(units)}`,
        );
        if (zone === contested) continue;
        const { card, column } = homePartsOf(box);
        assert.ok(card.width >= finger && card.height >= finger, JSON.stringify(card));
        assert.ok(column.width >= 3 * card.width, JSON.stringify([column, card]));
      }
    }
  });
}

test('on a desk up to four homes are shown in full, of more seats one home beside one’s own', () => {
  assert.equal(chartOf(rooms.desk, 0, 4, 1).zones.size, 5);
  assert.equal(chartOf(rooms.desk, 0, 5, 1).zones.size, 3);
  assert.equal(chartOf(rooms.desk, 0, 8, 1).small.size, 7);
});

test('the homes lie in turn order around the table, the next seat on the left', () => {
  const { small } = chartOf(rooms.desk, 0, 8, 1);
  const at = (seat: number): Box => small.get(seat) ?? assert.fail(`seat ${seat}`);
  assert.ok(at(1).y > at(2).y && at(2).y > at(3).y && at(3).y > at(4).y);
  assert.ok(at(5).x > at(4).x && at(5).y < at(6).y && at(6).y < at(7).y);
});
