import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Event, Result } from '../rules/event.ts';
import { codeOf, noCard } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { scenesOf } from './scenes.ts';

const [mine, theirs] = [codeOf(0, 0), codeOf(1, 0)];
const before: View = {
  content: '',
  viewer: 0,
  stack: [],
  players: [],
  first: 0,
  active: 0,
  round: 1,
  lasting: [],
  last: null,
};
const hit: Result = { parts: [], against: [], hit: true, automatic: false };
const miss: Result = { ...hit, hit: false };
const rolled = (unit: number, one: number, two: number, again = false): Event => ({
  kind: 'rolled',
  unit,
  dice: [one, two],
  again,
});

test('a battle is one scene from its dice on: cards, dice, results, and what they did', () => {
  const [scene, ...more] = scenesOf(
    [
      { kind: 'battle', attacker: mine, defender: theirs },
      { kind: 'playedCard', side: 1, seat: 1, unit: theirs, card: 7, able: true },
      rolled(mine, 6, 5),
      rolled(theirs, 1, 2),
      { kind: 'fought', attacker: mine, defender: theirs, results: [hit, miss] },
      { kind: 'damaged', unit: theirs, amount: 2, parts: [], prevented: 1 },
      { kind: 'destroyed', unit: theirs, by: 0 },
    ],
    before,
  );
  assert.deepEqual(more, []);
  assert.deepEqual(scene, {
    kind: 'battle',
    from: 2,
    attacker: mine,
    defender: theirs,
    cards: [noCard, 7],
    rolls: [
      [6, 5],
      [1, 2],
    ],
    rolling: [0, 1],
    results: [hit, miss],
    harms: [{ unit: theirs, counters: 2, prevented: 1, destroyed: true }],
  });
});

test('dice that may be rolled again are a scene without a result; the next one rolls those alone', () => {
  const [first] = scenesOf(
    [{ kind: 'battle', attacker: mine, defender: theirs }, rolled(mine, 1, 1), rolled(theirs, 3, 3)],
    before,
  );
  assert.ok(first?.kind === 'battle' && first.results === undefined);
  const frame = {
    step: 'battle',
    attacker: mine,
    defender: theirs,
    zone: 0,
    cards: [4, noCard],
    first: 0,
    phase: 'hits',
    rolls: [
      [1, 1],
      [3, 3],
    ],
    hits: [false, false],
  } as const;
  const [second] = scenesOf(
    [rolled(mine, 5, 6, true), { kind: 'fought', attacker: mine, defender: theirs, results: [hit, miss] }],
    { ...before, stack: [frame] },
  );
  assert.ok(second?.kind === 'battle');
  assert.deepEqual(second.rolling, [0]);
  assert.deepEqual(second.cards, [4, noCard]);
  assert.deepEqual(second.rolls, [
    [5, 6],
    [3, 3],
  ]);
});

test('two battles are two scenes', () => {
  const battle: Event = { kind: 'battle', attacker: mine, defender: theirs };
  const events: Event[] = [battle, rolled(mine, 1, 1), rolled(theirs, 1, 1), battle, rolled(mine, 2, 2)];
  assert.deepEqual(
    scenesOf(events, before).map(({ from }) => from),
    [1, 4],
  );
});

test('strikes are scenes one after the other, each with the fate of the objective', () => {
  const struck = (unit: number, result: Result): Event => ({ kind: 'struck', unit, dice: [3, 4], result });
  const scenes = scenesOf(
    [
      { kind: 'strikes', seat: 0, target: 1, slot: 2 },
      { kind: 'revealed', seat: 1, slot: 2, card: 30 },
      struck(mine, miss),
      struck(mine, miss),
      { kind: 'objectiveReplaced', seat: 1, slot: 2, card: 30, empty: false, by: 0 },
      { kind: 'revealed', seat: 1, slot: 2, card: 31 },
      struck(mine, hit),
      { kind: 'objectiveDestroyed', seat: 1, slot: 2, card: 31, by: 0 },
    ],
    before,
  );
  assert.deepEqual(
    scenes.map((scene) => scene.kind === 'strike' && [scene.target, scene.slot, scene.card, scene.fate]),
    [
      [1, 2, 30, 'stands'],
      [1, 2, 30, 'replaced'],
      [1, 2, 31, 'destroyed'],
    ],
  );
});
