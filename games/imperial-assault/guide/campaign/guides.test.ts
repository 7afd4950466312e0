import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playForcedPasses } from '../../../../kernel/forced-pass.ts';
import { Match } from '../../../../kernel/match.ts';
import { game as campaign } from '../../campaign-game.ts';
import { guide as empire } from './empire/guide.ts';
import { guide as hero } from './hero/guide.ts';

for (const [who, guide, ranks] of [
  ['the heroes win it', hero, [2, 1, 1]],
  ['the Empire wins it', empire, [1, 2, 2]],
] as const) {
  test(`a guided introduction is legal from beginning to end, and ${who}`, async () => {
    const match = new Match(campaign, guide.opening);
    const tasks = guide.lessons.flatMap(({ task }) => (task === undefined || task.free ? [] : [task]));
    const moves = [...guide.scriptedMoves];
    const threats = new Map<string, number | undefined>();
    while (match.outcome === undefined) {
      const [wanted = ''] = tasks[0]?.choices ?? [];
      if (match.refusal(guide.seat, wanted) === undefined) {
        match.script(tasks[0]?.draws ?? []);
        threats.set(wanted, match.view(guide.seat).campaign?.mission?.threat);
        match.play(guide.seat, wanted);
        tasks.shift();
      } else {
        const move = moves.shift() ?? assert.fail(`nobody goes on before ${wanted}`);
        match.script(move.draws ?? []);
        match.play(move.seat, move.choice);
      }
      playForcedPasses(match);
      match.script([]);
    }
    assert.deepEqual([tasks, moves], [[], []]);
    assert.deepEqual(match.outcome.ranks, ranks);
    // So much threat the lessons of the Empire speak of: at its start, and when the Nexu would cost all of it.
    if (guide === empire) assert.deepEqual([threats.get('card:nexu'), threats.get('figure:a1.1')], [0, 4]);
  });
}
