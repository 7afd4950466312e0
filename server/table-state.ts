import type { BySeat, Json, Outcome, Seat, State } from '../kernel/game.ts';
import { type Checkpoint, readState } from '../kernel/match.ts';
import type { Consequence } from './audience.ts';
import { cardOf } from './card.ts';
import { teamsIn } from './chat.ts';
import { Clock } from './clock.ts';
import { Course } from './course.ts';
import { outcomeOf } from './ending.ts';
import type { Answered, Chair, Entry, Happening, Opened, TableCopy, WishName } from './entry.ts';
import type { OpenedGame } from './opened-games.ts';
import { type Asked, openingOf, Play } from './play.ts';
import { isRestricted } from './pointing.ts';
import type { Clocks, UpgradeInfo } from './protocol.ts';
import { Refused } from './refusal.ts';
import { botOf, isNews, note, type Roster, rosterOf } from './roster.ts';
import { askedAt } from './standing.ts';
import type { Card } from './storage/storage.ts';

/** What the log of a table says so far: who sits at it, the match, and its clocks. Only entries change it. */
export class TableState {
  readonly id: string;
  readonly game: OpenedGame;
  readonly roster: Roster;
  readonly course = new Course();
  /** The number of the last entry that was taken in; the opening is 1. */
  private entries = 1;
  private match: Play | undefined;
  private clock: Clock | undefined;
  private lastUpgrade: UpgradeInfo | undefined;
  /** The last state as the rules that played the match left it, where others show it now. */
  private end: Json | undefined;
  /** Sequence numbers with which wishes were granted. */
  private readonly granted = new Map<string, number>();
  /** When the last entry was made, also one that is no news of the match. */
  private latest: number;

  constructor(id: string, game: OpenedGame, opened: Opened & { readonly at: number }) {
    this.id = id;
    this.game = game;
    this.roster = rosterOf(opened);
    this.latest = opened.at;
  }

  get entry(): number {
    return this.entries;
  }

  /** The match; undefined before it begins. */
  get play(): Play | undefined {
    return this.match;
  }

  /** The match; refused before it begins. */
  playing(): Play {
    if (this.match === undefined) throw new Refused('not-started', 'the match has not begun');
    return this.match;
  }

  get outcome(): Outcome | undefined {
    return outcomeOf(this.roster, this.match);
  }

  /** What the match hands on to a next one: by its own end alone, not by that which people made of it. */
  get carry(): Json | undefined {
    const { match } = this;
    if (match === undefined || match.outcome === undefined) return undefined;
    return match.match.rules.carry?.(match.match.state);
  }

  get asked(): readonly Asked[] {
    return askedAt(this.roster, this.match);
  }

  askedOfBots(): readonly { readonly bot: string; readonly asked: Asked }[] {
    return this.asked.flatMap((asked) => {
      const bot = botOf(this.roster.chairs, asked.seat);
      return bot === undefined ? [] : [{ bot, asked }];
    });
  }

  askedOfPeople(): readonly Asked[] {
    return peopleOf(this.roster, this.asked);
  }

  get teams(): BySeat<number> | undefined {
    return this.match === undefined ? undefined : teamsIn(this.game.rules, this.match.match.state);
  }

  /** Nobody may say or show anything now but by what the rules provide. */
  get restricted(): boolean {
    return this.match !== undefined && this.outcome === undefined && isRestricted(this.match);
  }

  /** The last time that other rules took over. */
  get upgraded(): UpgradeInfo | undefined {
    return this.lastUpgrade;
  }

  /** The clocks at this moment, where there are any. */
  get clocks(): Clocks | undefined {
    return this.clock?.shown(this.now());
  }

  /** When the next seat runs out of time; undefined while no clock runs. */
  get deadline(): number | undefined {
    return this.clock?.deadline;
  }

  /** A seat that has no time left now. */
  get expired(): Seat | undefined {
    return this.clock?.expired(this.now());
  }

  card(): Card {
    const { deadline } = this;
    return { ...cardOf(this.id, this.roster, this.match), ...(deadline !== undefined && { deadline }) };
  }

  /** The time for the next entry, in milliseconds since 1970; never before the last one. */
  now(): number {
    return Math.max(Date.now(), this.latest);
  }

  /** Takes an entry of the log in, and says what it led to, if it changed the match. */
  take(entry: Entry): Consequence | undefined {
    this.note(entry);
    const consequence = this.follow(entry);
    this.setClock(entry);
    this.noteWish(entry);
    return consequence;
  }

  /** Takes an entry in of which nothing but the course of the match is to be known: {@link resume} comes later. */
  skip(entry: Entry): void {
    this.note(entry);
    this.course.take(entry);
    if (entry.kind === 'upgraded') this.noteUpgrade(entry);
    this.noteWish(entry);
  }

  /**
   * Goes on from a copy that was made when the log had come to here, of a state in the present shape. `copies` are of
   * earlier states. `first` is the first change after which the match can be shown.
   */
  resume(copy: TableCopy, first: number, copies: readonly TableCopy[] = []): void {
    const { opened, started } = this.roster;
    if (started === undefined) throw new Error('the copy of a match that has not begun');
    const opening = openingOf(this.game, opened, started);
    const points = [...copies, copy].map(checkpointOf);
    this.match = Play.restore(this.game, opening, this.course, first, points, copy.asked);
    this.clock = opened.clock && copy.clock && Clock.restore(opened.clock, copy.clock);
    if (this.clock !== undefined) run(this.clock, this.askedOfPeople());
  }

  /** Notes the last state of a match that is over, as it was left by other rules than those that show it. */
  keepEnd(state: Json): void {
    this.end = state;
  }

  /** What the record of the match is made of. */
  recorded() {
    const { game, rules, opening, state } = this.playing().match;
    const { answers, upgrades } = this.course;
    const began = this.roster.started?.version ?? game.version;
    const last = this.end === undefined ? state : readState<State>(this.end);
    return { game, rules, opening, answers, upgrades, began, state: last };
  }

  /**
   * A copy that is worth keeping; undefined before the match begins, and where other rules than those that played it only
   * show how it ended.
   */
  copy(): TableCopy | undefined {
    return this.match === undefined || this.roster.version !== this.game.game.version
      ? undefined
      : this.taken();
  }

  /** A copy of all that the log tells only by playing, as the rules of this server have it. */
  taken(): TableCopy {
    const { game } = this.game;
    const { match, asked } = this.playing();
    const { answers, word, state } = match.checkpoint();
    return {
      version: game.version,
      shape: game.shape ?? 1,
      answers,
      word,
      // Plain data, which JSON carries without loss.
      state: JSON.parse(JSON.stringify(state)),
      asked: asked.map(({ seat, since }) => [seat, since] as const),
      ...(this.clock && { clock: this.clock.state() }),
    };
  }

  /** The sequence number with which this wish was granted; undefined if it left no trace. */
  grantedAs(wish: WishName): number | undefined {
    return this.granted.get(keyOf(wish));
  }

  /** The card to be written with an answer that the match has taken already. */
  cardWith(entry: Entry & Answered): Card {
    const deadline = this.deadlineAfter(entry, this.askedOfPeople());
    return {
      ...cardOf(this.id, this.roster, this.match),
      changed: entry.at,
      since: entry.at,
      ...(deadline !== undefined && { deadline }),
    };
  }

  /** Takes in an answer that the match has taken already. */
  takeGiven(entry: Entry & Answered): void {
    this.note(entry);
    this.setClock(entry);
  }

  /**
   * What is to be written for these, which may follow from a wish: they stand at the present time, and the card is as
   * they leave the table.
   */
  draft(
    happenings: readonly Happening[],
    wish?: WishName,
  ): { readonly entries: readonly Entry[]; readonly card: Card } {
    const roster = { ...this.roster };
    let play = this.match;
    let undone: readonly Asked[] | undefined;
    const last = happenings.length - 1;
    const entries = happenings.map(
      (happening, index): Entry => ({
        ...happening,
        at: this.now(),
        ...(index === last && wish && { wish }),
      }),
    );
    for (const entry of entries) {
      note(roster, entry);
      if (entry.kind === 'started') play = Play.begin(this.game, this.roster.opened, entry);
      if (entry.kind === 'undone' && play !== undefined) {
        const since = play.seq + 1;
        const before = play.match.at(play.match.answers.length - entry.count);
        undone = before.questions().map((question) => ({ ...question, since }));
      }
    }
    const asked = undone ?? askedAt(roster, play);
    const deadline = this.deadlineAfter(entries.at(-1), peopleOf(roster, asked));
    const card = cardOf(
      this.id,
      roster,
      play,
      asked.map(({ seat }) => seat),
    );
    return { entries, card: { ...card, ...(deadline !== undefined && { deadline }) } };
  }

  /** The match begins with these people, what their browsers contributed to its chance, and what their seats bring. */
  opening(
    chairs: readonly Chair[],
    contributions: BySeat<string>,
    bring: BySeat<Json> | undefined,
  ): Happening {
    const { version } = this.game.game;
    const parts = { contributions, ...(bring && { bring }) };
    const { match } = Play.begin(this.game, this.roster.opened, parts);
    return { kind: 'started', version, chairs, ...parts, draws: match.opening.draws ?? [] };
  }

  private note(entry: Entry): void {
    note(this.roster, entry);
    this.latest = entry.at;
    this.entries++;
  }

  private noteWish({ wish }: Entry): void {
    if (wish !== undefined) this.granted.set(keyOf(wish), this.course.seq);
  }

  private noteUpgrade({ version, dropped }: Extract<Entry, { kind: 'upgraded' }>): void {
    this.lastUpgrade = { seq: this.course.seq, version, dropped };
  }

  private follow(entry: Entry): Consequence | undefined {
    switch (entry.kind) {
      case 'started':
        this.match = Play.begin(this.game, this.roster.opened, entry, this.course);
        return undefined;
      case 'answered':
        return { told: this.playing().repeat(entry) };
      case 'undone': {
        const play = this.playing();
        for (const { seat } of play.match.answers.slice(-entry.count)) this.clock?.release(seat);
        return { told: [], undone: play.undo(entry) };
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
    if (this.clock !== undefined) advance(this.clock, entry, this.askedOfPeople());
  }

  /** When the next of those runs out of time who are asked after an entry; about when, where answers are taken back. */
  private deadlineAfter(entry: Entry | undefined, asked: readonly Asked[]): number | undefined {
    const clock = entry?.kind === 'started' ? this.clockAt(entry) : this.clock?.copy();
    if (clock !== undefined && entry !== undefined) advance(clock, entry, asked);
    return clock?.deadline;
  }

  private clockAt({ at, chairs }: Extract<Entry, { kind: 'started' }>): Clock | undefined {
    const { clock } = this.roster.opened;
    return clock && new Clock(clock, chairs.length, at);
  }
}

function checkpointOf({ answers, word, state }: TableCopy): Checkpoint {
  return { answers, word, state: readState(state) };
}

function keyOf({ account, id }: WishName): string {
  return `${account} ${id}`;
}

/** What of this is asked of people. */
function peopleOf({ chairs }: Roster, asked: readonly Asked[]): readonly Asked[] {
  return asked.filter(({ seat }) => botOf(chairs, seat) === undefined);
}

/** Lets clocks follow an entry, after which these people are asked. */
function advance(clock: Clock, entry: Entry, asked: readonly Asked[]): void {
  // What is no news takes nobody's time.
  if (!isNews(entry)) return;
  if (entry.kind === 'reopened') {
    clock.pass(entry.at - entry.forgiven);
    clock.skip(entry.at);
  } else clock.pass(entry.at);
  if (entry.kind === 'answered') clock.press(entry.seat);
  run(clock, asked);
}

/** Lets the clocks of those run who are asked something else than a reply. */
function run(clock: Clock, asked: readonly Asked[]): void {
  const turns = asked.filter(({ pass }) => pass === undefined);
  clock.run(new Map(turns.map(({ seat, since }) => [seat, since])));
}
