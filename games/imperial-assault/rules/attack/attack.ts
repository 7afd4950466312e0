import type { AutomaticStep } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import type { DieKind } from '../../content/compiled.ts';
import { objectRule } from '../drawn-mission.ts';
import { noteInAbility } from '../effects/ability-frame.ts';
import { pushMoment } from '../effects/announce.ts';
import { recoverDamage } from '../effects/apply.ts';
import { circumstancesOf } from '../effects/circumstances.ts';
import { gainCondition, loseCondition } from '../effects/conditions.ts';
import { expireAttack } from '../effects/expire.ts';
import { isHarmful } from '../effects/filters.ts';
import { defenceOf, profileOf } from '../effects/values.ts';
import type { Event } from '../event.ts';
import type { Terms } from '../options.ts';
import {
  type BattleState,
  type BattleTurn,
  changeActivation,
  type FrameOf,
  hasCondition,
  isOnMap,
  none,
} from '../state.ts';
import { figuresOnOrAdjacent, spacesUnderFigure } from '../where.ts';
import { distanceFor, targetSpaces } from './aim.ts';
import { kindOf, objectsOf, targetsOf } from './begin.ts';
import type { Results } from './dice.ts';
import type { Attack, AttackOrder, AttackPhase, Part } from './frames.ts';
import { damageObject, distanceToObject, kindAgainstObject, objectsNear } from './objects.ts';
import { cancel, damageOf, type RolledDie, whyMissed } from './results.ts';
import { pushDamage, sufferStrain } from './suffer.ts';
import { usableSurges } from './surges.ts';
import { attackResults } from './totals.ts';

type AttackOnStack = FrameOf<'attack'>;

/** The steps of an attack (A8), one after the other. Each step is over before the next begins: what it pushes comes first. */
export function attackStep(terms: Terms): AutomaticStep<BattleState, AttackOnStack, Event> {
  return {
    kind: 'automatic',
    run(turn, frame) {
      const { state, stack } = turn;
      if (frame.phase !== 'end' && fizzles(state, frame)) {
        stack[stack.length - 1] = { ...frame, phase: 'end', missed: frame.missed ?? 'target' };
        return;
      }
      runPhase(terms, turn, frame);
    },
  };
}

/** Whether an attack comes to nothing because attacker or target has left the map before there was damage (A12, B11). */
function fizzles(state: BattleState, { attacker, target, object, phase }: Attack): boolean {
  if (!beforeDamage.has(phase)) return false;
  if (object !== none && state.tokens[object]?.space === none) return true;
  return !isOnMap(state, attacker) || (target !== none && !isOnMap(state, target));
}

const beforeDamage: ReadonlySet<AttackPhase> = new Set<AttackPhase>([
  'announce',
  'aim',
  'declare',
  'pool',
  'roll',
  'reroll',
  'conditions',
  'modify',
  'cancel',
  'surges',
  'hit',
]);

function runPhase(terms: Terms, turn: BattleTurn, frame: AttackOnStack): void {
  const { state, stack, emit } = turn;
  const { attacker, seat } = frame;
  const goOn = (phase: AttackPhase, change: Partial<Attack> = {}): void => {
    stack[stack.length - 1] = { ...frame, ...change, phase };
  };
  switch (frame.phase) {
    case 'announce':
      goOn('aim');
      pushMoment(terms, turn, { key: 'before-declare', subject: attacker });
      return;
    case 'aim':
      aim(terms, turn, frame, goOn);
      return;
    case 'declare':
      goOn('pool');
      if (state.activation?.figure === attacker) changeActivation(state, { attacked: true });
      emit?.({
        kind: 'attacked',
        attacker,
        target: frame.target,
        object: frame.object,
        ...(frame.weapon !== undefined && { weapon: frame.weapon }),
        seat,
        space: frame.space,
      });
      pushMoment(terms, turn, { key: 'declare', subject: frame.target });
      return;
    case 'pool':
      goOn('roll', poolsOf(terms, state, frame));
      if (frame.fewerDice > 0) stack.push({ step: 'removeDie', seat, pool: 'attack', left: frame.fewerDice });
      pushMoment(terms, turn, { key: 'pool', subject: frame.target });
      return;
    case 'roll':
      roll(turn, frame, goOn);
      return;
    case 'reroll':
      goOn('conditions');
      pushMoment(terms, turn, { key: 'reroll', subject: frame.target });
      return;
    case 'conditions': {
      // Mission rules and conditions come before the abilities of both sides (A8, step 4).
      const first = firstParts(terms, state, frame);
      for (const part of first) emit?.({ kind: 'changed', ...part });
      goOn('modify', { parts: [...frame.parts, ...first] });
      if (frame.gains.length > 0)
        stack.push({
          step: 'effects',
          ...circumstancesOf(seat, attacker, frame.target),
          source: { ability: frame.source, surge: none },
          todo: frame.gains,
          widened: null,
        });
      return;
    }
    case 'modify':
      goOn('cancel');
      pushMoment(terms, turn, { key: 'modify', subject: frame.target });
      return;
    case 'cancel':
      goOn('surges', { surges: cancel(attackResults(frame)).surge });
      return;
    case 'surges':
      if (frame.missed === null && usableSurges(terms, state, frame).length > 0)
        stack.push({ step: 'surge', seat });
      else {
        goOn('hit');
        pushMoment(terms, turn, { key: 'surges-spent', subject: attacker });
      }
      return;
    case 'hit':
      hit(terms, turn, frame, goOn);
      return;
    case 'blast':
      blast(terms, turn, frame, goOn);
      return;
    case 'cleave': {
      const [amount, ...cleaves] = frame.cleaves;
      if (amount === undefined || frame.dealt === 0) {
        goOn('inflict');
        return;
      }
      goOn('cleave', { cleaves });
      stack.push({ step: 'cleave', seat, amount });
      return;
    }
    case 'inflict':
      inflict(turn, frame, goOn);
      return;
    case 'recover':
      goOn('after');
      for (const { what, amount } of frame.recovers)
        if (what === 'damage') recoverDamage(terms, turn, attacker, amount);
        else terms.added.recoverStrain(terms, turn, attacker, amount);
      return;
    case 'after':
      goOn('end');
      pushMoment(terms, turn, { key: 'after', subject: frame.target });
      return;
    case 'end':
      end(terms, turn, frame);
  }
}

type GoOn = (phase: AttackPhase, change?: Partial<Attack>) => void;

/** The target is declared, and its space (A8, step 1). A target that is not eligible any more makes the attack miss (B11). */
function aim(terms: Terms, turn: BattleTurn, frame: AttackOnStack, goOn: GoOn): void {
  const { state, stack } = turn;
  const { seat, target } = frame;
  const legal = targetsOf(terms, state, frame);
  const objects = objectsOf(terms, state, frame);
  if (legal.length === 0 && objects.length === 0) {
    goOn('end', { missed: 'target' });
    return;
  }
  if (objects.includes(frame.object)) {
    const { space } = entry(state.tokens, frame.object);
    goOn('declare', {
      space,
      kind: kindAgainstObject(terms, state, frame) ?? 'ranged',
      distance: distanceToObject(terms, state, frame.attacker, space),
    });
    return;
  }
  if (!legal.includes(target) && frame.missed === null) {
    stack.push({ step: 'target', seat });
    return;
  }
  const spaces = targetSpaces(terms, state, frame);
  const [only, ...others] = spaces;
  if (frame.space !== none && spaces.includes(frame.space)) {
    goOn('declare', {
      kind: kindOf(terms, state, frame, target) ?? 'ranged',
      distance: distanceFor(terms, state, frame, frame.space),
    });
  } else if (others.length > 0) stack.push({ step: 'targetSpace', seat });
  else goOn('aim', { space: only ?? none });
}

/** Both pools before anything changes them (A8, step 2); Focused adds a green die (A9). */
export function poolsOf(
  terms: Terms,
  state: BattleState,
  frame: AttackOrder,
  focused = hasCondition(state, frame.attacker, 'focused'),
): Pick<Attack, 'attackPool' | 'defencePool' | 'focused'> {
  const { target, pool } = frame;
  const from = pool === 'as-target' && target !== none ? { attacker: target } : frame;
  const own: readonly DieKind[] =
    typeof pool === 'object' && pool !== null ? pool : (profileOf(terms, state, from)?.dice ?? []);
  return {
    attackPool: focused ? [...own, 'green'] : own,
    defencePool:
      target === none
        ? (objectRule(terms, state, frame.object)?.defence ?? [])
        : frame.undefended
          ? []
          : defenceOf(terms, state, target),
    focused,
  };
}

/** All dice are rolled at once, those of the attack first. */
function roll({ state, chance, emit }: BattleTurn, frame: AttackOnStack, goOn: GoOn): void {
  const { attacker, target, object, space, attackPool, defencePool } = frame;
  const dice = [...attackPool, ...defencePool].map(
    (die): RolledDie => ({ die, face: chance.roll(6), rerolled: false }),
  );
  emit?.({ kind: 'rolled', attacker, target, dice, focused: frame.focused });
  state.last = { attacker, target, object, space, dice, parts: [], spent: [], missed: null, damage: null };
  goOn('reroll', { dice });
}

/** What the mission and conditions change, before all abilities (A8, step 4; A9). */
export function firstParts(
  terms: Terms,
  state: BattleState,
  { attacker, target, object }: Pick<Attack, 'attacker' | 'target' | 'object'>,
): Part[] {
  const parts: Part[] = [];
  const block = objectRule(terms, state, object)?.block;
  if (block !== undefined) parts.push({ from: { object }, changes: { block } });
  if (hasCondition(state, attacker, 'weakened'))
    parts.push({ from: { condition: 'weakened' }, changes: { surge: -1 } });
  if (hasCondition(state, attacker, 'hidden'))
    parts.push({ from: { condition: 'hidden' }, changes: { surge: 1 } });
  if (target === none) return parts;
  if (hasCondition(state, target, 'weakened'))
    parts.push({ from: { condition: 'weakened' }, changes: { evade: -1 } });
  if (hasCondition(state, target, 'hidden'))
    parts.push({ from: { condition: 'hidden' }, changes: { accuracy: -2 } });
  return parts;
}

/** Accuracy is checked, then dodge; then the target suffers what block does not prevent (A8, steps 6 and 7). */
function hit(terms: Terms, turn: BattleTurn, frame: AttackOnStack, goOn: GoOn): void {
  const { state, emit } = turn;
  const { attacker, target, object, kind, seat } = frame;
  const results = cancel(pierced(frame));
  const lost = isOutOfReach(terms, state, frame);
  const missed =
    frame.missed ??
    (lost ? 'target' : whyMissed(results, kind === 'ranged' ? frame.distance : undefined)) ??
    null;
  const damage = missed === null ? damageOf(results) : 0;
  emit?.({ kind: 'resolved', attacker, target, object, results, distance: frame.distance, missed, damage });
  const { space, dice, parts, spent } = frame;
  state.last = { attacker, target, object, space, dice, parts, spent, missed, damage };
  goOn('blast', { missed, dealt: frame.asStrain ? 0 : damage });
  if (object === none && frame.asStrain) sufferStrain(terms, turn, target, damage, seat);
  else if (object === none) pushDamage(turn, target, damage, seat, true);
  else damageObject(terms, turn, object, damage);
}

/** The results as they are when the target is hit. */
function pierced(frame: AttackOnStack): Results {
  const results = attackResults(frame);
  if (!frame.pierceAsDamage) return results;
  return { ...results, damage: results.damage + Math.max(0, results.pierce), pierce: 0 };
}

/** Whether the target has moved out of sight or, of a melee attack, out of reach since it was declared (B11). */
function isOutOfReach(terms: Terms, state: BattleState, frame: AttackOnStack): boolean {
  if (frame.object !== none) return !objectsOf(terms, state, frame).includes(frame.object);
  if (spacesUnderFigure(terms, state, frame.target).includes(frame.space)) return false;
  return !targetsOf(terms, state, { ...frame, against: null }).includes(frame.target);
}

/** Every other figure and attackable object on or adjacent to the target space suffers as much, friends too (A8, Blast). */
function blast(terms: Terms, turn: BattleTurn, frame: AttackOnStack, goOn: GoOn): void {
  const { state, emit } = turn;
  const [amount, ...blasts] = frame.blasts;
  if (amount === undefined || frame.dealt === 0) {
    goOn('cleave');
    return;
  }
  emit?.({ kind: 'blast', space: frame.space, amount });
  goOn('blast', { blasts });
  const others = figuresOnOrAdjacent(terms, state, frame.space).filter((figure) => figure !== frame.target);
  for (const figure of others.reverse()) pushDamage(turn, figure, amount, frame.seat, false);
  for (const object of objectsNear(terms, state, frame.space))
    if (object !== frame.object) damageObject(terms, turn, object, amount);
}

/** Conditions of keywords: harmful ones for the target, others for the attacker, if there was damage (A8, A9). */
function inflict(turn: BattleTurn, frame: AttackOnStack, goOn: GoOn): void {
  const { state } = turn;
  const { attacker, target, seat, inflicts, dealt, focused } = frame;
  // The Focus that was spent is discarded before another one is gained (A9).
  if (focused) loseCondition(turn, attacker, 'focused');
  if (hasCondition(state, attacker, 'hidden')) loseCondition(turn, attacker, 'hidden');
  goOn('recover', { focused: false });
  if (dealt === 0) return;
  for (const condition of inflicts.toReversed())
    gainCondition(turn, isHarmful(condition) ? target : attacker, condition, seat);
}

/** The attack is over: what lasted until then ends, and the ability whose attack it was knows how it went. */
function end(terms: Terms, turn: BattleTurn, frame: AttackOnStack): void {
  const { state, stack } = turn;
  const { attacker, target } = frame;
  if (frame.focused && frame.dice.length > 0) loseCondition(turn, attacker, 'focused');
  expireAttack(terms, turn, attacker, target);
  stack.pop();
  terms.added.takeUp(terms, state, attacker);
  const below = stack[stack.length - 1];
  if (below?.step !== 'attacks') return;
  stack[stack.length - 1] = {
    ...below,
    targets: target === none ? below.targets : [...below.targets, target],
  };
  const { step: _step, ...attack } = frame;
  noteInAbility(state, { attack });
}
