import assert from 'node:assert/strict';
import { test } from 'node:test';
import { combatCard, plainPackWith } from '../testing/odd-cards.ts';
import {
  attack,
  attackOf,
  defenseOf,
  describeDecision,
  discardOf,
  eventsOf,
  handOf,
  hits,
  placeOf,
  playChoices,
  refusalOf,
  roll,
  tableOf,
  wounds,
} from '../testing/table.ts';
import type { Event } from './event.ts';

// Section 9 of the rules: the combat action, and the nine steps of a battle. Section 12: ground units.

/** The kinds of events that matter for an order. */
function orderOf(events: readonly Event[], ...kinds: readonly Event['kind'][]): string {
  return events.flatMap(({ kind }) => (kinds.includes(kind) ? [kind] : [])).join(' ');
}

test('section 9 (Combat): each attacker attacks one opposing unit in its own zone, and several may share a defender', () => {
  const match = tableOf({
    seats: [{ units: 'plain-1@mid*2 plain-1@b' }, { units: 'plain-1@mid*2 plain-1' }],
  });
  playChoices(match, 'combat', 'unit:a1');
  assert.equal(describeDecision(match), '0 target: unit:b1 unit:b2');
  playChoices(match, 'unit:b1', 'unit:a2', 'unit:b1');
  assert.equal(refusalOf(match, 'unit:a1'), 'attacks-already');
  playChoices(match, 'unit:a3', '-');
  assert.equal(describeDecision(match), '0 nextBattle: unit:a1 unit:a2 unit:a3');
});

test('section 9 (Combat): all defenders are named before the first battle, in any zone, also one’s own home zone', () => {
  const match = tableOf({
    seats: [{ units: 'plain-1 plain-1@mid' }, { units: 'plain-1@a plain-1@mid' }],
    rolls: '1 1 1 1 1 1 1 1',
  });
  const events = attack(match, 'a1 b1, a2 b2', 'unit:a2');
  assert.equal(orderOf(events, 'declared', 'battle'), 'declared declared battle battle');
  assert.deepEqual(
    eventsOf(events, 'battle').map(({ attacker }) => attacker),
    [1, 0],
  );
});

test('section 9 (Battling): the attacking player chooses the order of the battles', () => {
  const match = tableOf({
    seats: [{ units: 'plain-1@mid*3' }, { units: 'plain-5@mid' }],
    rolls: '1 1 1 1 1 1 1 1 1 1 1 1',
  });
  const events = attack(match, 'a1 b1, a2 b1, a3 b1', 'unit:a3', 'unit:a1');
  assert.deepEqual(
    eventsOf(events, 'battle').map(({ attacker }) => attacker),
    [2, 0, 1],
  );
});

test('section 9 (Battling, steps 1 and 2): first the attacking player plays a card or passes, then the defending one', () => {
  const match = tableOf({
    seats: [
      { units: 'plain-2@mid', hand: 'c-lock-on' },
      { units: 'plain-2@mid', hand: 'c-evasive-maneuvers' },
    ],
    rolls: '1 1 1 1',
  });
  attack(match, 'a1 b1');
  assert.equal(describeDecision(match), '0 card: play:c-lock-on -');
  const events = playChoices(match, 'play:c-lock-on');
  assert.equal(describeDecision(match), '1 card: play:c-evasive-maneuvers -');
  events.push(...playChoices(match, 'play:c-evasive-maneuvers'));
  assert.equal(attackOf(events, 'a1'), 'dice 2, base 2, bonus 3');
  assert.equal(defenseOf(events, 'b1'), 'base 9, bonus 3');
  assert.match(describeDecision(match), /^1 turn/, 'each side plays at most one card');
});

test('section 9 (Battling, step 3): who passed in step 1 may play a card after the defender has played one, and only then', () => {
  const seats = [
    { units: 'plain-2@mid', hand: 'c-lock-on c-yoda', deck: 'c-han-solo' },
    { units: 'plain-2@mid', hand: 'c-evasive-maneuvers' },
  ];
  const third = tableOf({ seats, rolls: '1 1 1 1' });
  attack(third, 'a1 b1', '-', 'play:c-evasive-maneuvers');
  assert.equal(describeDecision(third), '0 card: play:c-lock-on play:c-yoda -');
  assert.equal(attackOf(playChoices(third, 'play:c-lock-on'), 'a1'), 'dice 2, base 2, bonus 3');
  const none = tableOf({ seats, rolls: '1 1 1 1' });
  attack(none, 'a1 b1', '-', '-');
  assert.match(describeDecision(none), /^1 turn/);
  const played = tableOf({ seats, rolls: '1 1 1 1' });
  attack(played, 'a1 b1', 'play:c-lock-on', 'play:c-evasive-maneuvers');
  assert.match(describeDecision(played), /^1 turn/);
});

test('section 9 (Playing combat cards): combat cards are played in battles alone, and objective cards in none', () => {
  const match = tableOf({
    seats: [{ units: 'plain-2@mid', hand: 'c-lock-on o-echo-base' }, { units: 'plain-2@mid' }],
  });
  assert.doesNotMatch(describeDecision(match), /c-lock-on/);
  attack(match, 'a1 b1');
  assert.equal(describeDecision(match), '0 card: play:c-lock-on -');
  assert.equal(refusalOf(match, 'play:o-echo-base'), 'no-combat-card');
});

test('section 9 (Combat bonus): a unit always gets the combat bonus, of attack, damage or defense, whatever its icons', () => {
  for (const [card, sum] of [
    ['c-lock-on', 'attack'],
    ['c-heavy-ordnance', 'damage'],
    ['c-evasive-maneuvers', 'defense'],
    ['c-darth-vader', 'damage'],
  ] as const) {
    const match = tableOf({
      seats: [{ units: 'plain-2@mid', hand: card }, { units: 'plain-5@mid' }],
      rolls: '5 5 1 1',
    });
    const events = attack(match, 'a1 b1', `play:${card}`);
    const told = { attack: attackOf(events, 'a1'), damage: wounds(events), defense: defenseOf(events, 'a1') };
    for (const [part, text] of Object.entries(told)) assert.equal(text.includes('bonus'), part === sum, card);
  }
});

test('section 9 (Battling, step 4): each side rolls two dice for its unit, and a 12 hits by itself', () => {
  const pack = plainPackWith(
    combatCard('c-wall', { when: 'battle', do: 'modify', stat: 'defense', amount: 9, of: 'self' }),
  );
  const seats = [{ units: 'plain-2@mid' }, { units: 'plain-2@mid', hand: 'c-wall' }];
  const missed = attack(tableOf({ pack, seats, rolls: '6 5 1 1' }), 'a1 b1', 'play:c-wall');
  assert.equal(hits(missed), '');
  assert.deepEqual(
    eventsOf(missed, 'rolled').map(({ unit, dice }) => [unit, ...dice]),
    [
      [0, 6, 5],
      [64, 1, 1],
    ],
  );
  assert.equal(hits(attack(tableOf({ pack, seats, rolls: '6 6 1 1' }), 'a1 b1', 'play:c-wall')), 'a1*');
});

test('section 9 (Battling, steps 4 and 5): cards and face-up objectives change attack and defense', () => {
  const match = tableOf({
    seats: [
      { units: 'ace-2@b', hand: 'c-lock-on', objectives: '^o-flight-academy ? ?' },
      { units: 'plain-2', objectives: '^o-planetary-ion-cannon ^o-echo-base o-flight-academy' },
    ],
    rolls: '3 4 1 1',
  });
  const events = attack(match, 'a1 b1', 'play:c-lock-on');
  assert.equal(attackOf(events, 'a1'), 'dice 7, base 2, bonus 3, objective 1, objective -1');
  assert.equal(defenseOf(events, 'b1'), 'base 9, objective 1');
});

test('section 9 (Battling, step 6): the defender hits too', () => {
  const match = tableOf({ seats: [{ units: 'plain-2@mid' }, { units: 'plain-2@mid' }], rolls: '1 1 3 4' });
  assert.equal(hits(attack(match, 'a1 b1')), 'b1');
  assert.deepEqual([placeOf(match, 'a1'), placeOf(match, 'b1')], ['mid!2', 'mid']);
});

test('section 9 (Battling, step 7): a damage bonus counts only for a unit that hits', () => {
  const match = tableOf({
    seats: [{ units: 'plain-2@mid', hand: 'c-heavy-ordnance' }, { units: 'plain-2@mid' }],
    rolls: '1 1 1 1',
  });
  assert.equal(wounds(attack(match, 'a1 b1', 'play:c-heavy-ordnance')), '');
});

test('section 9 (Battling, step 7): a destroyed unit goes to the reserves without damage; other damage stays from turn to turn', () => {
  const match = tableOf({
    seats: [{ units: 'plain-2@mid*2' }, { units: 'plain-2@mid!3 plain-2@mid' }],
    rolls: '3 4 1 1 3 4 1 1',
  });
  attack(match, 'a1 b1, a2 b2', 'unit:a1');
  assert.deepEqual([placeOf(match, 'b1'), placeOf(match, 'b2')], ['reserve', 'mid!2']);
  playChoices(match, '-', '-');
  assert.equal(placeOf(match, 'b2'), 'mid!2');
});

test('section 9 (Battling, step 8): who played a card discards it and draws up to the limit after each battle', () => {
  const match = tableOf({
    seats: [
      { units: 'plain-2@mid*2', hand: 'c-lock-on c-yoda c-ambush', deck: 'c-han-solo c-han-solo' },
      { units: 'plain-5@mid', hand: 'c-yoda' },
    ],
    rolls: '1 1 1 1 1 1 1 1',
  });
  attack(match, 'a1 b1, a2 b1', 'unit:a1', 'play:c-lock-on', '-');
  assert.equal(handOf(match, 0), 'c-han-solo c-ambush c-yoda');
  assert.equal(discardOf(match, 0), 'c-lock-on');
  // What was drawn can be played in the next battle of the same action.
  assert.equal(describeDecision(match), '0 card: play:c-han-solo play:c-ambush play:c-yoda -');
  playChoices(match, '-', '-');
  assert.equal(handOf(match, 1), 'c-yoda');
});

test('section 9 (Hand): an objective can raise the limit of the hand', () => {
  const match = tableOf({
    seats: [
      {
        units: 'plain-2@mid',
        hand: 'c-lock-on',
        deck: 'c-yoda c-yoda c-han-solo c-han-solo c-ambush',
        objectives: '^o-meditation-chamber ? ?',
      },
      { units: 'plain-5@mid' },
    ],
    rolls: '1 1 1 1',
  });
  attack(match, 'a1 b1', 'play:c-lock-on');
  assert.equal(handOf(match, 0).split(' ').length, 4);
});

test('section 9 (Playing combat cards): what a card does ends with the battle', () => {
  const match = tableOf({
    seats: [{ units: 'plain-2@mid*2', hand: 'c-evasive-maneuvers', deck: '' }, { units: 'plain-5@mid' }],
    rolls: '1 1 1 1',
  });
  const first = attack(match, 'a1 b1, a2 b1', 'unit:a1', 'play:c-evasive-maneuvers');
  assert.equal(defenseOf(first, 'a1'), 'base 9, bonus 3');
  roll(match, '1 1 1 1');
  assert.equal(defenseOf(playChoices(match, '-'), 'a2'), 'base 9');
});

test('section 12 (Ground Assault): a ground unit attacks a space unit only in its own home zone, and ground units anywhere', () => {
  const match = tableOf({
    seats: [
      { units: 'ground-plain-1@mid ground-plain-1@b ground-plain-1' },
      { units: 'plain-1@mid ground-plain-1 plain-1 plain-1@a' },
    ],
  });
  playChoices(match, 'combat');
  assert.equal(refusalOf(match, 'unit:a1'), 'ground-attack');
  playChoices(match, 'unit:a2');
  // Of the units in that zone only the ground unit can be attacked, so that nothing is asked.
  assert.equal(describeDecision(match), '0 attackers: unit:a3 -');
  assert.deepEqual(eventsOf(playChoices(match, 'unit:a3'), 'declared'), [
    { kind: 'declared', attacker: 2, defender: 67 },
  ]);
});

test('section 12 (Ground Assault): a ground unit that is attacked by a space unit fights back in any zone', () => {
  const match = tableOf({
    seats: [{ units: 'plain-2@mid' }, { units: 'ground-plain-2@mid' }],
    rolls: '1 1 3 4',
  });
  assert.equal(hits(attack(match, 'a1 b1')), 'b1');
});
