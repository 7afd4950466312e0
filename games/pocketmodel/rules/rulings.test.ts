import assert from 'node:assert/strict';
import { test } from 'node:test';
import { combatCard, objectiveCard, plainPackWith } from '../testing/odd-cards.ts';
import {
  attack,
  attackOf,
  defenseOf,
  describeDecision,
  discardOf,
  eventsOf,
  handOf,
  hits,
  objectivesOf,
  placeOf,
  playChoices,
  refusalOf,
  roll,
  strike,
  strikesIn,
  tableOf,
  wounds,
} from '../testing/table.ts';

// The 22 questions that the rules sheet leaves open, by their numbers, with the section of the sheet.

test('1 (Battling): as many damage counters as shields destroy a unit', () => {
  const match = tableOf({ seats: [{ units: 'plain-2@mid' }, { units: 'plain-2@mid!3 plain-1' }] });
  roll(match, '3 4 1 1');
  attack(match, 'a1 b1');
  assert.equal(placeOf(match, 'b1'), 'reserve');
  const whole = tableOf({ seats: [{ units: 'plain-2@mid' }, { units: 'plain-2@mid!2' }], rolls: '3 4 1 1' });
  attack(whole, 'a1 b1');
  assert.equal(placeOf(whole, 'b1'), 'mid!4');
});

test('2 (Battling): a tie hits, in battles and in strikes', () => {
  const battle = tableOf({ seats: [{ units: 'plain-2@mid' }, { units: 'plain-2@mid' }], rolls: '3 4 3 3' });
  const fought = attack(battle, 'a1 b1');
  assert.equal(attackOf(fought, 'a1'), 'dice 7, base 2');
  assert.equal(defenseOf(fought, 'b1'), 'base 9');
  assert.equal(hits(fought), 'a1');
  const seats = [{ units: 'plain-2@b' }, { units: 'plain-1', objectives: '^o-supply-convoy ? ?' }];
  assert.equal(
    strikesIn(strike(tableOf({ seats, rolls: '4 4' }), 'b1', 'a1')),
    'dice 8, base 2 against base 10: destroyed',
  );
  assert.equal(
    strikesIn(strike(tableOf({ seats, rolls: '3 4' }), 'b1', 'a1')),
    'dice 7, base 2 against base 10: failed',
  );
});

test('3 (Combat): a battle whose defender was destroyed before does not happen, and there is no new target', () => {
  const match = tableOf({
    seats: [{ units: 'plain-2@mid*2' }, { units: 'plain-2@mid!4 plain-2@mid' }],
    rolls: '6 5 1 1',
  });
  const events = attack(match, 'a1 b1, a2 b1', 'unit:a1');
  assert.deepEqual(eventsOf(events, 'noBattle'), [{ kind: 'noBattle', attacker: 1, defender: 64 }]);
  assert.equal(eventsOf(events, 'battle').length, 1);
  assert.equal(placeOf(match, 'b2'), 'mid');
  assert.match(describeDecision(match), /^1 turn/);
});

test('3 (Combat): nor does one whose defender has left the zone', () => {
  const match = tableOf({
    seats: [{ units: 'plain-2@mid*2' }, { units: 'plain-2@mid plain-1', hand: 'c-lando-calrissian' }],
    rolls: '1 1 1 1',
  });
  const events = attack(match, 'a1 b1, a2 b1', 'unit:a1', 'play:c-lando-calrissian', 'zone:b');
  assert.equal(placeOf(match, 'b1'), 'home');
  assert.deepEqual(eventsOf(events, 'noBattle'), [{ kind: 'noBattle', attacker: 1, defender: 64 }]);
});

test('3 (Combat): a unit that was destroyed and has come back is not the one that was to be attacked', () => {
  const pack = plainPackWith(combatCard('c-fresh-troops', { when: 'after', do: 'deploy', stars: 5 }));
  const match = tableOf({
    pack,
    seats: [{ units: 'plain-2@b*2' }, { units: 'plain-2!4 plain-2', hand: 'c-fresh-troops' }],
    rolls: '6 5 1 1',
  });
  const events = attack(match, 'a1 b1, a2 b1', 'unit:a1', 'play:c-fresh-troops', 'unit:b1');
  assert.equal(placeOf(match, 'b1'), 'home');
  assert.deepEqual(eventsOf(events, 'noBattle'), [{ kind: 'noBattle', attacker: 1, defender: 64 }]);
  assert.match(describeDecision(match), /^1 turn/);
});

test('4 (Combat): a declared attacker that was destroyed before fights no battle', () => {
  // The card of the first defender damages another attacker.
  const match = tableOf({
    seats: [
      { units: 'plain-2@mid ground-plain-2@mid!4' },
      { units: 'blaster-2@mid ground-plain-1@mid', hand: 'c-field-of-fire' },
    ],
    rolls: '1 1 1 1',
  });
  const events = attack(match, 'a1 b1, a2 b2', 'unit:a1', 'play:c-field-of-fire');
  assert.equal(placeOf(match, 'a2'), 'reserve');
  assert.deepEqual(eventsOf(events, 'noBattle'), [{ kind: 'noBattle', attacker: 1, defender: 65 }]);
  assert.match(describeDecision(match), /^1 turn/);
});

test('5 (Strikes): after a failed strike the next unit faces the card that replaces a combat card, and that is revealed first', () => {
  const match = tableOf({
    seats: [
      { units: 'plain-2@b*2' },
      { units: 'plain-1', objectives: 'c-lock-on ? ?', deck: 'o-asteroid-field c-yoda' },
    ],
    rolls: '1 1 6 5',
  });
  const events = strike(match, 'b1', 'a1 a2', 'unit:a1');
  assert.deepEqual(
    events.flatMap((event) =>
      event.kind === 'revealed' || event.kind === 'struck' || event.kind === 'objectiveReplaced'
        ? [event.kind]
        : [],
    ),
    ['revealed', 'struck', 'objectiveReplaced', 'revealed', 'struck'],
  );
  assert.equal(
    strikesIn(events),
    'dice 2, base 2 against base 8: failed; dice 11, base 2, objective -1 against base 9: destroyed',
  );
  assert.equal(discardOf(match, 1), 'c-lock-on o-asteroid-field');
});

test('6 (Playing objectives): a combat card cannot be set as an objective', () => {
  const match = tableOf({
    seats: [{ units: 'plain-1', hand: 'c-lock-on o-echo-base' }, { units: 'plain-1' }],
  });
  assert.equal(refusalOf(match, 'objective:c-lock-on:1'), 'no-objective-card');
  assert.equal(refusalOf(match, 'objective:o-echo-base:1'), undefined);
});

test('7 (Objective abilities): a combat card that lies face up as an objective gives nothing', () => {
  const seats = [{ units: 'ace-2@b ace-1@b' }, { units: 'ace-2', objectives: '^c-anakin-skywalker ? ?' }];
  const match = tableOf({ seats, rolls: '3 4 3 4' });
  const events = attack(match, 'a1 b1');
  assert.equal(attackOf(events, 'b1'), 'dice 7, base 2');
  assert.equal(defenseOf(events, 'b1'), 'base 9');
  assert.equal(wounds(events), 'b1 2 (base 2); a1 2 (base 2)');
});

test('8 (Strikes): an objective may be struck in the round in which it was played', () => {
  const match = tableOf({
    seats: [{ units: 'plain-2', hand: 'o-supply-convoy' }, { units: 'plain-2@a' }],
    rolls: '6 5',
  });
  playChoices(match, 'objective:o-supply-convoy:1', '-');
  const events = strike(match, 'a1', 'b1', '-');
  assert.equal(strikesIn(events), 'dice 11, base 2 against base 10: destroyed');
  assert.match(objectivesOf(match, 0), /^- /);
});

test('9 (Strikes): a 12 in a strike is no automatic success', () => {
  const match = tableOf({
    pack: plainPackWith(objectiveCard('o-fortress', 15)),
    seats: [{ units: 'plain-2@b' }, { units: 'plain-1', objectives: '^o-fortress ? ?' }],
    rolls: '6 6',
  });
  assert.equal(strikesIn(strike(match, 'b1', 'a1')), 'dice 12, base 2 against base 15: failed');
});

test('10 (Battling): a 2 is no automatic miss', () => {
  const match = tableOf({
    pack: plainPackWith(
      combatCard('c-aim', { when: 'battle', do: 'modify', stat: 'attack', amount: 5, of: 'self' }),
    ),
    seats: [{ units: 'plain-4@mid', hand: 'c-aim' }, { units: 'plain-2@mid' }],
    rolls: '1 1 1 1',
  });
  const events = attack(match, 'a1 b1', 'play:c-aim');
  assert.equal(attackOf(events, 'a1'), 'dice 2, base 2, card 5');
  assert.equal(hits(events), 'a1');
});

test('11 (Hand): a hand above the limit discards nothing, and step 8 draws nothing', () => {
  const match = tableOf({
    seats: [
      { units: 'plain-2@mid', hand: 'c-lock-on c-yoda c-yoda c-han-solo c-ambush', deck: 'c-count-dooku' },
      { units: 'plain-2@mid' },
    ],
    rolls: '1 1 1 1',
  });
  const events = attack(match, 'a1 b1', 'play:c-lock-on');
  assert.equal(handOf(match, 0), 'c-han-solo c-ambush c-yoda c-yoda');
  assert.deepEqual(eventsOf(events, 'drew'), []);
});

test('12 (Deck): with deck and discard pile empty a draw is skipped', () => {
  const match = tableOf({
    seats: [
      { units: 'plain-2', hand: 'o-echo-base', objectives: '^o-supply-convoy ? ?', deck: '' },
      { units: 'plain-2' },
    ],
  });
  const events = playChoices(match, 'objective:o-echo-base:1');
  // The objective that was replaced is itself the discard pile, and so it comes back as the new deck.
  assert.equal(handOf(match, 0), 'o-supply-convoy');
  assert.equal(eventsOf(events, 'shuffled').length, 1);
  const empty = tableOf({
    seats: [{ units: 'fleet-2@mid', hand: 'c-princess-leia', deck: '' }, { units: 'plain-2@mid' }],
    rolls: '1 1 1 1',
  });
  attack(empty, 'a1 b1', 'play:c-princess-leia');
  assert.equal(handOf(empty, 0), 'c-princess-leia', 'the discarded card is drawn again; there is no other');
  assert.equal(discardOf(empty, 0), '');
});

test('12 (Strikes): where the deck is empty, the combat card that withstood comes back from the discard pile', () => {
  const match = tableOf({
    seats: [{ units: 'plain-2@b' }, { units: 'plain-1', objectives: 'c-lock-on - -', deck: '' }],
    rolls: '1 1',
  });
  const events = strike(match, 'b1', 'a1');
  assert.equal(eventsOf(events, 'objectiveReplaced')[0]?.empty, false);
  assert.equal(objectivesOf(match, 1), 'c-lock-on - -');
  assert.equal(match.outcome, undefined);
});

test('13 (Objective abilities): what a revealed objective does comes before the first strike, and may take away who strikes', () => {
  const match = tableOf({
    seats: [{ units: 'plain-2@b!4 plain-2@b' }, { units: 'plain-1', objectives: 'o-minefield ? ?' }],
    rolls: '1 1',
  });
  const events = strike(match, 'b1', 'a1 a2');
  assert.equal(placeOf(match, 'a1'), 'reserve');
  assert.deepEqual(
    events.flatMap((event) =>
      event.kind === 'revealed' || event.kind === 'destroyed' || event.kind === 'struck' ? [event.kind] : [],
    ),
    ['revealed', 'destroyed', 'struck'],
  );
  assert.equal(eventsOf(events, 'struck')[0]?.unit, 1);
});

test('14 (Battling): of several effects at once those of the active seat come first', () => {
  const match = tableOf({
    seats: [
      { units: 'targeting-2@mid', hand: 'c-lando-calrissian' },
      { units: 'plain-3@mid', hand: 'c-lando-calrissian' },
    ],
    rolls: '1 1 1 1',
  });
  attack(match, 'a1 b1', 'play:c-lando-calrissian', 'play:c-lando-calrissian');
  assert.equal(describeDecision(match), '0 reroll: reroll -');
  match.play(0, '-');
  assert.equal(describeDecision(match), '0 leave: zone:a zone:b -');
  match.play(0, '-');
  assert.equal(describeDecision(match), '1 leave: zone:a zone:b -');
});

test('15 (Battling): after a reroll only the last roll counts, also for a 12', () => {
  const seats = [{ units: 'targeting-2@mid' }, { units: 'plain-3@mid' }];
  const lost = tableOf({ seats, rolls: '6 6 1 1 1 2' });
  const events = attack(lost, 'a1 b1', 'reroll');
  assert.equal(hits(events), '');
  assert.equal(attackOf(events, 'a1'), 'dice 3, base 2');
  const won = tableOf({ seats, rolls: '1 1 1 1 6 6' });
  assert.equal(hits(attack(won, 'a1 b1', 'reroll')), 'a1*');
});

test('16 (Battling): both sides are checked for a hit at the same time, so that both can be destroyed', () => {
  const match = tableOf({
    seats: [{ units: 'plain-2@mid!3 plain-1' }, { units: 'plain-2@mid!3 plain-1' }],
    rolls: '3 4 3 4',
  });
  const events = attack(match, 'a1 b1');
  assert.equal(hits(events), 'a1 b1');
  assert.deepEqual([placeOf(match, 'a1'), placeOf(match, 'b1')], ['reserve', 'reserve']);
});

test('17 (Strikes): fewer reserves may come in than allowed, or none', () => {
  const seats = [
    { units: 'plain-2@b' },
    { units: 'plain-1 plain-2@reserve plain-1@reserve', objectives: '^o-supply-convoy ? ?' },
  ];
  const none = tableOf({ seats, rolls: '6 5' });
  strike(none, 'b1', 'a1', '-');
  assert.equal(placeOf(none, 'b2'), 'reserve');
  assert.match(describeDecision(none), /^1 turn/);
  const some = tableOf({ seats, rolls: '6 5' });
  strike(some, 'b1', 'a1', 'unit:b3', '-');
  assert.deepEqual([placeOf(some, 'b2'), placeOf(some, 'b3')], ['reserve', 'home']);
});

test('18 (Strikes): a unit that was destroyed earlier in the same action may come in', () => {
  const pack = plainPackWith(combatCard('c-fresh-troops', { when: 'after', do: 'deploy', stars: 5 }));
  const match = tableOf({
    pack,
    seats: [{ units: 'plain-2@b' }, { units: 'plain-2!4 plain-2', hand: 'c-fresh-troops' }],
    rolls: '6 5 1 1',
  });
  attack(match, 'a1 b1', 'play:c-fresh-troops');
  assert.equal(describeDecision(match), '1 deploy: unit:b1 -');
});

test('19 (Playing the game): an action may use fewer than five build stars, and a unit of five fills it alone', () => {
  const match = tableOf({ seats: [{ units: 'plain-5 plain-1' }, { units: 'plain-1' }] });
  playChoices(match, 'move', 'unit:a1');
  assert.equal(refusalOf(match, 'unit:a2'), 'five-stars');
  assert.equal(describeDecision(match), '0 move: -');
  const few = tableOf({
    seats: [{ units: 'plain-2@mid plain-1' }, { units: 'plain-1@mid' }],
    rolls: '1 1 1 1',
  });
  attack(few, 'a1 b1');
  assert.match(describeDecision(few), /^1 turn/);
});

test('20 (Objective abilities): what an objective gives ends as soon as it is gone, in the middle of an action', () => {
  const match = tableOf({
    seats: [
      { units: 'plain-2@b*2' },
      { units: 'plain-1!4', objectives: '^o-planetary-ion-cannon ? ?' },
      { units: 'plain-2@b' },
    ],
    rolls: '6 5 1 1 3 4 1 1',
  });
  const events = attack(match, 'a1 b1, a2 c1', 'unit:a1');
  const [first, second] = eventsOf(events, 'fought').map(({ results }) =>
    results[0]?.parts.map(({ from, amount }) => `${from} ${amount}`).join(', '),
  );
  assert.equal(first, 'dice 11, base 2, objective -1');
  assert.deepEqual(eventsOf(events, 'eliminated'), [{ kind: 'eliminated', seats: [1], why: 'units' }]);
  assert.equal(second, 'dice 7, base 2');
});

test('21 (Combat): with several opponents each attacker names its own defender', () => {
  const match = tableOf({
    seats: [{ units: 'plain-2@mid*2' }, { units: 'plain-2@mid' }, { units: 'plain-2@mid' }],
    rolls: '1 1 1 1 1 1 1 1',
  });
  const events = attack(match, 'a1 b1, a2 c1', 'unit:a1');
  assert.deepEqual(
    eventsOf(events, 'battle').map(({ attacker, defender }) => [attacker, defender]),
    [
      [0, 64],
      [1, 128],
    ],
  );
});

test('22 (Battling): the defending player refills after the battle like the attacking one', () => {
  const match = tableOf({
    seats: [
      { units: 'plain-2@mid', hand: 'c-han-solo', deck: 'c-ambush c-yoda c-lock-on c-lock-on' },
      { units: 'plain-2@mid' },
      { units: 'plain-2@mid', hand: 'c-lock-on', deck: 'c-yoda c-ambush c-han-solo c-yoda' },
    ],
    rolls: '1 1 1 1',
  });
  attack(match, 'a1 c1', '-', 'play:c-lock-on', '-');
  assert.equal(handOf(match, 2), 'c-han-solo c-ambush c-yoda');
  assert.equal(discardOf(match, 2), 'c-lock-on');
  assert.equal(handOf(match, 0), 'c-han-solo', 'who played nothing draws nothing');
});
