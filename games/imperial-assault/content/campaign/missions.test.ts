import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAgainst } from '../../../../schema/check.ts';
import { shareParts } from '../../../common/share-parts.ts';
import { locales } from '../../../words.ts';
import agendas from './core/agendas.json' with { type: 'json' };
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

test('every text of the box is in all six languages', () => {
  const lacking = (value: unknown, place: string): string[] => {
    if (typeof value !== 'object' || value === null) return [];
    if ('en' in value) return locales.flatMap((locale) => (locale in value ? [] : [`${place} in ${locale}`]));
    return Object.entries(value).flatMap(([key, inner]) => lacking(inner, `${place}/${key}`));
  };
  assert.deepEqual(
    missions.flatMap((mission) => lacking(mission, mission.id)),
    [],
  );
});

test('each mission lies on its map, and each stage of the campaign has missions', () => {
  assert.equal(campaignMissions().length, missions.length);
  for (const { kind } of stages)
    assert.ok(
      missions.some((mission) => mission.kind === kind),
      kind,
    );
});

test('a mission of an agenda is of its kind, and gives the Empire what the card says (A13)', () => {
  const gains = new Map<string, unknown>([
    ['impounded', { cards: ['special-operations'] }],
    ['wanted', { cards: ['old-wounds'] }],
    ['means-of-production', { cards: ['imperial-industry'] }],
    ['dark-obsession', { villain: 'darth-vader' }],
    ['insidious', { villain: 'emperor-palpatine' }],
    ['breaking-point', { cards: ['supply-deficit'] }],
    ['dubious-disposition', { villain: 'maul' }],
  ]);
  for (const { agenda } of agendas) {
    if (agenda.mission === undefined) continue;
    const mission = missions.find(({ id }) => id === agenda.mission) ?? assert.fail(agenda.mission);
    assert.equal(`${mission.kind}-mission`, agenda.type);
    assert.deepEqual(mission.rewards.empire, gains.get(mission.id));
    gains.delete(mission.id);
  }
  assert.deepEqual([...gains.keys()], []);
});
