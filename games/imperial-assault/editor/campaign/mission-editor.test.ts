import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Match } from '../../../../kernel/match.ts';
import { seeded } from '../../../../kernel/seeded.ts';
import { checkAgainst } from '../../../../schema/check.ts';
import { admits, casesOf, turnInto, vocabularyOf } from '../../../../web/packs/kit/schema-form/shape.ts';
import { shareParts } from '../../../common/share-parts.ts';
import { locales } from '../../../words.ts';
import { game } from '../../campaign-game.ts';
import { offer } from '../../campaign-packs.ts';
import type { CampaignFile } from '../../content/campaign/campaign-file.ts';
import { layingSchema } from '../../content/campaign/laying-schema.ts';
import { missionEffectSchema, missionSchema, momentSchema } from '../../content/campaign/mission-schema.ts';
import { missions } from '../../content/campaign/missions.ts';
import { campaignMessages } from '../../messages/campaign/index.ts';
import { fileOf, freshScenario, shippedScenario, withoutScenario, withScenario } from './fresh.ts';
import { editor } from './index.ts';
import { type LayingTool, readOwn, resized, usedOn } from './laying-edits.ts';
import { memberKey, wordKey } from './member-key.ts';
import { placeOf } from './place-of.ts';

const fresh = freshScenario('own-mission');
const { laying } = fresh;
const at = (name: string): number => readOwn(laying).spaceOf(name) ?? -1;
const use = (tool: LayingTool, name: string, side = 0, on = laying) =>
  usedOn(on, tool, { space: at(name), side });

/** The almost empty mission with an event by which the Rebels win. */
function winnable(): CampaignFile {
  const { mission } = fresh;
  const won = {
    id: 'won',
    when: { at: 'round-end', round: 2 },
    do: [{ do: 'win', side: 'rebels' }],
  } satisfies (typeof mission.events)[number];
  return fileOf({ laying, mission: { ...mission, events: [won] } }, 'own');
}

suite('forms of missions', () => {
  test('every mission of the game is of the shape of its form, and every moment and effect can be chosen', () => {
    for (const mission of missions) assert.ok(admits(missionSchema, mission), mission.id);
    for (const shape of [momentSchema, missionEffectSchema])
      for (const one of casesOf(shape) ?? []) {
        const value = turnInto(one, {});
        const found = checkAgainst(shareParts(shape), JSON.parse(JSON.stringify(value)));
        assert.ok(found.ok, `${one.name}: ${JSON.stringify(value)}`);
      }
  });

  test('every word of the forms has a text in every language', async () => {
    const terms = new Set([missionSchema, layingSchema].flatMap((shape) => [...vocabularyOf(shape)]));
    const missing: string[] = [];
    for (const locale of locales) {
      const texts = { ...(await campaignMessages(locale)), ...(await editor.messages(locale)) };
      for (const term of terms) {
        const [member = '', word] = term.split(/\.(.*)/);
        const key = word === undefined ? memberKey(member, '') : wordKey(member, word);
        if (key !== undefined && !(key in texts)) missing.push(`${locale} ${term}`);
      }
    }
    assert.deepEqual(missing, []);
  });
});

suite('missions of the editor', () => {
  test('each start has the shape of a file, and each shipped mission no faults', () => {
    for (const { name, pack } of editor.starts) {
      const found = checkAgainst(offer.schema, JSON.parse(JSON.stringify(pack)));
      assert.ok(found.ok, name.key);
      const faults = offer.check(pack).map(({ place, sentence }) => `${place} ${sentence.key}`);
      assert.deepEqual(
        faults,
        name.key === 'mission-editor.start.bare' ? ['/missions/0/events pack.noVictory'] : [],
      );
    }
  });

  test('the almost empty mission is played once it can be won, by two to four heroes', () => {
    const file = winnable();
    assert.deepEqual(offer.check(file), []);
    for (const seats of [3, 4, 5]) {
      const options = { pack: file, play: 'mission' as const };
      const match = new Match(game, { options, seed: `editor ${seats}`, seats });
      const player = seeded('player');
      for (let [decision] = match.decisions(); decision !== undefined; [decision] = match.decisions()) {
        const { choices = [], seat } = decision;
        match.play(seat, choices[player.pick(choices.length)] ?? '');
      }
      assert.equal(match.outcome?.ranks.length, seats);
    }
  });

  test('a mission that is added has its own map, and takes it along when it goes', () => {
    const second = shippedScenario('extraction', 'extraction');
    assert.ok(second !== undefined);
    const both = withScenario(winnable(), second);
    assert.deepEqual(offer.check(both), []);
    assert.deepEqual(withoutScenario(both, 1), winnable());
  });

  test('a place of a fault leads to its part, event and tool', () => {
    const file = winnable();
    assert.deepEqual(placeOf(file, '/missions/0/events/0/when'), { mission: 0, part: 'events', event: 0 });
    assert.deepEqual(placeOf(file, '/missions/0/locked/1'), { mission: 0, part: 'groups' });
    assert.deepEqual(placeOf(file, '/layings/0/areas/0/id'), { mission: 0, part: 'map', tool: 'area' });
    assert.equal(placeOf(file, '/name'), undefined);
  });
});

suite('maps of missions', () => {
  const tile: LayingTool = { kind: 'tile', tile: '4b', turns: 1, section: 'start' };

  test('a tile is put down where it has room, and lies there turned', () => {
    const next = use(tile, 'K5');
    assert.deepEqual(next.tiles.at(-1), { tile: '4b', at: 'K5', turns: 1, section: 'start' });
    assert.equal(use(tile, 'C5'), laying, 'another tile lies there');
    assert.equal(use(tile, 'R14'), laying, 'it would stick out');
  });

  test('with a tile goes what lay on it, but the last tile stays', () => {
    const two = use(tile, 'K5');
    const { tiles, areas, deploymentPoints } = use({ kind: 'lift' }, 'C5', 0, two);
    assert.deepEqual([tiles.length, areas, deploymentPoints], [1, [], []]);
    assert.equal(use({ kind: 'lift' }, 'C5'), laying);
    assert.deepEqual(resized(two, 10, 14).tiles, laying.tiles);
  });

  test('areas, points, tokens and doors come with a touch and go with the next one', () => {
    const tools: readonly LayingTool[] = [
      { kind: 'area', id: 'vault', color: 'green', entrance: false },
      { kind: 'point', color: 'green', active: false },
      { kind: 'token', token: 'crate', color: '', later: true },
      { kind: 'edge', edge: 'door' },
    ];
    for (const tool of tools) {
      const next = use(tool, 'F6', 1);
      assert.notDeepEqual(next, laying, tool.kind);
      assert.deepEqual(use(tool, 'F6', 1, next), laying, tool.kind);
      assert.equal(use(tool, 'A1', 1), laying, `${tool.kind} beside all tiles`);
    }
  });
});
