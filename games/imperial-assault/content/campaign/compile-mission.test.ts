import assert from 'node:assert/strict';
import { test } from 'node:test';
import { campaignMissions } from './missions.ts';

const missionOf = (id: string) =>
  campaignMissions().find(({ campaign }) => campaign.id === id) ?? assert.fail(id);

test('a mission names doors, areas, points and tokens of its map', () => {
  const { map, doorIds, areas, points, tokenIds, tokens, names, mission } = missionOf('unfinished-business');
  assert.equal(mission.id, 'unfinished-business');
  assert.deepEqual(doorIds, ['guard-post-door', 'mess-hall-door', 'control-center-door']);
  assert.deepEqual(
    map.doors.slice(0, 3).map(({ id }) => id),
    doorIds,
  );
  const entrance = areas.get('entrance') ?? assert.fail('no entrance');
  assert.deepEqual(
    entrance.map((space) => names[space]),
    ['D15', 'E15', 'D16', 'E16'],
  );
  assert.equal(names[points.get('green-1')?.space ?? -1], 'F6');
  assert.equal(points.get('green-1')?.active, true);
  assert.equal(points.get('red')?.active, false);
  assert.equal(names[tokens[tokenIds.indexOf('terminal-1')]?.space ?? -1], 'I14');
});

test('a hidden section is opened by a door of its own, which nobody interacts with', () => {
  const { sections, doorIds, laid, map } = missionOf('unfinished-business');
  assert.deepEqual([...sections.keys()], ['guard-post', 'mess-hall', 'control-center']);
  for (const [at, doors] of [...sections.values()].entries()) assert.deepEqual(doors, [3 + at]);
  assert.equal(map.doors.length, doorIds.length + laid.hidden.length);
});

test('spaces of interior tiles are interior, and all others are not (B11)', () => {
  const { interior, names } = missionOf('unfinished-business');
  const inside = [...interior].map((space) => names[space]);
  assert.ok(inside.includes('J6') && inside.includes('K12'));
  assert.ok(!inside.includes('D15') && !inside.includes('F6'));
});
