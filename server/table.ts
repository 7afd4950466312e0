import { InputError } from '../kernel/error.ts';
import type { BySeat, Game, Outcome, Seat, Viewer } from '../kernel/game.ts';
import { formatRecord } from '../kernel/record.ts';
import { checkHolder, checkViewer, sideOf } from './access.ts';
import { Audience, type Consequence, encoded, type Watcher } from './audience.ts';
import { type BotManners, BotSeats, type BotTable } from './bot-seats.ts';
import { breather } from './breather.ts';
import { cardOf, infoOf, requestAt } from './card.ts';
import { Clock } from './clock.ts';
import { outcomeOf } from './ending.ts';
import type { Chair, Entry, Happening } from './entry.ts';
import { contributionsOf, needContributions, proofOf } from './fairness.ts';
import { historyOf, missedSince } from './history.ts';
import { Log } from './log.ts';
import { Play } from './play.ts';
import type { History, NewTable, Standing, TableDetails, TableInfo, Wish } from './protocol.ts';
import { Queue } from './queue.ts';
import { Refused } from './refusal.ts';
import { rematchPlan } from './rematch.ts';
import { botOf, holderOf, note, type Roster, rosterOf, seatsOf } from './roster.ts';
import { askedAt, standingOf } from './standing.ts';
import { Conflict, type Storage } from './storage/storage.ts';
import { without } from './undo.ts';
import { checkPlays, granted, timedOut } from './wishes.ts';

/** An answer as a page gives it. `seen` is the last sequence number that it had seen. */
export interface Command {
  readonly id: string;
  readonly seat: Seat;
  readonly seen: number;
  readonly choice: string;
}

/** After a lost connection, more updates than this are not worth sending one by one. */
const mostMissed = 50;

/** A table where somebody's time is up within this stays in memory, in milliseconds. */
const soon = 600_000;

/**
 * A table in memory: a fold of its log. All that happens at it happens one thing after another, and nobody is told
 * of anything before it is on disk.
 */
export class Table implements BotTable {
  readonly id: string;
  private readonly game: Game;
  private readonly log: Log;
  private readonly queue = new Queue();
  private readonly audience = new Audience();
  private readonly bots: BotSeats;
  private readonly roster: Roster;
  /** How long somebody has to be waited for before a bot may play on for them, in milliseconds. */
  private readonly grace: number;
  private clock: Clock | undefined;
  private alarm: NodeJS.Timeout | undefined;
  /** Somebody's time is up soon, so that the table stays in memory. */
  private alarmed = false;
  private play: Play | undefined;

  /** Reads a table from its log. `entries` is the whole log, `began` the time at which this server began. */
  static async load(
    id: string,
    game: Game,
    storage: Storage,
    manners: BotManners,
    entries: readonly Entry[],
    began: number,
  ): Promise<Table> {
    const [opened, ...rest] = entries;
    if (opened?.kind !== 'opened') throw new Error(`the log of table ${id} does not begin with its opening`);
    const table = new Table(id, game, new Log(id, storage, entries.length), manners, rosterOf(opened));
    const breathe = breather();
    for (const entry of rest) {
      table.absorb(entry);
      await breathe();
    }
    await table.goOn(began);
    return table;
  }

  private constructor(id: string, game: Game, log: Log, manners: BotManners, roster: Roster) {
    this.id = id;
    this.game = game;
    this.log = log;
    this.roster = roster;
    this.grace = manners.grace;
    this.bots = new BotSeats(this, manners);
  }

  /** Nobody is there, and nothing is under way. */
  get idle(): boolean {
    return this.audience.size === 0 && this.queue.idle && !this.alarmed;
  }

  /** The server stops, and with it the clocks: what has been thought so far is written down. */
  async stop(): Promise<void> {
    if (this.clock?.deadline !== undefined) {
      // What cannot be written is time that nobody has lost.
      await this.command(() => this.enter([{ kind: 'stopped' }])).catch(() => undefined);
    }
    await this.close();
  }

  /** Resolves when all that is under way is done; bots stop. */
  async close(): Promise<void> {
    this.bots.close();
    clearTimeout(this.alarm);
    await this.queue.run(() => undefined);
  }

  isHere(account: string): boolean {
    return this.audience.has(account);
  }

  /** The table as the account is told of it. */
  details(account: string): Promise<TableDetails> {
    return this.queue.run(() => this.detailsFor(account));
  }

  /** Takes what the browser of who opened the table adds to chance; the match begins if that was all it lacked. */
  contribute(account: string, contribution: string): Promise<TableDetails> {
    return this.command(async () => {
      this.checkOwner(account);
      const { started, offered } = this.roster;
      // The first counts: what was contributed once is fixed.
      if (!started && offered[account] === undefined) {
        await this.enterAndStart({ kind: 'contributed', account, contribution });
      } else if (offered[account] !== contribution) {
        throw new Refused('already-started', 'this browser has contributed already');
      }
      return this.detailsFor(account);
    });
  }

  sit(account: string, name: string, seat: Seat, contribution: string): Promise<TableDetails> {
    return this.command(async () => {
      const chair = this.chairBeforeStart(seat);
      if (holderOf(this.roster.chairs, seat) !== account) {
        if (chair.kind !== 'open') throw new Refused('seat-taken', `seat ${seat} is taken`);
        await this.enterAndStart({ kind: 'sat', seat, account, name, contribution });
      }
      return this.detailsFor(account);
    });
  }

  leave(account: string, seat: Seat): Promise<TableDetails> {
    return this.command(async () => {
      this.chairBeforeStart(seat);
      checkHolder(this.roster.chairs, account, seat);
      await this.enter([{ kind: 'left', seat }]);
      return this.detailsFor(account);
    });
  }

  /** Bots take the open seats, and the match begins. */
  startWith(account: string, bot: string): Promise<TableDetails> {
    return this.command(async () => {
      this.checkOwner(account);
      if (this.roster.started) throw new Refused('already-started', 'the match has begun');
      const chairs = this.roster.chairs.map(
        (chair): Chair => (chair.kind === 'open' ? { kind: 'bot', bot } : chair),
      );
      await this.enter([this.start(chairs, needContributions(this.roster, chairs))]);
      return this.detailsFor(account);
    });
  }

  /** Gives all seats of the account a new name. */
  rename(account: string, name: string): Promise<void> {
    return this.command(async () => {
      const named = this.roster.chairs.some(
        (chair) => chair.kind === 'person' && chair.account === account && chair.name !== name,
      );
      if (named) await this.enter([{ kind: 'renamed', account, name }]);
    });
  }

  /** The number of the answer, once it is on disk. A command that was carried out before is not carried out again. */
  answer(account: string, { id, seat, seen, choice }: Command): Promise<number> {
    return this.command(async () => {
      checkHolder(this.roster.chairs, account, seat);
      const play = this.playing();
      const done = play.doneAs(account, id);
      if (done !== undefined) return done;
      await this.checkClock();
      checkPlays(this.roster, seat);
      if (this.roster.ended !== undefined) throw new InputError('match-over', 'the match is over');
      if (this.roster.paused) throw new Refused('paused', 'the match is paused');
      play.checkFresh(seat, seen);
      await this.carryOut(play, seat, choice, { account, command: id });
      play.remember(account, id);
      return play.seq;
    });
  }

  /** Does what the holder of a seat wants beside answering. The number of the last change, once it is on disk. */
  wish(account: string, wish: Wish): Promise<number> {
    return this.command(async () => {
      const { roster } = this;
      const play = this.playing();
      await this.checkClock();
      const happenings = await granted(wish, { roster, play, account, away: this.isAway(wish.seat) });
      if (happenings.length > 0) await this.enter(happenings);
      return play.seq;
    });
  }

  /** The table at which the same people play again; `open` opens it, if nobody has yet. */
  rematch(account: string, open: (plan: NewTable) => Promise<string>): Promise<string> {
    return this.command(async () => {
      if (this.outcome === undefined) throw new Refused('match-running', 'the match is not over');
      if (this.seatsOf(account).length === 0) throw new Refused('not-your-seat', 'you did not play here');
      if (this.roster.rematch !== undefined) return this.roster.rematch;
      const table = await open(rematchPlan(this.detailsFor(account)));
      await this.enter([{ kind: 'rematch', table }]);
      return table;
    });
  }

  /** Throws the reason why this choice is not legal now; returns the sequence number if it is. */
  why(account: string, seat: Seat, choice: string): Promise<number> {
    return this.queue.run(() => {
      checkHolder(this.roster.chairs, account, seat);
      const play = this.playing();
      const refusal = play.match.refusal(seat, choice);
      if (refusal !== undefined) throw refusal;
      return play.seq;
    });
  }

  /**
   * Somebody comes to the table. They are shown everything, or, where they come back after `from`, what they missed;
   * from then on they are told of everything that happens.
   */
  join(watcher: Watcher, from: number | undefined): Promise<void> {
    return this.queue.run(async () => {
      const { account, wanted } = watcher;
      const viewer = wanted ?? sideOf(this.roster.chairs, account, wanted);
      this.checkViewer(account, viewer);
      watcher.viewer = viewer;
      const { play } = this;
      const isNew = !this.isHere(watcher.account);
      const missed =
        play !== undefined && from !== undefined && from <= play.seq && play.seq - from <= mostMissed
          ? await missedSince(play, viewer, from)
          : undefined;
      this.audience.add(watcher);
      if (play === undefined) {
        watcher.send(encoded({ type: 'table', table: this.info(watcher.account) }));
      } else if (missed === undefined) {
        this.show(watcher, play);
      } else {
        this.audience.shown(viewer, play);
        watcher.send(
          encoded({
            type: 'missed',
            table: this.info(watcher.account),
            viewer,
            updates: missed,
            ...this.standing(viewer),
          }),
        );
      }
      if (isNew && this.seatsOf(watcher.account).length > 0) this.tellTable();
      this.bots.wake();
    });
  }

  look(watcher: Watcher, viewer: Viewer): Promise<void> {
    return this.queue.run(() => {
      this.checkViewer(watcher.account, viewer);
      const play = this.playing();
      this.audience.turn(watcher, viewer);
      this.show(watcher, play);
    });
  }

  /** A watcher goes away. */
  part(watcher: Watcher): Promise<void> {
    return this.queue.run(() => {
      this.audience.remove(watcher);
      if (!this.isHere(watcher.account) && this.seatsOf(watcher.account).length > 0) this.tellTable();
    });
  }

  /** The seats of an account; it is a spectator if there are none. */
  seatsOf(account: string): readonly Seat[] {
    return seatsOf(this.roster.chairs, account);
  }

  history(account: string, viewer: Viewer): Promise<History> {
    return this.queue.run(() => {
      this.checkViewer(account, viewer);
      return historyOf(this.playing(), viewer);
    });
  }

  /** The whole match as text, with all its secrets; refused as long as it is not over. */
  record(): Promise<string> {
    return this.queue.run(() => {
      const { match } = this.playing();
      if (this.outcome === undefined) {
        throw new Refused('match-running', 'a record holds all secrets; it is shown when the match is over');
      }
      return formatRecord(match, proofOf(this.roster), this.roster.ended?.ending);
    });
  }

  private get outcome(): Outcome | undefined {
    return outcomeOf(this.roster, this.play);
  }

  /** The holder of the seat is not there, and the table has waited for them for long enough. */
  private isAway(seat: Seat): boolean {
    const holder = holderOf(this.roster.chairs, seat);
    const asked = askedAt(this.roster, this.play).some((other) => other.seat === seat);
    return (
      holder !== undefined && !this.isHere(holder) && asked && this.now() - this.roster.changed >= this.grace
    );
  }

  get gameId(): string {
    return this.game.id;
  }

  askedOfBots() {
    return askedAt(this.roster, this.play).flatMap((asked) => {
      const bot = botOf(this.roster.chairs, asked.seat);
      return bot === undefined ? [] : [{ bot, asked }];
    });
  }

  view(seat: Seat): unknown {
    return this.playing().view(seat);
  }

  answerForBot(seat: Seat, since: number, choice: string): Promise<void> {
    return this.command(async () => {
      const { play } = this;
      const asked = this.askedOfBots().find((other) => other.asked.seat === seat);
      if (play === undefined || asked?.asked.since !== since) return;
      await this.carryOut(play, seat, choice, {});
    });
  }

  /** Does something to the table, again if another process was faster. */
  private command<T>(work: () => Promise<T>): Promise<T> {
    return this.queue.run(async () => {
      for (;;) {
        for (const entry of await this.log.missed()) this.tell(entry, this.absorb(entry));
        try {
          return await work();
        } catch (failure) {
          if (!(failure instanceof Conflict)) throw failure;
        }
      }
    });
  }

  private async carryOut(
    play: Play,
    seat: Seat,
    choice: string,
    by: { readonly account?: string; readonly command?: string },
  ): Promise<void> {
    const told = play.answer(seat, choice);
    const given = play.match.answers.at(-1);
    if (given === undefined) throw new Error('an answer leaves no trace');
    const entry: Entry = { kind: 'answered', ...given, ...by, at: this.now() };
    try {
      await this.log.append([entry], { ...cardOf(this.id, this.roster, play), changed: entry.at });
    } catch (failure) {
      play.retract();
      throw failure;
    }
    const asked = this.roster.proposal;
    note(this.roster, entry);
    this.setClock(entry);
    this.tell(entry, { told });
    if (asked !== this.roster.proposal) this.tellTable();
  }

  /** Adds this to the log, and the start of the match if nothing is missing then. */
  private enterAndStart(happening: Happening): Promise<void> {
    const next = { ...this.roster };
    note(next, { ...happening, at: this.now() });
    const contributions = contributionsOf(next, next.chairs);
    const ready = contributions !== undefined && next.chairs.every(({ kind }) => kind !== 'open');
    return this.enter(ready ? [happening, this.start(next.chairs, contributions)] : [happening]);
  }

  /** Adds to the log, and then takes it in. */
  private async enter(happenings: readonly Happening[]): Promise<void> {
    const next = { ...this.roster };
    let { play } = this;
    let waitingFor: readonly Seat[] | undefined;
    const entries = happenings.map((happening): Entry => ({ ...happening, at: this.now() }));
    for (const entry of entries) {
      note(next, entry);
      if (entry.kind === 'started') play = this.begin(entry);
      if (entry.kind === 'undone' && play !== undefined) {
        waitingFor = without(play.match, entry.count)
          .questions()
          .map(({ seat }) => seat);
      }
    }
    await this.log.append(entries, cardOf(this.id, next, play, waitingFor));
    for (const entry of entries) this.tell(entry, this.absorb(entry));
  }

  /** Takes an entry of the log in, and says what it led to, if it changed the match. */
  private absorb(entry: Entry): Consequence | undefined {
    note(this.roster, entry);
    if (entry.kind === 'started') this.play = this.begin(entry);
    const consequence = this.follow(entry);
    this.setClock(entry);
    return consequence;
  }

  private follow(entry: Entry): Consequence | undefined {
    if (entry.kind === 'answered') return { told: this.playing().repeat(entry) };
    if (entry.kind !== 'undone') return undefined;
    const play = this.playing();
    for (const { seat } of play.match.answers.slice(-entry.count)) this.clock?.release(seat);
    return { told: [], undone: play.undo(entry.count) };
  }

  /** Lets the clocks follow an entry that was taken in. */
  private setClock(entry: Entry): void {
    const { opened, chairs } = this.roster;
    if (entry.kind === 'started' && opened.clock !== undefined) {
      this.clock = new Clock(opened.clock, chairs.length, entry.at);
    }
    const { clock } = this;
    if (clock === undefined) return;
    if (entry.kind === 'reopened') clock.skip(entry.at);
    else clock.pass(entry.at);
    if (entry.kind === 'answered') clock.press(entry.seat);
    const people = askedAt(this.roster, this.play).filter(({ seat }) => botOf(chairs, seat) === undefined);
    clock.run(new Map(people.map(({ seat, since }) => [seat, since])));
  }

  /** A table that was just read goes on: time in which no server ran has not passed for anybody. */
  private async goOn(began: number): Promise<void> {
    const stood = this.clock?.deadline !== undefined && this.roster.changed < began;
    if (stood) await this.command(() => this.enter([{ kind: 'reopened' }]));
    this.setAlarm();
    this.bots.wake();
  }

  /** Sees to it that who has no time left hears of it. */
  private setAlarm(): void {
    clearTimeout(this.alarm);
    const deadline = this.clock?.deadline;
    this.alarmed = deadline !== undefined && deadline - this.now() < soon;
    if (deadline === undefined) return;
    const wait = Math.min(Math.max(deadline - this.now(), 0), soon);
    this.alarm = setTimeout(() => void this.ring(), wait);
    this.alarm.unref();
  }

  private async ring(): Promise<void> {
    // What cannot be written now is written when somebody next wants something.
    await this.command(() => this.checkClock()).catch(() => undefined);
    this.setAlarm();
  }

  /** Enters what happens to everybody who has no time left. */
  private async checkClock(): Promise<void> {
    for (;;) {
      const seat = this.clock?.expired(this.now());
      if (seat === undefined) return;
      await this.enter(timedOut(seat, { roster: this.roster, play: this.playing() }));
    }
  }

  /** Tells everybody here what happened. */
  private tell(entry: Entry, consequence: Consequence | undefined): void {
    const { play } = this;
    if (consequence !== undefined) {
      this.audience.update(this.playing(), consequence, (viewer) => this.standing(viewer));
    } else if (play !== undefined && entry.kind !== 'started') {
      this.audience.stand((viewer) => this.standing(viewer));
    }
    if (entry.kind !== 'answered' || play?.outcome !== undefined) this.tellTable();
    if (entry.kind === 'started' && play !== undefined) {
      this.audience.all((watcher) => {
        this.audience.turn(watcher, sideOf(this.roster.chairs, watcher.account, watcher.wanted));
        this.show(watcher, play);
      });
    }
    this.setAlarm();
    this.bots.wake();
  }

  private tellTable(): void {
    this.audience.all((watcher) =>
      watcher.send(encoded({ type: 'table', table: this.info(watcher.account) })),
    );
  }

  private show(watcher: Watcher, play: Play): void {
    const { viewer } = watcher;
    watcher.send(
      encoded({
        type: 'snapshot',
        table: this.info(watcher.account),
        viewer,
        seq: play.seq,
        view: this.audience.shown(viewer, play),
        ...this.standing(viewer),
      }),
    );
  }

  private standing(viewer: Viewer): Standing {
    const clocks = this.clock?.shown(this.now());
    return { ...standingOf(this.roster, this.play, viewer), ...(clocks && { clocks }) };
  }

  private info(account: string): TableInfo {
    const request = requestAt(this.roster);
    const info = infoOf(cardOf(this.id, this.roster, this.play), account, (other) => this.isHere(other));
    return { ...info, ...(request && { request }) };
  }

  private detailsFor(account: string): TableDetails {
    return { ...this.info(account), options: this.roster.opened.options };
  }

  private start(chairs: readonly Chair[], contributions: BySeat<string>): Happening {
    const { match } = new Play(this.game, this.roster.opened, contributions);
    return { kind: 'started', chairs, contributions, draws: match.opening.draws ?? [] };
  }

  private begin({ contributions = [], draws }: Extract<Entry, { kind: 'started' }>): Play {
    return new Play(this.game, this.roster.opened, contributions, draws);
  }

  private checkOwner(account: string): void {
    if (this.roster.opened.account !== account) {
      throw new Refused('not-owner', 'this is for who opened the table');
    }
  }

  private playing(): Play {
    if (this.play === undefined) throw new Refused('not-started', 'the match has not begun');
    return this.play;
  }

  private chairBeforeStart(seat: Seat): Chair {
    const chair = this.roster.chairs[seat];
    if (chair === undefined) throw new Refused('unknown-seat', `there is no seat ${seat}`);
    if (this.roster.started) throw new Refused('already-started', 'the match has begun');
    return chair;
  }

  private checkViewer(account: string, viewer: Viewer): void {
    checkViewer(this.roster.chairs, account, viewer, this.outcome !== undefined);
  }

  /** The time for the next entry; never before the last one. */
  private now(): number {
    return Math.max(Date.now(), this.roster.changed);
  }
}
