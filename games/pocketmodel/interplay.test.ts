import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  attack,
  attackOf,
  defenseOf,
  describeDecision,
  eventsOf,
  handOf,
  hits,
  placeOf,
  playChoices,
  strike,
  tableOf,
  wounds,
} from './testing/table.ts';

/** A battle in the middle in which both sides play a card. */
function duel(
  [unit, card]: readonly [string, string],
  [foe, answer]: readonly [string, string],
  rolls: string,
  ...answers: readonly string[]
) {
  const match = tableOf({
    seats: [
      { units: `${unit}@mid ace-2`, hand: card },
      { units: `${foe}@mid ace-2`, hand: answer },
    ],
    rolls,
  });
  const events = attack(match, 'a1 b1', `play:${card}`, `play:${answer}`, ...answers);
  return { match, events };
}

describe('cards of both sides in one battle', () => {
  test('two cards that cancel abilities: the one that was played first works, also in the third window (ruling P1)', () => {
    const match = tableOf({
      seats: [
        { units: 'plain-2@mid', hand: 'c-count-dooku' },
        { units: 'fleet-2@mid', hand: 'c-count-dooku' },
      ],
      rolls: '1 1 1 1',
    });
    attack(match, 'a1 b1', '-', 'play:c-count-dooku');
    assert.equal(describeDecision(match), '0 card: play:c-count-dooku -');
    const events = playChoices(match, 'play:c-count-dooku');
    assert.equal(attackOf(events, 'a1'), 'dice 2, base 2, bonus 1');
  });

  test('silence that is cancelled comes too late to matter: both have played', () => {
    const { match, events } = duel(
      ['plain-2', 'c-count-dooku'],
      ['plain-2', 'c-emperor-palpatine'],
      '1 1 1 1',
    );
    assert.equal(defenseOf(events, 'b1'), 'base 9, bonus 1');
    assert.match(describeDecision(match), /^1 turn/);
  });

  test('who passes and is answered by silence has no third window; else it has one', () => {
    for (const [answer, asked] of [
      ['c-emperor-palpatine', /^1 turn/],
      ['c-lock-on', /^0 card: play:c-yoda -/],
    ] as const) {
      const match = tableOf({
        seats: [
          { units: 'plain-2@mid', hand: 'c-yoda' },
          { units: 'plain-2@mid', hand: answer },
        ],
        rolls: '1 1 1 1',
      });
      attack(match, 'a1 b1', '-', `play:${answer}`);
      assert.match(describeDecision(match), asked);
    }
  });

  test('both destroy each other, at the same time', () => {
    const { match } = duel(['plain-2', 'c-core-breach'], ['plain-2', 'c-core-breach'], '6 6 6 6');
    assert.equal(placeOf(match, 'a1'), 'reserve');
    assert.equal(placeOf(match, 'b1'), 'reserve');
  });

  test('cannot beats can: what cannot be destroyed survives what destroys', () => {
    const { match, events } = duel(['plain-2', 'c-core-breach'], ['plain-2', 'c-last-stand'], '6 6 1 1');
    assert.equal(placeOf(match, 'b1'), 'mid!4');
    assert.equal(eventsOf(events, 'destroyed').length, 0);
  });

  test('cannot beats can: no automatic hit from 11 on against who takes none', () => {
    const { events } = duel(['ace-2', 'c-darth-vader'], ['plain-2', 'c-obi-wan-kenobi'], '6 6 1 1');
    assert.equal(hits(events), 'a1');
  });

  test('damage that both prevent and add: what is added can be prevented', () => {
    const { events } = duel(['plain-2', 'c-heavy-ordnance'], ['mechanic-2', 'c-chewbacca'], '6 6 1 1');
    assert.equal(wounds(events), 'b1 3 (base 2, bonus 2, prevented 1)');
  });

  test('less attack and more attack add up, in their order', () => {
    const { events } = duel(['laser-2', 'c-ion-cannon-volley'], ['trooper-2', 'c-trooper-escort'], '1 1 3 4');
    assert.equal(attackOf(events, 'b1'), 'dice 7, base 2, card 1, card -2');
  });

  test('Yoda and Han Solo may both ask for a roll of the same unit, the attacker first', () => {
    const match = tableOf({
      seats: [
        { units: 'ace-2@mid', hand: 'c-han-solo' },
        { units: 'plain-2@mid', hand: 'c-yoda' },
      ],
      rolls: '1 1 1 1 6 6 1 2',
    });
    attack(match, 'a1 b1', 'play:c-han-solo', 'play:c-yoda');
    assert.match(describeDecision(match), /^0 reroll/);
    playChoices(match, 'reroll');
    assert.match(describeDecision(match), /^1 reroll/);
    const events = playChoices(match, 'reroll');
    assert.equal(attackOf(events, 'a1'), 'dice 3, base 2, bonus 2');
  });
});

describe('cards and objectives', () => {
  test('a hand beyond its limit is not discarded, and draws nothing until it is below (choice 11)', () => {
    const match = tableOf({
      seats: [
        {
          units: 'fleet-2@mid*2',
          hand: 'c-princess-leia c-lock-on c-lock-on',
          deck: 'c-yoda c-yoda c-yoda c-ambush',
        },
        { units: 'plain-2@mid' },
      ],
      rolls: '1 1 1 1 1 1 1 1',
    });
    attack(match, 'a1 b1, a2 b1', 'unit:a1', 'play:c-princess-leia', 'play:c-lock-on');
    assert.equal(handOf(match, 0), 'c-lock-on c-yoda c-yoda', 'three are left of four, and none is drawn');
  });

  test('the hand limit falls with its objective; nobody discards for it', () => {
    const match = tableOf({
      seats: [
        { units: 'plain-2@b' },
        {
          units: 'plain-2',
          hand: 'c-yoda c-yoda c-yoda c-lock-on',
          objectives: '^o-meditation-chamber ? ?',
        },
      ],
      rolls: '6 6 1 1 1 1',
    });
    strike(match, 'b1', 'a1');
    assert.equal(handOf(match, 1), 'c-lock-on c-yoda c-yoda c-yoda');
    attack(match, 'b1 a1', 'play:c-lock-on');
    assert.equal(handOf(match, 1), 'c-yoda c-yoda c-yoda', 'no fourth is drawn');
  });

  test('objectives of both sides add up', () => {
    const match = tableOf({
      seats: [
        { units: 'fleet-2@b', objectives: '^o-death-star ? ?' },
        { units: 'plain-2', objectives: '^o-planetary-ion-cannon ^o-echo-base ?' },
      ],
      rolls: '3 4 1 1',
    });
    const events = attack(match, 'a1 b1');
    assert.equal(attackOf(events, 'a1'), 'dice 7, base 2, objective 1, objective -1');
    assert.equal(defenseOf(events, 'b1'), 'base 9, objective 1');
  });

  test('a combat card that lies as an objective does nothing but its defense (choice 7)', () => {
    const match = tableOf({
      seats: [
        { units: 'plain-2@b', hand: '' },
        { units: 'plain-2', objectives: '^c-lock-on ? ?' },
      ],
      rolls: '1 1 1 1',
    });
    const events = attack(match, 'a1 b1');
    assert.equal(attackOf(events, 'b1'), 'dice 2, base 2');
  });

  test('a unit that Field of Fire would hit is gone when the battle destroys the last unit of its seat', () => {
    const match = tableOf({
      seats: [
        { units: 'blaster-2@mid', hand: 'c-field-of-fire' },
        { units: 'plain-2@mid!4' },
        { units: 'ground-plain-1@mid!4' },
      ],
      rolls: '6 6 1 1',
    });
    const events = attack(match, 'a1 b1', 'play:c-field-of-fire');
    assert.deepEqual(
      eventsOf(events, 'eliminated').map(({ seats }) => seats),
      [[1], [2]],
    );
    assert.deepEqual(match.outcome?.ranks, [1, 3, 2]);
  });
});
