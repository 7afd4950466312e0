import { randomBytes } from 'node:crypto';
import type { BotPool } from '../../bots/pool.ts';
import { InputError } from '../../kernel/error.ts';
import { isForcedPass, playForcedPasses } from '../../kernel/forced-pass.ts';
import type { Game, Json, Seat } from '../../kernel/game.ts';
import { type Decision, Match, type Opening } from '../../kernel/match.ts';
import { formatRecord } from '../../kernel/record.ts';
import { findPending } from '../../kernel/run.ts';
import { seeded } from '../../kernel/seeded.ts';
import { formatValue, parseValue } from '../../kernel/value.ts';
import { checkedBring, checkedValue, checkOptions, checkPosition } from '../../schema/check.ts';
import { askBot } from '../ask-bot.ts';
import type { ListedGame } from '../game-list.ts';
import { playRecord, readRecord } from '../load-record.ts';
import { type SeatKnowledge, seatKnowledge } from '../seat-knowledge.ts';
import { foresee } from './foresee.ts';
import { draws, number, type Request, text, viewer } from './request.ts';

/** Milliseconds that a bot thinks where the request does not say. */
const usualMs = 1_000;

/** A match that the engine holds, and what its seats know of the game: made when it is first needed. */
interface Held {
  readonly match: Match;
  known(): SeatKnowledge;
}

/** Holds matches and answers requests about them, one after the other. */
export class Engine {
  private readonly games: readonly ListedGame[];
  private readonly bots: BotPool;
  private readonly matches = new Map<string, Held>();
  /** Where sampled values come from. It is no match's own, so that samples tell nothing of what is to come. */
  private readonly chance = seeded('samples');

  constructor(games: readonly ListedGame[], bots: BotPool) {
    this.games = games;
    this.bots = bots;
  }

  /** What stands under `ok` in the answer. Throws {@link InputError}, and then nothing has changed. */
  async answer(request: Request): Promise<unknown> {
    switch (request.do) {
      case 'games':
        return Promise.all(this.games.map(describe));
      case 'new':
        return this.begin(request);
      case 'arrange':
        return this.arrange(request);
      case 'decision':
        return decision(this.held(request).match);
      case 'play':
        return this.play(request);
      case 'script':
        return this.script(request);
      case 'view':
        return this.view(request);
      case 'position':
        return this.position(request);
      case 'record':
        return formatRecord(this.held(request).match);
      case 'load':
        return this.keep(playRecord(await readRecord(this.games, text(request, 'record'))));
      case 'undo':
        return this.undo(request);
      case 'bot':
        return this.bot(request);
      case 'content':
        return this.content(request);
      case 'sample':
        return this.sample(request);
      case 'outcomes':
        return this.outcomes(request);
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
    const options = checkOptions(game, request.options === undefined ? {} : request.options);
    return this.open(request, game, { options, seats: number(request, 'seats') });
  }

  private async arrange(request: Request) {
    const game = await this.game(request);
    const position = checkPosition(game, request.position);
    const options = checkOptions(game, request.options === undefined ? {} : request.options);
    return this.open(request, game, { options, position });
  }

  private open(
    request: Request,
    game: Game,
    start: { readonly options: unknown } & ({ readonly seats: number } | { readonly position: unknown }),
  ) {
    const rules = game.open(start.options);
    const bring = request.bring === undefined ? {} : { bring: checkedBring(rules, request.bring) };
    const opening: Opening = { ...start, ...bring, seed: seedOf(request) };
    return this.keep(new Match(game, opening, draws(request), { rules }));
  }

  private play(request: Request) {
    const { match } = this.held(request);
    const seat = number(request, 'seat');
    const emitted = match.play(seat, answerIn(request, match, seat));
    emitted.push(...playForcedPasses(match));
    return { events: emitted.map(({ event }) => event) };
  }

  /** Takes back one answer, and with it the replies that followed because nothing else could be replied. */
  private undo(request: Request) {
    const { match } = this.held(request);
    do match.undo();
    while (match.moves.length > match.earliest && match.decisions().some(isForcedPass));
    // A position may begin with some.
    playForcedPasses(match);
    return {};
  }

  private script(request: Request) {
    const { match } = this.held(request);
    if (request.chance === undefined) throw new InputError('bad-request', '"chance" is missing');
    match.script(draws(request));
    return {};
  }

  private view(request: Request) {
    const { match } = this.held(request);
    const who = viewer(request, match.seats);
    return who === 'referee' ? match.state : match.view(who);
  }

  private position(request: Request) {
    const { match } = this.held(request);
    const { rules, state } = match;
    const who = request.seat === undefined ? 'referee' : viewer(request, match.seats);
    if (rules.calm?.(state) === false) {
      throw new InputError(
        'bad-position',
        `positions of ${rules.id} cannot express this moment; ask again after the next answer, or for the "record", which has every moment`,
      );
    }
    return who === 'referee' ? rules.position(state) : rules.position(state, who);
  }

  /** The pack, as everybody may see it; for the referee with its sealed part. */
  private content(request: Request) {
    const { match } = this.held(request);
    const who = request.seat === undefined ? 'spectator' : viewer(request, match.seats);
    const { content } = match.rules;
    if (content === undefined) return null;
    const { pack, sealed } = content;
    return who === 'referee' && sealed !== undefined ? { ...objectOf(pack), sealed } : pack;
  }

  private sample(request: Request) {
    const { match } = this.held(request);
    const { seat } = questionTo(request, match);
    const pending = findPending(match.rules, match.state).find((one) => one.seat === seat);
    if (pending?.kind !== 'value') {
      throw new InputError('bad-request', `seat ${seat} is asked for a choice and not for a value`);
    }
    return pending.step.sample(match.state, pending.frame, seat, this.chance);
  }

  private outcomes(request: Request) {
    const held = this.held(request);
    const { match } = held;
    const seat = number(request, 'seat');
    const text = answerIn(request, match, seat);
    const refusal = match.refusal(seat, text);
    if (refusal !== undefined) throw refusal;
    const { exact, outcomes } = foresee(held.known().rules, match.view(seat), seat, text);
    return { exact, outcomes: outcomes.map(({ probability, result }) => ({ probability, events: result })) };
  }

  private bot(request: Request): Promise<string> {
    const held = this.held(request);
    const { match } = held;
    const decision = questionTo(request, match);
    const ms = request.ms === undefined ? usualMs : number(request, 'ms');
    if (ms < 0) throw new InputError('bad-request', '"ms" must not be negative');
    return askBot(this.bots, match, held.known(), decision, {
      bot: text(request, 'bot'),
      // The same match at the same answer is answered alike, so that a session can be repeated.
      seed: `${match.opening.seed} bot ${match.moves.length}`,
      ms,
    });
  }

  private async game(request: Request): Promise<Game> {
    const wanted = text(request, 'game');
    const entry = this.games.find(({ id }) => id === wanted);
    if (entry === undefined) throw new InputError('unknown-game', `there is no game "${wanted}"`);
    return entry.game();
  }

  private held(request: Request): Held {
    if (request.match === undefined) throw new InputError('bad-request', '"match" is missing');
    const held = typeof request.match === 'string' ? this.matches.get(request.match) : undefined;
    if (held !== undefined) return held;
    throw new InputError('unknown-match', `there is no match ${JSON.stringify(request.match)}`);
  }

  private keep(match: Match): { match: string } {
    playForcedPasses(match);
    const id = `m${this.matches.size + 1}`;
    let known: SeatKnowledge | undefined;
    this.matches.set(id, {
      match,
      known() {
        known ??= seatKnowledge(match);
        return known;
      },
    });
    return { match: id };
  }
}

async function describe(entry: ListedGame) {
  const { id, version, nature, optionsSchema, positionSchema, notation } = await entry.game();
  return { id, version, seats: nature.seats, options: optionsSchema, position: positionSchema, notation };
}

function decision(match: Match) {
  const decisions = match.decisions().map(({ seat, kind, choices, input }) => ({
    seat,
    kind,
    ...(input === undefined ? { choices } : { input }),
  }));
  return decisions.length > 0 ? { over: false, decisions } : { over: true, outcome: match.outcome };
}

/** What the seat in a request is asked; without a seat, what the first is asked who has to answer. */
function questionTo(request: Request, match: Match): Decision {
  const decisions = match.decisions();
  const wanted = request.seat === undefined ? decisions[0]?.seat : number(request, 'seat');
  const decision = decisions.find(({ seat }) => seat === wanted);
  if (decisions.length === 0) throw new InputError('match-over', 'the match is over');
  if (decision !== undefined) return decision;
  throw new InputError('not-your-decision', `seat ${wanted} has nothing to answer now`);
}

/** The choice or value in a request, in notation. A value has the form that its seat is asked for, if it is asked. */
function answerIn(request: Request, match: Match, seat: Seat): string {
  if (request.choice !== undefined && request.value !== undefined) {
    throw new InputError('bad-request', 'an answer is a "choice" or a "value", and not both');
  }
  const typed = request.value === undefined ? text(request, 'choice') : undefined;
  const value = typed === undefined ? request.value : parseValue(typed);
  if (typed !== undefined && value === undefined) return typed;
  const decision = match.decisions().find((one) => one.seat === seat);
  if (decision?.input === undefined) return `=${JSON.stringify(value)}`;
  return formatValue(checkedValue(decision.input, value));
}

function objectOf(pack: Json): { readonly [name: string]: Json } {
  return typeof pack === 'object' && pack !== null && !Array.isArray(pack) ? pack : { pack };
}

function seedOf(request: Request): string {
  return request.seed === undefined ? randomBytes(16).toString('hex') : text(request, 'seed');
}
