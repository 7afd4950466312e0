import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type OutpostOptions, outpost } from '../testkit/games/outpost/game.ts';
import { hashOf } from './canonical.ts';
import type { Game, Json } from './game.ts';
import { type Checkpoint, Match, sampleBring, upgrade } from './match.ts';
import { formatRecord, parseRecord, replay } from './record.ts';
import { findPending, sampleMove } from './run.ts';
import { seeded } from './seeded.ts';
import { hashOfRecord, verifyInSeries } from './series.ts';
import { verify } from './verify.ts';

type Outpost = ReturnType<typeof begun>;

function begun(options: OutpostOptions = { rounds: 200 }, more: { readonly carry?: Json } = {}) {
  const rules = outpost.open(options);
  const bring = sampleBring(rules, 3, seeded('forces'));
  return new Match(outpost, { options, seats: 3, seed: 'long', ...bring, ...more });
}

/** Plays so many random moves, or to the end. */
function playOn(match: Outpost, moves: number, luck: string): Outpost {
  const chance = seeded(luck);
  for (let number = 0; number < moves; number++) {
    const waiting = findPending(match.rules, match.state);
    const pending = waiting[chance.pick(Math.max(1, waiting.length))];
    if (pending === undefined) break;
    match.play(pending.seat, sampleMove(match.rules, match.state, pending, chance));
  }
  return match;
}

/** How often the rules carry out a turn: what going back costs. */
function counting(): { game: typeof outpost; turns: () => number } {
  let turns = 0;
  const game: typeof outpost = {
    ...outpost,
    open(options) {
      const rules = outpost.open(options);
      const { turn } = rules.steps;
      assert(turn.kind === 'choice');
      const counted: typeof turn = {
        ...turn,
        apply(...given) {
          turns++;
          turn.apply(...given);
        },
      };
      return { ...rules, steps: { ...rules.steps, turn: counted } };
    },
  };
  return { game, turns: () => turns };
}

describe('a long history', () => {
  const match = playOn(begun(), 400, 'moves');
  assert.equal(match.moves.length, 400);

  test('goes back to any moment with the same state and the same chance', () => {
    const states = [hashOf(match.state)];
    for (const count of [399, 390, 352, 351, 200, 33, 32, 31, 1, 0]) {
      const moment = match.at(count);
      const again = new Match(outpost, match.opening);
      for (const { seat, choice, draws } of match.moves.slice(0, count)) {
        again.script(draws);
        again.play(seat, choice);
      }
      assert.equal(hashOf(moment.state), hashOf(again.state), `after ${count} moves`);
      assert.equal(moment.checkpoint().word, again.checkpoint().word, `the stream after ${count} moves`);
      states.push(hashOf(moment.state));
    }
    assert.equal(hashOf(match.state), states[0]);
  });

  test('is played again only from the nearest checkpoint', () => {
    const { game, turns } = counting();
    const long = playOn(Match.restore(game, { opening: match.opening, moves: match.moves }), 0, '');
    for (const count of [1, 5, 40]) {
      const before = turns();
      long.undo(count);
      assert.ok(turns() - before <= 32, `undoing ${count} carried out ${turns() - before} turns again`);
    }
  });

  test('is restored from a checkpoint and the moves after it', () => {
    const kept = { opening: match.opening, moves: match.moves };
    const copy: Checkpoint<Outpost['state']> = JSON.parse(JSON.stringify(match.at(390).checkpoint()));
    const { game, turns } = counting();
    const restored = Match.restore(game, { ...kept, checkpoints: [copy] });
    assert.ok(turns() <= 10, `${turns()} turns were carried out again`);
    const whole = Match.restore(outpost, kept);
    for (const one of [restored, whole]) {
      assert.equal(hashOf(one.state), hashOf(match.state));
      assert.equal(formatRecord(playOn(one, 30, 'after')), formatRecord(playOn(match.at(400), 30, 'after')));
    }
    // What lies before the copy can be reached as well.
    restored.undo(restored.moves.length - 380);
    assert.equal(hashOf(restored.state), hashOf(match.at(380).state));
  });
});

describe('a match outlives a version of its rules', () => {
  const next: typeof outpost = {
    ...outpost,
    version: '2',
    open: (options) => ({ ...outpost.open(options), version: '2' }),
  };
  const first = playOn(begun(), 50, 'first');
  const kept: Checkpoint<Json> = JSON.parse(JSON.stringify(first.checkpoint()));

  test('where the state has the same shape', () => {
    const taken = upgrade(next, kept, 1);
    assert.ok(taken);
    const match = Match.restore(next, {
      opening: first.opening,
      moves: first.moves,
      upgrades: [taken],
    });
    assert.equal(hashOf(match.state), hashOf(first.state));
    playOn(match, 30, 'second');
    assert.throws(() => match.undo(31), { code: 'nothing-to-undo' });
    match.undo(30);
    assert.equal(hashOf(match.state), hashOf(first.state));
    playOn(match, 5000, 'third');

    const text = formatRecord({ ...match, state: match.state, moves: match.moves, began: '1' });
    assert.match(text, /\nrules 1\n/);
    assert.match(text, /\n@rules 2 \d+ \{/);
    const record = parseRecord(text);
    const opening = match.opening;
    const again = replay(next, { ...record, opening });
    assert.equal(hashOf(again.state), hashOf(match.state));
    const { verdict, findings } = verify(next, { ...record, opening });
    assert.equal(verdict, 'unproved');
    assert.deepEqual(findings[1]?.args, { version: '1', count: 50, from: 1, to: 50 });
    assert.deepEqual(
      findings.map(({ found, holds }) => [found, holds]),
      [
        ['seed-alone', false],
        ['rules-changed', false],
        ['draws-follow', true],
        ['end-same', true],
      ],
    );
    assert.throws(() => replay(outpost, { ...record, opening }), { code: 'bad-record' });
  });

  test('where the game turns a state of another shape into the present one', () => {
    const reshaped: Game<Outpost['state']> = {
      ...next,
      shape: 2,
      migrate: (state, shape) =>
        shape === 1 ? JSON.parse(JSON.stringify(state).replaceAll('"clear"', '"storm"')) : undefined,
    };
    assert.equal(upgrade(reshaped, kept, 1)?.checkpoint.state.weather, 'storm');
    assert.equal(upgrade(reshaped, kept, 7), undefined);
    assert.equal(upgrade({ ...next, shape: 3 }, kept, 1), undefined);
  });
});

describe('a series of matches', () => {
  const options = { rounds: 3, series: true };
  const first = playOn(begun(options), 2000, 'one');
  const carry = first.rules.carry?.(first.state);
  assert.ok(carry !== undefined);
  const second = playOn(begun(options, { carry }), 2000, 'two');
  const text = formatRecord(first);
  const texts = [text, formatRecord(second, { previous: hashOfRecord(text) })];
  const chain = (records: readonly string[]) =>
    records.map((one) => {
      const record = parseRecord(one);
      return { text: one, record: { ...record, opening: { ...record.opening, options } } };
    });

  test('hands on secrets to the next match alone', () => {
    assert.deepEqual(
      second.state.hands.map((hand) => hand.length).length,
      first.state.hands.length,
      'every seat has its hand',
    );
    assert.equal(second.state.scene, 2);
    assert.equal(JSON.stringify(first.outcome).includes('hands'), false);
  });

  test('can be verified as a chain', () => {
    const links = verified(texts);
    assert.deepEqual(
      links.map(({ findings }) => findings.at(-1)?.found),
      ['end-same', 'link-holds'],
    );
    const forged = [text.replace(/hash .*/, 'hash 00'), texts[1] ?? ''];
    assert.equal(verified(forged)[0]?.verdict, 'broken');
    const other = [texts[0] ?? '', (texts[1] ?? '').replace(/previous .*/, 'previous 00')];
    assert.equal(verified(other)[1]?.findings.at(-1)?.found, 'link-differs');
  });

  test('cannot be verified from one record alone, and says so', () => {
    const [alone] = verified(texts.slice(1));
    assert.deepEqual(alone?.findings.at(-1), { found: 'link-alone', holds: false });
    assert.equal(alone?.verdict, 'unproved');
    assert.equal(verified(texts)[0]?.findings.at(-1)?.found, 'end-same', 'the first goes on from none');
  });

  function verified(records: readonly string[]) {
    const series = withPositions(chain(records));
    return series.map(({ record }, place) => verifyInSeries(outpost, record, series[place - 1]));
  }

  /** The records of these matches begin with seats, not with positions. */
  function withPositions(series: ReturnType<typeof chain>) {
    return series.map(({ text: own, record }) => {
      const { opening } = record;
      if ('position' in opening) throw new Error('this series begins with seats');
      return { text: own, record: { ...record, opening } };
    });
  }
});
