import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  choicesOf,
  eventsOf,
  finishRound,
  placeOf,
  playChoices,
  pointsOf,
  refusalOf,
  tableOf,
} from '../testing/table.ts';

const rows = ['......', '......'];

test('A11: a figure beside a door opens it by an action; it stays open', () => {
  const match = tableOf({
    map: { rows, doors: 'B1|C1+B2|C2 E1|F1' },
    seats: [{ groups: 'scout@B1' }, { groups: 'scout@F2' }],
  });
  playChoices(match, 'group:a1');
  assert.equal(choicesOf(match, 'door:'), '1');
  assert.equal(refusalOf(match, 'door:2'), 'door-too-far');
  assert.equal(refusalOf(match, 'door:3'), 'no-door');
  playChoices(match, 'door:1');
  assert.equal(refusalOf(match, 'door:1'), 'door-open');
  playChoices(match, 'run', 'move:D2');
  assert.equal(placeOf(match, 'a1.1'), 'D2');
});

test('B3: companions do not interact', () => {
  const match = tableOf({
    map: { rows, doors: 'B1|C1' },
    seats: [{ groups: 'scout@A1 droid@B1>1' }, { groups: 'scout@F2' }],
  });
  playChoices(match, 'group:a1', 'figure:a2.1');
  assert.equal(refusalOf(match, 'door:1'), 'cannot-interact');
});

test('mission rules: locked doors are not opened by hand, and open at the end of a round', () => {
  const match = tableOf({
    map: { rows, doors: 'B1|C1 E1|F1' },
    rules: [{ rule: 'doors-locked', openAfter: 2 }],
    seats: [{ groups: 'scout@B1' }, { groups: 'scout@F2' }],
  });
  playChoices(match, 'group:a1');
  assert.equal(refusalOf(match, 'door:1'), 'door-locked');
  assert.deepEqual(eventsOf(finishRound(match), 'opened'), []);
  const opened = eventsOf(finishRound(match), 'opened');
  assert.deepEqual(
    opened.map(({ door }) => door),
    [0, 1],
  );
});

test('Get to the Ship: a panel is turned over by interacting, once by each player in a round', () => {
  const match = tableOf({
    map: { rows, tokens: 'panel@B2,C2' },
    rules: [
      { rule: 'turn-over', token: 'panel', perRound: 1 },
      { rule: 'points-for-control', token: 'panel', turned: true, points: 5 },
      { rule: 'points-for-control', token: 'panel', turned: false, points: 2 },
    ],
    seats: [{ groups: 'scout@B1' }, { groups: 'scout@F2' }],
  });
  playChoices(match, 'group:a1');
  assert.equal(choicesOf(match, 'token:'), '1 2');
  playChoices(match, 'token:1');
  assert.equal(refusalOf(match, 'token:2'), 'token-used-up');
  finishRound(match);
  assert.equal(pointsOf(match), '7 0');
});

test('R4 (A5, A11): a token in blocking terrain is reached from the spaces around it', () => {
  const match = tableOf({
    map: { rows: ['......', '..#...'], tokens: 'panel@C2' },
    rules: [
      { rule: 'turn-over', token: 'panel', perRound: 1 },
      { rule: 'points-for-control', token: 'panel', points: 2 },
    ],
    seats: [{ groups: 'scout@B1' }, { groups: 'scout@F2' }],
  });
  playChoices(match, 'group:a1');
  assert.equal(choicesOf(match, 'token:'), '1');
  finishRound(match);
  assert.equal(pointsOf(match), '2 0');
});

const smuggle = {
  map: { rows, tokens: 'crate@C1,D2', zones: 'red@A1,A2 blue@F1,F2' },
  rules: [{ rule: 'carry-home', token: 'crate', speed: -2, points: 15 }],
} as const;

test('Smuggled Goods: a token is retrieved by an action, slows its carrier, and scores once at home', () => {
  const match = tableOf({
    ...smuggle,
    seats: [{ groups: 'scout@B1' }, { groups: 'scout@F2' }],
  });
  playChoices(match, 'group:a1', 'token:1', 'run');
  // Speed 5, and 2 less.
  assert.equal(refusalOf(match, 'move:F1'), 'out-of-reach');
  playChoices(match, 'move:A1');
  finishRound(match);
  assert.equal(pointsOf(match), '15 0');
  finishRound(match);
  assert.equal(pointsOf(match), '15 0');
});

test('R5 (A11): a figure carries one token', () => {
  const match = tableOf({ ...smuggle, seats: [{ groups: 'scout@C2' }, { groups: 'scout@F2' }] });
  playChoices(match, 'group:a1', 'token:1');
  assert.equal(refusalOf(match, 'token:2'), 'carries-already');
  assert.equal(refusalOf(match, 'token:1'), 'no-such-token');
});

test('A11: a token that has no use in the mission cannot be interacted with', () => {
  const match = tableOf({
    map: { rows, tokens: 'flag@B2' },
    rules: [{ rule: 'points-for-control', token: 'flag', points: 2 }],
    seats: [{ groups: 'scout@B1' }, { groups: 'scout@F2' }],
  });
  playChoices(match, 'group:a1');
  assert.equal(refusalOf(match, 'token:1'), 'no-use');
});

test('A11: what is too far away cannot be interacted with', () => {
  const match = tableOf({ ...smuggle, seats: [{ groups: 'scout@A1' }, { groups: 'scout@F2' }] });
  playChoices(match, 'group:a1');
  assert.equal(refusalOf(match, 'token:1'), 'token-too-far');
});
