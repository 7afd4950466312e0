import type { AutomaticStep, Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import type { Effect } from '../../content/pack.ts';
import { type Choice, pass } from '../choice.ts';
import type { Event } from '../event.ts';
import type { Terms } from '../options.ts';
import {
  type BattleState,
  type BattleTurn,
  type CardNumber,
  type ChoiceOf,
  everybody,
  type FrameOf,
  none,
  playerOf,
} from '../state.ts';
import { tell } from '../tell.ts';
import { score } from '../victory.ts';
import { noteInAbility } from './ability-frame.ts';
import { noFacts, pushMoment } from './announce.ts';
import { discard, draw, hold, topOf } from './command-cards.ts';

type Fetch = Extract<Effect, { readonly do: 'cards' }>;

/** A seat draws so many command cards, after abilities have changed how (A14): its frame comes on top of the stack. */
export function pushDraw({ stack }: BattleTurn, seat: Seat, count: number): void {
  stack.push({ step: 'draw', seat, left: count, announced: false });
}

function drawStep(terms: Terms): AutomaticStep<BattleState, FrameOf<'draw'>, Event> {
  return {
    kind: 'automatic',
    run(turn, frame) {
      const { stack } = turn;
      const { seat, left, announced } = frame;
      if (announced) {
        stack.pop();
        draw(turn, seat, left);
        return;
      }
      stack[stack.length - 1] = { ...frame, announced: true };
      pushMoment(terms, turn, { ...noFacts, key: 'draws-cards', by: seat });
    },
  };
}

/** The cards of a seat's deck that an effect searches for: by name, or with one of these traits in its restriction. */
function fetchable(
  terms: Terms,
  state: BattleState,
  seat: Seat,
  { name, traits }: Fetch,
): readonly CardNumber[] {
  return playerOf(state, seat).deck.filter((card) => {
    const { name: own, restriction } = entry(terms.commands, entry(state.cards, card));
    if (name !== undefined && own !== name) return false;
    return traits === undefined || traits.some((trait) => restriction.traits?.includes(trait));
  });
}

function fetchOf(terms: Terms, { effect: number }: FrameOf<'fetchCard'>): Fetch {
  const { effect } = entry(terms.effects, number);
  if (effect.do !== 'cards') throw new Error(`effect ${number} fetches no card`);
  return effect;
}

/** A seat searches its deck for a card, shows and takes it instead of one that it would draw; the deck is shuffled. */
function fetchCardStep(terms: Terms): ChoiceOf<'fetchCard'> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices: (state, frame) => [
      ...idsOf(terms, state, fetchable(terms, state, frame.seat, fetchOf(terms, frame))),
      pass,
    ],
    refuse: (_state, _frame, _seat, choice) => (choice.kind === 'card' ? 'not-in-deck' : 'not-asked'),
    apply(turn, _frame, seat, choice) {
      const { state, stack, chance, emit } = turn;
      stack.pop();
      if (choice.kind !== 'card') {
        tell(turn, { kind: 'declined', seat });
        return;
      }
      const player = playerOf(state, seat);
      const card = player.deck.find((one) => idOf(terms, state, one) === choice.card) ?? none;
      if (card === none) return;
      const kind = entry(state.cards, card);
      player.deck = player.deck.filter((one) => one !== card);
      forget(state, seat, kind);
      state.located[card] = everybody;
      hold(state, player.hand, card);
      chance.shuffle(player.deck);
      emit?.({ kind: 'fetched', seat, card: kind });
      noteInAbility(state, { card: kind });
      const place = stack.findLastIndex(({ step }) => step === 'draw');
      const drawing = stack[place];
      if (drawing?.step === 'draw') stack[place] = { ...drawing, left: Math.max(0, drawing.left - 1) };
    },
  };
}

/** A card is no more one of those of which all know only that they are in deck or hand. */
function forget(state: BattleState, seat: Seat, kind: number): void {
  const player = playerOf(state, seat);
  const place = player.shown.indexOf(kind);
  if (place !== -1) player.shown = player.shown.filter((_, at) => at !== place);
}

function idOf(terms: Terms, state: BattleState, card: CardNumber): string {
  return entry(terms.commands, entry(state.cards, card)).id;
}

function costOf(terms: Terms, state: BattleState, card: CardNumber): number {
  return entry(terms.commands, entry(state.cards, card)).cost;
}

/** Command cards by id, each kind once. */
export function idsOf(terms: Terms, state: BattleState, cards: readonly CardNumber[]): Choice[] {
  return [...new Set(cards.map((card) => idOf(terms, state, card)))].map((card) => ({ kind: 'card', card }));
}

/** The top card of the deck is shown: it is bought for its cost in victory points, sold for as many, or stays. */
function tradeTopStep(terms: Terms): ChoiceOf<'tradeTop'> {
  const top = (state: BattleState, seat: Seat): CardNumber => topOf(state, seat, 1)[0] ?? none;
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices(state, { seat }) {
      const card = top(state, seat);
      if (card === none) return [pass];
      const buy: Choice[] =
        playerOf(state, seat).points >= costOf(terms, state, card) ? [{ kind: 'option', option: 0 }] : [];
      return [...buy, { kind: 'option', option: 1 }, pass];
    },
    refuse: () => 'not-asked',
    apply(turn, { seat }, _seat, choice) {
      const { state, stack } = turn;
      stack.pop();
      const card = top(state, seat);
      if (card === none || choice.kind !== 'option') {
        tell(turn, { kind: 'declined', seat });
        return;
      }
      const cost = costOf(terms, state, card);
      if (choice.option === 0) {
        const player = playerOf(state, seat);
        player.deck.pop();
        forget(state, seat, entry(state.cards, card));
        state.located[card] = everybody;
        hold(state, player.hand, card);
        turn.emit?.({ kind: 'fetched', seat, card: entry(state.cards, card) });
        score(turn, seat, -cost, 'card');
      } else {
        discard(turn, seat, [card]);
        score(turn, seat, cost, 'card');
      }
    },
  };
}

/** Shows the top card of a deck to all, and has its owner trade it. */
export function pushTrade({ state, stack, emit }: BattleTurn, seat: Seat): void {
  const [card] = topOf(state, seat, 1);
  if (card === undefined) return;
  const kind = entry(state.cards, card);
  const player = playerOf(state, seat);
  if (!player.shown.includes(kind)) player.shown = [...player.shown, kind].sort((one, other) => one - other);
  emit?.({ kind: 'showedTop', seat, card: kind });
  stack.push({ step: 'tradeTop', seat });
}

/** A card of a hand that the seat has seen is named; it is discarded if the seat discards one that costs as much or more. */
function forceDiscardStep(terms: Terms): ChoiceOf<'forceDiscard'> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices(state, { seat, of, named }) {
      if (named === null) return [...idsOf(terms, state, playerOf(state, of).hand), pass];
      const least = costNamed(terms, named);
      const own = playerOf(state, seat).hand.filter((card) => costOf(terms, state, card) >= least);
      return [...idsOf(terms, state, own), pass];
    },
    refuse: (_state, _frame, _seat, choice) => (choice.kind === 'card' ? 'not-in-hand' : 'not-asked'),
    apply(turn, frame, seat, choice) {
      const { state, stack } = turn;
      stack.pop();
      if (choice.kind !== 'card') {
        tell(turn, { kind: 'declined', seat });
        return;
      }
      if (frame.named === null) {
        tell(turn, {
          kind: 'namedCard',
          seat,
          of: frame.of,
          card: terms.commandNumber.get(choice.card) ?? none,
        });
        stack.push({ ...frame, named: choice.card });
        return;
      }
      const { of, named } = frame;
      const find = (owner: Seat, id: string): CardNumber =>
        playerOf(state, owner).hand.find((card) => idOf(terms, state, card) === id) ?? none;
      const [own, other] = [find(seat, choice.card), find(of, named)];
      if (own === none || other === none) return;
      discard(turn, seat, [own]);
      discard(turn, of, [other]);
    },
  };
}

function costNamed({ commands, commandNumber }: Terms, id: string): number {
  return entry(commands, commandNumber.get(id) ?? 0).cost;
}

export function fetchingSteps(terms: Terms) {
  return {
    draw: drawStep(terms),
    fetchCard: fetchCardStep(terms),
    tradeTop: tradeTopStep(terms),
    forceDiscard: forceDiscardStep(terms),
  } as const;
}
