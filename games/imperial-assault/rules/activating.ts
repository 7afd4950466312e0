import type { Seat } from '../../../kernel/game.ts';
import { type AnnouncedAttack, announceAttack, announcedAttacks } from './attack/announced-attacks.ts';
import { objectsOf, plainAttack, pushAttack, targetsOf } from './attack/begin.ts';
import { defeatIfSpent, sufferStrain } from './attack/suffer.ts';
import type { CampaignRefusal } from './campaign/refusals.ts';
import { type Choice, pass, type UseChoice } from './choice.ts';
import { announce } from './effects/announce.ts';
import { expire } from './effects/expire.ts';
import { choiceOf, isChoiceOf } from './effects/listeners.ts';
import { usableIn, use } from './effects/usable.ts';
import { hasAssault, profileOf } from './effects/values.ts';
import type { Event } from './event.ts';
import { interact, interactionsOf, pointsOfMove, whyNotInteract } from './interacting.ts';
import { endMovement, movesOf, pushWalk, sharesSpace } from './moving.ts';
import { format } from './notation.ts';
import type { Terms } from './options.ts';
import type { Refusal } from './refusals.ts';
import {
  type Activation,
  type AutomaticOf,
  type BattleState,
  type BattleTurn,
  bitOfCondition,
  type ChoiceOf,
  type Condition,
  changeActivation,
  changeFigure,
  type FigureNumber,
  figureOf,
  hasCondition,
  isOnMap,
  none,
  seatOf,
} from './state.ts';
import { standingOf } from './where.ts';

/** The actions of a figure in its activation (A4). */
export const usualActions = 2;

/** Conditions that an action discards (A9). */
const shaken = ['stunned', 'bleeding'] as const satisfies readonly Condition[];

function beginStep(terms: Terms): AutomaticOf<'beginActivation'> {
  return {
    kind: 'automatic',
    run(turn, { figure }) {
      const { state, stack, emit } = turn;
      stack.pop();
      if (!isOnMap(state, figure)) return;
      state.activation = {
        figure,
        actions: usualActions + figureOf(state, figure).extraActions,
        movementPoints: 0,
        attackAction: false,
        attacked: false,
        moved: false,
        halted: false,
        ending: false,
        standing: standingOf(terms, state),
        specials: [],
      };
      if (figureOf(state, figure).extraActions > 0) changeFigure(state, figure, { extraActions: 0 });
      emit?.({ kind: 'activation', figure });
      stack.push({ step: 'endActivation', figure }, { step: 'activation', figure, extra: false });
      announce(terms, turn, { at: 'activation-start', figure });
    },
  };
}

/** The activation of a figure: actions, and between them what may be done at any time (A4). */
function activationStep(terms: Terms): ChoiceOf<'activation'> {
  return {
    kind: 'choice',
    seats: (_state, { figure }) => [seatOf(figure)],
    choices(state, { figure }) {
      const { activation } = state;
      if (activation === null) return [pass];
      const moves = movesOf(terms, state, figure, activation.movementPoints);
      const shares = sharesSpace(terms, state, figure);
      const found: Choice[] = shares ? [] : actionsOf(terms, state, activation);
      for (const { choice } of usesOf(terms, state, activation, shares)) found.push(choice);
      for (const { by } of shares ? [] : announcedOf(terms, state, activation))
        found.push(choiceOf(terms, by));
      found.push(...moves);
      found.push(shares ? { kind: 'stop' } : pass);
      return found;
    },
    refuse: (state, { figure }, seat, choice) => whyNot(terms, state, figure, seat, choice),
    apply(turn, { figure, extra }, seat, choice) {
      const { state, stack, emit } = turn;
      const { activation } = state;
      if (activation === null) {
        stack.pop();
        return;
      }
      switch (choice.kind) {
        case 'run':
          beginAction(turn, figure, 'move');
          if (state.campaign !== undefined) changeActivation(state, { ran: true });
          gainPoints(turn, figure, pointsOfMove(terms, state, figure));
          return;
        case 'attack':
        case 'attackObject': {
          const [target, object] = choice.kind === 'attack' ? [choice.target, none] : [none, choice.token];
          beginAction(turn, figure, 'attack');
          changeActivation(state, { attackAction: true });
          const order = plainAttack(seat, figure, target, object);
          const arms = terms.added.arms(terms, state, order).find(({ weapon }) => weapon === choice.weapon);
          const weapon = choice.weapon === undefined ? undefined : arms?.order.weapon;
          if (weapon !== undefined)
            turn.emit?.({ kind: 'campaign', event: { kind: 'tookWeapon', seat, card: weapon } });
          pushAttack(terms, turn, arms?.order ?? order);
          return;
        }
        case 'door':
        case 'token': {
          const depth = stack.length;
          const price = interact(terms, turn, figure, choice);
          // What the mission does about it comes before abilities, and these before what follows the action (A12).
          const events = stack.splice(depth);
          if (price === 'action') beginAction(turn, figure, 'interact');
          announce(terms, turn, { at: 'interacts', figure });
          stack.push(...events);
          return;
        }
        case 'shake':
          beginAction(turn, figure, 'shake');
          changeFigure(state, figure, {
            conditions: figureOf(state, figure).conditions & ~bitOfCondition(choice.condition),
          });
          emit?.({ kind: 'shook', figure, condition: choice.condition });
          return;
        case 'use':
        case 'play':
          applyUse(terms, turn, figure, choice);
          return;
        case 'move':
          pushWalk(terms, turn, figure, choice.at);
          return;
        case 'stop':
          emit?.({ kind: 'endedMovement', figure });
          endMovement(terms, turn, figure);
          return;
        default:
          stack.pop();
          if (extra) changeActivation(state, { actions: activation.actions - 1 });
          else emit?.({ kind: 'endedActivation', figure });
      }
    },
  };
}

/** Movement points for the activation that goes on. */
export function gainPoints({ state, emit }: BattleTurn, figure: FigureNumber, points: number): void {
  changeActivation(state, { movementPoints: (state.activation?.movementPoints ?? 0) + points });
  emit?.({ kind: 'gainedPoints', figure, points });
}

/** The actions of a figure that are not abilities. */
function actionsOf(terms: Terms, state: BattleState, activation: Activation): Choice[] {
  const { figure, actions } = activation;
  const found: Choice[] = [];
  for (const { choice, free } of interactionsOf(terms, state, figure)) {
    if (free || actions > 0) found.push(choice);
  }
  if (actions === 0) return found;
  if (!activation.halted) found.push({ kind: 'run' });
  if (mayAttack(terms, state, activation)) {
    const attack = plainAttack(seatOf(figure), figure, none);
    for (const { order, state: armed, weapon } of terms.added.arms(terms, state, attack)) {
      const named = weapon === undefined ? {} : { weapon };
      for (const target of targetsOf(terms, armed, order)) found.push({ kind: 'attack', target, ...named });
      for (const token of objectsOf(terms, armed, order))
        found.push({ kind: 'attackObject', token, ...named });
    }
  }
  for (const condition of shaken) {
    if (hasCondition(state, figure, condition)) found.push({ kind: 'shake', condition });
  }
  return found;
}

/**
 * Whether a figure may use an action on something that contains an attack: one only, but for Assault and heroes (A4, A9
 * Stunned).
 */
function mayAttack(terms: Terms, state: BattleState, { figure, attackAction }: Activation): boolean {
  if (hasCondition(state, figure, 'stunned')) return false;
  return !attackAction || terms.added.repeatsAttacks(figure) || hasAssault(terms, state, figure);
}

/** Command cards and abilities with which the figure may begin an attack whose target it names afterwards. */
function announcedOf(terms: Terms, state: BattleState, activation: Activation): readonly AnnouncedAttack[] {
  if (activation.actions === 0 || !mayAttack(terms, state, activation)) return [];
  return announcedAttacks(terms, state, activation.figure);
}

/** Abilities and cards for which the figure has the actions. In a shared space it can use none that is an action. */
function usesOf(terms: Terms, state: BattleState, activation: Activation, shares: boolean) {
  const left = shares ? 0 : activation.actions;
  const attacks = !shares && mayAttack(terms, state, activation);
  return usableIn(terms, state, activation.figure).filter(
    (one) => one.actions <= left && (!one.attacks || one.actions === 0 || attacks),
  );
}

function applyUse(terms: Terms, turn: BattleTurn, figure: FigureNumber, choice: UseChoice): void {
  const { state } = turn;
  if (state.activation === null) return;
  const announced = announcedOf(terms, state, state.activation).find(({ by }) =>
    isChoiceOf(terms, by, choice),
  );
  if (announced !== undefined) {
    beginAction(turn, figure, 'attack');
    changeActivation(state, { attackAction: true });
    announceAttack(terms, turn, announced);
    return;
  }
  const used = usesOf(terms, state, state.activation, false).find(
    (one) => format(one.choice) === format(choice),
  );
  if (used !== undefined && used.actions > 0) {
    beginAction(turn, figure, 'special', used.actions);
    if (used.attacks) changeActivation(state, { attackAction: true });
  }
  use(terms, turn, choice);
}

/** Pays for an action, after which Bleeding and abilities come (A4, A9). */
export function beginAction(
  { state, stack, emit }: BattleTurn,
  figure: FigureNumber,
  action: Extract<Event, { readonly kind: 'action' }>['action'],
  price = 1,
): void {
  changeActivation(state, { actions: (state.activation?.actions ?? 0) - price });
  // What gave one more action goes on after it.
  const extra = stack.findLastIndex((frame) => frame.step === 'activation' && frame.extra);
  if (extra !== -1) stack.splice(extra, 1);
  stack.push({ step: 'actionDone', figure, special: action === 'special' });
  emit?.({ kind: 'action', figure, action });
}

/** What happens after an action: Bleeding, and abilities that follow special actions (A4, A9). */
function actionDoneStep(terms: Terms): AutomaticOf<'actionDone'> {
  return {
    kind: 'automatic',
    run(turn, { figure, special }) {
      turn.stack.pop();
      if (!isOnMap(turn.state, figure)) return;
      if (special) announce(terms, turn, { at: 'after-special-action', figure });
      if (hasCondition(turn.state, figure, 'bleeding')) sufferStrain(terms, turn, figure, 1, -1);
    },
  };
}

/** The end of an activation: unspent actions and movement points are lost, Weakened is discarded (A4, A9). */
function endStep(terms: Terms): AutomaticOf<'endActivation'> {
  return {
    kind: 'automatic',
    run(turn, { figure }) {
      const { state, stack, emit } = turn;
      const here = stack.length - 1;
      if (state.activation?.figure !== figure) {
        stack.pop();
        return;
      }
      if (!state.activation.ending) {
        changeActivation(state, { ending: true, actions: 0, movementPoints: 0 });
        announce(terms, turn, { at: 'activation-end', figure });
        if (stack.length - 1 > here) return;
      }
      stack.pop();
      state.activation = null;
      if (hasCondition(state, figure, 'weakened')) {
        changeFigure(state, figure, {
          conditions: figureOf(state, figure).conditions & ~bitOfCondition('weakened'),
        });
        emit?.({ kind: 'shook', figure, condition: 'weakened' });
      }
      expire(turn, 'activation', figure);
      defeatIfSpent(terms, turn, figure);
      announce(terms, turn, { at: 'after-activation', figure });
      terms.added.mission?.happens(terms, turn, { at: 'stands', figure });
    },
  };
}

/** The rule that forbids a choice in an activation. */
function whyNot(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  seat: Seat,
  choice: Choice,
): Refusal | CampaignRefusal {
  const { activation } = state;
  if (activation === null || seatOf(figure) !== seat) return 'not-asked';
  const shares = sharesSpace(terms, state, figure);
  switch (choice.kind) {
    case 'move':
      if (hasCondition(state, figure, 'stunned')) return 'stunned';
      if (activation.halted) return 'halted';
      return activation.movementPoints === 0 ? 'no-points' : 'out-of-reach';
    case 'pass':
      return 'not-in-place';
    case 'stop':
      return 'not-asked';
    case 'run':
    case 'attack':
    case 'attackObject':
    case 'shake':
    case 'door':
    case 'token':
    case 'use':
    case 'play':
      break;
    default:
      return 'not-asked';
  }
  if (shares) return 'not-in-place';
  if (choice.kind === 'use' || choice.kind === 'play') return 'not-usable';
  if (choice.kind === 'door' || choice.kind === 'token') {
    const why = whyNotInteract(terms, state, figure, choice);
    if (why !== undefined) return why;
  }
  if (activation.actions === 0) return 'no-action-left';
  if (choice.kind === 'run') return 'halted';
  if (choice.kind === 'shake') return 'no-such-condition';
  if (choice.kind !== 'attack' && choice.kind !== 'attackObject') return 'not-asked';
  if (hasCondition(state, figure, 'stunned')) return 'stunned';
  if (!mayAttack(terms, state, activation)) return 'one-attack';
  const arms = terms.added.arms(terms, state, plainAttack(seat, figure, none));
  return arms.some(({ order }) => profileOf(terms, state, order) !== null) ? 'no-target' : 'no-attack';
}

export function activatingSteps(terms: Terms) {
  return {
    beginActivation: beginStep(terms),
    activation: activationStep(terms),
    actionDone: actionDoneStep(terms),
    endActivation: endStep(terms),
  } as const;
}
