import { isDeepStrictEqual } from 'node:util';
import { hashOf } from '../../kernel/canonical.ts';
import type { Chance } from '../../kernel/chance.ts';
import { InputError } from '../../kernel/error.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import { pending } from '../../kernel/run.ts';
import { seeded } from '../../kernel/seeded.ts';
import {
  anyAnswer,
  courseOf,
  fail,
  matchOf,
  oneOf,
  playerOf,
  type Situation,
  same,
  walk,
} from '../situation.ts';
import { thrown } from './thrown.ts';

/** Legal choices are unique in print, parse back to themselves, and asking for them changes nothing. */
export function choicesPrint(situation: Situation): void {
  const { game, table } = situation;
  const { looks } = courseOf(situation);
  let place = 0;
  walk(situation, (run) => {
    const waiting = pending(game, run.state);
    if (waiting === undefined) return;
    const { step, frame } = waiting;
    const before = looks.has(place++) ? JSON.stringify(run.state) : undefined;
    const seats = step.seats(run.state, frame);
    const wanted = [...new Set(seats)]
      .filter((seat) => seat >= 0 && seat < table.seats)
      .sort((a, b) => a - b);
    same(
      situation,
      `the seats that ${frame.step} asks`,
      [...seats].sort((a, b) => a - b),
      wanted,
    );
    if (seats.length === 0) fail(situation, `${frame.step} asks nobody`);
    for (const seat of seats) {
      const choices = step.choices(run.state, frame, seat);
      if (choices.length === 0) fail(situation, `${frame.step} gives seat ${seat} no choice`);
      const printed = new Set<string>();
      for (const choice of choices) {
        const text = game.format(choice);
        if (!/^[!-~]+$/.test(text)) fail(situation, `"${text}" is not one word of ASCII`);
        if (printed.has(text)) fail(situation, `two choices of ${frame.step} print as ${text}`);
        printed.add(text);
        const parsed = game.parse(text);
        if (parsed === undefined) fail(situation, `${text} does not parse`);
        if (!isDeepStrictEqual(parsed, choice)) fail(situation, `${text} parses as another choice`);
        same(situation, `what ${text} prints as once parsed`, game.format(parsed), text);
      }
    }
    if (before) same(situation, 'a state after its choices were listed', run.state, JSON.parse(before));
  });
}

/** Only those who are asked can answer, nonsense is refused as such, and a refusal changes nothing. */
export function refusals(situation: Situation): void {
  const { game, table } = situation;
  const player = playerOf(situation);
  const liar = seeded(`liar ${situation.seed}`);
  const { looks } = courseOf(situation);
  const match = matchOf(situation);
  const said: string[] = [];
  for (;;) {
    const questions = match.questions();
    if (looks.has(said.length)) {
      const before = hashOf(match.state);
      const history = match.answers.length;
      for (const seat of [-1, 0.5, ...Array.from({ length: table.seats + 1 }, (_, place) => place)]) {
        if (questions.some((question) => question.seat === seat)) continue;
        const text = questions[0]?.choices[0] ?? said[0] ?? '-';
        const code = questions.length === 0 ? 'match-over' : 'not-your-decision';
        refused(situation, match, seat, text, [code]);
      }
      for (const { seat, choices } of questions) {
        const legal = new Set(choices);
        for (const text of [...nonsense(choices, liar), ...said.slice(-8)]) {
          const parsed = parseOf(situation, text);
          if (parsed === undefined) refused(situation, match, seat, text, ['bad-notation']);
          else if (!legal.has(game.format(parsed))) refused(situation, match, seat, text, ['illegal-choice']);
          else if (match.refusal(seat, text)) fail(situation, `the legal ${text} is refused`);
        }
      }
      same(situation, 'the hash of a state after refusals', hashOf(match.state), before);
      same(situation, 'the number of answers after refusals', match.answers.length, history);
    }
    const given = anyAnswer(match, player);
    if (given === undefined) return;
    said.push(given.choice);
    match.play(given.seat, given.choice);
  }
}

/** No text makes `parse` throw, and whatever it understands it prints and understands again. */
export function parses(situation: Situation, text: string): void {
  const { game } = situation;
  const parsed = parseOf(situation, text);
  if (parsed === undefined) return;
  const printed = game.format(parsed);
  const again = parseOf(situation, printed);
  same(situation, `what "${text}" prints as`, again === undefined ? undefined : game.format(again), printed);
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
  if (refusal.rule !== undefined && !(refusal.rule in match.game.rules)) {
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
  const fault = thrown(() => situation.game.parse(text));
  if (fault !== undefined) fail(situation, `parsing "${text}" throws ${fault}`);
  return situation.game.parse(text);
}
