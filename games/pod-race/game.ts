import { InputError } from '../../kernel/error.ts';
import type { Game, GameFacts, Rules } from '../../kernel/game.ts';
import type { Event } from './rules/event.ts';
import { format, notation, parse } from './rules/notation.ts';
import { lastSpace, type Options, optionsSchema } from './rules/options.ts';
import { evaluate, outcome } from './rules/outcome.ts';
import { arrange, isCalm, type Position, positionOf, positionSchema } from './rules/position.ts';
import { refusals } from './rules/refusals.ts';
import { type Choice, copy, type PodRaceState, wholeDeck } from './rules/state.ts';
import { stepsOf } from './rules/steps.ts';
import { imagine, observe, type View } from './rules/view.ts';

const facts: GameFacts<Choice, Event> = {
  id: 'pod-race',
  version: '1',
  nature: {
    seats: { min: 2, max: 4 },
    teams: false,
    hidden: true,
    chance: true,
    simultaneous: true,
    cooperative: false,
    // Every turn flies a space or takes a jam out of the game, and asks four seats at most.
    longest: 600,
  },
  notation,
  rules: refusals,
  format,
  parse,
  points: (event) => (event.kind === 'flew' ? [event] : []),
};

/** The rules of a table, with what its words and its board need of the options. */
export interface PodRaceRules extends Rules<PodRaceState, Choice, View, Event, Position> {
  /** The number of the last space. */
  readonly last: number;
}

/** Pod Race: a race with dice, hidden cards, and one card that moves a move. */
export const game: Game<PodRaceState, Choice, View, Event, Options, Position> = {
  ...facts,
  optionsSchema,
  positionSchema,
  open,
};

/** The rules closed over the options. */
export function open(options: Options): PodRaceRules {
  const last = lastSpace(options);
  return {
    ...facts,
    last,
    steps: stepsOf(last),
    setup(seats, chance) {
      const { min, max } = facts.nature.seats;
      if (seats < min || seats > max) throw new InputError('bad-seats', `${min} to ${max} can play`);
      const deck = wholeDeck();
      chance.shuffle(deck);
      return {
        stack: [{ step: 'turn', seat: 0 }, { step: 'deal' }],
        spaces: new Array<number>(seats).fill(0),
        deck,
        hands: Array.from({ length: seats }, () => []),
        played: [],
      };
    },
    copy,
    seatCount: ({ spaces }) => spaces.length,
    observe,
    imagine,
    calm: isCalm,
    arrange: (position, chance) => arrange(last, position, chance),
    position: positionOf,
    outcome,
    evaluate,
  };
}
