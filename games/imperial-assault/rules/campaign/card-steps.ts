import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import { campaignOf } from '../added.ts';
import { damageObject, objectsBeside } from '../attack/objects.ts';
import { pushDamage, sufferStrain } from '../attack/suffer.ts';
import { type Choice, pass } from '../choice.ts';
import { noFacts } from '../effects/announce.ts';
import { circumstancesOf } from '../effects/circumstances.ts';
import { holds } from '../effects/filters.ts';
import type { Listener } from '../effects/frames.ts';
import { choiceOf, isChoiceOf } from '../effects/listeners.ts';
import { canPay } from '../effects/prices.ts';
import { forEachAbilityOf } from '../effects/sources.ts';
import { useAbility } from '../effects/use-ability.ts';
import type { Terms } from '../options.ts';
import { refuseUnmeant } from '../refuse-unmeant.ts';
import {
  type AutomaticOf,
  type BattleState,
  type BattleTurn,
  type ChoiceOf,
  type FigureNumber,
  type FrameOf,
  isOnMap,
  playerOf,
  seatOf,
  type Upgrade,
} from '../state.ts';
import { tell } from '../tell.ts';
import { emitCampaign, empireSeat, heroFigure, heroSeats } from './current.ts';
import { activationTokens } from './heroes.ts';
import { changeUpgrade } from './upgrades.ts';

/** The heroes that may be named now: for strain each no more often than it has activation tokens. */
function struckNext(state: BattleState, { what, struck }: FrameOf<'strikeHeroes'>): FigureNumber[] {
  return heroSeats(state).flatMap((seat) => {
    const figure = heroFigure(seat);
    const times = struck.filter((one) => one === figure).length;
    if (!isOnMap(state, figure)) return [];
    return what === 'damage' || times < activationTokens(state, seat) ? [figure] : [];
  });
}

/** Has the player of a seat name heroes, as long as there are any and something is left. */
export function pushStrike(
  { state, stack }: BattleTurn,
  strike: Omit<FrameOf<'strikeHeroes'>, 'step'>,
): void {
  const frame = { step: 'strikeHeroes', ...strike } as const;
  if (frame.amount > 0 && struckNext(state, frame).length > 0) stack.push(frame);
}

/** Heroes that the Empire names suffer strain, one each time; or one suffers damage, one more with two activation tokens. */
function strikeHeroes(terms: Terms): ChoiceOf<'strikeHeroes'> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices(state, frame) {
      const found = struckNext(state, frame).map((figure): Choice => ({ kind: 'figure', figure }));
      // The last one that could be named may have withdrawn by the strain before.
      return found.length > 0 ? found : [pass];
    },
    refuse: refuseUnmeant('figure'),
    apply(turn, frame, _seat, choice) {
      const { state, stack } = turn;
      const { seat, what, amount, struck } = frame;
      stack.pop();
      if (choice.kind !== 'figure') return;
      const { figure } = choice;
      tell(turn, { kind: 'choseFigure', seat, figure });
      if (what === 'damage') {
        const more = activationTokens(state, seatOf(figure)) > 1 ? 1 : 0;
        pushDamage(turn, figure, amount + more, seat, false);
        return;
      }
      pushStrike(turn, { ...frame, amount: amount - 1, struck: [...struck, figure] });
      sufferStrain(terms, turn, figure, 1, seat);
    },
  };
}

/** The cards of the Imperial class that are not exhausted. */
function openClassCards(terms: Terms, state: BattleState): Upgrade[] {
  const { cards } = campaignOf(terms).content;
  return playerOf(state, empireSeat).upgrades.filter(
    ({ card, exhausted, depleted }) =>
      !exhausted && !depleted && entry(cards, card).kind === 'imperial-class',
  );
}

/** Has the player of a seat name a card of the Imperial class, if there is one to exhaust. */
export function pushExhausting(terms: Terms, { state, stack }: BattleTurn, seat: Seat): void {
  if (openClassCards(terms, state).length > 0) stack.push({ step: 'exhaustCard', seat });
}

function exhaustCard(terms: Terms): ChoiceOf<'exhaustCard'> {
  const { cards } = campaignOf(terms).content;
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices: (state) =>
      openClassCards(terms, state).map(({ card }): Choice => ({ kind: 'card', card: entry(cards, card).id })),
    refuse: refuseUnmeant('card'),
    apply(turn, _frame, _seat, choice) {
      const { state, stack } = turn;
      stack.pop();
      const found = openClassCards(terms, state).find(
        ({ card }) => choice.kind === 'card' && entry(cards, card).id === choice.card,
      );
      if (found === undefined) return;
      changeUpgrade(state, empireSeat, found, { exhausted: true });
      emitCampaign(turn, { kind: 'exhaustedCard', card: found.card });
    },
  };
}

/** Has the player of a figure name an object beside it that suffers damage, if there is one. */
export function pushObjectDamage(
  terms: Terms,
  { state, stack }: BattleTurn,
  damage: Omit<FrameOf<'damageObject'>, 'step'>,
): void {
  if (isOnMap(state, damage.figure) && objectsBeside(terms, state, damage.figure).length > 0)
    stack.push({ step: 'damageObject', ...damage });
}

function damageObjectStep(terms: Terms): ChoiceOf<'damageObject'> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices: (state, { figure }) =>
      objectsBeside(terms, state, figure).map((token): Choice => ({ kind: 'token', token })),
    refuse: refuseUnmeant('token'),
    apply(turn, { amount }, seat, choice) {
      turn.stack.pop();
      if (choice.kind !== 'token') return;
      tell(turn, { kind: 'choseToken', seat, token: choice.token });
      damageObject(terms, turn, choice.token, amount);
    },
  };
}

/** The special actions that a figure can use now. */
function specialsOf(terms: Terms, state: BattleState, figure: FigureNumber): Listener[] {
  const seat = seatOf(figure);
  const circumstances = circumstancesOf(seat, figure);
  const found: Listener[] = [];
  forEachAbilityOf(terms, state, figure, 'action', ({ number, ability }) => {
    if (holds(terms, state, ability.if, circumstances) && canPay(terms, state, number, circumstances))
      found.push({ ability: number, figure, seat });
  });
  return found;
}

/** Has the player of a seat name a special action that a figure uses at no action, if it has one. */
export function pushSpecial(
  terms: Terms,
  { state, stack }: BattleTurn,
  seat: Seat,
  figure: FigureNumber,
): void {
  if (isOnMap(state, figure) && specialsOf(terms, state, figure).length > 0)
    stack.push({ step: 'specialAction', seat, figure });
}

function specialAction(terms: Terms): ChoiceOf<'specialAction'> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices(state, { figure }) {
      const found = specialsOf(terms, state, figure).map((special): Choice => choiceOf(terms, special));
      // The action of a figure before it may have met this one.
      return found.length > 0 ? found : [pass];
    },
    refuse: (_state, _frame, _seat, choice) => (choice.kind === 'use' ? 'not-usable' : 'not-asked'),
    apply(turn, { figure }, _seat, choice) {
      turn.stack.pop();
      if (choice.kind !== 'use') return;
      const special = specialsOf(terms, turn.state, figure).find((one) => isChoiceOf(terms, one, choice));
      if (special !== undefined) useAbility(terms, turn, special, { ...noFacts, key: 'action' });
    },
  };
}

/**
 * An activation goes on after that of a companion, if its figure is still there; what was used once in it is not there to be used
 * again.
 */
const resumeActivation: AutomaticOf<'resumeActivation'> = {
  kind: 'automatic',
  run({ state, stack }, { activation, used }) {
    stack.pop();
    if (!isOnMap(state, activation.figure)) return;
    state.activation = activation;
    state.used = [...state.used.filter(({ once }) => once !== 'activation'), ...used];
  },
};

export function cardSteps(terms: Terms) {
  return {
    strikeHeroes: strikeHeroes(terms),
    exhaustCard: exhaustCard(terms),
    damageObject: damageObjectStep(terms),
    specialAction: specialAction(terms),
    resumeActivation,
  } as const;
}
