import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CampaignTable } from '../../testing/campaign/campaign-table.ts';
import { changeMission } from './current.ts';
import { heroesReady } from './mission-setup.ts';

test('A13: the map is built, initial groups stand at their points, and the heroes on the entrance', () => {
  const table = new CampaignTable().passTo(1);
  assert.deepEqual(['a1.1', 'a1.2', 'a1.3'].map((figure) => table.at(figure)).sort(), ['E5', 'F5', 'F6']);
  assert.deepEqual([table.at('b1.1'), table.at('c1.1')], ['A1', 'B1']);
  assert.deepEqual([table.mission.threat, table.mission.threatLevel], [0, 2]);
});

test('A13: the Empire chooses so many open groups, of which nobody else knows', () => {
  const table = new CampaignTable();
  assert.equal(table.asks, 'a openGroups');
  // The squad is on the map, and the pair is in the reserve.
  assert.deepEqual(table.choices(), ['card:scout']);
  assert.equal(table.refuses('card:pair'), 'no-open-group');
  table.play('card:scout');
  const scout = table.rules.terms.fighterNumber.get('scout');
  assert.deepEqual(table.seen(0).hand, [scout]);
  assert.deepEqual(table.seen(1).hand, [-1]);
  assert.deepEqual(table.seen('spectator').hand, [-1]);
});

test('A13: only the Empire knows that groups wait in the reserve', () => {
  const table = new CampaignTable();
  const pair = table.rules.terms.fighterNumber.get('pair');
  assert.deepEqual(table.seen(0).reserve, [pair]);
  assert.deepEqual(table.seen(2).reserve, []);
});

test('A13: the threat at the start is that of the mission for the number of heroes', () => {
  const mission = { threat: { two: 1, three: 2, four: 4 } };
  const threats = [
    ['brave', 'clever'],
    ['brave', 'clever', 'quick'],
  ].map((heroes) => new CampaignTable({ mission, heroes }).mission.threat);
  assert.deepEqual(threats, [1, 2]);
  assert.equal(new CampaignTable().mission.threat, 0);
});

test('A13: an initial group can be there for some numbers of heroes only, and can fight for the Rebels', () => {
  const initial = [
    { card: 'scout', at: 'green', heroes: { least: 3 } },
    { card: 'flyer', at: 'exit-side', for: 'rebels' },
  ] as const;
  const setting = {
    mission: { groups: { initial, reserved: [], open: 0 } },
    field: { areas: 'entrance=A1,A2,B1 exit=J1 exit-side=D1' },
  };
  const two = new CampaignTable(setting);
  assert.equal(two.state.players[0]?.groups.length, 0);
  assert.equal(two.at('b2.1'), 'D1');
  const three = new CampaignTable({ ...setting, heroes: ['brave', 'clever', 'quick'] });
  assert.equal(three.at('a1.1'), 'F6');
});

test('A13: two groups of one card in the hand of the Empire are offered as one', () => {
  const table = new CampaignTable().passTo(1);
  const scout = table.rules.terms.fighterNumber.get('scout') ?? -1;
  table.inTurn(({ state, stack }) => {
    changeMission(state, { hand: [scout, scout], threat: 20 });
    stack.push({ step: 'optionalDeployment' });
  });
  assert.deepEqual(
    table.choices().filter((choice) => choice.startsWith('card:')),
    ['card:scout'],
  );
  const { hand } = table.play('card:scout').passTo('deployment').mission;
  assert.deepEqual(hand, [scout]);
});

test('A13: a modification that is on no weapon stays behind: it had worked for every weapon', () => {
  const { rules, record } = new CampaignTable();
  const { terms } = rules;
  const [rifle = -1, scope = -1] = ['brave-rifle', 'scope'].map((id) => terms.upgradeNumber.get(id));
  const alongWith = (modifications: readonly number[], others: readonly number[]): number[] => {
    const items = [{ card: rifle, modifications }, ...others.map((card) => ({ card, modifications: [] }))];
    const heroes = record.heroes.map((hero, place) => (place === 0 ? { ...hero, items } : hero));
    return heroesReady(terms, { ...record, heroes }).players[1]?.upgrades.map(({ card }) => card) ?? [];
  };
  assert.ok(alongWith([scope], []).includes(scope));
  assert.ok(!alongWith([], [scope]).includes(scope));
});
