import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyMove, findPending, settle } from '../../../kernel/run.ts';
import { seeded } from '../../../kernel/seeded.ts';
import { entry } from '../../common/at.ts';
import { game } from '../game.ts';
import { forecastBattle } from '../rules/preview.ts';
import { forecastStrike } from '../rules/preview-strike.ts';
import { battleIn } from '../rules/seen.ts';
import { tableOf } from '../testing/table.ts';
import { battleOdds } from './battle-odds.ts';
import { sceneOf } from './scene.ts';
import { strikerChance } from './strike-plan.ts';
import { weights } from './weights.ts';

test('the chances of a battle are those of the battle panel', () => {
  const rules = game.open({});
  const { terms } = rules;
  let compared = 0;
  for (let seed = 0; seed < 6; seed++) {
    const chance = seeded(`odds ${seed}`);
    const state = rules.setup(2, chance, { bring: [], carry: undefined });
    settle(rules, state, chance);
    for (;;) {
      const [pending] = findPending(rules, state);
      if (pending?.kind !== 'choice') break;
      const view = rules.observe(state, pending.seat);
      const battle = battleIn(view);
      const inTruth = state.stack.find((frame) => frame.step === 'battle');
      if (pending.frame.step === 'card' && battle !== undefined && inTruth !== undefined) {
        const forecast = forecastBattle(terms, view, battle.attacker, battle.defender);
        const { hits, wounds } = battleOdds(terms, state, inTruth);
        assert.deepEqual(
          hits,
          forecast?.map(({ hit }) => hit),
        );
        assert.deepEqual(
          wounds.map(({ amount }) => amount),
          forecast?.map(({ counters }) => counters),
        );
        compared++;
      }
      const choices = pending.step.choices(state, pending.frame, pending.seat);
      applyMove(rules, state, pending, entry(choices, chance.pick(choices.length)), chance);
    }
  }
  assert.ok(compared > 50, `${compared} battles`);
});

test('the chance of a strike is that of the strike panel where the objective is known', () => {
  const objectives = '^o-flight-academy ^o-shield-generator ^o-command-bunker';
  const seats = [{ units: 'ace-2@b plain-2@b ground-plain-1@b' }, { units: 'plain-5', objectives }];
  const { rules, state } = tableOf({ seats });
  const { terms } = game.open({});
  const view = rules.observe(state, 0);
  const own = game.open({ pack: JSON.parse(JSON.stringify(rules.content?.pack ?? null)), size: 60 }).terms;
  assert.notEqual(terms, own);
  const scene = sceneOf(own, view, 0, weights);
  for (const slot of [0, 1, 2]) {
    for (const unit of [0, 1, 2]) {
      const { destroy } = forecastStrike(own, view, 1, slot, [unit]);
      assert.equal(strikerChance(scene, unit, 1, slot), destroy);
    }
  }
});
