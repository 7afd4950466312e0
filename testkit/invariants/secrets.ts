import type { Chance } from '../../kernel/chance.ts';
import { eventsFor } from '../../kernel/emitted-event.ts';
import type { Rules, Seat, State, Viewer } from '../../kernel/game.ts';
import { decisionsIn } from '../../kernel/match.ts';
import { findPending, type Pending, sampleMove } from '../../kernel/run.ts';
import { seeded } from '../../kernel/seeded.ts';
import { parseValue } from '../../kernel/value.ts';
import { type Course, courseOf, runAt, walkInspecting } from '../course.ts';
import {
  assertSame,
  deal,
  fail,
  oneOf,
  pickMove,
  play,
  type Run,
  runOf,
  seatsOf,
  streamOf,
  type TestCase,
} from '../test-case.ts';
import { type RecordedDraw, recordDraws, repeatDraws } from './changed-chance.ts';
import { nonsense } from './notation.ts';

/** How many moves a state and what was imagined from a view of it are played on side by side. */
const ahead = 8;

/** So many viewers, drawn anew at every look, play on so; of the others what was imagined is compared at once. */
const playersOn = 2;

/** At about so many states of a match two indistinguishable matches are compared. */
const compared = 12;

/**
 * What is imagined from a view gives this view again, to the byte; and played on beside the true state, with the
 * same moves and the same chance, it stays so until the viewer is told something that tells them apart. What a
 * viewer is told must be in the view afterwards.
 */
export function imagines(testCase: TestCase): void {
  const { rules, table, seed } = testCase;
  const dice = seeded(`dice ${seed}`);
  walkInspecting(testCase, (run) => {
    const players = viewers(table.seats);
    dice.shuffle(players);
    for (const [place, viewer] of players.entries()) {
      const view = rules.observe(run.state, viewer);
      const text = JSON.stringify(view);
      const bare: unknown = JSON.parse(text);
      const sampled = rules.imagine(bare, seeded(`dream ${seed} ${dice.pick(1000)}`));
      assertSame(testCase, 'a view that was imagined from', bare, JSON.parse(text));
      assertSame(
        testCase,
        `the imagined view of ${viewer}`,
        rules.observe(sampled, viewer),
        JSON.parse(text),
      );
      for (const seat of seatsOf(table.seats)) {
        if (!Number.isFinite(rules.evaluate(sampled, seat))) fail(testCase, 'an imagined state has no value');
      }
      const stream = `ahead ${seed} ${dice.pick(1000)}`;
      const truth = runOf(rules, rules.copy(run.state), seeded(stream));
      const sample = runOf(rules, sampled, seeded(stream));
      const moves = place < playersOn ? ahead : 0;
      sideBySide(testCase, viewer, [truth, sample], moves, seeded(stream));
    }
  });
}

/**
 * Two matches that differ in something hidden are told apart by nobody who was not told. The second is the first
 * with one random result or one move of another seat changed; as long as a viewer is told the same of both, that
 * viewer sees, is asked, is refused and imagines the same.
 */
export function hidesSecrets(testCase: TestCase): void {
  const { table, inspections, seed } = testCase;
  const changes = changesIn(courseOf(testCase));
  if (changes.length === 0) return;
  for (let pair = 0; pair < inspections; pair++) {
    const dice = seeded(`twins ${seed} ${pair}`);
    const change = oneOf(oneOf(changes, dice), dice);
    // Whoever answers otherwise knows it.
    const unknowing = viewers(table.seats).filter((viewer) => viewer !== change.by);
    playIndistinguishable(testCase, change, oneOf(unknowing, dice), dice);
  }
}

/** What the second twin has otherwise. */
interface Change {
  /** The indistinguishable matches are the same up to here: undefined is the set-up, and a number counts answers. */
  readonly after: number | undefined;
  /** Which of the random results that follow is another one; undefined if the next move is. */
  readonly result: number | undefined;
  /** Whose answer is another one. */
  readonly by?: Seat;
}

/** All that can be changed in a match, by kind: shuffles, numbers and answers, so that each is changed as often. */
function changesIn({ dealt, moves }: Course): Change[][] {
  const results = [dealt, ...moves.map(({ draws }) => draws)].flatMap((draws, place) =>
    draws.map((draw, result) => ({ draw, after: place === 0 ? undefined : place - 1, result })),
  );
  return [
    results.filter(({ draw }) => Array.isArray(draw)),
    results.filter(({ draw }) => !Array.isArray(draw)),
    moves.map(({ seat }, after) => ({ after, result: undefined, by: seat })),
  ].filter((changes) => changes.length > 0);
}

/** Plays both indistinguishable matches from the change on until the viewer is told something different of them. */
function playIndistinguishable(testCase: TestCase, change: Change, viewer: Viewer, dice: Chance): void {
  const { rules } = testCase;
  const { moves, ahead } = courseOf(testCase);
  const { after = 0 } = change;
  const to = Math.min(moves.length, after + ahead);
  const [first, second] = twinsFrom(testCase, change, dice);
  const compareNow = (one: Run, other: Run) => {
    const what = `a match in which ${viewer} is told the same${one.moves === 0 ? dealtHint : ''}`;
    compare(testCase, what, show(testCase, other, viewer), show(testCase, one, viewer));
  };
  let before: [Run, Run] | undefined;
  for (let [number, heard, heardAgain] = [after, 0, 0]; ; number++) {
    if (eventsSince(first, viewer, heard) !== eventsSince(second, viewer, heardAgain)) {
      asksAlike(testCase, viewer, [first, heard], [second, heardAgain]);
      // What is about to come out is what a view is likeliest to give away.
      if (before !== undefined) compareNow(...before);
      return;
    }
    [heard, heardAgain] = [first.emitted.length, second.emitted.length];
    // What is wrong before the first move is told first, as it has a cause of its own.
    const dealing = change.after === undefined && number === 0;
    if (dice.pick(to - after + 1) < compared || dealing) compareNow(first, second);
    const move = moves[number];
    if (move === undefined || number === to) return;
    before = [
      { ...first, state: rules.copy(first.state) },
      { ...second, state: rules.copy(second.state) },
    ];
    const { seat, choice: text } = move;
    const pending = findPending(rules, second.state).find((one) => one.seat === seat);
    if (pending === undefined)
      fail(testCase, `whether seat ${seat} is asked shows ${viewer} what nobody told`);
    const alike = isLegal(rules, second.state, pending, text);
    const changed = change.result === undefined && number === after;
    if (!alike && seat === viewer) fail(testCase, `${viewer} is told the same and may not ${text}`);
    play(rules, first, { seat, text });
    play(rules, second, {
      seat,
      text: changed || !alike ? sampleMove(rules, second.state, pending, dice) : text,
    });
  }
}

/** The match of a situation as it is before a change, and its twin, which will go otherwise there. */
function twinsFrom(testCase: TestCase, { after, result = -1 }: Change, dice: Chance): [Run, Run] {
  const made: RecordedDraw[] = [];
  if (after === undefined) {
    const chance = recordDraws(seeded(streamOf(testCase)), made);
    return [deal(testCase, chance), deal(testCase, repeatDraws(made, result, dice))];
  }
  const [first, second] = [runAt(testCase, after), runAt(testCase, after)];
  return [
    { ...first, chance: recordDraws(first.chance, made), emitted: [] },
    { ...second, chance: repeatDraws(made, result, dice), emitted: [] },
  ];
}

/** Whether a move in notation is legal for a decision. */
function isLegal(
  rules: Rules,
  state: State,
  pending: Pending<State, unknown, unknown>,
  text: string,
): boolean {
  const { kind, seat, step, frame } = pending;
  if (kind === 'choice') return step.choices(state, frame, seat).some((one) => rules.format(one) === text);
  const value = parseValue(text);
  return value !== undefined && 'value' in step.parse(state, frame, seat, value);
}

/** All that reaches a viewer at one moment. */
interface ShownToViewer {
  readonly view: string;
  readonly pending: string;
  readonly decision: string | undefined;
  readonly position: string;
  readonly refusals: string;
  readonly imagined: string;
}

function show(testCase: TestCase, run: Run, viewer: Viewer): ShownToViewer {
  const { rules } = testCase;
  const view = JSON.stringify(rules.observe(run.state, viewer));
  const decisions = decisionsIn(rules, run.state);
  const decision = decisions.find(({ seat }) => seat === viewer);
  return {
    view,
    // Who is asked reaches everybody, and so does the kind of decision, but for what a seat does in a lane of its own.
    pending: JSON.stringify([
      findPending(rules, run.state).map(({ seat, stack, frame }) => [
        seat,
        stack === run.state.stack ? frame.step : 'at work',
      ]),
      rules.outcome(run.state),
    ]),
    decision: JSON.stringify(decision),
    position: rules.calm?.(run.state) === false ? '' : JSON.stringify(rules.position(run.state, viewer)),
    refusals: decision === undefined ? '' : refusalsOf(rules, run, decision.seat, decision.choices),
    imagined: JSON.stringify(rules.imagine(JSON.parse(view), seeded('a dream'))),
  };
}

/** Why a seat is refused what it might try: neighbours of its legal choices. */
function refusalsOf(rules: Rules, { state }: Run, seat: Seat, texts: readonly string[]): string {
  const pending = findPending(rules, state).find((one) => one.seat === seat);
  if (pending?.kind !== 'choice') return '';
  const legal = new Set(texts);
  const tried = nonsense(texts, seeded(texts.join(' '))).concat([...'123456-'], `${texts[0]}`);
  return JSON.stringify(
    tried.map((text) => {
      const choice = rules.parse(text);
      if (choice === undefined || legal.has(rules.format(choice))) return null;
      return pending.step.refuse(state, pending.frame, seat, choice);
    }),
  );
}

function sideBySide(
  testCase: TestCase,
  viewer: Viewer,
  [truth, sample]: readonly [Run, Run],
  moves: number,
  player: Chance,
): void {
  const { rules } = testCase;
  for (let number = 0, heard = 0; number <= moves; number++) {
    const [emitted, sampled] = [eventsSince(truth, viewer, heard), eventsSince(sample, viewer, heard)];
    if (emitted !== sampled) {
      asksAlike(testCase, viewer, [truth, heard], [sample, heard]);
      const views = [rules.observe(truth.state, viewer), rules.observe(sample.state, viewer)].map((view) =>
        JSON.stringify(view),
      );
      if (views[0] === views[1]) {
        fail(
          testCase,
          `${viewer} is told ${emitted}, which is not in the view: it might have been ${sampled}`,
        );
      }
      return;
    }
    const what = `what was imagined, ${number} moves later, for ${viewer}`;
    compare(testCase, what, show(testCase, sample, viewer), show(testCase, truth, viewer));
    heard = truth.emitted.length;
    if (heard !== sample.emitted.length) return;
    const move = pickMove(rules, truth.state, player);
    const pending = findPending(rules, sample.state).find((one) => one.seat === move?.seat);
    if (move === undefined || pending === undefined) return;
    // Now and then another seat chooses otherwise in the sample: what it chose may be a secret too.
    const otherwise = move.seat !== viewer && player.pick(3) === 0;
    if (!otherwise && !isLegal(rules, sample.state, pending, move.text)) return;
    const text = otherwise ? sampleMove(rules, sample.state, pending, player) : move.text;
    play(rules, truth, move);
    play(rules, sample, { seat: move.seat, text });
  }
}

function compare(testCase: TestCase, what: string, found: ShownToViewer, wanted: ShownToViewer): void {
  for (const part of ['view', 'pending', 'decision', 'position', 'refusals', 'imagined'] as const) {
    assertSame(testCase, `${part} of ${what}`, found[part], wanted[part]);
  }
}

function eventsSince(run: Run, viewer: Viewer, from: number): string {
  return JSON.stringify(eventsFor(run.emitted.slice(from), viewer));
}

/**
 * Whether somebody is asked tells nothing that was not told. Of two matches that a viewer could not tell apart, one may
 * not stop for a decision where the other goes on, unless an event told the difference before: otherwise the stop
 * itself shows what somebody holds. What seats do in lanes of their own, nobody sees.
 */
function asksAlike(
  testCase: TestCase,
  viewer: Viewer,
  [one, from]: readonly [Run, number],
  [other, otherFrom]: readonly [Run, number],
): void {
  const { rules } = testCase;
  const [emitted, otherEmitted] = [
    eventsFor(one.emitted.slice(from), viewer),
    eventsFor(other.emitted.slice(otherFrom), viewer),
  ];
  const [shorter, short, long] =
    emitted.length < otherEmitted.length ? [one, emitted, otherEmitted] : [other, otherEmitted, emitted];
  if (short.some((event, place) => JSON.stringify(event) !== JSON.stringify(long[place]))) return;
  const waiting = findPending(rules, shorter.state);
  if (waiting.length === 0 || waiting.some(({ stack }) => stack !== shorter.state.stack)) return;
  const asked = waiting.map(({ seat, frame }) => `seat ${seat} is asked ${frame.step}`).join(', ');
  fail(
    testCase,
    `${asked} depends on what ${viewer} cannot know: ask whoever might answer as far as everybody knows, or tell first`,
  );
}

/** What to look for where two matches differ before anybody has answered. */
const dealtHint =
  ' (before the first answer: no event tells what `setup` deals, so deal in a first automatic step and emit it there)';

function viewers(seats: number): Viewer[] {
  return [...seatsOf(seats), 'spectator'];
}
