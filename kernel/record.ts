import { canonical, hashOf } from './canonical.ts';
import type { Draw } from './chance.ts';
import { cleanName } from './clean-name.ts';
import { InputError } from './error.ts';
import type { Proof } from './fairness.ts';
import type { Content, Game, Json, Rules, Seat, State } from './game.ts';
import { Match, type Move, type Opening, readState, type Upgrade } from './match.ts';

/** A whole match as plain data. `parseRecord` makes it of a text, and `replay` plays it. */
export interface MatchRecord {
  readonly game: string;
  readonly version: string;
  readonly opening: Opening<Json, Json>;
  readonly moves: readonly Move[];
  /** The points at which another version of the rules took over, in order. `version` began the match. */
  readonly upgrades?: readonly Upgrade<Json>[];
  /** Hashes of the pack and of its sealed part, if the game has packs. */
  readonly pack?: string;
  readonly sealed?: string;
  /** Hash of the record of the previous match in a series: see `kernel/series.ts`. */
  readonly previous?: string;
  /** Hash of the last state, with which a replay is compared. */
  readonly hash?: string;
  /** The origin of the seed, as far as the record states it. It is not checked before `verify`. */
  readonly proof?: Partial<Proof>;
  /** How the match ended, if not by the rules. */
  readonly ending?: Ending;
  /** Who sat there, by seat, as far as the record states it. */
  readonly players?: readonly Player[];
}

/** Who had a seat: a person by the name they went by, or a bot by its id. */
export type Player = { readonly name: string } | { readonly bot: string };

/** How the players ended a match that was not over by the rules. */
export interface Ending {
  readonly how: 'agreed' | 'resigned' | 'time';
  /** The seat that resigned or ran out of time. */
  readonly seat?: Seat;
}

const firstLine = 'starboard match 1';

/** What a record states in addition to the match itself. */
export interface RecordNotes {
  readonly proof?: Proof;
  readonly ending?: Ending;
  readonly previous?: string;
  readonly players?: readonly Player[];
}

/**
 * What can be wrong with a record that cannot be read or played. The page has a message `fault.<name>` for each: the
 * first ones name a line, the others say how the match differs from the record.
 */
export const recordFaults = [
  'first-line',
  'missing-line',
  'header-line',
  'second-line',
  'not-json',
  'bad-value',
  'bad-move',
  'other-game',
  'other-version',
  'other-pack',
  'draws-at-start',
  'illegal-move',
  'draws',
  'other-end',
] as const;
export type RecordFault = (typeof recordFaults)[number];

/** A record that cannot be read or played: an {@link InputError} `bad-record` that says why in a form to be translated. */
export class RecordError extends InputError {
  readonly fault: RecordFault;
  readonly args: Readonly<Record<string, string | number>>;

  constructor(fault: RecordFault, args: RecordError['args'], message: string, rule?: string) {
    super('bad-record', message, rule);
    this.name = 'RecordError';
    this.fault = fault;
    this.args = args;
  }
}

/** The longest name of a player that is read, in characters. */
const longestName = 100;

/**
 * Formats a match as text that people can read and mail.
 *
 * - The header has lines `name value`. Values are JSON, except the game, the version, hashes and the ending.
 * - An empty line follows.
 * - Then each move has a line: the seat, the choice, and the random results that followed, as JSON.
 * - A line `@rules VERSION WORD STATE` marks the point at which another version of the rules took over: the word of the
 *   chance stream, and the state. The header names the first version.
 *
 * A record contains all secrets of the match. It is for the referee, and for everybody once the match is over.
 */
export function formatRecord(
  {
    game,
    began = game.version,
    rules,
    opening,
    moves,
    upgrades,
    state,
  }: Pick<Match, 'game' | 'rules' | 'opening' | 'moves' | 'upgrades' | 'state'> & {
    readonly began?: string;
  },
  { proof, ending, previous, players }: RecordNotes = {},
): string {
  const { content } = rules;
  const header = [
    firstLine,
    `game ${game.id}`,
    `rules ${began}`,
    ...('position' in opening
      ? [`position ${JSON.stringify(opening.position)}`]
      : [`seats ${opening.seats}`]),
    `options ${JSON.stringify(opening.options)}`,
    ...(content === undefined ? [] : hashLines(content)),
    ...(opening.bring === undefined ? [] : [`bring ${JSON.stringify(opening.bring)}`]),
    ...(opening.carry === undefined ? [] : [`carry ${JSON.stringify(opening.carry)}`]),
    ...(previous === undefined ? [] : [`previous ${previous}`]),
    ...(players === undefined ? [] : [`players ${JSON.stringify(players)}`]),
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
  const lines = moves.flatMap((move, index) => [
    ...upgradesAt(upgrades, index),
    `${move.seat} ${move.choice}${move.draws.length > 0 ? ` ${JSON.stringify(move.draws)}` : ''}`,
  ]);
  return `${[...header, '', ...lines, ...upgradesAt(upgrades, moves.length)].join('\n')}\n`;
}

function hashLines({ hash, sealed }: Content): string[] {
  return [`pack ${hash}`, ...(sealed === undefined ? [] : [`sealed ${hashOf(sealed)}`])];
}

function upgradesAt(upgrades: readonly Upgrade<unknown>[], moves: number): string[] {
  return upgrades
    .filter(({ checkpoint }) => checkpoint.moves === moves)
    .map(({ version, checkpoint: { word, state } }) => `@rules ${version} ${word} ${JSON.stringify(state)}`);
}

/** Parses a record. Throws {@link RecordError} that names the line at fault. */
export function parseRecord(text: string): MatchRecord {
  const lines = text.replaceAll('\r\n', '\n').trimEnd().split('\n');
  if (lines[0]?.trim() !== firstLine) throw fault('first-line', 1, `a record begins with "${firstLine}"`);
  const blank = lines.indexOf('');
  const end = blank < 0 ? lines.length : blank;
  const header = headerOf(lines.slice(0, end));
  const need = (name: string): Value => {
    const value = header.get(name);
    if (value === undefined) {
      throw fault('missing-line', end, `the header ends without a line "${name}"`, { name });
    }
    return value;
  };
  const start = header.has('position')
    ? { position: parseJson(need('position')) }
    : { seats: parseWholeNumber(need('seats')) };
  const seed = textOf(need('seed'), 'the seed');
  const noted = header.get('draws');
  const draws = noted && drawsOf(noted);
  const bring = header.get('bring');
  const carry = header.get('carry');
  const previous = header.get('previous')?.text;
  const pack = header.get('pack')?.text;
  const sealed = header.get('sealed')?.text;
  const hash = header.get('hash')?.text;
  const proof = proofOf(header);
  const ended = header.get('ended');
  const ending = ended && endingOf(ended);
  const seated = header.get('players');
  const players = seated && playersOf(seated);
  return {
    game: need('game').text,
    version: need('rules').text,
    opening: {
      ...start,
      options: parseJson(need('options')),
      seed,
      ...(draws && { draws }),
      ...(bring && { bring: listOf(bring, 'what seats bring is') }),
      ...(carry && { carry: parseJson(carry) }),
    },
    ...parseMoves(lines.slice(end + 1).map((text, index) => ({ text, line: end + index + 2 }))),
    ...(previous !== undefined && { previous }),
    ...(pack !== undefined && { pack }),
    ...(sealed !== undefined && { sealed }),
    ...(hash !== undefined && { hash }),
    ...(proof && { proof }),
    ...(ending && { ending }),
    ...(players && { players }),
  };
}

/** A record whose options and position were checked against the schemas of a game. */
export type CheckedRecord<O, P> = Omit<MatchRecord, 'opening'> & { readonly opening: Opening<O, P> };

/**
 * Plays a record to its end. The caller has checked options and position against the game's schemas. If another version
 * of the rules began the match, it is played from the point at which this version took over. Throws {@link InputError}
 * `bad-record` if the version or the pack is another one, or if the match differs from the record.
 */
export function replay<S extends State, C, V, E, O, P, B>(
  game: Game<S, C, V, E, O, P, B>,
  record: CheckedRecord<O, P>,
): Match<S, C, V, E, O, P, B> {
  const match = beginRecord(game, record, record.opening.draws ?? []);
  if (!areAsNoted(match.opening.draws, record.opening.draws)) {
    const message = 'the set-up does not use the random results that the record notes';
    throw new RecordError('draws-at-start', {}, message);
  }
  for (const [index, { seat, choice, draws }] of record.moves.entries()) {
    if (index < match.earliest) continue;
    const args = { number: index + 1, seat: seat + 1, choice };
    const where = `move ${index + 1} (${seat} ${choice})`;
    match.script(draws);
    try {
      match.play(seat, choice);
    } catch (cause) {
      if (!(cause instanceof InputError)) throw cause;
      throw new RecordError('illegal-move', args, `${where}: ${cause.message}`, cause.rule);
    }
    if (!areAsNoted(match.moves[index]?.draws, draws)) {
      const message = `${where} does not use the random results that the record notes`;
      throw new RecordError('draws', args, message);
    }
  }
  match.script([]);
  if (record.hash !== undefined && record.hash !== hashOf(match.state)) {
    throw new RecordError('other-end', {}, 'the match does not end in the state that the record notes');
  }
  return match;
}

/**
 * The match of a record at the point where these rules begin: at its opening, or where they took over. Throws
 * {@link InputError} `bad-record` if the game, the version of its rules or the pack is another one.
 */
export function beginRecord<S extends State, C, V, E, O, P, B>(
  game: Game<S, C, V, E, O, P, B>,
  record: CheckedRecord<O, P>,
  script: readonly Draw[],
): Match<S, C, V, E, O, P, B> {
  checkRules(game, record);
  const { opening, upgrades = [] } = record;
  const rules = game.open(opening.options);
  checkPack(rules, record);
  const last = upgrades.at(-1);
  if (last === undefined) return new Match(game, opening, script, { rules });
  const read = upgrades.map(({ version, checkpoint }) => ({
    version,
    checkpoint: { ...checkpoint, state: readState<S>(checkpoint.state) },
  }));
  const moves = record.moves.slice(0, last.checkpoint.moves);
  return Match.restore(game, { opening, moves, upgrades: read }, rules);
}

/** Throws {@link InputError} `bad-record` if the game or the last version of its rules is another one. */
export function checkRules(
  game: Pick<Game, 'id' | 'version'>,
  record: Pick<MatchRecord, 'game' | 'version' | 'upgrades'>,
): void {
  if (record.game !== game.id) {
    const message = `this record is of ${record.game}, not of ${game.id}`;
    throw new RecordError('other-game', { game: record.game }, message);
  }
  const version = record.upgrades?.at(-1)?.version ?? record.version;
  if (version !== game.version) {
    const message = `this record needs version ${version} of the rules of ${game.id}; here is ${game.version}`;
    throw new RecordError('other-version', { version, here: game.version }, message);
  }
}

/** Throws {@link InputError} `bad-record` if the match was played with another pack or sealed part. */
function checkPack(
  { content }: Pick<Rules, 'content'>,
  { pack, sealed }: Pick<MatchRecord, 'pack' | 'sealed'>,
): void {
  const secret = content?.sealed === undefined ? undefined : hashOf(content.sealed);
  for (const [noted, here] of [
    [pack, content?.hash],
    [sealed, secret],
  ]) {
    if (noted !== undefined && noted !== here) {
      const message = `this record needs the pack with the hash ${noted}; here it has ${here ?? 'none'}`;
      throw new RecordError('other-pack', { hash: noted.slice(0, 8) }, message);
    }
  }
}

/** A text of a record and the number of its line. */
interface Value {
  readonly text: string;
  readonly line: number;
}

function headerOf(lines: readonly string[]): Map<string, Value> {
  const header = new Map<string, Value>();
  for (const [index, text] of lines.entries()) {
    if (index === 0) continue;
    const [line, space] = [index + 1, text.indexOf(' ')];
    if (space < 1) throw fault('header-line', line, 'a header line is a name, a space and a value');
    const name = text.slice(0, space);
    if (header.has(name))
      throw fault('second-line', line, `the header has a second line "${name}"`, { name });
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

/** Parses the lines after the header: moves, and the points at which other rules took over. */
function parseMoves(lines: readonly Value[]): Pick<MatchRecord, 'moves' | 'upgrades'> {
  const moves: Move[] = [];
  const upgrades: Upgrade<Json>[] = [];
  for (const line of lines) {
    if (line.text.startsWith('@')) upgrades.push(upgradeOf(line, moves.length));
    else moves.push(parseMove(line));
  }
  return { moves, ...(upgrades.length > 0 && { upgrades }) };
}

function upgradeOf({ text, line }: Value, moves: number): Upgrade<Json> {
  const [, version, word, state] = /^@rules (\S+) (\d{1,15}) (.+)$/.exec(text) ?? [];
  if (version === undefined || word === undefined || state === undefined) {
    throw fault('bad-value', line, 'other rules take over by "@rules", their version, a word and a state');
  }
  return { version, checkpoint: { moves, word: Number(word), state: parseJson({ text: state, line }) } };
}

function listOf(value: Value, what: string): Json[] {
  const list = parseJson(value);
  if (!Array.isArray(list)) throw fault('bad-value', value.line, `${what} a JSON list`);
  return list;
}

function parseMove({ text, line }: Value): Move {
  const [seat, choice, ...rest] = text.split(' ');
  if (seat === undefined || !/^\d+$/.test(seat) || !choice) {
    throw fault('bad-move', line, 'a move is a seat, a choice and its random results');
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
    throw fault('bad-value', line, 'a match is ended by agreed, resigned or time, and a seat');
  }
  return { how, ...(seat !== undefined && { seat: Number(seat) }) };
}

function playersOf(value: Value): Player[] {
  return listOf(value, 'players are').map((player) => {
    if (typeof player === 'object' && player !== null && !Array.isArray(player)) {
      const { name, bot } = player;
      if (isShort(name)) return { name: cleanName(name) };
      if (isShort(bot)) return { bot };
    }
    throw fault('bad-value', value.line, 'a player is a name or a bot');
  });
}

function isShort(value: Json | undefined): value is string {
  return typeof value === 'string' && value.length <= longestName;
}

function drawsOf(noted: Value): Draw[] {
  const value = parseJson(noted);
  if (!Array.isArray(value)) throw fault('bad-value', noted.line, 'random results are a JSON list');
  return value.map((draw) => {
    if (typeof draw === 'number') return draw;
    if (Array.isArray(draw) && draw.every((from) => typeof from === 'number')) return draw;
    throw fault('bad-value', noted.line, 'a random result is a number or a list of numbers');
  });
}

function textOf(value: Value, what: string): string {
  const text = parseJson(value);
  if (typeof text !== 'string') throw fault('bad-value', value.line, `${what} is a JSON string`);
  return text;
}

function textsOf(value: Value): string[] {
  const texts = parseJson(value);
  if (!Array.isArray(texts)) throw fault('bad-value', value.line, 'contributions are a JSON list');
  return texts.map((text) => {
    if (typeof text === 'string') return text;
    throw fault('bad-value', value.line, 'a contribution is a text');
  });
}

/** Whether random results are those of the record. A record without results leaves them to the seed. */
function areAsNoted(used: readonly Draw[] = [], noted: readonly Draw[] = []): boolean {
  return noted.length === 0 || canonical(used) === canonical(noted);
}

function parseWholeNumber({ text, line }: Value): number {
  if (!/^\d{1,3}$/.test(text)) throw fault('bad-value', line, `"${text}" is no number of seats`);
  return Number(text);
}

function parseJson({ text, line }: Value): Json {
  try {
    return JSON.parse(text);
  } catch {
    throw fault('not-json', line, `"${text}" is not JSON`);
  }
}

/** A fault of a line. */
function fault(
  name: RecordFault,
  line: number,
  message: string,
  args: Readonly<Record<string, string>> = {},
): RecordError {
  return new RecordError(name, { ...args, line }, `line ${line}: ${message}`);
}
