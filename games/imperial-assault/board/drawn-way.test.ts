import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missionOf, placeNamed } from '../rules/drawn-mission.ts';
import { termsOf } from '../rules/options.ts';
import { waysOnFrom } from '../rules/ways.ts';
import { playChoices, tableOf } from '../testing/table.ts';
import { type DrawnWay, drawOn, legsOf } from './drawn-way.ts';

/** A way that is drawn through these spaces, from where the figure stands, and the moves of which it consists. */
function draw(rows: readonly string[], from: string, through: string) {
  const match = tableOf({
    map: { rows, zones: `red@${from} blue@F3` },
    seats: [{ groups: `hero@${from}` }, { groups: 'scout@F3' }],
  });
  playChoices(match, 'group:a1');
  const terms = termsOf(match.opening.options);
  let way: DrawnWay = [{ at: from, spent: 0 }];
  const on = (at: string, spent: number) => waysOnFrom(terms, match.state, at, spent);
  for (const to of through.split(' ')) way = drawOn(way, to, on);
  return { way, legs: legsOf(way, on), match, terms };
}

function drawn(rows: readonly string[], from: string, through: string): string {
  return draw(rows, from, through)
    .way.map(({ at, spent }) => `${at}=${spent}`)
    .join(' ');
}

const open = ['......', '......', '......'];

test('a way goes through the spaces that are drawn, with what each costs', () => {
  assert.equal(drawn(open, 'A1', 'B2 C2 D1'), 'A1=0 B2=1 C2=2 D1=3');
  assert.equal(drawn(['.~....', '......', '......'], 'A1', 'B1 C1'), 'A1=0 B1=2 C1=3');
});

test('between spaces that do not touch it takes the cheapest way', () => {
  assert.equal(drawn(open, 'A1', 'D1'), 'A1=0 B1=1 C1=2 D1=3');
});

test('going back cuts it off', () => {
  assert.equal(drawn(open, 'A1', 'B2 C2 B2'), 'A1=0 B2=1');
  assert.equal(drawn(open, 'A1', 'B2 C2 A1'), 'A1=0');
});

test('what cannot be paid with all actions is not drawn', () => {
  assert.equal(
    drawn(open, 'A1', 'B1 A2 B2 A1 B2 C2 D2 E2 E1 D1 C1 B1 A2'),
    drawn(open, 'A1', 'B2 C2 D2 E2 E1 D1 C1 B1'),
  );
});

test('a way falls into as few moves as lead through the same spaces', () => {
  assert.deepEqual(draw(open, 'A1', 'D1').legs, ['D1']);
  const { legs, way, match, terms } = draw(open, 'A1', 'A2 A3 B3 C3 C2 C1');
  assert.ok(legs.length < way.length - 1, legs.join(' '));
  playChoices(match, 'run', 'run');
  const walked = legs.flatMap((at) =>
    playChoices(match, `move:${at}`).flatMap((event) => (event.kind === 'moved' ? [event.to] : [])),
  );
  assert.deepEqual(
    walked,
    way.slice(1).map(({ at }) => placeNamed(missionOf(terms, match.state), at)),
  );
});
