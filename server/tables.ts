import type { Logger } from 'pino';
import { InputError } from '../kernel/error.ts';
import { sampleBring } from '../kernel/match.ts';
import { seeded } from '../kernel/seeded.ts';
import { whyShutOut } from './access.ts';
import type { BotConfig } from './bot-seats.ts';
import { type Caps, megabyte } from './caps.ts';
import { cardOf, infoOf } from './card.ts';
import { randomHex } from './crypto.ts';
import type { Entry, Opened, Predecessor, SeatHolder, SeriesPlace } from './entry.ts';
import { typedName } from './names.ts';
import type { NoticeSender } from './notices/turn-notifier.ts';
import { type NotedOptions, type OpenedGame, OpenedGames, type ServedGame } from './opened-games.ts';
import { type Opener, Openings } from './openings.ts';
import { Play } from './play.ts';
import type { Presence } from './presence.ts';
import { processTime } from './process-time.ts';
import type { ClockPlan, NewTable, SeatPlan, SeriesDetails, TableInfo, TableLists } from './protocol.ts';
import { readTable } from './reading.ts';
import { Refused, refusalOf } from './refusal.ts';
import { followingId, sameChairs } from './rematch.ts';
import type { FiledSeries, FiledTable, KnownAccount, SeriesLine } from './series-logs.ts';
import {
  type Card,
  type News,
  Outrun,
  openingIn,
  type Present,
  type StoredAccount,
  type TableStorage,
} from './storage/storage.ts';
import { type PlayedTable, Table, type TableSurroundings } from './table.ts';
import { factsOf } from './table-facts.ts';
import { newId } from './table-id.ts';
import { letEnd } from './timers.ts';
import { yieldIfDue } from './yielder.ts';

/** The greatest number of tables in a list. */
const listLength = 100;

/** How often to look for entries of other processes if no hint came, in milliseconds. */
const glance = 5000;

/** How long after its time a clock is left to the process that has its table in memory, in milliseconds. */
const late = 2000;
/** The greatest number of overdue clocks that are handled together. */
const mostOverdue = 50;

/** How often to look for tables that never began, in milliseconds, and how long they are kept. */
const tidying = 3_600_000;
const keptUnbegun = 30 * 86_400_000;

/** How long a table stays in memory for whoever has just asked for it, in milliseconds. */
const fresh = 5000;
/** The part of the memory for tables that those of one address get. */
const addressPart = 1 / 4;
/** About what a table takes in memory while it is being read, in bytes. */
const usualWeight = 400_000;

interface Live {
  readonly table: Promise<Table>;
  used: number;
}

/** The time limit of a reaction at a table with clocks that sets none, in seconds. */
const usualReaction = 10;

/** All tables. A table with connections is in memory; the others are only in the storage. */
export class Tables {
  private readonly mark: string;
  private readonly games: OpenedGames;
  private readonly storage: TableStorage;
  private readonly presence: Presence;
  private readonly surroundings: TableSurroundings;
  private readonly log: Logger;
  private readonly live = new Map<string, Live>();
  private readonly loaded = new Map<string, Table>();
  private readonly openings: Openings;
  private readonly caps: Caps;
  private readonly sweeping: NodeJS.Timeout;
  private readonly tidying: NodeJS.Timeout;
  private readonly looking: NodeJS.Timeout;
  /** Tables with an overdue clock that this process cannot read. */
  private readonly unreadable = new Set<string>();
  private catchingUp = false;
  private lookAgain = false;

  /**
   * `rest` is how long a table stays in memory after its last connection, in milliseconds. `mark` is what the ids of its
   * tables begin with.
   */
  constructor(
    games: readonly ServedGame[],
    storage: TableStorage,
    config: BotConfig,
    noticeSender: NoticeSender,
    presence: Presence,
    rest: number,
    caps: Caps,
    mark = '',
  ) {
    this.mark = mark;
    this.openings = new Openings(storage, caps);
    this.caps = caps;
    this.games = new OpenedGames(games, storage);
    this.storage = storage;
    this.presence = presence;
    this.surroundings = {
      storage,
      config,
      noticeSender,
      presence,
      isFull: (opened) => this.openings.isFull(opened),
      urlOf: (content) => this.games.urlOf(content),
    };
    this.log = config.log;
    this.sweeping = setInterval(() => this.sweep(rest), Math.max(1, rest / 2));
    letEnd(this.sweeping);
    this.tidying = setInterval(() => void this.removeUnbegun(), tidying);
    letEnd(this.tidying);
    this.looking = setInterval(() => {
      void this.catchUp();
      void this.checkOverdue();
    }, glance);
    letEnd(this.looking);
    storage.watch((news) => this.handleNews(news));
  }

  /** Loads all games, so that nobody waits for that later. */
  prepare(): Promise<void> {
    return this.games.prepare();
  }

  /**
   * Opens a table. Its match begins only after the account that opened it has received the commitment and
   * contributed. Refuses what exceeds the limits of its opener.
   */
  async open(opener: Opener, plan: NewTable): Promise<Table> {
    const { game, seats, options, listed, spectators = true, clock } = plan;
    if (seats.filter(({ kind }) => kind === 'me').length > 1) {
      throw new InputError('bad-seats', 'one seat is yours; those of others at this screen have names');
    }
    return this.openings.during(opener, async (reserve) => {
      this.makeRoom(opener.address);
      const { opened, noted, contents, size } = await this.games.openNew(game, options);
      reserve(size);
      const holders = seats.map((seat) => holderFor(seat, opener.account));
      return this.write(this.mark + newId(), opener, opened, contents, {
        ...noted,
        holders,
        listed,
        spectators,
        ...(clock && { clock: { reaction: usualReaction, ...clock } }),
      });
    });
  }

  /** The table at which the people of a finished one play again. It is opened if it does not exist yet. */
  async rematch(opener: Opener, id: string): Promise<Table> {
    const played = await this.get(id);
    return this.get(
      await played.rematch(opener.account.id, (table) => this.openFollowing(opener, id, 'rematch', table)),
    );
  }

  /** The table of the next match of a series. It is opened if it does not exist yet. */
  async next(opener: Opener, id: string): Promise<Table> {
    const played = await this.get(id);
    return this.get(
      await played.next(opener.account.id, (table, after) =>
        this.openFollowing(opener, id, 'next', table, after),
      ),
    );
  }

  /** The tables of a series that the account may see. */
  async series(id: string, account: string): Promise<SeriesDetails> {
    const cards = await this.storage.seriesTables(id);
    const [first] = cards;
    const last = cards.at(-1);
    if (first === undefined || last === undefined)
      throw new Refused('unknown-series', 'there is no such series');
    let refusal: Refused | undefined;
    const seen = cards.filter((card, at) => {
      const why = whyUnseen(card, cards[at - 1], account);
      refusal ??= why;
      return why === undefined;
    });
    if (seen.length === 0 && refusal !== undefined) throw refusal;
    return {
      id,
      game: first.game,
      tables: seen.map((card) => this.describe(card, account)),
      over: last.series?.last === true,
    };
  }

  /** The logs of a series with all that they need, line by line; only for the owner of its last table. */
  async exportSeries(
    id: string,
    account: string,
    find: (account: string) => Promise<StoredAccount | undefined>,
  ): Promise<{ readonly game: string; readonly matches: number; readonly lines: AsyncGenerator<string> }> {
    const cards = await this.storage.seriesTables(id);
    const last = cards.at(-1);
    if (last === undefined) throw new Refused('unknown-series', 'there is no such series');
    if (last.owner !== account)
      throw new Refused('not-owner', 'only the owner of the last table can do this');
    return { game: last.game, matches: cards.length, lines: this.linesOf(cards, find) };
  }

  private async *linesOf(
    cards: readonly Card[],
    find: (account: string) => Promise<StoredAccount | undefined>,
  ): AsyncGenerator<string> {
    const line = (one: SeriesLine) => JSON.stringify(one);
    const contents = new Set<string>();
    const people = new Set<string>();
    for (const { id, holders, owner } of cards) {
      const [entries, copies] = await Promise.all([this.storage.read(id, 0), this.storage.checkpoints(id)]);
      for (const hash of openingIn(entries).contents) contents.add(hash);
      for (const one of [owner, ...peopleIn(holders)]) people.add(one);
      yield line({ kind: 'table', id });
      for (const entry of entries) yield line({ kind: 'entry', entry });
      const copy = copies.at(-1);
      if (copy !== undefined) yield line({ kind: 'checkpoint', copy });
    }
    for (const hash of contents) {
      const text = await this.storage.content(hash);
      if (text !== undefined) yield line({ kind: 'content', hash, text });
    }
    for (const one of people) {
      const known = await find(one);
      if (known === undefined) continue;
      const { id, name, created, recovery } = known;
      yield line({ kind: 'account', account: { id, name, created, ...(recovery && { recovery }) } });
    }
  }

  /**
   * Brings a series back that a server has exported: everything is looked at before anything is written. What a crash left
   * half written is completed by the same file. Answers the id of the series.
   */
  async importSeries(
    opener: Opener,
    { contents, accounts, tables, size }: FiledSeries,
    adopt: (account: KnownAccount) => Promise<void>,
  ): Promise<string> {
    const [first] = tables;
    if (first === undefined) throw new Refused('bad-series', 'this file holds no match');
    const here = await this.storage.last(tables.map(({ id }) => id));
    const isOther = tables.some(({ id, entries }) => (here.get(id) ?? entries.length) < entries.length);
    if (here.size === tables.length || isOther)
      throw new Refused('series-here', 'this series is on this server already');
    await this.openings.during(opener, async (reserve) => {
      reserve(size);
      this.makeRoom(opener.address);
      await this.games.keep({ contents });
      const appends: (() => Promise<void>)[] = [];
      for (const [at, filed] of tables.entries()) {
        if (here.has(filed.id)) continue;
        const append = await this.appendOf(first.id, at + 1, filed).catch((cause: unknown) => {
          if (refusalOf(cause) !== undefined) throw cause;
          throw new Refused('bad-series', `match ${at + 1} of this file cannot be played again`, { cause });
        });
        appends.push(append);
      }
      for (const account of accounts) await adopt(account);
      await Promise.all(appends.map((append) => append())).catch((failure: unknown) => {
        if (failure instanceof Outrun)
          throw new Refused('series-here', 'somebody has just brought this series back');
        throw failure;
      });
    });
    return first.id;
  }

  /** Works out from the log in a file how its table stands; returns what writes it. */
  private async appendOf(
    series: string,
    place: number,
    { id, entries, copies }: FiledTable,
  ): Promise<() => Promise<void>> {
    const [opened, ...rest] = entries;
    const isNext = opened?.kind === 'opened' && opened.series?.id === series && opened.series.place === place;
    if (!isNext) throw new Refused('bad-series', `match ${place} of this file is missing`);
    const game = await this.games.openAgain(opened);
    if (game.rules.carry === undefined) throw new Refused('bad-series', 'this game is not played in series');
    const { state, upgraded } = await readTable(id, game, [opened, ...rest], copies);
    const written: Entry[] = upgraded === undefined ? [...entries] : [...entries, upgraded];
    if (state.deadline !== undefined) {
      // No clock ran while the series was a file.
      const now = processTime.now();
      const forgiven = { kind: 'outageForgiven', forgiven: now - state.facts.changed, at: now } as const;
      state.take(forgiven);
      written.push(forgiven);
    }
    return async () => {
      await this.storage.append(id, 0, written, state.card());
      for (const copy of copies) await this.storage.putCheckpoint(id, copy, true);
    };
  }

  /** The content at this address, as JSON. Refused if no table in this process has named it. */
  publicContent(hash: string, key: string): Promise<string> {
    return this.games.publicContent(hash, key);
  }

  /** The table with this id, from memory or from its log. */
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
    const describe = (card: Card) => this.describe(card, account);
    return { open: open.map(describe), mine: mine.map(describe) };
  }

  private describe(card: Card, account: string): TableInfo {
    return infoOf(card, account, (other) => this.loaded.get(card.id)?.isHere(other) ?? false);
  }

  /** Renames an account at the tables in memory. Other tables get the new name when the account next takes a seat. */
  async rename(account: string, name: string): Promise<void> {
    await Promise.all([...this.loaded.values()].map((table) => table.rename(account, name)));
  }

  /** Number of tables in memory. */
  get size(): number {
    return this.live.size;
  }

  /** Closes all tables. Resolves when all work under way is done. */
  async close(): Promise<void> {
    clearInterval(this.sweeping);
    clearInterval(this.looking);
    clearInterval(this.tidying);
    await Promise.allSettled([...this.live.values()].map(async ({ table }) => (await table).stop()));
  }

  private async load(id: string): Promise<Table> {
    for (;;) {
      const [entries, copies] = await Promise.all([this.storage.read(id, 0), this.storage.checkpoints(id)]);
      const [opened, ...rest] = entries;
      if (opened?.kind !== 'opened') throw new Refused('unknown-table', 'there is no such table');
      this.makeRoom(opened.address);
      const game = await this.games.openAgain(opened);
      try {
        const table = await Table.load(id, game, [opened, ...rest], copies, this.surroundings);
        this.loaded.set(id, table);
        return table;
      } catch (failure) {
        // Another process has written meanwhile.
        if (!(failure instanceof Outrun)) throw failure;
      }
    }
  }

  /**
   * Makes room for one more table that was opened from this address: idle tables leave memory, those that were not used
   * for longest first. Refuses `server-full` if people are at too many.
   */
  private makeRoom(address: string | undefined): void {
    const most = this.caps.memory * megabyte;
    const all = [...this.loaded.values()];
    this.shrink(all, most - (this.live.size - this.loaded.size) * usualWeight);
    if (address === undefined) return;
    this.shrink(
      all.filter((table) => table.openedFrom === address),
      most * addressPart,
    );
  }

  private shrink(tables: readonly Table[], most: number): void {
    let weight = tables.reduce((sum, table) => sum + table.weight, 0);
    if (weight <= most) return;
    const usedAt = ({ id }: Table) => this.live.get(id)?.used ?? 0;
    const idle = tables.filter((table) => table.idle && Date.now() - usedAt(table) > fresh);
    for (const table of idle.sort((one, other) => usedAt(one) - usedAt(other))) {
      if (weight <= most) return;
      if (this.loaded.get(table.id) !== table) continue;
      weight -= table.weight;
      this.release(table);
    }
    if (weight > most)
      throw new Refused('server-full', 'people are at as many tables as there is memory for');
  }

  /** Deletes tables that never began. */
  private async removeUnbegun(): Promise<void> {
    try {
      const removed = await this.storage.removeUnbegun(Date.now() - keptUnbegun);
      if (removed > 0) this.log.info({ removed }, 'tables that never began were deleted');
    } catch (failure) {
      this.log.warn({ err: failure }, 'the storage cannot be tidied');
    }
  }

  /**
   * Opens a table for the people of another one. Its id follows from the id of the other table. Two requests at two
   * processes therefore lead to one table, also if a process dies in between.
   */
  private async openFollowing(
    opener: Opener,
    id: string,
    what: 'rematch' | 'next',
    { opened, holders, spectators, series, meeting }: PlayedTable,
    after?: Predecessor,
  ): Promise<string> {
    const key = await this.storage.setOnce('rematch-key', randomHex(32));
    const next = this.mark + followingId(key, id, what);
    const { options, pack, content, sealed, clock } = opened;
    const plan = {
      options,
      ...(pack !== undefined && { pack }),
      ...(content !== undefined && { content }),
      ...(sealed !== undefined && { sealed }),
      holders: sameChairs(holders),
      listed: false,
      spectators,
      ...(clock && { clock }),
      ...(after && {
        after,
        series: { id: series?.id ?? id, place: (series?.place ?? 1) + 1 },
        ...(meeting !== undefined && { meeting }),
      }),
    };
    try {
      const table = await this.openings.during(opener, async () =>
        this.write(next, opener, await this.games.openAgain(opened), new Map(), plan),
      );
      if (after !== undefined) table.invite(opener.account.id);
    } catch (failure) {
      // A request at the same moment has opened it.
      if (!(failure instanceof Outrun)) throw failure;
    }
    return next;
  }

  /** Writes the opening of a table. Throws an {@link InputError} if no match can be set up with these options. */
  private async write(
    id: string,
    { account, address }: Opener,
    opened: OpenedGame,
    contents: ReadonlyMap<string, string>,
    plan: NotedOptions & {
      readonly holders: readonly SeatHolder[];
      readonly listed: boolean;
      readonly spectators: boolean;
      readonly clock?: ClockPlan;
      readonly series?: SeriesPlace;
      readonly after?: Predecessor;
      readonly meeting?: number;
    },
  ): Promise<Table> {
    const { game, rules } = opened;
    const entry: Opened & Entry = {
      kind: 'opened',
      log: 1,
      account: account.id,
      ...(address !== undefined && { address }),
      game: game.id,
      version: game.version,
      secret: randomHex(32),
      ...(rules.carry !== undefined && { series: { id, place: 1 } }),
      ...plan,
      at: processTime.now(),
    };
    // This match is never played: its set-up finds the faults that no schema can find.
    const chance = seeded(randomHex(16));
    await yieldIfDue();
    Play.begin(opened, entry, { contributions: [], ...sampleBring(rules, plan.holders.length, chance) });
    await this.games.keep({ contents });
    await this.storage.append(id, 0, [entry], cardOf(id, factsOf(entry), undefined));
    return this.get(id);
  }

  /** Resumes all clocks after the storage was away for a long time. */
  async goOn(): Promise<void> {
    for (const table of this.loaded.values()) {
      await table.goOn().catch((failure: unknown) => {
        this.log.warn({ table: table.id, err: failure }, 'the clocks of a table could not be resumed');
      });
    }
  }

  private handleNews(news: News): void {
    if (news === 'anything') void this.catchUp();
    else if ('word' in news) this.loaded.get(news.table)?.receive(news.word);
    else if (news.last > 0) this.catchUpAt(news.table, news.last);
    else void this.lookAround(news.table);
  }

  /** Brings all tables in memory up to date with their logs at regular intervals. */
  private async catchUp(): Promise<void> {
    this.lookAgain = true;
    if (this.catchingUp) return;
    this.catchingUp = true;
    while (this.lookAgain) {
      this.lookAgain = false;
      try {
        const ids = [...this.loaded.keys()];
        if (ids.length > 0) {
          for (const [id, seq] of await this.storage.last(ids)) this.catchUpAt(id, seq);
          this.setElsewhere(await this.presence.elsewhere(ids));
        }
      } catch (failure) {
        this.log.warn({ err: failure }, 'the storage cannot be read');
      }
    }
    this.catchingUp = false;
  }

  private async lookAround(id: string): Promise<void> {
    const table = this.loaded.get(id);
    if (table === undefined) return;
    try {
      await table.setElsewhere(await this.presence.elsewhere([id]));
    } catch (failure) {
      this.log.warn({ table: id, err: failure }, 'the storage cannot be read');
    }
  }

  private setElsewhere(people: readonly Present[]): void {
    const at = Map.groupBy(people, ({ table }) => table);
    for (const [id, table] of this.loaded) void table.setElsewhere(at.get(id) ?? []);
  }

  /** Handles overdue clocks of tables whose process has died, or that are in no memory. */
  private async checkOverdue(): Promise<void> {
    try {
      for (const id of await this.storage.overdue(processTime.now() - late, mostOverdue)) {
        if (this.unreadable.has(id)) continue;
        await this.get(id).then(
          (table) => table.checkDeadline(),
          (failure: unknown) => {
            // There may be room for it later.
            if (failure instanceof Refused && failure.code === 'server-full') return;
            this.unreadable.add(id);
            this.log.warn(
              { table: id, err: failure },
              'an overdue clock belongs to a table that cannot be read',
            );
          },
        );
      }
    } catch (failure) {
      this.log.warn({ err: failure }, 'the storage cannot be read');
    }
  }

  private catchUpAt(id: string, last: number): void {
    this.loaded
      .get(id)
      ?.catchUp(last)
      .catch((failure: unknown) => {
        this.log.warn({ table: id, err: failure }, 'a table could not be brought up to date');
      });
  }

  private sweep(rest: number): void {
    for (const [id, { used }] of this.live) {
      const table = this.loaded.get(id);
      if (table === undefined || Date.now() - used < rest) continue;
      if (table.idle) this.release(table);
    }
  }

  /** Takes a table out of memory. */
  private release(table: Table): void {
    this.live.delete(table.id);
    this.loaded.delete(table.id);
    void table.close();
  }
}

/**
 * Why an account is not shown a table of a series. A next table that waits is shown only to those who play there or
 * played `before` it: others could take the seats of who is invited.
 */
function whyUnseen(card: Card, before: Card | undefined, account: string): Refused | undefined {
  const { holders, owner, status, series } = card;
  const waiting = status === 'waiting';
  if (waiting && before !== undefined && owner !== account) {
    const isInvited = peopleIn([...holders, ...before.holders]).includes(account);
    if (!isInvited) return new Refused('not-started', 'the next match has not begun');
  }
  const { spectators = true, removed = [] } = series ?? {};
  return whyShutOut({ holders, owner, waiting, spectators, removed }, account);
}

function peopleIn(holders: readonly SeatHolder[]): string[] {
  return holders.flatMap((holder) => (holder.kind === 'person' ? [holder.account] : []));
}

function holderFor(plan: SeatPlan, { id, name }: StoredAccount): SeatHolder {
  switch (plan.kind) {
    case 'me':
      return { kind: 'person', account: id, name };
    case 'screen':
      return { kind: 'person', account: id, name: typedName(plan.name) };
    case 'bot':
      return { kind: 'bot', bot: plan.bot };
    case 'open':
      return { kind: 'open' };
  }
}
