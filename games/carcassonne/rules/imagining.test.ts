import assert from 'node:assert/strict';
import { test } from 'node:test';
import { imaginesEvenly } from '../../../testkit/evenly.ts';
import { table } from '../testing/table-talk.ts';

/** All orders of some things. */
function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, place) => ordersOf(items.toSpliced(place, 1)).map((rest) => [item, ...rest]));
}

test('the pile is imagined in every order of its tiles equally often', () => {
  const { rules, match } = table({ pile: ['U0', 'W', 'E', 'E', 'X'], lastTiles: true });
  const { state } = match;
  const thinkable = ordersOf(state.pile).map((pile) => ({ ...rules.copy(state), pile }));
  assert.equal(imaginesEvenly({ rules, state, viewer: 0, thinkable }), 12);
});
