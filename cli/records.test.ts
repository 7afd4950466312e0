import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { BotPool } from '../bots/pool.ts';
import { games } from '../games/games.ts';
import { parseRecord } from '../kernel/record.ts';
import type { NewTable } from '../server/protocol.ts';
import { Player, type TableClient } from '../server/testing/player.ts';
import { withServer } from '../server/testing/with-server.ts';
import { run } from './testing/run.ts';

const folder = await mkdtemp(join(tmpdir(), 'starboard-records-'));
after(() => rm(folder, { recursive: true }));

/** Two people at a real server play Carcassonne as they like; answers the record of it. */
async function recordOf(
  name: string,
  play: (clients: readonly [TableClient, TableClient]) => Promise<void>,
  plan: Partial<NewTable> = {},
): Promise<{ readonly path: string; readonly record: ReturnType<typeof parseRecord> }> {
  const path = join(folder, `${name}.txt`);
  let text = '';
  await withServer(
    async (url) => {
      const [ann, bob] = [await Player.arrive(url), await Player.arrive(url)];
      const { id } = await ann.open({ game: 'carcassonne', ...plan });
      await bob.sit(id, 1);
      const clients = [await ann.connect(id), await bob.connect(id)] as const;
      for (const client of clients) await client.until(() => client.seq === 0);
      await play(clients);
      for (const client of clients) await client.until(() => client.over);
      text = await (await ann.request('GET', `/tables/${id}/record`)).text();
    },
    { games, bots: new BotPool() },
  );
  await writeFile(path, text);
  return { path, record: parseRecord(text) };
}

/** Whoever is asked answers with the first choice, so many times. */
async function answer(clients: readonly TableClient[], times: number): Promise<void> {
  for (let given = 0; given < times; given++) {
    const client = clients.find(({ decisions }) => decisions.length > 0);
    const [decision] = client?.decisions ?? [];
    assert.ok(client && decision);
    const reply = await client.play(decision.seat, decision.choices[0] ?? '');
    assert.ok(reply.type === 'accepted', JSON.stringify(reply));
    for (const other of clients) await other.until(() => other.seq >= reply.seq);
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
    const { path, record } = await recordOf('resigned', async (clients) => {
      await answer(clients, 5);
      await clients[1].request({ type: 'resign', seat: 1 });
    });
    assert.deepEqual([record.ending, record.moves.length], [{ how: 'resigned', seat: 1 }, 5]);
    assert.equal(await checked(path), 'Seat 1 has resigned');
  });

  it('by the clock is fair, and says whose', async () => {
    const clock = { kind: 'decision', seconds: 1, timeout: 'forfeit' } as const;
    const { path, record } = await recordOf('time', () => Promise.resolve(), { clock });
    assert.deepEqual([record.ending, record.moves.length], [{ how: 'time', seat: 0 }, 0]);
    assert.equal(await checked(path), 'Seat 0 has run out of time');
  });

  it('by agreement is fair, and says so', async () => {
    const { path, record } = await recordOf('agreed', async (clients) => {
      await answer(clients, 3);
      await clients[0].request({ type: 'propose', seat: 0, what: 'end' });
      await clients[1].request({ type: 'propose', seat: 1, what: 'end' });
    });
    assert.deepEqual(record.ending, { how: 'agreed' });
    assert.equal(await checked(path), 'Ended by agreement, without a winner');
  });

  it('with answers that were taken back is fair, and is told without them', async () => {
    const { path, record } = await recordOf('undone', async (clients) => {
      for (let time = 0; time < 4; time++) {
        const turn = clients.find(({ decisions }) => decisions.length > 0);
        const [decision] = turn?.decisions ?? [];
        assert.ok(turn && decision);
        const { seat, choices } = decision;
        for (const choice of choices.slice(-2)) {
          const given = await turn.play(seat, choice);
          assert.ok(given.type === 'accepted');
          await turn.until(() => turn.seq >= given.seq);
          // A tile lies as it lies as long as nobody has drawn the next.
          const undone = await turn.request({ type: 'undo', seat, seq: given.seq });
          if (undone.type === 'refused') {
            assert.equal(undone.code, 'revealed');
            break;
          }
          for (const client of clients) await client.until(() => client.seq >= undone.seq);
        }
        await Promise.all(
          clients.map((client) =>
            client.until(() => client.seq === Math.max(...clients.map(({ seq }) => seq))),
          ),
        );
        await answer(clients, 1);
      }
      const { messages } = clients[0];
      assert.ok(messages.some((message) => message.type === 'update' && message.undone !== undefined));
      await clients[0].request({ type: 'resign', seat: 0 });
    });
    assert.ok(record.moves.length >= 4);
    assert.equal(await checked(path), 'Seat 0 has resigned');
  });

  it('by the rules, with a bot that played on for somebody, is fair', async () => {
    const { path, record } = await recordOf('left', async (clients) => {
      await answer(clients, 1);
      await clients[1].request({ type: 'standIn', seat: 1 });
      for (let client = clients[0]; !client.over; ) {
        await client.until(() => client.over || client.decisions.length > 0);
        if (!client.over) await answer([client], 1);
      }
    });
    assert.equal(record.ending, undefined);
    assert.match((await checked(path)) ?? '', /Seat \d .* points/);
  });
});
