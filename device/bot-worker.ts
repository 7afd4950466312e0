/** A thread of the browser in which bots think, beside the worker that runs the tables. */
import { Answers, failureOf } from '../bots/answers.ts';
import type { ThreadReport, ThreadRequest } from '../bots/pool-protocol.ts';
import { games } from '../games/games.ts';

// Nothing that is shared with the thread could say before its time that it has to stop.
const answers = new Answers(games, () => false);

addEventListener('message', ({ data }: MessageEvent<ThreadRequest>) => {
  answers
    .choose(data, () => report({ kind: 'begun' }))
    .then(
      (choice) => report({ kind: 'chosen', choice }),
      (fault: unknown) => report(failureOf(fault)),
    );
});

function report(message: ThreadReport): void {
  postMessage(message);
}
