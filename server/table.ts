import { InputError } from '../kernel/error.ts';
import type { BySeat, Game, Outcome, Seat, Viewer } from '../kernel/game.ts';
import { formatRecord } from '../kernel/record.ts';
import { checkAdmitted, checkHolder, checkOwner, checkViewer, sideOf, whyNotAdmitted } from './access.ts';
import { Audience, type Consequence, encoded, type Watcher } from './audience.ts';
import { type BotManners, BotSeats, type BotTable } from './bot-seats.ts';
import { breather } from './breather.ts';
import { cardOf, infoOf, requestAt } from './card.ts';
import { Chat, lineFor, type Saying, teamsIn } from './chat.ts';
import { Clock } from './clock.ts';
import { outcomeOf } from './ending.ts';
import type { Chair, Entry, Happening } from './entry.ts';
import { contributionsOf, needContributions, proofOf } from './fairness.ts';
import { historyOf, missedSince } from './history.ts';
import { Log } from './log.ts';
import { Absent, type Herald } from './notices/absent.ts';
import { personOf } from './person.ts';
import { type Asked, Play } from './play.ts';
import type { History, NewTable, Standing, TableDetails, TableHere, TableRules, Wish } from './protocol.ts';
import { Queue } from './queue.ts';
import { Refused } from './refusal.ts';
import { rematchPlan } from './rematch.ts';
import { type Passing, Replies, type ReplyTable, repliesAt } from './replies.ts';
import { botOf, holderOf, note, type Roster, rosterOf, seatsOf } from './roster.ts';
import { askedAt, standingOf } from './standing.ts';
import { Outrun, type Storage } from './storage/storage.ts';
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
export class Table implements BotTable, ReplyTable {
  readonly id: string;
  private readonly game: Game;
  private readonly log: Log;
  private readonly queue = new Queue();
  private readonly audience = new Audience();
  private readonly bots: BotSeats;
  private readonly absent: Absent;
  private readonly replies: Replies;
  private readonly chat = new Chat();
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
    herald: Herald,
    entries: readonly Entry[],
    began: number,
  ): Promise<Table> {
    const [opened, ...rest] = entries;
    if (opened?.kind !== 'opened') throw new Error(`the log of table ${id} does not begin with its opening`);
    const log = new Log(id, storage, entries.length);
    const table = new Table(id, game, log, manners, herald, rosterOf(opened));
    const breathe = breather();
    for (const entry of rest) {
      table.absorb(entry);
      await breathe();
    }
    await table.goOn(began);
    return table;
  }

  private constructor(
    id: string,
    game: Game,
    log: Log,
    manners: BotManners,
    { tell, grace }: Herald,
    roster: Roster,
  ) {
    this.id = id;
    this.game = game;
    this.log = log;
    this.roster = roster;
    this.grace = manners.grace;
    this.bots = new BotSeats(this, manners);
    this.absent = new Absent(this, tell, grace);
    this.replies = new Replies(this, repliesAt(manners.cover, roster.opened.clock));
  }

  /** Nobody is there, and nothing is under way. */
  get idle(): boolean {
    return this.audience.size === 0 && this.queue.idle && !this.alarmed && this.replies.idle;
  }

  /** The server stops, and with it the clocks: what has been thought so far is written down. */
  async stop(): Promise<void> {
    if (this.clock?.deadline !== undefined) {
      // What cannot be written is time that nobody has lost.
      await this.command(() => this.enter([{ kind: 'stopped' }])).catch(() => undefined);
    }
    await this.close();
  }

  /**
   * Takes in what another process has written, and tells everybody here. `last` is how far the log has come, if that
   * is known. Rejects if the storage cannot be read; what was heard is not forgotten.
   */
  catchUp(last?: number): Promise<void> {
    return this.queue.run(() => {
      this.log.hear(last);
      return this.takeIn();
    });
  }

  /** Resolves when all that is under way is done; bots stop. */
  async close(): Promise<void> {
    this.bots.close();
    this.replies.close();
    this.absent.close();
    clearTimeout(this.alarm);
    await this.queue.run(() => undefined);
  }

  isHere(account: string): boolean {
    return this.audience.has(account);
  }

  /** The table as the account is told of it. */
  details(account: string): Promise<TableDetails> {
    return this.reading(() => {
      checkAdmitted(this.roster, account);
      return this.detailsFor(account);
    });
  }

  /** Takes what the browser of who opened the table adds to chance; the match begins if that was all it lacked. */
  contribute(account: string, contribution: string): Promise<TableDetails> {
    return this.command(async () => {
      this.checkOpener(account);
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
      checkAdmitted(this.roster, account);
      // Who asks again because the reply was lost has the seat, and perhaps the match has begun with it.
      if (holderOf(this.roster.chairs, seat) !== account) {
        const chair = this.chairBeforeStart(seat);
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
      checkOwner(this.roster, account);
      if (this.roster.started) throw new Refused('already-started', 'the match has begun');
      const chairs = this.roster.chairs.map(
        (chair): Chair => (chair.kind === 'open' ? { kind: 'bot', bot } : chair),
      );
      await this.enter([this.start(chairs, needContributions(this.roster, chairs))]);
      return this.detailsFor(account);
    });
  }

  /** Changes what the table allows; only for its owner. Who may no longer watch is sent away. */
  arrange(account: string, rules: Partial<TableRules>): Promise<TableDetails> {
    return this.command(async () => {
      checkOwner(this.roster, account);
      await this.enter([{ kind: 'arranged', ...rules }]);
      return this.detailsFor(account);
    });
  }

  /** Sends somebody away who watches without a seat, for good; only for the owner. */
  remove(account: string, person: string): Promise<TableDetails> {
    return this.command(async () => {
      checkOwner(this.roster, account);
      const found = [...this.audience.people().keys()].find((other) => personOf(other) === person);
      if (found === undefined || found === account || this.seatsOf(found).length > 0) {
        throw new Refused('unknown-person', 'nobody of that name watches without a seat');
      }
      await this.enter([{ kind: 'removed', account: found }]);
      return this.detailsFor(account);
    });
  }

  /** Gives the table to somebody who sits at it or watches; only for the owner. */
  handOn(account: string, person: string): Promise<TableDetails> {
    return this.command(async () => {
      checkOwner(this.roster, account);
      const seated = this.roster.chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.account] : []));
      const found = [...seated, ...this.audience.people().keys()].find((other) => personOf(other) === person);
      if (found === undefined) throw new Refused('unknown-person', 'nobody of that name is here');
      if (found !== account) await this.enter([{ kind: 'handed', account: found }]);
      return this.detailsFor(account);
    });
  }

  /** The number of the line, once it is on disk. The same line sent twice is said once. */
  say(watcher: Watcher, saying: Saying): Promise<number> {
    return this.command(async () => {
      const { account } = watcher;
      checkAdmitted(this.roster, account);
      const last = () =>
        this.roster.said.findLast((line) => line.account === account && line.command === saying.id)?.number;
      const done = last();
      if (done !== undefined) return done;
      await this.enter([this.chat.entry(this.roster, this.teams, watcher, saying)]);
      return last() ?? 0;
    });
  }

  /** Gives all seats of the account a new name. */
  rename(account: string, name: string): Promise<void> {
    return this.command(async () => {
      this.audience.all((watcher) => {
        if (watcher.account === account) watcher.name = name;
      });
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
      if (seen > play.seq) {
        // Seen at another process, which knew more than we do.
        this.log.hear();
        await this.takeIn();
      }
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
    if (wish.type === 'pass') return this.passReplies(account, wish.seat, wish.until);
    return this.command(async () => {
      // It may be about what another process knows.
      this.log.hear();
      await this.takeIn();
      const { roster } = this;
      const play = this.playing();
      await this.checkClock();
      const happenings = await granted(wish, { roster, play, account, away: this.isAway(wish.seat) });
      if (happenings.length > 0) await this.enter(happenings);
      return play.seq;
    });
  }

  /** The seat passes by itself from now on, or is asked again. Only its holder hears of it. */
  private passReplies(account: string, seat: Seat, until: Passing | 'off'): Promise<number> {
    return this.queue.run(() => {
      checkHolder(this.roster.chairs, account, seat);
      checkPlays(this.roster, seat);
      const play = this.playing();
      this.replies.set(seat, until === 'off' ? undefined : until);
      this.audience.stand((viewer) => this.standing(viewer), account);
      return play.seq;
    });
  }

  /** The table at which the same people play again; `open` opens it, if nobody has yet. */
  rematch(account: string, open: (plan: NewTable) => Promise<string>): Promise<string> {
    return this.command(async () => {
      this.log.hear();
      await this.takeIn();
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
    return this.reading(async () => {
      const { account, wanted } = watcher;
      checkAdmitted(this.roster, account);
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
      const lines = this.roster.said.flatMap((line) => lineFor(account, line) ?? []);
      if (lines.length > 0) watcher.send(encoded({ type: 'chat', lines }));
      if (isNew) this.tellOf(account);
      this.bots.wake();
    });
  }

  look(watcher: Watcher, viewer: Viewer): Promise<void> {
    return this.queue.run(() => {
      checkAdmitted(this.roster, watcher.account);
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
      if (!this.isHere(watcher.account)) this.tellOf(watcher.account);
    });
  }

  /** The seats of an account; it is a spectator if there are none. */
  seatsOf(account: string): readonly Seat[] {
    return seatsOf(this.roster.chairs, account);
  }

  history(account: string, viewer: Viewer): Promise<History> {
    return this.reading(() => {
      checkAdmitted(this.roster, account);
      this.checkViewer(account, viewer);
      return historyOf(this.playing(), viewer);
    });
  }

  /** The whole match as text, with all its secrets; refused as long as it is not over. */
  record(account: string): Promise<string> {
    return this.reading(() => {
      checkAdmitted(this.roster, account);
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

  get chairs(): readonly Chair[] {
    return this.roster.chairs;
  }

  get asked(): readonly Asked[] {
    return askedAt(this.roster, this.play);
  }

  get over(): boolean {
    return this.outcome !== undefined;
  }

  askedOfBots() {
    return askedAt(this.roster, this.play).flatMap((asked) => {
      const bot = botOf(this.roster.chairs, asked.seat);
      return bot === undefined ? [] : [{ bot, asked }];
    });
  }

  askedOfPeople(): readonly Asked[] {
    return this.asked.filter(({ seat }) => botOf(this.roster.chairs, seat) === undefined);
  }

  passFor(seat: Seat, since: number): Promise<void> {
    return this.command(async () => {
      const { play } = this;
      const asked = this.askedOfPeople().find((other) => other.seat === seat && other.since === since);
      if (play === undefined || asked?.pass === undefined) return;
      await this.carryOut(play, seat, asked.pass, {});
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
        await this.takeIn();
        try {
          return await work();
        } catch (failure) {
          if (!(failure instanceof Outrun)) throw failure;
        }
      }
    });
  }

  /** Reads something of the table, as it stands in the storage. */
  private reading<T>(work: () => T | Promise<T>): Promise<T> {
    return this.queue.run(async () => {
      this.log.hear();
      await this.takeIn();
      return work();
    });
  }

  private async takeIn(): Promise<void> {
    for (const entry of await this.log.missed()) {
      const { proposal } = this.roster;
      this.tell(entry, this.absorb(entry));
      if (entry.kind === 'answered' && proposal !== this.roster.proposal) this.tellTable();
    }
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
      await this.log.append([entry], {
        ...cardOf(this.id, this.roster, play),
        changed: entry.at,
        since: entry.at,
      });
    } catch (failure) {
      play.retract();
      throw failure;
    }
    const asked = this.roster.proposal;
    note(this.roster, entry);
    this.setClock(entry);
    this.tell(entry, { told });
    if (asked !== this.roster.proposal) this.tellTable();
    this.absent.moved(play.seq, by.account);
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
    for (const entry of entries) {
      this.tell(entry, this.absorb(entry));
      this.tellAbsent(entry);
    }
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
    // What people say takes nobody's time.
    if (entry.kind === 'said') return;
    const { opened, chairs } = this.roster;
    if (entry.kind === 'started' && opened.clock !== undefined) {
      this.clock = new Clock(opened.clock, chairs.length, entry.at);
    }
    const { clock } = this;
    if (clock === undefined) return;
    if (entry.kind === 'reopened') clock.skip(entry.at);
    else clock.pass(entry.at);
    if (entry.kind === 'answered') clock.press(entry.seat);
    const turns = this.askedOfPeople().filter(({ pass }) => pass === undefined);
    clock.run(new Map(turns.map(({ seat, since }) => [seat, since])));
  }

  /** A table that was just read goes on: time in which no server ran has not passed for anybody. */
  private async goOn(began: number): Promise<void> {
    const stood = this.clock?.deadline !== undefined && this.roster.changed < began;
    if (stood) await this.command(() => this.enter([{ kind: 'reopened' }]));
    this.setAlarm();
    this.bots.wake();
    this.replies.wake();
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
    if (entry.kind === 'said') {
      this.tellSaid();
      return;
    }
    // First, as a move that is over ends what people passed for it.
    this.replies.wake();
    if (entry.kind === 'arranged' || entry.kind === 'removed' || entry.kind === 'started') this.showOut();
    if (consequence !== undefined) {
      this.audience.update(this.playing(), consequence, (viewer) => this.standing(viewer));
    } else if (play !== undefined && entry.kind !== 'started') {
      this.audience.stand((viewer) => this.standing(viewer));
    }
    if (entry.kind !== 'answered' || this.outcome !== undefined) this.tellTable();
    if (entry.kind === 'started' && play !== undefined) {
      this.audience.all((watcher) => {
        this.audience.turn(watcher, sideOf(this.roster.chairs, watcher.account, watcher.wanted));
        this.show(watcher, play);
      });
    }
    this.setAlarm();
    this.bots.wake();
  }

  /** Those who are not here hear of it later, if it asks something of them or ends the match. */
  private tellAbsent(entry: Entry): void {
    switch (entry.kind) {
      case 'started':
      case 'ended':
        this.absent.moved(this.playing().seq, undefined);
        break;
      case 'undone':
        this.absent.moved(this.playing().seq, holderOf(this.roster.chairs, entry.seat));
        break;
      case 'resumed':
        this.absent.moved(0, holderOf(this.roster.chairs, entry.seat));
        break;
      default:
    }
  }

  private tellTable(): void {
    this.audience.all((watcher) =>
      watcher.send(encoded({ type: 'table', table: this.info(watcher.account) })),
    );
  }

  /** Somebody came or went: everybody is told of the holder of a seat, the owner also of who watches. */
  private tellOf(account: string): void {
    const seated = this.seatsOf(account).length > 0;
    this.audience.all((watcher) => {
      if (!seated && watcher.account !== this.roster.owner) return;
      watcher.send(encoded({ type: 'table', table: this.info(watcher.account) }));
    });
  }

  /** Tells what was said last to those for whom it is. */
  private tellSaid(): void {
    const last = this.roster.said.at(-1);
    if (last === undefined) return;
    this.audience.all((watcher) => {
      const line = lineFor(watcher.account, last);
      if (line !== undefined) watcher.send(encoded({ type: 'said', line }));
    });
  }

  /** Ends the connections of those who may not be here any longer. */
  private showOut(): void {
    this.audience.all((watcher) => {
      const refusal = whyNotAdmitted(this.roster, watcher.account);
      if (refusal === undefined) return;
      this.audience.remove(watcher);
      watcher.dismiss({ code: refusal.code, message: refusal.message });
    });
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
    return { ...standingOf(this.roster, this.play, viewer, this.replies), ...(clocks && { clocks }) };
  }

  private info(account: string): TableHere {
    const { roster, teams } = this;
    const request = requestAt(roster);
    const watching = [...this.audience.people()].flatMap(([other, person]) =>
      other === account || this.seatsOf(other).length > 0 ? [] : [person],
    );
    return {
      ...infoOf(cardOf(this.id, roster, this.play), account, (other) => this.isHere(other)),
      rules: roster.rules,
      ...(teams && { teams }),
      ...(request && { request }),
      ...(roster.owner === account && { watching }),
    };
  }

  private get teams(): BySeat<number> | undefined {
    return this.play === undefined ? undefined : teamsIn(this.game, this.play.match.state);
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

  /** The chance of the match is made with what the browser adds that opened the table, whoever owns it now. */
  private checkOpener(account: string): void {
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
