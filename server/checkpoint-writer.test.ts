import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, it } from 'node:test';
import { pino } from 'pino';
import type { Game } from '../kernel/game.ts';
import { sampleBring } from '../kernel/match.ts';
import { findPending, sampleMove } from '../kernel/run.ts';
import { seeded } from '../kernel/seeded.ts';
import { outpost } from '../testkit/games/outpost/game.ts';
import { CheckpointWriter } from './checkpoint-writer.ts';
import { openGame } from './opened-games.ts';
import type { StoredCheckpoint } from './storage/storage.ts';
import { TableState } from './table-state.ts';
import { duelAt } from './testing/duels.ts';
import { openingEntry } from './testing/games.ts';
import { playOn } from './testing/player.ts';
import { withServer } from './testing/with-server.ts';

const game: Game = outpost;

describe('copies of a table', () => {
  it('are kept when the server stops, and made anew when they were thrown away', () =>
    withServer(async (url, server) => {
      const { ann, id, client } = await duelAt(url);
      await playOn([client], 4);
      const { view, seq } = client;
      const file = join(server.data, 'starboard.db');
      const kept = () => {
        const db = new DatabaseSync(file, { timeout: 5000 });
        const rows = db.prepare('select entry, passing, value from checkpoint where "table" = ?').all(id);
        db.exec('delete from checkpoint');
        db.close();
        return rows.map(({ entry, passing, value }) => [entry, passing, JSON.parse(String(value)).moves]);
      };
      const restart = async () => {
        const back = await ann.at(await server.restart()).connect(id);
        await back.until(() => back.seq === seq);
        assert.deepEqual(back.view, view);
        await back.close();
      };
      // The opening, the contribution, the beginning, and the moves.
      const expected = [[3 + seq, 1, seq]];
      await restart();
      assert.deepEqual(kept(), expected);
      // Read without a copy, it is kept again when the server stops.
      await restart();
      assert.deepEqual(kept(), []);
      await restart();
      assert.deepEqual(kept(), expected);
    }));

  it('are kept for good every 256 moves, whatever is taken back in between', async () => {
    const opened = openGame(game, { rounds: 1000 });
    const chairs = ['ann', 'bob'].map((name) => ({ kind: 'person', account: name, name }) as const);
    const state = new TableState(
      't',
      opened,
      openingEntry(game, { holders: chairs, options: { rounds: 1000 } }),
    );
    const dice = seeded('copies');
    const { bring } = sampleBring(opened.rules, 2, dice);
    for (const entry of state.draft([state.opening(chairs, ['c0', 'c1'], bring)]).entries) state.take(entry);
    const stored: (StoredCheckpoint & { readonly passing: boolean })[] = [];
    const putCheckpoint = async (_table: string, copy: StoredCheckpoint, passing: boolean) => {
      stored.push({ ...copy, passing });
    };
    const copies = new CheckpointWriter(state, 0, { putCheckpoint }, pino({ level: 'silent' }));
    while (state.course.moves.length < 600) {
      const { match } = state.playing();
      const [pending] = findPending(match.rules, match.state);
      assert.ok(pending);
      const choice = sampleMove(match.rules, match.state, pending, dice);
      state.takePlayed(state.playing().play(pending.seat, choice, {}, 1).entry);
      copies.changed();
      if (dice.pick(40) === 0) {
        for (const entry of state.draft([{ kind: 'undone', seat: 0, count: 2 }]).entries) state.take(entry);
        copies.changed();
      }
    }
    const lasting = stored.filter(({ passing }) => !passing).map(({ copy }) => copy.moves);
    assert.ok(lasting.includes(256) && lasting.includes(512), `${lasting}`);
    assert.ok(
      lasting.every((moves) => moves % 256 === 0),
      `${lasting}`,
    );
    await copies.close();
    const last = stored.at(-1);
    assert.deepEqual([last?.passing, last?.entry, last?.copy.moves], [true, state.entry, 600]);
  });
});
