import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packs } from '../../content/packs.ts';
import { ships } from './ships.ts';
import { silhouetteOf } from './silhouette.ts';

const units = Object.values(packs).flatMap((pack) => pack.units);
const generic = ['fighter', 'freighter', 'cruiser', 'tank', 'walker', 'speeder'];

test('every class of the packs that come with the game has a silhouette of its own', () => {
  const byClass = new Map(units.map((unit) => [`${unit.class} ${unit.ground ?? false}`, silhouetteOf(unit)]));
  for (const [name, silhouette] of byClass)
    assert.ok(!generic.includes(silhouette), `${name}: ${silhouette}`);
  const named = [...byClass.values()].filter((one) => one !== 'tauntaun' && one !== 'dewback');
  assert.equal(new Set(named).size, named.length);
});

test('riders of one class are told apart by the names of their mounts', () => {
  const rider = { class: 'mounted trooper', ground: true, stars: 1 };
  assert.equal(silhouetteOf({ ...rider, name: 'Tauntaun Rider' }), 'tauntaun');
  assert.equal(silhouetteOf({ ...rider, name: 'Dewback Rider' }), 'dewback');
});

test('a class that nobody has drawn is drawn after its words, or after where it fights and its build stars', () => {
  const space = { name: 'Anything', class: 'Thing', stars: 1 };
  assert.equal(silhouetteOf(space), 'fighter');
  assert.equal(silhouetteOf({ ...space, stars: 3 }), 'freighter');
  assert.equal(silhouetteOf({ ...space, stars: 5 }), 'cruiser');
  assert.equal(silhouetteOf({ ...space, ground: true }), 'speeder');
  assert.equal(silhouetteOf({ ...space, ground: true, stars: 3 }), 'tank');
  assert.equal(silhouetteOf({ ...space, ground: true, stars: 4 }), 'walker');
  assert.equal(silhouetteOf({ ...space, class: 'Medical frigate' }), 'cruiser');
  assert.equal(silhouetteOf({ ...space, class: 'Hover TANK', ground: true }), 'tank');
  assert.equal(silhouetteOf({ ...space, class: 'Mounted guard', ground: true }), 'tauntaun');
  assert.equal(silhouetteOf({ ...space, class: 'Victory Star Destroyer' }), 'imperial-class');
});

test('the parts of every silhouette are outlines within their square', () => {
  for (const [name, parts] of Object.entries(ships)) {
    for (const [, d] of parts) assert.match(d, /^M[-\d.\sMLHVZQAahvlqaz]+$/, name);
  }
});
