import type { Fall, Gain, Measure, Review } from '../../games/review.ts';
import type { LogSentence, Sentence, Words } from '../../games/words.ts';
import type { Outcome, Rules, Seat } from '../../kernel/game.ts';
import type { SeenStep } from './seen-steps.ts';

/** Those who win or lose together: a seat, a team, or in a cooperative game all. */
export interface Side {
  readonly seats: readonly Seat[];
  readonly rank: number;
}

/** A moment of the match at which somebody gained something, and what every side has after it. */
export interface Stage {
  readonly seq: number;
  readonly sentence: LogSentence | undefined;
  readonly values: readonly number[];
}

/** What a side gained with one kind of thing. */
export interface Part {
  readonly kind: Sentence | undefined;
  readonly amount: number;
}

/** The course of a match, as it is shown when the match is over. Lists go by `sides`. */
export interface Course {
  readonly sides: readonly Side[];
  readonly start: number;
  readonly stages: readonly Stage[];
  readonly parts: readonly (readonly Part[])[];
  /** The place in `stages` of the moment that decided the match; undefined if none did. */
  readonly turning: number | undefined;
}

/** The points of the rules, for games without a review of their own. */
export function pointsReview(rules: Pick<Rules, 'points'>): Review {
  return {
    gains: (event) => (rules.points?.(event) ?? []).map(({ seat, points }) => ({ seat, amount: points })),
  };
}

/** Follows a match through all of its steps. */
export function courseOf(
  steps: readonly SeenStep[],
  outcome: Outcome,
  {
    review,
    words,
    cooperative = false,
  }: {
    readonly review: Review;
    readonly words: Words;
    readonly cooperative?: boolean | undefined;
  },
): Course {
  const sides = sidesOf(outcome, cooperative);
  const [first] = steps;
  const start = first === undefined ? 0 : (review.start?.(first.view) ?? 0);
  const parts: { kind: Sentence | undefined; amount: number }[][] = sides.map(() => []);
  let values: readonly number[] = sides.map(() => start);
  const stages: Stage[] = [];
  for (const { seq, events, view, before } of steps) {
    for (const event of events) {
      const gained = review.gains(event, view).flatMap((gain) => {
        const side = sides.findIndex(({ seats }) => seats.includes(gain.seat));
        return side < 0 || gain.amount === 0 ? [] : [{ ...gain, side }];
      });
      if (gained.length === 0) continue;
      for (const { side, ...gain } of gained) addTo(parts[side] ?? [], gain);
      values = values.map((value, at) =>
        gained.reduce((sum, { side, amount }) => (side === at ? sum + amount : sum), value),
      );
      stages.push({ seq, sentence: words.event(event, view, before), values });
    }
  }
  return { sides, start, stages, parts, turning: turningPoint(sides, start, stages, review.less === true) };
}

/**
 * The courses that a review draws, each with its unit: those of its measures, or that of its gains. Empty if what was
 * measured never changed. `gained` is the course of its gains.
 */
export function coursesOf(
  steps: readonly SeenStep[],
  outcome: Outcome,
  given: { readonly review: Review; readonly words: Words; readonly cooperative?: boolean | undefined },
  gained: Course = courseOf(steps, outcome, given),
): readonly { readonly course: Course; readonly unit: Sentence | undefined }[] {
  const { courses } = given.review;
  const drawn =
    courses === undefined
      ? [{ course: gained, unit: given.review.unit }]
      : courses.map((measure) => ({
          course: measuredCourse(steps, outcome, { ...given, measure }),
          unit: measure.unit,
        }));
  return drawn.filter(({ course }) => course.stages.length > 1);
}

/** Follows what the seats have through all steps of a match. */
function measuredCourse(
  steps: readonly SeenStep[],
  outcome: Outcome,
  {
    review,
    measure,
    words,
    cooperative = false,
  }: {
    readonly review: Review;
    readonly measure: Measure;
    readonly words: Words;
    readonly cooperative?: boolean | undefined;
  },
): Course {
  const sides = sidesOf(outcome, cooperative);
  const stages: Stage[] = [];
  for (const { seq, events, view, before } of steps) {
    const each = sides.map(({ seats }) => seats.map((seat) => measure.of(view, seat)));
    if (each.some((amounts) => amounts.includes(undefined))) continue;
    const values = each.map((amounts) => amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0));
    const last = stages.at(-1)?.values;
    if (last !== undefined && values.every((value, side) => value === last[side])) continue;
    const telling = events.find((event) => measure.tells(event));
    const sentence = telling === undefined ? undefined : words.event(telling, view, before);
    stages.push({ seq, sentence, values });
  }
  // What everybody has in the beginning is where the lines start.
  const start = stages[0]?.values[0] ?? 0;
  if (stages[0]?.values.every((value) => value === start)) stages.shift();
  const turning = turningPoint(sides, start, stages, review.less === true);
  return { sides, start, stages, parts: sides.map(() => []), turning };
}

/** Who left the match before its end, in order. */
export function fallsOf(steps: readonly SeenStep[], { falls }: Review): readonly Fall[] {
  return falls === undefined ? [] : steps.flatMap(({ events, view }) => falls(events, view));
}

/** The sides, the first first. */
function sidesOf({ ranks, teams }: Outcome, cooperative: boolean): readonly Side[] {
  const sides: { seats: Seat[]; rank: number; name: number }[] = [];
  for (const [seat, rank] of ranks.entries()) {
    const name = cooperative ? 0 : (teams?.[seat] ?? seat);
    const found = sides.find((side) => side.name === name);
    if (found === undefined) sides.push({ seats: [seat], rank, name });
    else found.seats.push(seat);
  }
  return sides.sort((a, b) => a.rank - b.rank);
}

function addTo(parts: { kind: Sentence | undefined; amount: number }[], { kind, amount }: Gain): void {
  const name = JSON.stringify(kind);
  const same = parts.find((part) => JSON.stringify(part.kind) === name);
  if (same === undefined) parts.push({ kind, amount });
  else same.amount += amount;
}

/**
 * The moment from which the winner was ahead to the end; if nobody else ever was, the one in which the winner's lead grew
 * most. Of a team that plays together, the largest change towards what came of it.
 */
function turningPoint(
  sides: readonly Side[],
  start: number,
  stages: readonly Stage[],
  less: boolean,
): number | undefined {
  const alone = sides.length === 1;
  const won = sides[0]?.rank === 1;
  if (sides[1]?.rank === 1 || (!alone && !won)) return undefined;
  const towards = alone && won === less ? -1 : 1;
  const leadOf = ([own = 0, ...others]: readonly number[]): number =>
    alone ? towards * own : own - Math.max(...others);
  const leads = stages.map(({ values }) => leadOf(values));
  const before = [leadOf(sides.map(() => start)), ...leads];
  const behind = alone ? -1 : leads.findLastIndex((lead) => lead <= 0);
  if (behind >= 0 && leads.some((lead) => lead < 0)) {
    return behind + 1 < leads.length ? behind + 1 : undefined;
  }
  const growth = leads.map((lead, at) => lead - (before[at] ?? 0));
  const most = Math.max(...growth);
  return most > 0 ? growth.indexOf(most) : undefined;
}
