import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import { conditions } from '../../content/vocabulary.ts';
import { type Choice, pass } from '../choice.ts';
import { missionOf, nameOf, placeNamed } from '../drawn-mission.ts';
import type { Terms } from '../options.ts';
import { refuseUnmeant } from '../refuse-unmeant.ts';
import {
  type BattleState,
  type ChoiceOf,
  changeFigure,
  type FigureNumber,
  type FrameOf,
  figureOf,
  isOnMap,
  none,
  opponentsOf,
  playerOf,
} from '../state.ts';
import { tell } from '../tell.ts';
import { circumstancesIn, insertEffects, noteInAbility } from './ability-frame.ts';
import { giveTokenTo } from './apply.ts';
import { discard, putUnderDeck, shuffleIntoDeck } from './command-cards.ts';
import { loseCondition } from './conditions.ts';
import { meetAround, meetChosen } from './effects.ts';
import { idsOf } from './fetching.ts';
import { harmfulOf, isHarmful } from './filters.ts';
import { gainPowerToken, mostTokens } from './power-tokens.ts';
import { spacesMeant } from './whom.ts';

function figures(of: readonly FigureNumber[]): Choice[] {
  return of.map((figure) => ({ kind: 'figure', figure }));
}

/** Figures, and objects where they are meant, are chosen for an effect, one by one, until there are enough. */
function chooseFigures(terms: Terms): ChoiceOf<'chooseFigures'> {
  const open = (state: BattleState, frame: FrameOf<'chooseFigures'>): Choice[] => {
    const { from, found, fromObjects = [], foundObjects = [] } = frame;
    return [
      ...figures(from.filter((figure) => !found.includes(figure) && isOnMap(state, figure))),
      ...fromObjects
        .filter((token) => !foundObjects.includes(token))
        .map((token): Choice => ({ kind: 'token', token })),
    ];
  };
  return {
    kind: 'choice',
    seats: (_state, { by }) => [by],
    choices(state, frame) {
      const choices = open(state, frame);
      return frame.must && choices.length > 0 ? choices : [...choices, pass];
    },
    refuse: (state, frame, seat, choice) =>
      refuseUnmeant('figure', ...(frame.fromObjects ? (['token'] as const) : []))(state, frame, seat, choice),
    apply(turn, frame, _seat, choice) {
      const { state, stack } = turn;
      const { by, foundObjects = [] } = frame;
      const next = { ...frame, left: frame.left - 1 };
      if (choice.kind === 'figure') {
        tell(turn, { kind: 'choseFigure', seat: by, figure: choice.figure });
        next.found = [...frame.found, choice.figure];
      } else if (choice.kind === 'token') {
        tell(turn, { kind: 'choseToken', seat: by, token: choice.token });
        next.foundObjects = [...foundObjects, choice.token];
      } else {
        tell(turn, { kind: 'declined', seat: by });
        next.left = 0;
      }
      if (next.left > 0 && open(state, next).length > 0) {
        stack[stack.length - 1] = next;
        return;
      }
      stack.pop();
      if (next.found.length > 0 || next.foundObjects !== undefined) meetChosen(terms, turn, next, next.found);
    },
  };
}

/** One of several options is chosen. */
function chooseOption(terms: Terms): ChoiceOf<'chooseOption'> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices(state, frame) {
      const { effect, optional, source } = frame;
      const choices = entry(terms.effects, effect).parts.flatMap((part, option): Choice[] =>
        terms.added.canAfford(terms, state, part, source, frame) ? [{ kind: 'option', option }] : [],
      );
      return optional ? [...choices, pass] : choices;
    },
    refuse: () => 'not-asked',
    apply(turn, frame, seat, choice) {
      const { state, stack } = turn;
      stack.pop();
      if (choice.kind !== 'option') {
        tell(turn, { kind: 'declined', seat });
        return;
      }
      tell(turn, { kind: 'choseOption', seat, option: choice.option, effect: frame.effect });
      const todo = entry(entry(terms.effects, frame.effect).parts, choice.option);
      const { source } = frame;
      if (frame.apart)
        stack.push({ step: 'effects', ...circumstancesIn(frame), source, todo, widened: null });
      else insertEffects(state, todo);
    },
  };
}

/** Effects that may be left out. */
function may(terms: Terms): ChoiceOf<'may'> {
  return {
    kind: 'choice',
    seats: (_state, { by }) => [by],
    choices: () => [{ kind: 'option', option: 0 }, pass],
    refuse: () => 'not-asked',
    apply(turn, { effect }, seat, choice) {
      const { state, stack } = turn;
      stack.pop();
      if (choice.kind !== 'option') {
        tell(turn, { kind: 'declined', seat });
        return;
      }
      tell(turn, { kind: 'choseOption', seat, option: choice.option, effect });
      insertEffects(state, entry(entry(terms.effects, effect).parts, 0));
    },
  };
}

/** The player of an ability chooses who is "the opponent"; then the effect happens (B10). */
const chooseOpponent: ChoiceOf<'chooseOpponent'> = {
  kind: 'choice',
  seats: (_state, { seat }) => [seat],
  choices: (state, { seat }) => opponentsOf(state, seat).map((other) => ({ kind: 'seat', seat: other })),
  refuse: (_state, _frame, _seat, choice) => (choice.kind === 'seat' ? 'not-hostile' : 'not-asked'),
  apply({ state, stack, emit }, { effect }, seat, choice) {
    stack.pop();
    if (choice.kind !== 'seat') return;
    emit?.({ kind: 'choseOpponent', seat, opponent: choice.seat });
    noteInAbility(state, { opponent: choice.seat });
    insertEffects(state, [effect]);
  },
};

/** A space is chosen, around which an effect meets all. */
function chooseSpace(terms: Terms): ChoiceOf<'chooseSpace'> {
  const spacesFor = (state: BattleState, frame: FrameOf<'chooseSpace'>): readonly number[] => {
    const { effect } = entry(terms.effects, frame.effect);
    return 'whom' in effect ? spacesMeant(terms, state, effect.whom, frame) : [];
  };
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices(state, frame) {
      const mission = missionOf(terms, state);
      const found = spacesFor(state, frame).map(
        (space): Choice => ({ kind: 'place', at: nameOf(mission, { space, turned: false }) }),
      );
      return found.length > 0 ? found : [pass];
    },
    refuse: refuseUnmeant('place'),
    apply(turn, frame, seat, choice) {
      const { state, stack } = turn;
      stack.pop();
      const place = choice.kind === 'place' ? placeNamed(missionOf(terms, state), choice.at) : undefined;
      if (place === undefined) {
        tell(turn, { kind: 'declined', seat });
        return;
      }
      tell(turn, { kind: 'choseSpace', seat, space: place.space });
      meetAround(terms, turn, frame, place.space);
    },
  };
}

/** The kind of a power token is chosen (B2). */
const tokenKind: ChoiceOf<'tokenKind'> = {
  kind: 'choice',
  seats: (_state, { seat }) => [seat],
  choices: (_state, { kinds }) => kinds.map((token) => ({ kind: 'spend', token })),
  refuse: () => 'not-asked',
  apply(turn, frame, _seat, choice) {
    const { stack } = turn;
    if (frame.left > 1) stack[stack.length - 1] = { ...frame, left: frame.left - 1 };
    else stack.pop();
    if (choice.kind === 'spend') gainPowerToken(turn, frame.figure, choice.token);
  },
};

/** Of more power tokens than a figure can hold its player discards one after the other (B2). */
const surplusToken: ChoiceOf<'surplusToken'> = {
  kind: 'choice',
  seats: (_state, { seat }) => [seat],
  choices: (state, { figure }) =>
    [...new Set(figureOf(state, figure).tokens)].map((token) => ({ kind: 'spend', token })),
  refuse: () => 'not-asked',
  apply({ state, stack, emit }, { figure }, _seat, choice) {
    if (choice.kind !== 'spend') return;
    const tokens = figureOf(state, figure).tokens.slice();
    tokens.splice(tokens.indexOf(choice.token), 1);
    changeFigure(state, figure, { tokens });
    emit?.({ kind: 'lostToken', figure, token: choice.token });
    if (tokens.length <= mostTokens) stack.pop();
  },
};

/** Power tokens are handed out among figures, in any split, or none (B11 Distribute). */
const distribute: ChoiceOf<'distribute'> = {
  kind: 'choice',
  seats: (_state, { seat }) => [seat],
  choices: (state, frame) => [...figures(frame.figures.filter((figure) => isOnMap(state, figure))), pass],
  refuse: refuseUnmeant('figure'),
  apply(turn, frame, seat, choice) {
    const { stack } = turn;
    if (choice.kind !== 'figure' || frame.left === 1) stack.pop();
    else stack[stack.length - 1] = { ...frame, left: frame.left - 1 };
    if (choice.kind !== 'figure') {
      tell(turn, { kind: 'declined', seat });
      return;
    }
    tell(turn, { kind: 'choseFigure', seat, figure: choice.figure });
    giveTokenTo(turn, seat, choice.figure, frame.kinds, 1);
  },
};

/** Which harmful condition of a figure is discarded. */
const oneCondition: ChoiceOf<'oneCondition'> = {
  kind: 'choice',
  seats: (_state, { seat }) => [seat],
  choices: (state, { figure }) =>
    harmfulOf(state, figure).map((condition) => ({ kind: 'condition', condition })),
  refuse: () => 'no-such-condition',
  apply(turn, { figure }, _seat, choice) {
    turn.stack.pop();
    if (choice.kind === 'condition') loseCondition(turn, figure, choice.condition);
  },
};

/** The harmful condition that a figure is about to gain becomes another one. */
const otherCondition: ChoiceOf<'otherCondition'> = {
  kind: 'choice',
  seats: (_state, { seat }) => [seat],
  choices: () => conditions.filter(isHarmful).map((condition) => ({ kind: 'condition', condition })),
  refuse: () => 'no-such-condition',
  apply(turn, _frame, seat, choice) {
    const { stack } = turn;
    stack.pop();
    if (choice.kind !== 'condition') return;
    tell(turn, { kind: 'choseCondition', seat, condition: choice.condition });
    const place = stack.findLastIndex(({ step }) => step === 'gainCondition');
    const frame = stack[place];
    if (frame?.step === 'gainCondition') stack[place] = { ...frame, condition: choice.condition };
  },
};

function cardNamed(terms: Terms, state: BattleState, cards: readonly number[], id: string): number {
  return cards.find((card) => entry(terms.commands, entry(state.cards, card)).id === id) ?? none;
}

/** Cards of the own hand are discarded, or put under the deck. */
function handCard(terms: Terms): ChoiceOf<'handCard'> {
  const open = (state: BattleState, seat: Seat, of: readonly number[] | null): readonly number[] => {
    const { hand } = playerOf(state, seat);
    return of === null ? hand : hand.filter((card) => of.includes(entry(state.cards, card)));
  };
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices(state, { seat, of }) {
      const found = idsOf(terms, state, open(state, seat, of));
      return found.length > 0 ? found : [pass];
    },
    refuse: (_state, _frame, _seat, choice) => (choice.kind === 'card' ? 'not-in-hand' : 'not-asked'),
    apply(turn, frame, seat, choice) {
      const { state, stack } = turn;
      const card =
        choice.kind === 'card' ? cardNamed(terms, state, open(state, seat, frame.of), choice.card) : none;
      if (card === none || frame.left === 1) stack.pop();
      else stack[stack.length - 1] = { ...frame, left: frame.left - 1 };
      if (card === none) {
        tell(turn, { kind: 'declined', seat });
        return;
      }
      if (frame.what === 'discard') discard(turn, seat, [card]);
      else putUnderDeck(turn, seat, card);
    },
  };
}

/** A card of the own discard pile is shuffled into the deck. */
function discardedCard(terms: Terms): ChoiceOf<'discardedCard'> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices(state, { seat }) {
      const found = idsOf(terms, state, playerOf(state, seat).discard);
      return found.length > 0 ? found : [pass];
    },
    refuse: () => 'not-asked',
    apply(turn, { seat }, _seat, choice) {
      turn.stack.pop();
      const { discard: pile } = playerOf(turn.state, seat);
      const card = choice.kind === 'card' ? cardNamed(terms, turn.state, pile, choice.card) : none;
      if (card !== none) shuffleIntoDeck(turn, seat, card);
      else tell(turn, { kind: 'declined', seat });
    },
  };
}

export function choosingSteps(terms: Terms) {
  return {
    chooseFigures: chooseFigures(terms),
    chooseOption: chooseOption(terms),
    chooseSpace: chooseSpace(terms),
    chooseOpponent,
    may: may(terms),
    tokenKind,
    surplusToken,
    distribute,
    oneCondition,
    otherCondition,
    handCard: handCard(terms),
    discardedCard: discardedCard(terms),
  } as const;
}
