import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setOut } from './battlefield.ts';
import { canBePlaced, nearestEnds, nearestPlaces, pushedBy, reach, stepsWith } from './movement.ts';
import { drawnBattlefield, type Standing } from './testing/drawn-battlefield.ts';

function drawnWith(text: string, figures: readonly Standing[], doors: 'closed' | 'open' = 'closed') {
  const drawn = drawnBattlefield(text, figures, doors);
  const battlefield = setOut(drawn.map, drawn.situation);
  const at = (letter: string) => ({ space: drawn.space(letter), turned: false });
  const letters = (places: readonly { readonly space: number }[]) =>
    drawn.letters(places.map(({ space }) => space));
  return { drawn, battlefield, at, letters };
}

const friendly = { stance: 'friendly' } as const;

test('A6: the way to an end is a cheapest one, step by step, and leads around what costs more', () => {
  const { battlefield, at, letters } = drawnWith(
    `
 ### ### ### ###
#  A ~ B   C   D
            ### 
#      E   F    `,
    [{ at: 'A' }],
  );
  const found = reach(battlefield, 0, 4, 'points');
  assert.equal(found.ends.find(({ place }) => place.space === at('D').space)?.cost, 3);
  const path = found.pathTo(at('D'));
  assert.deepEqual(
    path.map((place) => letters([place])),
    ['A', 'E', 'C', 'D'],
  );
  assert.deepEqual(found.pathTo(at('A')), [at('A')], 'to where it stands');
});

test('A6: there is no way to a place out of reach', () => {
  const { battlefield, at } = drawnWith(
    `
 ### ### ###
#  A   B   C`,
    [{ at: 'A' }],
  );
  assert.throws(() => reach(battlefield, 0, 1, 'points').pathTo(at('C')), /out of reach/);
});

test('A6: with one point left a figure steps into no space of another one, with two it may', () => {
  const { battlefield, letters } = drawnWith(
    `
 ### ### ###
#  A   B   C`,
    [{ at: 'A' }, { at: 'B', ...friendly }],
  );
  const steps = (points: number) => letters(stepsWith(battlefield, 0, points).map(({ place }) => place));
  assert.deepEqual([1, 2].map(steps), ['', 'B']);
});

test('A6 "move X spaces": a step costs 1 whatever is there, and no base is turned', () => {
  const { battlefield, at } = drawnWith(
    `
 ### ### ### ###
#  A ~ B ~ C   D
                
#      E        `,
    [{ at: 'A', base: '1x2' }, { at: 'D' }],
  );
  assert.deepEqual(
    stepsWith(battlefield, 0, 1, 'spaces').map(({ place, cost }) => [place.turned, cost]),
    [
      [false, 1],
      [false, 1],
    ],
  );
  assert.ok(stepsWith(battlefield, 0, 2).some(({ place }) => place.turned));
  const costs = (pay: 'points' | 'spaces') =>
    reach(battlefield, 0, 3, pay).ends.find(({ place }) => place.space === at('B').space && !place.turned)
      ?.cost;
  assert.deepEqual([costs('points'), costs('spaces')], [2, 1]);
});

describe('A6, A14: as close as possible', () => {
  const text = `
 ### ### ### ###
#  A   B   C#  D
                
#  E   F   G#  H`;

  test('spaces that are free count first, and walls make the way longer', () => {
    const { drawn, battlefield, letters } = drawnWith(text, [{ at: 'H' }, { at: 'A' }, { at: 'B' }]);
    const zone = [drawn.space('A')];
    assert.equal(letters(nearestPlaces(battlefield, 0, zone)), 'EF');
  });

  test('a figure stays where it is if it may, next to a companion as well', () => {
    const { battlefield, letters } = drawnWith(text, [{ at: 'A' }, { at: 'A', companion: true }]);
    assert.equal(letters(nearestEnds(battlefield, 0)), 'A');
  });

  test('a figure on another one is pushed to any of the nearest free spaces', () => {
    const { battlefield, letters } = drawnWith(text, [{ at: 'A' }, { at: 'A' }, { at: 'B' }, { at: 'E' }]);
    assert.equal(letters(nearestEnds(battlefield, 0)), 'F');
  });

  test('a figure that no movement frees is placed the fewest spaces away', () => {
    const { battlefield, letters } = drawnWith(
      `
 ### ### ### ###
#  A:   :   :  C
 ::: ::: ::: :::
#   :   :   :  D`,
      [{ at: 'A' }, { at: 'A' }],
    );
    const places = nearestEnds(battlefield, 0);
    assert.equal(places.length, 3);
    assert.ok(places.every(({ space }) => [1, 4, 5].includes(space)));
    assert.equal(letters(places), '');
  });

  test('behind walls all around there is no place', () => {
    const { drawn, battlefield } = drawnWith(
      `
 ### ###
#  A#  B`,
      [{ at: 'A' }, { at: 'A' }],
    );
    assert.deepEqual(nearestPlaces(battlefield, 0, [drawn.space('A')]), []);
    assert.deepEqual(nearestEnds(battlefield, 0), []);
  });
});

test('A6: when a door closes under a large figure, it is pushed to either side of it, and not turned', () => {
  const { battlefield, letters } = drawnWith(
    `
 ### ### ### ###
#  A   BD  C   E
                
#  F   G#  H   I`,
    [{ at: 'B', base: '1x2' }],
  );
  const ends = nearestEnds(battlefield, 0);
  assert.equal(letters(ends), 'AC');
  assert.ok(ends.every(({ turned }) => !turned));
});

test('A6: a step that costs more than is left is none', () => {
  const { battlefield, letters } = drawnWith(
    `
 ### ###
#  A ~ B
        
#  C  rD`,
    [{ at: 'A' }],
  );
  assert.deepEqual(
    [1, 2].map((points) => letters(stepsWith(battlefield, 0, points).map(({ place }) => place))),
    ['C', 'BCD'],
  );
});

test('A6: a massive figure pushes all on whom it ends, but no companion', () => {
  const { battlefield, at } = drawnWith(
    `
 ### ### ### ###
#  A       B   C
                
#          D   E`,
    [
      { at: 'A', base: '2x2', massive: true },
      { at: 'B' },
      { at: 'C', companion: true },
      { at: 'E', ...friendly },
    ],
  );
  assert.deepEqual(pushedBy(battlefield, 0, at('B')), [1, 3]);
  assert.deepEqual(pushedBy(battlefield, 0, at('A')), []);
});

test('B6 rubble: what lies in one situation makes no other one difficult', () => {
  const { drawn, battlefield, at } = drawnWith(
    `
 ### ###
#  A  rB`,
    [{ at: 'A' }],
  );
  const bare = setOut(drawn.map, { ...drawn.situation, rubble: [] });
  const costs = [battlefield, bare].map(
    (each) => reach(each, 0, 2, 'points').ends.find(({ place }) => place.space === at('B').space)?.cost,
  );
  assert.deepEqual(costs, [2, 1]);
});

test('A6 large figures: a base as wide as the map does not reach around its border', () => {
  const { battlefield } = drawnWith(
    `
 ### ### ###
#  A        
            
#           
            
#           `,
    [{ at: 'A', base: '2x3' }],
  );
  assert.deepEqual(
    reach(battlefield, 0, 1, 'spaces').ends.map(({ place, cost }) => [place.space, place.turned, cost]),
    [
      [0, false, 0],
      [3, false, 1],
    ],
  );
});

test('A6 large figures: only bases of two and six spaces are turned', () => {
  const { battlefield, at } = drawnWith(
    `
 ### ### ###
#  A        
            
#           
            
#           `,
    [{ at: 'A', base: '2x2' }],
  );
  assert.equal(canBePlaced(battlefield, 0, { ...at('A'), turned: true }), false);
  assert.equal(canBePlaced(battlefield, 0, at('A')), true);
});
