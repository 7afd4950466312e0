import { canonical } from '../../kernel/canonical.ts';
import type { Game } from '../../kernel/game.ts';
import { pending } from '../../kernel/run.ts';
import { seeded } from '../../kernel/seeded.ts';
import { checkAgainst, sentence } from '../../schema/check.ts';
import { fail, playOut, type Run, runOf, type Situation, same, seatsOf, walkAndLook } from '../situation.ts';

/** A position is set out again as itself and plays on; it and the options are as the schemas say. */
export function positions(situation: Situation): void {
  const { game, table, seed } = situation;
  const options = checkAgainst(game.optionsSchema, table.options);
  if (!options.ok) fail(situation, `the options are not as their schema says: ${sentence(options.faults)}`);
  walkAndLook(situation, (run) => {
    for (const viewer of [undefined, ...seatsOf(table.seats), 'spectator'] as const) {
      const found: unknown = JSON.parse(JSON.stringify(game.position(run.state, viewer)));
      const checked = checkAgainst(game.positionSchema, found);
      if (!checked.ok) {
        fail(situation, `a position is not as its schema says: ${sentence(checked.faults)}`);
      }
      const again = runOf(
        game,
        game.arrange(found, table.options, seeded(`set ${seed}`)),
        seeded(`set ${seed}`),
      );
      same(
        situation,
        'the number of seats of an arranged position',
        game.seatCount(again.state),
        table.seats,
      );
      same(
        situation,
        'a position that was set out',
        canonical(game.position(again.state, viewer)),
        canonical(found),
      );
      if (viewer === undefined) {
        same(situation, 'what waits at an arranged position', standing(game, again), standing(game, run));
      }
      const text = JSON.stringify(found);
      playOut(situation, again, seeded(`mover ${seed}`));
      same(situation, 'a position after it was played on', found, JSON.parse(text));
    }
  });
}

function standing(game: Game, { state }: Run) {
  const waiting = pending(game, state);
  return {
    outcome: game.outcome(state),
    questions: waiting?.step.seats(state, waiting.frame).map((seat) => ({
      seat,
      kind: waiting.frame.step,
      choices: waiting.step.choices(state, waiting.frame, seat).map((choice) => game.format(choice)),
    })),
  };
}
