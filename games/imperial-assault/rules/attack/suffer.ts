import type { AutomaticStep, ChoiceStep, Seat } from '../../../../kernel/game.ts';
import type { Choice } from '../choice.ts';
import { announce, answersNow, pushMoment } from '../effects/announce.ts';
import { discard, topOf } from '../effects/command-cards.ts';
import { forEachAlways } from '../effects/sources.ts';
import { healthOf, isForbidden } from '../effects/values.ts';
import type { Event } from '../event.ts';
import { leaveMap } from '../leaving.ts';
import type { Terms } from '../options.ts';
import {
  type BattleState,
  type BattleTurn,
  changeFigure,
  type FigureNumber,
  type FrameOf,
  figureOf,
  figuresOnMap,
  groupOf,
  groupWith,
  isOnMap,
  playerOf,
  seatOf,
} from '../state.ts';
import { changeAttack } from './change.ts';
import { currentAttack } from './current.ts';

/**
 * A figure suffers strain (A10): its player is asked whether command cards prevent it. `by`: the seat whose it would
 * be if the figure is defeated; -1 if it is nobody's.
 */
export function sufferStrain(
  _terms: Terms,
  { state, stack }: BattleTurn,
  figure: FigureNumber,
  amount: number,
  by: Seat,
): void {
  if (amount <= 0 || !isOnMap(state, figure)) return;
  stack.push({ step: 'suffer', figure, what: 'strain', amount, by, byAttack: false, phase: 'announce' });
}

/** A figure suffers damage outside attacks (A8). */
export function sufferDamage(
  _terms: Terms,
  turn: BattleTurn,
  figure: FigureNumber,
  amount: number,
  by: Seat,
): void {
  pushDamage(turn, figure, amount, by, false);
}

/** A figure suffers damage, `byAttack` as the target of an attack. */
export function pushDamage(
  { state, stack }: BattleTurn,
  figure: FigureNumber,
  amount: number,
  by: Seat,
  byAttack: boolean,
): void {
  if (amount <= 0 || !isOnMap(state, figure)) return;
  stack.push({ step: 'suffer', figure, what: 'damage', amount, by, byAttack, phase: 'suffer' });
}

/** A figure suffers damage or strain (A8, A10). */
function sufferStep(terms: Terms): AutomaticStep<BattleState, FrameOf<'suffer'>, Event> {
  return {
    kind: 'automatic',
    run(turn, frame) {
      const { state, stack } = turn;
      const { figure, what, amount, by, byAttack } = frame;
      if (!isOnMap(state, figure) || amount <= 0) {
        stack.pop();
        return;
      }
      if (frame.phase === 'announce') {
        stack[stack.length - 1] = { ...frame, phase: 'suffer' };
        pushMoment(terms, turn, { key: 'suffers', subject: figure, what, amount, byAttack, by });
        return;
      }
      stack.pop();
      if (what === 'damage') dealDamage(terms, turn, figure, amount, by, byAttack);
      else dealStrain(terms, turn, figure, amount, by);
    },
  };
}

/** Damage of as much as its Health defeats a figure; what is beyond it is discarded (A8, A10). */
function dealDamage(
  terms: Terms,
  turn: BattleTurn,
  figure: FigureNumber,
  amount: number,
  by: Seat,
  byAttack: boolean,
): void {
  const { state, emit } = turn;
  const { damage } = figureOf(state, figure);
  const health = healthOf(terms, state, figure);
  const suffered = Math.min(amount, health - damage);
  changeFigure(state, figure, { damage: damage + suffered });
  emit?.({ kind: 'suffered', figure, what: 'damage', amount: suffered, damage: damage + suffered, health });
  if (state.campaign !== undefined && suffered > 0) noteHurt(state, figure);
  if (damage + amount >= health) pushDefeat(turn, figure, by, false);
  pushMoment(terms, turn, {
    key: 'suffers',
    subject: figure,
    what: 'damage',
    amount: suffered,
    byAttack,
    by,
  });
}

/** The attack that goes on has hurt a figure, if it does its damage now: what abilities do before or afterwards is not of the attack. */
function noteHurt(state: BattleState, figure: FigureNumber): void {
  const { hurt = [], phase } = currentAttack(state) ?? {};
  if ((phase === 'blast' || phase === 'cleave') && !hurt.includes(figure))
    changeAttack(state, { hurt: [...hurt, figure] });
}

/**
 * Strain that no hero keeps becomes damage, unless the top cards of the command deck are discarded for it, which happens in a
 * skirmish only (A10).
 */
function dealStrain(terms: Terms, turn: BattleTurn, figure: FigureNumber, all: number, by: Seat): void {
  const { state, stack, emit } = turn;
  const amount = all - terms.added.keepStrain(terms, turn, figure, all);
  if (amount === 0) return;
  emit?.({
    kind: 'suffered',
    figure,
    what: 'strain',
    amount,
    damage: figureOf(state, figure).damage,
    health: healthOf(terms, state, figure),
  });
  const seat = seatOf(figure);
  if (preventable(terms, state, seat, amount) > 0)
    stack.push({ step: 'preventStrain', seat, figure, amount, by });
  else pushDamage(turn, figure, amount, by, false);
}

/** How many points of strain a seat can prevent. */
function preventable(terms: Terms, state: BattleState, seat: Seat, amount: number): number {
  return Math.min(amount, Math.floor(playerOf(state, seat).deck.length / strainPrice(terms, state, seat)));
}

/** How many command cards a point of strain costs to prevent: one, or as many as a hostile card says. */
function strainPrice(terms: Terms, state: BattleState, seat: Seat): number {
  let price = 1;
  const look = (effect: { readonly do: string; readonly count?: unknown }): void => {
    if (effect.do === 'strain-price' && typeof effect.count === 'number')
      price = Math.max(price, effect.count);
  };
  for (const [other, { upgrades }] of state.players.entries()) {
    if (state.sides[other] === state.sides[seat]) continue;
    for (const { card, depleted } of upgrades) {
      const text = terms.upgrades[card]?.text;
      if (depleted || text === undefined) continue;
      for (const { effects } of text.at('always'))
        for (const number of effects) {
          const effect = terms.effects[number]?.effect;
          if (effect !== undefined) look(effect);
        }
    }
  }
  for (const figure of figuresOnMap(state)) {
    if (state.sides[seatOf(figure)] !== state.sides[seat])
      forEachAlways(terms, state, figure, ({ effect }) => look(effect));
  }
  return price;
}

/** The player of a figure chooses how much strain the top of its command deck prevents (A10). */
function preventStrainStep(terms: Terms): ChoiceStep<BattleState, FrameOf<'preventStrain'>, Choice, Event> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices: (state, { amount, seat }) =>
      Array.from({ length: preventable(terms, state, seat, amount) + 1 }, (_, number) => ({
        kind: 'number',
        number,
      })),
    refuse: (_state, _frame, _seat, choice) => (choice.kind === 'number' ? 'not-in-deck' : 'not-asked'),
    apply(turn, { seat, figure, amount, by }, _seat, choice) {
      const { state, stack } = turn;
      stack.pop();
      const prevented = choice.kind === 'number' ? choice.number : 0;
      pushDamage(turn, figure, amount - prevented, by, false);
      discard(turn, seat, topOf(state, seat, prevented * strainPrice(terms, state, seat)));
    },
  };
}

/** A figure is about to be defeated: `surely` by an effect, else because it has no Health left. */
export function pushDefeat({ stack }: BattleTurn, figure: FigureNumber, by: Seat, surely: boolean): void {
  stack.push({ step: 'defeat', figure, by, surely, phase: 'announce' });
}

/** Whether a figure cannot be defeated before it has resolved an activation in this round. */
function isProtected(terms: Terms, state: BattleState, figure: FigureNumber): boolean {
  return !hasActivated(state, figure) && isForbidden(terms, state, figure, 'be-defeated-before-activating');
}

/** Whether a figure has resolved an activation in this round: its group is exhausted, or activates and it is done. */
function hasActivated({ stack, activation, ...state }: BattleState, figure: FigureNumber): boolean {
  const group = groupWith(figure);
  if (activation?.figure === figure) return false;
  return (
    !groupOf(state, group).ready ||
    stack.some(
      (frame) =>
        frame.step === 'nextRound' ||
        (frame.step === 'group' && frame.group === group && !frame.left.includes(figure)),
    )
  );
}

/** Defeats a figure that has no Health left and was protected until now, or had more of it. */
export function defeatIfSpent(terms: Terms, turn: BattleTurn, figure: FigureNumber): void {
  const { state } = turn;
  if (isOnMap(state, figure) && figureOf(state, figure).damage >= healthOf(terms, state, figure))
    pushDefeat(turn, figure, -1, false);
}

/** A figure is defeated, unless an ability has saved it meanwhile (A10). */
function defeatStep(terms: Terms): AutomaticStep<BattleState, FrameOf<'defeat'>, Event> {
  return {
    kind: 'automatic',
    run(turn, frame) {
      const { state, stack } = turn;
      const { figure, by, surely, phase } = frame;
      if (!isOnMap(state, figure) || isProtected(terms, state, figure)) {
        stack.pop();
        return;
      }
      if (phase === 'announce') {
        stack[stack.length - 1] = { ...frame, phase: 'leave' };
        announce(terms, turn, { at: 'about-to-be-defeated', figure });
        return;
      }
      stack.pop();
      if (!surely && figureOf(state, figure).damage < healthOf(terms, state, figure)) return;
      const attack = currentAttack(state);
      if (attack?.target === figure) changeAttack(state, { defeated: true });
      // Who answers is known only as long as the figure stands; what they do comes after it has left.
      if (isLastOfGroup(state, figure))
        stack.push(answersNow(terms, state, { key: 'group-defeated', subject: figure, by }));
      stack.push(answersNow(terms, state, { key: 'defeated', subject: figure, by }));
      leaveMap(terms, turn, figure, by);
    },
  };
}

function isLastOfGroup(state: BattleState, figure: FigureNumber): boolean {
  const { figures } = groupOf(state, groupWith(figure));
  return figures.filter(({ place }) => place !== null).length === 1;
}

export function sufferSteps(terms: Terms) {
  return {
    suffer: sufferStep(terms),
    preventStrain: preventStrainStep(terms),
    defeat: defeatStep(terms),
  } as const;
}
