import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { anyJson } from '../testkit/any-json.ts';
import { duel } from '../testkit/games/duel.ts';
import { hashOf } from './canonical.ts';
import type { Draw } from './chance.ts';
import { InputError } from './error.ts';
import type { Game, State } from './game.ts';
import { Match } from './match.ts';
import { formatRecord, parseRecord, replay } from './record.ts';
import { seeded } from './seeded.ts';
import { hashOfRecord } from './series.ts';

const game: Game = duel;

/** A match played at random to its end. */
function played<S extends State>(match: Match<S>): Match<S> {
  const chance = seeded('answers');
  for (let decisions = match.decisions(); decisions.length > 0; decisions = match.decisions()) {
    const decision = decisions[chance.pick(decisions.length)];
    const choice = decision?.choices[chance.pick(decision.choices.length)];
    assert(decision && choice !== undefined);
    match.play(decision.seat, choice);
  }
  return match;
}

function fresh(seed = 'a', script: Draw[] = []): string {
  return formatRecord(played(new Match(game, { options: {}, seats: 2, seed }, script)));
}

function bad(message: RegExp) {
  return (fault: unknown) =>
    fault instanceof InputError && fault.code === 'bad-record' && message.test(fault.message);
}

const replayed = (text: string) => replay(game, parseRecord(text));

describe('a record plays again to the same end', () => {
  test('of a fresh match', () => {
    assert.equal(formatRecord(replayed(fresh())), fresh());
  });

  test('of a match with scripted chance', () => {
    const text = fresh('b', [Array.from({ length: 24 }, (_, place) => 23 - place), 0, 1, 0, 1]);
    assert.match(text, /draws \[\[23,22,21,/);
    assert.equal(formatRecord(replayed(text)), text);
  });

  test('of a match from a position', () => {
    const rules = duel.open({});
    const position = { scores: [3, 4], hands: [[1, 1, 2, 6], 4], attacker: 1 };
    const match = played(
      new Match(game, {
        options: {},
        seed: 'c',
        position: rules.position(
          rules.arrange({ ...position, hands: [[1, 1, 2, 6], 4] }, seeded('d'), {
            bring: [],
            carry: undefined,
          }),
        ),
      }),
    );
    const text = formatRecord(match);
    assert.match(text, /\nposition \{/);
    const again = replayed(text);
    assert.equal(hashOf(again.state), hashOf(match.state));
    assert.equal(formatRecord(again), text);
  });

  test('of a match without a move', () => {
    const text = formatRecord(new Match(game, { options: {}, seats: 2, seed: 'e' }));
    assert.equal(formatRecord(replayed(text)), text);
  });

  test('with lines that end as on Windows', () => {
    assert.equal(formatRecord(replayed(fresh().replaceAll('\n', '\r\n'))), fresh());
  });

  test('by the seed alone, where no random results are noted', () => {
    const bare = fresh()
      .replace(/^draws .*\n/m, '')
      .replace(/ \[.*\]$/gm, '');
    assert.equal(formatRecord(replayed(bare)), fresh());
  });

  test('and undone moves are free again', () => {
    const match = replayed(fresh());
    while (match.moves.length > 0) match.undo();
    assert.equal(formatRecord(played(match)), fresh());
  });
});

test('a record keeps who played, and the next of its series does not mind their names', () => {
  const match = new Match(game, { options: {}, seats: 2, seed: 'names' });
  const text = (name: string) => formatRecord(match, { players: [{ name }, { bot: 'greedy' }] });
  assert.deepEqual(parseRecord(text('Łucja')).players, [{ name: 'Łucja' }, { bot: 'greedy' }]);
  assert.equal(parseRecord(formatRecord(match)).players, undefined);
  // A record from a file may hold anything.
  assert.deepEqual(parseRecord(text('\u202e\u0000Le\u200bia')).players, [
    { name: 'Leia' },
    { bot: 'greedy' },
  ]);
  assert.equal(hashOfRecord(text('Łucja')), hashOfRecord(text('Ann')));
  assert.equal(hashOfRecord(text('Ann')), hashOfRecord(formatRecord(match)));
});

describe('a record that says something else than what happens is refused', () => {
  const cases: readonly (readonly [string, RegExp, RegExp, string])[] = [
    ['another version of the rules', /needs version 2 .* here is 1/, /^rules 1$/m, 'rules 2'],
    ['another game', /of chess, not of duel/, /^game duel$/m, 'game chess'],
    ['another end', /does not end in the state/, /^hash .*$/m, `hash ${'0'.repeat(64)}`],
    ['a move that was not legal', /move \d \(0 6\)/, /^0 \d$/m, '0 6'],
    ['a move of a seat that was not asked', /nothing to answer/, /\n\n(.*)\n/, '\n\n$1\n$1\n'],
    ['chance that was not asked for', /does not use the random results/, /^0 (\d)$/m, '0 $1 [1]'],
    ['a draw too many at the start', /set-up does not use/, /^draws \[(.*)\]$/m, 'draws [$1,1]'],
    ['an order that cannot be', /shuffle of 24/, /^draws .*$/m, 'draws [[1,0]]'],
  ];
  for (const [name, message, line, instead] of cases) {
    test(name, () => {
      const text = fresh().replace(line, instead);
      assert.notEqual(text, fresh());
      assert.throws(
        () => replayed(text),
        (fault) => fault instanceof InputError && message.test(fault.message),
      );
    });
  }
});

describe('a record that cannot be read names the line', () => {
  const cases: readonly (readonly [string, RegExp, RegExp | string, string])[] = [
    ['another first line', /^line 1: /, 'starboard match 1', 'starboard match 2'],
    ['a header line without a value', /^line 2: /, 'game duel', 'game'],
    ['a header line twice', /^line 3: .*second line "game"/, 'rules 1', 'game duel'],
    ['no game', /^line \d: .*no line "game"|ends without a line "game"/, 'game duel\n', ''],
    ['no version', /without a line "rules"/, 'rules 1\n', ''],
    ['no seed', /without a line "seed"/, /seed .*\n/, ''],
    ['no options', /without a line "options"/, /options .*\n/, ''],
    ['no seats', /without a line "seats"/, 'seats 2\n', ''],
    ['seats that are no number', /^line 4: /, 'seats 2', 'seats two'],
    ['options that are not JSON', /^line 5: /, 'options {}', 'options {'],
    ['a seed that is no text', /^line 6: /, /seed .*/, 'seed 7'],
    ['draws that are no list', /^line 7: /, /draws .*/, 'draws 7'],
    ['a draw that is a text', /^line 7: /, /draws .*/, 'draws ["six"]'],
    ['a draw that is a list of texts', /^line 7: /, /draws .*/, 'draws [["six"]]'],
    ['players that are no list', /^line 4: /, 'seats 2', 'players 7\nseats 2'],
    ['a player without a name', /^line 4: /, 'seats 2', 'players [{}]\nseats 2'],
    ['a move without a seat', /^line 10: /, /\n\n\d (\d)/, '\n\n$1'],
    ['a move without a choice', /^line 10: /, /\n\n\d \d/, '\n\n0'],
    ['a move with two spaces', /^line 10: /, /\n\n\d (\d)/, '\n\n0  $1'],
    ['a draw of a move that is not JSON', /^line 10: /, /\n\n\d (\d)/, '\n\n0 $1 [1'],
    ['an empty line among the moves', /^line 10: /, '\n\n', '\n\n\n'],
  ];
  for (const [name, message, found, instead] of cases) {
    test(name, () => {
      const text = fresh().replace(found, instead);
      assert.notEqual(text, fresh());
      assert.throws(() => parseRecord(text), bad(message));
    });
  }
});

const seats = fc.nat({ max: 9 });
const draws = fc.array(fc.oneof(fc.nat(), fc.array(fc.nat())));
const word = fc.stringMatching(/^[!-~]{1,12}$/);

test('any text is a record or is refused as none', () => {
  const text = fc.oneof(
    fc.string(),
    fc.tuple(fc.nat(600), fc.nat(40), fc.string()).map(([at, length, put]) => {
      const record = fresh();
      return record.slice(0, at) + put + record.slice(at + length);
    }),
  );
  fc.assert(
    fc.property(text, (record) => {
      try {
        parseRecord(record);
      } catch (fault) {
        assert(bad(/^line \d+: /)(fault), String(fault));
      }
    }),
    { numRuns: 1000, seed: 1 },
  );
});

test('what is written is read again', () => {
  const opening = fc.record({ seats, seed: fc.string(), options: anyJson, draws });
  const moves = fc.array(fc.record({ seat: seats, choice: word, draws }, { noNullPrototype: true }));
  fc.assert(
    fc.property(opening, moves, (begins, given) => {
      const written = formatRecord({
        game,
        rules: game.open({}),
        opening: begins,
        moves: given,
        upgrades: [],
        state: { stack: [] },
      });
      const { opening: read, moves: again } = parseRecord(written);
      assert.deepEqual(
        JSON.stringify({ ...read }),
        JSON.stringify({
          seats: begins.seats,
          options: begins.options,
          seed: begins.seed,
          draws: begins.draws,
        }),
      );
      assert.deepEqual(again, given);
    }),
  );
});
