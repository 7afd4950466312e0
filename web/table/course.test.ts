import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { games } from '../../games/games.ts';
import type { Review } from '../../games/review.ts';
import type { Words } from '../../games/words.ts';
import { eventsFor } from '../../kernel/emitted-event.ts';
import { Match } from '../../kernel/match.ts';
import { seeded } from '../../kernel/seeded.ts';
import { courseOf, pointsReview } from './course.ts';
import type { SeenStep } from './seen-steps.ts';

/** Points as `red 3` or `blue 2`: seat 0 and 1. */
const review: Review<unknown, string> = {
  gains(event) {
    const [who, amount] = event.split(' ');
    return [{ seat: who === 'red' ? 0 : 1, amount: Number(amount), kind: { key: `kind.${who}` } }];
  },
};
const words: Words = {
  event: (event) => ({ key: String(event) }),
  prompt: () => ({ key: '' }),
  choice: () => ({ key: '' }),
  table: () => [],
};

function follow(events: readonly string[], ranks: readonly number[], more: Partial<Review> = {}) {
  const steps = events.map((event, at) => ({ seq: at + 1, events: [event], view: {} }));
  const course = courseOf(
    steps,
    { ranks: [...ranks] },
    {
      review: { ...review, ...more },
      words,
      cooperative: more.less === true,
    },
  );
  return {
    ...course,
    named: course.turning === undefined ? undefined : course.stages[course.turning]?.sentence?.key,
  };
}

suite('the turning point', () => {
  test('is where the winner came to lead to the end', () => {
    const { named } = follow(['blue 5', 'red 3', 'red 4', 'blue 3', 'red 6', 'blue 1'], [1, 2]);
    assert.equal(named, 'red 6');
  });

  test('is the largest gain where the winner was always ahead', () => {
    const { named } = follow(['red 2', 'blue 1', 'red 9', 'blue 3', 'red 1'], [1, 2]);
    assert.equal(named, 'red 9');
  });

  test('is not named where the winner was behind, because somebody gave up', () => {
    assert.equal(follow(['red 2', 'blue 9'], [1, 2]).named, undefined);
  });

  test('is not named where two share the victory', () => {
    assert.equal(follow(['red 2', 'blue 2'], [1, 1]).named, undefined);
  });

  test('of a team is the largest step to what came of it', () => {
    const together = { less: true } as const;
    assert.equal(follow(['red 2', 'red 7', 'red -3', 'red 1'], [2, 2], together).named, 'red 7');
    assert.equal(follow(['red 2', 'red 7', 'red -3', 'red 1'], [1, 1], together).named, 'red -3');
  });
});

test('what was gained with one kind of thing is one part', () => {
  const { parts } = follow(['red 2', 'red 7', 'blue 4', 'red -3'], [1, 2]);
  assert.deepEqual(parts, [
    [{ kind: { key: 'kind.red' }, amount: 6 }],
    [{ kind: { key: 'kind.blue' }, amount: 4 }],
  ]);
});

test('a game without a review is measured by the points of its rules', () => {
  const ofRules = pointsReview({ points: (event) => [{ seat: 1, points: Number(event) }] });
  assert.deepEqual(ofRules.gains(7, {}), [{ seat: 1, amount: 7 }]);
  assert.deepEqual(pointsReview({}).gains(7, {}), []);
});

suite('a whole match is measured', () => {
  for (const entry of games) {
    test(entry.id, async () => {
      const game = await entry.game();
      const chance = seeded('course');
      const seats = entry.seats.min;
      const match = new Match(game, { options: {}, seed: 'course', seats });
      const steps: SeenStep[] = [
        {
          seq: 0,
          events: eventsFor(match.prologue, 'spectator'),
          view: structuredClone(match.view('spectator')),
        },
      ];
      for (let [asked] = match.decisions(); asked !== undefined; [asked] = match.decisions()) {
        const choice = asked.choices[chance.pick(asked.choices.length)] ?? '';
        const emitted = match.play(asked.seat, choice);
        steps.push({
          seq: steps.length,
          events: eventsFor(emitted, 'spectator'),
          view: structuredClone(match.view('spectator')),
        });
      }
      const { outcome, rules } = match;
      assert.ok(outcome !== undefined);
      const open = await entry.review?.();
      const openWords = await entry.words();
      const course = courseOf(steps, outcome, {
        review: open?.(rules) ?? pointsReview(rules),
        words: openWords(rules),
        cooperative: entry.cooperative,
      });
      assert.ok(course.stages.length > 0);
      for (const [side, { seats: own }] of course.sides.entries()) {
        const sum = (course.parts[side] ?? []).reduce((total, { amount }) => total + amount, course.start);
        assert.equal(sum, course.stages.at(-1)?.values[side], 'the parts add up to the end of the line');
        const score: number | undefined = outcome.scores?.[own[0] ?? 0];
        if (score !== undefined) assert.equal(sum, score, 'the line ends at the score');
      }
    });
  }
});
