import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game } from '../../campaign-game.ts';
import { campaignOf } from '../../rules/added.ts';
import { missionCalled } from '../../rules/campaign/between/missions.ts';
import { rewardCardsOf } from './rewards.ts';

const campaign = campaignOf(game.open({}).terms);

test('the cards that a mission can bring to either side are known before it is chosen', () => {
  const cardsOf = (id: string) => {
    const { campaign: mission } = missionCalled(campaign, id) ?? assert.fail();
    return rewardCardsOf(campaign, mission).map(({ name }) => name);
  };
  assert.deepEqual(cardsOf('unfinished-business'), ['Wookiee Roar']);
  assert.deepEqual(cardsOf('on-the-trail').toSorted(), ['Explosives Clearance', 'Inside Source']);
});
