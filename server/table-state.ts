import type { BySeat, Game, Outcome, Seat } from '../kernel/game.ts';
import type { Consequence } from './audience.ts';
import { cardOf } from './card.ts';
import { teamsIn } from './chat.ts';
import { Clock } from './clock.ts';
import { outcomeOf } from './ending.ts';
import type { Answered, Chair, Entry, Happening, Opened, WishName } from './entry.ts';
import { type Asked, Play } from './play.ts';
import { isRestricted } from './pointing.ts';
import type { Clocks } from './protocol.ts';
import { Refused } from './refusal.ts';
import { botOf, note, type Roster, rosterOf } from './roster.ts';
import { askedAt } from './standing.ts';
import type { Card } from './storage/storage.ts';
import { without } from './undo.ts';

/** What the log of a table says so far: who sits at it, the match, and its clocks. Only entries change it. */
export class TableState {
  readonly id: string;
  readonly game: Game;
  readonly roster: Roster;
  private match: Play | undefined;
  private clock: Clock | undefined;
  /** Sequence numbers with which wishes were granted. */
  private readonly granted = new Map<string, number>();
  /** When the last entry was made, also one that is no news of the match. */
  private latest: number;

  constructor(id: string, game: Game, opened: Opened & { readonly at: number }) {
    this.id = id;
    this.game = game;
    this.roster = rosterOf(opened);
    this.latest = opened.at;
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
    return this.match === undefined ? undefined : teamsIn(this.game, this.match.match.state);
  }

  /** Nobody may say or show anything now but by what the rules provide. */
  get restricted(): boolean {
    return this.match !== undefined && this.outcome === undefined && isRestricted(this.match);
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
    if (entry.kind === 'started') this.match = this.begin(entry);
    const consequence = this.follow(entry);
    this.setClock(entry);
    if (entry.wish !== undefined) this.granted.set(keyOf(entry.wish), this.playing().seq);
    return consequence;
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
      if (entry.kind === 'started') play = this.begin(entry);
      if (entry.kind === 'undone' && play !== undefined) {
        const since = play.seq + 1;
        undone = without(play.match, entry.count)
          .questions()
          .map((question) => ({ ...question, since }));
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

  /** The match begins with these people and what their browsers contributed to its chance. */
  opening(chairs: readonly Chair[], contributions: BySeat<string>): Happening {
    const { match } = new Play(this.game, this.roster.opened, contributions);
    return { kind: 'started', chairs, contributions, draws: match.opening.draws ?? [] };
  }

  private note(entry: Entry): void {
    note(this.roster, entry);
    this.latest = entry.at;
  }

  private begin({ contributions = [], draws }: Extract<Entry, { kind: 'started' }>): Play {
    return new Play(this.game, this.roster.opened, contributions, draws);
  }

  private follow(entry: Entry): Consequence | undefined {
    if (entry.kind === 'answered') return { told: this.playing().repeat(entry) };
    if (entry.kind !== 'undone') return undefined;
    const play = this.playing();
    for (const { seat } of play.match.answers.slice(-entry.count)) this.clock?.release(seat);
    return { told: [], undone: play.undo(entry.count) };
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

function keyOf({ account, id }: WishName): string {
  return `${account} ${id}`;
}

/** What of this is asked of people. */
function peopleOf({ chairs }: Roster, asked: readonly Asked[]): readonly Asked[] {
  return asked.filter(({ seat }) => botOf(chairs, seat) === undefined);
}

/** Lets clocks follow an entry, after which these people are asked. */
function advance(clock: Clock, entry: Entry, asked: readonly Asked[]): void {
  // What people say takes nobody's time.
  if (entry.kind === 'said') return;
  if (entry.kind !== 'reopened') clock.pass(entry.at);
  else {
    if (entry.forgiven !== undefined) clock.pass(entry.at - entry.forgiven);
    clock.skip(entry.at);
  }
  if (entry.kind === 'answered') clock.press(entry.seat);
  const turns = asked.filter(({ pass }) => pass === undefined);
  clock.run(new Map(turns.map(({ seat, since }) => [seat, since])));
}
