import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { branches } from '../../../content/campaign/log.ts';
import type { CampaignMission } from '../../../content/campaign/mission-schema.ts';
import { missions as boxMissions } from '../../../content/campaign/missions.ts';
import { campaignPack } from '../../../content/campaign/packs.ts';
import { BetweenTable, betweenPack, missionsWith } from '../../../testing/campaign/between-table.ts';
import { plainPack } from '../../../testing/plain-pack.ts';

const idOf = (card: number): string => betweenPack.cards[card]?.id ?? '';

/** A table at which the introduction comes next, with these rewards. */
function withRewards(rewards: CampaignMission['rewards'], seats = 3, heroes = ['ann', 'ben']): BetweenTable {
  const missions = missionsWith({ 'dark-recon': { kind: 'introduction', rewards } });
  const table = new BetweenTable({ missions, seats, heroes });
  table.passAll();
  return table;
}

suite('rewards (A13)', () => {
  test('the mission stands in the log with its winner, rounds and events, and what they told', () => {
    const table = withRewards({ rebels: {}, empire: {} });
    const told = [{ event: 'alarm', text: { en: 'They shout.' } }];
    table.endMission('empire', 0, told);
    assert.deepEqual(table.record.log, [
      {
        stage: 0,
        mission: 'dark-recon',
        winner: 'empire',
        rounds: 5,
        events: ['alarm'],
        told,
        wounded: [],
        withdrew: [],
      },
    ]);
  });

  test('the winner gets its reward, and both get what is for both: experience for each player, credits for each hero', () => {
    const rewards = {
      both: { xp: 1 },
      rebels: { xp: 1, credits: 100 },
      empire: { xp: 2, influence: 3, credits: 500 },
    };
    const won = withRewards(rewards);
    won.endMission('rebels');
    assert.deepEqual(
      won.record.heroes.map(({ xp }) => xp),
      [2, 2],
    );
    assert.deepEqual([won.record.credits, won.record.empire.xp, won.record.empire.influence], [200, 1, 0]);
    const lost = withRewards(rewards);
    lost.endMission('empire');
    assert.deepEqual(
      lost.record.heroes.map(({ xp }) => xp),
      [1, 1],
    );
    assert.deepEqual([lost.record.credits, lost.record.empire.xp, lost.record.empire.influence], [0, 3, 3]);
  });

  test('what was chosen last is told after the mission, too, which it may have ended', () => {
    const table = withRewards({ rebels: {}, empire: {} });
    const chosen = [{ kind: 'choseFigure', seat: 0, figure: 256 }] as const;
    table.state.latest = chosen;
    table.endMission('empire');
    assert.deepEqual(table.state.latest, chosen);
  });

  test('each claimed crate is worth 50 credits', () => {
    const table = withRewards({ rebels: {}, empire: {} });
    table.endMission('empire', 3);
    assert.equal(table.record.credits, 150);
  });

  test('C11 (A13, B12): after each story mission of the box every player gains 2 XP, after introduction and finale not by that rule', () => {
    for (const { kind, rewards, id } of boxMissions) {
      if (kind === 'story') assert.equal(rewards.both?.xp, 2, id);
      if (kind === 'introduction' || kind === 'finale') assert.equal(rewards.both?.xp, undefined, id);
    }
  });

  test('each reward card of the missions of the box is for the side that wins it, and none follows itself in a branch', () => {
    const cards = new Map(campaignPack.cards.map((card) => [card.id, card]));
    for (const { id, rewards } of boxMissions)
      for (const [side, reward] of [
        ['rebel', rewards.rebels],
        ['imperial', rewards.empire],
      ] as const)
        for (const card of reward.cards ?? []) assert.equal(cards.get(card)?.side, side, `${id} ${card}`);
    const cardsOf = (id: string, side: 'rebels' | 'empire') =>
      boxMissions.find((mission) => mission.id === id)?.rewards[side].cards ?? [];
    for (const [id, after] of Object.entries(branches))
      for (const side of ['rebels', 'empire'] as const)
        for (const next of after[side])
          for (const card of cardsOf(id, side))
            assert.ok(!cardsOf(next, side).includes(card), `${id} ${next}`);
  });

  test('an ally joins the Rebels, a villain the Empire, each once', () => {
    const [ally = '', villain = ''] = plainPack.deployments.map(({ id }) => id);
    const rewards = { both: { villain }, rebels: { ally }, empire: {} };
    const table = withRewards(rewards);
    table.endMission('rebels');
    assert.deepEqual(table.record.allies, [0]);
    assert.deepEqual(table.record.empire.villains, [1]);
  });

  test('C6 (A13): a reward of a hero is for that hero; for an absent one each hero has 100 credits', () => {
    const table = withRewards({ rebels: { cards: ['pendant-of-ann', 'pendant-of-eve'] }, empire: {} });
    table.endMission('rebels');
    assert.deepEqual(
      table.record.heroes.map(({ rewards }) => rewards.map(idOf)),
      [['legendary', 'pendant-of-ann'], ['legendary']],
    );
    assert.equal(table.record.credits, 200);
  });

  test('a card for the other side is given to nobody, and none is given twice', () => {
    const table = withRewards({
      both: { cards: ['badge'] },
      rebels: {},
      empire: { cards: ['badge', 'medal'] },
    });
    table.endMission('empire');
    assert.deepEqual(table.record.empire.rewards.map(idOf), ['badge']);
    assert.ok(table.asked.every(({ step }) => step === 'rebelUpgrade'));
  });

  test('another reward goes to whom most heroes name; a reward that is an item lies among the items', () => {
    const table = withRewards({ rebels: { cards: ['suit'] }, empire: {} }, 4, ['ann', 'ben', 'cid']);
    table.endMission('rebels');
    assert.deepEqual(
      table.asked.map(({ seat, step }) => [seat, step]),
      [
        [1, 'takeReward'],
        [2, 'takeReward'],
        [3, 'takeReward'],
      ],
    );
    table.play('3 seat:c', '1 seat:b', '2 seat:c');
    assert.deepEqual(
      table.record.heroes[1]?.items.map(({ card }) => idOf(card)),
      ['ben-blade', 'suit'],
    );
  });

  test('where the heroes do not agree the Empire names one of those with most votes (A12)', () => {
    const table = withRewards({ rebels: { cards: ['medal'] }, empire: {} }, 5, ['ann', 'ben', 'cid', 'dot']);
    table.endMission('rebels');
    table.play('1 seat:b', '2 seat:d', '3 seat:d', '4 seat:b');
    assert.deepEqual(table.asked, [{ seat: 0, step: 'rewardTie', choices: ['seat:b', 'seat:d'] }]);
    assert.equal(table.refusal(0, 'seat:c'), 'not-in-tie');
    table.play('0 seat:d');
    assert.deepEqual(table.record.heroes[2]?.rewards.map(idOf), ['medal']);
  });

  test('the table is cleared: nothing of the mission is left', () => {
    const table = withRewards({ rebels: {}, empire: {} });
    table.state.tokens = [
      { kind: 'crate', color: null, zone: -1, space: 3, carrier: -1, turned: false, damage: 0 },
    ];
    table.state.rubble = [4];
    table.endMission('rebels');
    assert.deepEqual([table.state.tokens, table.state.rubble, table.state.mission], [[], [], -1]);
    assert.equal(table.state.campaign?.mission, null);
  });
});
