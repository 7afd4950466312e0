import { hashOf } from './canonical.ts';
import type { Draw } from './chance.ts';
import { InputError } from './error.ts';
import type { Game, Json, State } from './game.ts';
import { type Answer, Match, type Opening } from './match.ts';

/** A whole match as plain data: what `parseRecord` reads and `replay` plays. */
export interface MatchRecord {
  readonly game: string;
  readonly version: string;
  readonly opening: Opening<Json, Json>;
  readonly answers: readonly Answer[];
  /** Hash of the last state, to show that a replay came to the same end. */
  readonly hash?: string;
}

const firstLine = 'starboard match 1';

/**
 * The match as text that people can read and mail: a header of `name value` lines (values are JSON but for game and
 * version), an empty line, then one line an answer: seat, choice, and the random results that followed as JSON.
 * It holds all secrets of the match: for the referee, and for everybody once the match is over.
 */
export function formatRecord(match: Match): string {
  const { game, opening, answers } = match;
  const header = [
    firstLine,
    `game ${game.id}`,
    `rules ${game.version}`,
    ...('position' in opening
      ? [`position ${JSON.stringify(opening.position)}`]
      : [`seats ${opening.seats}`]),
    `options ${JSON.stringify(opening.options)}`,
    `seed ${JSON.stringify(opening.seed)}`,
    `draws ${JSON.stringify(opening.draws ?? [])}`,
    `hash ${hashOf(match.state)}`,
  ];
  const lines = answers.map(
    ({ seat, choice, draws }) => `${seat} ${choice}${draws.length > 0 ? ` ${JSON.stringify(draws)}` : ''}`,
  );
  return `${[...header, '', ...lines].join('\n')}\n`;
}

/** Reads a record. Throws {@link InputError} `bad-record` naming the line at fault. */
export function parseRecord(text: string): MatchRecord {
  const lines = text.replaceAll('\r\n', '\n').trimEnd().split('\n');
  if (lines[0]?.trim() !== firstLine) throw fault(1, `a record begins with "${firstLine}"`);
  const end = lines.indexOf('');
  const header = new Map<string, string>();
  for (const [index, line] of lines.slice(1, end < 0 ? undefined : end).entries()) {
    const space = line.indexOf(' ');
    if (space < 1) throw fault(index + 2, 'a header line is a name, a space and a value');
    header.set(line.slice(0, space), line.slice(space + 1));
  }
  const need = (name: string): string => {
    const value = header.get(name);
    if (value === undefined) throw fault(1, `the header has no line "${name}"`);
    return value;
  };
  const start = header.has('position')
    ? { position: json(need('position'), 'position') }
    : { seats: Number(need('seats')) };
  const seed = json(need('seed'), 'seed');
  if (typeof seed !== 'string') throw fault(1, 'the seed is a JSON string');
  const draws = header.has('draws') ? drawsOf(json(need('draws'), 'draws'), 1) : undefined;
  const hash = header.get('hash');
  return {
    game: need('game'),
    version: need('rules'),
    opening: { ...start, options: json(need('options'), 'options'), seed, ...(draws && { draws }) },
    answers: end < 0 ? [] : lines.slice(end + 1).map((line, index) => answerOf(line, end + index + 2)),
    ...(hash !== undefined && { hash }),
  };
}

/**
 * Plays a record to its end. Options and position must have been checked against the game's schemas.
 * Throws {@link InputError} `bad-record` if the rules are of another version or the match does not come out as noted.
 */
export function replay<S extends State, C, V, E, O, P>(
  game: Game<S, C, V, E, O, P>,
  record: Omit<MatchRecord, 'opening'> & { readonly opening: Opening<O, P> },
): Match<S, C, V, E, O, P> {
  if (record.version !== game.version) {
    throw new InputError(
      'bad-record',
      `this record needs version ${record.version} of the rules of ${game.id}; here is ${game.version}`,
    );
  }
  const match = new Match<S, C, V, E, O, P>(game, record.opening);
  for (const [index, { seat, choice, draws }] of record.answers.entries()) {
    match.script(draws);
    try {
      match.play(seat, choice);
    } catch (cause) {
      if (!(cause instanceof InputError)) throw cause;
      throw new InputError(
        'bad-record',
        `answer ${index + 1} (${seat} ${choice}): ${cause.message}`,
        cause.rule,
      );
    }
    match.script([]);
  }
  if (record.hash !== undefined && record.hash !== hashOf(match.state)) {
    throw new InputError('bad-record', 'the match does not end in the state that the record notes');
  }
  return match;
}

function answerOf(line: string, number: number): Answer {
  const [seat, choice, ...rest] = line.split(' ');
  if (seat === undefined || !/^\d+$/.test(seat) || choice === undefined) {
    throw fault(number, 'an answer is a seat, a choice and its random results');
  }
  return {
    seat: Number(seat),
    choice,
    draws: rest.length > 0 ? drawsOf(json(rest.join(' '), `line ${number}`), number) : [],
  };
}

function drawsOf(value: Json, line: number): Draw[] {
  if (!Array.isArray(value)) throw fault(line, 'random results are a JSON list');
  return value.map((draw) => {
    if (typeof draw === 'number') return draw;
    if (Array.isArray(draw) && draw.every((from) => typeof from === 'number')) return draw;
    throw fault(line, 'a random result is a number or a list of numbers');
  });
}

function json(text: string, what: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    throw new InputError('bad-record', `${what} is not JSON`);
  }
}

function fault(line: number, message: string): InputError {
  return new InputError('bad-record', `line ${line}: ${message}`);
}
