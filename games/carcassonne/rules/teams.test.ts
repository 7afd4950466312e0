import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refused, type Setting, table } from '../testing/table-talk.ts';

const fieldsBelow = ['E -1,1r2', 'E 0,1r2', 'E 1,1r2'];

/** Red and Green (Rebels) against Black and White (Empire). */
const teams: Pick<Setting, 'colors' | 'options'> = {
  colors: ['red', 'black', 'green', 'white'],
  options: { variant: 'teams' },
};

test('ruling 63, p. 16: Red with Green plays against Black with White; Orange does not play', () => {
  assert.deepEqual(
    table(teams).view.seats.map(({ color, team }) => [color, team]),
    [
      ['red', 0],
      ['black', 1],
      ['green', 0],
      ['white', 1],
    ],
  );
  assert.match(refused({ ...teams, colors: ['red', 'black', 'green', 'orange'] }), /black with white/);
});

test('ruling 64, p. 16: partners sit diagonally', () => {
  assert.match(
    refused({ ...teams, colors: ['red', 'green', 'black', 'white'] }),
    /seats 0 and 2 are one team/,
  );
  assert.equal(refused({ ...teams, colors: ['white', 'green', 'black', 'red'] }), 'nothing is wrong');
});

test('ruling 65, p. 16: a team’s points stand with both, and it wins or loses together', () => {
  const t = table({
    ...teams,
    tiles: ['START 0,0r0 green:small:r1', 'B-E 0,1r0 white:small:p1'],
    pile: [],
    lastTiles: true,
  });
  assert.deepEqual(t.match.outcome, { ranks: [2, 1, 2, 1], scores: [1, 4, 1, 4], teams: [0, 1, 0, 1] });
});

test('ruling 66, p. 16: partners in one realm never fight; both stay', () => {
  const t = table({
    ...teams,
    tiles: [...fieldsBelow, 'U0 -1,0r1 green:small:r1', 'U0 1,0r1 red:small:r1'],
    pile: ['D'],
  }).play('0,0r0', '-');
  assert.equal(t.eventsOf('battleBegan').length, 0);
  assert.deepEqual(t.figures(), ['green:small -1,0:r1', 'red:small 1,0:r1']);
  assert.deepEqual(t.realm('0,0:r1').owners, [0, 2]);
});

test('ruling 67, p. 16: a team counts its figures and its symbol together, at most three dice', () => {
  const joined = (tile: string, red: string, green: string) =>
    table({
      ...teams,
      tiles: [...fieldsBelow, tile, `U0 -1,0r1 green:${green}:r1`, `U0 1,0r1 red:${red}:r1`],
    }).dice('0,0:r1');
  assert.deepEqual(joined('D 0,0r0', 'small', 'small'), { red: 2 });
  assert.deepEqual(joined('U-R 0,0r1', 'small', 'small'), { red: 3 });
  assert.deepEqual(joined('D 0,0r0', 'small', 'large'), { red: 3 });
  assert.deepEqual(joined('U-R 0,0r1', 'large', 'large'), { red: 3 });
});

test('ruling 68, p. 13 and 16: ties and losses count for the team, and all its figures leave', () => {
  const t = table({
    ...teams,
    tiles: [...fieldsBelow, 'U0 -1,0r1 green:small:r1', 'V0 -2,0r3 red:small:r1', 'U0 1,0r1 white:small:r1'],
    pile: ['D'],
    dice: [3, 1, 3, 1, 2, 6],
  }).play('0,0r0', '-');
  assert.deepEqual(t.eventsOf('tied')[0]?.sides, [
    [0, 2],
    [1, 3],
  ]);
  assert.deepEqual(t.scores(), { red: 3, green: 3, black: 1, white: 1 });
  assert.deepEqual(t.figures(), ['white:small 1,0:r1']);
  assert.deepEqual(
    [t.supply('red'), t.supply('green')],
    [
      { small: 4, large: 1 },
      { small: 4, large: 1 },
    ],
  );
});

test('ruling 69, p. 13 and 15: a partner’s route or field is occupied; a partner’s planet takes another figure', () => {
  const route = table({ ...teams, tiles: ['START 0,0r0 green:small:r1'], pile: ['U0'] }).play('1,0r1');
  assert.equal(route.refusal('small:r1'), 'route-occupied');
  const planet = table({ ...teams, tiles: ['B-E 0,0r0 green:small:p1'], pile: ['U0'] });
  planet.play('1,0r0', 'small:p1@0,0');
  assert.equal(planet.eventsOf('battleBegan').length, 0);
  assert.deepEqual(planet.figures(), ['red:small 0,0:p1', 'green:small 0,0:p1']);
});

test('ruling 70, p. 13 and 16: symbols of the Bounty Hunters give points, and no team a die', () => {
  const t = table({ ...teams, tiles: ['START 0,0r0 red:small:r1', 'U-B 1,0r1'] });
  assert.deepEqual(t.dice('0,0:r1'), { red: 1 });
  assert.equal(t.realm('0,0:r1').atEnd, 4);
});
