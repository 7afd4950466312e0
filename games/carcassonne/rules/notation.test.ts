import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format, parse } from './notation.ts';

test('choices are written as the protocol says', () => {
  assert.equal(format({ kind: 'placeTile', x: 1, y: 0, rotation: 1 }), '1,0r1');
  assert.equal(format({ kind: 'placeTile', x: -12, y: -3, rotation: 0 }), '-12,-3r0');
  assert.equal(format({ kind: 'placeFigure', size: 'large', segment: 'a1' }), 'large:a1');
  assert.equal(
    format({ kind: 'placeFigure', size: 'small', segment: 'p1', square: { x: 0, y: 1 } }),
    'small:p1@0,1',
  );
  assert.equal(format({ kind: 'noFigure' }), '-');
});

test('what is written is read back the same', () => {
  for (const text of ['0,0r0', '-1,25r3', 'small:r1', 'large:p1@-2,0', '-']) {
    const choice = parse(text);
    assert.ok(choice, text);
    assert.equal(format(choice), text);
  }
});

test('a choice has one way to be written; all else is none', () => {
  for (const text of [
    '',
    '1,0',
    '1,0r4',
    '+1,0r0',
    '01,0r0',
    '-0,0r0',
    '1, 0r0',
    'small',
    'huge:r1',
    'small:R1',
    'small:p1@',
    '--',
    '1,0r1\n',
    '99999,0r0',
  ]) {
    assert.equal(parse(text), undefined, text);
  }
});
