import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Chance } from '../../../../kernel/chance.ts';
import { outcomes } from '../../../../kernel/outcomes.ts';
import { applyMove, findPending } from '../../../../kernel/run.ts';
import { seeded } from '../../../../kernel/seeded.ts';
import { entry } from '../../../common/at.ts';
import { type BattleMatch, tableOf } from '../../testing/table.ts';
import { currentAttack } from '../attack/current.ts';
import { copy } from '../copy.ts';
import { parseFigure } from '../notation.ts';
import { termsOf } from '../options.ts';
import type { BattleState } from '../state.ts';
import { forecastAttack } from './attack.ts';

function unforeseen(): never {
  throw new Error('nothing is rolled after a choice');
}

/** The courses of the dice are those of the declared attack: nothing is left to chance after a choice. */
const never: Chance = { roll: unforeseen, pick: unforeseen, shuffle: unforeseen };

/** The damage if nobody uses what may be left out, and the rest is chosen best by its side: by trying all. */
function bestDamage(match: BattleMatch, state: BattleState): number {
  for (;;) {
    const attack = currentAttack(state);
    const [pending] = findPending(match.rules, state);
    if (attack === undefined || attack.phase === 'after' || pending?.kind !== 'choice')
      return state.last?.damage ?? 0;
    const { step, frame, seat } = pending;
    const choices = step.choices(state, frame, seat);
    if (!['surge', 'chooseOption', 'may'].includes(frame.step) || choices.length === 1) {
      const pass = choices.find(({ kind }) => kind === 'pass') ?? entry(choices, 0);
      applyMove(match.rules, state, pending, pass, never);
      continue;
    }
    const found = choices.map((choice) => {
      const next = copy(state);
      const [same] = findPending(match.rules, next);
      assert.ok(same?.kind === 'choice');
      applyMove(match.rules, next, same, choice, never);
      return bestDamage(match, next);
    });
    return seat === attack.seat ? Math.max(...found) : Math.min(...found);
  }
}

function told(chances: readonly (readonly [number, number])[]): string {
  return chances
    .filter(([, chance]) => chance > 1e-12)
    .sort(([one], [other]) => one - other)
    .map(([damage, chance]) => `${damage}: ${chance.toFixed(6)}`)
    .join(', ');
}

/**
 * Pairs of printed cards. Of some targets what they do depends on the dice: Jyn Odan has Cunning, Jet Troopers convert
 * results, and the Grand Inquisitor is Defensive.
 */
const pairs = [
  ['stormtrooper', 'jyn-odan'],
  ['trandoshan-hunter-elite', 'jet-trooper'],
  ['diala-passil', 'the-grand-inquisitor'],
  ['riot-trooper-elite-skirmish', 'jarrod-kelvin'],
  ['alliance-ranger-elite', 'bt-1'],
  ['heavy-stormtrooper-elite', 'hired-gun-elite'],
  ['jawa-scavenger-elite-skirmish', 'luke-skywalker-jedi-knight'],
  ['royal-guard', 'rebel-trooper'],
  ['mak-eshka-rey', 'maul'],
  ['isb-infiltrator-elite', 'r2-d2-skirmish'],
] as const;

for (const [attacker, target] of pairs) {
  test(`A8: ${attacker} on ${target} is foreseen as all courses of the match come out`, () => {
    const match = tableOf({
      seats: [{ groups: `${attacker}@C3` }, { groups: `${target}@D3` }],
      pack: 'core',
    });
    for (let asked = 0; asked < 10; asked++) {
      const [decision] = match.decisions();
      assert.ok(decision?.kind !== undefined && 'choices' in decision);
      const { seat, choices } = decision;
      if (choices.includes('attack:b1.1')) break;
      const next =
        choices.find((text) => text === 'group:a1') ?? (choices.includes('-') ? '-' : entry(choices, 0));
      match.play(seat, next);
    }
    const terms = termsOf(match.opening.options);
    const forecast = forecastAttack(terms, match.state, parseFigure('a1.1') ?? -1, parseFigure('b1.1') ?? -1);
    assert.ok(forecast);
    const found = outcomes(match.rules, match.state, 0, 'attack:b1.1', {
      read: (state) => bestDamage(match, state),
      chance: seeded('samples'),
    });
    assert.ok(found.exact);
    const counted = found.outcomes.map(({ result, probability }) => [result, probability] as const);
    assert.equal(told([...forecast.damage.entries()]), told(counted));
  });
}
