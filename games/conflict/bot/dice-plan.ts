import { type DeckName, deckNames } from '../content/pack.ts';
import type { DiceUse, DrawCards, RevealCards } from '../rules/choice.ts';
import { priceOf } from '../rules/dice.ts';
import { drawWorth, lookWorth } from './cards-plan.ts';
import type { BotKnowledge } from './knowledge.ts';
import type { Weights } from './weights.ts';
import type { HandWorth } from './worth.ts';

/** The most cards that dice draw: three dice, three symbols each, and one more (p. 7). */
const mostDrawn = 4;
const mostShown = 3;

/** What can be done with dice is worth. */
export interface DicePlan {
  /** The best use of dice that show this, one after the other. */
  best(values: readonly number[]): number;
  /** The worth of one use, and of the best use of the dice that it leaves. */
  use(choice: DiceUse): number;
}

/** Plans the use of dice. `room` is what is likely to be left at the end of the turn. */
export function planDice(knowledge: BotKnowledge, hand: HandWorth, room: number, weights: Weights): DicePlan {
  const { stored = 0, justStored = false, dice = [], used = [] } = knowledge.view;
  const counts = Array.from({ length: mostDrawn + 1 }, (_, count) => count);
  const worthOfDraws = byDeck((deck) =>
    counts.map((count) => (count === 0 ? 0 : drawWorth(knowledge, deck, count, room, weights))),
  );
  const worthOfLooks = byDeck((deck) =>
    counts.map((count) => (count === 0 ? 0 : lookWorth(knowledge, deck, count, true, weights))),
  );
  const prices = byDeck((deck) => pricesIn(hand, priceOf[deck]));
  const bestDraw = counts.map((count) =>
    Math.max(...deckNames.map((deck) => (worthOfDraws[deck][count] ?? 0) - (prices[deck][count] ?? never))),
  );
  const bestLook = counts.map((count) =>
    Math.max(...deckNames.map((deck) => (worthOfLooks[deck][count] ?? 0) - (prices[deck][1] ?? never))),
  );
  const storedWorth = [0, weights.stored1, weights.stored2, weights.stored3];
  const ready = justStored ? 0 : stored;

  return {
    best: (values) => withHelp(values, ready),
    use(choice) {
      const free = dice.flatMap((value, at) => (used.includes(at + 1) ? [] : [{ die: at + 1, value }]));
      const rest = (...taken: readonly number[]): number[] =>
        free.filter(({ die }) => !taken.includes(die)).map(({ value }) => value);
      switch (choice.kind) {
        case 'done':
          return 0;
        case 'store':
          return (
            (storedWorth[dice[choice.die - 1] ?? 0] ?? 0) -
            (storedWorth[stored] ?? 0) +
            withoutHelp(rest(choice.die), Number.POSITIVE_INFINITY)
          );
        case 'help':
          return withoutHelp([...rest(choice.die), stored], 0) - (storedWorth[stored] ?? 0);
        case 'reveal':
          return (
            (worthOfLooks[choice.deck][Math.min(mostShown, dice[choice.die - 1] ?? 0)] ?? 0) -
            paid(choice, 1) +
            withHelp(rest(choice.die), ready)
          );
        case 'draw': {
          const count = (dice[(choice.dice[0] ?? 1) - 1] ?? 0) + (choice.dice.length === 3 ? 1 : 0);
          return (
            (worthOfDraws[choice.deck][count] ?? 0) -
            paid(choice, count) +
            withHelp(rest(...choice.dice), ready)
          );
        }
      }
    },
  };

  /** What a use costs: where its price is asked for later, the cheapest cards. */
  function paid({ deck, pay }: RevealCards | DrawCards, owed: number): number {
    if (pay.length === 0) return prices[deck][owed] ?? never;
    return pay.reduce((sum, card) => sum + hand.worthOf(card), 0);
  }

  function withHelp(values: readonly number[], help: number): number {
    let best = withoutHelp(values, storedWorth[stored] ?? 0);
    if (help === 0) return best;
    for (const place of values.keys()) {
      const turned = values.map((value, at) => (at === place ? help : value));
      best = Math.max(best, withoutHelp(turned, 0) - (storedWorth[help] ?? 0));
    }
    return best;
  }

  /** `kept` is the worth of what a stored die would replace. */
  function withoutHelp(values: readonly number[], kept: number): number {
    const [a = 0, b = 0, c = 0] = values;
    let best = singly(values, kept);
    if (a > 0 && a === b) best = Math.max(best, (bestDraw[a] ?? never) + singly([c], kept));
    if (a > 0 && a === c) best = Math.max(best, (bestDraw[a] ?? never) + singly([b], kept));
    if (b > 0 && b === c) best = Math.max(best, (bestDraw[b] ?? never) + singly([a], kept));
    if (a > 0 && a === b && b === c) best = Math.max(best, bestDraw[a + 1] ?? never);
    return best;
  }

  /** One die is stored and another one turns cards up, where that is worth anything. */
  function singly(values: readonly number[], kept: number): number {
    let best = 0;
    for (const [place, value] of values.entries()) {
      if (value === 0) continue;
      const store = Math.max(0, (storedWorth[value] ?? 0) - kept);
      best = Math.max(best, store, bestLook[value] ?? 0);
      for (const [other, shown] of values.entries()) {
        if (other !== place && shown > 0) best = Math.max(best, store + (bestLook[shown] ?? 0));
      }
    }
    return best;
  }
}

const never = 1e6;

function byDeck<T>(of: (deck: DeckName) => T): Record<DeckName, T> {
  return { yellow: of('yellow'), orange: of('orange'), black: of('black') };
}

/** What so many cards of a deck cost at least, by number; nothing where none are asked for. */
function pricesIn(hand: HandWorth, deck: DeckName | undefined): number[] {
  if (deck === undefined) return [0, 0, 0, 0, 0];
  const own = hand.cards.filter((card) => card.deck === deck);
  const prices = [0];
  for (const { worth } of own.slice(0, mostDrawn)) prices.push((prices.at(-1) ?? 0) + worth);
  return prices;
}
