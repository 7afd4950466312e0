import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missions } from '../content/missions.ts';
import { missionName } from './pieces.ts';

test('the missions that come with the game have a name in every language, and no mission of a pack has theirs', () => {
  for (const mission of missions) {
    assert.equal(missionName(mission).key, `missionName.${mission.id}`);
    assert.equal(missionName({ ...mission, name: 'Ours' }).key, 'name');
  }
});
