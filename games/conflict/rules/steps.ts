import type { Steps } from '../../../kernel/game.ts';
import type { Choice } from './choice.ts';
import { decisionStep } from './decision-step.ts';
import { dice, drawStep, pay, reroll, revealStep, useDice } from './dice.ts';
import type { Event } from './event.ts';
import { discardCards, fieldStep } from './field.ts';
import { cover, distract, leadersStep } from './leaders.ts';
import type { Terms } from './options.ts';
import { order } from './order.ts';
import { playCard, symbolsStep } from './playing.ts';
import type { ConflictState } from './state.ts';
import { endTurnStep, firstStep, turnStep } from './turn.ts';

/** A turn from top to bottom (p. 6 to 8). */
export function stepsOf(terms: Terms): Steps<ConflictState, Choice, Event> {
  return {
    first: firstStep(terms),
    turn: turnStep(terms),
    reroll: decisionStep(terms, reroll(terms)),
    dice,
    useDice: decisionStep(terms, useDice(terms)),
    pay: decisionStep(terms, pay(terms)),
    reveal: revealStep(terms),
    draw: drawStep(terms),
    order: decisionStep(terms, order),
    playCard: decisionStep(terms, playCard(terms)),
    symbols: symbolsStep(terms),
    distract,
    cover: decisionStep(terms, cover(terms)),
    leaders: leadersStep(terms),
    field: fieldStep(terms),
    discard: decisionStep(terms, discardCards(terms)),
    endTurn: endTurnStep(terms),
  };
}
