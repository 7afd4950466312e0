import type { Game } from '../../kernel/game.ts';
import { evaluate } from './bot/evaluate.ts';
import { weigh } from './bot/weigh.ts';
import { mostCards } from './content/pack-schema.ts';
import type { Choice } from './rules/choice.ts';
import type { Event } from './rules/event.ts';
import { format, notation, parse } from './rules/notation.ts';
import { type Options, optionsSchema, packOf } from './rules/options.ts';
import { outcome } from './rules/outcome.ts';
import { positionSchema } from './rules/position-schema.ts';
import { refusals } from './rules/refusals.ts';
import { setOut } from './rules/set-out.ts';
import { setup } from './rules/setup.ts';
import { type ConflictState, copy } from './rules/state.ts';
import { steps } from './rules/steps.ts';
import { type Table, tableOf } from './rules/table.ts';
import { imagine, observe, type View } from './rules/view.ts';

/** The most answers in one turn: rolls, uses of dice with their orders, a card with its order, covers, discards. */
const longestTurn = 16;

/** Star Wars: Conflict: the Polish pages 2 to 9 of the rulebook, and our rulings where it is silent. */
export const game: Game<ConflictState, Choice, View, Event, Options, Table> = {
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
  optionsSchema,
  positionSchema,
  notation,
  rules: refusals,
  steps,
  setup,
  copy,
  seatCount: ({ hands }) => hands.length,
  pack: ({ pack }) => pack,
  observe,
  imagine,
  arrange: (position, options, chance) => setOut(position, packOf(options), options, chance),
  position: tableOf,
  talk: ({ open }) => (open ? 'open' : 'signals'),
  outcome,
  format,
  parse,
  evaluate,
  weigh,
};
