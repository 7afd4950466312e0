import assert from 'node:assert/strict';
import { test } from 'node:test';
import { objectiveCard, plainPackWith } from '../testing/odd-cards.ts';
import {
  describeDecision,
  discardOf,
  eventsOf,
  objectivesOf,
  placeOf,
  playChoices,
  refusalOf,
  strike,
  strikesIn,
  tableOf,
} from '../testing/table.ts';

// Section 10 of the rules: the strike action, and the reserves that come in.

test('section 10 (Strikes): units strike one objective of the opponent in whose home zone they are, face up or face down', () => {
  const match = tableOf({
    seats: [
      { units: 'plain-1@b plain-1@c plain-1' },
      { units: 'plain-1', objectives: '^o-supply-convoy ? -' },
      { units: 'plain-1', objectives: '- - ?' },
      { units: 'plain-1' },
    ],
  });
  assert.deepEqual(
    match.decisions()[0]?.choices.filter((choice) => choice.startsWith('strike')),
    ['strike:b1', 'strike:b2', 'strike:c3'],
  );
  playChoices(match, 'strike:c3');
  assert.equal(describeDecision(match), '0 strikers: unit:a2');
});

test('section 10 (Strikes): no combat cards are played, and the attacking player orders the strikes', () => {
  const match = tableOf({
    seats: [
      { units: 'plain-1@b*2', hand: 'c-lock-on' },
      { units: 'plain-1', hand: 'c-yoda', objectives: '^o-supply-convoy ? ?' },
    ],
    rolls: '1 1 1 1',
  });
  const events = strike(match, 'b1', 'a1 a2', 'unit:a2');
  assert.deepEqual(
    eventsOf(events, 'struck').map(({ unit }) => unit),
    [1, 0],
  );
  assert.match(describeDecision(match), /^1 turn/);
});

test('section 10 (Strikes, step 1): attack and objectives are added to two dice', () => {
  const match = tableOf({
    seats: [
      { units: 'trooper-1@b', objectives: '^o-cloning-facility ? ?' },
      { units: 'plain-1', objectives: '^o-asteroid-field ? ?' },
    ],
    rolls: '3 4',
  });
  assert.equal(
    strikesIn(strike(match, 'b1', 'a1')),
    'dice 7, base 2, objective 1, objective -1 against base 9: destroyed',
  );
});

test('section 10 (Strikes, step 2): other objectives may raise the defense of an objective', () => {
  const match = tableOf({
    seats: [
      { units: 'plain-1@b' },
      { units: 'plain-1', objectives: '^o-supply-convoy ^o-shield-generator o-shield-generator' },
    ],
    rolls: '4 4',
  });
  assert.equal(
    strikesIn(strike(match, 'b1', 'a1')),
    'dice 8, base 2 against base 10, objective 1: failed',
    'the one that lies face down does nothing',
  );
});

test('section 10 (Strikes, step 3): a destroyed objective is discarded and not replaced', () => {
  const match = tableOf({
    seats: [{ units: 'plain-1@b' }, { units: 'plain-1', objectives: '^o-supply-convoy ? ?' }],
    rolls: '6 5',
  });
  strike(match, 'b1', 'a1');
  assert.match(objectivesOf(match, 1), /^- /);
  assert.equal(discardOf(match, 1), 'o-supply-convoy');
});

test('section 10 (Strikes, step 3): its owner may bring in reserves up to its build stars, at once and without damage', () => {
  const match = tableOf({
    seats: [
      { units: 'plain-1@b' },
      {
        units: 'plain-1 plain-2@reserve plain-3@reserve plain-4@reserve',
        objectives: '^o-fuel-refinery ? ?',
      },
    ],
    rolls: '6 5',
  });
  strike(match, 'b1', 'a1');
  // Four build stars: the two of two leave two.
  assert.equal(describeDecision(match), '1 deploy: unit:b2 unit:b3 unit:b4 -');
  playChoices(match, 'unit:b2');
  assert.deepEqual([placeOf(match, 'b2'), placeOf(match, 'b3')], ['home', 'reserve']);
  assert.match(describeDecision(match), /^1 turn/, 'nothing else fits');
});

test('section 10 (Strikes, step 3): a combat card lets as many build stars in as stand on it', () => {
  const match = tableOf({
    seats: [
      { units: 'plain-1@b' },
      { units: 'plain-1 plain-1@reserve plain-2@reserve', objectives: 'c-lock-on ? ?' },
    ],
    rolls: '6 5',
  });
  strike(match, 'b1', 'a1');
  assert.equal(describeDecision(match), '1 deploy: unit:b2 -');
});

test('section 10 (Strikes, step 3): with the last objective no reserves come in', () => {
  const match = tableOf({
    seats: [
      { units: 'plain-1@b' },
      { units: 'plain-1 plain-2@reserve', objectives: '^o-fuel-refinery - -' },
      { units: 'plain-1' },
    ],
    rolls: '6 5',
  });
  const events = strike(match, 'b1', 'a1');
  assert.deepEqual(eventsOf(events, 'eliminated'), [{ kind: 'eliminated', seats: [1], why: 'objectives' }]);
  assert.match(describeDecision(match), /^2 turn/);
});

test('section 10 (Strikes, step 4): a combat card that withstands is discarded, and the top card of the deck replaces it face down', () => {
  const match = tableOf({
    seats: [
      { units: 'plain-1@b' },
      { units: 'plain-1', objectives: 'c-lock-on ? ?', deck: 'c-yoda c-han-solo' },
    ],
    rolls: '1 1',
  });
  strike(match, 'b1', 'a1');
  assert.match(objectivesOf(match, 1), /^c-yoda /);
  assert.equal(discardOf(match, 1), 'c-lock-on');
  assert.match(objectivesOf(match, 1, 1), /^\? /, 'not even its owner knows it');
});

test('section 10 (Strikes, step 4): an objective card that withstands stays face up', () => {
  const match = tableOf({
    seats: [{ units: 'plain-1@b' }, { units: 'plain-1', objectives: 'o-supply-convoy ? ?' }],
    rolls: '1 1',
  });
  strike(match, 'b1', 'a1');
  assert.match(objectivesOf(match, 1), /^\^o-supply-convoy /);
});

test('section 10 (Strikes, step 5): units strike until the objective is destroyed or all have failed', () => {
  const seats = [{ units: 'plain-1@b*3' }, { units: 'plain-1', objectives: '^o-supply-convoy ? ?' }];
  const match = tableOf({ seats, rolls: '1 1 6 5 6 5' });
  const events = strike(match, 'b1', 'a1 a2 a3', 'unit:a1', 'unit:a2');
  assert.equal(eventsOf(events, 'struck').length, 2);
  const failed = tableOf({ seats, rolls: '1 1 1 1 1 1' });
  assert.equal(eventsOf(strike(failed, 'b1', 'a1 a2 a3', 'unit:a1', 'unit:a2'), 'struck').length, 3);
  assert.match(describeDecision(failed), /^1 turn/);
});

test('section 10 (Strikes): what a card does when it is destroyed happens for its owner', () => {
  const match = tableOf({
    pack: plainPackWith(objectiveCard('o-vault', 2, { when: 'destroyed', do: 'draw', count: 2 })),
    seats: [{ units: 'plain-1@b' }, { units: 'plain-1', objectives: '^o-vault ? ?', deck: 'c-yoda c-yoda' }],
    rolls: '6 5',
  });
  const events = strike(match, 'b1', 'a1');
  assert.deepEqual(
    eventsOf(events, 'drew').map(({ seat, count }) => [seat, count]),
    [[1, 2]],
  );
});

test('section 12 (Ground Assault): a ground unit has one more attack in strikes', () => {
  const match = tableOf({
    seats: [{ units: 'ground-plain-1@b' }, { units: 'plain-1', objectives: '^o-supply-convoy ? ?' }],
    rolls: '3 4',
  });
  assert.equal(strikesIn(strike(match, 'b1', 'a1')), 'dice 7, base 2, ground 1 against base 10: destroyed');
});

test('section 10 (Playing the game): only units in the opponent’s home zone strike', () => {
  const match = tableOf({
    seats: [{ units: 'plain-1@b plain-1@mid' }, { units: 'plain-1' }],
  });
  playChoices(match, 'strike:b1');
  assert.equal(refusalOf(match, 'unit:a2'), 'not-in-home');
});
