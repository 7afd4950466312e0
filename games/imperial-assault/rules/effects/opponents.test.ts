import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { entry } from '../../../common/at.ts';
import {
  type BattleMatch,
  choicesOf,
  describeDecision,
  playChoices,
  refusalOf,
  type SeatSetting,
  type Setting,
  tableOf,
} from '../../testing/table.ts';

const others: readonly SeatSetting[] = [
  { groups: 'stormtrooper@F3', hand: 'fleet-footed', deck: '' },
  { groups: 'wookiee-warrior@A6', hand: 'deadeye', deck: '' },
  { groups: 'jyn-odan@J6', hand: 'rally', deck: '' },
];

/** Four seats, each with a group and a card; seat a activates. */
function four(own: SeatSetting, more: Partial<Setting> = {}): BattleMatch {
  const mode = 'free-for-all';
  return tableOf({ seats: [{ deck: '', ...own }, ...others], mode, pack: 'core', toMove: 0, ...more });
}

function activated(match: BattleMatch): BattleMatch {
  playChoices(match, 'group:a1');
  return match;
}

/** Declines until something else is asked than whether one wants to do something. */
function untilAsked(match: BattleMatch, kind: string): BattleMatch {
  for (let times = 0; times < 100; times++) {
    const [decision] = match.decisions();
    if (decision === undefined || decision.kind === kind) return match;
    const { choices } = decision;
    playChoices(match, choices.includes('-') ? '-' : entry(choices, 0));
  }
  throw new Error(`${kind} is not asked: ${describeDecision(match)}`);
}

describe('B10: the one who uses an effect chooses who "the opponent" is', () => {
  test('who plays no cards (Shadow Ops)', () => {
    const match = four({ groups: 'mak-eshka-rey@C3', hand: 'shadow-ops' });
    playChoices(untilAsked(activated(match), 'activation'), 'play:shadow-ops>a1.1');
    assert.equal(describeDecision(match), '0 chooseOpponent: seat:b seat:c seat:d');
    assert.equal(refusalOf(match, 'seat:a'), 'not-hostile');
    playChoices(match, 'seat:c');
    assert.deepEqual(match.state.silenced, [2]);
  });

  test('R10 (B10): whose discard pile is removed (Fool Me Once); whose hand is seen, once for the whole ability (Interrogate)', () => {
    const fooled = four({ groups: 'isb-infiltrator@C3', hand: 'fool-me-once' });
    playChoices(untilAsked(activated(fooled), 'activation'), 'play:fool-me-once>a1.1');
    untilAsked(fooled, 'chooseOpponent');
    const match = four(
      { groups: 'agent-blaise-skirmish@D3', hand: 'take-cover urgency' },
      { rolls: '3 2 4 1' },
    );
    playChoices(untilAsked(activated(match), 'activation'), 'attack:b1.1');
    untilAsked(match, 'surge');
    playChoices(match, 'surge:agent-blaise-skirmish.interrogate', 'seat:d');
    assert.equal(match.decisions()[0]?.kind, 'forceDiscard');
    assert.equal(choicesOf(match, 'card:'), 'rally');
    playChoices(match, 'card:rally', 'card:urgency');
    assert.equal(match.state.players[3]?.hand.length, 0);
    assert.equal(match.state.players[1]?.hand.length, 1);
  });

  test('than whom one waits to have more ready cards (Sit Tight)', () => {
    const match = four({ groups: 'greedo@C3', hand: 'sit-tight' });
    for (let times = 0; times < 60 && match.state.round === 1; times++) {
      const [decision] = match.decisions();
      const choices = decision?.choices ?? [];
      playChoices(match, choices.includes('-') ? '-' : entry(choices, 0));
    }
    while (match.decisions()[0]?.seat !== 0) playChoices(match, '-');
    assert.ok(choicesOf(match, 'play:').includes('sit-tight'), describeDecision(match));
    playChoices(match, 'play:sit-tight', 'seat:c');
    assert.deepEqual(match.state.waiters, [{ seat: 0, opponent: 2 }]);
  });

  test('only those with figures; nobody is asked with one opponent, nor with the other team out', () => {
    const two = tableOf({
      seats: [{ groups: 'mak-eshka-rey@C3', hand: 'shadow-ops' }, entry(others, 0)],
      pack: 'core',
    });
    playChoices(untilAsked(activated(two), 'activation'), 'play:shadow-ops>a1.1');
    assert.deepEqual(two.state.silenced, [1]);
    const out = tableOf({
      seats: [{ groups: 'mak-eshka-rey@C3', hand: 'shadow-ops' }, ...others],
      mode: 'team-battle',
      pack: 'core',
    });
    playChoices(untilAsked(activated(out), 'activation'), 'play:shadow-ops>a1.1');
    assert.equal(describeDecision(out), '0 chooseOpponent: seat:b seat:d', 'the team mate is no opponent');
  });
});
