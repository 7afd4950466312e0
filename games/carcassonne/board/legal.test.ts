import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match } from '../../../kernel/match.ts';
import { game } from '../game.ts';
import { format } from '../rules/notation.ts';
import { line } from '../testing/line.ts';
import { table } from '../testing/table-talk.ts';
import { type Legal, legalOf } from './legal.ts';

/** How many choices the board offers. */
function reachedOn(legal: Legal | undefined): number {
  switch (legal?.kind) {
    case 'chooseArea':
      return legal.areas.length;
    case 'placeTile':
      return legal.squares.reduce((sum, { rotations }) => sum + rotations.length, 0);
    case 'placeFigure':
      return legal.spots.reduce((sum, { sizes }) => sum + sizes.length, 0) + (legal.none ? 1 : 0);
    case undefined:
      return 0;
  }
}

test('every choice of a decision can be reached on the board', () => {
  const match = new Match(game, { options: {}, seed: 'legal', seats: 3 });
  for (let answers = 0; answers < 60; answers++) {
    const [decision] = match.decisions();
    if (decision === undefined) break;
    const legal = legalOf(decision, match.view(decision.seat));
    assert.equal(legal?.kind, decision.kind);
    assert.equal(reachedOn(legal), decision.choices.length);
    match.play(decision.seat, decision.choices[answers % decision.choices.length] ?? '');
  }
});

test('where an area is asked for, the board offers all areas and no square', () => {
  const { match, view } = table(line(31));
  const [decision] = match.decisions();
  const legal = legalOf(decision, view);
  assert.equal(legal?.kind, 'chooseArea');
  assert.deepEqual(legal.areas.map(format), decision?.choices);
});

test('nobody may do anything where nothing is asked', () => {
  const match = new Match(game, { options: {}, seed: 'legal', seats: 2 });
  assert.equal(legalOf(undefined, match.view('spectator')), undefined);
});
