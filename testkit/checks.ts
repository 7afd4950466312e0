import { isDeepStrictEqual } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { canonical, hashOf } from '../kernel/canonical.ts';
import type { Chance } from '../kernel/chance.ts';
import { InputError } from '../kernel/error.ts';
import type { Game, JsonSchema, Outcome, Seat } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import { formatRecord, parseRecord, replay } from '../kernel/record.ts';
import { pending } from '../kernel/run.ts';
import { seeded } from '../kernel/seeded.ts';
import {
  anyAnswer,
  anyMove,
  courseOf,
  deal,
  fail,
  type Move,
  matchOf,
  oneOf,
  play,
  playerOf,
  type Run,
  runOf,
  type Situation,
  same,
  seatsOf,
  walk,
  walkAndLook,
} from './situation.ts';

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

/** A copy is the same state, stays so under the same choices, and shares nothing with its original. */
export function copies(situation: Situation): void {
  const { game, seed } = situation;
  walkAndLook(situation, (run) => {
    const before = canonical(run.state);
    for (const [changed, kept] of [
      [run.state, game.copy(run.state)],
      [game.copy(run.state), run.state],
    ] as const) {
      same(situation, 'a copy', canonical(kept), before);
      // The walk itself must go on from the state as it is, so what is changed is never its own state.
      const original = changed === run.state ? structuredClone(changed) : changed;
      const shared = changed === run.state ? game.copy(original) : kept;
      const moves = playOut(
        situation,
        runOf(game, original, seeded(`copy ${seed}`)),
        seeded(`mover ${seed}`),
      );
      same(situation, 'a state after its copy (or its original) was played on', canonical(shared), before);
      const again = runOf(game, game.copy(shared), seeded(`copy ${seed}`));
      for (const { seat, choice } of moves) play(game, again, seat, choice);
      same(situation, 'two copies under the same choices', canonical(again.state), canonical(original));
    }
  });
}

/** States, views and events are plain data: JSON carries them without loss, and play goes on from what it carried. */
export function plainData(situation: Situation): void {
  const { game, table, seed } = situation;
  walkAndLook(situation, (run) => {
    const carried = throughJson(situation, 'the state', run.state);
    for (const viewer of [...seatsOf(table.seats), 'spectator'] as const) {
      throughJson(situation, `the view of ${viewer}`, game.observe(run.state, viewer));
    }
    const first = runOf(game, game.copy(run.state), seeded(`json ${seed}`));
    const second = runOf(game, carried, seeded(`json ${seed}`));
    const moves = playOut(situation, first, seeded(`mover ${seed}`));
    for (const { seat, choice } of moves) play(game, second, seat, choice);
    same(situation, 'a match that went through JSON', canonical(second.state), canonical(first.state));
    const told = first.told.map((one) => throughJson(situation, 'an event', one));
    same(situation, 'the events of a match that went through JSON', canonical(second.told), canonical(told));
  });
}

/** What was told or shown stays as it was, whatever is played later, and showing changes nothing. */
export function nothingIsShared(situation: Situation): void {
  const { game, table } = situation;
  const { looks } = courseOf(situation);
  const kept: { value: unknown; text: string }[] = [];
  let [place, heard] = [0, 0];
  walk(situation, (run) => {
    for (; heard < run.told.length; heard++) {
      kept.push({ value: run.told[heard], text: JSON.stringify(run.told[heard]) });
    }
    if (!looks.has(place++)) return;
    const before = JSON.stringify(run.state);
    for (const viewer of [...seatsOf(table.seats), 'spectator'] as const) {
      const view = game.observe(run.state, viewer);
      kept.push({ value: view, text: JSON.stringify(view) });
      same(situation, 'a view that was built twice', game.observe(run.state, viewer), view);
    }
    const position = game.position(run.state);
    kept.push({ value: position, text: JSON.stringify(position) });
    same(situation, 'a state after it was shown', run.state, JSON.parse(before));
  });
  for (const { value, text } of kept) {
    same(situation, 'what was shown or told earlier', value, JSON.parse(text));
  }
}

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
  const record = parseRecord(text);
  const again = replay(game, {
    ...record,
    opening: record.opening,
  });
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

/** Every match ends in time; it has an outcome then and not before; and the points told add up to its scores. */
export function ends(situation: Situation): void {
  const { game, table } = situation;
  const player = playerOf(situation);
  const run = deal(situation);
  let outcome: Outcome | undefined;
  for (let given = 0; ; given++) {
    outcome = game.outcome(run.state);
    const move = anyMove(game, run.state, player);
    if (move === undefined) break;
    if (outcome !== undefined) fail(situation, 'there is an outcome before the match is over');
    if (given === game.nature.longest) fail(situation, `not over after ${given} answers`);
    play(game, run, move.seat, move.choice);
  }
  if (outcome === undefined) fail(situation, 'there is no outcome, though the match is over');
  const { ranks, scores, teams } = outcome;
  const { nature } = game;
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
  if (teams !== undefined) {
    if (!nature.teams) fail(situation, 'there are teams, though the game has none');
    for (const seat of ranks.keys()) {
      const mate = teams.indexOf(teams[seat] ?? -1);
      if (ranks[seat] !== ranks[mate]) fail(situation, 'a team is parted by its ranks');
    }
  }
  if (scores === undefined) return;
  const sums = seatsOf(table.seats).map((seat) =>
    run.told.reduce((sum, { event }) => sum + (game.points?.(event)?.[seat] ?? 0), 0),
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
  const { game, table, seed } = situation;
  const { looks, draws } = courseOf(situation);
  let place = 0;
  walk(situation, ({ state }) => {
    const waiting = pending(game, state);
    if (waiting && waiting.step.seats(state, waiting.frame).length > 1) seen.simultaneous = true;
    if (game.outcome(state)?.teams) seen.teams = true;
    if (!looks.has(place++)) return;
    for (const viewer of [...seatsOf(table.seats), 'spectator'] as const) {
      const view: unknown = JSON.parse(JSON.stringify(game.observe(state, viewer)));
      const dreamt = game.imagine(view, seeded(`dream ${seed}`));
      if (canonical(dreamt) !== canonical(state)) seen.hidden = true;
    }
  });
  if (draws.length > 0) seen.chance = true;
  for (const trait of ['chance', 'simultaneous', 'hidden', 'teams'] as const) {
    if (seen[trait] && !game.nature[trait]) fail(situation, `the nature denies ${trait}, and here it is`);
  }
}

/** A position is set out again as itself and plays on; it and the options are as the schemas say. */
export function positions(situation: Situation): void {
  const { game, table, seed } = situation;
  const { options, position } = schemasOf(game);
  if (!options(table.options)) fail(situation, 'the options are not as their schema says');
  walkAndLook(situation, (run) => {
    for (const viewer of [undefined, ...seatsOf(table.seats), 'spectator'] as const) {
      const found: unknown = JSON.parse(JSON.stringify(game.position(run.state, viewer)));
      if (!position(found)) {
        fail(situation, `a position is not as its schema says: ${JSON.stringify(position.errors)}`);
      }
      const again = runOf(
        game,
        game.arrange(found, table.options, seeded(`set ${seed}`)),
        seeded(`set ${seed}`),
      );
      same(
        situation,
        'the number of seats of an arranged position',
        game.seatCount(again.state),
        table.seats,
      );
      same(
        situation,
        'a position that was set out',
        canonical(game.position(again.state, viewer)),
        canonical(found),
      );
      if (viewer === undefined) {
        same(situation, 'what waits at an arranged position', standing(game, again), standing(game, run));
      }
      const text = JSON.stringify(found);
      playOut(situation, again, seeded(`mover ${seed}`));
      same(situation, 'a position after it was played on', found, JSON.parse(text));
    }
  });
}

/** The game's own evaluation is a finite number for every seat. */
export function evaluates(situation: Situation): void {
  const { game, table } = situation;
  walk(situation, (run) => {
    for (const seat of seatsOf(table.seats)) {
      const value = game.evaluate(run.state, seat);
      if (!Number.isFinite(value)) fail(situation, `seat ${seat} is valued at ${value}`);
    }
  });
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

/** Plays a run to its end and gives the answers. */
export function playOut({ game }: Situation, run: Run, player: Chance): Move[] {
  const moves: Move[] = [];
  for (let move = anyMove(game, run.state, player); move; move = anyMove(game, run.state, player)) {
    play(game, run, move.seat, move.choice);
    moves.push(move);
  }
  return moves;
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

function playToEnd(match: Match, player: Chance): unknown[] {
  const told: unknown[] = [...match.prologue];
  for (let given = anyAnswer(match, player); given; given = anyAnswer(match, player)) {
    told.push(...match.play(given.seat, given.choice));
  }
  return told;
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

function thrown(act: () => void): unknown {
  try {
    act();
    return undefined;
  } catch (fault) {
    return fault;
  }
}

function throughJson<T>(situation: Situation, what: string, value: T): T {
  const carried: T = JSON.parse(JSON.stringify(value));
  if (!isDeepStrictEqual(carried, value))
    fail(situation, `${what} is not plain data: ${JSON.stringify(value)}`);
  return carried;
}

function standing(game: Game, { state }: Run) {
  const waiting = pending(game, state);
  return {
    outcome: game.outcome(state),
    questions: waiting?.step.seats(state, waiting.frame).map((seat) => ({
      seat,
      kind: waiting.frame.step,
      choices: waiting.step.choices(state, waiting.frame, seat).map((choice) => game.format(choice)),
    })),
  };
}

const validators = new WeakMap<Game, ReturnType<typeof compile>>();

function schemasOf(game: Game) {
  const known = validators.get(game) ?? compile(game);
  validators.set(game, known);
  return known;
}

function compile({ optionsSchema, positionSchema }: Game) {
  const ajv = new Ajv2020({ allErrors: true });
  const read = (schema: JsonSchema) => ajv.compile(schema);
  return { options: read(optionsSchema), position: read(positionSchema) };
}
