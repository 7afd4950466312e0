import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Json } from '../../../kernel/game.ts';
import { Match, upgrade } from '../../../kernel/match.ts';
import { game } from '../game.ts';
import { describeDecision, objectivesOf, type PocketMatch, playChoices, tableOf } from '../testing/table.ts';
import { everybody } from './state.ts';

/** A match that began under the first version of the rules, as this one goes on with its last state. */
function goOn(match: PocketMatch, state: Json): PocketMatch {
  const taken = upgrade(game, { ...match.checkpoint(), state }, 1);
  assert.ok(taken);
  return Match.restore(game, { opening: match.opening, moves: match.moves, upgrades: [taken] });
}

function jsonOf(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}

const setting = {
  seats: [{ units: 'plain-1', hand: 'o-echo-base c-yoda', objectives: '? ? -' }, { units: 'plain-1' }],
};

test('a match of the first version goes on', () => {
  const match = tableOf(setting);
  assert.equal(describeDecision(goOn(match, jsonOf(match.state))), describeDecision(match));
});

test('an objective card that was shown before its place was chosen can be played anew', () => {
  const match = tableOf(setting);
  const { state } = match;
  const [shown = assert.fail()] = state.players[0]?.hand ?? [];
  const before = {
    ...state,
    located: state.located.with(shown, everybody),
    stack: [
      ...state.stack.slice(0, -1),
      { step: 'turn', seat: 0, objective: false, power: true },
      { step: 'slot', seat: 0, card: state.cards[shown] },
    ],
  };
  const again = goOn(match, jsonOf(before));
  assert.equal(describeDecision(again), describeDecision(match));
  assert.equal(again.view(1).players[0]?.hidden, 2);
  assert.ok(again.view(1).players[0]?.somewhere.includes(state.cards[shown] ?? -1));
  playChoices(again, 'objective:o-echo-base:2');
  assert.equal(objectivesOf(again, 0, 1), '? ^o-echo-base -');
});
