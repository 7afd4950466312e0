import { randomBytes, randomInt } from 'node:crypto';
import type { GameEntry } from '../games/entry.ts';
import { InputError } from '../kernel/error.ts';
import type { Game } from '../kernel/game.ts';
import { checkedOptions } from '../schema/check.ts';
import type { BotManners } from './bot-seats.ts';
import { cardOf, infoOf } from './card.ts';
import type { Chair, Entry, Opened } from './entry.ts';
import type { Herald } from './notices/absent.ts';
import { Play } from './play.ts';
import type { NewTable, SeatPlan, TableInfo, TableLists } from './protocol.ts';
import { Refused } from './refusal.ts';
import { rosterOf } from './roster.ts';
import type { News, Storage, StoredAccount } from './storage/storage.ts';
import { Table } from './table.ts';

/** What the server knows of the list of games. */
export type ServedGame = Pick<GameEntry, 'id' | 'game'>;

/** No list shows more tables than this. */
const listLength = 100;

/** How often to look whether other processes have written, if no hint came, in milliseconds. */
const glance = 5000;

interface Live {
  readonly table: Promise<Table>;
  used: number;
}

/** How long people may think about a reply where there are clocks and nothing else is said, in seconds. */
const usualReply = 10;

/** All tables. Those at which somebody looks are in memory; the rest are in the storage alone. */
export class Tables {
  private readonly games: readonly ServedGame[];
  private readonly storage: Storage;
  private readonly manners: BotManners;
  private readonly herald: Herald;
  private readonly live = new Map<string, Live>();
  private readonly loaded = new Map<string, Table>();
  /** When this server began, in milliseconds since 1970. */
  private readonly began = Date.now();
  private readonly sweeping: NodeJS.Timeout;
  private readonly looking: NodeJS.Timeout;
  private catchingUp = false;
  private lookAgain = false;

  /** `rest` is how long a table stays in memory after everybody has gone, in milliseconds. */
  constructor(
    games: readonly ServedGame[],
    storage: Storage,
    manners: BotManners,
    herald: Herald,
    rest: number,
  ) {
    this.herald = herald;
    this.games = games;
    this.storage = storage;
    this.manners = manners;
    this.sweeping = setInterval(() => this.sweep(rest), Math.max(1, rest / 2));
    this.sweeping.unref();
    this.looking = setInterval(() => void this.catchUp(), glance);
    this.looking.unref();
    storage.watch((news) => this.hear(news));
  }

  /** Opens a table. No match begins before who opened it has seen the commitment and contributed. */
  async open(
    account: StoredAccount,
    { game: gameId, seats, options, listed, spectators = true, clock }: NewTable,
  ): Promise<Table> {
    const game = await this.game(gameId);
    if (seats.filter(({ kind }) => kind === 'me').length > 1) {
      throw new InputError('bad-seats', 'one seat is yours; those of others at this screen have names');
    }
    const at = Date.now();
    const opened: Opened & Entry = {
      kind: 'opened',
      account: account.id,
      game: game.id,
      version: game.version,
      chairs: seats.map((plan) => chairOf(plan, account)),
      options: checkedOptions(game, options),
      secret: randomBytes(32).toString('hex'),
      listed,
      spectators,
      ...(clock && { clock: { reply: usualReply, ...clock } }),
      at,
    };
    // A match that is never played: the set-up refuses what no schema can.
    new Play(game, opened, []);
    const id = newId();
    await this.storage.append(id, 0, [opened], cardOf(id, rosterOf(opened), undefined));
    return this.get(id);
  }

  /** The table at which the people of a finished one play again; opened if it is not there yet. */
  async rematch(account: StoredAccount, id: string): Promise<Table> {
    const played = await this.get(id);
    return this.get(await played.rematch(account.id, async (plan) => (await this.open(account, plan)).id));
  }

  /** The table of that name, from memory or from its log. */
  async get(id: string): Promise<Table> {
    let live = this.live.get(id);
    if (live === undefined) {
      live = { table: this.load(id), used: 0 };
      this.live.set(id, live);
      live.table.catch(() => this.live.delete(id));
    }
    live.used = Date.now();
    return live.table;
  }

  async listsFor(account: string): Promise<TableLists> {
    const [open, mine] = await Promise.all([
      this.storage.openTables(listLength),
      this.storage.tablesOf(account, listLength),
    ]);
    const told = (cards: typeof open): TableInfo[] =>
      cards.map((card) => infoOf(card, account, (other) => this.loaded.get(card.id)?.isHere(other) ?? false));
    return { open: told(open), mine: told(mine) };
  }

  /** A new name shows at the tables in memory; elsewhere when the account next sits down. */
  async rename(account: string, name: string): Promise<void> {
    await Promise.all([...this.loaded.values()].map((table) => table.rename(account, name)));
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.live.size;
  }

  /** Resolves when all that is under way is done. */
  async close(): Promise<void> {
    clearInterval(this.sweeping);
    clearInterval(this.looking);
    await Promise.allSettled([...this.live.values()].map(async ({ table }) => (await table).stop()));
  }

  private async load(id: string): Promise<Table> {
    const entries = await this.storage.read(id, 0);
    const [opened] = entries;
    if (opened?.kind !== 'opened') throw new Refused('unknown-table', 'there is no such table');
    const game = await this.game(opened.game);
    if (game.version !== opened.version) {
      throw new Refused(
        'other-version',
        `this match needs version ${opened.version} of the rules of ${game.id}; here is ${game.version}`,
      );
    }
    const table = await Table.load(id, game, this.storage, this.manners, this.herald, entries, this.began);
    this.loaded.set(id, table);
    return table;
  }

  private hear(news: News): void {
    if (news === 'anything') void this.catchUp();
    else this.catchUpAt(news.table, news.last);
  }

  /** Sees to it that no table in memory stays behind its log for long. */
  private async catchUp(): Promise<void> {
    this.lookAgain = true;
    if (this.catchingUp) return;
    this.catchingUp = true;
    while (this.lookAgain) {
      this.lookAgain = false;
      try {
        const last = this.loaded.size === 0 ? [] : await this.storage.last([...this.loaded.keys()]);
        for (const [id, seq] of last) this.catchUpAt(id, seq);
      } catch (failure) {
        this.manners.log.warn({ err: failure }, 'the storage cannot be read');
      }
    }
    this.catchingUp = false;
  }

  private catchUpAt(id: string, last: number): void {
    this.loaded
      .get(id)
      ?.catchUp(last)
      .catch((failure: unknown) => {
        this.manners.log.warn({ table: id, err: failure }, 'a table could not be brought up to date');
      });
  }

  private async game(id: string): Promise<Game> {
    const entry = this.games.find((game) => game.id === id);
    if (entry === undefined) throw new InputError('unknown-game', `there is no game ${id}`);
    return entry.game();
  }

  private sweep(rest: number): void {
    for (const [id, { used }] of this.live) {
      const table = this.loaded.get(id);
      if (table === undefined || Date.now() - used < rest) continue;
      if (table.idle) {
        this.live.delete(id);
        this.loaded.delete(id);
        void table.close();
      }
    }
  }
}

function chairOf(plan: SeatPlan, { id, name }: StoredAccount): Chair {
  switch (plan.kind) {
    case 'me':
      return { kind: 'person', account: id, name };
    case 'screen':
      return { kind: 'person', account: id, name: plan.name };
    case 'bot':
      return { kind: 'bot', bot: plan.bot };
    case 'open':
      return { kind: 'open' };
  }
}

/** Nobody guesses it: 80 bits, in letters and digits that are not mistaken for each other. */
function newId(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('');
}
