import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Ability } from '../../content/pack.ts';
import { forecastAttack } from '../preview/attack.ts';
import { targetsFor } from '../preview/targets.ts';
import { blaster, type CardOf, heroIn, Mission, type MissionSetting, sword } from '../testing/mission.ts';

const blade: CardOf = { id: 'blade', item: sword };
const gun: CardOf = { id: 'gun', item: blaster };
const trooper = 0;

/** The first hero has begun its activation; a trooper stands two spaces away. */
function armed(cards: readonly CardOf[], setting: Partial<MissionSetting> = {}): Mission {
  return new Mission({
    heroes: [{ at: 'A1', cards }, { at: 'H1' }],
    empire: [{ at: 'A3' }],
    ...setting,
  }).play('b> group:b1');
}

function attacksIn(mission: Mission): string[] {
  return mission.choices.filter((text) => text.startsWith('attack:'));
}

test('A8: a hero without a weapon does not attack', () => {
  const mission = armed([]);
  assert.deepEqual(attacksIn(mission), []);
  assert.equal(mission.refuses('attack:a1.1'), 'no-attack');
});

test('A8: type and dice of an attack are those of the weapon; one weapon is not named', () => {
  const mission = armed([gun]);
  assert.deepEqual(attacksIn(mission), ['attack:a1.1']);
  mission.roll('blue4').play('attack:a1.1');
  assert.equal(mission.dice, 'blue4');
  assert.equal(mission.damage('a1.1'), 2);
});

test('A8: of several weapons the choice of the attack names one, and only one that reaches', () => {
  assert.deepEqual(attacksIn(armed([blade, gun])), ['attack:a1.1:gun']);
  const near = armed([blade, gun], { empire: [{ at: 'A2' }] });
  assert.deepEqual(attacksIn(near), ['attack:a1.1:blade', 'attack:a1.1:gun']);
  near.roll('red6').play('attack:a1.1:blade');
  assert.equal(near.dice, 'red6');
});

test('A8: a weapon that is not named, or need not be, or is none of the hero is the reason why an attack is refused', () => {
  const several = armed([blade, gun]);
  assert.equal(several.refuses('attack:a1.1'), 'name-weapon');
  assert.equal(several.refuses('attack:a1.1:club'), 'no-such-weapon');
  assert.equal(several.refuses('attack:a1.1:blade'), 'no-target');
  const one = armed([gun]);
  assert.equal(one.refuses('attack:a1.1:gun'), 'name-weapon');
  assert.equal(one.refuses('attack:c1.1'), 'no-target');
});

test('A8: which weapon a hero has chosen is told before the target is declared, for abilities answer between', () => {
  const near = armed([blade, gun], { empire: [{ at: 'A2' }] })
    .roll('red6')
    .play('attack:a1.1:blade');
  const kinds = near.events.map((event) => (event.kind === 'campaign' ? event.event.kind : event.kind));
  assert.ok(kinds.includes('tookWeapon'), kinds.join(' '));
  assert.ok(kinds.indexOf('tookWeapon') < kinds.indexOf('attacked'));
});

test('A8 Reach: a melee weapon with Reach attacks over two spaces', () => {
  const pike: CardOf = { id: 'pike', item: { ...sword, keywords: ['reach'] } };
  assert.deepEqual(attacksIn(armed([pike])), ['attack:a1.1']);
  assert.deepEqual(attacksIn(armed([blade])), []);
});

test('A8: a modification that gives Reach counts for the weapon on which it is', () => {
  const haft: CardOf = {
    id: 'haft',
    abilities: [
      { id: 'haft', name: 'Haft', when: { at: 'always' }, effects: [{ do: 'value', keyword: 'reach' }] },
    ],
  };
  const club: CardOf = { id: 'club', item: sword };
  const mission = armed([{ ...blade, modifications: ['haft'] }, club, haft]);
  assert.deepEqual(attacksIn(mission), ['attack:a1.1:blade']);
});

const extra = (id: string, damage: number): CardOf => ({
  id,
  surges: [{ cost: 1, gain: [{ do: 'change', damage }] }],
});

test('A8: surges and abilities of other weapons, and of what is on them, are off in the attack', () => {
  const cards: readonly CardOf[] = [
    { ...gun, ...extra('gun', 1), modifications: ['scope'] },
    { ...gun, ...extra('pistol', 2), modifications: ['grip'] },
    extra('scope', 3),
    extra('grip', 4),
    extra('training', 5),
  ];
  const mission = armed(cards).roll('blue1').play('attack:a1.1:gun');
  assert.deepEqual(mission.choices, [
    'surge:gun.damage-1',
    'surge:scope.damage-3',
    'surge:training.damage-5',
    '-',
  ]);
  assert.deepEqual(mission.cardsOf(1), ['gun', '(pistol)', 'scope', '(grip)', 'training']);
  mission.play('-');
  assert.deepEqual(mission.cardsOf(1), ['gun', 'pistol', 'scope', 'grip', 'training']);
});

test('A4: heroes attack with more than one action, figures of the Empire with one', () => {
  const mission = armed([gun], { empire: [{ at: 'A3', attack: { type: 'ranged', dice: ['blue'] } }] });
  mission.roll('blue2').play('attack:a1.1').roll('blue2').play('attack:a1.1');
  assert.equal(mission.state.activation?.actions, 0);
  mission.play('-', 'group:a1').roll('blue2').play('attack:b1.1');
  assert.equal(mission.refuses('attack:b1.1'), 'one-attack');
});

/** The target of an attack is named, if that is asked. */
function aim(mission: Mission): void {
  if (mission.asks === 'b target') mission.play('figure:a1.1');
}

/** A card whose special action is an attack. */
const strike = (more: object): CardOf => ({
  id: 'strike',
  kind: 'class',
  abilities: [
    {
      id: 'strike',
      name: 'Strike',
      when: { at: 'action', actions: 1 },
      effects: [{ do: 'attack', by: 'me', ...more }],
    },
  ],
});

test('C26 (A8): for an attack of an ability a hero with several weapons names one that reaches', () => {
  const mission = armed([blade, gun, strike({})], { empire: [{ at: 'A2' }] }).play('use:strike>b1.1');
  assert.equal(mission.asks, 'b weapon');
  assert.deepEqual(mission.choices, ['card:blade', 'card:gun']);
  assert.equal(mission.refuses('card:strike'), 'no-such-weapon');
  mission.roll('blue5').play('card:gun');
  aim(mission);
  assert.equal(mission.dice, 'blue5');
});

test('A8: an attack of an ability takes the only weapon that reaches', () => {
  const mission = armed([blade, gun, strike({})])
    .roll('blue5')
    .play('use:strike>b1.1');
  aim(mission);
  assert.equal(mission.dice, 'blue5');
});

test('A8: with dice of an ability a hero uses abilities of no weapon', () => {
  const cards = [{ ...gun, ...extra('gun', 1) }, strike({ pool: ['blue'], type: 'ranged' })];
  const mission = armed(cards).roll('blue1').play('use:strike>b1.1');
  aim(mission);
  assert.equal(mission.resolved.damage, 0);
  assert.deepEqual(mission.cardsOf(1), ['gun', 'strike']);
});

test('A8: after an attack inside another one the weapon of the outer attack is in use again', () => {
  // Whoever is attacked strikes back at once, with its own weapon.
  const back: CardOf = {
    id: 'back',
    kind: 'class',
    abilities: [
      {
        id: 'back',
        name: 'Back',
        when: { at: 'attack', step: 'modify', as: 'attacker' },
        limit: { once: 'round' },
        effects: [{ do: 'attack', by: 'me' }],
      },
    ],
  };
  const cards = [{ ...gun, ...extra('gun', 1) }, { ...gun, ...extra('pistol', 2) }, back];
  const mission = armed(cards).roll('blue1').play('attack:a1.1:gun');
  assert.equal(mission.asks, 'b weapon');
  mission.roll('blue1').play('card:pistol');
  aim(mission);
  assert.deepEqual(mission.cardsOf(1), ['(gun)', 'pistol', 'back']);
  assert.deepEqual(mission.choices, ['surge:pistol.damage-2', '-']);
  mission.play('-');
  assert.deepEqual(mission.cardsOf(1), ['gun', '(pistol)', 'back']);
  assert.deepEqual(mission.choices, ['surge:gun.damage-1', '-']);
});

test('A8: a preview knows the weapons of a hero, and takes the best one where none is named', () => {
  const heavy: CardOf = {
    id: 'heavy',
    item: { ...blaster, attack: { type: 'ranged', dice: ['red', 'blue'] } },
  };
  const { terms, state } = armed([gun, heavy]);
  const expected = (weapon?: string) =>
    forecastAttack(terms, state, heroIn(1), trooper, undefined, weapon)?.expected ?? 0;
  assert.ok(expected('heavy') > expected('gun'));
  assert.equal(expected(), expected('heavy'));
  assert.deepEqual(forecastAttack(terms, state, heroIn(1), trooper, undefined, 'gun')?.attackPool, ['blue']);
});

test('A8: a target that one weapon does not reach, and another does, is a target', () => {
  const { terms, state } = armed([blade, gun]);
  assert.deepEqual(targetsFor(terms, state, heroIn(1)), [{ target: trooper, distance: 2, why: undefined }]);
  const melee = armed([blade]);
  assert.equal(targetsFor(melee.terms, melee.state, heroIn(1))[0]?.why, 'too-far');
});

test('C31 (A8): the first attack through figures in a round uses up the watch on a hero, and one with nothing between does not', () => {
  const watched: Ability = {
    id: 'watched',
    name: 'Watched',
    when: { at: 'always' },
    effects: [{ do: 'watched' }],
  };
  const shooting = (at: readonly string[]): Mission =>
    new Mission({
      heroes: [{ at: 'C3', healthy: { abilities: [watched] } }, { at: 'E3' }],
      empire: [{ at, attack: { type: 'ranged', dice: ['blue'] } }],
      stack: [{ step: 'sides', next: 'empire' }],
    }).play('group:a1', 'figure:a1.2');
  const through = shooting(['F3', 'G3']).play('attack:b1.1', '-');
  assert.equal(through.refuses('attack:b1.1'), 'no-target');
  const free = shooting(['F3', 'C5']).play('attack:b1.1', '-');
  assert.ok(attacksIn(free).includes('attack:b1.1'));
});
