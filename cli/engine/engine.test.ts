import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { games as listOfGames } from '../../games/games.ts';
import { gameNamed } from '../game-list.ts';
import { EngineProcess } from '../testing/engine.ts';
import { packFile } from '../testing/pack.ts';
import { run } from '../testing/run.ts';

const game = await gameNamed(listOfGames, 'carcassonne').game();
const engine = new EngineProcess();
after(() => engine.close());

const fresh = { do: 'new', game: 'carcassonne', seats: 2, seed: 'engine' };
/** Red may attack green on the planet west of the tile that it places at 1,1. */
const attack = {
  colors: ['red', 'green'],
  placed: [
    { tile: 'START', x: 0, y: 0, rotation: 0 },
    { tile: 'B-R', x: 0, y: 1, rotation: 0, figures: [{ color: 'green', size: 'small', segment: 'p1' }] },
  ],
  pile: ['V0', 'V0', 'V0'],
  toMove: 0,
};

describe('each request', () => {
  test('games lists id, rules version, seats, schemas and notation', async () => {
    const games = await Promise.all(listOfGames.map((entry) => entry.game()));
    const expected = games.map(({ id, version, nature, optionsSchema, positionSchema, notation }) => {
      return { id, version, seats: nature.seats, options: optionsSchema, position: positionSchema, notation };
    });
    assert.deepEqual(await engine.ask({ do: 'games' }), JSON.parse(JSON.stringify(expected)));
    assert.deepEqual(game.nature.seats, { min: 2, max: 5 });
  });

  test('new begins a match, decision asks, play answers', async () => {
    const match = await engine.begin(fresh);
    const asked = await engine.ask({ do: 'decision', match });
    const [first] = choicesIn(asked);
    assert.deepEqual(asked, {
      over: false,
      decisions: [{ seat: 0, kind: 'placeTile', choices: choicesIn(asked) }],
    });
    const played = await engine.ask({ do: 'play', match, seat: 0, choice: first });
    assert.equal(eventsIn(played)[0]?.kind, 'placedTile');
  });

  test('new takes options, and makes a seed of its own where none is given', async () => {
    const match = await engine.begin({
      do: 'new',
      game: 'carcassonne',
      seats: 4,
      options: { variant: 'teams' },
    });
    const other = await engine.begin({
      do: 'new',
      game: 'carcassonne',
      seats: 4,
      options: { variant: 'teams' },
    });
    const views = await Promise.all([match, other].map((id) => engine.ask({ do: 'record', match: id })));
    assert.notEqual(views[0], views[1]);
  });

  test('the same seed is the same match', async () => {
    const [one, other] = [await engine.begin(fresh), await engine.begin(fresh)];
    assert.deepEqual(
      await engine.ask({ do: 'view', match: one, seat: 'referee' }),
      await engine.ask({ do: 'view', match: other, seat: 'referee' }),
    );
  });

  test('arrange sets out a position, and scripted dice fall as scripted', async () => {
    const match = await engine.begin({
      do: 'arrange',
      game: 'carcassonne',
      position: attack,
      chance: [6, 1, 2, 3, 5],
    });
    await engine.ask({ do: 'play', match, seat: 0, choice: '1,1r2' });
    const played = eventsIn(await engine.ask({ do: 'play', match, seat: 0, choice: 'large:p1@0,1' }));
    const rolled = played.find(({ kind }) => kind === 'rolledDice');
    // Red has two dice for the large figure and one for its symbol on the planet, as green has with its small one.
    assert.deepEqual(rolled?.rolls, [
      { seats: [0], dice: [6, 1, 2] },
      { seats: [1], dice: [3, 5] },
    ]);
  });

  test('script replaces what is left of the scripted results', async () => {
    const request = { do: 'arrange', game: 'carcassonne', position: attack, chance: [1, 1, 1, 6] };
    const battles: unknown[] = [];
    for (const script of [undefined, [5, 4, 3, 3]]) {
      const match = await engine.begin(request);
      await engine.ask({ do: 'play', match, seat: 0, choice: '1,1r2' });
      if (script !== undefined)
        assert.deepEqual(await engine.ask({ do: 'script', match, chance: script }), {});
      const played = eventsIn(await engine.ask({ do: 'play', match, seat: 0, choice: 'large:p1@0,1' }));
      battles.push(played.find(({ kind }) => kind === 'rolledDice')?.rolls);
    }
    assert.match(JSON.stringify(battles[0]), /\[1,1/);
    assert.match(JSON.stringify(battles[1]), /\[5,4/);
  });

  test('view is that of a seat, of anybody, or of the referee', async () => {
    const match = await engine.begin(fresh);
    const seat = await engine.ask({ do: 'view', match, seat: 1 });
    const spectator = await engine.ask({ do: 'view', match, seat: 'spectator' });
    const referee = await engine.ask({ do: 'view', match, seat: 'referee' });
    assert.ok(has(seat, 'pile') && typeof seat.pile === 'number');
    assert.deepEqual(spectator, seat);
    assert.ok(has(referee, 'pile') && Array.isArray(referee.pile));
  });

  test('position comes back as arrange takes it; with a seat, without the order of the pile', async () => {
    const match = await engine.begin(fresh);
    const position = await engine.ask({ do: 'position', match });
    const again = await engine.begin({ do: 'arrange', game: 'carcassonne', position });
    assert.deepEqual(await engine.ask({ do: 'position', match: again }), position);
    assert.deepEqual(
      await engine.ask({ do: 'decision', match: again }),
      await engine.ask({ do: 'decision', match }),
    );
    const seen = await engine.ask({ do: 'position', match, seat: 0 });
    assert.ok(has(position, 'pile') && Array.isArray(position.pile));
    assert.ok(typeof seen === 'object' && seen !== null && !('pile' in seen));
  });

  test('record and load carry the whole match', async () => {
    const match = await engine.begin(fresh);
    for (let answers = 0; answers < 6; answers++) await playFirst(match);
    const record = await engine.ask({ do: 'record', match });
    assert.equal(typeof record, 'string');
    const loaded = await engine.begin({ do: 'load', record });
    assert.deepEqual(
      await engine.ask({ do: 'view', match: loaded, seat: 'referee' }),
      await engine.ask({ do: 'view', match, seat: 'referee' }),
    );
    assert.equal(await engine.ask({ do: 'record', match: loaded }), record);
  });

  test('nobody is asked for a reply that can only be passed; undo takes it back with what it replied to', async () => {
    const match = await engine.begin({ do: 'new', game: 'super-teams', seats: 2, seed: 'replies' });
    let together = 0;
    for (let number = 0; number < 150; number++) {
      const asked = await engine.ask({ do: 'decision', match });
      const choices = choicesIn(asked);
      if (choices.length === 0) break;
      assert.notDeepEqual(choices, ['-']);
      assert.ok(has(asked, 'decisions') && Array.isArray(asked.decisions));
      const { seat } = asked.decisions[0];
      const before = await engine.ask({ do: 'record', match });
      const choice = choices[number % choices.length];
      await engine.ask({ do: 'play', match, seat, choice });
      const after = await engine.ask({ do: 'record', match });
      const answers = linesOf(after) - linesOf(before);
      if (answers === 1) continue;
      together++;
      await engine.ask({ do: 'undo', match });
      assert.equal(await engine.ask({ do: 'record', match }), before);
      await engine.ask({ do: 'play', match, seat, choice });
      assert.equal(await engine.ask({ do: 'record', match }), after);
    }
    assert.ok(together > 0, 'somebody had to pass');

    function linesOf(record: unknown): number {
      return typeof record === 'string' ? record.split('\n').length : 0;
    }
  });

  test('undo goes back by one answer', async () => {
    const match = await engine.begin(fresh);
    await playFirst(match);
    const before = await engine.ask({ do: 'view', match, seat: 'referee' });
    await playFirst(match);
    assert.deepEqual(await engine.ask({ do: 'undo', match }), {});
    assert.deepEqual(await engine.ask({ do: 'view', match, seat: 'referee' }), before);
  });

  test('outcomes are exact as long as nothing hidden matters, and sampled where ties roll again without end', async () => {
    const match = await engine.begin({ do: 'arrange', game: 'carcassonne', position: attack });
    const tile = await engine.ask({ do: 'outcomes', match, seat: 0, choice: '1,1r2' });
    assert.ok(has(tile, 'exact') && has(tile, 'outcomes') && Array.isArray(tile.outcomes));
    const played = eventsIn(await engine.ask({ do: 'play', match, seat: 0, choice: '1,1r2' }));
    assert.deepEqual(tile, { exact: true, outcomes: [{ probability: 1, events: played }] });
    const battle = await engine.ask({ do: 'outcomes', match, seat: 0, choice: 'large:p1@0,1' });
    assert.ok(has(battle, 'exact') && has(battle, 'outcomes') && Array.isArray(battle.outcomes));
    assert.equal(battle.exact, false);
    const won = battle.outcomes.filter(({ events }) => JSON.stringify(events).includes('"wonBattle"'));
    assert.ok(won.length > 1);
  });

  test('bot says which choice it would make, and makes none', async () => {
    const match = await engine.begin(fresh);
    const asked = await engine.ask({ do: 'decision', match });
    for (const bot of ['random', 'greedy']) {
      for (const ms of [0, 500]) {
        const choice = await engine.ask({ do: 'bot', match, bot, ms });
        assert.ok(typeof choice === 'string' && choicesIn(asked).includes(choice), bot);
      }
    }
    assert.deepEqual(await engine.ask({ do: 'decision', match }), asked);
  });

  test('a whole match ends with an outcome', async () => {
    const match = await engine.begin(fresh);
    let asked = await engine.ask({ do: 'decision', match });
    while (choicesIn(asked).length > 0) {
      await playFirst(match);
      asked = await engine.ask({ do: 'decision', match });
    }
    assert.ok(has(asked, 'outcome') && has(asked.outcome, 'ranks'));
    assert.deepEqual(Object.keys(asked), ['over', 'outcome']);
    assert.equal(await engine.refused({ do: 'play', match, seat: 0, choice: '-' }), 'match-over');
    assert.equal(await engine.refused({ do: 'bot', match, bot: 'random' }), 'match-over');
  });
});

describe('each error', () => {
  const wrong: readonly (readonly [code: string, request: object])[] = [
    ['bad-request', {}],
    ['bad-request', { do: 'dance' }],
    ['bad-request', { do: 'constructor' }],
    ['bad-request', { do: 'new' }],
    ['bad-request', { do: 'new', game: 'carcassonne' }],
    ['bad-request', { ...fresh, seed: 1 }],
    ['bad-request', { do: 'decision' }],
    ['bad-request', { do: 'load' }],
    ['unknown-game', { ...fresh, game: 'chess' }],
    ['unknown-match', { do: 'decision', match: 'm9999' }],
    ['unknown-match', { do: 'decision', match: 7 }],
    ['bad-seats', { ...fresh, seats: 1 }],
    ['bad-seats', { ...fresh, seats: 2.5 }],
    ['bad-seats', { ...fresh, seats: 3, options: { variant: 'teams' } }],
    ['bad-options', { ...fresh, options: { variant: 'solo' } }],
    ['bad-options', { ...fresh, options: [] }],
    ['bad-options', { ...fresh, options: { pack: 'mine' } }],
    ['bad-pack', { ...fresh, options: { pack: packWithoutStart() } }],
    ['bad-position', { do: 'arrange', game: 'carcassonne' }],
    ['bad-position', { do: 'arrange', game: 'carcassonne', position: { colors: ['pink', 'red'] } }],
    ['bad-position', { do: 'arrange', game: 'carcassonne', position: { ...attack, pile: ['nonsense'] } }],
    ['bad-chance', { ...fresh, chance: 6 }],
    ['bad-chance', { ...fresh, chance: ['6'] }],
    ['bad-chance', { ...fresh, chance: [[0, 1]] }],
    ['bad-record', { do: 'load', record: 'no record' }],
    ['unknown-game', { do: 'load', record: record({ game: 'chess' }) }],
    ['bad-record', { do: 'load', record: record({ rules: '0' }) }],
    ['bad-record', { do: 'load', record: record({ options: '{"variant":"solo"}' }) }],
    ['bad-record', { do: 'load', record: record({}, '0 9,9r0') }],
    ['bad-record', { do: 'load', record: record({ hash: 'abc' }) }],
  ];
  for (const [code, request] of wrong) {
    test(`${code}: ${JSON.stringify(request).slice(0, 90)}`, async () => {
      assert.equal(await engine.refused(request), code);
    });
  }

  test('those of an answer change nothing', async () => {
    const match = await engine.begin(fresh);
    const before = await engine.ask({ do: 'view', match, seat: 'referee' });
    const play = { do: 'play', match, seat: 0, choice: '1,0r0' };
    assert.equal(await engine.refused({ ...play, seat: 1 }), 'not-your-decision');
    assert.equal(await engine.refused({ ...play, seat: 99 }), 'not-your-decision');
    assert.equal(await engine.refused({ ...play, choice: 'e2e4' }), 'bad-notation');
    assert.equal(await engine.refused({ ...play, choice: '40,40r0' }), 'illegal-choice');
    assert.equal(await engine.refused({ ...play, choice: 5 }), 'bad-request');
    assert.equal(await engine.refused({ ...play, seat: '0' }), 'bad-request');
    assert.equal(await engine.refused({ do: 'undo', match }), 'nothing-to-undo');
    assert.equal(await engine.refused({ do: 'view', match }), 'bad-request');
    assert.equal(await engine.refused({ do: 'view', match, seat: 2 }), 'bad-request');
    assert.equal(await engine.refused({ do: 'position', match, seat: 'me' }), 'bad-request');
    assert.equal(await engine.refused({ do: 'bot', match, bot: 'clever' }), 'unknown-bot');
    assert.equal(await engine.refused({ do: 'bot', match, bot: 'random', seat: 1 }), 'not-your-decision');
    assert.equal(await engine.refused({ do: 'bot', match, bot: 'random', ms: -1 }), 'bad-request');
    assert.equal(await engine.refused({ do: 'script', match, chance: {} }), 'bad-chance');
    assert.equal(await engine.refused({ do: 'script', match }), 'bad-request');
    assert.equal(await engine.refused({ ...fresh, options: null }), 'bad-options');
    assert.deepEqual(await engine.ask({ do: 'view', match, seat: 'referee' }), before);
  });

  test('an illegal choice names the rule', async () => {
    const match = await engine.begin(fresh);
    const { error } = await engine.send({ do: 'play', match, seat: 0, choice: '0,0r0' });
    assert.deepEqual([error?.code, error?.rule], ['illegal-choice', 'square-taken']);
  });

  test('dice that cannot fall are refused when they are rolled, and the answer can be given again', async () => {
    const match = await engine.begin({ do: 'arrange', game: 'carcassonne', position: attack, chance: [7] });
    await engine.ask({ do: 'play', match, seat: 0, choice: '1,1r2' });
    const play = { do: 'play', match, seat: 0, choice: 'large:p1@0,1' };
    const before = await engine.ask({ do: 'view', match, seat: 'referee' });
    assert.equal(await engine.refused(play), 'bad-chance');
    assert.deepEqual(await engine.ask({ do: 'view', match, seat: 'referee' }), before);
    await engine.ask({ do: 'script', match, chance: [] });
    await engine.ask(play);
  });
});

describe('the line protocol', () => {
  test('an id comes back, whatever it is, also with an error', async () => {
    for (const id of [7, 'seven', null, ['a', { b: 1 }]]) {
      assert.deepEqual((await engine.send({ id, do: 'games' })).id, id);
      assert.deepEqual((await engine.send({ id, do: 'dance' })).id, id);
    }
    assert.ok(!('id' in (await engine.send({ do: 'games' }))));
    const nested = `${'['.repeat(100)}${']'.repeat(100)}`;
    const { id, error } = await engine.line(`{"id":8,"do":${nested}}`);
    assert.deepEqual([id, error?.code], [8, 'bad-request']);
  });

  test('what is no request is an error, and the next request is answered', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const lines = [
      '{',
      'null',
      '[]',
      '"do"',
      '{"do":"new","game":"carcassonne","seats":2',
      `{"id":${deep}}`,
      '\u0000',
    ];
    for (const line of lines)
      assert.equal((await engine.line(line)).error?.code, 'bad-request', line.slice(0, 50));
    assert.ok(await engine.ask({ do: 'games' }));
  });

  test('large lines are read whole', async () => {
    const id = 'x'.repeat(5_000_000);
    assert.equal((await engine.send({ id, do: 'games' })).id, id);
  });

  test('separators of Unicode do not end a line', async () => {
    assert.equal((await engine.line('{"id":"a\u2028b\u2029c","do":"games"}')).id, 'a\u2028b\u2029c');
  });

  test('requests are answered in order, although some take longer', async () => {
    const requests = [
      fresh,
      { do: 'bot', match: 'm1', bot: 'greedy', ms: 500 },
      { do: 'decision', match: 'm1' },
      { do: 'undo', match: 'm1' },
    ];
    const input = requests.map((request, id) => JSON.stringify({ id, ...request })).join('\n');
    // No line end after the last request: the end of input ends it too.
    const { status, stdout } = await run(['engine'], input);
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).id);
    assert.deepEqual([status, answers], [0, [0, 1, 2, 3]]);
  });

  test('quit ends it with status 0, and nothing after it is answered', async () => {
    const { status, stdout } = await run(['engine'], '{"do":"quit","id":1}\n{"do":"games"}\n');
    assert.deepEqual([status, stdout], [0, '{"id":1,"ok":{}}\n']);
  });

  test('no input at all ends it with status 0', async () => {
    assert.deepEqual(await run(['engine']), { status: 0, stdout: '', stderr: '' });
  });
});

function has<K extends string>(value: unknown, key: K): value is Record<K, unknown> {
  return typeof value === 'object' && value !== null && key in value;
}

function choicesIn(asked: unknown): string[] {
  if (!has(asked, 'decisions') || !Array.isArray(asked.decisions)) return [];
  return asked.decisions.flatMap((decision) => decision.choices);
}

function eventsIn(played: unknown): { kind: string; rolls?: unknown }[] {
  assert.ok(has(played, 'events') && Array.isArray(played.events));
  return played.events;
}

async function playFirst(match: string): Promise<void> {
  const asked = await engine.ask({ do: 'decision', match });
  assert.ok(has(asked, 'decisions') && Array.isArray(asked.decisions));
  const [{ seat, choices }] = asked.decisions;
  await engine.ask({ do: 'play', match, seat, choice: choices[0] });
}

function packWithoutStart() {
  const pack = packFile('carcassonne/content/reconstructed.json');
  return { ...pack, tiles: pack.tiles.filter(({ start }) => start !== true) };
}

/** A record of a match just begun, with some of its header changed, and answers. */
function record(changes: Readonly<Record<string, string>>, ...answers: readonly string[]): string {
  const header = {
    game: 'carcassonne',
    rules: game.version,
    seats: '2',
    options: '{}',
    seed: '"engine"',
    ...changes,
  };
  const lines = Object.entries(header).map(([name, value]) => `${name} ${value}`);
  return ['starboard match 1', ...lines, '', ...answers].join('\n');
}
