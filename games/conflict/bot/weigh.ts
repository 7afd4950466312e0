import type { Seat } from '../../../kernel/game.ts';
import type { Choice, DiceUse } from '../rules/choice.ts';
import type { View } from '../rules/view.ts';
import { orderWorth } from './cards-plan.ts';
import { diceOdds } from './dice-odds.ts';
import { planDice } from './dice-plan.ts';
import { type Sight, sightOf } from './sight.ts';
import { afterLeaders, afterPlaying, bestEnd } from './turn-end.ts';
import { weights } from './weights.ts';
import { type HandWorth, handWorth } from './worth.ts';

/**
 * What each choice is worth to the team, in fields of the track, looking ahead to the end of the seat's turn: dice by
 * exact odds, cards that lie face down by the average of those that they can be.
 */
export function weigh(view: View, seat: Seat, choices: readonly Choice[]): readonly number[] {
  const sight = sightOf(view, seat);
  const hand = handWorth(sight, weights);
  const { dice = [], rerolls = 1 } = view;
  const plan = () => {
    const { marker } = bestEnd(sight, hand, weights);
    return planDice(sight, hand, Math.max(1, sight.last - marker), weights);
  };
  switch (choices[0]?.kind) {
    case 'reroll': {
      const { best } = plan();
      const odds = diceOdds(view.pack.dice);
      const now = odds.rolls.map((roll) => best(roll));
      const later = odds.withRerolls(now, rerolls - 1);
      return choices.map((choice) => {
        if (choice.kind !== 'reroll' || choice.dice.length === 0) return now[odds.numberOf(dice)] ?? 0;
        const places = choice.dice.map((die) => die - 1);
        return odds.rolledAgain(later, dice, places);
      });
    }
    case 'order': {
      const { order } = view;
      if (order?.to !== 'top') return choices.map(() => 0);
      const shown = sight.decks[order.deck];
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
        choice.kind === 'play' ? afterPlaying(sight, hand, choice, weights).worth : 0,
      );
    case 'discard':
      return choices.map((choice) =>
        choice.kind === 'discard' ? -choice.cards.reduce((sum, card) => sum + hand.worthOf(card), 0) : 0,
      );
    default: {
      if (view.stage === 'cover') return choices.map((choice) => coverWorth(sight, hand, choice));
      const { use } = plan();
      return choices.map((choice) => (isDiceUse(choice) ? use(choice) : 0));
    }
  }
}

/** The end of the turn with these leaders covered, or none. */
function coverWorth(sight: Sight, hand: HandWorth, choice: Choice): number {
  const { cards = [], leaders = undefined } = choice.kind === 'cover' ? choice : {};
  const covered = leaders ?? sight.leaders.slice(0, cards.length).map(({ id }) => id);
  const symbols = sight.leaders
    .filter(({ id }) => !covered.includes(id))
    .reduce((sum, leader) => sum + leader.symbols, 0);
  const left = hand.cards.filter(({ card }) => !cards.includes(card.id));
  const price = cards.reduce((sum, card) => sum + hand.worthOf(card), 0);
  return afterLeaders(sight, left, sight.view.marker, symbols, weights).worth - price;
}

function isDiceUse(choice: Choice): choice is DiceUse {
  return ['reveal', 'draw', 'store', 'help', 'done'].includes(choice.kind);
}
