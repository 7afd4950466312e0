import type { StartingCard } from '../content/pack.ts';
import { stepsOf } from '../rules/marker.ts';
import { buryWorth, digWorth, drawWorth, lookWorth, stepsCost } from './cards-plan.ts';
import type { BotKnowledge } from './knowledge.ts';
import type { Weights } from './weights.ts';
import { type HandWorth, roomWorth } from './worth.ts';

/** The end of a turn with a certain card played and leaders covered. */
export interface TurnEnd {
  readonly worth: number;
  /** Where the marker is likely to stand. */
  readonly marker: number;
}

/** The starting cards of the seat. */
export function startingCards({ view, seat, terms }: BotKnowledge): readonly StartingCard[] {
  return terms.starting[(seat - view.first + view.seats) % view.seats] ?? [];
}

/** The end of the turn after this card is played in the best way to cover leaders. */
export function afterPlaying(
  knowledge: BotKnowledge,
  hand: HandWorth,
  play: { readonly card: string; readonly plain: boolean },
  weights: Weights,
): TurnEnd {
  const own = hand.cards.find(({ card }) => card.id === play.card);
  if (own !== undefined) {
    const end = afterSymbols(knowledge, hand, stepsOf(own.card.symbol, own.card.count), weights, play.card);
    return { ...end, worth: end.worth - own.worth };
  }
  const card = startingCards(knowledge).find(({ id }) => id === play.card);
  const { power = { kind: 'none' }, symbol = 'none', count = 0 } = card ?? {};
  let worth = 0;
  if (!play.plain) {
    const room = knowledge.terms.last - knowledge.view.marker;
    if (power.kind === 'draw') worth = drawWorth(knowledge, power.deck, power.count, room, weights);
    else if (power.kind === 'bury') worth = buryWorth(knowledge, power.deck, power.count, weights);
    else if (power.kind === 'peek') worth = lookWorth(knowledge, power.deck, power.count, false, weights);
  }
  const end = afterSymbols(knowledge, hand, stepsOf(symbol, count), weights);
  return { ...end, worth: end.worth + worth };
}

/** The best end of the turn from here on, whatever is played. */
export function bestEnd(knowledge: BotKnowledge, hand: HandWorth, weights: Weights): TurnEnd {
  // Of cards that move the marker alike, the one that is worth least is played.
  const moves = new Set<number>();
  const plays: { readonly card: string; readonly plain: boolean }[] = [];
  for (const { card } of hand.cards) {
    const steps = stepsOf(card.symbol, card.count);
    if (!moves.has(steps)) plays.push({ card: card.id, plain: false });
    moves.add(steps);
  }
  for (const { id } of startingCards(knowledge)) plays.push({ card: id, plain: false });
  let best: TurnEnd = { worth: Number.NEGATIVE_INFINITY, marker: knowledge.view.marker };
  for (const play of plays) {
    const end = afterPlaying(knowledge, hand, play, weights);
    if (end.worth > best.worth) best = end;
  }
  return best;
}

function afterSymbols(
  knowledge: BotKnowledge,
  hand: HandWorth,
  steps: number,
  weights: Weights,
  without?: string,
): TurnEnd {
  const { view, terms } = knowledge;
  const { last } = terms;
  const marker = view.aside ? view.marker : Math.min(last, Math.max(0, view.marker + steps));
  if (marker === last) return { worth: roomWorth(0, weights), marker };
  const left = without === undefined ? hand.cards : hand.cards.filter(({ card }) => card.id !== without);
  const open = knowledge.leaders.map(({ symbols }) => symbols);
  if (terms.simplified) open.sort((a, b) => b - a);
  let best: TurnEnd = { worth: Number.NEGATIVE_INFINITY, marker };
  let paid = 0;
  for (let covers = 0; covers <= Math.min(open.length, left.length); covers++) {
    if (covers > 0) paid += left[covers - 1]?.worth ?? 0;
    const symbols = open.slice(covers).reduce((sum, count) => sum + count, 0);
    const end = afterLeaders(knowledge, left.slice(covers), marker, symbols, weights);
    if (end.worth - paid > best.worth) best = { ...end, worth: end.worth - paid };
  }
  return best;
}

/** The end of the turn after the leaders' symbols count, with these cards left, from the least worth. */
export function afterLeaders(
  knowledge: BotKnowledge,
  left: HandWorth['cards'],
  from: number,
  symbols: number,
  weights: Weights,
): TurnEnd {
  const { view, terms } = knowledge;
  const { last } = terms;
  const marker = view.aside ? from : Math.min(last, from + symbols);
  const room = last - marker;
  const worth = roomWorth(room, weights);
  if (marker === view.turnStart || room === 0) return { worth, marker };
  return { worth: worth + fieldWorth(knowledge, left, marker, weights), marker };
}

/** What the field under the marker does at the end of the turn. */
function fieldWorth(
  knowledge: BotKnowledge,
  left: HandWorth['cards'],
  marker: number,
  weights: Weights,
): number {
  const field = knowledge.terms.fields[marker];
  const room = knowledge.terms.last - marker;
  switch (field?.kind) {
    case 'play': {
      const top = knowledge.decks[field.deck][0];
      if (top === undefined) return 0;
      const dug = field.deck === 'black' ? digWorth(knowledge, 1, weights) : 0;
      return dug - stepsCost(knowledge, room, top.played, weights);
    }
    case 'draw':
      return drawWorth(knowledge, field.deck, 1, room, weights);
    case 'discard':
      return -left.slice(0, field.count).reduce((sum, { worth }) => sum + worth, 0);
    case 'aside':
      return weights.aside;
    default:
      return 0;
  }
}
