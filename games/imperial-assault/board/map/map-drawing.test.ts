import assert from 'node:assert/strict';
import { test } from 'node:test';
import { h } from 'preact';
import { readMap } from '../../content/map-plan.ts';
import { maps } from '../../content/maps.ts';
import { drawnAsText } from '../../testing/drawn.ts';
import { furnish } from './furnish.ts';

const { MapDrawing } = await import('./map-drawing.tsx');
const { FigureToken } = await import('../art/figure-token.tsx');
const nothing = { openDoors: [], rubble: [], shields: [] };
const count = (text: string, part: string) => text.split(part).length - 1;

test('every map is drawn with all its doors, terminals, tokens and zones', () => {
  assert.ok(maps.length > 0);
  for (const plan of maps) {
    const read = readMap(plan);
    const furnishing = furnish(plan, read, 'A');
    const drawn = drawnAsText(h(MapDrawing, { map: read.map, situation: nothing, furnishing }));
    assert.equal(count(drawn, 'class="ia-door"'), plan.doors.flatMap(({ edges }) => edges).length, plan.id);
    assert.equal(
      count(drawn, 'ia-token-plate'),
      furnishing.terminals.length + furnishing.tokens.length,
      plan.id,
    );
    assert.equal(count(drawn, 'class="ia-zone'), plan.zones.length, plan.id);
    assert.doesNotMatch(drawn, /NaN|undefined/, plan.id);
  }
});

test('what missions lay out is drawn for its mission alone', () => {
  const [plan = assert.fail('no map')] = maps.filter(({ id }) => id === 'cargo-crossing');
  assert.equal(furnish(plan).tokens.length, 0);
  assert.deepEqual(
    new Set(furnish(plan, readMap(plan), 'B').tokens.map(({ kind }) => kind)),
    new Set(['crate']),
  );
});

test('an open door, rubble and shields show where they are', () => {
  const [plan = assert.fail('no map')] = maps.filter(({ doors }) => doors.length > 1);
  const { map } = readMap(plan);
  const drawn = drawnAsText(
    h(MapDrawing, { map, situation: { openDoors: [0], rubble: [3, 4], shields: [5] } }),
  );
  assert.equal(count(drawn, 'ia-door ia-open'), plan.doors[0]?.edges.length);
  assert.equal(count(drawn, 'class="ia-rubble"'), 2);
  assert.equal(count(drawn, 'class="ia-shield"'), 1);
});

test('columns and rows are named as in the content, from where the map begins', () => {
  const [plan = assert.fail('no map')] = maps.filter(({ topLeft }) => topLeft === 'I7');
  const drawn = drawnAsText(h(MapDrawing, { map: readMap(plan).map, situation: nothing }));
  for (const name of ['>I<', '>AA<', '>HH<', '>7<', '>31<']) assert.ok(drawn.includes(name), name);
  assert.ok(!drawn.includes('>H<'));
});

test('a figure is as large as its base, and what it is can be told', () => {
  const looks = { affiliation: 'imperial', traits: ['vehicle'], base: '2x3' } as const;
  const drawn = drawnAsText(h(FigureToken, { looks, turned: true, isMassive: true, isElite: true }));
  assert.match(drawn, /class="ia-base" [^>]*width="184" height="284"/);
  assert.ok(drawn.includes('ia-base-inner') && drawn.includes('ia-base-elite'));
  const plain = drawnAsText(h(FigureToken, { looks, turned: false }));
  assert.match(plain, /class="ia-base" [^>]*width="284" height="184"/);
  assert.ok(!plain.includes('ia-base-inner') && !plain.includes('ia-base-elite'));
});
