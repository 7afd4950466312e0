import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { BotPool } from '../bots/pool.ts';
import { games } from '../games/games.ts';
import { parseRecord } from '../kernel/record.ts';
import type { NewTable } from '../server/protocol.ts';
import { withServer } from '../server/testing/hall.ts';
import { type Line, Player } from '../server/testing/player.ts';
import { run } from './testing/run.ts';

const folder = await mkdtemp(join(tmpdir(), 'starboard-records-'));
after(() => rm(folder, { recursive: true }));

/** Two people at a real server play Carcassonne as they like; answers the record of it. */
async function recordOf(
  name: string,
  play: (lines: readonly [Line, Line]) => Promise<void>,
  plan: Partial<NewTable> = {},
): Promise<{ readonly path: string; readonly record: ReturnType<typeof parseRecord> }> {
  const path = join(folder, `${name}.txt`);
  let text = '';
  await withServer(
    async (url) => {
      const [ann, bob] = [await Player.arrive(url), await Player.arrive(url)];
      const { id } = await ann.open({ game: 'carcassonne', ...plan });
      await bob.sit(id, 1);
      const lines = [await ann.look(id), await bob.look(id)] as const;
      for (const line of lines) await line.until(() => line.seq === 0);
      await play(lines);
      for (const line of lines) await line.until(() => line.over);
      text = await (await ann.request('GET', `/tables/${id}/record`)).text();
    },
    { games, bots: new BotPool() },
  );
  await writeFile(path, text);
  return { path, record: parseRecord(text) };
}

/** Whoever is asked answers with the first choice, so many times. */
async function answer(lines: readonly Line[], times: number): Promise<void> {
  for (let given = 0; given < times; given++) {
    const line = lines.find(({ questions }) => questions.length > 0);
    const [question] = line?.questions ?? [];
    assert.ok(line && question);
    const reply = await line.answer(question.seat, question.choices[0] ?? '');
    assert.ok(reply.type === 'accepted', JSON.stringify(reply));
    for (const other of lines) await other.until(() => other.seq >= reply.seq);
  }
}

/** That the record is fair, that it can be replayed, and what the replay says last. */
async function checked(path: string): Promise<string | undefined> {
  const verified = await run(['verify', path]);
  assert.deepEqual([verified.status, verified.stderr], [0, '']);
  assert.match(verified.stdout, /Everything fits/);
  const replayed = await run(['replay', path]);
  assert.deepEqual([replayed.status, replayed.stderr], [0, '']);
  return replayed.stdout.trimEnd().split('\n').at(-1);
}

describe('the record of a match that ended', () => {
  it('by resigning is fair, and says who did', async () => {
    const { path, record } = await recordOf('resigned', async (lines) => {
      await answer(lines, 5);
      await lines[1].wish({ type: 'resign', seat: 1 });
    });
    assert.deepEqual([record.ending, record.answers.length], [{ how: 'resigned', seat: 1 }, 5]);
    assert.equal(await checked(path), 'Seat 1 has resigned');
  });

  it('by the clock is fair, and says whose', async () => {
    const clock = { kind: 'decision', seconds: 1, timeout: 'forfeit' } as const;
    const { path, record } = await recordOf('time', () => Promise.resolve(), { clock });
    assert.deepEqual([record.ending, record.answers.length], [{ how: 'time', seat: 0 }, 0]);
    assert.equal(await checked(path), 'Seat 0 has run out of time');
  });

  it('by agreement is fair, and says so', async () => {
    const { path, record } = await recordOf('agreed', async (lines) => {
      await answer(lines, 3);
      await lines[0].wish({ type: 'propose', seat: 0, what: 'end' });
      await lines[1].wish({ type: 'propose', seat: 1, what: 'end' });
    });
    assert.deepEqual(record.ending, { how: 'agreed' });
    assert.equal(await checked(path), 'Ended by agreement, without a winner');
  });

  it('with answers that were taken back is fair, and is told without them', async () => {
    const { path, record } = await recordOf('undone', async (lines) => {
      for (let time = 0; time < 4; time++) {
        const turn = lines.find(({ questions }) => questions.length > 0);
        const [question] = turn?.questions ?? [];
        assert.ok(turn && question);
        const { seat, choices } = question;
        for (const choice of choices.slice(-2)) {
          const given = await turn.answer(seat, choice);
          assert.ok(given.type === 'accepted');
          await turn.until(() => turn.seq >= given.seq);
          // A tile lies as it lies as long as nobody has drawn the next.
          const undone = await turn.wish({ type: 'undo', seat, seq: given.seq });
          if (undone.type === 'refused') {
            assert.equal(undone.code, 'revealed');
            break;
          }
          for (const line of lines) await line.until(() => line.seq >= undone.seq);
        }
        await Promise.all(
          lines.map((line) => line.until(() => line.seq === Math.max(...lines.map(({ seq }) => seq)))),
        );
        await answer(lines, 1);
      }
      const { messages } = lines[0];
      assert.ok(messages.some((message) => message.type === 'update' && message.undone !== undefined));
      await lines[0].wish({ type: 'resign', seat: 0 });
    });
    assert.ok(record.answers.length >= 4);
    assert.equal(await checked(path), 'Seat 0 has resigned');
  });

  it('by the rules, with a bot that played on for somebody, is fair', async () => {
    const { path, record } = await recordOf('left', async (lines) => {
      await answer(lines, 1);
      await lines[1].wish({ type: 'standIn', seat: 1 });
      for (let line = lines[0]; !line.over; ) {
        await line.until(() => line.over || line.questions.length > 0);
        if (!line.over) await answer([line], 1);
      }
    });
    assert.equal(record.ending, undefined);
    assert.match((await checked(path)) ?? '', /Seat \d .* points/);
  });
});
