import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  attack,
  describeDecision,
  discardOf,
  eventsOf,
  handOf,
  objectivesOf,
  placeOf,
  playChoices,
  refusalOf,
  strike,
  strikesIn,
  tableOf,
} from '../testing/table.ts';

// Sections 6 and 8 of the rules: zones, the turn, playing objectives, the move action, powers outside combat.

test('section 6 (Play areas): from a home zone a unit moves to the contested zone, and from there to every home zone', () => {
  const match = tableOf({
    seats: [{ units: 'plain-1@mid plain-1 plain-1@b' }, { units: 'plain-1' }, { units: 'plain-1' }],
  });
  playChoices(match, 'move', 'unit:a1');
  assert.equal(describeDecision(match), '0 moveTo: zone:a zone:b zone:c');
  playChoices(match, 'zone:c', 'unit:a2', 'unit:a3');
  assert.deepEqual(
    ['a1', 'a2', 'a3'].map((unit) => placeOf(match, unit)),
    ['c', 'mid', 'mid'],
  );
});

test('section 8 (Playing the game): turns go clockwise from the first player on', () => {
  const match = tableOf({
    seats: [{ units: 'plain-1' }, { units: 'plain-1' }, { units: 'plain-1' }],
    toMove: 2,
  });
  const seats = [0, 1, 2, 3].map(() => {
    const seat = match.decisions()[0]?.seat;
    playChoices(match, '-');
    return seat;
  });
  assert.deepEqual(seats, [2, 0, 1, 2]);
});

test('section 8 (Playing the game): one action a turn, or none', () => {
  const match = tableOf({ seats: [{ units: 'plain-1 plain-1@mid' }, { units: 'plain-1@mid' }] });
  playChoices(match, 'move', 'unit:a1', '-');
  assert.match(describeDecision(match), /^1 turn/);
  playChoices(match, '-');
  assert.match(describeDecision(match), /^0 turn/);
});

test('section 8 (Playing the game): each action uses at most five build stars', () => {
  const units = 'plain-3 plain-2 plain-1';
  const moving = tableOf({ seats: [{ units }, { units: 'plain-1' }] });
  playChoices(moving, 'move', 'unit:a1', 'unit:a2');
  assert.equal(describeDecision(moving), '0 move: -');
  const fighting = tableOf({
    seats: [{ units: 'plain-3@mid plain-2@mid plain-1@mid' }, { units: 'plain-5@mid*3' }],
  });
  playChoices(fighting, 'combat', 'unit:a1', 'unit:b1', 'unit:a2', 'unit:b1');
  assert.equal(describeDecision(fighting), '0 attackers: -', 'defenders are not counted');
  const striking = tableOf({ seats: [{ units: 'plain-3@b plain-2@b plain-1@b' }, { units: 'plain-1' }] });
  playChoices(striking, 'strike:b1', 'unit:a1', 'unit:a2');
  assert.equal(describeDecision(striking), '0 strikers: -');
});

test('section 8 (Playing the game): different units may move different ways, one zone each, past opposing units', () => {
  const match = tableOf({
    seats: [{ units: 'plain-1@mid plain-1@mid plain-1' }, { units: 'plain-1@mid plain-5' }],
  });
  playChoices(match, 'move', 'unit:a1', 'zone:b', 'unit:a2', 'zone:a', 'unit:a3');
  assert.deepEqual(
    ['a1', 'a2', 'a3'].map((unit) => placeOf(match, unit)),
    ['b', 'home', 'mid'],
  );
  assert.equal(refusalOf(match, 'unit:a3'), 'moved-already');
});

test('section 8 (Playing objectives): an objective card takes the place of a face-down objective, which comes to the hand', () => {
  const match = tableOf({
    seats: [
      { units: 'plain-1', hand: 'o-supply-convoy c-yoda', objectives: 'c-lock-on ? ?' },
      { units: 'plain-1' },
    ],
  });
  playChoices(match, 'objective:o-supply-convoy:1');
  assert.match(objectivesOf(match, 0), /^\^o-supply-convoy /);
  assert.equal(handOf(match, 0), 'c-lock-on c-yoda');
  assert.equal(match.view(1).players[0]?.hand.length, 0, 'the opponent does not see what came to the hand');
  assert.match(
    describeDecision(match),
    /^0 turn: move -$/,
    'one objective a turn, and the action is still to come',
  );
});

test('section 8 (Playing objectives): the card and its place are one choice, so nobody sees the card before', () => {
  const match = tableOf({
    seats: [
      { units: 'plain-1', hand: 'o-supply-convoy o-minefield c-yoda', objectives: '^o-echo-base - ?' },
      { units: 'plain-1' },
    ],
  });
  assert.deepEqual(
    match.decisions()[0]?.choices.filter((choice) => choice.startsWith('objective')),
    [
      'objective:o-minefield:1',
      'objective:o-supply-convoy:1',
      'objective:o-minefield:3',
      'objective:o-supply-convoy:3',
    ],
  );
  assert.equal(refusalOf(match, 'objective:o-minefield:2'), 'no-such-objective');
  playChoices(match, 'objective:o-minefield:3');
  assert.match(objectivesOf(match, 0, 1), /^\^o-echo-base - \^o-minefield$/);
});

test('section 8 (Playing objectives): in place of a face-up one it is discarded, and a card is drawn', () => {
  const match = tableOf({
    seats: [
      {
        units: 'plain-1',
        hand: 'o-supply-convoy',
        objectives: '^o-fuel-refinery ? ?',
        deck: 'c-han-solo c-yoda',
      },
      { units: 'plain-1' },
    ],
  });
  playChoices(match, 'objective:o-supply-convoy:1');
  assert.match(objectivesOf(match, 0), /^\^o-supply-convoy /);
  assert.equal(handOf(match, 0), 'c-han-solo');
  assert.equal(discardOf(match, 0), 'o-fuel-refinery');
});

test('section 8 (Objective abilities): what works on reveal happens when the card is played, and lasting abilities begin', () => {
  const match = tableOf({
    seats: [
      { units: 'ace-2@b plain-1', hand: 'o-minefield o-flight-academy' },
      { units: 'plain-2 plain-1@a' },
    ],
    rolls: '3 4 1 1',
  });
  const events = playChoices(match, 'objective:o-minefield:1');
  assert.deepEqual(
    eventsOf(events, 'damaged').map(({ unit, amount }) => [unit, amount]),
    [[65, 1]],
  );
  playChoices(match, '-', '-', 'objective:o-flight-academy:2');
  const result = strikesIn(strike(match, 'b1', 'a1'));
  assert.match(result, /^dice 7, base 2, objective 1 against/);
});

test('section 5 (Abilities): hyperdrive moves a unit before the action, outside the five stars, and then no more', () => {
  const match = tableOf({ seats: [{ units: 'hyperdrive-3 plain-5' }, { units: 'plain-1' }] });
  playChoices(match, 'power:a1');
  assert.equal(placeOf(match, 'a1'), 'mid');
  playChoices(match, 'move');
  assert.equal(refusalOf(match, 'unit:a1'), 'moved-already');
  playChoices(match, 'unit:a2');
  assert.equal(placeOf(match, 'a2'), 'mid');
});

test('P7 (house choice): a unit that has moved by its power is not moved by a card either in this turn', () => {
  const match = tableOf({
    seats: [{ units: 'hyperdrive-2 plain-2@mid', hand: 'c-lando-calrissian' }, { units: 'plain-2@mid' }],
    rolls: '1 1 1 1',
  });
  playChoices(match, 'power:a1');
  attack(match, 'a1 b1', 'play:c-lando-calrissian');
  assert.match(describeDecision(match), /^1 turn/);
  const other = tableOf({
    seats: [{ units: 'hyperdrive-2 plain-2@mid', hand: 'c-lando-calrissian' }, { units: 'plain-2@mid' }],
    rolls: '1 1 1 1',
  });
  playChoices(other, 'power:a1');
  attack(other, 'a2 b1', 'play:c-lando-calrissian');
  assert.equal(describeDecision(other), '0 leave: zone:a zone:b -');
});

test('section 5 (Abilities): transport takes one friendly ground unit of 1 or 2 stars along, outside the five stars', () => {
  const match = tableOf({
    seats: [
      { units: 'transport-5 ground-plain-2 ground-plain-3 plain-1 ground-plain-1@mid' },
      { units: 'ground-plain-1@a' },
    ],
  });
  playChoices(match, 'move', 'unit:a1');
  assert.equal(describeDecision(match), '0 carry: unit:a2 -');
  playChoices(match, 'unit:a2');
  assert.deepEqual([placeOf(match, 'a1'), placeOf(match, 'a2')], ['mid', 'mid']);
});

test('section 5 (Abilities): only one power that works outside combat is used in a turn', () => {
  const match = tableOf({
    seats: [{ units: 'hyperdrive-1*2 transport-3 ground-plain-1' }, { units: 'plain-1' }],
  });
  playChoices(match, 'power:a1');
  assert.equal(refusalOf(match, 'power:a2'), 'one-power');
  playChoices(match, 'move', 'unit:a3');
  assert.equal(match.decisions()[0]?.kind, 'move', 'taking along is a power too');
  const second = tableOf({
    seats: [{ units: 'transport-2*2 ground-plain-1*2' }, { units: 'plain-1' }],
  });
  playChoices(second, 'move', 'unit:a1', 'unit:a3', 'unit:a2');
  assert.equal(placeOf(second, 'a4'), 'home');
  assert.match(describeDecision(second), /^0 move/);
});

test('section 5 (Abilities): targeting rolls again for who attacks, and armor takes one counter from the first hit on who defends', () => {
  const match = tableOf({
    seats: [{ units: 'targeting-2@mid' }, { units: 'armor-2@mid' }],
    rolls: '1 1 3 4 3 4',
  });
  attack(match, 'a1 b1', 'reroll');
  assert.deepEqual([placeOf(match, 'a1'), placeOf(match, 'b1')], ['mid!2', 'mid!1']);
  const turned = tableOf({
    seats: [{ units: 'armor-2@mid' }, { units: 'targeting-2@mid' }],
    rolls: '1 1 3 4',
  });
  attack(turned, 'a1 b1');
  assert.deepEqual([placeOf(turned, 'a1'), placeOf(turned, 'b1')], ['mid!2', 'mid']);
});
