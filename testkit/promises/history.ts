import { once } from '../../games/common/once.ts';
import { canonical, hashOf } from '../../kernel/canonical.ts';
import { InputError } from '../../kernel/error.ts';
import type { Match } from '../../kernel/match.ts';
import { formatRecord, parseRecord, replay } from '../../kernel/record.ts';
import { seeded } from '../../kernel/seeded.ts';
import { courseOf, walkWindow } from '../course.ts';
import { fail, matchOf, type Situation, same } from '../situation.ts';
import { thrown } from './thrown.ts';

/** The match of a situation played to its end with every answer checked, and all that it told. */
const checkedOf = once((situation: Situation): { readonly match: Match; readonly told: unknown[] } => {
  const match = matchOf(situation);
  const told: unknown[] = [...match.prologue];
  for (const { seat, choice } of courseOf(situation).answers) told.push(...match.play(seat, choice));
  return { match, told };
});

/**
 * From anywhere, undo walks back to the start, state by state, and the way from there is the same. In a long match it
 * goes state by state through one window, and then back by jumps.
 */
export function undoes(situation: Situation): void {
  const { answers, copies, ahead } = courseOf(situation);
  const { match: whole } = checkedOf(situation);
  const end = Math.min(answers.length, seeded(`end ${situation.seed}`).pick(answers.length + 1) + 1);
  const match = whole.at(end);
  const [nearest] = copies.filter((copy) => copy.answers >= end - ahead);
  const texts: string[] = [];
  const from = nearest === undefined ? end : nearest.answers;
  walkWindow(situation, { from, to: end }, ({ state }) => texts.push(JSON.stringify(state)));
  for (const [place, was] of [...texts.entries()].reverse()) {
    if (from + place < end) match.undo();
    sameState(situation, match, was);
  }
  for (const copy of copies.filter((one) => one.answers < from).reverse()) {
    match.undo(match.answers.length - copy.answers);
    sameState(situation, match, JSON.stringify(copy.state));
  }
  if (!(thrown(() => match.undo()) instanceof InputError)) fail(situation, 'undo goes back before the start');
  const again = answers.slice(0, Math.min(end, ahead));
  for (const { seat, choice } of again) match.play(seat, choice);
  const wanted = whole.at(again.length);
  same(situation, 'the record after undo and the same answers', formatRecord(match), formatRecord(wanted));
}

function sameState(situation: Situation, { state, answers }: Match, was: string): void {
  // The same text is the same state; only the order of members may differ besides.
  if (JSON.stringify(state) === was) return;
  const what = `the state after ${answers.length} answers, by undo`;
  same(situation, what, canonical(state), canonical(JSON.parse(was)));
}

/** A record says all: it parses, plays again to the same state, and prints the same. */
export function records(situation: Situation): void {
  const { match } = checkedOf(situation);
  const text = formatRecord(match);
  const again = replay(situation.game, parseRecord(text));
  same(situation, 'the hash of the replayed record', hashOf(again.state), hashOf(match.state));
  same(situation, 'the record of the replayed record', formatRecord(again), text);
}

/** The same seed and the same answers give the same match, events and all, whether answers are checked or not. */
export function repeats(situation: Situation): void {
  const course = courseOf(situation);
  const { match, told } = checkedOf(situation);
  same(situation, 'the set-up of the second match of a seed', match.opening.draws, course.dealt);
  same(situation, 'the answers of the second match of a seed', match.answers, course.answers);
  same(situation, 'the events of the second match of a seed', told, course.told);
  const last = course.copies.at(-1);
  walkWindow(situation, { from: last?.answers ?? 0, to: course.answers.length }, ({ state }, place) => {
    if (place < course.answers.length) return;
    same(situation, 'the end of the second match of a seed', canonical(match.state), canonical(state));
  });
}
