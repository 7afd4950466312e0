import type { Chance } from '../../../kernel/chance.ts';
import type { BySeat, Outcome, Seat, Viewer } from '../../../kernel/game.ts';
import { outcome } from './outcome.ts';
import {
  type Card,
  type Choice,
  type JamFrame,
  type OpenFrame,
  ofSeat,
  type PodRaceState,
  sortCards,
  wholeDeck,
} from './state.ts';

/** A window as a viewer sees it: what others have answered is hidden. */
interface JamView {
  readonly step: 'jam';
  readonly asked: readonly Seat[];
  readonly answers: readonly (Choice | 'hidden' | null)[];
}

/** All that a viewer sees. Hands of others are numbers of cards. */
export interface View {
  readonly stack: readonly (OpenFrame | JamView)[];
  readonly spaces: BySeat<number>;
  readonly hands: BySeat<readonly Card[] | number>;
  readonly deck: number;
  readonly played: readonly Card[];
  readonly outcome?: Outcome;
}

export function observe(state: PodRaceState, viewer: Viewer): View {
  const ended = outcome(state);
  return {
    stack: state.stack.map((frame) => (frame.step === 'jam' ? jamTo(frame, viewer) : { ...frame })),
    spaces: [...state.spaces],
    hands: state.hands.map((hand, seat) => (seat === viewer ? [...hand] : hand.length)),
    deck: state.deck.length,
    played: [...state.played],
    ...(ended && { outcome: ended }),
  };
}

function jamTo({ step, asked, answers }: JamFrame, viewer: Viewer): JamView {
  return {
    step,
    asked: [...asked],
    answers: answers.map((given, place) => (given === null || asked[place] === viewer ? given : 'hidden')),
  };
}

/** A state from which a view could have come: cards that it does not name are dealt anew. */
export function imagine(view: View, chance: Chance): PodRaceState {
  const { hands, deck } = dealUnseen(view.hands, view.played, chance);
  return {
    stack: view.stack.map((frame) => {
      if (frame.step !== 'jam') return { ...frame };
      const answers = frame.answers.map((given, place) => {
        if (given !== 'hidden') return given;
        const hand = ofSeat(hands, ofSeat(frame.asked, place));
        return hand.includes('jam') && chance.pick(2) === 0 ? 'jam' : 'pass';
      });
      return { step: 'jam', asked: [...frame.asked], answers };
    }),
    spaces: [...view.spaces],
    deck,
    hands,
    played: [...view.played],
  };
}

/** Deals the hands of which only the number of cards is known, and the deck, from all cards that are not named. */
export function dealUnseen(
  known: BySeat<readonly Card[] | number>,
  played: readonly Card[],
  chance: Chance,
): { hands: BySeat<Card[]>; deck: Card[] } {
  const deck = wholeDeck();
  for (const card of [...played, ...known.flatMap((hand) => (typeof hand === 'number' ? [] : hand))]) {
    deck.splice(deck.indexOf(card), 1);
  }
  chance.shuffle(deck);
  const hands = known.map((hand) =>
    typeof hand === 'number' ? sortCards(deck.splice(deck.length - hand)) : [...hand],
  );
  return { hands, deck };
}
