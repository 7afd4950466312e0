import type { DeckName } from '../content/pack.ts';
import { depthOf } from './depth.ts';
import type { BotKnowledge, Prospect } from './knowledge.ts';
import type { Weights } from './weights.ts';
import { prospectExtra, roomWorth } from './worth.ts';

/** How much less the top of a deck matters than that of the Yellow one, from which every turn draws. */
const soonDrawn: Readonly<Record<DeckName, number>> = { yellow: 1, orange: 0.5, black: 0.5 };

/** What steps of the marker cost this turn, out of the room that is likely to be left at its end. */
export function stepsCost({ view }: BotKnowledge, room: number, steps: number, weights: Weights): number {
  return view.aside ? 0 : roomWorth(room, weights) - roomWorth(room - steps, weights);
}

/** What so many cards off the top of a deck are worth, without what is paid for them. */
export function drawWorth(
  knowledge: BotKnowledge,
  deck: DeckName,
  count: number,
  room: number,
  weights: Weights,
): number {
  const cards = knowledge.decks[deck];
  let worth = deck === 'black' ? digWorth(knowledge, count, weights) : 0;
  let steps = 0;
  for (let at = 0; at < count; at++) {
    const card = cards[at];
    // A draw from a deck without cards loses, unless the last hero came before.
    if (card === undefined) return worth - (1 - (knowledge.depth.found[cards.length] ?? 0)) * 2 * weights.end;
    const kept = deck === 'black' ? 1 - (knowledge.depth.hero[at] ?? 0) : 1;
    worth += kept * (weights[deck] + prospectExtra(card, weights));
    steps += card.drawn;
  }
  if (deck === 'yellow') worth -= scarcity(cards.length - count, weights);
  return worth - stepsCost(knowledge, room, steps, weights);
}

function scarcity(left: number, { scarce, scarceFade }: Weights): number {
  return scarce * Math.exp(-left / scarceFade);
}

/** What it brings that so many cards leave the top of the Black deck: progress, heroes, perhaps victory. */
export function digWorth(
  { depth, leaders }: BotKnowledge,
  count: number,
  { dig, stay, end }: Weights,
): number {
  let worth = (depth.found[Math.min(count, depth.found.length - 1)] ?? 0) * end;
  let next = 0;
  for (let at = 0; at < Math.min(count, depth.hero.length); at++) {
    worth += dig * (1 - (depth.found[at] ?? 0));
    const odds = depth.hero[at] ?? 0;
    // On average over where the heroes are, they cover the leaders in order.
    worth += odds * stay * (leaders[Math.min(leaders.length - 1, Math.floor(next))]?.symbols ?? 0);
    next += odds;
  }
  return worth;
}

/** What it is worth to turn up or look at the top cards of a deck. */
export function lookWorth(
  knowledge: BotKnowledge,
  deck: DeckName,
  count: number,
  turnUp: boolean,
  weights: Weights,
): number {
  let worth = 0;
  let weight = soonDrawn[deck];
  for (const [at, card] of knowledge.decks[deck].slice(0, count).entries()) {
    if (turnUp && !card.up) worth += weight * (card.drawn - card.attack);
    if (card.card === undefined) {
      const odds = knowledge.depth.hero[at] ?? 0;
      worth += weight * (deck === 'black' ? 4 * odds * (1 - odds) * weights.look : weights.glance);
    }
    weight *= weights.later;
  }
  return worth;
}

/** What it is worth to move the top cards of a deck to its bottom. */
export function buryWorth(knowledge: BotKnowledge, deck: DeckName, count: number, weights: Weights): number {
  const cards = knowledge.decks[deck];
  const net = (card: Prospect | undefined): number =>
    card === undefined ? 0 : prospectExtra(card, weights) - card.drawn;
  let worth = 0;
  let weight = soonDrawn[deck];
  for (let at = 0; at < Math.min(count, cards.length); at++) {
    worth += weight * (net(cards[(at + count) % cards.length]) - net(cards[at]));
    weight *= weights.later;
  }
  if (deck !== 'black') return worth;
  const { places, view } = knowledge;
  const buried = depthOf([...places.slice(count), ...places.slice(0, count)], view.heroes);
  return worth + weights.dig * (knowledge.depth.cards - buried.cards);
}

/** What an order of face-up cards on top of a deck is worth: the best first. */
export function orderWorth(cards: readonly Prospect[], weights: Weights): number {
  let worth = 0;
  let weight = 1;
  for (const card of cards) {
    const hero = card.card?.hero === undefined ? 0 : weights.dig;
    worth += weight * (hero + prospectExtra(card, weights) - card.drawn);
    weight *= weights.later;
  }
  return worth;
}
