import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entry } from '../../common/at.ts';
import { compileArmy, compileCards } from './compile.ts';
import { defaultPack, packs } from './packs.ts';

const pack = packs[defaultPack] ?? assert.fail();
const cards = compileCards(pack);
const fighter = (id: string) => entry(cards.fighters, cards.fighterNumber.get(id) ?? -1);
const upgrade = (id: string) => entry(cards.upgrades, cards.upgradeNumber.get(id) ?? -1);
const command = (id: string) => entry(cards.commands, cards.commandNumber.get(id) ?? -1);

test('B4: the figure cost is the deployment cost of a single figure, and what one of several costs to reinforce', () => {
  assert.equal(fighter('darth-vader').figureCost, 18);
  assert.deepEqual([fighter('stormtrooper').cost, fighter('stormtrooper').figureCost], [6, 2]);
});

test('B3: companions are fighters without cost, of no affiliation', () => {
  const { companion, cost, figureCost, size, affiliation } = fighter('j4x-7');
  assert.deepEqual([companion, cost, figureCost, size, affiliation], [true, 0, 0, 1, 'neutral']);
  assert.equal(fighter('darth-vader').companion, false);
});

test('B4: cards of the campaign alone are marked', () => {
  assert.equal(fighter('leia-organa-campaign').skirmish, false);
  assert.equal(fighter('leia-organa-skirmish').skirmish, true);
});

test('keywords of movement and reach are values; results of the ability box are abilities of attack or defence', () => {
  const royalGuard = fighter('royal-guard-elite');
  assert.deepEqual([royalGuard.reach, royalGuard.mobile, royalGuard.massive], [true, false, false]);
  const [evade] = royalGuard.text.at('modify');
  assert.deepEqual(evade?.ability.when, { at: 'attack', step: 'modify', as: 'target' });
  assert.equal(fighter('general-weiss').massive, true);
});

test('a figure without an attack type has no attack', () => {
  assert.equal(fighter('c-3po').attack, null);
});

test('B1: an attachment fits the deployment cards that its restriction names, and never a companion', () => {
  const hostsOf = (id: string) => {
    const { hosts } = upgrade(id);
    return cards.fighters.flatMap((card, number) => (hosts?.[number] ? [card.id] : []));
  };
  assert.deepEqual(hostsOf('rogue-smuggler'), ['han-solo']);
  assert.deepEqual(hostsOf('fury-of-kashyyyk'), [
    'chewbacca',
    'gaarkhan',
    'drokkatta',
    'wookiee-warrior',
    'wookiee-warrior-elite',
  ]);
  assert.ok(hostsOf('the-generals-ranks').includes('stormtrooper'));
  assert.ok(!hostsOf('the-generals-ranks').includes('darth-vader'));
  assert.equal(hostsOf('last-resort').length, pack.deployments.length);
  assert.equal(upgrade('first-strike').hosts, null);
});

test('a command card is one ability that may be used, for a player or a figure', () => {
  const { user, restriction, most, text } = command('deflection');
  assert.deepEqual([user, restriction, most], ['figure', { traits: ['force-user'] }, 2]);
  const [ability, ...others] = text.all;
  assert.deepEqual(others, []);
  assert.equal(ability?.ability.optional, true);
  assert.equal(ability?.moment, 'declare');
  assert.equal(command('celebration').user, 'player');
  assert.deepEqual(command('fool-me-once').text.all[0]?.ability.price, { strain: 2 });
});

test('abilities, effects and surges are numbered by their places', () => {
  for (const list of [cards.abilities, cards.effects, cards.surges]) {
    assert.ok(list.length > 200);
    assert.deepEqual(
      list.map(({ number }) => number),
      [...list.keys()],
    );
  }
});

test('an army is compiled to the numbers of its cards, each as often as it is there', () => {
  const { fighters, upgrades, commands } = compileArmy(
    {
      affiliation: 'imperial',
      deployments: { 'darth-vader': 1, 'imperial-officer': 2, nobody: 1 },
      upgrades: { 'zillo-technique': 1 },
      commands: { planning: 1, deflection: 2 },
    },
    cards,
  );
  assert.deepEqual(
    fighters.map((number) => cards.fighters[number]?.id),
    ['imperial-officer', 'imperial-officer', 'darth-vader'],
  );
  assert.deepEqual(
    upgrades.map((number) => cards.upgrades[number]?.id),
    ['zillo-technique'],
  );
  assert.deepEqual(
    commands.map((number) => cards.commands[number]?.id),
    ['deflection', 'deflection', 'planning'],
  );
  assert.deepEqual(
    cards.armies.map(({ commands: deck }) => deck.length),
    [15, 15, 15, 15, 15, 15],
  );
});
