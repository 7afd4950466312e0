import type { Chance } from '../../kernel/chance.ts';
import type { Rules, Seat, State, Viewer } from '../../kernel/game.ts';
import { questionsIn, toldTo } from '../../kernel/match.ts';
import { type Pending, pendings, sampleAnswer } from '../../kernel/run.ts';
import { seeded } from '../../kernel/seeded.ts';
import { parseValue } from '../../kernel/value.ts';
import { type Course, courseOf, runAt, walkAndLook } from '../course.ts';
import {
  anyMove,
  deal,
  fail,
  oneOf,
  play,
  type Run,
  runOf,
  type Situation,
  same,
  seatsOf,
  streamOf,
} from '../situation.ts';
import { nonsense } from './notation.ts';
import { type Made, recorded, repeated } from './twin-chance.ts';

/** How many answers a state and what was imagined from a view of it are played on side by side. */
const ahead = 8;

/** So many viewers, drawn anew at every look, play on so; of the others what was imagined is compared at once. */
const playersOn = 2;

/** At about so many states of a match two twins are compared. */
const compared = 12;

/**
 * What is imagined from a view gives this view again, to the byte; and played on beside the true state, with the
 * same answers and the same chance, it stays so until the viewer is told something that tells them apart. What a
 * viewer is told must be in the view afterwards.
 */
export function imaginations(situation: Situation): void {
  const { rules, table, seed } = situation;
  const dice = seeded(`dice ${seed}`);
  walkAndLook(situation, (run) => {
    const players = viewers(table.seats);
    dice.shuffle(players);
    for (const [place, viewer] of players.entries()) {
      const view = rules.observe(run.state, viewer);
      const text = JSON.stringify(view);
      const bare: unknown = JSON.parse(text);
      const dreamt = rules.imagine(bare, seeded(`dream ${seed} ${dice.pick(1000)}`));
      same(situation, 'a view that was imagined from', bare, JSON.parse(text));
      same(situation, `the imagined view of ${viewer}`, rules.observe(dreamt, viewer), JSON.parse(text));
      for (const seat of seatsOf(table.seats)) {
        if (!Number.isFinite(rules.evaluate(dreamt, seat))) fail(situation, 'an imagined state has no value');
      }
      const stream = `ahead ${seed} ${dice.pick(1000)}`;
      const truth = runOf(rules, rules.copy(run.state), seeded(stream));
      const dream = runOf(rules, dreamt, seeded(stream));
      const answers = place < playersOn ? ahead : 0;
      sideBySide(situation, viewer, [truth, dream], answers, seeded(stream));
    }
  });
}

/**
 * Two matches that differ in something hidden are told apart by nobody who was not told. The second is the first
 * with one random result or one answer of another seat changed; as long as a viewer is told the same of both, that
 * viewer sees, is asked, is refused and imagines the same.
 */
export function twins(situation: Situation): void {
  const { table, looks, seed } = situation;
  const changes = changesIn(courseOf(situation));
  if (changes.length === 0) return;
  for (let pair = 0; pair < looks; pair++) {
    const dice = seeded(`twins ${seed} ${pair}`);
    const change = oneOf(oneOf(changes, dice), dice);
    // Whoever answers otherwise knows it.
    const unknowing = viewers(table.seats).filter((viewer) => viewer !== change.by);
    tellApart(situation, change, oneOf(unknowing, dice), dice);
  }
}

/** What the second twin has otherwise. */
interface Change {
  /** The twins are the same up to here: undefined is the set-up, and a number counts answers. */
  readonly after: number | undefined;
  /** Which of the random results that follow is another one; undefined if the next answer is. */
  readonly result: number | undefined;
  /** Whose answer is another one. */
  readonly by?: Seat;
}

/** All that can be changed in a match, by kind: shuffles, numbers and answers, so that each is changed as often. */
function changesIn({ dealt, answers }: Course): Change[][] {
  const results = [dealt, ...answers.map(({ draws }) => draws)].flatMap((draws, place) =>
    draws.map((draw, result) => ({ draw, after: place === 0 ? undefined : place - 1, result })),
  );
  return [
    results.filter(({ draw }) => Array.isArray(draw)),
    results.filter(({ draw }) => !Array.isArray(draw)),
    answers.map(({ seat }, after) => ({ after, result: undefined, by: seat })),
  ].filter((changes) => changes.length > 0);
}

/** Plays both twins from the change on until the viewer is told something different of them. */
function tellApart(situation: Situation, change: Change, viewer: Viewer, dice: Chance): void {
  const { rules } = situation;
  const { answers, ahead } = courseOf(situation);
  const { after = 0 } = change;
  const to = Math.min(answers.length, after + ahead);
  const [first, second] = twinsFrom(situation, change, dice);
  const compareNow = (one: Run, other: Run) => {
    const what = `a match in which ${viewer} is told the same${change.after === undefined ? dealtHint(one) : ''}`;
    compare(situation, what, show(situation, other, viewer), show(situation, one, viewer));
  };
  let before: [Run, Run] | undefined;
  for (let [number, heard, heardAgain] = [after, 0, 0]; ; number++) {
    if (hear(first, viewer, heard) !== hear(second, viewer, heardAgain)) {
      asksAlike(situation, viewer, [first, heard], [second, heardAgain]);
      // What is about to come out is what a view is likeliest to give away.
      if (before !== undefined) compareNow(...before);
      return;
    }
    [heard, heardAgain] = [first.told.length, second.told.length];
    if (dice.pick(to - after + 1) < compared) compareNow(first, second);
    const given = answers[number];
    if (given === undefined || number === to) return;
    before = [
      { ...first, state: rules.copy(first.state) },
      { ...second, state: rules.copy(second.state) },
    ];
    const { seat, choice: text } = given;
    const pending = pendings(rules, second.state).find((one) => one.seat === seat);
    if (pending === undefined)
      fail(situation, `whether seat ${seat} is asked shows ${viewer} what nobody told`);
    const alike = isLegal(rules, second.state, pending, text);
    const changed = change.result === undefined && number === after;
    if (!alike && seat === viewer) fail(situation, `${viewer} is told the same and may not ${text}`);
    play(rules, first, { seat, text });
    play(rules, second, {
      seat,
      text: changed || !alike ? sampleAnswer(rules, second.state, pending, dice) : text,
    });
  }
}

/** The match of a situation as it is before a change, and its twin, which will go otherwise there. */
function twinsFrom(situation: Situation, { after, result = -1 }: Change, dice: Chance): [Run, Run] {
  const made: Made[] = [];
  if (after === undefined) {
    const chance = recorded(seeded(streamOf(situation)), made);
    return [deal(situation, chance), deal(situation, repeated(made, result, dice))];
  }
  const [{ state, chance }, twin] = [runAt(situation, after), runAt(situation, after)];
  return [
    { state, chance: recorded(chance, made), told: [] },
    { state: twin.state, chance: repeated(made, result, dice), told: [] },
  ];
}

/** Whether an answer in notation is legal for a decision. */
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
interface Shown {
  readonly view: string;
  readonly waiting: string;
  readonly question: string | undefined;
  readonly position: string;
  readonly refusals: string;
  readonly imagined: string;
}

function show(situation: Situation, run: Run, viewer: Viewer): Shown {
  const { rules } = situation;
  const view = JSON.stringify(rules.observe(run.state, viewer));
  const questions = questionsIn(rules, run.state);
  const question = questions.find(({ seat }) => seat === viewer);
  return {
    view,
    // Who is asked reaches everybody, and so does the kind of question, but for what a seat does in a lane of its own.
    waiting: JSON.stringify([
      pendings(rules, run.state).map(({ seat, stack, frame }) => [
        seat,
        stack === run.state.stack ? frame.step : 'at work',
      ]),
      rules.outcome(run.state),
    ]),
    question: JSON.stringify(question),
    position: rules.calm?.(run.state) === false ? '' : JSON.stringify(rules.position(run.state, viewer)),
    refusals: question === undefined ? '' : refusalsOf(rules, run, question.seat, question.choices),
    imagined: JSON.stringify(rules.imagine(JSON.parse(view), seeded('a dream'))),
  };
}

/** Why a seat is refused what it might try: neighbours of its legal choices. */
function refusalsOf(rules: Rules, { state }: Run, seat: Seat, texts: readonly string[]): string {
  const pending = pendings(rules, state).find((one) => one.seat === seat);
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
  situation: Situation,
  viewer: Viewer,
  [truth, dream]: readonly [Run, Run],
  answers: number,
  player: Chance,
): void {
  const { rules } = situation;
  for (let number = 0, heard = 0; number <= answers; number++) {
    const [told, dreamt] = [hear(truth, viewer, heard), hear(dream, viewer, heard)];
    if (told !== dreamt) {
      asksAlike(situation, viewer, [truth, heard], [dream, heard]);
      const views = [rules.observe(truth.state, viewer), rules.observe(dream.state, viewer)].map((view) =>
        JSON.stringify(view),
      );
      if (views[0] === views[1]) {
        fail(situation, `${viewer} is told ${told}, which is not in the view: it might have been ${dreamt}`);
      }
      return;
    }
    const what = `what was imagined, ${number} answers later, for ${viewer}`;
    compare(situation, what, show(situation, dream, viewer), show(situation, truth, viewer));
    heard = truth.told.length;
    if (heard !== dream.told.length) return;
    const move = anyMove(rules, truth.state, player);
    const pending = pendings(rules, dream.state).find((one) => one.seat === move?.seat);
    if (move === undefined || pending === undefined) return;
    // Now and then another seat chooses otherwise in the dream: what it chose may be a secret too.
    const otherwise = move.seat !== viewer && player.pick(3) === 0;
    if (!otherwise && !isLegal(rules, dream.state, pending, move.text)) return;
    const text = otherwise ? sampleAnswer(rules, dream.state, pending, player) : move.text;
    play(rules, truth, move);
    play(rules, dream, { seat: move.seat, text });
  }
}

function compare(situation: Situation, what: string, found: Shown, wanted: Shown): void {
  for (const part of ['view', 'waiting', 'question', 'position', 'refusals', 'imagined'] as const) {
    same(situation, `${part} of ${what}`, found[part], wanted[part]);
  }
}

function hear(run: Run, viewer: Viewer, from: number): string {
  return JSON.stringify(toldTo(run.told.slice(from), viewer));
}

/**
 * Whether somebody is asked tells nothing that was not told. Of two matches that a viewer could not tell apart, one may
 * not stop for a decision where the other goes on, unless an event told the difference before: otherwise the stop
 * itself shows what somebody holds. What seats do in lanes of their own, nobody sees.
 */
function asksAlike(
  situation: Situation,
  viewer: Viewer,
  [one, from]: readonly [Run, number],
  [other, otherFrom]: readonly [Run, number],
): void {
  const { rules } = situation;
  const [told, toldToo] = [toldTo(one.told.slice(from), viewer), toldTo(other.told.slice(otherFrom), viewer)];
  const [shorter, short, long] = told.length < toldToo.length ? [one, told, toldToo] : [other, toldToo, told];
  if (short.some((event, place) => JSON.stringify(event) !== JSON.stringify(long[place]))) return;
  const waiting = pendings(rules, shorter.state);
  if (waiting.length === 0 || waiting.some(({ stack }) => stack !== shorter.state.stack)) return;
  const asked = waiting.map(({ seat, frame }) => `seat ${seat} is asked ${frame.step}`).join(', ');
  fail(
    situation,
    `${asked} depends on what ${viewer} cannot know: ask whoever might answer as far as everybody knows, or tell first`,
  );
}

/** What to look for where two matches differ before anybody has answered or was told anything. */
function dealtHint({ told }: Run): string {
  return told.length === 0
    ? ' (before any event: no event tells what `setup` deals, so deal in a first automatic step and tell it there)'
    : '';
}

function viewers(seats: number): Viewer[] {
  return [...seatsOf(seats), 'spectator'];
}
