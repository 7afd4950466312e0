import { canonical, hashOf } from './canonical.ts';
import type { Draw } from './chance.ts';
import { InputError } from './error.ts';
import type { Proof } from './fairness.ts';
import type { Game, Json, Seat, State } from './game.ts';
import { type Answer, Match, type Opening } from './match.ts';

/** A whole match as plain data: what `parseRecord` reads and `replay` plays. */
export interface MatchRecord {
  readonly game: string;
  readonly version: string;
  readonly opening: Opening<Json, Json>;
  readonly answers: readonly Answer[];
  /** Hash of the pack with which the match was played, where the game has packs. */
  readonly pack?: string;
  /** Hash of the last state, to show that a replay came to the same end. */
  readonly hash?: string;
  /** How the seed came about, as far as the record says it; nothing of it has been checked: see `verify`. */
  readonly proof?: Partial<Proof>;
  /** Where the match did not come to its end by the rules. */
  readonly ending?: Ending;
}

/** How the people at a table ended a match that the rules would have let go on: a record's last answer is not the end. */
export interface Ending {
  readonly how: 'agreed' | 'resigned' | 'time';
  /** Who gave up, or had no time left. */
  readonly seat?: Seat;
}

const firstLine = 'starboard match 1';

/**
 * The match as text that people can read and mail: a header of `name value` lines (values are JSON but for game and
 * version), an empty line, then one line an answer: seat, choice, and the random results that followed as JSON.
 * It holds all secrets of the match: for the referee, and for everybody once the match is over.
 */
export function formatRecord(
  { game, opening, answers, state }: Pick<Match, 'game' | 'opening' | 'answers' | 'state'>,
  proof?: Proof,
  ending?: Ending,
): string {
  const header = [
    firstLine,
    `game ${game.id}`,
    `rules ${game.version}`,
    ...('position' in opening
      ? [`position ${JSON.stringify(opening.position)}`]
      : [`seats ${opening.seats}`]),
    `options ${JSON.stringify(opening.options)}`,
    ...(game.pack ? [`pack ${hashOf(game.pack(state))}`] : []),
    `seed ${JSON.stringify(opening.seed)}`,
    ...(proof === undefined
      ? []
      : [
          `secret ${JSON.stringify(proof.secret)}`,
          `commitment ${JSON.stringify(proof.commitment)}`,
          `contributions ${JSON.stringify(proof.contributions)}`,
        ]),
    `draws ${JSON.stringify(opening.draws ?? [])}`,
    `hash ${hashOf(state)}`,
    ...(ending === undefined
      ? []
      : [`ended ${ending.how}${ending.seat === undefined ? '' : ` ${ending.seat}`}`]),
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
  const blank = lines.indexOf('');
  const end = blank < 0 ? lines.length : blank;
  const header = headerOf(lines.slice(0, end));
  const need = (name: string): Value => {
    const value = header.get(name);
    if (value === undefined) throw fault(end, `the header ends without a line "${name}"`);
    return value;
  };
  const start = header.has('position')
    ? { position: json(need('position')) }
    : { seats: wholeNumber(need('seats')) };
  const seed = textOf(need('seed'), 'the seed');
  const noted = header.get('draws');
  const draws = noted && drawsOf(noted);
  const pack = header.get('pack')?.text;
  const hash = header.get('hash')?.text;
  const proof = proofOf(header);
  const ended = header.get('ended');
  const ending = ended && endingOf(ended);
  return {
    game: need('game').text,
    version: need('rules').text,
    opening: { ...start, options: json(need('options')), seed, ...(draws && { draws }) },
    answers: lines.slice(end + 1).map((line, index) => answerOf({ text: line, line: end + index + 2 })),
    ...(pack !== undefined && { pack }),
    ...(hash !== undefined && { hash }),
    ...(proof && { proof }),
    ...(ending && { ending }),
  };
}

/**
 * Plays a record to its end. Options and position must have been checked against the game's schemas.
 * Throws {@link InputError} `bad-record` if the rules are of another version, the pack is not the one with which the
 * match was played, or the match does not come out as noted.
 */
export function replay<S extends State, C, V, E, O, P>(
  game: Game<S, C, V, E, O, P>,
  record: Omit<MatchRecord, 'opening'> & { readonly opening: Opening<O, P> },
): Match<S, C, V, E, O, P> {
  checkRules(game, record);
  const match = new Match<S, C, V, E, O, P>(game, record.opening);
  checkPack(match, record);
  if (!areAsNoted(match.opening.draws, record.opening.draws)) {
    throw bad('the set-up does not use the random results that the record notes');
  }
  for (const [index, { seat, choice, draws }] of record.answers.entries()) {
    const where = `answer ${index + 1} (${seat} ${choice})`;
    match.script(draws);
    try {
      match.play(seat, choice);
    } catch (cause) {
      if (!(cause instanceof InputError)) throw cause;
      throw bad(`${where}: ${cause.message}`, cause.rule);
    }
    if (!areAsNoted(match.answers[index]?.draws, draws)) {
      throw bad(`${where} does not use the random results that the record notes`);
    }
  }
  match.script([]);
  if (record.hash !== undefined && record.hash !== hashOf(match.state)) {
    throw bad('the match does not end in the state that the record notes');
  }
  return match;
}

/** Throws {@link InputError} `bad-record` if the record is of another game, or of another version of its rules. */
export function checkRules(
  game: Pick<Game, 'id' | 'version'>,
  record: Pick<MatchRecord, 'game' | 'version'>,
): void {
  if (record.game !== game.id) throw bad(`this record is of ${record.game}, not of ${game.id}`);
  if (record.version !== game.version) {
    throw bad(
      `this record needs version ${record.version} of the rules of ${game.id}; here is ${game.version}`,
    );
  }
}

/** Throws {@link InputError} `bad-record` if the match has not the pack with which the record was played. */
export function checkPack<S extends State, C, V, E, O, P>(
  { game, state }: Match<S, C, V, E, O, P>,
  record: Pick<MatchRecord, 'pack'>,
): void {
  const pack = game.pack && hashOf(game.pack(state));
  if (record.pack !== undefined && record.pack !== pack) {
    throw bad(`this record needs the pack with the hash ${record.pack}; here it has ${pack ?? 'none'}`);
  }
}

/** A text and the line of the record where it stands. */
interface Value {
  readonly text: string;
  readonly line: number;
}

function headerOf(lines: readonly string[]): Map<string, Value> {
  const header = new Map<string, Value>();
  for (const [index, text] of lines.entries()) {
    if (index === 0) continue;
    const [line, space] = [index + 1, text.indexOf(' ')];
    if (space < 1) throw fault(line, 'a header line is a name, a space and a value');
    const name = text.slice(0, space);
    if (header.has(name)) throw fault(line, `the header has a second line "${name}"`);
    header.set(name, { text: text.slice(space + 1), line });
  }
  return header;
}

function proofOf(header: ReadonlyMap<string, Value>): Partial<Proof> | undefined {
  const [secret, commitment, contributions] = ['secret', 'commitment', 'contributions'].map((name) =>
    header.get(name),
  );
  if (secret === undefined && commitment === undefined && contributions === undefined) return undefined;
  return {
    ...(secret && { secret: textOf(secret, 'the secret') }),
    ...(commitment && { commitment: textOf(commitment, 'the commitment') }),
    ...(contributions && { contributions: textsOf(contributions) }),
  };
}

function answerOf({ text, line }: Value): Answer {
  const [seat, choice, ...rest] = text.split(' ');
  if (seat === undefined || !/^\d+$/.test(seat) || !choice) {
    throw fault(line, 'an answer is a seat, a choice and its random results');
  }
  return {
    seat: Number(seat),
    choice,
    draws: rest.length > 0 ? drawsOf({ text: rest.join(' '), line }) : [],
  };
}

function endingOf({ text, line }: Value): Ending {
  const [, how, seat] = /^(agreed|resigned|time)(?: (\d{1,2}))?$/.exec(text) ?? [];
  if (how !== 'agreed' && how !== 'resigned' && how !== 'time') {
    throw fault(line, 'a match is ended by agreed, resigned or time, and a seat');
  }
  return { how, ...(seat !== undefined && { seat: Number(seat) }) };
}

function drawsOf(noted: Value): Draw[] {
  const value = json(noted);
  if (!Array.isArray(value)) throw fault(noted.line, 'random results are a JSON list');
  return value.map((draw) => {
    if (typeof draw === 'number') return draw;
    if (Array.isArray(draw) && draw.every((from) => typeof from === 'number')) return draw;
    throw fault(noted.line, 'a random result is a number or a list of numbers');
  });
}

function textOf(value: Value, what: string): string {
  const text = json(value);
  if (typeof text !== 'string') throw fault(value.line, `${what} is a JSON string`);
  return text;
}

function textsOf(value: Value): string[] {
  const texts = json(value);
  if (!Array.isArray(texts)) throw fault(value.line, 'contributions are a JSON list');
  return texts.map((text) => {
    if (typeof text === 'string') return text;
    throw fault(value.line, 'a contribution is a text');
  });
}

/** Where a record notes no results, the seed decides. */
function areAsNoted(used: readonly Draw[] = [], noted: readonly Draw[] = []): boolean {
  return noted.length === 0 || canonical(used) === canonical(noted);
}

function wholeNumber({ text, line }: Value): number {
  if (!/^\d{1,3}$/.test(text)) throw fault(line, `"${text}" is no number of seats`);
  return Number(text);
}

function json({ text, line }: Value): Json {
  try {
    return JSON.parse(text);
  } catch {
    throw fault(line, `"${text}" is not JSON`);
  }
}

function fault(line: number, message: string): InputError {
  return bad(`line ${line}: ${message}`);
}

function bad(message: string, rule?: string): InputError {
  return new InputError('bad-record', message, rule);
}
