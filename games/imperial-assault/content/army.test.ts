import assert from 'node:assert/strict';
import { test } from 'node:test';
import { armyFaultKeys, checkArmy, isPlayable, mostCost } from './army.ts';
import type { Army } from './pack.ts';
import { defaultPack, packs } from './packs.ts';

const pack = packs[defaultPack] ?? assert.fail();
const commands = {
  planning: 1,
  'take-initiative': 1,
  urgency: 1,
  recovery: 1,
  rally: 1,
  'fleet-footed': 1,
  deadeye: 1,
  'element-of-surprise': 1,
  'expose-weakness': 1,
  'take-cover': 1,
  'to-the-limit': 1,
  celebration: 1,
  'sit-tight': 1,
  marksman: 2,
};

function army(
  affiliation: Army['affiliation'],
  deployments: Army['deployments'],
  more: Partial<Army> = {},
): Army {
  return { affiliation, deployments, upgrades: {}, commands, ...more };
}

/** For each fault an army that has it, and the places where it is reported. */
const faulty: readonly (readonly [rule: string, key: string, army: Army, places: readonly string[]])[] = [
  [
    'a card that the pack does not have',
    'noCard',
    army('rebel', { nobody: 1, 'rebel-trooper': 1 }),
    ['/deployments/nobody'],
  ],
  [
    'B4: cards of the campaign',
    'campaign',
    army('rebel', { 'leia-organa-campaign': 1 }),
    ['/deployments/leia-organa-campaign'],
  ],
  [
    'A14: one affiliation',
    'affiliation',
    army('rebel', { 'rebel-trooper': 1, nexu: 1 }),
    ['/deployments/nexu'],
  ],
  [
    'A14: upgrades of the affiliation',
    'affiliation',
    army('rebel', { 'rebel-trooper': 1 }, { upgrades: { 'first-strike': 1 } }),
    ['/upgrades/first-strike'],
  ],
  [
    'an alliance has room for two cards',
    'affiliation',
    army('imperial', { nexu: 2, 'hired-gun': 1 }, { upgrades: { 'temporary-alliance-hired-guns': 1 } }),
    ['/deployments/hired-gun'],
  ],
  ['A14: one copy of a unique card', 'copies', army('rebel', { 'c-3po': 2 }), ['/deployments/c-3po']],
  [
    'A14: two copies of an elite card',
    'copies',
    army('rebel', { 'alliance-smuggler-elite': 3 }),
    ['/deployments/alliance-smuggler-elite'],
  ],
  [
    'A14: copies of a command card',
    'copies',
    army('rebel', { 'rebel-trooper': 1 }, { commands: { ...commands, marksman: 1, planning: 2 } }),
    ['/commands/planning'],
  ],
  [
    'A2: uniqueness compares names alone',
    'sameName',
    army('rebel', { 'luke-skywalker': 1, 'luke-skywalker-jedi-knight': 1 }),
    ['/deployments/luke-skywalker-jedi-knight'],
  ],
  ['an army has figures', 'noFigures', army('rebel', {}), ['/deployments']],
  ['A14: 40 points', 'cost', army('rebel', { 'rebel-trooper': 4, 'wookiee-warrior': 3 }), ['/deployments']],
  [
    'B1: an attachment needs a host',
    'host',
    army('rebel', { 'rebel-trooper': 1 }, { upgrades: { 'rogue-smuggler': 1 } }),
    ['/upgrades/rogue-smuggler'],
  ],
  [
    'B1: one attachment for each card',
    'host',
    army('rebel', { 'rebel-trooper': 1 }, { upgrades: { 'combat-suit': 2 } }),
    ['/upgrades/combat-suit'],
  ],
  [
    'an upgrade for armies of unique cards',
    'onlyUnique',
    army('rebel', { 'rebel-trooper': 1, 'c-3po': 1 }, { upgrades: { 'heroic-effort': 1 } }),
    ['/upgrades/heroic-effort'],
  ],
  [
    'A14: 15 command cards',
    'commands',
    army('rebel', { 'c-3po': 1 }, { commands: { planning: 1 } }),
    ['/commands'],
  ],
  [
    'A14: 15 points of command cards',
    'commandCost',
    army(
      'rebel',
      { 'rebel-trooper': 1 },
      {
        commands: {
          planning: 1,
          urgency: 1,
          recovery: 1,
          rally: 1,
          deadeye: 1,
          'fleet-footed': 1,
          celebration: 1,
          'sit-tight': 1,
          'take-cover': 1,
          'covering-fire': 1,
          'shadow-ops': 1,
          'take-it-down': 1,
          'son-of-skywalker': 1,
          'maximum-firepower': 1,
          marksman: 1,
        },
      },
    ),
    ['/commands'],
  ],
];

for (const [rule, key, wrong, places] of faulty) {
  test(`an army is refused: ${rule}`, () => {
    assert.deepEqual(
      checkArmy(pack, wrong).map((fault) => [fault.key, fault.place]),
      places.map((place) => [key, place]),
    );
  });
}

test('every fault of an army is tested', () => {
  assert.deepEqual(new Set(faulty.map(([, key]) => key)), new Set(armyFaultKeys));
});

test('B8: negative costs make room', () => {
  const heroes = { 'han-solo': 1, chewbacca: 1, 'wookiee-warrior': 1, 'rebel-trooper': 1 };
  assert.deepEqual(
    checkArmy(pack, army('rebel', heroes)).map(({ key, args }) => [key, args.cost]),
    [['cost', 41]],
  );
  assert.deepEqual(checkArmy(pack, army('rebel', heroes, { upgrades: { 'rogue-smuggler': 1 } })), []);
});

test('cards of other affiliations come with those that allow them, however they share the room', () => {
  const droids = { 'jawa-scavenger-elite-skirmish': 1, 'probe-droid': 3, 'c-3po': 1, 'rebel-trooper': 1 };
  const upgrades = { 'temporary-alliance-a-common-enemy': 1 };
  assert.deepEqual(checkArmy(pack, army('mercenary', droids, { upgrades })), []);
  assert.deepEqual(
    checkArmy(pack, army('mercenary', { ...droids, 'probe-droid': 4 }, { upgrades })).map(({ key }) => key),
    ['affiliation'],
  );
  // Scavenged Stock is for mercenary armies: in an imperial one the Jawas bring no Droids along.
  const borrowed = { 'jawa-scavenger-elite-skirmish': 1, 'r2-d2-skirmish': 1, stormtrooper: 1 };
  assert.deepEqual(
    checkArmy(pack, army('imperial', borrowed, { upgrades: { 'temporary-alliance-hired-guns': 1 } })).map(
      ({ place }) => place,
    ),
    ['/deployments/r2-d2-skirmish'],
  );
});

test('Balance of the Force makes room for three points of command cards', () => {
  const dear = {
    ...commands,
    marksman: 1,
    celebration: 0,
    'covering-fire': 1,
    'shadow-ops': 1,
    'take-it-down': 1,
    'maximum-firepower': 1,
    'son-of-skywalker': 1,
    meditation: 1,
  };
  const deck = Object.fromEntries(
    Object.entries(dear).filter(
      ([id, count]) => count > 0 && !['rally', 'deadeye', 'fleet-footed', 'recovery'].includes(id),
    ),
  );
  const of = (upgrades: Army['upgrades']) =>
    checkArmy(pack, army('rebel', { 'rebel-trooper': 1 }, { commands: deck, upgrades })).map(
      ({ key }) => key,
    );
  assert.deepEqual(of({}), ['commandCost']);
  assert.deepEqual(of({ 'balance-of-the-force': 1 }), []);
});

test('every ready-made army is legal, spends all its points, and can play each of its command cards', () => {
  for (const ready of pack.armies) {
    assert.deepEqual(checkArmy(pack, ready), [], ready.id);
    const costs = [...pack.deployments, ...pack.upgrades].map(
      ({ id, cost }) => cost * (ready.deployments[id] ?? ready.upgrades[id] ?? 0),
    );
    assert.equal(
      costs.reduce((sum, cost) => sum + cost, 0),
      mostCost,
      ready.id,
    );
    for (const card of pack.commands) {
      if (ready.commands[card.id] !== undefined)
        assert.ok(isPlayable(pack, ready, card), `${ready.id} ${card.id}`);
    }
  }
  assert.deepEqual(
    pack.armies.map(({ affiliation }) => affiliation),
    ['imperial', 'imperial', 'rebel', 'rebel', 'mercenary', 'mercenary'],
  );
});
