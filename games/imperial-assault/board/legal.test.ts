import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match } from '../../../kernel/match.ts';
import { seeded } from '../../../kernel/seeded.ts';
import { game } from '../game.ts';
import type { Choice } from '../rules/choice.ts';
import { format, parseFigure } from '../rules/notation.ts';
import { figuresOnMap } from '../rules/state.ts';
import { playChoices, tableOf } from '../testing/table.ts';
import { askedInPanel } from './fight/asked.ts';
import { keyOf, type Legal, legalOf, thingOf, waysOf } from './legal.ts';

test('a group is touched as its card, or as any of its figures on the map', () => {
  const match = tableOf({ seats: [{ groups: 'squad@A1,A2,- scout@C3' }, { groups: 'scout@J6' }] });
  const [decision] = match.decisions();
  const legal = legalOf(decision) ?? assert.fail();
  const ways = waysOf(legal, figuresOnMap(match.state));
  const figure = (name: string) => keyOf({ kind: 'figure', figure: parseFigure(name) ?? assert.fail() });
  for (const key of [figure('a1.1'), figure('a1.2'), 'group a1']) {
    const way = ways.get(key) ?? assert.fail(key);
    assert.equal(format(way), 'group:a1');
  }
  assert.equal(ways.has(figure('a1.3')), false);
  assert.equal(ways.has(figure('b1.1')), false);
});

test('a figure that can be attacked is touched where it stands, a place to go as a place', () => {
  const match = tableOf({ seats: [{ groups: 'hero@A1' }, { groups: 'scout@C1' }] });
  playChoices(match, 'group:a1', 'run');
  const [decision] = match.decisions();
  const ways = waysOf(legalOf(decision) ?? assert.fail(), figuresOnMap(match.state));
  const [attack, move] = [ways.get('figure b1.1'), ways.get('place A2')];
  assert.equal(attack && format(attack), 'attack:b1.1');
  assert.equal(move && format(move), 'move:A2');
});

test('every choice is something on the table, a card, a button of the desk, or in the panel', () => {
  const match = new Match(game, { options: {}, seed: 'board', seats: 2 });
  const chance = seeded('board');
  const seen = new Set<string>();
  for (let moves = 0; moves < 250; moves++) {
    const [decision] = match.decisions();
    if (decision === undefined) break;
    const legal = legalOf(decision) ?? assert.fail();
    assert.equal(legal.choices.length, decision.choices.length);
    const ways = waysOf(legal, figuresOnMap(match.state));
    for (const choice of legal.choices) {
      const thing = thingOf(choice);
      if (thing !== undefined) assert.ok(ways.has(keyOf(thing)), format(choice));
      else seen.add(askedInPanel.has(legal.kind) ? 'panel' : choice.kind);
    }
    match.play(decision.seat, decision.choices[chance.pick(decision.choices.length)] ?? '');
  }
  assert.ok(seen.has('run') && seen.has('pass'));
});

test('a figure that may be put down where it stands is touched itself, so that nothing lies over it', () => {
  const match = tableOf({ seats: [{ groups: 'hero@A1' }, { groups: 'scout@C1' }] });
  const figure = parseFigure('a1.1') ?? assert.fail();
  const choice: Choice = { kind: 'place', at: 'A1' };
  const legal: Legal = { seat: 0, kind: 'putDown', choices: [choice, { kind: 'place', at: 'A2' }] };
  const ways = waysOf(legal, figuresOnMap(match.state), { figure, at: 'A1', choice });
  assert.deepEqual(ways.get(keyOf({ kind: 'figure', figure })), choice);
  assert.ok(ways.has('place A1') && ways.has('place A2'));
});
