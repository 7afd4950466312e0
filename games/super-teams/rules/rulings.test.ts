import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { bonusCount, describeDecision, placeOf, playChoices, refusalOf, tableOf } from '../testing/table.ts';

describe('rulings R1 to R6: where a ship ends', () => {
  test('R1 (p. 3): out of the Maw a ship goes back to the normal space before it, though the one behind is nearer', () => {
    const table = tableOf({ track: 'nnnbmmnn', ships: 'xwing 2', hand: ['red4', 'red1'] });
    const events = playChoices(table, 'red4>xwing');
    assert.equal(placeOf(table, 'xwing'), '3');
    assert.deepEqual(events.at(-1), { kind: 'fellBack', ship: 'xwing', from: 6, to: 3 });
  });

  test('R1 (p. 8): an Evasive Manoeuvre leads to the first normal space behind the Maw', () => {
    const table = tableOf({ track: 'nnmmbnn', hand: ['red3', 'red1'], bonus: [['evasive']] });
    playChoices(table, 'red3>xwing', '-', 'bonus:evasive>xwing');
    assert.equal(placeOf(table, 'xwing'), '6');
  });

  test('R2 (p. 3): a double space with a normal side is no normal space to go back to', () => {
    const table = tableOf({ track: 'nn2mmnn', hand: ['red4', 'red1'] });
    playChoices(table, 'red4>xwing');
    assert.equal(placeOf(table, 'xwing'), '2');
  });

  test('R3 (p. 3): the mover chooses the side, of an opposing ship too, after the bonus cards on it', () => {
    const table = tableOf({ track: 'nnn1nnnnnn', hand: ['green3', 'red1'], bonus: [[], ['boost']] });
    playChoices(table, 'green3>destroyer');
    assert.equal(describeDecision(table), '1 answer: bonus:boost>destroyer -');
    playChoices(table, 'bonus:boost>destroyer');
    assert.equal(describeDecision(table), '0 side: side:hyperspace side:asteroid');
    assert.equal(refusalOf(table, 'side:normal'), 'no-such-side');
    playChoices(table, 'side:asteroid');
    assert.equal(placeOf(table, 'destroyer'), '4:asteroid');
  });

  test('R3 (p. 3): a ship on a double space starts from the side on which it lies', () => {
    const starts = { hyperspace: '10', asteroid: '5' };
    for (const [side, end] of Object.entries(starts)) {
      const table = tableOf({ track: 'nnn1nnnnnnnn', ships: `xwing 4:${side}`, hand: ['red3', 'red1'] });
      playChoices(table, 'red3>xwing');
      assert.equal(placeOf(table, 'xwing'), end);
    }
  });

  test('R4 (p. 7, 10): a Speed Boost comes after doubling, and Lightspeed is no use in hyperspace', () => {
    const table = tableOf({
      track: 'nhnnnnnnnnnn',
      ships: 'xwing 2',
      hand: ['red3', 'red1'],
      bonus: [['boost', 'lightspeed']],
    });
    playChoices(table, 'red3>xwing');
    assert.equal(describeDecision(table), '0 answer: bonus:boost>xwing -');
    assert.equal(refusalOf(table, 'bonus:lightspeed>xwing'), 'lightspeed-start');
    playChoices(table, 'bonus:boost>xwing');
    assert.equal(placeOf(table, 'xwing'), '9');
  });

  test('R5 (p. 3, 10): a Speed Boost carries a ship out of the Maw, or into it', () => {
    const out = tableOf({ track: 'nnmmnn', hand: ['red4', 'red1'], bonus: [['boost']] });
    playChoices(out, 'red4>xwing', 'bonus:boost>xwing');
    assert.equal(placeOf(out, 'xwing'), '5');
    const into = tableOf({ track: 'nnmmnn', hand: ['red2', 'red1'], bonus: [['boost']] });
    assert.deepEqual(playChoices(into, 'red2>xwing', 'bonus:boost>xwing').at(-1), {
      kind: 'fellBack',
      ship: 'xwing',
      from: 3,
      to: 2,
    });
  });

  test('R6 (p. 10): no Speed Boost where a ship starts from asteroids, but it may end there', () => {
    const start = tableOf({
      track: 'nn1nnn',
      ships: 'xwing 3:asteroid',
      hand: ['red3', 'red1'],
      bonus: [['boost']],
    });
    playChoices(start, 'red3>xwing');
    assert.equal(describeDecision(start), '0 answer: -');
    assert.equal(refusalOf(start, 'bonus:boost>xwing'), 'boost-on-asteroids');
    const end = tableOf({ track: 'nnannn', hand: ['red2', 'red1'], bonus: [['boost']] });
    playChoices(end, 'red2>xwing', 'bonus:boost>xwing');
    assert.equal(placeOf(end, 'xwing'), '3');
  });
});

describe('rulings R7 to R12: who answers, and Hooks', () => {
  test('R7 (p. 6): owner and partner are asked at the same time, and nobody else', () => {
    const table = tableOf({
      seats: 4,
      hand: ['red1', 'red2'],
      bonus: [['boost'], ['boost'], ['pilot'], ['boost']],
      more: { toMove: 3 },
    });
    playChoices(table, 'red1>xwing');
    assert.equal(describeDecision(table), '0 answer: bonus:boost>xwing -; 2 answer: -');
    table.play(2, '-');
    assert.equal(describeDecision(table), '0 answer: bonus:boost>xwing -');
  });

  test('R7 (p. 6): where both play a bonus card the owner’s counts, and the partner keeps the own one', () => {
    const table = tableOf({ seats: 4, hand: ['red1', 'red2'], bonus: [['boost'], [], ['lightspeed'], []] });
    playChoices(table, 'red1>xwing');
    assert.deepEqual(table.play(2, 'bonus:lightspeed>xwing'), []);
    const played = table.play(0, 'bonus:boost>xwing').filter(({ event }) => event.kind === 'playedBonus');
    assert.deepEqual(
      played.map(({ event }) => event),
      [{ kind: 'playedBonus', seat: 0, bonus: 'boost', ship: 'xwing' }],
    );
    assert.deepEqual([bonusCount(table, 0), bonusCount(table, 2)], [0, 1]);
    assert.equal(describeDecision(table).split(':')[0], '1 playCard');
  });

  test('R7 (p. 6): what somebody has answered is seen by nobody else before all have', () => {
    const table = tableOf({ seats: 4, hand: ['red1', 'red2'], bonus: [['boost'], [], ['boost'], []] });
    playChoices(table, 'red1>xwing');
    const others = [1, 2, 3, 'spectator'] as const;
    const shown = (choice: string) => {
      table.play(0, choice);
      const views = others.map((viewer) => table.view(viewer));
      table.undo();
      return views;
    };
    assert.deepEqual(shown('bonus:boost>xwing'), shown('-'));
  });

  test('R7 (p. 3, 6): a bonus card drawn in a turn is of no use in it', () => {
    const table = tableOf({ track: 'nbnnnn', hand: ['red2', 'red1'] });
    playChoices(table, 'red2>xwing');
    assert.equal(bonusCount(table, 0), 1);
    assert.equal(describeDecision(table).split(':')[0], '1 playCard');
  });

  test('R8 (p. 9): passed is a ship from the start of the flight to before its end', () => {
    const table = tableOf({
      track: 'nnnnnnnn',
      ships: 'xwing 2, destroyer 2, deathstar 4, fighter 5, advanced 1',
      hand: ['red3', 'red1'],
      bonus: [[], ['hook']],
    });
    playChoices(table, 'red3>xwing');
    assert.equal(describeDecision(table), '1 hook: bonus:hook>destroyer bonus:hook>deathstar -');
    assert.equal(refusalOf(table, 'bonus:hook>fighter'), 'hook-passed');
    assert.equal(refusalOf(table, 'bonus:hook>advanced'), 'hook-passed');
    assert.equal(refusalOf(table, 'bonus:hook>falcon'), 'hook-passed');
  });

  test('R8 (p. 9): a ship that falls back out of the Maw to where it passes nobody is not hooked', () => {
    const table = tableOf({
      track: 'nnmmnn',
      ships: 'xwing 1, destroyer 2',
      hand: ['red2', 'red1'],
      bonus: [[], ['hook']],
    });
    playChoices(table, 'red2>xwing');
    assert.equal(placeOf(table, 'xwing'), '2');
    assert.equal(describeDecision(table).split(':')[0], '1 playCard');
  });

  test('R8 (p. 10): the Hook leads to where the ship stops after an Evasive Manoeuvre', () => {
    const table = tableOf({
      track: 'nnmmnn',
      ships: 'destroyer 1',
      hand: ['red3', 'red1'],
      bonus: [['evasive'], ['hook']],
    });
    playChoices(table, 'red3>xwing', '-', 'bonus:evasive>xwing', 'bonus:hook>destroyer');
    assert.equal(placeOf(table, 'xwing'), '5');
    assert.equal(placeOf(table, 'destroyer'), '5');
  });

  test('R9 (p. 6): on each passed ship one Hook, though the mover has a bonus card of its own', () => {
    const table = tableOf({
      track: 'nnnnnnnn',
      ships: 'destroyer 1, deathstar 1',
      hand: ['red3', 'red1'],
      bonus: [['boost'], ['hook', 'hook', 'hook']],
    });
    playChoices(table, 'red3>xwing', 'bonus:boost>xwing', 'bonus:hook>destroyer');
    assert.equal(refusalOf(table, 'bonus:hook>destroyer'), 'one-bonus-a-ship');
    playChoices(table, 'bonus:hook>deathstar', 'bonus:hook>fighter');
    const ships = ['xwing', 'destroyer', 'deathstar', 'fighter', 'advanced'] as const;
    assert.deepEqual(
      ships.map((ship) => placeOf(table, ship)),
      ['4', '4', '4', '4', '0'],
    );
  });

  test('R9 (p. 6): of partners who both hook a ship the first does, and both are asked again', () => {
    const table = tableOf({
      seats: 4,
      track: 'nnnnnnnn',
      ships: 'destroyer 1, fighter 2',
      hand: ['red3', 'red1'],
      bonus: [[], ['hook', 'boost'], [], ['hook']],
    });
    playChoices(table, 'red3>xwing');
    const all = 'bonus:hook>destroyer bonus:hook>deathstar bonus:hook>fighter bonus:hook>advanced -';
    assert.equal(describeDecision(table), `1 hook: ${all}; 3 hook: ${all}`);
    playChoices(table, 'bonus:hook>destroyer', 'bonus:hook>destroyer');
    assert.deepEqual([bonusCount(table, 1), bonusCount(table, 3)], [1, 1]);
    assert.equal(describeDecision(table), `1 hook: -; 3 hook: ${all.replace('bonus:hook>destroyer ', '')}`);
    playChoices(table, '-', 'bonus:hook>fighter', '-');
    assert.deepEqual([placeOf(table, 'destroyer'), placeOf(table, 'fighter')], ['3', '3']);
  });

  test('R9 (p. 3): a ship that has arrived is not hooked, and a hooked ship can arrive', () => {
    const table = tableOf({
      track: 'nnnn',
      ships: 'destroyer 5, deathstar 3, xwing 2',
      hand: ['red6', 'red1'],
      bonus: [[], ['hook', 'hook']],
    });
    playChoices(table, 'red6>xwing');
    assert.equal(describeDecision(table), '1 hook: bonus:hook>deathstar -');
    playChoices(table, 'bonus:hook>deathstar');
    assert.equal(placeOf(table, 'deathstar'), '5');
    assert.deepEqual(table.view(0).universal, ['green']);
  });

  test('R10 (p. 3, 9): a hooked ship has landed: it draws on a bonus space, and lies on the same side', () => {
    const bonus = tableOf({ track: 'nnbnn', hand: ['red3', 'red1'], bonus: [[], ['hook']] });
    const drawn = playChoices(bonus, 'red3>xwing', 'bonus:hook>destroyer').filter(
      ({ kind }) => kind === 'drewBonus',
    );
    assert.deepEqual(
      drawn.map((event) => event.kind === 'drewBonus' && [event.seat, event.ship]),
      [
        [0, 'xwing'],
        [1, 'destroyer'],
      ],
    );
    const double = tableOf({ track: 'nn1nn', hand: ['red3', 'red1'], bonus: [[], ['hook']] });
    playChoices(double, 'red3>xwing', 'side:asteroid', 'bonus:hook>destroyer');
    assert.equal(placeOf(double, 'destroyer'), '3:asteroid');
  });

  test('R11 (p. 10): Hooks of several players take their ships along at once and open no others', () => {
    const table = tableOf({
      seats: 3,
      track: 'nnnnnnnn',
      ships: 'xwing 1, falcon 3, destroyer 2, starfighter 2',
      hand: ['red5', 'red1'],
      bonus: [['hook'], ['hook'], ['hook']],
    });
    playChoices(table, 'red5>xwing', '-', 'bonus:hook>destroyer');
    assert.equal(placeOf(table, 'destroyer'), '2');
    assert.equal(describeDecision(table), '2 hook: bonus:hook>starfighter -');
    playChoices(table, 'bonus:hook>starfighter');
    assert.deepEqual([placeOf(table, 'destroyer'), placeOf(table, 'starfighter')], ['6', '6']);
    assert.equal(describeDecision(table).split(':')[0], '1 playCard');
  });

  test('R12 (p. 10): teams that are brought home in the same turn share the victory', () => {
    const table = tableOf({
      seats: 3,
      track: 'nnnn',
      ships: 'xwing 2, falcon 5, destroyer 5, deathstar 3, starfighter 4',
      hand: ['red6', 'red1'],
      bonus: [[], ['hook'], []],
    });
    playChoices(table, 'red6>xwing', 'bonus:hook>deathstar');
    assert.deepEqual(table.outcome?.ranks, [1, 1, 3]);
  });

  test('R12 (p. 10): if only the hooked ship completes its team, that team wins alone', () => {
    const table = tableOf({
      seats: 3,
      track: 'nnnn',
      ships: 'xwing 2, destroyer 5, deathstar 3',
      hand: ['red6', 'red1'],
      bonus: [[], ['hook'], []],
    });
    playChoices(table, 'red6>xwing', 'bonus:hook>deathstar');
    assert.deepEqual(table.outcome?.ranks, [2, 1, 2]);
  });
});
