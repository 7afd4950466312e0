import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSays } from '../../testkit/say.ts';
import { game } from './game.ts';
import { messages } from './messages/index.ts';
import { openReview } from './review.ts';
import type { Event } from './rules/event.ts';
import { type BattleMatch, finishRound, playChoices, tableOf } from './testing/table.ts';

const [say = assert.fail('nobody speaks')] = await createSays(messages);
const bombard = [{ rule: 'bombard', dice: ['blue'] }] as const;
/** The faces of a blue die that deal no damage and one. */
const [none, one] = ['1', '2'];

function reviewOf(match: BattleMatch) {
  return openReview(game.open(match.opening.options));
}

/** What each seat gained by events: seat, points, what for. */
function gained(match: BattleMatch, events: readonly Event[]) {
  const { gains } = reviewOf(match);
  return events.flatMap((event) =>
    gains(event, match.view('spectator')).map(({ seat, amount, kind }) => [seat, amount, kind && say(kind)]),
  );
}

test('who defeats the last figure of a seat eliminates it, and gains what it cost', () => {
  const match = tableOf({
    rules: bombard,
    seats: [{ groups: 'scout@A1' }, { groups: 'scout@J1!3' }],
    rolls: `${one} ${none}`,
  });
  finishRound(match);
  const events = playChoices(match, 'figure:b1.1', 'figure:a1.1');
  const falls = reviewOf(match).falls?.(events, match.view('spectator')) ?? [];
  assert.deepEqual(
    falls.map(({ seat, by, why }) => [seat, by, say(why)]),
    [[1, 0, 'last figure: scout']],
  );
  assert.deepEqual(gained(match, events), [[0, 3, 'defeated figures']]);
});

test('points of the mission are counted for themselves; what is left of figures is drawn', () => {
  const match = tableOf({
    rules: [{ rule: 'points-for-control', token: 'post', points: 2 }],
    map: { tokens: 'post@A1' },
    seats: [{ groups: 'scout@A1!1' }, { groups: 'squad@J1,J2,-' }],
  });
  const measured = () =>
    (reviewOf(match).courses ?? []).map((measure) =>
      [0, 1].map((seat) => measure.of(match.view('spectator'), seat)),
    );
  assert.deepEqual(measured(), [
    [0, 0],
    [3, 8],
  ]);
  assert.deepEqual(gained(match, finishRound(match)), [[0, 2, 'the mission']]);
  assert.deepEqual(measured()[0], [2, 0]);
});
