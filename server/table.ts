import type { BySeat, Game, Seat, Viewer } from '../kernel/game.ts';
import type { Told } from '../kernel/match.ts';
import { formatRecord } from '../kernel/record.ts';
import { checkAdmitted, checkHolder, checkOwner, checkViewer, sideOf, whyNotAdmitted } from './access.ts';
import { Audience, encoded, type Watcher } from './audience.ts';
import { type BotManners, BotSeats, type BotTable } from './bot-seats.ts';
import { breather } from './breather.ts';
import { cardOf, infoOf } from './card.ts';
import { Chat, lineFor, type Saying, teamsIn } from './chat.ts';
import type { Chair, Entry, Happening } from './entry.ts';
import { contributionsOf, needContributions, proofOf } from './fairness.ts';
import { historyOf, missedSince } from './history.ts';
import { Log } from './log.ts';
import { Absent, type Herald } from './notices/absent.ts';
import { personOf } from './person.ts';
import { type Asked, Play } from './play.ts';
import type { History, Standing, TableDetails, TableHere, TableRules } from './protocol.ts';
import { Queue } from './queue.ts';
import { Refused } from './refusal.ts';
import { holderOf, note, type Roster, rosterOf, seatsOf } from './roster.ts';
import { standingOf } from './standing.ts';
import { Conflict, type Storage } from './storage/storage.ts';

/** An answer as a page gives it. `seen` is the last sequence number that it had seen. */
export interface Command {
  readonly id: string;
  readonly seat: Seat;
  readonly seen: number;
  readonly choice: string;
}

/** After a lost connection, more updates than this are not worth sending one by one. */
const mostMissed = 50;

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
  private readonly absent: Absent;
  private readonly chat = new Chat();
  private readonly roster: Roster;
  private play: Play | undefined;

  /** Reads a table from its log. `entries` is the whole log. */
  static async load(
    id: string,
    game: Game,
    storage: Storage,
    manners: BotManners,
    herald: Herald,
    entries: readonly Entry[],
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
    table.bots.wake();
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
    this.bots = new BotSeats(this, manners);
    this.absent = new Absent(this, tell, grace);
  }

  /** Nobody is there, and nothing is under way. */
  get idle(): boolean {
    return this.audience.size === 0 && this.queue.idle;
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
    this.absent.close();
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
      play.checkFresh(seat, seen);
      await this.carryOut(play, seat, choice, { account, command: id });
      play.remember(account, id);
      return play.seq;
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
      const { match, outcome } = this.playing();
      if (outcome === undefined) {
        throw new Refused('match-running', 'a record holds all secrets; it is shown when the match is over');
      }
      return formatRecord(match, proofOf(this.roster));
    });
  }

  get gameId(): string {
    return this.game.id;
  }

  get chairs(): readonly Chair[] {
    return this.roster.chairs;
  }

  get asked(): readonly Asked[] {
    return this.play?.asked ?? [];
  }

  get over(): boolean {
    return this.play?.outcome !== undefined;
  }

  askedOfBots() {
    return (this.play?.asked ?? []).flatMap((asked) => {
      const chair = this.roster.chairs[asked.seat];
      return chair?.kind === 'bot' ? [{ bot: chair.bot, asked }] : [];
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
          if (!(failure instanceof Conflict)) throw failure;
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
    for (const entry of await this.log.missed()) this.tell(this.absorb(entry), entry);
  }

  private async carryOut(
    play: Play,
    seat: Seat,
    choice: string,
    by: { readonly account?: string; readonly command?: string },
  ): Promise<void> {
    const told = play.answer(seat, choice);
    const given = play.match.answers[play.seq - 1];
    if (given === undefined) throw new Error('an answer leaves no trace');
    const entry: Entry = { kind: 'answered', ...given, ...by, at: this.now() };
    try {
      await this.log.append([entry], { ...cardOf(this.id, this.roster, play), changed: entry.at });
    } catch (failure) {
      play.undo();
      throw failure;
    }
    note(this.roster, entry);
    this.tell(told, entry);
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

  /** Adds to the log what does not depend on the play, and then takes it in. */
  private async enter(happenings: readonly Happening[]): Promise<void> {
    const next = { ...this.roster };
    let { play } = this;
    const entries = happenings.map((happening): Entry => ({ ...happening, at: this.now() }));
    for (const entry of entries) {
      note(next, entry);
      if (entry.kind === 'started') play = this.begin(entry);
    }
    await this.log.append(entries, cardOf(this.id, next, play));
    for (const entry of entries) {
      this.tell(this.absorb(entry), entry);
      if (entry.kind === 'started') this.absent.moved(this.playing().seq, undefined);
    }
  }

  /** Takes an entry of the log in, and says what it told. */
  private absorb(entry: Entry): readonly Told<unknown>[] {
    note(this.roster, entry);
    if (entry.kind === 'started') this.play = this.begin(entry);
    return entry.kind === 'answered' ? this.playing().repeat(entry) : [];
  }

  /** Tells everybody here what happened. */
  private tell(told: readonly Told<unknown>[], entry: Entry): void {
    const { play } = this;
    if (entry.kind === 'said') {
      this.tellSaid();
      return;
    }
    if (entry.kind === 'arranged' || entry.kind === 'removed' || entry.kind === 'started') this.showOut();
    if (entry.kind === 'answered') {
      if (play === undefined) throw new Error('an answer before the start');
      this.audience.update(play, told, (viewer) => this.standing(viewer));
    }
    if (entry.kind !== 'answered' || play?.outcome !== undefined) this.tellTable();
    if (entry.kind === 'started' && play !== undefined) {
      this.audience.all((watcher) => {
        this.audience.turn(watcher, sideOf(this.roster.chairs, watcher.account, watcher.wanted));
        this.show(watcher, play);
      });
    }
    this.bots.wake();
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
    return standingOf(this.roster.chairs, this.play, viewer);
  }

  private info(account: string): TableHere {
    const { roster, teams } = this;
    const watching = [...this.audience.people()].flatMap(([other, person]) =>
      other === account || this.seatsOf(other).length > 0 ? [] : [person],
    );
    return {
      ...infoOf(cardOf(this.id, roster, this.play), account, (other) => this.isHere(other)),
      rules: roster.rules,
      ...(teams && { teams }),
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
    checkViewer(this.roster.chairs, account, viewer, this.play?.outcome !== undefined);
  }

  /** The time for the next entry; never before the last one. */
  private now(): number {
    return Math.max(Date.now(), this.roster.changed);
  }
}
