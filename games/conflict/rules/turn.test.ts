import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeDecision, handOf, leadersOf, playChoices, rollAndPlay, tableOf } from '../testing/table.ts';

test('the five steps of a turn come in this order, then the player to the left has the dice (p. 6 to 8)', () => {
  const match = tableOf({
    at: 'turn',
    // The leaders take the marker from 2 to 5.
    track: `....O${'.'.repeat(20)}`,
    marker: 2,
    hands: ['Y24 Y55'],
    yellow: 'Y25 Y26 +4',
    orange: 'O12 +4',
    rolls: '1 F F F F F',
  });
  const events = [
    ...match.prologue.map(({ event }) => event),
    ...playChoices(match, 'roll:keep', 'store:die1', 'play:Y24', 'cover:Y55'),
  ];
  assert.deepEqual(
    events.map(({ kind }) => kind).filter((kind) => kind !== 'chose'),
    [
      ...['turn', 'drew', 'rolled'],
      ...['stored'],
      ...['played', 'covered', 'moved'],
      ...['field', 'drew'],
      ...['cleared'],
      ...['turn', 'drew', 'rolled'],
    ],
  );
  assert.equal(handOf(match, 0), 'Y25 O12');
  assert.equal(leadersOf(match), '');
  assert.equal(match.view(0).toMove, 1);
});

test('turns go clockwise round the table (p. 4, 6)', () => {
  const match = tableOf({
    at: 'playCard',
    seats: 3,
    hands: ['', 'Y28', ''],
    yellow: 'Y24 Y25 Y26 +4',
    more: { first: 1, toMove: 1 },
  });
  const asks = [describeDecision(match)];
  for (const card of ['S1-yellow:plain', 'S2-yellow:plain', 'S3-retreat']) {
    playChoices(match, `play:${card}`);
    rollAndPlay(match, 'F F F', '-');
    asks.push(describeDecision(match));
  }
  assert.deepEqual(asks, ['1 playCard', '2 playCard', '0 playCard', '1 playCard']);
});
