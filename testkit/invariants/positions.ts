import { canonical } from '../../kernel/canonical.ts';
import type { Rules, Viewer } from '../../kernel/game.ts';
import { decisionsIn } from '../../kernel/match.ts';
import { seeded } from '../../kernel/seeded.ts';
import { checkAgainst, describeFaults } from '../../schema/check.ts';
import { playOn, walkInspecting } from '../course.ts';
import { assertSame, fail, oneOf, type Run, runOf, seatsOf, type TestCase } from '../test-case.ts';

/** A position is set out again as itself and plays on; it and the options are as the schemas say. */
export function arrangesPositions(testCase: TestCase): void {
  const { game, rules, table, seed } = testCase;
  const options = checkAgainst(game.optionsSchema, table.options);
  if (!options.ok)
    fail(testCase, `the options are not as their schema says: ${describeFaults(options.faults)}`);
  const dice = seeded(`players ${seed}`);
  walkInspecting(testCase, (run) => {
    if (rules.calm?.(run.state) === false) return;
    const viewers: Viewer[] = [...seatsOf(table.seats), 'spectator'];
    // What is left out is dealt alike for every viewer, so one of them plays on.
    const played = oneOf(viewers, dice);
    for (const viewer of [undefined, ...viewers]) {
      const found: unknown = JSON.parse(JSON.stringify(rules.position(run.state, viewer)));
      const checked = checkAgainst(game.positionSchema, found);
      if (!checked.ok) {
        fail(testCase, `a position is not as its schema says: ${describeFaults(checked.faults)}`);
      }
      const again = runOf(
        rules,
        rules.arrange(found, seeded(`set ${seed}`), { bring: [], carry: undefined }),
        seeded(`set ${seed}`),
      );
      assertSame(
        testCase,
        'the number of seats of an arranged position',
        rules.seatCount(again.state),
        table.seats,
      );
      assertSame(
        testCase,
        'a position that was set out',
        canonical(rules.position(again.state, viewer)),
        canonical(found),
      );
      if (viewer === undefined) {
        assertSame(
          testCase,
          'what waits at an arranged position',
          publicStatus(rules, again),
          publicStatus(rules, run),
        );
      }
      if (viewer !== undefined && viewer !== played) continue;
      const text = JSON.stringify(found);
      playOn(testCase, again, `mover ${seed}`);
      assertSame(testCase, 'a position after it was played on', found, JSON.parse(text));
    }
  });
}

function publicStatus(rules: Rules, { state }: Run) {
  return { outcome: rules.outcome(state), decisions: decisionsIn(rules, state) };
}
