import type { AutomaticStep, ChoiceStep } from '../../../kernel/game.ts';
import { outcomes } from '../../../kernel/outcomes.ts';
import { findPending } from '../../../kernel/run.ts';
import { once } from '../../common/once.ts';
import type { DeckName } from '../content/pack.ts';
import type { Choice } from './choice.ts';
import { drawStep, revealStep } from './dice.ts';
import type { Event } from './event.ts';
import { format, parse } from './notation.ts';
import type { Terms } from './options.ts';
import { samplingChance } from './sampling-chance.ts';
import { imagineUndealt } from './set-out.ts';
import { type ConflictFrame, type ConflictState, copy } from './state.ts';
import { stepsOf } from './steps.ts';
import { turnStep } from './turn.ts';
import type { View } from './view.ts';

/** A field with the chance, from 0 to 1, that something comes about there. */
export interface FieldChance {
  readonly field: number;
  readonly chance: number;
}

/**
 * What a choice does until somebody is asked again or the turn is over, as far as a viewer can know: the rules carry it
 * out on every way in which hidden cards can lie and dice can fall.
 */
export interface Preview {
  /** Where the marker can be afterwards, from the start on. Chances sum up to 1. */
  readonly ends: readonly FieldChance[];
  /** Fields whose effect can count at the end of the turn. */
  readonly effects: readonly FieldChance[];
  /** Chances that the match ends here: by the third hero, or by the track or a deck without cards. */
  readonly win: number;
  readonly loss: number;
  /** The chance that a hero is found. */
  readonly hero: number;
  /** For dice that are rolled: what they may show together after this roll. */
  readonly dice?: { readonly pair: number; readonly triple: number };
}

/** A way in which things can go, so far. */
interface Course {
  readonly state: ConflictState;
  /** The field that counted at the end of the turn. */
  readonly field: number | null;
}

/** Courses that cannot be told apart any more are one. */
interface Likely {
  readonly probability: number;
  readonly course: Course;
}

/** What a choice would do; undefined where the viewer cannot tell that it is legal. */
export function preview(terms: Terms, view: View, choice: Choice): Preview | undefined {
  const state = imagineUndealt(terms, view);
  const rules = pausing(terms);
  const [pending] = findPending(rules, state);
  if (
    pending?.kind !== 'choice' ||
    pending.step.legal?.(state, pending.frame, pending.seat, choice) !== true
  ) {
    return undefined;
  }
  const start = { probability: 1, course: { state, field: null } };
  const ended = goOn(terms, next(terms, start, format(choice)));
  return { ...told(view, ended), ...(choice.kind === 'reroll' && { dice: sameDice(ended) }) };
}

/** What it would do that so many cards are drawn from a deck, whatever is paid for them. */
export function previewDraw(terms: Terms, view: View, deck: DeckName, count: number): Preview {
  const state = imagineUndealt(terms, view);
  state.stack = [{ step: 'turn' }, { step: 'draw', deck, count }];
  return told(view, goOn(terms, [{ probability: 1, course: { state, field: null } }]));
}

/** Carries out what is paused, draw by draw, until somebody is asked or the turn is over. */
function goOn(terms: Terms, start: readonly Likely[]): readonly Likely[] {
  const isPaused = ({ course }: Likely): boolean => course.state.stack.at(-1)?.step === 'draw';
  let open = start;
  while (open.some(isPaused)) {
    open = merged(open.flatMap((likely) => (isPaused(likely) ? next(terms, likely, '-') : [likely])));
  }
  return open;
}

/** All that can come of a move. */
function next(terms: Terms, { probability, course }: Likely, text: string): readonly Likely[] {
  const { state, field } = course;
  const found = outcomes<ConflictState, Choice, Event, Course>(pausing(terms), state, state.toMove, text, {
    read: (after, events): Course => ({ state: plain(after), field: fieldOf(events) ?? field }),
    chance: samplingChance(),
  });
  return found.outcomes.map((outcome) => ({
    probability: probability * outcome.probability,
    course: outcome.result,
  }));
}

function fieldOf(events: readonly { readonly event: Event }[]): number | undefined {
  return events.flatMap(({ event }) => (event.kind === 'field' ? event.field : []))[0];
}

/** Without what makes no difference any more. */
function plain(state: ConflictState): ConflictState {
  state.drawn = [];
  state.discard.sort((a, b) => a - b);
  for (const hand of state.hands) hand.sort((a, b) => a - b);
  return state;
}

function merged(courses: readonly Likely[]): readonly Likely[] {
  const found = new Map<string, Likely>();
  for (const one of courses) {
    const key = JSON.stringify(one.course);
    const probability = (found.get(key)?.probability ?? 0) + one.probability;
    found.set(key, { probability, course: one.course });
  }
  return [...found.values()];
}

/**
 * The rules, but pausing before each draw, so that equal courses become one between two draws; and before what is not
 * looked at any more: which cards are turned up moves nothing, and the next turn is another one.
 */
const pausing = once((terms: Terms) => ({
  id: 'conflict',
  copy,
  parse,
  steps: {
    ...stepsOf(terms),
    draw: paused(drawStep(terms)),
    reveal: paused(revealStep(terms)),
    turn: paused(turnStep(terms)),
  },
}));

function paused<F extends ConflictFrame>(
  step: AutomaticStep<ConflictState, F, Event>,
): ChoiceStep<ConflictState, F, Choice, Event> {
  return {
    kind: 'choice',
    seats: ({ toMove }) => [toMove],
    choices: () => [{ kind: 'done' }],
    refuse: () => 'not-asked',
    apply: (turn, frame) => step.run(turn, frame),
  };
}

function told({ leaders }: View, courses: readonly Likely[]): Preview {
  const before = Object.values(leaders).filter(({ hero }) => hero !== undefined).length;
  const sum = (counts: (course: Course) => boolean): number =>
    rounded(courses.reduce((all, { probability, course }) => all + (counts(course) ? probability : 0), 0));
  return {
    ends: chancesOf(courses, ({ state }) => state.marker),
    effects: chancesOf(courses, ({ field }) => field),
    win: sum(({ state }) => state.result === 'heroes'),
    loss: sum(({ state }) => state.result === 'track' || state.result === 'deck'),
    hero: sum(({ state }) => state.found.length > before),
  };
}

function chancesOf(
  courses: readonly Likely[],
  fieldIn: (course: Course) => number | null,
): readonly FieldChance[] {
  const found = new Map<number, number>();
  for (const { probability, course } of courses) {
    const field = fieldIn(course);
    if (field !== null) found.set(field, (found.get(field) ?? 0) + probability);
  }
  return [...found]
    .map(([field, chance]) => ({ field, chance: rounded(chance) }))
    .sort((a, b) => a.field - b.field);
}

/** So that what is certain is exactly 1. */
function rounded(chance: number): number {
  return Math.round(chance * 1e9) / 1e9;
}

/** How likely two or three dice show equal symbols (p. 6). */
function sameDice(courses: readonly Likely[]): { readonly pair: number; readonly triple: number } {
  const share = (size: number): number =>
    rounded(
      courses.reduce((all, { probability, course: { state } }) => {
        const most = Math.max(...[1, 2, 3].map((value) => state.dice.filter((one) => one === value).length));
        return all + (most >= size ? probability : 0);
      }, 0),
    );
  return { pair: share(2), triple: share(3) };
}
