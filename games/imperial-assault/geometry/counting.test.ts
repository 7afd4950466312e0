import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setOut } from './battlefield.ts';
import {
  areAdjacentSpaces,
  countNearest,
  countToDoor,
  isAdjacentToDoor,
  isAtObject,
  isNearDoor,
  isOnOrAdjacent,
  spacesWithin,
} from './counting.ts';
import { drawnBattlefield } from './testing/drawn-battlefield.ts';

test('A8 Blast: a figure in blocking terrain is adjacent to a space beside it, but nothing is adjacent to its space', () => {
  const drawn = drawnBattlefield(
    `
 ### ### ###
#  A % B   C`,
    [{ at: 'A' }, { at: 'B', mobile: true }, { at: 'C' }],
  );
  const battlefield = setOut(drawn.map, drawn.situation);
  const [a, b] = [drawn.space('A'), drawn.space('B')];
  assert.deepEqual(
    [0, 1, 2].filter((figure) => isOnOrAdjacent(battlefield, figure, a)),
    [0, 1],
  );
  assert.deepEqual(
    [0, 1, 2].filter((figure) => isOnOrAdjacent(battlefield, figure, b)),
    [1],
  );
});

test('A5, A11: a figure is adjacent to an object in blocking terrain beside it', () => {
  const drawn = drawnBattlefield(
    `
 ### ### ### ###
#  A % B   C#  D`,
    [{ at: 'A' }, { at: 'C' }, { at: 'D' }],
  );
  const battlefield = setOut(drawn.map, drawn.situation);
  assert.deepEqual(
    [0, 1, 2].filter((figure) => isAtObject(battlefield, figure, drawn.space('B'))),
    [0, 1],
  );
  assert.equal(isAtObject(battlefield, 2, drawn.space('D')), true, 'on it');
});

test('A5: only figures that share an edge with a door are adjacent to it, and to an open door nobody is', () => {
  const text = `
 ### ### ###
#  A   BD  C
            
#      E    `;
  const figures = [{ at: 'A' }, { at: 'B' }, { at: 'C' }, { at: 'E' }];
  const closed = drawnBattlefield(text, figures);
  const open = drawnBattlefield(text, figures, 'open');
  const adjacent = ({ map, situation }: typeof closed) => {
    const battlefield = setOut(map, situation);
    return [0, 1, 2, 3].filter((figure) => isAdjacentToDoor(battlefield, figure, 0));
  };
  assert.deepEqual(adjacent(closed), [1, 2]);
  assert.deepEqual(adjacent(open), []);
  const battlefield = setOut(closed.map, {
    ...closed.situation,
    figures: closed.situation.figures.slice(0, 1),
  });
  assert.equal(countToDoor(battlefield, 0, 0), 1, 'to the empty space B');
});

test('A5, A4: whoever interacts over 2 spaces reaches a door from 2 spaces before an empty space at it', () => {
  const near = (figures: readonly { readonly at: string }[]): boolean[] => {
    const { map, situation } = drawnBattlefield(
      `
 ### ### ### ### ###
#  A   B   C   DD  E
 ### ### ### ### ###`,
      figures,
    );
    const battlefield = setOut(map, situation);
    return figures.map((_, figure) => isNearDoor(battlefield, figure, 0, 2));
  };
  assert.deepEqual(near([{ at: 'A' }, { at: 'B' }, { at: 'E' }]), [false, true, true]);
  assert.deepEqual(
    near([{ at: 'B' }, { at: 'D' }]),
    [false, true],
    'a door does not stand where a figure does',
  );
});

test('A5 within X spaces: spaces in order, without blocking terrain, around a corner and not through a wall', () => {
  const drawn = drawnBattlefield(`
 ### ### ### ###
#  A   B#  C   D
                
#    %     E   F`);
  const battlefield = setOut(drawn.map, drawn.situation);
  const within = (distance: number) => drawn.letters(spacesWithin(battlefield, [drawn.space('A')], distance));
  assert.deepEqual([0, 1, 2, 3].map(within), ['A', 'AB', 'AB', 'AB']);
  const free = drawnBattlefield(`
 ### ### ### ###
#  A   B#  C   D
                
#      G   E   F`);
  const freeBattlefield = setOut(free.map, free.situation);
  assert.deepEqual(
    [1, 2, 3].map((distance) => free.letters(spacesWithin(freeBattlefield, [free.space('A')], distance))),
    ['ABG', 'ABCEG', 'ABCDEFG'],
  );
});

test('A5 within X spaces: from blocking terrain one counts out of it', () => {
  const drawn = drawnBattlefield(`
 ### ### ###
#  A % B % C`);
  const battlefield = setOut(drawn.map, drawn.situation);
  assert.equal(drawn.letters(spacesWithin(battlefield, [drawn.space('B')], 2)), 'AB');
});

test('A5: the stronger of two things on one edge counts', () => {
  const { map, situation, space } = drawnBattlefield(`
 ### ###
#  A   B`);
  const between = [space('A'), space('B')] as const;
  for (const kinds of [['wall', 'impassable'] as const, ['impassable', 'wall'] as const]) {
    const battlefield = setOut({ ...map, edges: kinds.map((kind) => ({ kind, between })) }, situation);
    assert.equal(areAdjacentSpaces(battlefield, ...between), false, kinds.join());
  }
});

test('A5: spaces at the ends of two rows are not neighbours', () => {
  const drawn = drawnBattlefield(`
 ### ###
#  A   B
        
#  C   D
        
#  E   F`);
  const battlefield = setOut(drawn.map, drawn.situation);
  assert.equal(areAdjacentSpaces(battlefield, drawn.space('B'), drawn.space('C')), true, 'diagonal');
  assert.equal(areAdjacentSpaces(battlefield, drawn.space('B'), drawn.space('E')), false);
  assert.equal(countNearest(battlefield.ground, [drawn.space('A'), drawn.space('C')], [drawn.space('F')]), 1);
});

test('A5: what is asked about an open door does not change what is known of the closed one', () => {
  const text = `
 ### ###
#  AD  B`;
  const [closed, open] = [drawnBattlefield(text), drawnBattlefield(text, [], 'open')];
  const ask = ({ situation }: typeof closed) =>
    areAdjacentSpaces(setOut(closed.map, situation), closed.space('A'), closed.space('B'));
  assert.deepEqual([closed, open, closed].map(ask), [false, true, false]);
});
