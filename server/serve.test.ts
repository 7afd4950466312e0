import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withServer } from './testing/hall.ts';
import { type Line, Player } from './testing/player.ts';

/** Everybody answers with the first choice they have, until the match is over. */
async function playOut(...lines: Line[]): Promise<void> {
  for (;;) {
    const line = lines.find(({ questions }) => questions.length > 0);
    const [question] = line?.questions ?? [];
    if (line === undefined || question === undefined) return;
    const reply = await line.answer(question.seat, question.choices[0] ?? '');
    assert.equal(reply.type, 'accepted', JSON.stringify(reply));
    if (reply.type === 'accepted') {
      for (const other of lines) await other.until(() => other.seq >= reply.seq);
    }
  }
}

describe('a match over sockets', () => {
  for (const game of ['tic-tac-toe', 'duel']) {
    it(`of ${game} is played by two people to its end, and both have seen the same`, () =>
      withServer(async (url) => {
        const ann = await Player.arrive(url);
        const bob = await Player.arrive(url);
        const table = await ann.open({ game });
        await bob.sit(table.id, 1);
        const lines = [await ann.look(table.id), await bob.look(table.id)];
        for (const line of lines) await line.until(() => line.seq === 0);
        await playOut(...lines);
        for (const line of lines) assert.equal(line.over, true);
        for (const [seat, line] of lines.entries()) {
          const again = await (seat === 0 ? ann : bob).look(table.id);
          await again.until(() => again.seq >= 0);
          assert.deepEqual(line.view, again.view);
          assert.equal(line.seq, again.seq);
        }
      }));
  }
});
