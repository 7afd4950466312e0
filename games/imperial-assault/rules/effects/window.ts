import type { Seat } from '../../../../kernel/game.ts';
import { windowStep } from '../../../../kernel/reactions.ts';
import { entry } from '../../../common/at.ts';
import { currentAttack } from '../attack/current.ts';
import { type Choice, pass, powerToken } from '../choice.ts';
import type { Event } from '../event.ts';
import type { Terms } from '../options.ts';
import type { BattleState, BattleTurn, FrameOf } from '../state.ts';
import { tell } from '../tell.ts';
import type { Listener, MomentFrame, StandingOrder } from './frames.ts';
import { choiceOf, commandOf, isChoiceOf, listenersOf, playableAt } from './listeners.ts';
import { giveOrder, orderOf } from './orders.ts';
import { choiceOfToken, momentOfTokens, powerTokensOf, spendPowerToken } from './power-tokens.ts';
import { useAbility } from './use-ability.ts';

/** The moment to which the window on top of the stack belongs. */
function momentBelow({ stack }: Pick<BattleState, 'stack'>): MomentFrame {
  for (let place = stack.length - 1; place >= 0; place--) {
    const frame = stack[place];
    if (frame?.step === 'moment') return frame;
  }
  throw new Error('a window belongs to a moment');
}

/** What a seat may use at a moment: abilities for which it has no standing order, and command cards of its hand. */
function offersOf(terms: Terms, state: BattleState, frame: MomentFrame, seat: Seat): Listener[] {
  const abilities = listenersOf(terms, state, frame, seat).filter(({ ability }) => {
    const { optional, id } = entry(terms.abilities, ability).ability;
    return optional && orderOf(state, seat, id) === undefined;
  });
  return [...abilities, ...playableAt(terms, state, frame, seat)];
}

/** Standing orders that may be given for abilities that everybody knows; those for cards are the table's (kernel/reactions). */
function ordersFor(terms: Terms, state: BattleState, offers: readonly Listener[], tokens: boolean): Choice[] {
  const ids = new Set<string>();
  for (const { ability } of offers) {
    if (commandOf(terms, ability) === undefined) ids.add(entry(terms.abilities, ability).ability.id);
  }
  const lengths: readonly StandingOrder['until'][] =
    currentAttack(state) === undefined ? ['round', 'match'] : ['attack', 'round', 'match'];
  const found: Choice[] = [];
  for (const until of lengths) {
    for (const ability of ids) {
      found.push({ kind: 'order', ability, answer: 'always', until });
      found.push({ kind: 'order', ability, answer: 'never', until });
    }
    if (tokens) found.push({ kind: 'order', ability: powerToken, answer: 'never', until });
  }
  return found;
}

/** A seat uses abilities at a moment, plays command cards, spends a power token, or passes (A12). */
export function abilityWindow(terms: Terms) {
  return windowStep<BattleState, FrameOf<'window'>, Choice, Event>({
    pass,
    reactions(state, _frame, seat) {
      const frame = momentBelow(state);
      const offers = offersOf(terms, state, frame, seat);
      const tokens = frame.key === momentOfTokens ? powerTokensOf(terms, state, seat) : [];
      const choices: Choice[] = offers.map((offer) => choiceOf(terms, offer));
      for (const token of tokens) choices.push(choiceOfToken(token));
      choices.push(...ordersFor(terms, state, offers, tokens.length > 0));
      return distinct(choices);
    },
    refuse: (_state, _frame, _seat, choice) =>
      choice.kind === 'use' || choice.kind === 'play' ? 'not-usable' : 'not-asked',
    isPass: ({ kind }) => kind === 'pass',
    resolve(turn, { asked }, [reaction]) {
      const seat = entry(asked, 0);
      const { stack } = turn;
      const place = stack.length - 1;
      const frame = stack[place];
      if (frame?.step !== 'moment') throw new Error('a window belongs to a moment');
      if (reaction === undefined) {
        stack[place] = { ...frame, seats: frame.seats.filter((one) => one !== seat) };
        tell(turn, { kind: 'declined', seat });
      } else resolve(terms, turn, frame, seat, reaction.choice);
    },
  });
}

function resolve(terms: Terms, turn: BattleTurn, frame: MomentFrame, seat: Seat, choice: Choice): void {
  const { state, stack } = turn;
  switch (choice.kind) {
    case 'use':
    case 'play': {
      const used = offersOf(terms, state, frame, seat).find((one) => isChoiceOf(terms, one, choice));
      if (used === undefined) return;
      stack[stack.length - 1] = { ...frame, done: [...frame.done, used] };
      useAbility(terms, turn, used, frame);
      return;
    }
    case 'spend': {
      const spent = powerTokensOf(terms, state, seat).find(
        ({ token, of, as }) => token === choice.token && of === choice.of && as === choice.as,
      );
      if (spent !== undefined) spendPowerToken(turn, spent);
      return;
    }
    case 'order': {
      const { ability, answer, until } = choice;
      giveOrder(state, seat, choice);
      tell(turn, { kind: 'ordered', seat, ability, answer, until });
      return;
    }
    default:
  }
}

/** The choices without those that a seat could not tell apart: the same ability twice, by a card and by what lasts. */
function distinct(choices: readonly Choice[]): Choice[] {
  const known = new Set<string>();
  return choices.filter((choice) => {
    const text = JSON.stringify(choice);
    if (known.has(text)) return false;
    known.add(text);
    return true;
  });
}
