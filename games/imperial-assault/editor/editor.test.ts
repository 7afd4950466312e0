import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Match } from '../../../kernel/match.ts';
import { seeded } from '../../../kernel/seeded.ts';
import { checkAgainst } from '../../../schema/check.ts';
import {
  admits,
  casesOf,
  leastOf,
  turnInto,
  vocabularyOf,
} from '../../../web/packs/kit/schema-form/shape.ts';
import { shareParts } from '../../common/share-parts.ts';
import { locales } from '../../words.ts';
import { effectSchema, whenSchema } from '../content/ability-schema.ts';
import { checkPack } from '../content/check.ts';
import { checkMap } from '../content/map-check.ts';
import { readMap } from '../content/map-plan.ts';
import { maps } from '../content/maps.ts';
import { missionSchema } from '../content/mission-schema.ts';
import type { PackFile } from '../content/pack.ts';
import { packSchema } from '../content/pack-schema.ts';
import { packs } from '../content/packs.ts';
import { game } from '../game.ts';
import { messages as tableMessages } from '../messages/index.ts';
import { freeId, shapes, withCard, withCopy, withFresh, withoutCard } from './cards.ts';
import { termKey } from './form-texts.ts';
import { bareOf, freshScenario } from './fresh.ts';
import { editor } from './index.ts';
import { barred, painted, resized, squared, withTerminal, withToken, withZone } from './plan-edits.ts';
import { cardGroups } from './spot.ts';

const [core] = Object.values(packs);
assert.ok(core !== undefined);
const { id: _, name: __, note: ___, ...rest } = core;
const pack: PackFile = rest;
const schema = shareParts(packSchema);

suite('forms of cards', () => {
  test('every card of the game is of the shape of its form, and every case of an effect can be chosen', () => {
    for (const group of cardGroups)
      for (const card of pack[group]) assert.ok(admits(shapes[group], card), `${group} ${card.id}`);
    for (const shape of [effectSchema, whenSchema]) {
      for (const one of casesOf(shape) ?? []) {
        const value = turnInto(one, {});
        const found = checkAgainst(shareParts(shape), JSON.parse(JSON.stringify(value)));
        assert.ok(found.ok, `${one.name}: ${JSON.stringify(value)}`);
      }
    }
  });

  test('what another effect has in common stays when a person turns one into the other', () => {
    const cases = casesOf(effectSchema) ?? [];
    const suffer = cases.find(({ name }) => name === 'suffer');
    assert.ok(suffer !== undefined);
    const before = { do: 'recover', what: 'damage', amount: 3, whom: 'target' };
    assert.deepEqual(turnInto(suffer, before), { do: 'suffer', what: 'damage', amount: 3, whom: 'target' });
  });

  test('every word of the forms has a text in every language', async () => {
    const terms = new Set(
      [...Object.values(shapes), missionSchema].flatMap((shape) => [...vocabularyOf(shape)]),
    );
    for (const locale of locales) {
      const texts = { ...(await tableMessages(locale)), ...(await editor.messages(locale)) };
      for (const term of terms) {
        const key = termKey(term.slice(term.indexOf('.') + 1));
        assert.ok(key === undefined || key in texts, `${locale} ${term}: ${key}`);
      }
    }
  });

  test('the least value of a shape is of that shape', () => {
    for (const group of cardGroups) assert.ok(admits(shapes[group], leastOf(shapes[group])), group);
  });
});

suite('lists of a pack', () => {
  test('cards are changed, copied, added and taken away, and nothing that is no card gets in', () => {
    const first = pack.deployments[0];
    assert.ok(first !== undefined);
    assert.equal(withCard(pack, 'deployments', 0, { ...first, cost: 7 }).deployments[0]?.cost, 7);
    assert.equal(withCard(pack, 'deployments', 0, { name: 'Odd' }), pack);
    for (const group of cardGroups) {
      const copied = withCopy(pack, group, 0);
      assert.equal(copied[group].length, pack[group].length + 1);
      assert.deepEqual(copied[group][1]?.certainty, { card: 'original' });
      assert.deepEqual(checkPack(copied), []);
      assert.equal(withoutCard(copied, group, 1)[group].length, pack[group].length);
      const model = pack[group][0];
      assert.ok(model !== undefined);
      assert.deepEqual(checkPack(withFresh(pack, group, model)), []);
    }
    assert.equal(freeId([{ id: 'own' }, { id: 'own-2' }], 'own'), 'own-3');
  });

  test('an almost empty pack is sound', () => {
    const bare = bareOf(core);
    const found = checkAgainst(schema, JSON.parse(JSON.stringify(bare)));
    assert.ok(found.ok, JSON.stringify(found));
    assert.deepEqual(checkPack(bare), []);
  });
});

suite('maps that are drawn', () => {
  const { map: plan } = freshScenario('own', 'Own');

  test('every shipped map stays the same map when it is squared', () => {
    for (const shipped of maps) {
      assert.deepEqual(readMap(squared(shipped)).map, readMap(shipped).map, shipped.id);
      assert.deepEqual(checkMap(squared(shipped)), []);
    }
  });

  test('terrain, edges, doors, terminals, tokens and zones are laid, and laid again they go', () => {
    const wet = painted(plan, 13, '~');
    assert.equal(readMap(wet).map.terrain[13], 'difficult');
    const walled = barred(plan, [14, 13], 'wall');
    assert.deepEqual(walled.edges.wall, ['B2|C2']);
    assert.deepEqual(barred(walled, [13, 14], 'wall').edges.wall, []);
    const door = barred(barred(walled, [13, 14], 'door'), [25, 26], 'door');
    assert.deepEqual(door.edges.wall, [], 'a door takes the place of the wall');
    assert.deepEqual(door.doors, [{ id: 'door-1', edges: ['B2|C2', 'B3|C3'] }], 'one door of two edges');
    assert.deepEqual(withTerminal(plan, 13).terminals, ['B2']);
    assert.deepEqual(withTerminal(withTerminal(plan, 13), 13).terminals, []);
    const token = { kind: 'crate', mission: 'A', color: 'red' } as const;
    assert.deepEqual(withToken(withToken(plan, 13, token), 14, token).tokens, [
      { ...token, spaces: ['B2', 'C2'] },
    ]);
    assert.deepEqual(withToken(withToken(plan, 13, token), 13, token).tokens, []);
    const blue = withZone(plan, 0, 'blue');
    assert.ok(blue.zones.find(({ color }) => color === 'blue')?.spaces.includes('A1'));
    assert.ok(!blue.zones.find(({ color }) => color === 'red')?.spaces.includes('A1'));
    for (const one of [wet, walled, door, blue]) assert.deepEqual(checkMap(one), []);
  });

  test('where no space is left nothing lies, and a map that grows has open ground', () => {
    const full = withTerminal(barred(plan, [0, 1], 'wall'), 0);
    const hole = painted(full, 0, ' ');
    assert.deepEqual([hole.edges.wall, hole.terminals], [[], []]);
    assert.ok(!hole.zones[0]?.spaces.includes('A1'));
    const small = resized(full, 6, 4);
    assert.deepEqual(
      small.zones.map(({ color }) => color),
      ['red'],
      'the zone beyond is gone',
    );
    assert.deepEqual(
      checkMap(small).map(({ key }) => key),
      ['fewZones'],
    );
    assert.equal(readMap(resized(plan, 20, 12)).map.terrain.length, 240);
  });

  test('a match with the pack is played on a map of its own, and with four players on a shipped one', () => {
    const own: PackFile = { ...pack, id: 'own', scenarios: [freshScenario('mine', 'Mine')] };
    assert.deepEqual(checkPack(own), []);
    const options = { pack: own, rounds: 2 };
    const match = new Match(game, { options, seed: 'own map', seats: 2 });
    const player = seeded('player');
    for (let [decision] = match.decisions(); decision !== undefined; [decision] = match.decisions()) {
      const { choices = [], seat } = decision;
      match.play(seat, choices[player.pick(choices.length)] ?? '');
    }
    assert.equal(match.outcome?.ranks.length, 2);
    const { terms } = game.open(options);
    assert.deepEqual(
      terms.missions.filter(({ mission }) => mission.players === 2).map(({ mission }) => mission.id),
      ['mine'],
    );
    assert.ok(terms.missions.some(({ mission }) => mission.players === 4));
  });
});
