import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { games } from '../../games/games.ts';
import type { Review } from '../../games/review.ts';
import type { Words } from '../../games/words.ts';
import { eventsFor } from '../../kernel/emitted-event.ts';
import { Match } from '../../kernel/match.ts';
import { seeded } from '../../kernel/seeded.ts';
import { courseOf, coursesOf, fallsOf, pointsReview } from './course.ts';
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

suite('measures', () => {
  /** What seats have, as `red 3, blue 2`; nothing before the match has begun. */
  const measured: Review<string, string> = {
    gains: () => [],
    courses: [
      {
        unit: { key: 'unit.ships' },
        of(view, seat) {
          const found = new RegExp(`${seat === 0 ? 'red' : 'blue'} (\\d+)`).exec(view);
          return found?.[1] === undefined ? undefined : Number(found[1]);
        },
        tells: (event) => event.startsWith('loss'),
      },
    ],
    falls: (events) =>
      events.flatMap((event) => (event === 'loss of blue' ? [{ seat: 1, by: 0, why: { key: event } }] : [])),
  };
  const steps = [
    { seq: 0, events: ['set-up'], view: 'nothing yet' },
    { seq: 1, events: ['begin'], view: 'red 3, blue 3' },
    { seq: 2, events: ['roll', 'loss of a ship'], view: 'red 2, blue 3' },
    { seq: 3, events: ['roll'], view: 'red 2, blue 3' },
    { seq: 4, events: ['loss of blue'], view: 'red 2, blue 0' },
  ];

  test('are followed from the moment at which they count, and told by the event that changed them', () => {
    const [drawn] = coursesOf(steps, { ranks: [1, 2] }, { review: measured, words });
    assert.equal(drawn?.unit?.key, 'unit.ships');
    assert.equal(drawn?.course.start, 3);
    assert.deepEqual(
      drawn?.course.stages.map(({ seq, values, sentence }) => [seq, values, sentence?.key]),
      [
        [2, [2, 3], 'loss of a ship'],
        [4, [2, 0], 'loss of blue'],
      ],
    );
    assert.equal(drawn?.course.turning, 1);
  });

  test('a game that measures nothing draws the course of its gains', () => {
    const events = ['red 2', 'blue 1'].map((event, at) => ({ seq: at + 1, events: [event], view: {} }));
    const [drawn, ...others] = coursesOf(events, { ranks: [1, 2] }, { review, words });
    assert.equal(others.length, 0);
    assert.deepEqual(drawn?.course.stages.at(-1)?.values, [2, 1]);
  });

  test('who left the match is told in order', () => {
    assert.deepEqual(fallsOf(steps, measured), [{ seat: 1, by: 0, why: { key: 'loss of blue' } }]);
    assert.deepEqual(fallsOf(steps, review), []);
  });
});
