import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  describeDecision,
  eventsOf,
  finishRound,
  handOf,
  isReady,
  numberOf,
  placeOf,
  playChoices,
  refusalOf,
  tableOf,
} from '../testing/table.ts';

test('A3: sides take turns, each activates one ready group and exhausts its card', () => {
  const match = tableOf({ seats: [{ groups: 'scout@A1 hero@A2' }, { groups: 'scout@J1 hero@J2' }] });
  assert.equal(describeDecision(match), '0 turn: group:a1 group:a2');
  playChoices(match, 'group:a2', '-');
  assert.equal(isReady(match, 'a2'), false);
  assert.equal(describeDecision(match), '1 turn: group:b1 group:b2');
  playChoices(match, 'group:b1', '-');
  assert.equal(refusalOf(match, 'group:a2'), 'not-ready');
  assert.equal(describeDecision(match), '0 turn: group:a1');
});

test('A3: whoever has fewer ready cards than an opponent may pass', () => {
  const match = tableOf({ seats: [{ groups: 'scout@A1' }, { groups: 'scout@J1 hero@J2' }] });
  assert.equal(describeDecision(match), '0 turn: group:a1 -');
  playChoices(match, '-');
  assert.equal(refusalOf(match, '-'), 'no-fewer-cards');
  playChoices(match, 'group:b1', '-');
  assert.equal(describeDecision(match), '0 turn: group:a1');
});

test('A3: a side with nothing ready is left out until all are exhausted', () => {
  const match = tableOf({ seats: [{ groups: 'scout@A1' }, { groups: 'scout@J1 hero@J2 scout@J3' }] });
  playChoices(match, 'group:a1', '-', 'group:b1', '-');
  assert.equal(describeDecision(match), '1 turn: group:b2 group:b3');
});

test('A3: the figures of a group activate one at a time, in an order of choice', () => {
  const match = tableOf({ seats: [{ groups: 'squad@A1,A2,A3' }, { groups: 'scout@J1' }] });
  playChoices(match, 'group:a1');
  assert.equal(describeDecision(match), '0 nextFigure: figure:a1.1 figure:a1.2 figure:a1.3');
  playChoices(match, 'figure:a1.2', '-');
  assert.equal(describeDecision(match), '0 nextFigure: figure:a1.1 figure:a1.3');
  assert.equal(refusalOf(match, 'figure:a1.2'), 'activated-already');
  playChoices(match, 'figure:a1.1', '-');
  // The last one is not asked for.
  assert.equal(match.decisions()[0]?.kind, 'activation');
  assert.equal(isReady(match, 'a1'), true);
  playChoices(match, '-');
  assert.equal(isReady(match, 'a1'), false);
});

test('A3: defeated figures are not activated', () => {
  const match = tableOf({ seats: [{ groups: 'squad@-,A2,-' }, { groups: 'scout@J1' }] });
  playChoices(match, 'group:a1');
  assert.equal(match.decisions()[0]?.kind, 'activation');
});

test('B3: a companion activates before its group or after it, never between', () => {
  const seats = [{ groups: 'squad@A1,A2,A3 droid@B1>1' }, { groups: 'scout@J1' }];
  const before = tableOf({ seats });
  assert.equal(describeDecision(before), '0 turn: group:a1');
  playChoices(before, 'group:a1', 'figure:a2.1', '-');
  assert.equal(describeDecision(before), '0 nextFigure: figure:a1.1 figure:a1.2 figure:a1.3');

  const after = tableOf({ seats });
  playChoices(after, 'group:a1', 'figure:a1.1', '-');
  assert.equal(refusalOf(after, 'figure:a2.1'), 'companion-first-or-last');
  const events = playChoices(after, 'figure:a1.2', '-', '-');
  assert.deepEqual(
    eventsOf(events, 'activation').map(({ figure }) => figure),
    ['a1.2', 'a1.3', 'a2.1'].map(numberOf),
  );
});

test('R12 (B3): a companion that comes into play while its group activates still activates, after the group', () => {
  const match = tableOf({
    pack: 'core',
    seats: [{ groups: 'ugnaught-tinkerer@C3' }, { groups: 'stormtrooper@J6' }],
  });
  const events = playChoices(match, 'group:a1', 'use:spot-weld>a1.1', 'place:C4', '-', '-');
  assert.deepEqual(
    eventsOf(events, 'activation').map(({ figure }) => figure),
    ['a1.1', 'a2.1'].map(numberOf),
  );
});

test('B3: a companion whose group has left play stays and does not activate', () => {
  const match = tableOf({ seats: [{ groups: 'scout@A1 pair@-,- droid@B1>2' }, { groups: 'scout@J1' }] });
  assert.equal(describeDecision(match), '0 turn: group:a1');
  playChoices(match, 'group:a1');
  assert.equal(match.decisions()[0]?.kind, 'activation');
  assert.equal(placeOf(match, 'a3.1'), 'B1');
});

test('B3: a companion whose group leaves play in its own activation does not activate after it', () => {
  const match = tableOf({
    seats: [{ groups: 'scout@A1!3+bleeding scout@A6 droid@B1>1' }, { groups: 'scout@J1' }],
  });
  playChoices(match, 'group:a1', 'figure:a1.1', 'run');
  assert.equal(placeOf(match, 'a1.1'), '-');
  assert.equal(describeDecision(match), '1 turn: group:b1');
});

test('A14: the status phase readies all cards, gives each a command card and passes the initiative on', () => {
  const match = tableOf({
    seats: [
      { groups: 'scout@A1', deck: 'calm dull' },
      { groups: '/scout@J1', deck: 'even flat' },
    ],
  });
  const events = finishRound(match);
  assert.equal(isReady(match, 'a1') && isReady(match, 'b1'), true);
  assert.equal(handOf(match, 0), 'calm');
  assert.equal(handOf(match, 1), 'even');
  assert.deepEqual(eventsOf(events, 'round'), [{ kind: 'round', round: 2 }]);
  assert.equal(describeDecision(match), '1 turn: group:b1');
});

test('A14, A11: a controlled terminal gives one more command card; an empty deck gives none', () => {
  const match = tableOf({
    map: { terminals: 'B1 I1 E5' },
    seats: [
      { groups: 'scout@A1', deck: 'calm dull even' },
      { groups: 'scout@J1', deck: 'even' },
    ],
  });
  finishRound(match);
  assert.equal(handOf(match, 0), 'calm dull');
  assert.equal(handOf(match, 1), 'even');
});

test('A11: a terminal with hostile figures beside it is nobody’s; friends stand beside it as they like', () => {
  const match = tableOf({
    map: { terminals: 'C3' },
    seats: [
      { groups: 'squad@B2,C2,D2', deck: 'calm dull even' },
      { groups: 'scout@C4', deck: 'calm dull even' },
    ],
  });
  finishRound(match);
  assert.equal(handOf(match, 0), 'calm');
  assert.equal(handOf(match, 1), 'calm');
});

test('ours: after the last round that is allowed victory points decide', () => {
  const match = tableOf({
    round: 3,
    options: { rounds: 3 },
    seats: [
      { groups: 'scout@A1', points: 4 },
      { groups: 'scout@J1', points: 7 },
    ],
  });
  const events = finishRound(match);
  assert.deepEqual(eventsOf(events, 'ended'), [{ kind: 'ended', why: 'rounds' }]);
  assert.deepEqual(match.outcome?.ranks, [2, 1]);
  assert.deepEqual(match.outcome?.scores, [4, 7]);
});

test('B10: among four, each activates one group, clockwise; the initiative passes to the left', () => {
  const match = tableOf({
    mode: 'free-for-all',
    initiative: 2,
    toMove: 2,
    seats: ['A1', 'J1', 'J6', 'A6'].map((at) => ({ groups: `scout@${at}`, deck: 'calm' })),
  });
  const order: number[] = [];
  for (let turn = 0; turn < 4; turn++) {
    order.push(match.decisions()[0]?.seat ?? -1);
    playChoices(match, match.decisions()[0]?.choices[0] ?? '', '-');
  }
  assert.deepEqual(order, [2, 3, 0, 1]);
  assert.equal(match.decisions()[0]?.seat, 3);
});
