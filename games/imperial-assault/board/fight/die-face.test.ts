import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dieKinds } from '../../content/vocabulary.ts';
import { shownBy } from '../../rules/attack/dice.ts';
import { drawnAsText } from '../../testing/drawn.ts';

const { DieFace, signsOn } = await import('./die-face.tsx');

test('A1: each face of each die has a sign for each of its results, and at most three', () => {
  for (const die of dieKinds)
    for (let face = 1; face <= 6; face++) {
      const shown = shownBy(die, face);
      const signs = signsOn(shown);
      assert.ok(signs.length <= 3, `${die} ${face}`);
      for (const result of ['damage', 'surge', 'block', 'evade', 'dodge'] as const)
        assert.equal(
          signs.filter((sign) => sign === result).length,
          shown[result],
          `${die} ${face}: ${result}`,
        );
      assert.equal(signs.includes('accuracy'), shown.accuracy > 0);
    }
});

test('a die shows its accuracy as a number, and before the roll the mark of its color', () => {
  assert.match(drawnAsText(DieFace({ die: 'blue', shown: shownBy('blue', 6) })), />5<\/text>/);
  assert.doesNotMatch(drawnAsText(DieFace({ die: 'blue', shown: shownBy('blue', 6) })), /ib-die-mark/);
  assert.match(drawnAsText(DieFace({ die: 'blue' })), /ib-die-mark/);
});
