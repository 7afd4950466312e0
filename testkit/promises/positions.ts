import { canonical } from '../../kernel/canonical.ts';
import type { Rules, Viewer } from '../../kernel/game.ts';
import { questionsIn } from '../../kernel/match.ts';
import { seeded } from '../../kernel/seeded.ts';
import { checkAgainst, sentence } from '../../schema/check.ts';
import { playOn, walkAndLook } from '../course.ts';
import { fail, oneOf, type Run, runOf, type Situation, same, seatsOf } from '../situation.ts';

/** A position is set out again as itself and plays on; it and the options are as the schemas say. */
export function positions(situation: Situation): void {
  const { game, rules, table, seed } = situation;
  const options = checkAgainst(game.optionsSchema, table.options);
  if (!options.ok) fail(situation, `the options are not as their schema says: ${sentence(options.faults)}`);
  const dice = seeded(`players ${seed}`);
  walkAndLook(situation, (run) => {
    if (rules.calm?.(run.state) === false) return;
    const viewers: Viewer[] = [...seatsOf(table.seats), 'spectator'];
    // What is left out is dealt alike for every viewer, so one of them plays on.
    const played = oneOf(viewers, dice);
    for (const viewer of [undefined, ...viewers]) {
      const found: unknown = JSON.parse(JSON.stringify(rules.position(run.state, viewer)));
      const checked = checkAgainst(game.positionSchema, found);
      if (!checked.ok) {
        fail(situation, `a position is not as its schema says: ${sentence(checked.faults)}`);
      }
      const again = runOf(
        rules,
        rules.arrange(found, seeded(`set ${seed}`), { bring: [], carry: undefined }),
        seeded(`set ${seed}`),
      );
      same(
        situation,
        'the number of seats of an arranged position',
        rules.seatCount(again.state),
        table.seats,
      );
      same(
        situation,
        'a position that was set out',
        canonical(rules.position(again.state, viewer)),
        canonical(found),
      );
      if (viewer === undefined) {
        same(situation, 'what waits at an arranged position', standing(rules, again), standing(rules, run));
      }
      if (viewer !== undefined && viewer !== played) continue;
      const text = JSON.stringify(found);
      playOn(situation, again, `mover ${seed}`);
      same(situation, 'a position after it was played on', found, JSON.parse(text));
    }
  });
}

function standing(rules: Rules, { state }: Run) {
  return { outcome: rules.outcome(state), questions: questionsIn(rules, state) };
}
