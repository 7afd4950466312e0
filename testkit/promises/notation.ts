import { isDeepStrictEqual } from 'node:util';
import { hashOf } from '../../kernel/canonical.ts';
import type { Chance } from '../../kernel/chance.ts';
import { InputError } from '../../kernel/error.ts';
import { mostChoices, type Seat } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import { pendings } from '../../kernel/run.ts';
import { seeded } from '../../kernel/seeded.ts';
import { courseOf, matchAt, walk } from '../course.ts';
import { fail, oneOf, type Situation, same } from '../situation.ts';
import { thrown } from './thrown.ts';

/** Legal choices are few, unique in print, parse back to themselves, and asking for them changes nothing. */
export function choicesPrint(situation: Situation): void {
  const { rules, table } = situation;
  const { looks } = courseOf(situation);
  walk(situation, ({ state }, place) => {
    const waiting = pendings(rules, state);
    const before = looks.has(place) ? JSON.stringify(state) : undefined;
    const seats = waiting.map(({ seat }) => seat).sort((a, b) => a - b);
    const kinds = [...new Set(waiting.map(({ frame }) => frame.step))].join(', ');
    const wanted = [...new Set(seats)].filter((seat) => seat >= 0 && seat < table.seats);
    same(situation, `the seats that ${kinds} asks`, seats, wanted);
    if (waiting.length === 0 && rules.outcome(state) === undefined) fail(situation, 'nobody is asked');
    for (const { kind, seat, step, frame } of waiting) {
      if (kind === 'value') continue;
      const choices = step.choices(state, frame, seat);
      if (choices.length === 0) fail(situation, `${frame.step} gives seat ${seat} no choice`);
      if (choices.length > mostChoices) {
        fail(
          situation,
          `${frame.step} gives seat ${seat} ${choices.length} choices, more than ${mostChoices}`,
        );
      }
      const printed = new Set<string>();
      for (const choice of choices) {
        const text = rules.format(choice);
        if (!/^[!-<>-~][!-~]*$/.test(text)) fail(situation, `"${text}" is not one word of ASCII without "="`);
        if (printed.has(text)) fail(situation, `two choices of ${frame.step} print as ${text}`);
        printed.add(text);
        const parsed = rules.parse(text);
        if (parsed === undefined) fail(situation, `${text} does not parse`);
        if (!isDeepStrictEqual(parsed, choice)) fail(situation, `${text} parses as another choice`);
        same(situation, `what ${text} prints as once parsed`, rules.format(parsed), text);
        if (step.legal?.(state, frame, seat, choice) === false) {
          fail(situation, `${text} is listed by ${frame.step} and not legal`);
        }
      }
    }
    if (before) same(situation, 'a state after its choices were listed', state, JSON.parse(before));
  });
}

/** Only those who are asked can answer, nonsense is refused as such, and a refusal changes nothing. */
export function refusals(situation: Situation): void {
  const { rules, table } = situation;
  const liar = seeded(`liar ${situation.seed}`);
  const { looks, answers } = courseOf(situation);
  for (const place of looks) {
    const match = matchAt(situation, place);
    const questions = match.questions();
    const before = hashOf(match.state);
    const [first] = answers;
    for (const seat of [-1, 0.5, ...Array.from({ length: table.seats + 1 }, (_, seat) => seat)]) {
      if (questions.some((question) => question.seat === seat)) continue;
      const text = questions[0]?.choices[0] ?? first?.choice ?? '-';
      const code = questions.length === 0 ? 'match-over' : 'not-your-decision';
      refused(situation, match, seat, text, [code]);
    }
    const said = answers.slice(Math.max(0, place - 8), place).map(({ choice }) => choice);
    for (const { seat, choices, input } of questions) {
      if (input !== undefined) continue;
      const legal = new Set(choices);
      for (const text of [...nonsense(choices, liar), ...said]) {
        const parsed = parseOf(situation, text);
        if (parsed === undefined) refused(situation, match, seat, text, ['bad-notation']);
        else if (!legal.has(rules.format(parsed))) refused(situation, match, seat, text, ['illegal-choice']);
        else if (match.refusal(seat, text)) fail(situation, `the legal ${text} is refused`);
      }
    }
    same(situation, 'the hash of a state after refusals', hashOf(match.state), before);
    same(situation, 'the number of answers after refusals', match.answers.length, place);
  }
}

/** No text makes `parse` throw, and whatever it understands it prints and understands again. */
export function parses(situation: Situation, text: string): void {
  const { rules } = situation;
  const parsed = parseOf(situation, text);
  if (parsed === undefined) return;
  const printed = rules.format(parsed);
  const again = parseOf(situation, printed);
  same(situation, `what "${text}" prints as`, again === undefined ? undefined : rules.format(again), printed);
}

/** Some text as a stranger might send it: short or long, of letters and signs or of any code points. */
export function parsesAnyText(situation: Situation): void {
  const chance = seeded(`text ${situation.seed}`);
  const [first, count] = chance.pick(2) === 0 ? [0x20, 0x5f] : [0, 0x110000];
  const points = Array.from({ length: chance.pick(12) }, () => first + chance.pick(count));
  parses(situation, String.fromCodePoint(...points));
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

function refused(
  situation: Situation,
  match: Match,
  seat: Seat,
  text: string,
  codes: readonly string[],
): void {
  const refusal = match.refusal(seat, text);
  if (refusal === undefined || !codes.includes(refusal.code)) {
    fail(situation, `seat ${seat} with "${text}" meets ${refusal?.code ?? 'no refusal'} and not ${codes}`);
  }
  if (refusal.code === 'illegal-choice' && refusal.rule === undefined) {
    fail(situation, `"${text}" is refused without a rule`);
  }
  if (refusal.rule !== undefined && !(refusal.rule in match.rules.rules)) {
    fail(situation, `"${text}" is refused by the rule ${refusal.rule}, which is not listed`);
  }
  const fault = thrown(() => match.play(seat, text));
  same(
    situation,
    `the refusal of "${text}" in play`,
    fault instanceof InputError && fault.code,
    refusal.code,
  );
}

function parseOf(situation: Situation, text: string): unknown {
  const fault = thrown(() => situation.rules.parse(text));
  if (fault !== undefined) fail(situation, `parsing "${text}" throws ${fault}`);
  return situation.rules.parse(text);
}
