import type { Game, Rules } from '../../kernel/game.ts';
import { evaluate } from './bot/evaluate.ts';
import { mostTiles } from './content/check.ts';
import { type CompiledPack, compile } from './content/compile.ts';
import { arrange } from './rules/arrange.ts';
import type { Choice } from './rules/choice.ts';
import type { Event } from './rules/event.ts';
import { format, notation, parse } from './rules/notation.ts';
import { observe } from './rules/observe.ts';
import { type Options, optionsSchema, packOf } from './rules/options.ts';
import { outcome, points, teams } from './rules/outcome.ts';
import { isCalm, type Position, positionOf } from './rules/position.ts';
import { positionSchema } from './rules/position-schema.ts';
import { refusals } from './rules/refusals.ts';
import { imagine } from './rules/restore.ts';
import { setup } from './rules/setup.ts';
import { type CarcassonneState, copy } from './rules/state.ts';
import { stepsOf } from './rules/steps.ts';
import type { View } from './rules/view.ts';

/** The rules with their tiles, which words and board need too. */
export interface CarcassonneRules extends Rules<CarcassonneState, Choice, View, Event, Position> {
  readonly pack: CompiledPack;
}

interface Carcassonne extends Game<CarcassonneState, Choice, View, Event, Options, Position> {
  open(options: Options): CarcassonneRules;
}

const facts = {
  id: 'carcassonne',
  version: '1',
  nature: {
    seats: { min: 2, max: 5 },
    teams: true,
    hidden: true,
    chance: true,
    simultaneous: false,
    cooperative: false,
    // Three answers for each tile but the start tile: area, square, figure.
    longest: 3 * (mostTiles - 1),
  },
  notation,
  rules: refusals,
  format,
  parse,
  points,
};

/** Carcassonne Star Wars: the rulebook's English pages 10 to 17, and our rulings where it is silent. */
export const game: Carcassonne = {
  ...facts,
  optionsSchema,
  positionSchema,
  open(options) {
    const pack = compile(packOf(options));
    return {
      ...facts,
      pack,
      content: pack.content,
      steps: stepsOf(pack),
      setup: (seats, chance) => setup(pack, options, seats, chance),
      copy,
      seatCount: (state) => state.colors.length,
      observe: (state) => observe(pack, state),
      imagine: (view, chance) => imagine(pack, view, chance),
      calm: isCalm,
      arrange: (position, chance) => arrange(pack, options, position, chance),
      position: (state, viewer) => positionOf(pack, state, viewer),
      teams,
      outcome,
      evaluate: (state, seat) => evaluate(pack, state, seat),
    };
  },
};
