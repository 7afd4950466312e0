import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { commitmentOf, seedOf } from '../kernel/fairness.ts';
import type { Game, Json } from '../kernel/game.ts';
import { type Checkpoint, Match, type Opening, upgrade } from '../kernel/match.ts';
import { formatRecord, type RecordNotes } from '../kernel/record.ts';
import { findPending, sampleMove } from '../kernel/run.ts';
import { seeded } from '../kernel/seeded.ts';
import { hashOfRecord } from '../kernel/series.ts';
import { duel } from '../testkit/games/duel.ts';
import { outpost as typed } from '../testkit/games/outpost/game.ts';
import { run as runProgram } from './testing/run.ts';

/** A game where seats bring something, give values, hand something on, and whose pack has a sealed part. */
const outpost: Game = typed;
const folder = await mkdtemp(join(tmpdir(), 'starboard-kit-'));
after(() => rm(folder, { recursive: true }));
const file = (name: string) => join(folder, name);
const run = (args: readonly string[], input = '') => runProgram(args, input, 'kit');

describe('play', () => {
  before(() => writeFile(file('force.json'), '["u0", "u3"]'));

  test('asks for what a seat brings, says every fault, and takes JSON, a file, or something at random', async () => {
    const record = file('brought.txt');
    const typed = ['["u9', 'nowhere.json', '{}', '["u9","u99","u2","u2","u77"]', file('force.json'), 'quit'];
    const { status, stdout, stderr } = await run(
      ['play', 'outpost', '--seed', 'bring', '--save', record],
      `${typed.join('\n')}\n`,
    );
    assert.deepEqual([status, stderr], [0, '']);
    for (const said of [
      /this is not JSON/,
      /cannot read nowhere\.json/,
      /must be array/,
      /\/1 unknown-unit \(rulebook, p\. 1\)\n\/4 unknown-unit .*\ntoo-costly/,
      /You bring \["u0","u3"\]/,
    ]) {
      assert.match(stdout, said);
    }
    assert.match(await readFile(record, 'utf8'), /^bring \[\["u0","u3"\],\[.*\]\]$/m);
    const drawn = await run(['play', 'outpost', '--seed', 'bring'], 'random\nquit\n');
    assert.match(drawn.stdout, /You bring \["u\d+"/);
  });

  test('that is left before it began keeps no record', async () => {
    const record = file('never.txt');
    assert.equal((await run(['play', 'outpost', '--save', record], 'quit\n')).status, 0);
    await assert.rejects(readFile(record), { code: 'ENOENT' });
  });

  test('asks for values as for choices', async () => {
    const record = file('orders.txt');
    await writeFile(file('orders.json'), '["press"]');
    const typed = [
      '["u0"]',
      '1',
      'list',
      '["flee", 5]',
      '["hold", "hold"]',
      '1',
      file('orders.json'),
      'quit',
    ];
    const { status, stdout } = await run(
      ['play', 'outpost', '--seed', 'orders', '--bots', 'random', '--save', record],
      `${typed.join('\n')}\n`,
    );
    assert.equal(status, 0);
    assert.match(stdout, /A value is typed as JSON, as the name of a file/);
    assert.match(stdout, /"minItems": 1/);
    assert.match(stdout, /^> must NOT have more than 1 items\n\/0 must be one of "hold", "press"\n\/1 /m);
    assert.match(await readFile(record, 'utf8'), /^0 =\["press"\]/m);
  });

  test('of people at one terminal keeps what each brings and is told from the others', async () => {
    const typed = ['["u0","u1"]', '', '', '["u2"]', 'quit'];
    const { status, stdout } = await run(
      ['play', 'outpost', '--seed', 'people', '--bots', 'person'],
      `${typed.join('\n')}\n`,
    );
    assert.equal(status, 0);
    const [own, other] = stdout.split(/Enter clears the screen for Seat 1 \(person\)\. /);
    assert.match(own ?? '', /You bring \["u0","u1"\]/);
    assert.match(other ?? '', /^\nSeat 1 \(person\): Enter shows what you may see\. /);
    assert.match(other ?? '', /You bring \["u2"\]/);
    assert.doesNotMatch(other ?? '', /u0|u1/);
  });
});

describe('replay and verify', () => {
  const bring = [['u0', 'u3'], ['u2']];
  const secret = 'c0'.repeat(32);
  const contributions = ['01'.repeat(32), '02'.repeat(32)];
  const proof = { secret, commitment: commitmentOf(secret), contributions };
  const seed = seedOf(secret, contributions);

  test('take a record with what seats brought and with values', async () => {
    await writeFile(file('fair.txt'), recordOf({ options: { rounds: 2 }, seats: 2, seed, bring }, { proof }));
    const verified = await run(['verify', file('fair.txt')]);
    assert.deepEqual([verified.status, verified.stderr], [0, '']);
    const whole = await run(['replay', file('fair.txt')]);
    assert.deepEqual([whole.status, whole.stderr], [0, '']);
    assert.match(whole.stdout, /^Seat 0 brings \["u0","u3"\]\nSeat 1 brings \["u2"\]$/m);
    assert.match(whole.stdout, /^ {3}\d {2}Seat 0 {2}=\["(hold|press)","(hold|press)"\]$/m);
    const seen = await run(['replay', file('fair.txt'), '--seat', '1', '--step', '4']);
    assert.match(seen.stdout, /^Seat 1 brings \["u2"\]$/m);
    assert.doesNotMatch(seen.stdout, /"u0"|"u3"/);
  });

  test('refuse a record whose seats bring what cannot be', async () => {
    const text = recordOf({ options: { rounds: 1 }, seats: 2, seed, bring }, { proof });
    for (const [brought, says] of [
      ['[["u0","u99"],["u2"]]', /unknown-unit at "\/1"/],
      ['[{},["u2"]]', /what seat 0 brings does not have the form: must be array/],
    ] as const) {
      await writeFile(file('faulty.txt'), text.replace(/^bring .*$/m, `bring ${brought}`));
      for (const command of ['replay', 'verify']) {
        const { status, stderr } = await run([command, file('faulty.txt')]);
        assert.equal(status, 1);
        assert.match(stderr, says);
      }
    }
  });

  test('take a match that another version of the rules began, and say what can be checked of it', async () => {
    const match = begin({ options: { rounds: 2 }, seats: 2, seed, bring });
    playOn(match, 6);
    const kept: Checkpoint<Json> = JSON.parse(JSON.stringify(match.checkpoint()));
    const upgrades = [upgrade(outpost, kept, 1) ?? assert.fail()];
    const { opening, moves } = match;
    const later = Match.restore(outpost, { opening, moves, upgrades });
    playOn(later);
    const { game, rules, state, moves: all } = later;
    const text = formatRecord({ game, rules, state, opening, moves: all, upgrades, began: '0' }, { proof });
    await writeFile(file('updated.txt'), text);

    const verified = await run(['verify', file('updated.txt')]);
    assert.equal(verified.status, 1);
    assert.match(verified.stdout, /✗ Moves 1 to 6 were played under version 0 of the rules/);
    assert.match(verified.stdout, /✓ .* worked out again from the seed/);
    assert.match(verified.stdout, /What can be checked fits/);
    const replayed = await run(['replay', file('updated.txt')]);
    assert.equal(replayed.status, 0);
    assert.match(replayed.stdout, /^ {3}6 {2}Seat \d .*\n {6}Rules 1 take over\.\n {3}7 {2}/m);
    assert.equal((await run(['replay', file('updated.txt'), '--step', '3'])).status, 2);

    await writeFile(
      file('forged.txt'),
      text.replace(/^@rules .*$/m, '@rules 1 0 {"stack":[{"step":"turn"}]}'),
    );
    for (const command of ['replay', 'verify']) {
      const { status, stderr } = await run([command, file('forged.txt')]);
      assert.equal(status, 1);
      assert.match(stderr, /forged\.txt: these rules cannot go on from the state with which they took over/);
    }
  });

  test('verify the records of a series as a chain', async () => {
    const options = { rounds: 1, series: true };
    const texts: string[] = [];
    let carry: Json | undefined;
    for (let scene = 0; scene < 3; scene++) {
      const opening = { options, seats: 2, seed, bring, ...(carry !== undefined && { carry }) };
      const match = begin(opening);
      playOn(match);
      const previous = texts.at(-1);
      texts.push(
        formatRecord(match, { proof, ...(previous !== undefined && { previous: hashOfRecord(previous) }) }),
      );
      carry = match.rules.carry?.(match.state);
    }
    const paths = texts.map((_, scene) => file(`scene-${scene}.txt`));
    for (const [scene, text] of texts.entries()) await writeFile(paths[scene] ?? '', text);

    const whole = await run(['verify', ...paths]);
    assert.deepEqual([whole.status, whole.stderr], [0, '']);
    assert.equal(
      whole.stdout.match(/✓ The match begins with what the match before it handed on/g)?.length,
      2,
    );
    for (const path of paths) assert.ok(whole.stdout.includes(`${path}\n✓`));

    const alone = await run(['verify', paths[1] ?? '']);
    assert.equal(alone.status, 1);
    assert.match(alone.stdout, /✗ The match continues an earlier one, whose record is not here/);
    const [first = '', , last = ''] = paths;
    const broken = await run(['verify', first, last]);
    assert.equal(broken.status, 1);
    assert.match(broken.stdout, /✗ The match does not begin with what the match before it handed on/);

    const other = new Match(duel, { options: {}, seats: 2, seed });
    await writeFile(file('duel.txt'), formatRecord(other));
    const mixed = await run(['verify', first, file('duel.txt')]);
    assert.equal(mixed.status, 1);
    assert.match(mixed.stderr, /duel\.txt is of duel, and .*scene-0\.txt of outpost/);
  });

  test("print no escape sequences out of a stranger's record", async () => {
    const text = recordOf({ options: { rounds: 1 }, seats: 2, seed, bring }, { proof });
    const sequences = '\u001b[31m\u009b2J\u0007';
    const records = {
      'an answer': text.replace(/\n\n0 \S+/, `\n\n0 ${sequences}`),
      options: text.replace(/^options .*$/m, `options {"\\u001b[31m\\u009b2J\\u0007":1}`),
      'the game': text.replace(/^game .*$/m, `game out${sequences}`),
      'the version': text.replace(/^rules .*$/m, `rules ${sequences}`),
      'an answer under other rules': upgradedRecord(sequences),
    };
    for (const [where, record] of Object.entries(records)) {
      await writeFile(file('hostile.txt'), record);
      for (const command of ['replay', 'verify']) {
        const { stdout, stderr } = await run([command, file('hostile.txt')]);
        assert.match(stdout + stderr, /\[31m|2J/, `${command} says it without: ${where}`);
        assert.doesNotMatch((stdout + stderr).replaceAll('\n', ''), /\p{Cc}/u, where);
      }
    }
  });

  /** A record whose first move other rules took. */
  function upgradedRecord(choice: string): string {
    const match = begin({ options: { rounds: 1 }, seats: 2, seed, bring });
    playOn(match, 1);
    const { opening, game, rules } = match;
    const version = choice;
    const kept: Checkpoint<Json> = JSON.parse(JSON.stringify(match.checkpoint()));
    const moves = match.moves.map((answer) => ({ ...answer, choice }));
    const upgrades = [upgrade(outpost, kept, 1) ?? assert.fail()];
    return formatRecord({ game, rules, state: match.state, opening, moves, upgrades, began: version });
  }
});

describe('simulate', () => {
  before(async () => {
    await writeFile(file('strong.json'), '["u3","u3","u3"]');
    await writeFile(file('weak.json'), '["u0"]');
    await writeFile(file('wrong.json'), '["u99"]');
  });

  async function simulated(...args: readonly string[]) {
    const plan = [
      'simulate',
      'outpost',
      '--bots',
      'random',
      '--seats',
      '2',
      '--seed',
      'bring',
      '--matches',
      '6',
    ];
    const { status, stderr } = await run([...plan, '--json', file('results.json'), ...args]);
    assert.equal(status, 0, stderr);
    return JSON.parse(await readFile(file('results.json'), 'utf8'));
  }

  test('draws what seats bring from the seed, whatever the number of threads', async () => {
    const [one, three] = [await simulated('--threads', '1'), await simulated('--threads', '3')];
    assert.deepEqual(one.results, three.results);
  });

  test('takes what seats bring from files, and draws the rest', async () => {
    const { plan, results } = await simulated(
      '--bring',
      `random,${file('strong.json')}`,
      '--options',
      '{"rounds":3}',
    );
    assert.deepEqual(plan.bring, [null, ['u3', 'u3', 'u3']]);
    const other = await simulated('--bring', `random,${file('weak.json')}`, '--options', '{"rounds":3}');
    assert.notDeepEqual(results, other.results);
  });

  test('refuses what cannot be brought', async () => {
    const plan = ['simulate', 'outpost', '--bots', 'random', '--seats', '2'];
    for (const [brought, status, says] of [
      [file('wrong.json'), 2, /unknown-unit/],
      [file('missing.json'), 1, /cannot read/],
      ['random,random,random', 2, /3 files are too many for 2 seats/],
    ] as const) {
      const ended = await run([...plan, '--bring', brought]);
      assert.equal(ended.status, status);
      assert.match(ended.stderr, says);
    }
  });
});

function begin(opening: Opening): Match {
  return new Match(outpost, opening);
}

/** Plays random moves, to the end if no number is given. */
function playOn(match: Match, count = Number.POSITIVE_INFINITY): void {
  const chance = seeded('answers');
  for (let given = 0; given < count; given++) {
    const [pending] = findPending(match.rules, match.state);
    if (pending === undefined) return;
    match.play(pending.seat, sampleMove(match.rules, match.state, pending, chance));
  }
}

function recordOf(opening: Opening, notes: RecordNotes): string {
  const match = begin(opening);
  playOn(match);
  return formatRecord(match, notes);
}
