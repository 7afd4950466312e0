import { type LanesView, observeStack } from '../../../kernel/frames.ts';
import type { BySeat, Outcome, Seat, Viewer } from '../../../kernel/game.ts';
import type { Terms } from './options.ts';
import { outcome } from './outcome.ts';
import {
  type Battle,
  bitOf,
  cardOf,
  type LastingChange,
  type LastRoll,
  noCard,
  type Player,
  type PocketFrame,
  type PocketState,
  reserve,
  type Zone,
} from './state.ts';

/** An objective in a view; `card` is left out for whoever does not know it. */
export interface ObjectiveView {
  readonly up: boolean;
  readonly card?: number;
  /** The seats that have looked at it while it lay face down. */
  readonly seenBy: readonly Seat[];
}

/** The units of a force, by their number in it. */
export interface UnitsView {
  readonly kinds: readonly number[];
  readonly zones: readonly Zone[];
  readonly damage: readonly number[];
}

/** What a viewer sees of a seat. Cards are numbers in the pack. */
export interface PlayerView {
  /** Left out as long as the force is secret. */
  readonly units?: UnitsView;
  readonly revealed: boolean;
  /** The cards that came to the hand since the turn began; null for whoever does not know them. */
  readonly fresh: readonly (number | null)[];
  /** How many times another seat has looked at hand or objectives. */
  readonly looks: number;
  readonly deck: number;
  /** The cards of the hand that the viewer knows, in the order of the pack, and the number of the others. */
  readonly hand: readonly number[];
  readonly hidden: number;
  readonly discard: readonly number[];
  readonly objectives: readonly (ObjectiveView | null)[];
  /**
   * Cards of which the viewer knows that they are in the deck, the hand or among the face-down objectives, but not where,
   * in the order of the pack.
   */
  readonly somewhere: readonly number[];
  /** All cards of which everybody knows that they are in one of these places, in the order of the pack. */
  readonly shown: readonly number[];
  readonly out: number;
}

/** A battle in a view: the cards that were played are numbers in the pack. */
export type FrameView = PocketFrame;

export interface View {
  readonly content: string;
  readonly viewer: Viewer;
  readonly stack: readonly (FrameView | LanesView<FrameView>)[];
  readonly players: BySeat<PlayerView>;
  readonly first: Seat;
  readonly active: Seat;
  readonly round: number;
  readonly lasting: readonly LastingChange[];
  readonly last: LastRoll | null;
  readonly outcome?: Outcome;
}

export function observe(terms: Terms, state: PocketState, viewer: Viewer): View {
  const ended = outcome(terms, state);
  return {
    content: state.content,
    viewer,
    stack: observeStack(state.stack, viewer, (frame: PocketFrame): FrameView => {
      if (frame.step === 'battle') return { ...frame, cards: cardsOf(state, frame) };
      if (frame.step === 'card') return { ...frame, answers: [...frame.answers] };
      return frame;
    }),
    players: state.players.map((player, seat) => observePlayer(state, player, seat, viewer)),
    first: state.first,
    active: state.active,
    round: state.round,
    lasting: state.lasting,
    last: state.last,
    ...(ended && { outcome: ended }),
  };
}

function cardsOf(state: PocketState, { cards: [one, other] }: Battle): [number, number] {
  const show = (instance: number): number => (instance === noCard ? noCard : cardOf(state, instance));
  return [show(one), show(other)];
}

function observePlayer(state: PocketState, player: Player, seat: Seat, viewer: Viewer): PlayerView {
  const bit = bitOf(viewer);
  const knows = (instance: number): boolean => ((state.located[instance] ?? 0) & bit) !== 0;
  const known = player.hand.filter(knows);
  const { kinds, zones, damage, slots, up } = player;
  // What others place in lanes of their own, nobody sees before all have placed (ruling P5).
  const placing = seat !== viewer && state.stack.some(({ step }) => step === 'lanes');
  const faceDown = slots.filter((instance, slot) => instance !== noCard && up[slot] !== true);
  return {
    ...((player.revealed || seat === viewer) && {
      units: {
        kinds: [...kinds],
        zones: placing ? zones.map(() => reserve) : [...zones],
        damage: [...damage],
      },
    }),
    revealed: player.revealed,
    fresh: player.fresh.map((card) => (seat === viewer ? card : null)),
    looks: player.looks,
    deck: player.deck.length,
    hand: numbers(state, known),
    hidden: player.hand.length - known.length,
    discard: player.discard.map((instance) => cardOf(state, instance)),
    objectives: slots.map((instance, slot) =>
      instance === noCard
        ? null
        : {
            up: up[slot] === true,
            seenBy: up[slot] === true ? [] : lookers(state, instance),
            ...(knows(instance) && { card: cardOf(state, instance) }),
          },
    ),
    somewhere:
      seat === viewer
        ? numbers(
            state,
            [...player.deck, ...faceDown].filter((instance) => !knows(instance)),
          )
        : without(player.shown, numbers(state, [...known, ...faceDown.filter(knows)])),
    shown: player.shown,
    out: player.out,
  };
}

/** What is left of some cards without others. */
function without(cards: readonly number[], others: readonly number[]): number[] {
  const left = [...cards];
  for (const other of others) {
    const place = left.indexOf(other);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

function lookers({ players, located }: PocketState, instance: number): Seat[] {
  return players.flatMap((_, seat) => (((located[instance] ?? 0) & bitOf(seat)) === 0 ? [] : [seat]));
}

function numbers(state: PocketState, instances: readonly number[]): number[] {
  return instances.map((instance) => cardOf(state, instance)).sort((a, b) => a - b);
}
