import type { Game } from '../../kernel/game.ts';
import { evaluate } from './bot/evaluate.ts';
import { arrange } from './rules/arrange.ts';
import type { Choice } from './rules/choice.ts';
import type { Event } from './rules/event.ts';
import { imagine } from './rules/imagine.ts';
import { format, notation, parse } from './rules/notation.ts';
import { observe } from './rules/observe.ts';
import { type Options, optionsSchema } from './rules/options.ts';
import { outcome } from './rules/outcome.ts';
import { type Position, positionOf } from './rules/position.ts';
import { positionSchema } from './rules/position-schema.ts';
import { refusals } from './rules/refusals.ts';
import { setup } from './rules/setup.ts';
import { copy, type SuperTeamsState } from './rules/state.ts';
import { steps } from './rules/steps.ts';
import { sharedTeams } from './rules/teams.ts';
import type { View } from './rules/view.ts';

/** Star Wars: Super Teams: the rulebook's pages 1 to 10, and our rulings R1 to R22 where it is silent. */
export const game: Game<SuperTeamsState, Choice, View, Event, Options, Position> = {
  id: 'super-teams',
  version: '1',
  nature: {
    seats: { min: 2, max: 4 },
    teams: true,
    hidden: true,
    chance: true,
    simultaneous: false,
    cooperative: false,
    // Nothing but luck and sense ends a match: ships may fall back from the Maw again and again. About 30 times
    // as many answers as a match of random choices takes.
    longest: 10_000,
  },
  optionsSchema,
  positionSchema,
  notation,
  rules: refusals,
  steps,
  setup,
  copy,
  seatCount: (state) => state.teams.length,
  pack: (state) => state.pack,
  observe,
  imagine,
  arrange,
  position: positionOf,
  teams: sharedTeams,
  outcome,
  format,
  parse,
  evaluate,
};
