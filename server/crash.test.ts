import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Entry } from './entry.ts';
import { SqliteStorage } from './storage/sqlite.ts';
import { type Line, Player } from './testing/player.ts';

const kills = Number(process.env.KILLS ?? 3);

async function start(data: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('./testing/child.ts', import.meta.url)), data],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  for await (const url of createInterface({ input: child.stdout })) return { child, url };
  throw new Error('the server did not start');
}

/** Plays one duel after another at both seats, and notes what was acknowledged, until the connection ends. */
async function playOn(
  player: Player,
  acknowledged: Map<string, { table: string; seq: number }>,
  label: string,
) {
  let count = 0;
  for (;;) {
    let table: string;
    let line: Line;
    try {
      table = (await player.open({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'screen', name: 'B' }] }))
        .id;
      line = await player.look(table);
      await line.until(() => line.seq >= 0);
      while (!line.over) {
        const [question] = line.questions;
        if (question === undefined) break;
        const id = `${label}-${count++}`;
        const reply = await line.answer(question.seat, question.choices[0] ?? '', { id });
        if (reply.type !== 'accepted') assert.fail(JSON.stringify(reply));
        acknowledged.set(id, { table, seq: reply.seq });
        await line.until(() => line.seq >= reply.seq);
      }
      await line.close();
    } catch (failure) {
      if (failure instanceof assert.AssertionError) throw failure;
      return;
    }
  }
}

it(`an answer that was acknowledged is there exactly once after SIGKILL, ${kills} times`, async () => {
  const data = await mkdtemp(join(tmpdir(), 'starboard-'));
  const acknowledged = new Map<string, { table: string; seq: number }>();
  for (let kill = 0; kill < kills; kill++) {
    const { child, url } = await start(data);
    const players = await Promise.all([1, 2, 3].map(() => Player.arrive(url)));
    const playing = players.map((player, at) => playOn(player, acknowledged, `${kill}-${at}`));
    await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 200));
    child.kill('SIGKILL');
    await once(child, 'exit');
    await Promise.all(playing);
  }
  assert.ok(acknowledged.size > kills * 10, `only ${acknowledged.size} answers were given`);

  const storage = await SqliteStorage.open(join(data, 'starboard.db'));
  const logs = new Map<string, Entry[]>();
  for (const [command, { table, seq }] of acknowledged) {
    const log = logs.get(table) ?? (await storage.read(table, 0));
    logs.set(table, log);
    const answers = log.filter((entry) => entry.kind === 'answered');
    assert.equal(answers[seq - 1]?.command, command);
    assert.equal(answers.filter((entry) => entry.command === command).length, 1);
  }
  await storage.close();
  await rm(data, { recursive: true });
});

it('a server that is told to stop lets go of everything and ends by itself, and play goes on after it', async () => {
  const data = await mkdtemp(join(tmpdir(), 'starboard-'));
  const first = await start(data);
  const ann = await Player.arrive(first.url);
  const { id } = await ann.open({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'screen', name: 'Bob' }] });
  const line = await ann.look(id);
  await line.until(() => line.seq === 0);
  await line.answer(0, line.questions[0]?.choices[0] ?? '');
  await line.until(() => line.seq === 1);
  first.child.kill('SIGTERM');
  assert.deepEqual(await once(first.child, 'exit'), [0, null]);

  const second = await start(data);
  const back = await ann.at(second.url).look(id);
  await back.until(() => back.seq === 1);
  assert.deepEqual(back.view, line.view);
  assert.equal((await back.answer(1, back.questions[0]?.choices[0] ?? '')).type, 'accepted');
  second.child.kill('SIGTERM');
  await once(second.child, 'exit');
  await rm(data, { recursive: true });
});
