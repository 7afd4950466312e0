import { entry } from '../../../common/at.ts';
import type { CompiledAbility } from '../../content/compile-abilities.ts';
import type { UseChoice } from '../choice.ts';
import type { Terms } from '../options.ts';
import {
  type BattleState,
  type BattleTurn,
  changeActivation,
  type FigureNumber,
  none,
  seatOf,
} from '../state.ts';
import { noFacts } from './announce.ts';
import { circumstancesOf } from './circumstances.ts';
import { holds } from './filters.ts';
import type { Listener } from './frames.ts';
import { choiceOf, heldAt, isAtWork, isChoiceOf, mayPlayCards, usersOf } from './listeners.ts';
import { canPay } from './prices.ts';
import { forEachAbilityOf } from './sources.ts';
import { textOf } from './texts.ts';
import { useAbility } from './use-ability.ts';

interface Usable {
  readonly choice: UseChoice;
  readonly actions: 0 | 1 | 2;
  /** It contains an attack by the figure: only one action of an activation may (A4). */
  readonly attacks: boolean;
}

/** The moments of what is used between actions. */
const moments = [
  { ...noFacts, key: 'action' },
  { ...noFacts, key: 'activation' },
] as const;

/** What a figure or its player may use in its activation now. */
function listenersIn(terms: Terms, state: BattleState, figure: FigureNumber): Listener[] {
  const seat = seatOf(figure);
  const circumstances = circumstancesOf(seat, figure);
  const found: Listener[] = [];
  const add = ({ number, ability }: CompiledAbility): void => {
    if (state.activation?.specials.includes(number)) return;
    if (holds(terms, state, ability.if, circumstances) && canPay(terms, state, number, circumstances))
      found.push({ ability: number, figure, seat });
  };
  const cards = mayPlayCards(state, seat);
  for (const facts of moments) {
    forEachAbilityOf(terms, state, figure, facts.key, add);
    if (!cards) continue;
    for (const command of heldAt(terms, state, seat, facts.key)) {
      for (const user of usersOf(terms, state, command, facts, seat))
        if (user.figure === none || user.figure === figure) found.push(user);
    }
  }
  return found;
}

/**
 * What a figure, and its player, may use in its activation between its actions: special actions for which it has
 * actions left, abilities "during your activation", and command cards.
 */
export function usableIn(terms: Terms, state: BattleState, figure: FigureNumber): readonly Usable[] {
  const listeners = listenersIn(terms, state, figure);
  // A seat cannot tell the same ability apart that a card has and another one has given.
  const distinct = listeners.filter((one, place) => {
    const choice = choiceOf(terms, one);
    return listeners.findIndex((other) => isChoiceOf(terms, other, choice)) === place;
  });
  return distinct.map((listener) => {
    const { ability, effects } = entry(terms.abilities, listener.ability);
    return {
      choice: choiceOf(terms, listener),
      actions: ability.when.at === 'action' ? ability.when.actions : 0,
      attacks: attacksByMe(terms, effects),
    };
  });
}

/** Whether effects contain an attack by the figure itself. */
function attacksByMe(terms: Terms, effects: readonly number[]): boolean {
  return effects.some((number) => {
    const { effect, parts } = entry(terms.effects, number);
    return (effect.do === 'attack' && effect.by === 'me') || parts.some((part) => attacksByMe(terms, part));
  });
}

/** Uses it, with its price; its actions were paid. Its frames come on top of the stack. */
export function use(terms: Terms, turn: BattleTurn, choice: UseChoice): void {
  const { state } = turn;
  const figure = state.activation?.figure ?? none;
  if (figure === none) return;
  const used = listenersIn(terms, state, figure).find((one) => isChoiceOf(terms, one, choice));
  if (used === undefined) return;
  const { moment } = entry(terms.abilities, used.ability);
  if (moment === 'action' && state.activation !== null)
    changeActivation(state, { specials: [...state.activation.specials, used.ability] });
  useAbility(terms, turn, used, { ...noFacts, key: moment });
}

/** A figure uses another ability of its own at no action: see the verb `use`. */
export function useOwnAbility(terms: Terms, turn: BattleTurn, figure: FigureNumber, id: string): void {
  if (figure === none) return;
  const found = textOf(terms, turn.state, figure).all.find(({ ability }) => ability.id === id);
  if (found === undefined || isAtWork(turn.state, found.number, figure)) return;
  const { number, moment } = found;
  const seat = seatOf(figure);
  if (canPay(terms, turn.state, number, circumstancesOf(seat, figure)))
    useAbility(terms, turn, { ability: number, figure, seat }, { ...noFacts, key: moment });
}
