import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { Match } from '../../../kernel/match.ts';
import { game } from '../game.ts';
import { terminal } from './terminal.ts';

const match = new Match(game, {
  options: {},
  seed: 'terminal',
  position: {
    colors: ['red', 'green'],
    placed: [
      { tile: 'START', x: 0, y: 0, rotation: 0, figures: [{ color: 'red', size: 'large', segment: 'a1' }] },
      { tile: 'B-R', x: 0, y: 1, rotation: 0, figures: [{ color: 'green', size: 'small', segment: 'p1' }] },
    ],
    pile: ['V0', 'V0'],
    scores: [3, 12],
  },
});

test('the board shows tiles, figures, coordinates and where the tile in hand fits', () => {
  const [decision] = match.decisions();
  assert.equal(
    terminal(game.open({})).draw(match.view(0), decision, false),
    `
      -1    0    1

 -1

     [   ]·▒R▒·[   ]
  0   23  ───── 01
     [   ]·   ·[   ]
     [   ]·   ^[   ]
  1   01   (g)  23
     [   ]·   ·[   ]
          [   ]
  2        03
          [   ]

     r0       r1       r2       r3
     ·   ·    · │ ·    · │ ·    ·   ·
     ──┐      ──┘        └──      ┌──
     · │ ·    ·   ·    ·   ·    · │ ·

> seat 0  red       3 points  4 small, 0 large in supply
  seat 1  green    12 points  3 small, 1 large in supply
  tiles face down: 1

symbols: ^ Rebel Alliance, * Empire, $ Bounty Hunters; figures: r small, R large; (N) planet`.slice(1),
  );
});

test('colours change nothing but the colours', () => {
  const [decision] = match.decisions();
  const plain = terminal(game.open({})).draw(match.view(0), decision, false);
  const colored = terminal(game.open({})).draw(match.view(0), decision, true);
  assert.notEqual(colored, plain);
  assert.equal(stripVTControlCharacters(colored), plain);
});

test('whoever has nothing to answer sees the same table without marks', () => {
  assert.doesNotMatch(terminal(game.open({})).draw(match.view('spectator'), undefined, false), /\[/);
});
