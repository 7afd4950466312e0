import { canonical } from '../../kernel/canonical.ts';
import type { Outcome } from '../../kernel/game.ts';
import { pendings } from '../../kernel/run.ts';
import { seeded } from '../../kernel/seeded.ts';
import { courseOf, walk, walkWindow } from '../course.ts';
import { fail, type Situation, same, seatsOf } from '../situation.ts';

/** Every match ends in time; it has an outcome then and not before; and the points told add up to its scores. */
export function ends(situation: Situation): void {
  const { rules, table } = situation;
  const { told, answers } = courseOf(situation);
  let outcome: Outcome | undefined;
  let teamsThen: readonly number[] | undefined;
  walkWindow(situation, { from: 0, to: answers.length }, ({ state }, given) => {
    outcome = rules.outcome(state);
    teamsThen = rules.teams?.(state);
    if (given < answers.length && outcome !== undefined) {
      fail(situation, 'there is an outcome before the match is over');
    }
  });
  if (outcome === undefined) fail(situation, 'there is no outcome, though the match is over');
  const { ranks, scores, teams } = outcome;
  const { nature } = rules;
  same(situation, 'the number of ranks', ranks.length, table.seats);
  const places = nature.cooperative
    ? [1, 2]
    : ranks.map((rank) => 1 + ranks.filter((other) => other < rank).length);
  for (const [seat, rank] of ranks.entries()) {
    if (nature.cooperative && rank !== ranks[0]) fail(situation, 'a cooperative match parts its seats');
    if (!nature.cooperative && teams === undefined)
      same(situation, `the rank of seat ${seat}`, rank, places[seat]);
    if (!Number.isInteger(rank) || rank < 1) fail(situation, `rank ${rank} is none`);
  }
  same(situation, 'the teams at the end', teamsThen ?? null, teams ?? null);
  if (teams !== undefined) {
    if (!nature.teams) fail(situation, 'there are teams, though the game has none');
    for (const seat of ranks.keys()) {
      const mate = teams.indexOf(teams[seat] ?? -1);
      if (ranks[seat] !== ranks[mate]) fail(situation, 'a team is parted by its ranks');
    }
  }
  if (scores === undefined) return;
  const sums = seatsOf(table.seats).map((seat) =>
    told.reduce((sum, { event }) => sum + (rules.points?.(event)?.[seat] ?? 0), 0),
  );
  same(situation, 'the sum of all points told', sums, scores);
}

/** What a match shows of its game's nature. */
export interface Seen {
  chance: boolean;
  simultaneous: boolean;
  hidden: boolean;
  teams: boolean;
}

/** Plays a match and notes in `seen` which traits of its nature it shows; throws if it shows one not declared. */
export function shows(situation: Situation, seen: Seen): void {
  const { rules, table, seed } = situation;
  const { looks, dealt, answers } = courseOf(situation);
  walk(situation, ({ state }, place) => {
    if (pendings(rules, state).length > 1) seen.simultaneous = true;
    if (rules.outcome(state)?.teams) seen.teams = true;
    if (!looks.has(place)) return;
    for (const viewer of [...seatsOf(table.seats), 'spectator'] as const) {
      const view: unknown = JSON.parse(JSON.stringify(rules.observe(state, viewer)));
      const dreamt = rules.imagine(view, seeded(`dream ${seed}`));
      if (canonical(dreamt) !== canonical(state)) seen.hidden = true;
    }
  });
  if (dealt.length > 0 || answers.some(({ draws }) => draws.length > 0)) seen.chance = true;
  for (const trait of ['chance', 'simultaneous', 'hidden', 'teams'] as const) {
    if (seen[trait] && !rules.nature[trait]) fail(situation, `the nature denies ${trait}, and here it is`);
  }
}

/** The game's own evaluation is a finite number for every seat, and so is the weight of every choice, if it has one. */
export function evaluates(situation: Situation): void {
  const { rules, table } = situation;
  walk(situation, ({ state }) => {
    for (const seat of seatsOf(table.seats)) {
      const value = rules.evaluate(state, seat);
      if (!Number.isFinite(value)) fail(situation, `seat ${seat} is valued at ${value}`);
    }
    if (rules.weigh === undefined) return;
    for (const { kind, seat, step, frame } of pendings(rules, state)) {
      if (kind === 'value') continue;
      const choices = step.choices(state, frame, seat);
      const weights = rules.weigh(rules.observe(state, seat), seat, choices);
      if (weights.length !== choices.length || !weights.every(Number.isFinite)) {
        fail(situation, `seat ${seat} weighs ${choices.length} choices as ${weights.join(' ')}`);
      }
    }
  });
}
