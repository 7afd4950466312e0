import type { GameEntry } from '../games/entry.ts';
import { InputError } from '../kernel/error.ts';
import type { Rules } from '../kernel/game.ts';
import { seeded } from '../kernel/seeded.ts';
import { botById } from './bots.ts';
import type { ThreadReport, ThreadRequest } from './pool-protocol.ts';
import { sampleValues } from './values.ts';

/** Number of sampled values from which a bot takes the best. */
const valuesOffered = 8;

/** Asks bots in a thread, and keeps the games open that they play: in a thread of Node, and in one of a browser. */
export class Answers {
  private readonly games: readonly Pick<GameEntry, 'id' | 'game'>[];
  private readonly isStopped: () => boolean;
  private readonly opened = new Map<string, Rules>();

  /** `isStopped` says whether the bot has to stop before its time. */
  constructor(games: readonly Pick<GameEntry, 'id' | 'game'>[], isStopped: () => boolean) {
    this.games = games;
    this.isStopped = isStopped;
  }

  /** Returns the bot's choice. Calls `begin` when the game is open and the bot begins to think. */
  async choose(request: ThreadRequest, begin: () => void): Promise<string> {
    const bot = botById(request.bot);
    if (bot === undefined) throw new InputError('unknown-bot', `there is no bot ${request.bot}`);
    const rules = await this.rulesFor(request);
    const { view, seat, kind, seed, ms } = request;
    begin();
    const end = performance.now() + ms;
    const timeIsUp = () => performance.now() >= end || this.isStopped();
    const chance = seeded(seed);
    const choices =
      request.choices.length > 0 ? request.choices : sampleValues(rules, view, seat, chance, valuesOffered);
    return bot.choose({ rules, view, seat, kind, choices, chance, timeIsUp });
  }

  private async rulesFor({ game: id, key, options, forget }: ThreadRequest): Promise<Rules> {
    for (const other of forget) this.opened.delete(other);
    const known = this.opened.get(key);
    if (known !== undefined) return known;
    const entry = this.games.find((game) => game.id === id);
    if (entry === undefined) throw new InputError('unknown-game', `there is no game ${id}`);
    const rules = (await entry.game()).open(options);
    this.opened.set(key, rules);
    return rules;
  }
}

/** What a thread reports of a failure. */
export function failureOf(fault: unknown): Extract<ThreadReport, { readonly kind: 'failed' }> {
  const message = fault instanceof Error ? fault.message : String(fault);
  return { kind: 'failed', message, ...(fault instanceof InputError && { code: fault.code }) };
}
