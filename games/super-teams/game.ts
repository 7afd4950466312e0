import type { Game, GameFacts, Rules } from '../../kernel/game.ts';
import { evaluate } from './bot/evaluate.ts';
import { type CompiledPack, compile } from './content/compile.ts';
import { arrange } from './rules/arrange.ts';
import type { Choice } from './rules/choice.ts';
import type { Event } from './rules/event.ts';
import { imagine } from './rules/imagine.ts';
import { format, notation, parse } from './rules/notation.ts';
import { observe } from './rules/observe.ts';
import { type Options, optionsSchema, packOf } from './rules/options.ts';
import { outcome } from './rules/outcome.ts';
import { positionOf } from './rules/position.ts';
import { type Position, positionSchema } from './rules/position-schema.ts';
import { refusals } from './rules/refusals.ts';
import { setup } from './rules/setup.ts';
import { copy, type SuperTeamsState } from './rules/state.ts';
import { stepsOf } from './rules/steps.ts';
import { sharedTeams } from './rules/teams.ts';
import type { View } from './rules/view.ts';

const facts: GameFacts<Choice, Event> = {
  id: 'super-teams',
  version: '1',
  nature: {
    seats: { min: 2, max: 4 },
    teams: true,
    hidden: true,
    chance: true,
    simultaneous: true,
    cooperative: false,
    // Nothing but luck and sense ends a match: ships may fall back from the Maw again and again. About 30 times
    // as many moves as a match of random choices takes.
    longest: 10_000,
  },
  notation,
  rules: refusals,
  format,
  parse,
};

/** The rules of a table, with the board on which it is played. */
export interface SuperTeamsRules extends Rules<SuperTeamsState, Choice, View, Event, Position> {
  readonly pack: CompiledPack;
}

/** Star Wars: Super Teams: the rulebook's pages 1 to 10, and our rulings R1 to R22 where it is silent. */
export const game: Game<SuperTeamsState, Choice, View, Event, Options, Position> = {
  ...facts,
  optionsSchema,
  positionSchema,
  open,
};

/** The rules with the pack that the options ask for. Throws {@link InputError} `bad-options` or `bad-pack`. */
export function open(options: Options): SuperTeamsRules {
  const pack = compile(packOf(options));
  return {
    ...facts,
    content: pack.content,
    pack,
    steps: stepsOf(pack),
    setup: (seats, chance) => setup(pack, options, seats, chance),
    copy,
    seatCount: (state) => state.teams.length,
    observe: (state, viewer) => observe(pack, state, viewer),
    imagine: (view, chance) => imagine(pack, view, chance),
    arrange: (position, chance) => arrange(pack, position, options, chance),
    position: (state, viewer) => positionOf(pack, state, viewer),
    teams: sharedTeams,
    outcome: (state) => outcome(pack, state),
    evaluate: (state, seat) => evaluate(pack, state, seat),
  };
}
