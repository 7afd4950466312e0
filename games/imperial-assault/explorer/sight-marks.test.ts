import assert from 'node:assert/strict';
import { test } from 'node:test';
import { h } from 'preact';
import { drawnAsText } from '../testing/drawn.ts';
import { bestWay, readSpaces } from './reading.ts';
import { readScene } from './scene-text.ts';

const { SightMarks } = await import('./sight-marks.tsx');

function draw(text: string): string {
  const scene = readScene(text) ?? assert.fail(text);
  const { there, path } = readSpaces(scene);
  const way = there.report.lines[bestWay(there.report)];
  return drawnAsText(h(SightMarks, { map: scene.map, look: there, way, path }));
}

const count = (text: string, part: string) => text.split(part).length - 1;

test('a free way is drawn as two lines from one corner, the corners from which one sees lit', () => {
  const drawn = draw('12x9.B4.D4');
  assert.match(drawn, /class="ia-sight ia-free"/);
  assert.equal(count(drawn, 'class="ia-obstacle"'), 0);
  assert.equal(count(drawn, '<circle class="ia-corner'), 4);
  const [, tip, line] = /class="ia-line-drawn" d="M(\d+ \d+)L\d+ \d+M(\d+ \d+)L/.exec(drawn) ?? [];
  assert.equal(tip, line);
});

test('a blocked way is drawn with what is in its way', () => {
  const drawn = draw('cargo-crossing.B6.F5');
  assert.match(drawn, /class="ia-sight ia-blocked"/);
  assert.ok(count(drawn, 'class="ia-obstacle"') > 0);
  assert.doesNotMatch(drawn, /NaN|undefined/);
});

test('the way by which one counts goes from middle to middle', () => {
  assert.match(draw('12x9.B4.E4'), /class="ia-way" d="M150 350L[\d L]+L450 350"/);
});
