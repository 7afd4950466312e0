import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '../../../kernel/seeded.ts';
import { none } from './state.ts';
import { tell, tellRoll } from './tell.ts';
import { Mission } from './testing/mission.ts';
import { observe } from './view.ts';

test('A11: whom an ability chose is still on the table after it has rolled, for the roll may end the mission', () => {
  const { terms, state } = new Mission({ heroes: [{ at: 'A1' }, { at: 'H1' }] });
  const turn = { state, stack: state.stack, chance: seeded('roll'), emit: undefined };
  const seenWith = (figure: number) => {
    tell(turn, { kind: 'choseFigure', seat: 0, figure });
    tellRoll(turn, { me: none, chosen: [figure] }, [{ die: 'yellow', face: 1, rerolled: false }]);
    return observe(terms, state, 'spectator').latest;
  };
  assert.notDeepEqual(seenWith(256), seenWith(512));
});
