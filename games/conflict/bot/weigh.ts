import type { Seat } from '../../../kernel/game.ts';
import type { Choice, DiceUse } from '../rules/choice.ts';
import { momentOf } from '../rules/moment.ts';
import type { Terms } from '../rules/options.ts';
import type { View } from '../rules/view.ts';
import { orderWorth } from './cards-plan.ts';
import { diceOdds } from './dice-odds.ts';
import { planDice } from './dice-plan.ts';
import { type BotKnowledge, knowledgeFrom } from './knowledge.ts';
import { afterLeaders, afterPlaying, bestEnd } from './turn-end.ts';
import { weights } from './weights.ts';
import { type HandWorth, handWorth } from './worth.ts';

/**
 * What each choice is worth to the team, in fields of the track, looking ahead to the end of the seat's turn: dice by
 * exact odds, cards that lie face down by the average of those that they can be.
 */
export function weigh(terms: Terms, view: View, seat: Seat, choices: readonly Choice[]): readonly number[] {
  const knowledge = knowledgeFrom(terms, view, seat);
  const hand = handWorth(knowledge, weights);
  const { dice = [] } = view;
  const moment = momentOf(view.stack);
  const plan = () => {
    const { marker } = bestEnd(knowledge, hand, weights);
    return planDice(knowledge, hand, Math.max(1, terms.last - marker), weights);
  };
  switch (choices[0]?.kind) {
    case 'reroll': {
      const { best } = plan();
      const odds = diceOdds(terms.pack.dice);
      const now = odds.rolls.map((roll) => best(roll));
      const later = odds.withRerolls(now, (moment.rerolls ?? 1) - 1);
      return choices.map((choice) => {
        if (choice.kind !== 'reroll' || choice.dice.length === 0) return now[odds.numberOf(dice)] ?? 0;
        const places = choice.dice.map((die) => die - 1);
        return odds.rolledAgain(later, dice, places);
      });
    }
    case 'order': {
      const { order } = moment;
      if (order?.to !== 'top') return choices.map(() => 0);
      const shown = knowledge.decks[order.deck];
      return choices.map((choice) => {
        const places = choice.kind === 'order' ? choice.places : [];
        return orderWorth(
          places.flatMap((place) => shown[place - 1] ?? []),
          weights,
        );
      });
    }
    case 'play':
      return choices.map((choice) =>
        choice.kind === 'play' ? afterPlaying(knowledge, hand, choice, weights).worth : 0,
      );
    case 'pay':
    case 'discard':
      return choices.map((choice) => -worthOf('cards' in choice ? choice.cards : []));
    default: {
      if (moment.stage === 'cover') {
        return choices.map((choice) =>
          moment.covering === undefined
            ? coverWorth(knowledge, hand, choice)
            : -worthOf('cards' in choice ? choice.cards : []),
        );
      }
      const { use } = plan();
      return choices.map((choice) => (isDiceUse(choice) ? use(choice) : 0));
    }
  }

  function worthOf(cards: readonly string[]): number {
    return cards.reduce((sum, card) => sum + hand.worthOf(card), 0);
  }
}

/** The end of the turn with these leaders covered, or none; by the cheapest cards where these are chosen later. */
function coverWorth(knowledge: BotKnowledge, hand: HandWorth, choice: Choice): number {
  const { cards = [], leaders = undefined } = choice.kind === 'cover' ? choice : {};
  const covered = leaders ?? knowledge.leaders.slice(0, cards.length).map(({ id }) => id);
  const symbols = knowledge.leaders
    .filter(({ id }) => !covered.includes(id))
    .reduce((sum, leader) => sum + leader.symbols, 0);
  const laid =
    cards.length > 0
      ? hand.cards.filter(({ card }) => cards.includes(card.id))
      : hand.cards.slice(0, covered.length);
  const left = hand.cards.filter((card) => !laid.includes(card));
  const price = laid.reduce((sum, { worth }) => sum + worth, 0);
  return afterLeaders(knowledge, left, knowledge.view.marker, symbols, weights).worth - price;
}

function isDiceUse(choice: Choice): choice is DiceUse {
  return ['reveal', 'draw', 'store', 'help', 'done'].includes(choice.kind);
}
