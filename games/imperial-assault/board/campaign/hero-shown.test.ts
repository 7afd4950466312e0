import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Mission } from '../../rules/testing/mission.ts';
import { heroSheetOf } from './hero-shown.ts';

test('a table of which nobody was told more has Endurance as the sheet of the hero says', () => {
  const { terms, state } = new Mission({ heroes: [{ at: 'A1' }, { at: 'H1' }], empire: [{ at: 'A8' }] });
  const untold = { ...terms, forecasts: { ...terms.forecasts, facts: () => undefined } };
  const { hero, endurance } = heroSheetOf(untold, state, 1);
  assert.equal(endurance, hero.healthy.endurance);
});
