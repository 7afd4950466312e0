import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import type { Game, Json, State } from '../kernel/game.ts';
import { findPending, sampleMove } from '../kernel/run.ts';
import { seeded } from '../kernel/seeded.ts';
import { duel } from '../testkit/games/duel.ts';
import { outpost } from '../testkit/games/outpost/game.ts';
import type { Entry, NewEntry, Opened } from './entry.ts';
import { openGame } from './opened-games.ts';
import { processTime } from './process-time.ts';
import { readTable } from './reading.ts';
import type { StoredCheckpoint } from './storage/storage.ts';
import { TableState } from './table-state.ts';
import { openingEntry, withRules } from './testing/games.ts';

type LogOf = readonly [Entry & Opened, ...Entry[]];

/** A table that was played for a while by dice, with its log and a copy after every entry. */
interface Played {
  readonly state: TableState;
  readonly log: LogOf;
  readonly copies: readonly StoredCheckpoint[];
}

/** So much later that it does not matter how long the test itself takes, in milliseconds; and a time in the far future. */
const later = 600_000;
const far = 10 ** 13;

const people = ['ann', 'bob'].map((name) => ({ kind: 'person', account: name, name }) as const);

/** Plays so many moves, with pauses and answers that are taken back in between. */
function played(game: Game, count: number, seed: string): Played {
  const dice = seeded(seed);
  let now = 1000;
  const clock = mock.method(processTime, 'now', () => now);
  try {
    const opened = openingEntry(game, {
      holders: people,
      clock: { kind: 'fischer', seconds: 3600, increment: 5, timeout: 'bot' },
    });
    const state = new TableState('t', openGame(game, {}), opened);
    const log: [Entry & Opened, ...Entry[]] = [opened];
    const copies: StoredCheckpoint[] = [];
    const enter = (newEntry: NewEntry, moves?: () => void) => {
      now += dice.pick(5000);
      for (const entry of state.draft([newEntry]).entries) {
        if (moves === undefined) state.take(entry);
        log.push(entry);
        const copy = state.copy();
        if (copy !== undefined) copies.push({ entry: state.entry, copy });
      }
    };
    const bring = game.open({}).bring;
    const brought = bring && people.map(() => bring.sample(dice));
    enter(state.opening(people, ['c0'.repeat(32), 'c1'.repeat(32)], brought));
    while (state.course.moves.length < count) {
      const play = state.playing();
      const waiting = findPending(play.match.rules, play.match.state);
      const pending = waiting[dice.pick(Math.max(1, waiting.length))];
      if (pending === undefined) break;
      if (dice.pick(9) === 0 && play.match.moves.length > 3) {
        enter({ kind: 'undone', seat: 0, count: 1 + dice.pick(3) });
      } else if (dice.pick(20) === 0) {
        enter({ kind: 'paused' });
        enter({ kind: 'resumed', seat: 0 });
      } else {
        const choice = sampleMove(play.match.rules, play.match.state, pending, dice);
        const copy = play.match.at(play.match.moves.length);
        copy.play(pending.seat, choice);
        enter({
          kind: 'played',
          ...(copy.moves.at(-1) ?? assert.fail()),
          account: 'ann',
          command: `c${now}`,
        });
      }
    }
    return { state, log, copies };
  } finally {
    clock.mock.restore();
  }
}

/** All that a table says. */
function allOf(state: TableState, at: number): unknown {
  const clock = mock.method(processTime, 'now', () => at);
  try {
    const play = state.playing();
    return JSON.parse(
      JSON.stringify({
        state: play.match.state,
        asked: play.openDecisions,
        seq: play.seq,
        moves: play.match.moves,
        changes: state.course.changes,
        clocks: state.clocks,
        deadline: state.deadline,
        card: state.card(),
        views: [0, 1, 'spectator' as const].map((viewer) => play.view(viewer)),
        record: state.recorded().moves.length,
      }),
    );
  } finally {
    clock.mock.restore();
  }
}

describe('a table that is read from its log', () => {
  for (const game of [duel, outpost]) {
    it(`of ${game.id} stands the same with copies and without, whichever of them are left`, async () => {
      const opened = openGame(game, {});
      for (let number = 0; number < 12; number++) {
        const dice = seeded(`reading ${number}`);
        const { state, log, copies } = played(game, game.id === 'duel' ? 20 : 90, `${number}`);
        const at = (log.at(-1)?.at ?? 0) + later;
        const expected = allOf(state, at);
        for (const left of [[], copies, copies.filter(() => dice.pick(6) === 0)]) {
          const read = await readTable('t', opened, log, left);
          assert.deepEqual(allOf(read.state, at), expected);
          assert.equal(read.upgraded, undefined);
          // It goes back to any moment, from wherever the next copy is.
          const { match } = read.state.playing();
          const back = dice.pick(match.moves.length + 1);
          assert.deepEqual(match.at(back).state, state.playing().match.at(back).state);
        }
      }
    });
  }
});

/** The same game as another version of its rules. */
function version(game: Game, id: string, more: Partial<Game> = {}): Game {
  return { ...game, version: id, ...more };
}

/** Seat 0 lays no sixes any longer. */
const stricter: Game = withRules(duel, ({ steps }) => {
  const { lay, ...others } = steps;
  if (lay?.kind !== 'choice') throw new Error('the duel lays cards');
  const legal = (choice: unknown) => choice !== 6;
  return {
    steps: {
      ...others,
      lay: { ...lay, choices: (state, frame, seat) => lay.choices(state, frame, seat).filter(legal) },
    },
  };
});

describe('a match that other rules have played', () => {
  it('is carried on from its last move, where these rules play what came after the last copy just so', async () => {
    const { state, log, copies } = played(duel, 9, 'carried on');
    const game = openGame(version(duel, '2'), {});
    for (const left of [copies, copies.slice(0, 4), []]) {
      const read = await readTable('t', game, log, left);
      assert.ok(read.upgraded);
      assert.deepEqual([read.upgraded.version, read.upgraded.dropped], ['2', 0]);
      assert.deepEqual(read.state.playing().match.state, state.playing().match.state);
      assert.equal(read.state.playing().seq, state.playing().seq + 1);
      // Whoever reads the log later needs no copy.
      const again = await readTable('t', game, [...log, read.upgraded], []);
      assert.deepEqual(allOf(again.state, far), allOf(read.state, far));
      assert.equal(again.upgraded, undefined);
      assert.deepEqual(again.state.upgraded, { seq: state.playing().seq + 1, version: '2', dropped: 0 });
    }
  });

  it('goes on from the last copy, where they do not; and it is said how much counts no longer', async () => {
    const game = openGame(version(stricter, '2'), {});
    let dropped = 0;
    for (let number = 0; number < 20; number++) {
      const { log, copies } = played(duel, 9, `dropped ${number}`);
      const read = await readTable('t', game, log, copies.slice(0, 2));
      assert.ok(read.upgraded);
      const play = read.state.playing();
      if (read.upgraded.dropped === 0) continue;
      dropped++;
      assert.equal(play.match.moves.length, copies[1]?.copy.moves);
      assert.deepEqual(play.match.state, JSON.parse(JSON.stringify(copies[1]?.copy.state)));
      // What a page had seen before is no longer what is asked.
      assert.ok(play.openDecisions.every(({ since }) => since === play.seq));
      const again = await readTable('t', game, [...log, read.upgraded], []);
      assert.deepEqual(allOf(again.state, far), allOf(read.state, far));
    }
    assert.ok(dropped > 3, `${dropped}`);
  });

  it('is migrated where its state has another shape', async () => {
    const { state, log, copies } = played(duel, 7, 'migrated');
    const { scores } = Object(state.playing().match.state);
    const doubled = (json: Json): State => ({
      ...Object(json),
      scores: scores.map((score: number) => 2 * score),
    });
    const game = openGame(version(duel, '2', { shape: 2, migrate: doubled }), {});
    const read = await readTable('t', game, log, copies);
    assert.ok(read.upgraded);
    assert.deepEqual(
      Object(read.state.playing().view(0)).scores,
      scores.map((score: number) => 2 * score),
    );
    assert.equal(read.upgraded.shape, 2);
  });

  it('is closed where that cannot be, and where an earlier version comes back', async () => {
    const { log, copies } = played(duel, 7, 'closed');
    const closed = (game: Game, entries: LogOf, left = copies) =>
      assert.rejects(readTable('t', openGame(game, {}), entries, left), { code: 'other-version' });
    await closed(version(duel, '2', { shape: 2 }), log);
    await closed(version(duel, '2', { shape: 2, migrate: () => undefined }), log);
    const { upgraded } = await readTable('t', openGame(version(duel, '2'), {}), log, copies);
    assert.ok(upgraded);
    await closed(duel, [...log, upgraded]);
  });

  it('is upgraded again and again, and its record tells by which version each part was played', async () => {
    let { log } = played(duel, 5, 'again');
    for (const next of ['2', '3']) {
      const read = await readTable('t', openGame(version(duel, next), {}), log, []);
      assert.ok(read.upgraded);
      log = [...log, read.upgraded];
    }
    const { state } = await readTable('t', openGame(version(duel, '3'), {}), log, []);
    const { began, upgrades } = state.recorded();
    assert.deepEqual([began, ...upgrades.map((upgrade) => upgrade.version)], ['1', '2', '3']);
  });
});
