import type { Game, Rules } from '../../kernel/game.ts';
import { evaluate } from './bot/evaluate.ts';
import { weigh } from './bot/weigh.ts';
import { mostCards } from './content/pack-schema.ts';
import type { Choice } from './rules/choice.ts';
import type { Event } from './rules/event.ts';
import { momentOf } from './rules/moment.ts';
import { format, notation, parse } from './rules/notation.ts';
import { type Options, optionsSchema, type Terms, termsOf } from './rules/options.ts';
import { outcome } from './rules/outcome.ts';
import { positionSchema } from './rules/position-schema.ts';
import { refusals } from './rules/refusals.ts';
import { arrange, imagine } from './rules/set-out.ts';
import { setup } from './rules/setup.ts';
import { type ConflictState, copy } from './rules/state.ts';
import { stepsOf } from './rules/steps.ts';
import { type TablePosition, tableOf } from './rules/table.ts';
import { observe, type View } from './rules/view.ts';

/** The most answers in one turn: rolls, uses of dice with prices and orders, a card with its order, covers, discards. */
const longestTurn = 24;

/** The rules of Conflict with the terms of a match, which words, board and terminal read too. */
export interface ConflictRules extends Rules<ConflictState, Choice, View, Event, TablePosition> {
  readonly terms: Terms;
}

interface ConflictGame extends Game<ConflictState, Choice, View, Event, Options, TablePosition> {
  open(options: Options): ConflictRules;
}

const facts = {
  id: 'conflict',
  version: '1',
  nature: {
    seats: { min: 2, max: 6 },
    teams: false,
    hidden: true,
    chance: true,
    simultaneous: false,
    cooperative: true,
    // Every turn takes a Yellow card, and no deck is ever filled again (R20).
    longest: longestTurn * (mostCards + 1),
  },
  notation,
  rules: refusals,
  format,
  parse,
} as const;

/** Star Wars: Conflict: the Polish pages 2 to 9 of the rulebook, and our rulings where it is silent. */
export const game: ConflictGame = {
  ...facts,
  optionsSchema,
  positionSchema,
  open(options) {
    const terms = termsOf(options);
    return {
      ...facts,
      terms,
      content: terms.content,
      steps: stepsOf(terms),
      setup: (seats, chance) => setup(terms, seats, chance),
      copy,
      seatCount: ({ hands }) => hands.length,
      observe: (state, viewer) => observe(terms, state, viewer),
      imagine: (view, chance) => imagine(terms, view, chance),
      arrange: (position, chance) => arrange(terms, position, chance),
      position: (state, viewer) => ({ ...tableOf(terms, state, viewer), ...momentOf(state.stack) }),
      talk: () => (terms.open ? 'open' : 'signals'),
      outcome,
      evaluate: (state) => evaluate(terms, state),
      weigh: (view, seat, choices) => weigh(terms, view, seat, choices),
    };
  },
};
