import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSays } from '../../testkit/say.ts';
import { game } from './campaign-game.ts';
import { openCampaignReview } from './campaign-review.ts';
import { campaignMessages } from './messages/campaign/index.ts';
import { Mission } from './rules/testing/mission.ts';

const [say = assert.fail('nobody speaks')] = await createSays(campaignMessages);

/** A wounded hero of 10 Health is struck: what the review tells of it. */
function strike(damage: number, dice: string) {
  const mission = new Mission({
    heroes: [{ at: 'A1', damage, state: { wounded: true } }, { at: 'H1' }],
    empire: [{ at: 'A2', id: 'guard', name: 'Guard', attack: { type: 'melee', dice: ['red'] } }],
  });
  mission.play('c> group:c1', '-', 'group:a1').roll(dice).play('attack:b1.1');
  const rules = { ...game.open({}), terms: mission.terms };
  const view = rules.observe(mission.state, 'spectator');
  const { gains, falls } = openCampaignReview(rules);
  return {
    gained: mission.events.flatMap((event) =>
      gains(event, view).map(({ seat, amount, kind }) => [seat, amount, kind && say(kind)]),
    ),
    fallen: (falls?.(mission.events, view) ?? []).map(({ seat, by, why }) => [seat, by, say(why)]),
  };
}

test('the damage of an attack is measured by who made it, and a hero that withdraws has fallen (A10)', () => {
  assert.deepEqual(strike(9, 'red5'), {
    gained: [[0, 3, 'Guard']],
    fallen: [[1, 0, 'withdrew from the mission']],
  });
});

test('a hero that stays on the map has not fallen', () => {
  assert.deepEqual(strike(5, 'red1'), { gained: [[0, 1, 'Guard']], fallen: [] });
});
