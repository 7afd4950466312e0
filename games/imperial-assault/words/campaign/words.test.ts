import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSays } from '../../../../testkit/say.ts';
import { momentKeys } from '../../content/compile-abilities.ts';
import { game } from '../../game.ts';
import { campaignMessages } from '../../messages/campaign/index.ts';
import { clearTable } from '../../rules/campaign/between/clear-table.ts';
import { heroFigure } from '../../rules/campaign/current.ts';
import { Mission } from '../../rules/testing/mission.ts';
import { observe } from '../../rules/view.ts';
import { openCampaignWords } from './words.ts';

const says = await createSays(campaignMessages);
const [say = assert.fail('nobody speaks')] = says;

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

test('every moment at which a card of the campaign can be used has a name in six languages', () => {
  const names = {
    figure: 'A',
    mover: 'B',
    attacker: 'A',
    target: 'B',
    ability: 'C',
    results: '',
    known: 'yes',
  };
  const args = { ...names, amount: 1, what: 'damage' };
  for (const key of momentKeys) for (const speak of says) speak({ key: `moment.${key}`, args });
});
