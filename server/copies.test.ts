import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, it } from 'node:test';
import { pino } from 'pino';
import type { Game } from '../kernel/game.ts';
import { sampleBring } from '../kernel/match.ts';
import { pendings, sampleAnswer } from '../kernel/run.ts';
import { seeded } from '../kernel/seeded.ts';
import { outpost } from '../testkit/games/outpost/game.ts';
import { Copies } from './copies.ts';
import { openGame } from './opened-games.ts';
import type { StoredCopy } from './storage/storage.ts';
import { TableState } from './table-state.ts';
import { duelAt } from './testing/duels.ts';
import { openingEntry } from './testing/games.ts';
import { withServer } from './testing/hall.ts';
import { playOn } from './testing/player.ts';

const game: Game = outpost;

describe('copies of a table', () => {
  it('are kept when the server stops, and made anew when they were thrown away', () =>
    withServer(async (url, hall) => {
      const { ann, id, line } = await duelAt(url);
      await playOn([line], 4);
      const { view, seq } = line;
      const file = join(hall.data, 'starboard.db');
      const kept = () => {
        const db = new DatabaseSync(file, { timeout: 5000 });
        const rows = db.prepare('select entry, passing, value from copy where "table" = ?').all(id);
        db.exec('delete from copy');
        db.close();
        return rows.map(({ entry, passing, value }) => [entry, passing, JSON.parse(String(value)).answers]);
      };
      const restart = async () => {
        const back = await ann.at(await hall.restart()).look(id);
        await back.until(() => back.seq === seq);
        assert.deepEqual(back.view, view);
        await back.close();
      };
      // The opening, the contribution, the beginning, and the answers.
      const expected = [[3 + seq, 1, seq]];
      await restart();
      assert.deepEqual(kept(), expected);
      // Read without a copy, it is kept again when the server stops.
      await restart();
      assert.deepEqual(kept(), []);
      await restart();
      assert.deepEqual(kept(), expected);
    }));

  it('are kept for good every 256 answers, whatever is taken back in between', async () => {
    const opened = openGame(game, { rounds: 1000 });
    const chairs = ['ann', 'bob'].map((name) => ({ kind: 'person', account: name, name }) as const);
    const state = new TableState('t', opened, openingEntry(game, { chairs, options: { rounds: 1000 } }));
    const dice = seeded('copies');
    const { bring } = sampleBring(opened.rules, 2, dice);
    for (const entry of state.draft([state.opening(chairs, ['c0', 'c1'], bring)]).entries) state.take(entry);
    const stored: (StoredCopy & { readonly passing: boolean })[] = [];
    const putCopy = async (_table: string, copy: StoredCopy, passing: boolean) => {
      stored.push({ ...copy, passing });
    };
    const copies = new Copies(state, 0, { putCopy }, pino({ level: 'silent' }));
    while (state.course.answers.length < 600) {
      const { match } = state.playing();
      const [pending] = pendings(match.rules, match.state);
      assert.ok(pending);
      const choice = sampleAnswer(match.rules, match.state, pending, dice);
      state.takeGiven(state.playing().answer(pending.seat, choice, {}, 1).entry);
      copies.changed();
      if (dice.pick(40) === 0) {
        for (const entry of state.draft([{ kind: 'undone', seat: 0, count: 2 }]).entries) state.take(entry);
        copies.changed();
      }
    }
    const lasting = stored.filter(({ passing }) => !passing).map(({ copy }) => copy.answers);
    assert.ok(lasting.includes(256) && lasting.includes(512), `${lasting}`);
    assert.ok(
      lasting.every((answers) => answers % 256 === 0),
      `${lasting}`,
    );
    await copies.close();
    const last = stored.at(-1);
    assert.deepEqual([last?.passing, last?.entry, last?.copy.answers], [true, state.entry, 600]);
  });
});
