import assert from 'node:assert/strict';
import { test } from 'node:test';
import { h } from 'preact';
import { readLaying } from '../../../content/campaign/laying.ts';
import { layings, tiles } from '../../../content/campaign/maps.ts';
import { drawnAsText } from '../../../testing/drawn.ts';

const { LayingDrawing } = await import('./laying-drawing.tsx');
const situation = { openDoors: [], rubble: [], shields: [] };
const count = (text: string, part: string) => text.split(part).length - 1;
const laidOf = (id: string) => readLaying(layings.find((one) => one.id === id) ?? assert.fail(id), tiles);

test('every laying is drawn whole, with its doors, entrances and deployment points', () => {
  for (const laying of layings) {
    const laid = readLaying(laying, tiles);
    const drawn = drawnAsText(h(LayingDrawing, { laid, shown: [...laid.sections.keys()], situation }));
    assert.equal(
      count(drawn, 'class="ia-door"'),
      laying.doors.flatMap(({ edges }) => edges).length,
      laying.id,
    );
    assert.equal(count(drawn, 'il-point '), laying.deploymentPoints.length, laying.id);
    assert.equal(
      count(drawn, 'il-area '),
      laying.areas.filter(({ color }) => color !== undefined).length,
      laying.id,
    );
    assert.equal(
      count(drawn, 'il-way-in'),
      laying.areas.filter(({ entrance }) => entrance).length,
      laying.id,
    );
    assert.doesNotMatch(drawn, /NaN|undefined|Infinity/, laying.id);
  }
});

test('nothing of a hidden section is drawn: no tile, no point, no area, no row that it alone reaches', () => {
  const laid = laidOf('unfinished-business');
  const drawn = drawnAsText(h(LayingDrawing, { laid, situation }));
  assert.equal(count(drawn, 'il-palace'), 0);
  assert.equal(count(drawn, 'il-point '), 3);
  assert.ok(!drawn.includes('>I<') && drawn.includes('>H<'));
  // The one door that is seen from outside, with its two edges.
  assert.equal(count(drawn, 'class="ia-door"'), 2);
  const more = drawnAsText(h(LayingDrawing, { laid, situation, shown: [0, 1, 2] }));
  assert.ok(more.includes('il-palace il-inside'));
});

test('the settings, and inside and outside, differ', () => {
  const parts = (id: string, shown?: number[]) =>
    new Set(
      drawnAsText(h(LayingDrawing, { laid: laidOf(id), situation, ...(shown && { shown }) })).match(
        /il-part [^"]*/g,
      ),
    );
  assert.deepEqual(parts('enemies-closer'), new Set(['il-part il-palace il-inside']));
  assert.deepEqual(parts('civil-unrest'), new Set(['il-part il-city il-outside']));
  assert.deepEqual(
    parts('unfinished-business', [0, 1]),
    new Set(['il-part il-outskirts il-outside', 'il-part il-city il-inside', 'il-part il-palace il-inside']),
  );
});

test('a step is drawn where one goes inside, but not where a wall stands between', () => {
  const thresholds = (id: string) =>
    /il-threshold" d="([^"]*)"/.exec(
      drawnAsText(h(LayingDrawing, { laid: laidOf(id), situation, shown: [0, 1, 2, 3] })),
    )?.[1] ?? '';
  assert.equal(count(thresholds('unfinished-business'), 'M'), 2);
  assert.equal(thresholds('civil-unrest'), '');
});

test('a deployment point shows whether it is active', () => {
  const laid = laidOf('dark-recon');
  const drawn = (activePoints?: string[]) =>
    drawnAsText(h(LayingDrawing, { laid, situation, ...(activePoints && { activePoints }) }));
  assert.equal(count(drawn(), 'il-active'), 3);
  assert.equal(count(drawn(['red']), 'il-active'), 1);
  assert.match(drawn(['red']), /il-point il-c-red il-active/);
});
