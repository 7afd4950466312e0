import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  choicesOf,
  describeDecision,
  eventsOf,
  placeOf,
  playChoices,
  refusalOf,
  tableOf,
} from '../testing/table.ts';

const far = { groups: 'scout@J6' };

test('A4: a move gives movement points equal to Speed, spent step by step between actions', () => {
  const match = tableOf({ seats: [{ groups: 'hero@B2' }, far] });
  playChoices(match, 'group:a1');
  assert.equal(choicesOf(match, 'move:'), '');
  assert.equal(refusalOf(match, 'move:B3'), 'no-points');
  playChoices(match, 'run', 'move:C3', 'run', 'move:C4');
  assert.equal(placeOf(match, 'a1.1'), 'C4');
  // Two of eight points are spent.
  assert.equal(choicesOf(match, 'move:').includes('I1'), true);
  assert.equal(refusalOf(match, 'run'), 'no-action-left');
});

test('A4: points that are left at the end of the activation are lost', () => {
  const match = tableOf({ seats: [{ groups: 'hero@B2 scout@A6' }, { groups: 'scout@J6 scout@J5' }] });
  playChoices(match, 'group:a1', 'run', '-', 'group:b1', '-', 'group:a2');
  assert.equal(choicesOf(match, 'move:'), '');
});

test('A6: a whole way is walked step by step, each for its price', () => {
  const match = tableOf({
    map: { rows: ['......', '#####.', '......'], zones: 'red@A1 blue@A3' },
    seats: [{ groups: 'scout@A1' }, { groups: 'scout@A3' }],
  });
  playChoices(match, 'group:a1', 'run');
  const events = playChoices(match, 'move:F1');
  assert.equal(eventsOf(events, 'moved').length, 5);
  assert.equal(placeOf(match, 'a1.1'), 'F1');
});

test('A6: entering difficult terrain costs one more', () => {
  const match = tableOf({
    map: { rows: ['.~~~..'], zones: 'red@A1 blue@F1' },
    seats: [{ groups: 'hero@A1' }, { groups: 'scout@F1' }],
  });
  playChoices(match, 'group:a1', 'run');
  assert.equal(choicesOf(match, 'move:'), 'B1 C1');
  assert.equal(refusalOf(match, 'move:D1'), 'out-of-reach');
});

test('A6: a figure passes through others, for one point more if they are hostile, and does not stay there', () => {
  const match = tableOf({
    map: { rows: ['.....'], zones: 'red@A1 blue@E1' },
    seats: [{ groups: 'hero@A1' }, { groups: 'scout@B1' }],
  });
  playChoices(match, 'group:a1', 'run', 'move:B1');
  assert.equal(describeDecision(match), '0 activation: move:C1 move:A1 move:D1 stop');
  assert.equal(refusalOf(match, 'run'), 'not-in-place');
  assert.equal(refusalOf(match, '-'), 'not-in-place');
  playChoices(match, 'move:C1');
  assert.equal(choicesOf(match, 'move:'), 'D1');
});

test('A6: whoever stops on others is put to the nearest legal space', () => {
  const match = tableOf({
    map: { rows: ['.....'], zones: 'red@A1 blue@E1' },
    seats: [{ groups: 'hero@A1' }, { groups: 'scout@B1' }],
  });
  playChoices(match, 'group:a1', 'run', 'move:B1', 'stop');
  assert.equal(describeDecision(match), '0 putDown: place:C1 place:A1');
  playChoices(match, 'place:A1');
  assert.equal(placeOf(match, 'a1.1'), 'A1');
});

test('A9: Stunned forbids to leave the space; an action discards it', () => {
  const match = tableOf({ seats: [{ groups: 'hero@B2+stunned' }, far] });
  playChoices(match, 'group:a1', 'run');
  assert.equal(refusalOf(match, 'move:B3'), 'stunned');
  playChoices(match, 'shake:stunned', 'move:B3');
  assert.equal(placeOf(match, 'a1.1'), 'B3');
  assert.equal(refusalOf(match, 'shake:bleeding'), 'no-action-left');
});

test('A9: an action discards a condition only if the figure has it', () => {
  const match = tableOf({ seats: [{ groups: 'hero@B2' }, far] });
  playChoices(match, 'group:a1');
  assert.equal(refusalOf(match, 'shake:stunned'), 'no-such-condition');
});

test('A9: Weakened is discarded at the end of the own activation', () => {
  const match = tableOf({ seats: [{ groups: 'hero@B2+weakened+focused' }, far] });
  playChoices(match, 'group:a1', 'run');
  assert.equal(placeOf(match, 'a1.1'), 'B2+weakened+focused');
  playChoices(match, '-');
  assert.equal(placeOf(match, 'a1.1'), 'B2+focused');
});

test('A6: large figures go straight, and turn for a point', () => {
  const match = tableOf({ seats: [{ groups: 'beast@B2' }, far] });
  playChoices(match, 'group:a1', 'run', 'move:B2r');
  assert.equal(placeOf(match, 'a1.1'), 'B2r');
  const events = playChoices(match, 'move:C2r');
  assert.deepEqual(
    eventsOf(events, 'moved').map(({ cost }) => cost),
    [1],
  );
});

test('R7 (A6): a massive figure ends on others, which their players push aside, and moves no more', () => {
  const match = tableOf({
    map: { rows: ['....', '....', '....'], zones: 'red@A1 blue@D1' },
    seats: [{ groups: 'walker@A1' }, { groups: 'scout@C2' }],
  });
  playChoices(match, 'group:a1', 'run', 'move:B1');
  assert.equal(refusalOf(match, 'run'), 'not-in-place');
  playChoices(match, 'stop');
  assert.equal(match.decisions()[0]?.seat, 1);
  assert.equal(choicesOf(match, 'place:'), 'B3 C3 D1 D2 D3');
  playChoices(match, 'place:D2');
  assert.equal(placeOf(match, 'b1.1'), 'D2');
  assert.equal(refusalOf(match, 'move:A1'), 'halted');
  assert.equal(refusalOf(match, 'run'), 'halted');
});

test('B3: companions may stay where others are, and others where they are', () => {
  const match = tableOf({
    map: { rows: ['...'], zones: 'red@A1 blue@C1' },
    seats: [{ groups: 'scout@A1 droid@A1>1' }, { groups: 'scout@C1' }],
  });
  playChoices(match, 'group:a1', 'figure:a2.1', 'run', 'move:C1', '-');
  assert.equal(placeOf(match, 'a2.1'), 'C1');
  playChoices(match, 'run', 'move:B1', '-');
  assert.equal(placeOf(match, 'a1.1'), 'B1');
});
