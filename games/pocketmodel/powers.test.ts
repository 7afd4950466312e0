import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { plainPack } from './testing/plain-pack.ts';
import {
  attack,
  attackOf,
  describeDecision,
  hits,
  placeOf,
  playChoices,
  refusalOf,
  strike,
  strikesIn,
  tableOf,
  wounds,
} from './testing/table.ts';

describe('targeting: an attacker may roll its base roll again', () => {
  const at = (rolls: string) =>
    tableOf({ seats: [{ units: 'targeting-2@mid' }, { units: 'targeting-2@mid' }], rolls });

  test('the second roll counts, and there is no third', () => {
    const match = at('1 1 1 1 5 6');
    const events = attack(match, 'a1 b1', 'reroll');
    assert.equal(attackOf(events, 'a1'), 'dice 11, base 2');
    assert.match(describeDecision(match), /^1 turn/);
  });

  test('it may be declined; the defender is not asked', () => {
    const match = at('3 4 1 1');
    attack(match, 'a1 b1');
    assert.equal(describeDecision(match), '0 reroll: reroll -');
    match.play(0, '-');
    assert.match(describeDecision(match), /^1 turn/);
  });

  test('an automatic hit that is rolled again is gone: only the last roll counts (choice 15)', () => {
    assert.equal(hits(attack(at('6 6 1 1 1 1'), 'a1 b1', 'reroll')), '');
    assert.equal(hits(attack(at('1 1 1 1 6 6'), 'a1 b1', 'reroll')), 'a1*');
  });

  test('not in strikes', () => {
    const match = tableOf({
      seats: [{ units: 'targeting-2@b' }, { units: 'plain-2', objectives: '^o-fuel-refinery ? ?' }],
      rolls: '1 1',
    });
    assert.equal(strikesIn(strike(match, 'b1', 'a1')), 'dice 2, base 2 against base 11: failed');
  });

  test('a unit with Han Solo besides may roll twice more, one after the other', () => {
    const pack = plainPack();
    const [unit] = pack.units;
    assert.ok(unit);
    const both = { ...unit, id: 'both', icons: ['targeting', 'ace'] };
    const match = tableOf({
      pack: { ...pack, units: [...pack.units, both] },
      seats: [{ units: 'both@mid', hand: 'c-han-solo' }, { units: 'plain-2@mid' }],
      rolls: '1 1 1 1 1 2 1 3',
    });
    const events = attack(match, 'a1 b1', 'play:c-han-solo', 'reroll', 'reroll');
    assert.equal(attackOf(events, 'a1').startsWith('dice 4, '), true);
  });

  test('the rerolls of the attacker come before those of the defender (choice 14)', () => {
    const match = tableOf({
      seats: [{ units: 'targeting-2@mid' }, { units: 'ace-2@mid', hand: 'c-han-solo' }],
      rolls: '1 1 1 1 3 3 4 4',
    });
    attack(match, 'a1 b1', 'play:c-han-solo');
    assert.equal(describeDecision(match), '0 reroll: reroll -');
    const events = playChoices(match, 'reroll', 'reroll');
    assert.equal(attackOf(events, 'a1'), 'dice 6, base 2');
    assert.equal(attackOf(events, 'b1'), 'dice 8, base 2, bonus 2');
  });
});

describe('hyperdrive: a unit moves itself one zone outside the action', () => {
  test('outside the limit of five stars, and it cannot move again in this turn', () => {
    const match = tableOf({
      seats: [{ units: 'hyperdrive-5 plain-5 plain-1@mid' }, { units: 'plain-2' }],
    });
    playChoices(match, 'power:a1');
    assert.equal(placeOf(match, 'a1'), 'mid');
    playChoices(match, 'move');
    assert.equal(refusalOf(match, 'unit:a1'), 'moved-already');
    playChoices(match, 'unit:a2');
    assert.equal(placeOf(match, 'a2'), 'mid');
  });

  test('it may attack, and strike, where it has come to', () => {
    const match = tableOf({
      seats: [{ units: 'hyperdrive-2@mid' }, { units: 'plain-2', objectives: '^o-fuel-refinery ? ?' }],
      rolls: '1 1',
    });
    playChoices(match, 'power:a1', 'zone:b');
    assert.equal(strikesIn(strike(match, 'b1', 'a1')), 'dice 2, base 2 against base 11: failed');
  });

  test('one power a turn, and again in the next', () => {
    const match = tableOf({ seats: [{ units: 'hyperdrive-2*2' }, { units: 'plain-2' }] });
    playChoices(match, 'power:a1');
    assert.equal(refusalOf(match, 'power:a2'), 'one-power');
    playChoices(match, '-', '-', 'power:a2');
    assert.equal(placeOf(match, 'a2'), 'mid');
  });

  test('not without the icon, not from the reserves', () => {
    const match = tableOf({ seats: [{ units: 'plain-2 hyperdrive-2@reserve' }, { units: 'plain-2' }] });
    assert.equal(refusalOf(match, 'power:a1'), 'no-power');
    assert.equal(refusalOf(match, 'power:a2'), 'not-in-play');
  });
});

describe('armor: a defender takes one damage fewer, but at least one', () => {
  const fight = (on: string, against: string, rolls: string) => {
    const match = tableOf({ seats: [{ units: against }, { units: on }], rolls });
    return wounds(attack(match, 'a1 b1'));
  };

  test('one fewer of two', () => {
    assert.equal(fight('armor-2@mid', 'plain-2@mid', '6 6 1 1'), 'b1 1 (base 2, prevented 1)');
  });

  test('at least one', () => {
    assert.equal(fight('armor-2@mid', 'feeble-2@mid', '6 6 1 1'), 'b1 1 (base 1)');
  });

  test('not as attacker', () => {
    assert.equal(fight('plain-2@mid', 'armor-2@mid', '1 1 6 6'), 'a1 2 (base 2)');
  });

  test('not against damage outside battles', () => {
    const match = tableOf({
      seats: [{ units: 'plain-2', hand: 'o-minefield' }, { units: 'armor-2@a' }],
    });
    assert.equal(wounds(playChoices(match, 'objective:o-minefield:1')), 'b1 1');
  });

  test('Core Breach destroys it all the same', () => {
    const match = tableOf({
      seats: [{ units: 'plain-2@mid', hand: 'c-core-breach' }, { units: 'armor-5@mid plain-2' }],
      rolls: '6 6 1 1',
    });
    attack(match, 'a1 b1', 'play:c-core-breach');
    assert.equal(placeOf(match, 'b1'), 'reserve');
  });
});

describe('transport: a unit that moves in a move action takes a small ground unit along', () => {
  test('outside the limit of five stars', () => {
    const match = tableOf({ seats: [{ units: 'transport-5 ground-plain-2' }, { units: 'plain-2' }] });
    playChoices(match, 'move', 'unit:a1');
    assert.equal(describeDecision(match), '0 carry: unit:a2 -');
    playChoices(match, 'unit:a2');
    assert.equal(placeOf(match, 'a2'), 'mid');
  });

  test('no space unit, no unit of 3 build stars, none of another zone or another seat', () => {
    const match = tableOf({
      seats: [
        { units: 'transport-5@mid plain-1@mid ground-plain-3@mid ground-plain-1' },
        { units: 'plain-2 ground-plain-1@mid' },
      ],
    });
    playChoices(match, 'move', 'unit:a1', 'zone:b', '-');
    assert.match(describeDecision(match), /^1 turn/);
  });

  test('it may leave it behind; whoever was taken along does not move again', () => {
    const left = tableOf({ seats: [{ units: 'transport-2 ground-plain-1' }, { units: 'plain-2' }] });
    playChoices(left, 'move', 'unit:a1', '-');
    assert.equal(placeOf(left, 'a2'), 'home');
    const taken = tableOf({ seats: [{ units: 'transport-2 ground-plain-1' }, { units: 'plain-2' }] });
    playChoices(taken, 'move', 'unit:a1', 'unit:a2');
    assert.equal(refusalOf(taken, 'unit:a2'), 'moved-already');
  });

  test('whoever has moved already is not taken along', () => {
    const match = tableOf({
      seats: [{ units: 'transport-2@mid ground-plain-1 ground-plain-2@mid' }, { units: 'plain-2' }],
    });
    playChoices(match, 'move', 'unit:a2', 'unit:a1', 'zone:b');
    assert.equal(describeDecision(match), '0 carry: unit:a3 -');
  });

  test('it is the one power of the turn: not twice, and not after a hyperdrive', () => {
    const twice = tableOf({
      seats: [{ units: 'transport-2*2 ground-plain-1*2' }, { units: 'plain-2' }],
    });
    playChoices(twice, 'move', 'unit:a1', 'unit:a3', 'unit:a2');
    assert.match(describeDecision(twice), /^0 move:/);
    const after = tableOf({
      seats: [{ units: 'hyperdrive-2 transport-2 ground-plain-1' }, { units: 'plain-2' }],
    });
    playChoices(after, 'power:a1', 'move', 'unit:a2');
    assert.match(describeDecision(after), /^0 move:/);
  });

  test('not when a card moves it', () => {
    const match = tableOf({
      seats: [
        { units: 'transport-2@mid ground-plain-1@mid', hand: 'c-lando-calrissian' },
        { units: 'plain-2@mid' },
      ],
      rolls: '1 1 1 1',
    });
    attack(match, 'a1 b1', 'play:c-lando-calrissian', 'zone:b');
    assert.match(describeDecision(match), /^1 turn/);
    assert.equal(placeOf(match, 'a2'), 'mid');
  });
});
