import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import { type Choice, pass } from '../choice.ts';
import { missionOf, nameOf, placeNamed } from '../drawn-mission.ts';
import type { Terms } from '../options.ts';
import type { Refusal } from '../refusals.ts';
import { type BattleState, type ChoiceOf, type FigureNumber, none, type TokenNumber } from '../state.ts';
import { tell } from '../tell.ts';
import { distanceFor, targetSpaces } from './aim.ts';
import { objectsOf, targetsOf, useWatch } from './begin.ts';
import { changeAttack } from './change.ts';
import { currentAttack } from './current.ts';
import type { Attack } from './frames.ts';
import { damageObject, distanceToObject } from './objects.ts';
import { cancel } from './results.ts';
import { pushDamage } from './suffer.ts';
import { attackResults } from './totals.ts';

function attackOn(state: BattleState): Attack {
  const attack = currentAttack(state);
  if (attack === undefined) throw new Error('a target belongs to an attack');
  return attack;
}

/** The attacker names the target (A8, step 1). */
function targetStep(terms: Terms): ChoiceOf<'target'> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices: (state) => [
      ...targetsOf(terms, state, attackOn(state)).map((figure): Choice => ({ kind: 'figure', figure })),
      ...objectsOf(terms, state, attackOn(state)).map((token): Choice => ({ kind: 'token', token })),
      ...(attackOn(state).optional ? [pass] : []),
    ],
    refuse: whyNoTarget,
    apply(turn, _frame, seat, choice) {
      const { state, stack } = turn;
      stack.pop();
      if (choice.kind === 'pass') {
        const { attacker } = attackOn(state);
        stack.pop();
        terms.added.takeUp(terms, state, attacker);
        tell(turn, { kind: 'declined', seat });
      }
      if (choice.kind === 'token') changeAttack(state, { target: none, object: choice.token, space: none });
      if (choice.kind !== 'figure') return;
      const attack = attackOn(state);
      const seesThrough = attack.seesThrough || useWatch(terms, turn, attack, choice.figure);
      tell(turn, { kind: 'choseFigure', seat, figure: choice.figure });
      changeAttack(state, { target: choice.figure, object: none, space: none, seesThrough });
    },
  };
}

/** The attacker names the space of a large target (A8, step 1). */
function targetSpaceStep(terms: Terms): ChoiceOf<'targetSpace'> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices(state) {
      const mission = missionOf(terms, state);
      return targetSpaces(terms, state, attackOn(state)).map((space) => ({
        kind: 'place',
        at: nameOf(mission, { space, turned: false }),
      }));
    },
    refuse: (_state, _frame, _seat, choice) => (choice.kind === 'place' ? 'no-target-space' : 'not-asked'),
    apply({ state, stack }, _frame, _seat, choice) {
      stack.pop();
      if (choice.kind !== 'place') return;
      const place = placeNamed(missionOf(terms, state), choice.at);
      if (place !== undefined) changeAttack(state, { space: place.space });
    },
  };
}

/** Whom a Cleave can meet: another figure that would be a legal target; of a ranged attack within the accuracy (A8). */
function cleavable(terms: Terms, state: BattleState): readonly FigureNumber[] {
  const attack = attackOn(state);
  const { accuracy } = cancel(attackResults(attack));
  return targetsOf(terms, state, { ...attack, against: null }).filter((figure) => {
    if (figure === attack.target) return false;
    if (attack.kind === 'melee') return true;
    return targetSpaces(terms, state, { ...attack, target: figure }).some(
      (space) => distanceFor(terms, state, attack, space) <= accuracy,
    );
  });
}

/** The objects that a Cleave can meet, likewise. */
function cleavableObjects(terms: Terms, state: BattleState): readonly TokenNumber[] {
  const attack = attackOn(state);
  const { accuracy } = cancel(attackResults(attack));
  return objectsOf(terms, state, { ...attack, against: null }).filter((token) => {
    if (token === attack.object) return false;
    const { space } = entry(state.tokens, token);
    return attack.kind === 'melee' || distanceToObject(terms, state, attack.attacker, space) <= accuracy;
  });
}

function whyNoTarget(_state: BattleState, _frame: unknown, _seat: Seat, choice: Choice): Refusal {
  return choice.kind === 'figure' || choice.kind === 'token' ? 'no-target' : 'not-asked';
}

/** The attacker chooses whom or what a Cleave meets; several come one by one (A8). */
function cleaveStep(terms: Terms): ChoiceOf<'cleave'> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices: (state) => [
      ...cleavable(terms, state).map((figure): Choice => ({ kind: 'figure', figure })),
      ...cleavableObjects(terms, state).map((token): Choice => ({ kind: 'token', token })),
      pass,
    ],
    refuse: whyNoTarget,
    apply(turn, { amount, seat }, _seat, choice) {
      turn.stack.pop();
      if (choice.kind === 'token') damageObject(terms, turn, choice.token, amount);
      else if (choice.kind === 'figure') {
        turn.emit?.({ kind: 'cleave', figure: choice.figure, amount });
        pushDamage(turn, choice.figure, amount, seat, false);
      } else tell(turn, { kind: 'declined', seat });
    },
  };
}

export function aimSteps(terms: Terms) {
  return {
    target: targetStep(terms),
    targetSpace: targetSpaceStep(terms),
    cleave: cleaveStep(terms),
  } as const;
}
