import { canonical, hashOf } from '../../kernel/canonical.ts';
import type { Chance } from '../../kernel/chance.ts';
import { InputError } from '../../kernel/error.ts';
import type { Match } from '../../kernel/match.ts';
import { formatRecord, parseRecord, replay } from '../../kernel/record.ts';
import { seeded } from '../../kernel/seeded.ts';
import { anyAnswer, courseOf, fail, matchOf, playerOf, type Situation, same } from '../situation.ts';
import { thrown } from './thrown.ts';

/** From anywhere, undo walks back to the start, state by state, and the way from there is the same. */
export function undoes(situation: Situation): void {
  const player = playerOf(situation);
  const match = matchOf(situation);
  const states = [JSON.stringify(match.state)];
  const end = seeded(`end ${situation.seed}`).pick(courseOf(situation).answers) + 1;
  while (states.length <= end) {
    const given = anyAnswer(match, player);
    if (given === undefined) break;
    match.play(given.seat, given.choice);
    states.push(JSON.stringify(match.state));
  }
  const answers = [...match.answers];
  const text = formatRecord(match);
  for (let left = answers.length - 1; left >= 0; left--) {
    match.undo();
    const [now, was = ''] = [JSON.stringify(match.state), states[left]];
    // The same text is the same state; only the order of members may differ besides.
    if (now === was) continue;
    same(
      situation,
      `the state after ${left} answers, by undo`,
      canonical(match.state),
      canonical(JSON.parse(was)),
    );
  }
  if (!(thrown(() => match.undo()) instanceof InputError)) fail(situation, 'undo goes back before the start');
  for (const { seat, choice } of answers) match.play(seat, choice);
  same(situation, 'the record after undo and the same answers', formatRecord(match), text);
}

/** A record says all: it parses, plays again to the same state, and prints the same. */
export function records(situation: Situation): void {
  const { game } = situation;
  const match = matchOf(situation);
  playToEnd(match, playerOf(situation));
  const text = formatRecord(match);
  const again = replay(game, parseRecord(text));
  same(situation, 'the hash of the replayed record', hashOf(again.state), hashOf(match.state));
  same(situation, 'the record of the replayed record', formatRecord(again), text);
}

/** The same seed and the same answers give the same match, events and all. */
export function repeats(situation: Situation): void {
  const [first, second] = [matchOf(situation), matchOf(situation)];
  const told = playToEnd(first, playerOf(situation));
  const again = playToEnd(second, playerOf(situation));
  same(situation, 'the second match of a seed', formatRecord(second), formatRecord(first));
  same(situation, 'the events of the second match of a seed', again, told);
}

function playToEnd(match: Match, player: Chance): unknown[] {
  const told: unknown[] = [...match.prologue];
  for (let given = anyAnswer(match, player); given; given = anyAnswer(match, player)) {
    told.push(...match.play(given.seat, given.choice));
  }
  return told;
}
