import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { game } from '../game.ts';
import { type BattleMatch, playChoices, type Setting, tableOf } from '../testing/table.ts';
import { openTerminal } from './terminal.ts';

const setting: Setting = {
  map: {
    rows: ['..~.', '.#.=', '....'],
    walls: 'A1|B1',
    doors: 'C1|C2',
    impassable: 'B3|C3',
    terminals: 'D3',
    tokens: 'crate@A3',
    zones: 'red@A1 blue@D1',
  },
  rules: [{ rule: 'carry-home', token: 'crate', points: 5 }],
  seats: [{ groups: 'scout@A1!2+focused*block', hand: 'calm', points: 4 }, { groups: '/squad@D1,C3' }],
  rolls: '1 1 1',
};

function drawn(match: BattleMatch, color = false): string {
  const rules = game.open(match.opening.options);
  const [decision] = match.decisions();
  return openTerminal(rules).draw(match.view(decision?.seat ?? 'spectator'), decision, color);
}

test('the map shows walls, doors, terrain, tokens and figures; where a choice leads is marked', () => {
  const match = tableOf(setting);
  playChoices(match, 'group:a1', 'run');
  const text = drawn(match);
  assert.ok(
    text.includes(
      `
     A   B   C   D
   ┼───┼───────────┼
 1 │a11│ .   ~  b11│
   │   │   ─═══─   │
 2 │+.   #   .   = │
   │       │       │
 3 │+*1 +. :b12  T │
   ┼───────┼───────┼
`,
    ),
    text,
  );
  for (const line of [
    'active: a1.1, actions 1, movement points 5',
    'tokens: *1 crate A3',
    'doors: 1 closed',
    '> a seat 0  4 points, hand 1, deck 0, discard 0, zone red',
    'hand: calm (1)',
  ])
    assert.ok(text.includes(`${line}\n`), `${line}\n${text}`);
});

test('groups tell whether they are ready, figures what they have suffered and have', () => {
  const text = drawn(tableOf(setting));
  assert.match(text, /\n {2}a1 {4}scout +speed 5 {2}attack ranged blue red {2}defence black\n/);
  assert.match(text, /\n {4}a1\.1 +A1 +2\/\d+ focused tokens block\n/);
  assert.match(text, /\n {2}b1- /);
});

test('figures that can be attacked are marked, and the dice of the last attack lie there', () => {
  const match = tableOf({
    ...setting,
    map: {},
    seats: [{ groups: 'scout@B1' }, { groups: 'squad@C1,D3' }],
    rolls: '3 4 1',
  });
  playChoices(match, 'group:a1');
  assert.match(drawn(match), /\n {4}b1\.1! /);
  playChoices(match, 'attack:b1.1');
  const text = drawn(match);
  assert.ok(
    text.includes(
      'last attack: a1.1 against b1.1\n' +
        'dice: 1 blue 1 damage 3 accuracy 1 surge, 2 red 2 damage 1 surge, 3 black 1 block\n' +
        'damage: 2\n',
    ),
    text,
  );
});

test('colours change nothing but the colours', () => {
  const match = tableOf(setting);
  assert.notEqual(drawn(match, true), drawn(match));
  assert.equal(stripVTControlCharacters(drawn(match, true)), drawn(match));
});
