import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { games } from '../games/games.ts';
import { locales } from '../games/words.ts';
import { commitmentOf, seedOf } from '../kernel/fairness.ts';
import { Match } from '../kernel/match.ts';
import { formatRecord } from '../kernel/record.ts';
import { packFile } from './testing/pack.ts';
import { run, starboard } from './testing/run.ts';

const folder = await mkdtemp(join(tmpdir(), 'starboard-cli-'));
after(() => rm(folder, { recursive: true }));
const file = (name: string) => join(folder, name);

describe('help', () => {
  const commands = [
    '',
    'serve',
    'play',
    'simulate',
    'replay',
    'verify',
    'engine',
    'pack',
    'pack check',
    'pack list',
  ];
  for (const command of commands) {
    test(`starboard ${command} --help`, async () => {
      const { status, stdout, stderr } = await run([...command.split(' ').filter(Boolean), '--help']);
      assert.deepEqual([status, stderr], [0, '']);
      assert.match(stdout, /^Usage: starboard/);
    });
  }
});

test('help names the games and the bots', async () => {
  for (const command of ['play', 'simulate']) {
    const { stdout } = await run([command, '--help']);
    for (const name of ['conflict', 'greedy']) assert.match(stdout, new RegExp(`\\b${name}\\b`));
  }
});

describe('wrong use ends with a clear line and status 2', () => {
  const wrong: readonly (readonly [command: string, says: RegExp])[] = [
    ['', /Usage: starboard/],
    ['dance', /unknown command 'dance'/],
    ['--loud', /unknown option '--loud'/],
    ['serve --port many', /'--port <number>'.*whole number from 0 to 65535/],
    ['serve --limits tables=9', /no limit "tables"; there is account-tables/],
    ['serve --limits memory=lots', /'--limits <list>'.*whole number from 1/],
    ['play', /missing required argument 'game'/],
    ['play chess', /no game "chess"; there are: carcassonne/],
    ['play carcassonne --bots clever', /no bot "clever"; there are: random, greedy/],
    ['play carcassonne --seat 2', /seat 2 is not at a table of 2/],
    ['play carcassonne --options {', /--options is not JSON/],
    ['play carcassonne --options {"variant":"teams"}', /team game takes four seats/],
    ['simulate carcassonne', /required option '--bots <names>'/],
    ['simulate carcassonne --bots random, --matches 2', /list of names/],
    ['simulate carcassonne --bots random --matches 0', /whole number from 1/],
    ['simulate carcassonne --bots random,random,random --seats 2', /3 bots do not fit on 2 seats/],
    ['simulate carcassonne --bots random --seats 6', /2 to 5 seats, not 6/],
    ['simulate carcassonne --bots random --options {"variant":"solo"}', /\/variant must be one of/],
    ['simulate carcassonne --bots random --force rebel', /seats have no forces in carcassonne/],
    ['simulate pocketmodel --bots random --force all,rebel', /--force all stands alone/],
    ['simulate pocketmodel --bots random --force all --seats 3', /--force all is for 2 seats, not 3/],
    ['simulate pocketmodel --bots random --force rebel,rebel,rebel', /3 forces are too many for 2 seats/],
    ['simulate pocketmodel --bots random --force rebel --bring x.json', /--bring and --force/],
    ['replay', /missing required argument 'file'/],
    ['pack', /Usage: starboard pack/],
    ['pack check', /missing required argument 'file'/],
    ['engine now', /too many arguments/],
  ];
  for (const [command, says] of wrong) {
    test(`starboard ${command}`, async () => {
      const { status, stdout, stderr } = await run(command.split(' ').filter(Boolean));
      assert.deepEqual([status, stdout], [2, '']);
      assert.match(stderr, says);
      assert.doesNotMatch(stderr, /^\s+at /m);
    });
  }
});

describe('what stands in the way ends with a clear line and status 1', () => {
  test('a file that is not there', async () => {
    const missing = file('missing');
    for (const command of ['replay', 'pack check']) {
      const { status, stderr } = await run([...command.split(' '), missing]);
      assert.deepEqual([status, stderr], [1, `starboard: cannot read ${missing}: there is no such file\n`]);
    }
  });

  test('a folder instead of a file', async () => {
    const { status, stderr } = await run(['replay', folder]);
    assert.deepEqual([status, stderr], [1, `starboard: cannot read ${folder}: it is a folder\n`]);
  });

  test('a file that is no record', async () => {
    await writeFile(file('note'), 'buy milk');
    const { status, stderr } = await run(['replay', file('note')]);
    assert.equal(status, 1);
    assert.match(stderr, /note: line 1: a record begins with/);
  });

  test('a result that cannot be written', async () => {
    const target = join(folder, 'no', 'such', 'folder.csv');
    const args = ['simulate', 'carcassonne', '--bots', 'random', '--matches', '1', '--csv', target];
    const { status, stderr } = await run(args);
    assert.equal(status, 1);
    assert.match(stderr, /cannot write .*folder\.csv/);
  });

  test('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const { status, stderr } = await run([
      'serve',
      '--host',
      '127.0.0.1',
      '--port',
      port,
      '--data',
      file('data'),
    ]);
    other.close();
    assert.equal(status, 1);
    assert.match(stderr, /^starboard: port \d+ is in use/);
  });
});

describe('serve', () => {
  test('says where it is, answers there, and stops when told', async () => {
    const child = starboard('serve', '--host', '127.0.0.1', '--port', '0', '--data', file('served'));
    let said = '';
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (text) => {
        said += text;
        const found = /at (http:\S+)/.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      });
      child.on('close', (status) => reject(new Error(`ended with ${status}`)));
    });
    assert.equal((await fetch(`${url}/healthz`)).status, 200);
    const ended = new Promise((resolve) => child.on('close', resolve));
    child.kill('SIGTERM');
    assert.equal(await ended, 0);
  });
});

describe('play and replay', () => {
  const record = file('match.txt');

  test('a match begins, a choice is answered, a wrong one is explained, and the record is kept', async () => {
    const input = '1\n0,0r0\nnonsense\n?\nlist\ntable\nundo\n2\n1\n';
    const args = ['play', 'carcassonne', '--bots', 'random', '--seed', 'cli', '--save', record];
    const { status, stdout, stderr } = await run(args, input);
    assert.deepEqual([status, stderr], [0, '']);
    assert.match(stdout, /Seat 0 \(you\) draws a tile/);
    assert.match(stdout, /"nonsense" is no choice/);
    assert.match(stdout, /undo {3}back to your last decision/);
    assert.doesNotMatch(stdout, /⟦/, 'every sentence has a message');
    assert.match(await readFile(record, 'utf8'), /^starboard match 1\ngame carcassonne\n/);
  });

  test('nobody is asked for a reply that can only be passed, also after taking back', async () => {
    const input = '1\n1\n1\nundo\n'.repeat(100);
    const { status, stdout } = await run(['play', 'super-teams', '--seed', 'forced'], input);
    assert.equal(status, 0);
    assert.match(stdout, /^1: bonus:.*\n(.*\n)*?\d: - /m, 'where there is a choice, it is asked');
    assert.doesNotMatch(stdout, /^1: - /m);
  });

  test('Ctrl-C leaves the match, and the record is kept', async () => {
    const child = starboard('play', 'carcassonne', '--seed', 'cli', '--save', file('left.txt'));
    const prompted = new Promise((resolve) => {
      child.stdout.on('data', (text) => String(text).includes('> ') && resolve(undefined));
    });
    const ended = new Promise((resolve) => child.on('close', resolve));
    await prompted;
    child.kill('SIGINT');
    assert.equal(await ended, 0);
    assert.match(await readFile(file('left.txt'), 'utf8'), /^starboard match 1\n/);
  });

  test('a refused choice names the rule and its place', async () => {
    const { stdout } = await run(['play', 'carcassonne', '--seed', 'cli'], '0,0r0\nquit\n');
    assert.match(stdout, /\(rulebook, p\. 11\)/);
  });

  test('the record can be replayed, by the referee, from a seat, to a step', async () => {
    const whole = await run(['replay', record]);
    assert.equal(whole.status, 0);
    assert.match(whole.stdout, /^Carcassonne Star Wars, rules 1, 2 seats/);
    assert.match(whole.stdout, /^ {3}1 {2}Seat 0 {2}-?\d+,-?\d+r\d$/m);
    assert.doesNotMatch(whole.stdout, /⟦/);
    const step = await run(['replay', record, '--step', '1', '--seat', '1']);
    assert.match(step.stdout, /^ {3}1 {2}Seat 0$/m);
    assert.match(step.stdout, /tiles face down/);
    assert.equal((await run(['replay', record, '--step', '9999'])).status, 2);
    assert.equal((await run(['replay', record, '--seat', '2'])).status, 2);
  });

  test('whoever reads may leave in the middle', async () => {
    const child = starboard('replay', record);
    child.stdout.destroy();
    let stderr = '';
    child.stderr.on('data', (text) => {
      stderr += text;
    });
    const status = await new Promise((resolve) => child.on('close', resolve));
    assert.deepEqual([status, stderr], [0, '']);
  });
});

describe('verify', () => {
  const secret = 'c0'.repeat(32);
  const contributions = ['01'.repeat(32), '02'.repeat(32)];
  const fair = file('fair.txt');

  before(async () => {
    const entry = games.find(({ id }) => id === 'carcassonne');
    assert(entry);
    const seed = seedOf(secret, contributions);
    const match = new Match(await entry.game(), { options: {}, seats: 2, seed });
    for (let [decision] = match.decisions(); decision !== undefined; [decision] = match.decisions()) {
      match.play(decision.seat, decision.choices[0] ?? '');
    }
    const proof = { secret, commitment: commitmentOf(secret), contributions };
    await writeFile(fair, formatRecord(match, { proof }));
  });

  test('says of a fair match that everything fits, in every language', async () => {
    for (const language of locales) {
      const { status, stdout, stderr } = await run(['verify', fair, '--language', language]);
      assert.deepEqual([status, stderr], [0, '']);
      assert.equal(stdout.match(/^✓ /gm)?.length, 5);
      assert.doesNotMatch(stdout, /⟦|✗/);
    }
    assert.match((await run(['verify', fair])).stdout, /\n\nEverything fits: /);
  });

  test('says what does not fit', async () => {
    const text = await readFile(fair, 'utf8');
    await writeFile(file('forged.txt'), text.replace(secret, 'c1'.repeat(32)));
    const { status, stdout } = await run(['verify', file('forged.txt')]);
    assert.equal(status, 1);
    assert.match(stdout, /^✗ The secret is not the one to which the server committed/m);
    assert.match(stdout, /Something does not fit/);
    await writeFile(file('bare.txt'), text.replace(/^(secret|commitment|contributions) .*\n/gm, ''));
    const bare = await run(['verify', file('bare.txt')]);
    assert.equal(bare.status, 1);
    assert.match(bare.stdout, /gives only its seed/);
  });

  test('needs nothing of ours: the lines in docs/fair-play.md say the same', async () => {
    const page = await readFile(new URL('../docs/fair-play.md', import.meta.url), 'utf8');
    const lines = page.split('\n').filter((line) => line.startsWith('    '));
    const from = lines.findIndex((line) => line.includes('import { createHash'));
    const until = lines.findIndex((line) => line.includes("'the seed is the one:'"));
    const program = file('check.mjs');
    await writeFile(program, lines.slice(from, until + 1).join('\n'));
    const { stdout } = await promisify(execFile)(process.execPath, [program, fair]);
    assert.equal(stdout, 'the server kept its word: true\nthe seed is the one: true\n');
  });
});

describe('simulate', () => {
  async function simulated(...args: readonly string[]): Promise<string> {
    const { status, stderr } = await run(['simulate', 'carcassonne', '--seed', 'test', ...args]);
    assert.equal(status, 0, stderr);
    return stderr;
  }

  test('brings the same results from one thread as from three', async () => {
    const plan = ['--bots', 'random,greedy', '--matches', '6', '--paired'];
    await simulated(...plan, '--threads', '1', '--csv', file('one.csv'));
    await simulated(...plan, '--threads', '3', '--csv', file('three.csv'));
    const [one, three] = await Promise.all(
      ['one.csv', 'three.csv'].map((name) => readFile(file(name), 'utf8')),
    );
    assert.equal(one, three);
    assert.match(one ?? '', /^match,seed,bots,ranks,scores,moves,turns\n0,test 0,random greedy,/);
  });

  test('pairs play the same chance with the seats swapped', async () => {
    await simulated('--bots', 'random,greedy', '--matches', '4', '--paired', '--json', file('paired.json'));
    const { results } = JSON.parse(await readFile(file('paired.json'), 'utf8'));
    assert.deepEqual(
      results.map(({ seed, bots }: { seed: string; bots: string[] }) => `${seed}: ${bots}`),
      ['test 0: random,greedy', 'test 0: greedy,random', 'test 1: random,greedy', 'test 1: greedy,random'],
    );
  });

  test('greedy beats random: all of ten paired matches', async () => {
    await simulated('--bots', 'greedy,random', '--matches', '10', '--paired', '--json', file('greedy.json'));
    const { results } = JSON.parse(await readFile(file('greedy.json'), 'utf8'));
    const won = results.filter(
      ({ bots, ranks }: { bots: string[]; ranks: number[] }) => ranks[bots.indexOf('greedy')] === 1,
    );
    assert.equal(won.length, 10);
  });

  test('says who won, with confidence intervals, also at tables of more seats than bots', async () => {
    const args = [
      'simulate',
      'carcassonne',
      '--bots',
      'random',
      '--seats',
      '4',
      '--matches',
      '5',
      '--seed',
      'x',
    ];
    const { status, stdout } = await run([...args, '--options', '{"variant":"teams"}']);
    assert.equal(status, 0);
    assert.match(stdout, /^5 matches of carcassonne, 4 seats, seed x$/m);
    assert.match(stdout, /^random +20 +\d+ +\d+ +\d+\.\d +\d+\.\d to \d+\.\d/m);
    assert.match(stdout, /^3 +5 /m);
    assert.match(stdout, /^moves in a match: median \d+/m);
    assert.match(stdout, /^turns in a match: median \d+/m);
  });
});

describe('simulate with forces', () => {
  const before = ['simulate', 'pocketmodel', '--bots', 'random', '--seed', 'forces', '--threads', '1'];

  /** The plan and the results of a simulation. */
  async function simulated(...args: readonly string[]) {
    const target = file('forces.json');
    const { status, stdout, stderr } = await run([...before, '--json', target, ...args]);
    assert.equal(status, 0, stderr);
    return { stdout, ...JSON.parse(await readFile(target, 'utf8')) };
  }

  test('gives seats the ready forces that are named, and draws the others', async () => {
    const { plan, results, stdout } = await simulated('--force', 'imperial,random', '--matches', '3');
    assert.deepEqual(plan.options.fleets, ['imperial', 'random']);
    assert.deepEqual(results[0].forces, ['imperial', 'random']);
    assert.match(stdout, /^0 imperial +3 +\d/m);
    const first = await simulated('--force', 'rebel,random', '--matches', '3');
    assert.notDeepEqual(results, first.results);
  });

  test('takes forces from files, beside ready ones', async () => {
    const game = await games.find(({ id }) => id === 'pocketmodel')?.game();
    const { fleets } = JSON.parse(JSON.stringify(game?.open({}).content?.pack));
    const { units, deck } = fleets.find(({ id }: { id: string }) => id === 'separatist');
    const few = { units: { 'rebel-a-wing': 3 }, deck };
    await writeFile(file('few.json'), JSON.stringify(few));
    const { plan } = await simulated('--force', `${file('few.json')},separatist`, '--matches', '1');
    assert.equal(plan.options.forces, 'own');
    assert.deepEqual(plan.bring, [few, { units, deck }]);
  });

  test('refuses a force with the rules that it breaks, and names the ready ones where there is no such file', async () => {
    await writeFile(file('many.json'), JSON.stringify({ units: { 'rebel-a-wing': 9 }, deck: {} }));
    const many = await run([...before, '--force', file('many.json')]);
    assert.equal(many.status, 2);
    assert.match(many.stderr, /too-many-copies.*deck-too-small/s);
    const none = await run([...before, '--force', 'ewoks']);
    assert.equal(none.status, 1);
    assert.match(none.stderr, /cannot read ewoks: .*ready forces: rebel, imperial, republic, separatist/);
  });

  test('plays each ready force against each other, from both seats with the same chance', async () => {
    const { plans, results, stdout } = await simulated('--force', 'all', '--matches', '4');
    assert.equal(results.length, 6 * 4);
    const fleets = plans.map(({ options }: { options: { fleets: string[] } }) => options.fleets.join(' '));
    assert.deepEqual(fleets.slice(0, 2), ['rebel imperial', 'imperial rebel']);
    assert.equal(new Set(fleets).size, 12);
    assert.equal(results[0].seed, results[2].seed);
    assert.match(stdout, /^rebel against imperial +4 +\d+ +\d+ +\d+\.\d +\d+\.\d to \d+\.\d/m);
    assert.match(stdout, /^republic +12 /m);
    assert.match(stdout, /^first +24 +\d+/m);
  });

  test('counts events by their kind, and by a value', async () => {
    const { results, stdout } = await simulated(
      '--matches',
      '5',
      '--count',
      'limit,eliminated:units,eliminated:objectives,eliminated',
    );
    for (const { events } of results) {
      const [limit, units, objectives, all] = events;
      assert.equal(units + objectives, all);
      assert.equal(limit + Math.min(1, all), 1);
    }
    assert.match(stdout, /^eliminated:objectives +\d+ +\d+\.\d +\d+\.\d to \d+\.\d +\d\.\d\d$/m);
  });
});

describe('pack', () => {
  const usual = packFile('carcassonne/content/reconstructed.json');

  test('list names the packs of every game', async () => {
    const { status, stdout } = await run(['pack', 'list']);
    assert.equal(status, 0);
    assert.match(stdout, /^carcassonne {2}reconstructed {2}/m);
  });

  test('a pack without faults passes', async () => {
    await writeFile(file('good.json'), JSON.stringify(usual));
    const { status, stdout } = await run(['pack', 'check', file('good.json')]);
    assert.deepEqual([status, stdout], [0, `${file('good.json')}: a pack of carcassonne without faults\n`]);
  });

  test('a pack of hundreds of cards is checked in seconds, and each fault of its shape has its place', async () => {
    const parts = ['deployments', 'companions', 'forms', 'upgrades', 'commands', 'armies'];
    const cards = parts.map((part) => [part, packFile(`imperial-assault/content/core/${part}.json`)]);
    const large = { schemaVersion: 1, ...Object.fromEntries(cards) };
    await writeFile(file('large.json'), JSON.stringify(large));
    const good = await run(['pack', 'check', file('large.json')]);
    assert.deepEqual([good.status, good.stderr], [0, '']);
    const wrong = { ...large, commands: [large.commands[0], { ...large.commands[1], cost: 'much' }] };
    await writeFile(file('large.json'), JSON.stringify(wrong));
    const { status, stdout } = await run(['pack', 'check', file('large.json')]);
    assert.deepEqual([status, stdout], [1, `${file('large.json')}: /commands/1/cost must be integer\n`]);
  });

  test('every fault of the content is named with its place', async () => {
    const tiles = usual.tiles.map((tile, index) => (index < 2 ? { ...tile, id: 'SAME', start: true } : tile));
    await writeFile(file('faulty.json'), JSON.stringify({ ...usual, tiles }));
    const { status, stdout, stderr } = await run([
      'pack',
      'check',
      file('faulty.json'),
      '--game',
      'carcassonne',
    ]);
    assert.equal(status, 1);
    assert.match(stdout, /faulty\.json: \/tiles\/1\/id More than one tile has the id SAME\./);
    assert.match(stdout, /exactly one start tile; this one has 2\./);
    assert.match(stderr, /has 2 faults as a pack of carcassonne/);
  });

  test('whoever wants to play with a faulty one is told what names its faults', async () => {
    const tiles = usual.tiles.map((tile) => ({ ...tile, id: 'SAME' }));
    const options = JSON.stringify({ pack: { ...usual, tiles } });
    const { status, stderr } = await run([
      'simulate',
      'carcassonne',
      '--bots',
      'random',
      '--options',
      options,
    ]);
    assert.equal(status, 2);
    assert.match(stderr, /the pack is wrong: .*\n\(starboard pack check names every fault in words\)/);
  });

  test('every fault of the shape is named with its place', async () => {
    await writeFile(file('shape.json'), JSON.stringify({ ...usual, name: 5, tiles: [{}] }));
    const { status, stdout } = await run(['pack', 'check', file('shape.json')]);
    assert.equal(status, 1);
    for (const fault of [/: \/name must be string/, /: \/tiles\/0 must have "edges"/]) {
      assert.match(stdout, fault);
    }
  });

  test('what is not JSON is said to be none', async () => {
    await writeFile(file('broken.json'), '{"id": ');
    const { status, stderr } = await run(['pack', 'check', file('broken.json')]);
    assert.equal(status, 1);
    assert.match(stderr, /broken\.json is not JSON/);
  });

  test('of an unknown game', async () => {
    assert.equal((await run(['pack', 'check', file('good.json'), '--game', 'chess'])).status, 2);
  });
});
