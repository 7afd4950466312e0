import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSays } from '../../testkit/say.ts';
import { game } from './game.ts';
import { messages } from './messages/index.ts';
import { openReview } from './review.ts';
import type { Event } from './rules/event.ts';
import { plainPack } from './testing/plain-pack.ts';
import { attack, type PocketMatch, strike, tableOf } from './testing/table.ts';

const [say = assert.fail('nobody speaks')] = await createSays(messages);
const review = openReview(game.open({ pack: plainPack(), size: 60 }));

/** Who left the match by events: who, by whom, why. */
function falls(match: PocketMatch, events: readonly Event[]) {
  return (review.falls?.(events, match.view('spectator')) ?? []).map(({ seat, by, why }) => [
    seat,
    by,
    say(why),
  ]);
}

/** What a seat has by each measure. */
function measured(match: PocketMatch, seat: number): (number | undefined)[] {
  return (review.courses ?? []).map((measure) => measure.of(match.view('spectator'), seat));
}

test('who takes the last unit eliminates its seat; both may do it at once', () => {
  const match = tableOf({
    seats: [
      { units: 'ace-2@mid!4 ace-1@reserve' },
      { units: 'laser-3@mid!4' },
      { units: 'ace-1' },
      { units: 'ace-2' },
    ],
    rolls: '6 6 6 6',
  });
  assert.deepEqual(measured(match, 0), [3, 2]);
  const events = attack(match, 'a1 b1');
  assert.deepEqual(falls(match, events), [
    [0, 1, 'last unit: ace-2 (Ann)'],
    [1, 0, 'last unit: laser-3 (Ben)'],
  ]);
  assert.deepEqual(
    events
      .flatMap((event) => review.gains(event, match.view('spectator')))
      .map(({ seat, amount }) => [seat, amount]),
    [
      [0, 3],
      [1, 2],
    ],
  );
  assert.deepEqual(measured(match, 0), [0, 0]);
});

test('who destroys the last objective eliminates its seat, and gains its stars', () => {
  const match = tableOf({
    seats: [{ units: 'ace-2@b' }, { units: 'ace-2', objectives: '- - ^o-echo-base' }, { units: 'ace-2' }],
    rolls: '6 6',
  });
  assert.deepEqual(measured(match, 1), [1, 2]);
  const events = strike(match, 'b3', 'a1');
  assert.deepEqual(falls(match, events), [[1, 0, 'last objective: Echo Base']]);
  const [gain] = events.flatMap((event) => review.gains(event, match.view('spectator')));
  assert.deepEqual(
    [gain?.seat, gain?.amount, gain?.kind && say(gain.kind)],
    [0, 3, 'objectives destroyed, stars'],
  );
});
