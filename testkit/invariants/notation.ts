import { isDeepStrictEqual } from 'node:util';
import { hashOf } from '../../kernel/canonical.ts';
import type { Chance } from '../../kernel/chance.ts';
import { InputError } from '../../kernel/error.ts';
import { mostChoices, type Seat } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import { findPending } from '../../kernel/run.ts';
import { seeded } from '../../kernel/seeded.ts';
import { courseOf, matchAt, walk } from '../course.ts';
import { assertSame, fail, oneOf, type TestCase } from '../test-case.ts';
import { catchThrown } from './catch-thrown.ts';

/** Legal choices are few, unique in print, parse back to themselves, and asking for them changes nothing. */
export function choicesPrint(testCase: TestCase): void {
  const { rules, table } = testCase;
  const { inspectedAt } = courseOf(testCase);
  walk(testCase, ({ state }, place) => {
    const waiting = findPending(rules, state);
    const before = inspectedAt.has(place) ? JSON.stringify(state) : undefined;
    const seats = waiting.map(({ seat }) => seat).sort((a, b) => a - b);
    const kinds = [...new Set(waiting.map(({ frame }) => frame.step))].join(', ');
    const wanted = [...new Set(seats)].filter((seat) => seat >= 0 && seat < table.seats);
    assertSame(testCase, `the seats that ${kinds} asks`, seats, wanted);
    if (waiting.length === 0 && rules.outcome(state) === undefined) fail(testCase, 'nobody is asked');
    for (const { kind, seat, step, frame } of waiting) {
      if (kind === 'value') continue;
      const choices = step.choices(state, frame, seat);
      if (choices.length === 0) fail(testCase, `${frame.step} gives seat ${seat} no choice`);
      if (choices.length > mostChoices) {
        fail(
          testCase,
          `${frame.step} gives seat ${seat} ${choices.length} choices, more than ${mostChoices}`,
        );
      }
      const printed = new Set<string>();
      for (const choice of choices) {
        const text = rules.format(choice);
        if (!/^[!-<>-~][!-~]*$/.test(text)) fail(testCase, `"${text}" is not one word of ASCII without "="`);
        if (printed.has(text)) fail(testCase, `two choices of ${frame.step} print as ${text}`);
        printed.add(text);
        const parsed = rules.parse(text);
        if (parsed === undefined) fail(testCase, `${text} does not parse`);
        if (!isDeepStrictEqual(parsed, choice)) fail(testCase, `${text} parses as another choice`);
        assertSame(testCase, `what ${text} prints as once parsed`, rules.format(parsed), text);
        if (step.legal?.(state, frame, seat, choice) === false) {
          fail(testCase, `${text} is listed by ${frame.step} and not legal`);
        }
      }
    }
    if (before) assertSame(testCase, 'a state after its choices were listed', state, JSON.parse(before));
  });
}

/** Only those who are asked can answer, nonsense is refused as such, and a refusal changes nothing. */
export function refusesIllegal(testCase: TestCase): void {
  const { rules, table } = testCase;
  const fuzzer = seeded(`liar ${testCase.seed}`);
  const { inspectedAt, moves } = courseOf(testCase);
  for (const place of inspectedAt) {
    const match = matchAt(testCase, place);
    const decisions = match.decisions();
    const before = hashOf(match.state);
    const [first] = moves;
    for (const seat of [-1, 0.5, ...Array.from({ length: table.seats + 1 }, (_, seat) => seat)]) {
      if (decisions.some((decision) => decision.seat === seat)) continue;
      const text = decisions[0]?.choices[0] ?? first?.choice ?? '-';
      const code = decisions.length === 0 ? 'match-over' : 'not-your-decision';
      expectRefusal(testCase, match, seat, text, [code]);
    }
    const said = moves.slice(Math.max(0, place - 8), place).map(({ choice }) => choice);
    for (const { seat, choices, input } of decisions) {
      if (input !== undefined) continue;
      const legal = new Set(choices);
      for (const text of [...nonsense(choices, fuzzer), ...said]) {
        const parsed = parseOf(testCase, text);
        if (parsed === undefined) expectRefusal(testCase, match, seat, text, ['bad-notation']);
        else if (!legal.has(rules.format(parsed)))
          expectRefusal(testCase, match, seat, text, ['illegal-choice']);
        else if (match.refusal(seat, text)) fail(testCase, `the legal ${text} is refused`);
      }
    }
    assertSame(testCase, 'the hash of a state after refusals', hashOf(match.state), before);
    assertSame(testCase, 'the number of moves after refusals', match.moves.length, place);
  }
}

/** No text makes `parse` throw, and whatever it understands it prints and understands again. */
export function parses(testCase: TestCase, text: string): void {
  const { rules } = testCase;
  const parsed = parseOf(testCase, text);
  if (parsed === undefined) return;
  const printed = rules.format(parsed);
  const again = parseOf(testCase, printed);
  assertSame(
    testCase,
    `what "${text}" prints as`,
    again === undefined ? undefined : rules.format(again),
    printed,
  );
}

/** Some text as a stranger might send it: short or long, of letters and signs or of any code points. */
export function parsesAnyText(testCase: TestCase): void {
  const chance = seeded(`text ${testCase.seed}`);
  const [first, count] = chance.pick(2) === 0 ? [0x20, 0x5f] : [0, 0x110000];
  const points = Array.from({ length: chance.pick(12) }, () => first + chance.pick(count));
  parses(testCase, String.fromCodePoint(...points));
}

/** Texts that may or may not be choices: legal ones with a sign lost, doubled or changed, and plain nonsense. */
export function nonsense(choices: readonly string[], chance: Chance): string[] {
  const [text, other] = [oneOf(choices, chance), oneOf(choices, chance)];
  const at = chance.pick(text.length);
  return [
    '',
    ' ',
    '\n',
    '\u{1f680}',
    'constructor',
    `${text} `,
    `${text}${other}`,
    text.toUpperCase(),
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + text.slice(at, at + 1) + text.slice(at),
    text.slice(0, at) + oneOf([...other], chance) + text.slice(at + 1),
  ];
}

function expectRefusal(
  testCase: TestCase,
  match: Match,
  seat: Seat,
  text: string,
  codes: readonly string[],
): void {
  const refusal = match.refusal(seat, text);
  if (refusal === undefined || !codes.includes(refusal.code)) {
    fail(testCase, `seat ${seat} with "${text}" meets ${refusal?.code ?? 'no refusal'} and not ${codes}`);
  }
  if (refusal.code === 'illegal-choice' && refusal.rule === undefined) {
    fail(testCase, `"${text}" is refused without a rule`);
  }
  if (refusal.rule !== undefined && !(refusal.rule in match.rules.rules)) {
    fail(testCase, `"${text}" is refused by the rule ${refusal.rule}, which is not listed`);
  }
  const fault = catchThrown(() => match.play(seat, text));
  assertSame(
    testCase,
    `the refusal of "${text}" in play`,
    fault instanceof InputError && fault.code,
    refusal.code,
  );
}

function parseOf(testCase: TestCase, text: string): unknown {
  const fault = catchThrown(() => testCase.rules.parse(text));
  if (fault !== undefined) fail(testCase, `parsing "${text}" throws ${fault}`);
  return testCase.rules.parse(text);
}
