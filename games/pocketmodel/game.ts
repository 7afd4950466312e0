import type { Game, Rules } from '../../kernel/game.ts';
import { evaluate } from './bot/evaluate.ts';
import { weigh } from './bot/weigh.ts';
import { bringOf } from './rules/bring.ts';
import type { Choice } from './rules/choice.ts';
import type { Event } from './rules/event.ts';
import type { Fielded } from './rules/force.ts';
import { imagine } from './rules/imagine.ts';
import { migrate, shape } from './rules/migrate.ts';
import { format, notation, parse } from './rules/notation.ts';
import { type Options, optionsSchema, type Terms, termsOf } from './rules/options.ts';
import { outcome } from './rules/outcome.ts';
import { arrange, isCalm, type Position, positionOf, positionSchema } from './rules/position.ts';
import { readyForces } from './rules/ready-forces.ts';
import { refusals } from './rules/refusals.ts';
import { setup } from './rules/setup.ts';
import { copy, type PocketState } from './rules/state.ts';
import { stepsOf } from './rules/steps.ts';
import { observe, type View } from './rules/view.ts';

/** The rules of PocketModel with the terms of a match, which words, board and terminal read too. */
export interface PocketRules extends Rules<PocketState, Choice, View, Event, Position, Fielded> {
  readonly terms: Terms;
}

interface PocketGame extends Game<PocketState, Choice, View, Event, Options, Position, Fielded> {
  open(options: Options): PocketRules;
}

const facts = {
  id: 'pocketmodel',
  version: '2',
  nature: {
    seats: { min: 2, max: 8 },
    teams: false,
    hidden: true,
    chance: true,
    simultaneous: true,
    cooperative: false,
    // The limit of rounds, turns, and the choices of a turn: units, targets, cards, reserves.
    longest: 100 * 8 * 120,
  },
  notation,
  rules: refusals,
  format,
  parse,
} as const;

/** Star Wars PocketModel TCG: the rules sheet of the base set, and our rulings where it is silent. */
export const game: PocketGame = {
  ...facts,
  optionsSchema,
  positionSchema,
  forces: readyForces,
  shape,
  migrate,
  open(options) {
    const terms = termsOf(options);
    return {
      ...facts,
      terms,
      content: terms.content,
      ...(terms.forces === 'own' && { bring: bringOf(terms) }),
      steps: stepsOf(terms),
      setup: (seats, chance, given) => setup(terms, seats, chance, given),
      copy,
      seatCount: ({ players }) => players.length,
      observe: (state, viewer) => observe(terms, state, viewer),
      imagine: (view, chance) => imagine(terms, view, chance),
      calm: isCalm,
      arrange: (position, chance) => arrange(terms, position, chance),
      position: (state, viewer) => positionOf(terms, state, viewer),
      outcome: (state) => outcome(terms, state),
      evaluate: (state, seat) => evaluate(terms, state, seat),
      weigh: (view, seat, choices) => weigh(terms, view, seat, choices),
    };
  },
};
