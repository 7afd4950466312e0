import type { Chance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { deckSize, mostCommandCost } from '../content/army.ts';
import { hold } from './command-cards.ts';
import type { Terms } from './options.ts';
import {
  type BattleFrame,
  type BattleState,
  bitOf,
  everybody,
  playerOf,
  type Stacked,
} from './state.ts';
import type { PlayerView, View } from './view.ts';

/**
 * Makes a state with this view. Cards whose place is unknown are dealt at random to the places that are open; those of a deck
 * that an opponent built can be any that a legal deck may still have. Answers that others have given in secret are any.
 */
export function imagine(terms: Terms, view: View, chance: Chance): BattleState {
  const { viewer, stack, players, outcome: _outcome, ...open } = view;
  const state: BattleState = {
    ...open,
    sides: [...view.sides],
    missionUses: [...view.missionUses],
    held: view.held === null ? null : [...view.held],
    stack: stack.map((frame): Stacked => {
      if (frame.step === 'lanes') throw new Error('Imperial Assault has no lanes');
      return imagineFrame(frame, view, chance);
    }),
    players: players.map((seen) => ({
      groups: [...seen.groups],
      points: seen.points,
      pointsForDefeated: seen.pointsForDefeated,
      zone: seen.zone,
      upgrades: seen.upgrades,
      deck: [],
      hand: [],
      discard: [],
      shown: seen.shown,
      squads: seen.squads,
      out: seen.out,
    })),
    cards: [],
    located: [],
  };
  for (const [seat, seen] of players.entries()) {
    dealCards(terms, state, seat, seen, chance, viewer === 'spectator' ? everybody : bitOf(viewer));
  }
  return state;
}

function imagineFrame(frame: BattleFrame, { viewer }: View, chance: Chance): BattleFrame {
  if (!('answers' in frame)) return frame;
  const { asked, answers } = frame;
  if (frame.step !== 'assign') return { ...frame, answers: answers.slice() };
  return {
    ...frame,
    answers: answers.map((answer, place) =>
      answer === null || asked[place] === viewer
        ? answer
        : { kind: 'squad', squad: chance.pick(2) === 0 ? 0 : 1 },
    ),
  };
}

/** Lays out the cards of a seat: what is known where it lies, the rest at random on the open places. */
function dealCards(
  terms: Terms,
  state: BattleState,
  seat: Seat,
  seen: PlayerView,
  chance: Chance,
  knowing: number,
): void {
  const player = playerOf(state, seat);
  const add = (card: number, located: number): number => {
    state.cards.push(card);
    state.located.push(located);
    return state.cards.length - 1;
  };
  for (const card of seen.discard) player.discard.push(add(card, everybody));
  for (const card of seen.hand) hold(state, player.hand, add(card, knowing | bitOf(seat)));
  const loose = [...seen.somewhere];
  const known = [...seen.discard, ...seen.hand, ...loose];
  loose.push(...unknownCards(terms, known, seen.hidden + seen.deck - loose.length, chance));
  chance.shuffle(loose);
  for (const [place, card] of loose.entries()) {
    if (place < seen.hidden) hold(state, player.hand, add(card, bitOf(seat)));
    else player.deck.push(add(card, 0));
  }
}

/** Cards that a legal deck with these known ones may also have (A14). */
function unknownCards(terms: Terms, known: readonly number[], count: number, chance: Chance): number[] {
  if (count <= 0) return [];
  const costOf = (card: number): number => entry(terms.commands, card).cost;
  const taken = new Map<number, number>();
  for (const card of known) taken.set(card, (taken.get(card) ?? 0) + 1);
  const copies = terms.commands.flatMap(({ most }, card) =>
    Array.from({ length: Math.max(0, most - (taken.get(card) ?? 0)) }, () => card),
  );
  chance.shuffle(copies);
  const budget = mostCommandCost - known.reduce((sum, card) => sum + costOf(card), 0);
  return fitting(copies, Math.min(count, deckSize), budget, costOf);
}

/** So many of some cards, in their order, that cost at most so much together; the cheapest ones where that cannot be. */
export function fitting(
  cards: readonly number[],
  count: number,
  budget: number,
  costOf: (card: number) => number,
): number[] {
  const cheap = cards.map(costOf).sort((a, b) => a - b);
  // What the cheapest cards cost together that would fill the rest: cards of one cost are alike.
  const least = [0];
  for (const cost of cheap) least.push((least.at(-1) ?? 0) + cost);
  const found: number[] = [];
  let left = budget;
  for (const card of cards) {
    const open = count - found.length - 1;
    if (open < 0) break;
    if (costOf(card) + (least[open] ?? 0) > left) continue;
    left -= costOf(card);
    found.push(card);
  }
  const cheapest = cards.toSorted((one, other) => costOf(one) - costOf(other));
  for (const card of cheapest) {
    if (found.length >= count) break;
    if (!found.includes(card)) found.push(card);
  }
  return found;
}
