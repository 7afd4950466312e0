import type { BySeat, Json, Outcome, Seat, State } from '../kernel/game.ts';
import { type Checkpoint, readState } from '../kernel/match.ts';
import type { Consequence } from './audience.ts';
import { cardOf } from './card.ts';
import { teamsIn } from './chat.ts';
import { Clock } from './clock.ts';
import { Course } from './course.ts';
import { outcomeOf } from './ending.ts';
import type { Entry, NewEntry, Opened, PlayedMove, RequestId, SeatHolder, TableCheckpoint } from './entry.ts';
import { openDecisionsAt } from './match-status.ts';
import type { OpenedGame } from './opened-games.ts';
import { type OpenDecision, openingOf, Play } from './play.ts';
import { isRestricted } from './pointing.ts';
import { processTime } from './process-time.ts';
import type { Clocks, UpgradeInfo } from './protocol.ts';
import { Refused } from './refusal.ts';
import type { Card } from './storage/storage.ts';
import { applyEntry, botOf, factsOf, isNews, type TableFacts } from './table-facts.ts';

/** The state of a table that follows from its log: its facts, the match, and its clocks. Only entries change it. */
export class TableState {
  readonly id: string;
  readonly game: OpenedGame;
  readonly facts: TableFacts;
  readonly course = new Course();
  /** The number of the last entry that was applied. The opening has number 1. */
  private entries = 1;
  private match: Play | undefined;
  private clock: Clock | undefined;
  private lastUpgrade: UpgradeInfo | undefined;
  /** The final state, as the version of the rules that played the match left it, if another version shows it now. */
  private end: Json | undefined;
  /** The sequence numbers with which requests were granted. */
  private readonly granted = new Map<string, number>();
  /** How far the last entry was ahead of the time of this process, in milliseconds. */
  private ahead: number;

  constructor(id: string, game: OpenedGame, opened: Opened & { readonly at: number }) {
    this.id = id;
    this.game = game;
    this.facts = factsOf(opened);
    this.ahead = aheadBy(opened);
  }

  get entry(): number {
    return this.entries;
  }

  /** The match; undefined before it begins. */
  get play(): Play | undefined {
    return this.match;
  }

  /** The match. Throws a {@link Refused} before it begins. */
  playing(): Play {
    if (this.match === undefined) throw new Refused('not-started', 'the match has not begun');
    return this.match;
  }

  get outcome(): Outcome | undefined {
    return outcomeOf(this.facts, this.match);
  }

  /** What the match hands on to a next one. A match that people ended hands on nothing. */
  get carry(): Json | undefined {
    return this.match?.carry;
  }

  get openDecisions(): readonly OpenDecision[] {
    return openDecisionsAt(this.facts, this.match);
  }

  decisionsOfBots(): readonly { readonly bot: string; readonly decision: OpenDecision }[] {
    return this.openDecisions.flatMap((decision) => {
      const bot = botOf(this.facts.holders, decision.seat);
      return bot === undefined ? [] : [{ bot, decision }];
    });
  }

  decisionsOfPeople(): readonly OpenDecision[] {
    return decisionsOfPeople(this.facts, this.openDecisions);
  }

  get teams(): BySeat<number> | undefined {
    return this.match === undefined ? undefined : teamsIn(this.game.rules, this.match.match.state);
  }

  /** Whether the rules forbid players to write and to point now. */
  get restricted(): boolean {
    return this.match !== undefined && this.outcome === undefined && isRestricted(this.match);
  }

  /** The last time that another version of the rules took over. */
  get upgraded(): UpgradeInfo | undefined {
    return this.lastUpgrade;
  }

  /** The clocks at this moment, if the table has clocks. */
  get clocks(): Clocks | undefined {
    return this.clock?.shown(this.now());
  }

  /** The time at which the next seat runs out of time; undefined while no clock runs. */
  get deadline(): number | undefined {
    return this.clock?.deadline;
  }

  /** A seat whose time is up; undefined if there is none. */
  get expired(): Seat | undefined {
    return this.clock?.expired(this.now());
  }

  card(): Card {
    const { deadline } = this;
    return { ...cardOf(this.id, this.facts, this.match), ...(deadline !== undefined && { deadline }) };
  }

  /**
   * The time for the next entry, in milliseconds since 1970; never before the last one. If the clock of the process that
   * wrote that one is ahead, time passes from there on.
   */
  now(): number {
    return processTime.now() + this.ahead;
  }

  /** Applies an entry of the log. Returns its consequences if it changed the match. */
  take(entry: Entry): Consequence | undefined {
    this.note(entry);
    const consequence = this.follow(entry);
    this.setClock(entry);
    this.noteWish(entry);
    return consequence;
  }

  /** Applies an entry to the facts and the course of the match only. {@link resume} makes the state later. */
  skip(entry: Entry): void {
    this.note(entry);
    this.course.take(entry);
    if (entry.kind === 'upgraded') this.noteUpgrade(entry);
    this.noteWish(entry);
  }

  /**
   * Resumes from a checkpoint that was made after the last applied entry, with a state in the present shape. `copies`
   * are checkpoints of earlier states. `first` is the first sequence number after which the match can be shown.
   */
  resume(copy: TableCheckpoint, first: number, copies: readonly TableCheckpoint[] = []): void {
    const { opened, started } = this.facts;
    if (started === undefined) throw new Error('the copy of a match that has not begun');
    const opening = openingOf(this.game, opened, started);
    const points = [...copies, copy].map(checkpointOf);
    this.match = Play.restore(this.game, opening, this.course, first, points, copy.asked);
    this.clock = opened.clock && copy.clock && Clock.restore(opened.clock, copy.clock);
    if (this.clock !== undefined) run(this.clock, this.decisionsOfPeople());
  }

  /** Notes the final state of a finished match, as another version of the rules left it. */
  keepEnd(state: Json): void {
    this.end = state;
  }

  /** The parts of the record of the match. */
  recorded() {
    const { game, rules, opening, state } = this.playing().match;
    const { moves, upgrades } = this.course;
    const began = this.facts.started?.version ?? game.version;
    const last = this.end === undefined ? state : readState<State>(this.end);
    return { game, rules, opening, moves, upgrades, began, state: last };
  }

  /**
   * A copy that is worth keeping; undefined before the match begins, and where other rules than those that played it only
   * show how it ended.
   */
  copy(): TableCheckpoint | undefined {
    return this.match === undefined || this.facts.version !== this.game.game.version
      ? undefined
      : this.taken();
  }

  /** A copy of all that the log tells only by playing, as the rules of this server have it. */
  taken(): TableCheckpoint {
    const { game } = this.game;
    const { match, openDecisions } = this.playing();
    const { moves, word, state } = match.checkpoint();
    return {
      version: game.version,
      shape: game.shape ?? 1,
      moves,
      word,
      // The state is plain data, which JSON carries without loss.
      state: JSON.parse(JSON.stringify(state)),
      asked: openDecisions.map(({ seat, since }) => [seat, since] as const),
      ...(this.clock && { clock: this.clock.state() }),
    };
  }

  /** The sequence number with which this request was granted; undefined if it wrote no entry. */
  grantedAs(request: RequestId): number | undefined {
    return this.granted.get(keyOf(request));
  }

  /** The card to write with a move that the match has already applied. */
  cardWith(entry: Entry & PlayedMove): Card {
    const deadline = this.deadlineAfter(entry, this.decisionsOfPeople());
    return {
      ...cardOf(this.id, this.facts, this.match),
      changed: entry.at,
      since: entry.at,
      ...(deadline !== undefined && { deadline }),
    };
  }

  /** Applies a move to the facts and clocks. The match has already applied it. */
  takePlayed(entry: Entry & PlayedMove): void {
    this.note(entry);
    this.setClock(entry);
  }

  /**
   * The entries and the card to write for these new entries. The entries get the present time, and the request that
   * they complete. The card describes the table after them.
   */
  draft(
    newEntries: readonly NewEntry[],
    request?: RequestId,
  ): { readonly entries: readonly Entry[]; readonly card: Card } {
    const facts = { ...this.facts };
    let play = this.match;
    let undone: readonly OpenDecision[] | undefined;
    const last = newEntries.length - 1;
    const entries = newEntries.map(
      (newEntry, index): Entry => ({
        ...newEntry,
        at: this.now(),
        ...(index === last && request && { request }),
      }),
    );
    for (const entry of entries) {
      applyEntry(facts, entry);
      if (entry.kind === 'started') play = Play.begin(this.game, this.facts.opened, entry);
      if (entry.kind === 'undone' && play !== undefined) {
        const since = play.seq + 1;
        const before = play.match.at(play.match.moves.length - entry.count);
        undone = before.decisions().map((decision) => ({ ...decision, since }));
      }
    }
    const openDecisions = undone ?? openDecisionsAt(facts, play);
    const deadline = this.deadlineAfter(entries.at(-1), decisionsOfPeople(facts, openDecisions));
    const card = cardOf(
      this.id,
      facts,
      play,
      openDecisions.map(({ seat }) => seat),
    );
    return { entries, card: { ...card, ...(deadline !== undefined && { deadline }) } };
  }

  /** Begins the match with these holders, the contributions of their browsers, and what their seats bring. */
  opening(
    holders: readonly SeatHolder[],
    contributions: BySeat<string>,
    bring: BySeat<Json> | undefined,
  ): NewEntry {
    const { version } = this.game.game;
    const parts = { contributions, ...(bring && { bring }) };
    const { match } = Play.begin(this.game, this.facts.opened, parts);
    return { kind: 'started', version, holders, ...parts, draws: match.opening.draws ?? [] };
  }

  private note(entry: Entry): void {
    applyEntry(this.facts, entry);
    this.ahead = aheadBy(entry);
    this.entries++;
  }

  private noteWish({ request }: Entry): void {
    if (request !== undefined) this.granted.set(keyOf(request), this.course.seq);
  }

  private noteUpgrade({ version, dropped }: Extract<Entry, { kind: 'upgraded' }>): void {
    this.lastUpgrade = { seq: this.course.seq, version, dropped };
  }

  private follow(entry: Entry): Consequence | undefined {
    switch (entry.kind) {
      case 'started':
        this.match = Play.begin(this.game, this.facts.opened, entry, this.course);
        return undefined;
      case 'played':
        return { emitted: this.playing().repeat(entry) };
      case 'undone': {
        const play = this.playing();
        for (const { seat } of play.match.moves.slice(-entry.count)) this.clock?.release(seat);
        return { emitted: [], undone: play.undo(entry) };
      }
      case 'upgraded':
        this.course.take(entry);
        this.noteUpgrade(entry);
        this.resume(entry, this.course.seq);
        return undefined;
      default:
        return undefined;
    }
  }

  private setClock(entry: Entry): void {
    if (entry.kind === 'started') this.clock = this.clockAt(entry);
    if (this.clock !== undefined) advance(this.clock, entry, this.decisionsOfPeople());
  }

  /**
   * The time at which the next of these seats runs out of time after an entry. It is an estimate where moves are
   * taken back.
   */
  private deadlineAfter(
    entry: Entry | undefined,
    openDecisions: readonly OpenDecision[],
  ): number | undefined {
    const clock = entry?.kind === 'started' ? this.clockAt(entry) : this.clock?.copy();
    if (clock !== undefined && entry !== undefined) advance(clock, entry, openDecisions);
    return clock?.deadline;
  }

  private clockAt({ at, holders }: Extract<Entry, { kind: 'started' }>): Clock | undefined {
    const { clock } = this.facts.opened;
    return clock && new Clock(clock, holders.length, at);
  }
}

function checkpointOf({ moves, word, state }: TableCheckpoint): Checkpoint {
  return { moves, word, state: readState(state) };
}

function aheadBy({ at }: Pick<Entry, 'at'>): number {
  return Math.max(0, at - processTime.now());
}

function keyOf({ account, id }: RequestId): string {
  return `${account} ${id}`;
}

/** Those of these decisions that people have. */
function decisionsOfPeople(
  { holders }: TableFacts,
  openDecisions: readonly OpenDecision[],
): readonly OpenDecision[] {
  return openDecisions.filter(({ seat }) => botOf(holders, seat) === undefined);
}

/** Updates the clocks after an entry. `openDecisions` are those of people after it. */
function advance(clock: Clock, entry: Entry, openDecisions: readonly OpenDecision[]): void {
  // Entries that are no news cost nobody time.
  if (!isNews(entry)) return;
  if (entry.kind === 'outageForgiven') {
    clock.pass(entry.at - entry.forgiven);
    clock.skip(entry.at);
  } else clock.pass(entry.at);
  if (entry.kind === 'played') clock.press(entry.seat);
  run(clock, openDecisions);
}

/** Runs the clocks of the seats with a decision that is no reaction. */
function run(clock: Clock, openDecisions: readonly OpenDecision[]): void {
  const turns = openDecisions.filter(({ pass }) => pass === undefined);
  clock.run(new Map(turns.map(({ seat, since }) => [seat, since])));
}
