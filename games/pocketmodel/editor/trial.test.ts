import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ownOf } from '../../../web/packs/kit/own-pack.ts';
import { defaultPack, packs } from '../content/packs.ts';
import { generatedPack } from '../testing/generated-pack.ts';
import { type Fighter, type Fighters, fight, openTrial } from './trial.ts';

const shipped = packs[defaultPack];
assert.ok(shipped);
const pack = ownOf(shipped);

function chances(fighters: Fighters): string {
  const { forecast } = fight(openTrial(pack, fighters, 'one'), fighters);
  assert.ok(forecast);
  return forecast.map(({ hit }) => `${Math.round(hit * 36)}/36`).join(' ');
}

const rogue = { unit: 'rebel-rogue-squadron', damage: 0, friends: 0 };
const spear = { unit: 'imperial-spear-squadron', damage: 0, friends: 0 };

test('the chances are those with the cards that both sides play', () => {
  const { attack, defense } = pack.units.find(({ id }) => id === rogue.unit) ?? assert.fail();
  const other = pack.units.find(({ id }) => id === spear.unit) ?? assert.fail();
  // A sum of two dice of at least so much.
  const ways = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1];
  const of = (needs: number): string => `${ways[Math.min(12, needs)]}/36`;
  const plain = chances([rogue, spear]);
  assert.equal(plain, `${of(other.defense - attack)} ${of(defense - other.attack)}`);
  const aimed = chances([{ ...rogue, card: 'c-lock-on' }, spear]);
  assert.equal(aimed, `${of(other.defense - attack - 3)} ${of(defense - other.attack)}`);
  const both = chances([
    { ...rogue, card: 'c-lock-on' },
    { ...spear, card: 'c-evasive-maneuvers' },
  ]);
  assert.equal(both, plain);
});

test('friends, damage and objectives count as they do in a match', () => {
  const swarm = chances([{ ...spear, card: 'c-swarm-tactics', friends: 4 }, rogue]);
  const alone = chances([{ ...spear, card: 'c-swarm-tactics' }, rogue]);
  assert.notEqual(swarm.split(' ')[0], alone.split(' ')[0]);
  assert.equal(swarm.split(' ')[1], alone.split(' ')[1]);
  const wounded = chances([
    { ...spear, card: 'c-finishing-blow' },
    { ...rogue, damage: 1 },
  ]);
  assert.notEqual(wounded, chances([{ ...spear, card: 'c-finishing-blow' }, rogue]));
  const guarded = chances([{ ...rogue, objective: 'o-echo-base' }, spear]);
  assert.notEqual(guarded.split(' ')[1], chances([rogue, spear]).split(' ')[1]);
});

test('every unit can attack every other one with every card, and the battle comes to an end', () => {
  const combat = pack.cards.filter(({ kind }) => kind === 'combat');
  for (const [at, unit] of pack.units.entries()) {
    const other = pack.units[(at * 7 + 3) % pack.units.length] ?? unit;
    const card = combat[at % combat.length]?.id ?? '';
    const answer = combat[(at * 5 + 1) % combat.length]?.id ?? '';
    const fighters: Fighters = [
      { unit: unit.id, damage: 0, friends: 1, card },
      { unit: other.id, damage: 0, friends: 1, card: answer },
    ];
    const { events } = fight(openTrial(pack, fighters, unit.id), fighters);
    assert.ok(
      events.some(({ kind }) => kind === 'fought'),
      unit.id,
    );
  }
});

test('a battle with any pack that has no faults comes to an end', () => {
  fc.assert(
    fc.property(generatedPack, fc.nat(), fc.nat(), (any, one, other) => {
      const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] ?? assert.fail('empty');
      const combat = any.cards.filter(({ kind }) => kind === 'combat');
      const objectives = any.cards.filter(({ kind }) => kind === 'objective');
      const side = (at: number): Fighter => ({
        unit: pick(any.units, at).id,
        damage: 0,
        friends: at % 3,
        ...(combat.length > 0 && { card: pick(combat, at).id }),
        ...(objectives.length > 0 && { objective: pick(objectives, at).id }),
      });
      const fighters: Fighters = [side(one), side(other)];
      const { forecast, events } = fight(openTrial(any, fighters, 'any'), fighters);
      assert.ok(forecast !== undefined && events.length > 0);
    }),
    { numRuns: Number(process.env.SEEDS ?? 60), seed: 1 },
  );
});
