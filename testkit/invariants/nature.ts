import { canonical } from '../../kernel/canonical.ts';
import { findPending } from '../../kernel/run.ts';
import { seeded } from '../../kernel/seeded.ts';
import { courseOf, walk } from '../course.ts';
import { assertSame, fail, seatsOf, type TestCase } from '../test-case.ts';

/** Every match ends in time; it has an outcome then and not before; and the points told add up to its scores. */
export function ends(testCase: TestCase): void {
  const { rules, table } = testCase;
  const { emitted, decidedEarly, last } = courseOf(testCase);
  if (decidedEarly !== undefined) fail(testCase, 'there is an outcome before the match is over');
  const outcome = rules.outcome(last);
  if (outcome === undefined) fail(testCase, 'there is no outcome, though the match is over');
  const { ranks, scores, teams } = outcome;
  const { nature } = rules;
  assertSame(testCase, 'the number of ranks', ranks.length, table.seats);
  const places = nature.cooperative
    ? [1, 2]
    : ranks.map((rank) => 1 + ranks.filter((other) => other < rank).length);
  for (const [seat, rank] of ranks.entries()) {
    if (nature.cooperative && rank !== ranks[0]) fail(testCase, 'a cooperative match parts its seats');
    if (!nature.cooperative && teams === undefined)
      assertSame(testCase, `the rank of seat ${seat}`, rank, places[seat]);
    if (!Number.isInteger(rank) || rank < 1) fail(testCase, `rank ${rank} is none`);
  }
  assertSame(testCase, 'the teams at the end', rules.teams?.(last) ?? null, teams ?? null);
  if (teams !== undefined) {
    if (!nature.teams) fail(testCase, 'there are teams, though the game has none');
    for (const seat of ranks.keys()) {
      const mate = teams.indexOf(teams[seat] ?? -1);
      if (ranks[seat] !== ranks[mate]) fail(testCase, 'a team is parted by its ranks');
    }
  }
  if (scores === undefined) return;
  const points = emitted.flatMap(({ event }) => rules.points?.(event) ?? []);
  const sums = seatsOf(table.seats).map((seat) =>
    points.reduce((sum, gained) => (gained.seat === seat ? sum + gained.points : sum), 0),
  );
  assertSame(testCase, 'the sum of all points told', sums, scores);
}

/** What a match shows of its game's nature. */
export interface ShownTraits {
  chance: boolean;
  simultaneous: boolean;
  hidden: boolean;
  teams: boolean;
}

/** Plays a match and notes in `seen` which traits of its nature it shows; throws if it shows one not declared. */
export function shows(testCase: TestCase, seen: ShownTraits): void {
  const { rules, table, seed } = testCase;
  const { inspectedAt, dealt, moves } = courseOf(testCase);
  walk(testCase, ({ state }, place) => {
    if (findPending(rules, state).length > 1) seen.simultaneous = true;
    if (rules.outcome(state)?.teams) seen.teams = true;
    if (!inspectedAt.has(place)) return;
    for (const viewer of [...seatsOf(table.seats), 'spectator'] as const) {
      const view: unknown = JSON.parse(JSON.stringify(rules.observe(state, viewer)));
      const sampled = rules.imagine(view, seeded(`dream ${seed}`));
      if (canonical(sampled) !== canonical(state)) seen.hidden = true;
    }
  });
  if (dealt.length > 0 || moves.some(({ draws }) => draws.length > 0)) seen.chance = true;
  for (const trait of ['chance', 'simultaneous', 'hidden', 'teams'] as const) {
    if (seen[trait] && !rules.nature[trait]) fail(testCase, `the nature denies ${trait}, and here it is`);
  }
}

/** The game's own evaluation is a finite number for every seat, and so is the weight of every choice, if it has one. */
export function evaluates(testCase: TestCase): void {
  const { rules, table } = testCase;
  walk(testCase, ({ state }) => {
    for (const seat of seatsOf(table.seats)) {
      const value = rules.evaluate(state, seat);
      if (!Number.isFinite(value)) fail(testCase, `seat ${seat} is valued at ${value}`);
    }
    if (rules.weigh === undefined) return;
    for (const { kind, seat, step, frame } of findPending(rules, state)) {
      if (kind === 'value') continue;
      const choices = step.choices(state, frame, seat);
      const weights = rules.weigh(rules.observe(state, seat), seat, choices);
      if (weights.length !== choices.length || !weights.every(Number.isFinite)) {
        fail(testCase, `seat ${seat} weighs ${choices.length} choices as ${weights.join(' ')}`);
      }
    }
  });
}
