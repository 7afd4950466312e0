import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSays } from '../../../../testkit/say.ts';
import { game } from '../../game.ts';
import { campaignMessages } from '../../messages/campaign/index.ts';
import { clearTable } from '../../rules/campaign/between/clear-table.ts';
import { heroFigure } from '../../rules/campaign/current.ts';
import { Mission } from '../../rules/testing/mission.ts';
import { observe } from '../../rules/view.ts';
import { openCampaignWords } from './words.ts';

const [say = assert.fail('nobody speaks')] = await createSays(campaignMessages);

test('the last move of a mission is told with who moved where, though map and figures have left the table', () => {
  const { terms, state } = new Mission({ heroes: [{ at: 'A1' }, { at: 'H1' }], empire: [{ at: 'A8' }] });
  const words = openCampaignWords({ ...game.open({}), terms });
  const before = structuredClone(observe(terms, state, 1));
  clearTable(terms, state);
  const moved = words.event(
    { kind: 'setOut', figure: heroFigure(1), to: { space: 1, turned: false }, cost: 2, by: 'points' },
    observe(terms, state, 1),
    before,
  );
  assert.equal(moved && say(moved), 'h1 (Ben) moves to B1 (2 movement points).');
});
