import { randomBytes } from 'node:crypto';
import type { BotPool } from '../../bots/pool.ts';
import type { GameEntry } from '../../games/entry.ts';
import { InputError } from '../../kernel/error.ts';
import type { Game } from '../../kernel/game.ts';
import { Match } from '../../kernel/match.ts';
import { formatRecord } from '../../kernel/record.ts';
import { isForcedReply, passForced } from '../../kernel/replies.ts';
import { checkedOptions, checkedPosition } from '../../schema/check.ts';
import { loadRecord } from '../load-record.ts';
import { draws, number, type Request, text, viewer } from './request.ts';

/** Milliseconds that a bot thinks where the request does not say. */
const usualMs = 1_000;

/** Holds matches and answers requests about them, one after the other. */
export class Engine {
  private readonly entries: readonly GameEntry[];
  private readonly bots: BotPool;
  private readonly matches = new Map<string, Match>();

  constructor(entries: readonly GameEntry[], bots: BotPool) {
    this.entries = entries;
    this.bots = bots;
  }

  /** What stands under `ok` in the answer. Throws {@link InputError}, and then nothing has changed. */
  async answer(request: Request): Promise<unknown> {
    switch (request.do) {
      case 'games':
        return Promise.all(this.entries.map(describe));
      case 'new':
        return this.begin(request);
      case 'arrange':
        return this.arrange(request);
      case 'decision':
        return decision(this.match(request));
      case 'play':
        return this.play(request);
      case 'script':
        return this.script(request);
      case 'view':
        return this.view(request);
      case 'position':
        return this.position(request);
      case 'record':
        return formatRecord(this.match(request));
      case 'load':
        return this.keep((await loadRecord(this.entries, text(request, 'record'))).match);
      case 'undo':
        return this.undo(request);
      case 'bot':
        return this.bot(request);
      case 'quit':
        return {};
      default:
        throw new InputError(
          'bad-request',
          `"do" names no request: ${JSON.stringify(request.do) ?? 'missing'}`,
        );
    }
  }

  private async begin(request: Request) {
    const game = await this.game(request);
    const seats = number(request, 'seats');
    const options = checkedOptions(game, request.options === undefined ? {} : request.options);
    return this.keep(new Match(game, { options, seed: seedOf(request), seats }, draws(request)));
  }

  private async arrange(request: Request) {
    const game = await this.game(request);
    const position = checkedPosition(game, request.position);
    const options = checkedOptions(game, request.options === undefined ? {} : request.options);
    return this.keep(new Match(game, { options, seed: seedOf(request), position }, draws(request)));
  }

  private play(request: Request) {
    const match = this.match(request);
    const told = match.play(number(request, 'seat'), text(request, 'choice'));
    told.push(...passForced(match));
    return { events: told.map(({ event }) => event) };
  }

  /** Takes back one answer, and with it the replies that followed because nothing else could be replied. */
  private undo(request: Request) {
    const match = this.match(request);
    do match.undo();
    while (match.answers.length > 0 && match.questions().some(isForcedReply));
    // A position may begin with some.
    passForced(match);
    return {};
  }

  private script(request: Request) {
    const match = this.match(request);
    if (request.chance === undefined) throw new InputError('bad-request', '"chance" is missing');
    match.script(draws(request));
    return {};
  }

  private view(request: Request) {
    const match = this.match(request);
    const who = viewer(request, match.seats);
    return who === 'referee' ? match.state : match.view(who);
  }

  private position(request: Request) {
    const match = this.match(request);
    const who = request.seat === undefined ? 'referee' : viewer(request, match.seats);
    return who === 'referee' ? match.game.position(match.state) : match.game.position(match.state, who);
  }

  private bot(request: Request): Promise<string> {
    const match = this.match(request);
    const questions = match.questions();
    const wanted = request.seat === undefined ? questions[0]?.seat : number(request, 'seat');
    const question = questions.find(({ seat }) => seat === wanted);
    if (questions.length === 0) throw new InputError('match-over', 'the match is over');
    if (question === undefined) {
      throw new InputError('not-your-decision', `seat ${wanted} has nothing to answer now`);
    }
    const ms = request.ms === undefined ? usualMs : number(request, 'ms');
    if (ms < 0) throw new InputError('bad-request', '"ms" must not be negative');
    return this.bots.choose({
      ...question,
      game: match.game.id,
      view: match.view(question.seat),
      bot: text(request, 'bot'),
      // The same match at the same answer is answered alike, so that a session can be repeated.
      seed: `${match.opening.seed} bot ${match.answers.length}`,
      ms,
    });
  }

  private async game(request: Request): Promise<Game> {
    const wanted = text(request, 'game');
    const entry = this.entries.find(({ id }) => id === wanted);
    if (entry === undefined) throw new InputError('unknown-game', `there is no game "${wanted}"`);
    return entry.game();
  }

  private match(request: Request): Match {
    if (request.match === undefined) throw new InputError('bad-request', '"match" is missing');
    const match = typeof request.match === 'string' ? this.matches.get(request.match) : undefined;
    if (match !== undefined) return match;
    throw new InputError('unknown-match', `there is no match ${JSON.stringify(request.match)}`);
  }

  private keep(match: Match): { match: string } {
    passForced(match);
    const id = `m${this.matches.size + 1}`;
    this.matches.set(id, match);
    return { match: id };
  }
}

async function describe(entry: GameEntry) {
  const { id, version, nature, optionsSchema, positionSchema, notation } = await entry.game();
  return { id, version, seats: nature.seats, options: optionsSchema, position: positionSchema, notation };
}

function decision(match: Match) {
  const decisions = match.questions().map(({ seat, kind, choices }) => ({ seat, kind, choices }));
  return decisions.length > 0 ? { over: false, decisions } : { over: true, outcome: match.outcome };
}

function seedOf(request: Request): string {
  return request.seed === undefined ? randomBytes(16).toString('hex') : text(request, 'seed');
}
