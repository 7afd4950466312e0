import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { branches, depthOf, stages } from '../../../content/campaign/log.ts';
import { missions } from '../../../content/campaign/missions.ts';
import { BetweenTable, missionsWith } from '../../../testing/campaign/between-table.ts';
import { campaignOf } from '../../added.ts';
import { campaignTermsOf } from '../options.ts';
import { carryOf } from './carry.ts';
import { freshRecord } from './fresh-record.ts';
import { choicesAt } from './missions.ts';

/** A table where the heroes choose what comes after some missions, won by these sides. */
function after(...winners: readonly ('rebels' | 'empire')[]): BetweenTable {
  const table = new BetweenTable({ seats: 4, heroes: ['ann', 'ben', 'cid'] });
  table.passAll();
  for (const [place, winner] of winners.entries()) {
    table.endMission(winner);
    while (table.pending.length > 0 && (place < winners.length - 1 || table.asked[0]?.step !== 'voteMission'))
      table.play(`${table.asked[0]?.seat} ${table.asked[0]?.choices[0]}`);
  }
  return table;
}

suite('choice of the next mission', () => {
  test('after the introduction two side missions are revealed, and one in place of each that is played (A13)', () => {
    const table = after('rebels');
    const first = table.asked[0]?.choices ?? [];
    assert.equal(first.length, 2);
    const left = table.record.sideDeck.length;
    const chosen = first[0] ?? '';
    table.play(`1 ${chosen}`, `2 ${chosen}`, `3 ${chosen}`);
    table.endMission('empire');
    assert.equal(table.record.sideDeck.length, left - 1);
    const side = table.record.active.filter((id) => !(id in branches));
    assert.equal(side.length, 2);
    assert.ok(!table.record.active.includes(chosen.slice('mission:'.length)));
  });

  test('the last vote is still told when the mission is chosen', () => {
    const table = after('rebels');
    const [one = '', other = ''] = table.asked[0]?.choices ?? [];
    table.play(`1 ${one}`, `2 ${one}`, `3 ${other}`);
    const event = { kind: 'votedMission', seat: 3, mission: other.slice('mission:'.length) };
    assert.deepEqual(table.state.latest.at(-1), { kind: 'campaign', event });
  });

  test('C2 (A13): each hero seat votes; most votes win', () => {
    const table = after('rebels');
    const [one = '', other = ''] = table.asked[0]?.choices ?? [];
    assert.equal(table.refusal(1, 'mission:grey-9'), 'mission-not-active');
    table.play(`2 ${one}`, `3 ${other}`, `1 ${other}`);
    assert.equal(table.record.next, other.slice('mission:'.length));
    assert.ok(!table.record.active.includes(other.slice('mission:'.length)));
    assert.ok(table.record.active.includes(one.slice('mission:'.length)));
  });

  test('a tie is the Empire’s to break, among what was named (A12)', () => {
    const table = new BetweenTable({ heroes: ['ann', 'ben'] });
    table.passAll();
    table.endMission('rebels');
    while (table.asked[0]?.step !== 'voteMission') table.play(`${table.asked[0]?.seat} -`);
    const [one = '', other = ''] = table.asked[0]?.choices ?? [];
    table.play(`1 ${one}`, `2 ${other}`);
    assert.deepEqual(table.asked, [{ seat: 0, step: 'missionTie', choices: [one, other] }]);
    assert.equal(table.refusal(0, 'mission:trap'), 'not-in-tie');
    table.play(`0 ${other}`);
    assert.equal(table.record.next, other.slice('mission:'.length));
  });

  test('when a story mission is chosen, the other active ones go back to the box (B12)', () => {
    const table = after('rebels', 'rebels');
    assert.deepEqual(table.asked[0]?.choices, ['mission:on-the-trail', 'mission:inside-man']);
    for (const seat of [1, 2, 3]) table.play(`${seat} mission:inside-man`);
    assert.ok(!table.record.active.includes('on-the-trail'));
  });

  test('the branch after a story mission depends on who has won it (our own graph)', () => {
    for (const [winner, open] of [
      ['rebels', ['mission:disruption', 'mission:double-agent']],
      ['empire', ['mission:disruption', 'mission:from-dark-clutches']],
    ] as const) {
      const table = after('rebels', 'rebels', winner, 'rebels');
      assert.deepEqual(table.asked[0]?.choices, open);
    }
  });

  test('the branches name missions of the box, each at the stage of its kind, and reach all of them', () => {
    const story = missions.filter(({ kind }) => kind === 'story' || kind === 'finale');
    for (const { id, kind } of story) {
      const depth = depthOf(id);
      assert.ok(depth !== undefined, `${id} is reached by no branch`);
      assert.equal(depth === 3 ? 'finale' : 'story', kind, id);
    }
    assert.equal(stages.filter(({ kind }) => kind === 'story').length, 3);
    for (const [from, { rebels, empire }] of Object.entries(branches))
      for (const id of [from, ...rebels, ...empire])
        assert.ok(
          missions.some((one) => one.id === id),
          id,
        );
  });

  test('C10 (A13): a stage for which no side mission is left is passed over', () => {
    const gone = [
      'grey-2',
      'grey-3',
      'grey-4',
      'grey-5',
      'green-1',
      'green-2',
      'green-3',
      'green-4',
      'green-5',
    ];
    const reds = ['help-ann', 'help-ben', 'help-eve'];
    const changes = Object.fromEntries([...gone, ...reds].map((id) => [id, null] as const));
    const table = new BetweenTable({ heroes: ['ann', 'ben'], missions: missionsWith(changes) });
    table.passAll();
    const played: string[] = [];
    while (carryOf(table.terms, table.record) !== undefined) {
      table.endMission('rebels');
      table.passAll();
    }
    for (const { mission } of table.record.log) played.push(mission);
    assert.deepEqual(played.slice(0, 2), ['dark-recon', 'grey-1']);
    assert.equal(played.length, 6);
  });

  test('C28 (B12): Dark Obsession can be chosen at each side stage', () => {
    const terms = campaignTermsOf({});
    const record = { ...freshRecord(terms, 3), active: ['dark-obsession'] };
    const open = stages.flatMap((_, stage) =>
      choicesAt(campaignOf(terms), { ...record, stage }).length > 0 ? [stage] : [],
    );
    assert.deepEqual(open, [1, 3, 5]);
  });

  test('the winner of the finale wins the campaign: nothing follows it', () => {
    const table = new BetweenTable({ play: 'short', heroes: ['ann', 'ben'] });
    table.passAll();
    for (const winner of ['rebels', 'rebels', 'empire'] as const) {
      table.endMission(winner);
      table.passAll();
    }
    assert.equal(carryOf(table.terms, table.record), undefined);
    assert.equal(table.record.log.length, 3);
    const [logged] = table.events;
    assert.ok(logged?.kind === 'logged' && logged.last && logged.winner === 'empire');
  });
});
