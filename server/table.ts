import { InputError } from '../kernel/error.ts';
import type { Json, Seat, Viewer } from '../kernel/game.ts';
import { formatRecord } from '../kernel/record.ts';
import { hashOfRecord } from '../kernel/series.ts';
import { checkAdmitted, checkHolder, checkOwner, checkPlaysOrOwns, checkViewer, sideOf } from './access.ts';
import { Alarm } from './alarm.ts';
import { Answers } from './answers.ts';
import { Audience, type Consequence, type Watcher } from './audience.ts';
import { type BotConfig, BotSeats, type BotTable } from './bot-seats.ts';
import { Broadcast } from './broadcast.ts';
import { Chat, type Saying } from './chat.ts';
import { CheckpointWriter } from './checkpoint-writer.ts';
import type {
  Entry,
  NewEntry,
  Opened,
  Predecessor,
  RequestId,
  Said,
  SeatHolder,
  SeriesPlace,
} from './entry.ts';
import { hasToContribute, proofOf } from './fairness.ts';
import { Growth } from './growth.ts';
import { historyOf } from './history.ts';
import { Log } from './log.ts';
import { type NoticeSender, TurnNotifier } from './notices/turn-notifier.ts';
import type { OpenedGame } from './opened-games.ts';
import { changeOwner, removePerson } from './ownership.ts';
import { playersOf } from './person.ts';
import type { OpenDecision, Play } from './play.ts';
import { formatPointing, Pointers, type Pointing, parsePointing } from './pointing.ts';
import type { Presence } from './presence.ts';
import type { SeatAssignment, StandingPass, TableDetails, TableRequest, TableRules } from './protocol.ts';
import { Queue } from './queue.ts';
import { Reactions, type ReactionTable, reactionConfigFor } from './reactions.ts';
import { readTable } from './reading.ts';
import { Refused } from './refusal.ts';
import { checkPlays, grantRequest, type LoggedRequest, timeOut } from './requests.ts';
import { addContribution, assignSeat, brought, fillWithBots, leaveSeat, takeSeat } from './seating.ts';
import { Outrun, type Present, type StoredCheckpoint, type TableStorage } from './storage/storage.ts';
import { accountAt, holdersAt, isNews, seatsOf, type TableFacts } from './table-facts.ts';
import type { TableState } from './table-state.ts';
import { hasRevealed } from './undo.ts';
import { yieldIfDue } from './yielder.ts';

/** A move as a page sends it. `seen` is the last sequence number that the page had received. */
export interface Command {
  readonly id: string;
  readonly seat: Seat;
  readonly seen: number;
  readonly choice: string;
}

/** The parts that all tables of a process share. */
export interface TableSurroundings {
  readonly storage: TableStorage;
  readonly config: BotConfig;
  readonly noticeSender: NoticeSender;
  readonly presence: Pick<Presence, 'come' | 'go' | 'gaps' | 'outage'>;
  /** Whether the tables of whoever opened this one take too much of the storage. */
  readonly isFull: (opened: Opened) => Promise<boolean>;
  /** The URL at which a page fetches this content. */
  readonly urlOf: (content: string) => Promise<string>;
}

/** The facts of a finished table that the next table of the same people needs. */
export interface PlayedTable {
  readonly opened: Opened;
  readonly holders: readonly SeatHolder[];
  readonly spectators: boolean;
  readonly series: SeriesPlace | undefined;
  readonly meeting: number | undefined;
}

/** The farthest meeting that can be agreed, in milliseconds from now: a year. */
const farthest = 366 * 86_400_000;

/** About what a table and each entry of its log take in memory, in bytes. */
const heaviness = { table: 300_000, entry: 2000 };

/**
 * A table in memory: the state that follows from its log, and its connections. A queue carries out one piece of work
 * after another. Nothing is sent to anybody before it is on disk.
 */
export class Table implements BotTable, ReactionTable {
  private readonly state: TableState;
  private readonly log: Log;
  private readonly queue = new Queue();
  private readonly answers = new Answers();
  /** For what looks back at the match while play goes on. */
  private readonly lookBacks = new Queue();
  private readonly audience = new Audience();
  private readonly broadcast: Broadcast;
  private readonly bots: BotSeats;
  private readonly turnNotifier: TurnNotifier;
  private readonly reactions: Reactions;
  private readonly chat = new Chat();
  private readonly pointers = new Pointers();
  private readonly surroundings: TableSurroundings;
  private readonly copies: CheckpointWriter;
  private readonly growth: Growth;
  /** No further match of the series can follow. False as long as {@link hasSecretsToKeep} has not found out. */
  private seriesOver = false;
  /** The refusal of everything, once another process plays the match by another version of the rules. */
  private outdated: Refused | undefined;
  private readonly alarm = new Alarm(() => this.checkDeadline());
  /** The gaps of this process that the clocks have been forgiven; undefined before the table goes on. */
  private gaps: number | undefined;
  /** How long a table has to wait for an absent person before a bot may take over, in milliseconds. */
  private readonly grace: number;

  /**
   * Makes a table of its whole log, `entries`, and of its checkpoints, `copies`. Rejects with {@link Outrun} if the log
   * has grown meanwhile and must be read again.
   */
  static async load(
    id: string,
    game: OpenedGame,
    entries: readonly [Entry & Opened, ...Entry[]],
    copies: readonly StoredCheckpoint[],
    surroundings: TableSurroundings,
  ): Promise<Table> {
    const { state, kept, upgraded } = await readTable(id, game, entries, copies);
    const log = new Log(id, surroundings.storage, entries.length);
    if (upgraded !== undefined) {
      const { version, dropped } = upgraded;
      await log.append([upgraded], state.card());
      surroundings.config.log.info({ table: id, version, dropped }, 'other rules carry a match on');
    }
    const table = new Table(state, log, kept, surroundings);
    await table.goOn();
    return table;
  }

  private constructor(state: TableState, log: Log, kept: number, surroundings: TableSurroundings) {
    const { config, noticeSender, storage } = surroundings;
    this.state = state;
    this.surroundings = surroundings;
    this.copies = new CheckpointWriter(state, kept, storage, config.log);
    this.log = log;
    this.growth = new Growth(state.facts.opened, surroundings.isFull);
    this.grace = config.grace;
    this.bots = new BotSeats(this, config);
    this.turnNotifier = new TurnNotifier(this, noticeSender.send, noticeSender.grace);
    this.reactions = new Reactions(this, reactionConfigFor(config, state.facts.opened.clock));
    this.broadcast = new Broadcast(state, this.audience, this.reactions, () => this.isKnownOver);
  }

  get id(): string {
    return this.state.id;
  }

  get gameId(): string {
    return this.state.game.game.id;
  }

  get game(): OpenedGame {
    return this.state.game;
  }

  /** The address from which it was opened; see {@link Opened.address}. */
  get openedFrom(): string | undefined {
    return this.facts.opened.address;
  }

  /** About how many bytes it takes in memory. */
  get weight(): number {
    return heaviness.table + heaviness.entry * this.state.entry + this.state.game.weight;
  }

  get holders(): readonly SeatHolder[] {
    return holdersAt(this.facts, this.over);
  }

  get openDecisions(): readonly OpenDecision[] {
    return this.state.openDecisions;
  }

  get over(): boolean {
    return this.state.outcome !== undefined;
  }

  /** There is no connection, and no work is under way. */
  get idle(): boolean {
    const isQuiet = this.queue.idle && this.lookBacks.idle;
    return this.audience.size === 0 && isQuiet && !this.alarm.soon && this.reactions.idle;
  }

  get meeting(): number | undefined {
    return this.facts.meeting;
  }

  isExpected(account: string): boolean {
    return seatsOf(this.facts.holders, account).length > 0 && hasToContribute(this.facts, account);
  }

  /** Tells the people for whom seats are reserved that `by` has opened the table. */
  invite(by: string): void {
    this.turnNotifier.noteSeries('next', by);
  }

  isHere(account: string): boolean {
    return this.audience.has(account);
  }

  /** The seats of an account; it is a spectator if there are none. */
  seatsOf(account: string): readonly Seat[] {
    return seatsOf(this.facts.holders, account);
  }

  /** Stops the clocks with the server: writes the time that has been used so far to the log, and closes the table. */
  async stop(): Promise<void> {
    if (this.state.deadline !== undefined) {
      // If the entry cannot be written, the time since the last entry is not counted against anybody.
      await this.command(() => this.enter([{ kind: 'serverStopped' }])).catch(() => undefined);
    }
    await this.close();
  }

  /** Stops bots and timers. Resolves when all work under way is done. */
  async close(): Promise<void> {
    this.bots.close();
    this.reactions.close();
    this.turnNotifier.close();
    this.alarm.close();
    await this.queue.runLater(() => this.copies.close());
  }

  /**
   * Applies entries of other processes and sends them to the connections of this process. `last` is the number of the last
   * entry, if it is known. Rejects if the storage cannot be read; the next call then reads the same entries.
   */
  catchUp(last?: number): Promise<void> {
    return this.queue.run(() => {
      this.log.markBehind(last);
      return this.takeIn();
    });
  }

  /** The table as the account may see it. */
  details(account: string): Promise<TableDetails> {
    return this.reading(() => {
      checkAdmitted(this.facts, account);
      return this.detailsFor(account);
    });
  }

  /** Adds a browser's contribution to the chance of the match. The match begins if nothing else is missing. */
  contribute(account: string, contribution: string): Promise<TableDetails> {
    return this.change(account, () => addContribution(this.state, account, contribution));
  }

  sit(account: string, name: string, seat: Seat, contribution: string): Promise<TableDetails> {
    return this.change(account, () => takeSeat(this.state, account, name, seat, contribution));
  }

  leave(account: string, seat: Seat): Promise<TableDetails> {
    return this.change(account, () => leaveSeat(this.state, account, seat));
  }

  /** Frees a seat, or gives it to a bot: see {@link assignSeat}. The match begins if nothing else is missing. */
  assign(account: string, seat: Seat, assigned: SeatAssignment): Promise<TableDetails> {
    return this.change(account, () => assignSeat(this.state, account, seat, assigned));
  }

  /** Sets what a seat brings. The match begins if nothing else is missing. */
  bring(account: string, seat: Seat, value: Json): Promise<TableDetails> {
    return this.change(account, () => brought(this.state, account, seat, value));
  }

  /** What a seat brings; only for its holder. */
  brought(account: string, seat: Seat): Promise<Json> {
    return this.reading(() => {
      checkHolder(this.holders, account, seat);
      const value = this.facts.brought[seat];
      if (value === undefined) throw new Refused('not-found', `nothing was chosen for seat ${seat}`);
      return value;
    });
  }

  /** Bots take the open seats, and the match begins. */
  startWith(account: string, bot: string): Promise<TableDetails> {
    return this.change(account, () => fillWithBots(this.state, account, bot));
  }

  /** Changes the settings of the table; only for its owner. Spectators who may no longer watch are disconnected. */
  changeRules(account: string, rules: Partial<TableRules>): Promise<TableDetails> {
    return this.change(account, () => {
      checkOwner(this.facts, account);
      return [{ kind: 'rulesChanged', ...rules }];
    });
  }

  /** Sends a spectator away permanently; only for the owner. */
  remove(account: string, person: string): Promise<TableDetails> {
    return this.change(account, () =>
      removePerson(this.facts, account, person, this.audience.people().keys()),
    );
  }

  /** Gives the table to somebody who sits at it or watches; only for the owner. */
  handOn(account: string, person: string): Promise<TableDetails> {
    return this.change(account, () =>
      changeOwner(this.facts, account, person, this.audience.people().keys()),
    );
  }

  /** Writes a line of the chat and returns its number, once it is on disk. The same line sent twice counts once. */
  say(watcher: Watcher, saying: Saying): Promise<number> {
    // The entry is made once, so that another attempt after Outrun writes the same line.
    let entry: Said | undefined;
    return this.command(async () => {
      const { account } = watcher;
      checkAdmitted(this.facts, account);
      const last = () =>
        this.facts.said.findLast((line) => line.account === account && line.command === saying.id)?.number;
      const done = last();
      if (done !== undefined) return done;
      if (this.state.restricted)
        throw new Refused('signals-only', 'the rules of this match forbid players to write');
      entry ??= this.chat.entry(this.facts, this.state.teams, watcher, saying);
      await this.enter([entry]);
      return last() ?? 0;
    });
  }

  /** Shows the team of the seat what the seat points at, and writes nothing. Returns the last sequence number. */
  point(account: string, { seat, at }: Pointing): Promise<number> {
    return this.queue.run(() => {
      const play = this.state.playing();
      this.pointers.check(this.facts, play, this.state.teams, { account, seat });
      this.broadcast.pointed({ seat, at });
      this.log.publish(formatPointing({ seat, at }));
      return play.seq;
    });
  }

  /** Applies a pointing that another process has published. */
  receive(word: string): void {
    const pointing = parsePointing(word);
    if (pointing !== undefined) this.broadcast.pointed(pointing);
  }

  /** Gives all seats of the account a new name. It rests while the rules allow nothing but signals. */
  rename(account: string, name: string): Promise<void> {
    return this.command(async () => {
      for (const watcher of this.audience.all()) {
        if (watcher.account !== account) continue;
        watcher.name = name;
        this.surroundings.presence.come(this.presentAs(watcher));
      }
      const named = holdersAt(this.facts, true).some(
        (holder) => holder.kind === 'person' && holder.account === account && holder.name !== name,
      );
      if (!named) return;
      const rests = this.state.restricted;
      const entry = { kind: 'renamed', account, name, ...(rests && { rests }) } as const;
      await this.enter([entry]).catch((failure: unknown) => {
        // Where there is no room for it, the old name stays.
        if (!(failure instanceof Refused && failure.code === 'too-much-stored')) throw failure;
      });
    });
  }

  /** Plays a move and returns its number, once it is on disk. A command that was carried out before is not repeated. */
  play(account: string, { id, seat, seen, choice }: Command): Promise<number> {
    return this.command(async () => {
      checkHolder(this.holders, account, seat);
      const play = this.state.playing();
      if (seen > play.seq) {
        // The page was connected to another process, which had read more of the log.
        this.log.markBehind();
        await this.takeIn();
      }
      const done = play.course.doneAs(account, id);
      if (done !== undefined) return done;
      await this.checkClock();
      checkPlays(this.facts, seat);
      if (this.facts.ended !== undefined) throw new InputError('match-over', 'the match is over');
      if (this.facts.paused) throw new Refused('paused', 'the match is paused');
      play.checkFresh(seat, seen);
      play.checkForm(seat, choice);
      await this.carryOut(play, seat, choice, { account, command: id });
      return play.seq;
    });
  }

  /**
   * Carries out a request of the holder of a seat. Returns the last sequence number, once all is on disk. A request that
   * was granted before is not granted again.
   */
  request(account: string, request: TableRequest): Promise<number> {
    if (request.type === 'pass') return this.setStandingPass(account, request.seat, request.until);
    if (request.type === 'undo') {
      // Whether an undo would take back what was revealed may take long to find out. Play goes on meanwhile.
      return this.lookBacks.runLater(async () =>
        this.grant(account, request, await this.hasRevealed(request)),
      );
    }
    return this.grant(account, request);
  }

  private grant(account: string, request: LoggedRequest, revealed = false): Promise<number> {
    return this.command(async () => {
      // The request may refer to entries that only another process has read.
      this.log.markBehind();
      await this.takeIn();
      const { facts } = this;
      const play = this.state.playing();
      const name = { account, id: request.id };
      const done = this.state.grantedAs(name);
      if (done !== undefined) return done;
      await this.checkClock();
      const newEntries = grantRequest(request, {
        facts,
        play,
        account,
        away: request.type === 'standIn' && (await this.isAway(request.seat)),
        revealed,
      });
      if (newEntries.length > 0) await this.enter(newEntries, name);
      return play.seq;
    });
  }

  /**
   * Whether the moves that an undo would take back have revealed anything. False where it is out of date, because then it
   * is not granted anyway.
   */
  private async hasRevealed({ seat, seq }: Extract<TableRequest, { type: 'undo' }>): Promise<boolean> {
    const { looking } = await this.queue.runLater(async () => {
      this.log.markBehind();
      await this.takeIn();
      const { play } = this.state;
      const count = play?.seq === seq ? play.course.countSince(seat) : 0;
      const canLook = play !== undefined && play.match.moves.length - count >= play.match.earliest;
      // It works on a copy, which it makes before anything else can happen.
      return { looking: canLook ? hasRevealed(play.match, count) : Promise.resolve(false) };
    });
    return looking;
  }

  /** Sets or ends the standing pass of a seat. Only its holder is sent the change. */
  private setStandingPass(account: string, seat: Seat, until: StandingPass | 'off'): Promise<number> {
    return this.queue.run(async () => {
      checkHolder(this.holders, account, seat);
      checkPlays(this.facts, seat);
      const play = this.state.playing();
      this.reactions.set(seat, until === 'off' ? undefined : until);
      await this.broadcast.sendStatus(account);
      return play.seq;
    });
  }

  /** The table at which the same people play again; `open` opens it if it does not exist yet. */
  rematch(account: string, open: (played: PlayedTable) => Promise<string>): Promise<string> {
    return this.command(async () => {
      await this.checkOver();
      if (this.seatsOf(account).length === 0) throw new Refused('not-your-seat', 'you did not play here');
      if (this.facts.rematch !== undefined) return this.facts.rematch;
      const table = await open(this.played);
      await this.enter([{ kind: 'rematch', table }]);
      return table;
    });
  }

  /** The table of the next match of the series, for who played here or owns this one; `open` opens it if it does not exist yet. */
  next(account: string, open: (played: PlayedTable, after: Predecessor) => Promise<string>): Promise<string> {
    return this.command(async () => {
      await this.checkOver();
      checkPlaysOrOwns(this.facts, account);
      if (this.facts.next !== undefined) return this.facts.next;
      const { carry } = this.state;
      if (carry === undefined || this.facts.seriesEnded) {
        throw new Refused('no-next', 'this match is the last of its series');
      }
      const table = await open(this.played, {
        table: this.id,
        record: hashOfRecord(this.recordText()),
        carry,
      });
      await this.enter([{ kind: 'next', table }]);
      return table;
    });
  }

  /** Ends the series, so that the secrets of its matches may be shown; only for the owner. */
  endSeries(account: string): Promise<TableDetails> {
    return this.change(account, () => {
      checkOwner(this.facts, account);
      if (this.facts.seriesEnded) return [];
      if (this.state.carry === undefined || this.facts.next !== undefined) {
        throw new Refused('no-next', 'the series does not end here');
      }
      return [{ kind: 'seriesEnded' }];
    });
  }

  /** Sets when the people of the series meet next; undefined takes it back. For everybody who plays here. */
  setMeeting(account: string, meeting: number | undefined): Promise<TableDetails> {
    return this.change(account, () => {
      const { facts } = this;
      checkPlaysOrOwns(facts, account);
      if (facts.series === undefined || facts.next !== undefined || this.state.card().series?.last) {
        throw new Refused(
          'no-next',
          'no meeting can be agreed here: the series does not go on from this table',
        );
      }
      const now = this.state.now();
      if (meeting !== undefined && !(meeting > now && meeting < now + farthest)) {
        throw new InputError('bad-request', 'a meeting is later than now, and within a year');
      }
      if (facts.meeting === meeting) return [];
      return [{ kind: 'meetingSet', account, ...(meeting !== undefined && { meeting }) }];
    });
  }

  /** Throws the reason why this choice is not legal now; returns the sequence number if it is. */
  why(account: string, seat: Seat, choice: string): Promise<number> {
    return this.queue.runLater(() => {
      checkHolder(this.holders, account, seat);
      const play = this.state.playing();
      play.checkForm(seat, choice);
      const refusal = play.match.refusal(seat, choice);
      if (refusal !== undefined) throw refusal;
      return play.seq;
    });
  }

  /**
   * Answers what a page asks of the rules ahead of choices, by what the viewer of its connection sees. Refuses questions that
   * the rules of this game do not answer.
   */
  async forecast(
    watcher: Watcher,
    questions: readonly Json[],
  ): Promise<{ readonly seq: number; readonly answers: readonly unknown[] }> {
    const { seq, ask } = await this.queue.runLater(() => {
      this.checkVersion();
      checkAdmitted(this.facts, watcher.account);
      const play = this.state.playing();
      return { seq: play.seq, ask: this.answers.about(play, watcher.viewer) };
    });
    const answers: unknown[] = [];
    for (const question of questions) {
      answers.push(ask(question));
      await yieldIfDue();
    }
    return { seq, answers };
  }

  /**
   * Adds a connection to the table. It is sent a snapshot, or, after a lost connection, the updates after `from`. From
   * then on it is sent every change.
   */
  join(watcher: Watcher, from: number | undefined): Promise<void> {
    return this.reading(async () => {
      const { account, wanted } = watcher;
      checkAdmitted(this.facts, account);
      const viewer = wanted ?? sideOf(this.holders, account, wanted);
      await this.checkViewer(account, viewer);
      watcher.viewer = viewer;
      const isNew = !this.isHere(account);
      if (!this.audience.hasHere(account)) this.surroundings.presence.come(this.presentAs(watcher));
      await this.broadcast.welcome(watcher, from);
      if (isNew) await this.broadcast.presence(account);
      this.bots.wake();
    });
  }

  switchViewer(watcher: Watcher, viewer: Viewer): Promise<void> {
    return this.queue.runLater(async () => {
      this.checkVersion();
      checkAdmitted(this.facts, watcher.account);
      await this.checkViewer(watcher.account, viewer);
      await this.broadcast.turn(watcher, viewer, this.state.playing());
    });
  }

  /** Removes a connection. */
  part(watcher: Watcher): Promise<void> {
    return this.queue.runLater(async () => {
      this.audience.remove(watcher);
      if (!this.audience.hasHere(watcher.account)) this.surroundings.presence.go(this.presentAs(watcher));
      if (!this.isHere(watcher.account)) await this.broadcast.presence(watcher.account);
    });
  }

  /** Sets which people are at this table at other processes. */
  setElsewhere(people: readonly Present[]): Promise<void> {
    return this.queue.runLater(() => this.broadcast.presence(...this.audience.setElsewhere(people)));
  }

  /** The history of the match as JSON, in parts. They are worked out while play goes on. */
  async history(account: string, viewer: Viewer): Promise<AsyncGenerator<string>> {
    return this.reading(async () => {
      checkAdmitted(this.facts, account);
      await this.checkViewer(account, viewer);
      return historyOf(this.state.playing(), viewer);
    });
  }

  /** The record of the match, with all its secrets. Refused until the match and its series are over. */
  record(account: string): Promise<string> {
    return this.reading(async () => {
      checkAdmitted(this.facts, account);
      this.state.playing();
      if (!this.over) {
        throw new Refused('match-running', 'a record holds all secrets; it is shown when the match is over');
      }
      if (await this.hasSecretsToKeep()) {
        throw new Refused(
          'series-running',
          'a record holds all secrets; it is shown when the series is over',
        );
      }
      return this.recordText();
    });
  }

  decisionsOfBots() {
    return this.state.decisionsOfBots();
  }

  decisionsOfPeople(): readonly OpenDecision[] {
    return this.state.decisionsOfPeople();
  }

  view(seat: Seat): unknown {
    return this.state.playing().view(seat);
  }

  /** The facts of this table that the next table of the same people needs. */
  private get played(): PlayedTable {
    const { opened, rules, series, meeting } = this.facts;
    return { opened, holders: this.holders, spectators: rules.spectators, series, meeting };
  }

  private recordText(): string {
    const { facts, state } = this;
    const proof = proofOf(facts);
    return formatRecord(state.recorded(), {
      ...(proof && { proof }),
      ...(facts.ended && { ending: facts.ended.ending }),
      ...(facts.opened.after && { previous: facts.opened.after.record }),
      players: playersOf(this.holders),
    });
  }

  /** Refuses what comes after the match as long as it is not over. */
  private async checkOver(): Promise<void> {
    this.log.markBehind();
    await this.takeIn();
    if (!this.over) throw new Refused('match-running', 'the match is not over');
  }

  /** Whether the match has handed something on and its series is not over. Its secrets are then kept. */
  private async hasSecretsToKeep(): Promise<boolean> {
    const { facts, surroundings } = this;
    if (this.isKnownOver || this.state.carry === undefined) return false;
    if (facts.next === undefined) return true;
    const tables = await surroundings.storage.seriesTables(facts.series?.id ?? this.id);
    this.seriesOver = tables.at(-1)?.series?.last === true;
    return !this.seriesOver;
  }

  private async detailsFor(account: string): Promise<TableDetails> {
    await this.hasSecretsToKeep();
    const { game } = this.state;
    const { content } = game.rules;
    const { pack: _, ...options } = game.options;
    if (content === undefined || !game.isByReference) {
      return { ...this.broadcast.info(account), options: game.options };
    }
    const url = await this.surroundings.urlOf(content.hash);
    return { ...this.broadcast.info(account), options, content: { hash: content.hash, url } };
  }

  /** Whether this table knows that no further match of the series can follow. */
  private get isKnownOver(): boolean {
    return this.seriesOver || this.facts.seriesEnded;
  }

  private checkVersion(): void {
    if (this.outdated !== undefined) throw this.outdated;
  }

  passFor(seat: Seat, since: number): Promise<void> {
    return this.command(async () => {
      const { play } = this.state;
      const decision = this.decisionsOfPeople().find((other) => other.seat === seat && other.since === since);
      if (play === undefined || decision?.pass === undefined) return;
      await this.carryOut(play, seat, decision.pass, {});
    });
  }

  playForBot(seat: Seat, since: number, choice: string): Promise<void> {
    return this.command(async () => {
      const { play } = this.state;
      const open = this.decisionsOfBots().find((other) => other.decision.seat === seat);
      if (play === undefined || open?.decision.since !== since) return;
      await this.carryOut(play, seat, choice, {});
    });
  }

  private get facts(): TableFacts {
    return this.state.facts;
  }

  /** Whether the holder of the seat is away and the table has waited for them long enough. */
  private async isAway(seat: Seat): Promise<boolean> {
    const { changed } = this.facts;
    const account = accountAt(this.holders, seat);
    const isAsked = this.openDecisions.some((other) => other.seat === seat);
    if (account === undefined || this.isHere(account) || !isAsked) return false;
    const waited = this.state.now() - changed;
    return waited >= this.grace && waited - (await this.surroundings.presence.outage(changed)) >= this.grace;
  }

  /** Carries out `work` in the queue, and repeats it if another process has written to the log meanwhile. */
  private command<T>(work: () => Promise<T>): Promise<T> {
    return this.queue.run(async () => {
      for (;;) {
        await this.takeIn();
        try {
          await this.forgive();
          return await work();
        } catch (failure) {
          if (!(failure instanceof Outrun)) throw failure;
        }
      }
    });
  }

  /** Writes these entries, if there are any. Returns the table as the account then sees it. */
  private change(account: string, newEntries: () => readonly NewEntry[]): Promise<TableDetails> {
    return this.command(async () => {
      const wanted = newEntries();
      if (wanted.length > 0) await this.enter(wanted);
      return this.detailsFor(account);
    });
  }

  /** Reads something of the table, after it has applied all entries in the storage. */
  private reading<T>(work: () => T | Promise<T>): Promise<T> {
    return this.queue.runLater(async () => {
      this.log.markBehind();
      await this.takeIn();
      return work();
    });
  }

  /** Applies and announces the entries of other processes that are not applied yet. */
  private async takeIn(): Promise<void> {
    this.checkVersion();
    const missed = await this.log.missed();
    for (const entry of missed) {
      this.checkRules(entry);
      const { proposal } = this.facts;
      await this.announce(entry, this.state.take(entry));
      if (entry.kind === 'played' && proposal !== this.facts.proposal) await this.broadcast.table();
    }
    if (missed.length > 0) this.copies.changed();
  }

  /**
   * Closes the table in this process if the entry says that another version of the rules plays on. Pages connect again,
   * and reach a process with that version.
   */
  private checkRules(entry: Entry): void {
    const { version } = this.state.game.game;
    if ((entry.kind !== 'started' && entry.kind !== 'upgraded') || entry.version === version) return;
    const refusal = new Refused(
      'other-version',
      `version ${entry.version} of the rules plays here; this is ${version}`,
    );
    this.outdated = refusal;
    this.bots.close();
    this.reactions.close();
    this.alarm.close();
    for (const watcher of this.audience.all()) {
      watcher.dismiss({ code: refusal.code, message: refusal.message });
    }
    throw refusal;
  }

  private async carryOut(
    play: Play,
    seat: Seat,
    choice: string,
    by: { readonly account?: string; readonly command?: string },
  ): Promise<void> {
    const { openDecisions } = play;
    const { entry, emitted } = play.play(seat, choice, by, this.state.now());
    try {
      await this.log.append([entry], this.state.cardWith(entry));
    } catch (failure) {
      play.retract(entry, openDecisions);
      throw failure;
    }
    const { proposal } = this.facts;
    this.state.takePlayed(entry);
    await this.announce(entry, { emitted });
    if (proposal !== this.facts.proposal) await this.broadcast.table();
    this.turnNotifier.noteChange(play.seq, by.account);
    this.copies.changed();
  }

  /** Writes entries to the log, and then applies and announces them. */
  private async enter(newEntries: readonly NewEntry[], request?: RequestId): Promise<void> {
    const { entries, card } = this.state.draft(newEntries, request);
    await this.growth.check(entries);
    await this.log.append(entries, card);
    for (const entry of entries) {
      await this.announce(entry, this.state.take(entry));
      this.notifyAbsent(entry);
    }
    this.copies.changed();
  }

  /**
   * Resumes clocks, bots and reactions after the table was read, or after the storage was away. Clocks do not count time
   * in which no process lived.
   */
  async goOn(): Promise<void> {
    await this.command(async () => undefined);
    this.setAlarm();
    this.bots.wake();
    this.reactions.wake();
  }

  /** Gives running clocks back the time that was lost since the last entry, if any was. */
  private async forgive(): Promise<void> {
    const { gaps } = this.surroundings.presence;
    if (this.gaps === gaps) return;
    if (this.state.deadline !== undefined) {
      const forgiven = await this.surroundings.presence.outage(this.facts.changed);
      if (forgiven > 0) await this.enter([{ kind: 'outageForgiven', forgiven }]);
    }
    this.gaps = gaps;
  }

  /** Sets the alarm to the time at which the next seat runs out of time. */
  private setAlarm(): void {
    const { deadline } = this.state;
    this.alarm.set(deadline === undefined ? undefined : deadline - this.state.now());
  }

  /** Times out every seat without time, and sets the alarm for the next one. */
  async checkDeadline(): Promise<void> {
    // If the storage fails now, the next command or the next look for overdue tables times the seat out.
    await this.command(() => this.checkClock()).catch(() => undefined);
    this.setAlarm();
  }

  /** Writes the entries that time out every seat without time. */
  private async checkClock(): Promise<void> {
    for (;;) {
      const seat = this.state.expired;
      if (seat === undefined) return;
      if (this.gaps !== this.surroundings.presence.gaps) {
        // The clock has jumped since this command began: nobody has run out of time by that.
        await this.forgive();
        continue;
      }
      await this.enter(timeOut(seat, { facts: this.facts, play: this.state.playing() }));
    }
  }

  /** Sends an entry to all connections here, and wakes reactions, bots and the alarm. */
  private async announce(entry: Entry, consequence: Consequence | undefined): Promise<void> {
    // Lines of the chat and private choices open no decision.
    if (isNews(entry)) {
      // Reactions come first: the end of a move ends the standing passes for that move.
      this.reactions.wake();
      this.bots.wake();
      this.setAlarm();
    }
    await this.broadcast.announceEntry(entry, consequence);
  }

  /** Notes an entry for notices to absent people, if it may open decisions or end the match. */
  private notifyAbsent(entry: Entry): void {
    switch (entry.kind) {
      case 'started':
      case 'ended':
        this.turnNotifier.noteChange(this.state.playing().seq, undefined);
        break;
      case 'undone':
        this.turnNotifier.noteChange(this.state.playing().seq, accountAt(this.holders, entry.seat));
        break;
      case 'resumed':
        this.turnNotifier.noteChange(0, accountAt(this.holders, entry.seat));
        break;
      case 'meetingSet':
        this.turnNotifier.noteSeries('meeting', entry.account);
        break;
      default:
    }
  }

  private presentAs({ account, name }: Watcher): Present {
    return { table: this.id, account, name };
  }

  /** Refuses the view of a seat that the account does not hold, until the match and its series are over. */
  private async checkViewer(account: string, viewer: Viewer): Promise<void> {
    checkViewer(this.holders, account, viewer, this.over && !(await this.hasSecretsToKeep()));
  }
}
