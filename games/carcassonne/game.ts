import type { Game } from '../../kernel/game.ts';
import { evaluate } from './bot/evaluate.ts';
import { mostTiles } from './content/check.ts';
import { arrange } from './rules/arrange.ts';
import type { Choice } from './rules/choice.ts';
import type { Event } from './rules/event.ts';
import { imagine } from './rules/imagine.ts';
import { format, notation, parse } from './rules/notation.ts';
import { observe } from './rules/observe.ts';
import { type Options, optionsSchema } from './rules/options.ts';
import { outcome, points, teams } from './rules/outcome.ts';
import { type Position, positionOf } from './rules/position.ts';
import { positionSchema } from './rules/position-schema.ts';
import { refusals } from './rules/refusals.ts';
import { setup } from './rules/setup.ts';
import { type CarcassonneState, copy } from './rules/state.ts';
import { steps } from './rules/steps.ts';
import type { View } from './rules/view.ts';

/** Carcassonne Star Wars: the rulebook's English pages 10 to 17, and our rulings where it is silent. */
export const game: Game<CarcassonneState, Choice, View, Event, Options, Position> = {
  id: 'carcassonne',
  version: '1',
  nature: {
    seats: { min: 2, max: 5 },
    teams: true,
    hidden: true,
    chance: true,
    simultaneous: false,
    cooperative: false,
    // Two answers for each tile but the start tile.
    longest: 2 * (mostTiles - 1),
  },
  optionsSchema,
  positionSchema,
  notation,
  rules: refusals,
  steps,
  setup,
  copy,
  seatCount: (state) => state.colors.length,
  pack: (state) => state.pack,
  observe,
  imagine,
  arrange,
  position: positionOf,
  teams,
  outcome,
  format,
  parse,
  evaluate,
  points,
};
