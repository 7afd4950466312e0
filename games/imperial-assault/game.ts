import type { Game, Rules } from '../../kernel/game.ts';
import { evaluate } from './bot/evaluate.ts';
import { weigh } from './bot/weigh.ts';
import type { Choice } from './rules/choice.ts';
import { copy } from './rules/copy.ts';
import type { Event } from './rules/event.ts';
import { bringOf, type Fielded } from './rules/fielded.ts';
import { withForecasts } from './rules/forecasts.ts';
import { imagine } from './rules/imagine.ts';
import { format, notation, parse } from './rules/notation.ts';
import { type Options, optionsSchema, type ShownTerms, type Terms, termsOf } from './rules/options.ts';
import { arrange } from './rules/position/arrange.ts';
import { isCalm, positionOf } from './rules/position/of-state.ts';
import { type Position, positionSchema } from './rules/position/schema.ts';
import { readyForces } from './rules/ready-forces.ts';
import { refusals } from './rules/refusals.ts';
import { setup } from './rules/setup.ts';
import type { BattleState } from './rules/state.ts';
import { stepsOf } from './rules/steps.ts';
import { areTeams, outcome } from './rules/victory.ts';
import { observe, type View } from './rules/view.ts';

/** The rules of Imperial Assault with the terms of a match, which words, battlefield and terminal read too. */
export interface ImperialAssaultRules extends Rules<BattleState, Choice, View, Event, Position, Fielded> {
  readonly terms: Terms & ShownTerms;
}

interface ImperialAssault extends Game<BattleState, Choice, View, Event, Options, Position, Fielded> {
  open(options: Options): ImperialAssaultRules;
}

const facts = {
  id: 'imperial-assault',
  version: '1',
  nature: {
    seats: { min: 2, max: 4, even: true },
    teams: true,
    hidden: true,
    chance: true,
    simultaneous: true,
    cooperative: false,
    // The limit of rounds, figures, and the choices of an activation: actions, steps, windows.
    longest: 30 * 80 * 60,
  },
  notation,
  rules: refusals,
  format,
  parse,
  points: (event: Event) => (event.kind === 'scored' ? [{ seat: event.seat, points: event.points }] : []),
} as const;

/** Imperial Assault with Heart of the Empire: the skirmish, for two or four players. */
export const game: ImperialAssault = {
  ...facts,
  optionsSchema,
  positionSchema,
  forces: readyForces,
  open(options) {
    const terms = withForecasts(termsOf(options));
    return {
      ...facts,
      terms,
      content: terms.content,
      ...(terms.own && { bring: bringOf(terms) }),
      steps: stepsOf(terms),
      setup: (seats, chance, given) => setup(terms, seats, chance, given),
      copy,
      seatCount: ({ players }) => players.length,
      observe: (state, viewer) => observe(terms, state, viewer),
      imagine: (view, chance) => imagine(terms, view, chance),
      calm: (state) => isCalm(terms, state),
      arrange: (position, chance) => arrange(terms, position, chance),
      position: (state, viewer) => positionOf(terms, state, viewer),
      teams: (state) => (areTeams(state) ? [...state.sides] : undefined),
      outcome: (state) => outcome(terms, state),
      evaluate: (state, seat) => evaluate(terms, state, seat),
      weigh: (view, seat, choices) => weigh(terms, view, seat, choices),
    };
  },
};
