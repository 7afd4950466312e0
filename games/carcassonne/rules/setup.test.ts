import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InputError } from '../../../kernel/error.ts';
import { Match } from '../../../kernel/match.ts';
import { checkOptions } from '../../../schema/check.ts';
import { game } from '../game.ts';
import type { Options } from './options.ts';

function begin(seats: number, options: Options = {}, chance: (number | number[])[] = []) {
  return new Match(game, { seats, options, seed: 'set-up' }, chance);
}

function refusalOf(seats: number, options: Options): string {
  try {
    begin(seats, options);
  } catch (fault) {
    if (fault instanceof InputError) return fault.code;
    throw fault;
  }
  return 'nothing is wrong';
}

test('ruling 1, p. 10 and 16: two to five play, in teams only four', () => {
  for (const seats of [2, 3, 4, 5]) assert.equal(begin(seats).seats, seats);
  assert.equal(refusalOf(1, {}), 'bad-seats');
  assert.equal(refusalOf(6, {}), 'bad-seats');
  assert.equal(begin(4, { variant: 'teams' }).seats, 4);
  for (const seats of [2, 3, 5]) assert.equal(refusalOf(seats, { variant: 'teams' }), 'bad-seats');
});

test('ruling 2, p. 11: the first seat begins, or one that chance picks; then it goes round', () => {
  assert.equal(begin(3).decisions()[0]?.seat, 0);
  const drawn = begin(3, { first: 'random' }, [2]);
  assert.equal(drawn.decisions()[0]?.seat, 2);
  for (const answer of ['tile', '-']) {
    const choice = answer === '-' ? '-' : drawn.decisions()[0]?.choices[0];
    drawn.play(2, choice ?? '');
  }
  assert.equal(drawn.decisions()[0]?.seat, 0);
});

test('ruling 3, p. 10: everybody has four small figures and a large one', () => {
  for (const { supply, score } of begin(5).view('spectator').seats) {
    assert.deepEqual(supply, { small: 4, large: 1 });
    assert.equal(score, 0);
  }
});

test('p. 10: the start tile lies on the table, all others are shuffled and face down', () => {
  const view = begin(2).view('spectator');
  assert.deepEqual(view.placed, [{ tile: 'START', x: 0, y: 0, rotation: 0 }]);
  assert.equal(view.pile + 1, game.open({}).pack.pack.tiles.reduce((sum, { count }) => sum + count, 0) - 1);
});

test('colours and their factions are those of the characters (p. 10), or as wished', () => {
  const seats = (match: ReturnType<typeof begin>) =>
    match.view('spectator').seats.map(({ color, faction }) => `${color} ${faction}`);
  assert.deepEqual(seats(begin(5)), [
    'red rebel',
    'green rebel',
    'black empire',
    'white empire',
    'orange bounty_hunter',
  ]);
  assert.deepEqual(seats(begin(2, { colors: ['orange', 'white'] })), [
    'orange bounty_hunter',
    'white empire',
  ]);
  assert.equal(refusalOf(3, { colors: ['orange', 'white'] }), 'bad-options');
  assert.equal(refusalOf(2, { colors: ['white', 'white'] }), 'bad-options');
});

test('a pack is a known id or a whole pack without faults', () => {
  const { pack } = game.open({}).pack;
  assert.equal(game.open({ pack: 'reconstructed' }).pack.pack, pack);
  const own = { ...pack, id: 'own', tiles: pack.tiles.filter(({ id }) => id === 'START' || id === 'W') };
  assert.equal(begin(2, { pack: own }).view('spectator').pile, 3);
  assert.equal(refusalOf(2, { pack: 'nobody-has-it' }), 'bad-options');
  assert.equal(refusalOf(2, { pack: '__proto__' }), 'bad-options');
  assert.equal(refusalOf(2, { pack: { ...pack, tiles: pack.tiles.slice(1) } }), 'bad-pack');
});

test('options are checked by their schema: all may be left out, a whole pack may be given, nothing else', () => {
  const { pack } = game.open({}).pack;
  const fine: Options[] = [
    {},
    { variant: 'teams', pack, colors: ['red', 'black', 'green', 'white'], first: 'random' },
  ];
  for (const options of fine) assert.equal(checkOptions(game, options), options);
  for (const options of [
    { variant: 'solo' },
    { pack: { ...pack, tiles: [] } },
    { colors: ['red', 'red'] },
    { dice: 7 },
  ]) {
    assert.throws(() => checkOptions(game, options), { code: 'bad-options' });
  }
});
