import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAgainst } from '../../../../schema/check.ts';
import { shareParts } from '../../../common/share-parts.ts';
import { stages } from './log.ts';
import { missionSchema } from './mission-schema.ts';
import { campaignMissions, missions } from './missions.ts';

test('the missions of the box fit the schema', () => {
  const schema = shareParts(missionSchema);
  for (const mission of missions) {
    const checked = checkAgainst(schema, mission);
    assert.deepEqual(checked.ok ? [] : checked.faults, [], mission.id);
  }
});

test('each mission lies on its map, and each stage of the campaign has missions', () => {
  assert.equal(campaignMissions().length, missions.length);
  for (const { kind } of stages)
    assert.ok(
      missions.some((mission) => mission.kind === kind),
      kind,
    );
});
