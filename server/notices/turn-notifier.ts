import type { Seat } from '../../kernel/game.ts';
import type { SeatHolder } from '../entry.ts';
import { seatNames } from '../names.ts';
import type { OpenDecision } from '../play.ts';
import { accountAt, botOf } from '../table-facts.ts';
import { letEnd } from '../timers.ts';
import type { Notice } from './notice.ts';

/** The sender of notices, and how long people have to come to the table before they get one, in milliseconds. */
export interface NoticeSender {
  readonly send: (account: string, notice: Notice) => void;
  readonly grace: number;
}

/** The part of a table that this needs. */
interface Subject {
  readonly id: string;
  readonly gameId: string;
  readonly holders: readonly SeatHolder[];
  readonly openDecisions: readonly OpenDecision[];
  readonly over: boolean;
  /** When the people of the series meet next, in milliseconds since 1970. */
  readonly meeting: number | undefined;
  isHere(account: string): boolean;
  /** Whether the seat of this account waits for it to come. */
  isExpected(account: string): boolean;
}

/**
 * Sends notices to people who are not at the table: that it is their turn, that the match is over, that the next match of
 * a series waits for them, or when they meet. It waits for a while, and sends only if that is still true and they have not
 * come.
 */
export class TurnNotifier {
  private readonly table: Subject;
  private readonly sendNotice: NoticeSender['send'];
  private readonly grace: number;
  private timer: NodeJS.Timeout | undefined;
  /** The accounts for which the match has changed since the last notices, and those that are invited or are to meet. */
  private readonly pending = {
    match: new Set<string>(),
    next: new Set<string>(),
    meeting: new Set<string>(),
  };

  constructor(table: Subject, tell: NoticeSender['send'], grace: number) {
    this.table = table;
    this.sendNotice = tell;
    this.grace = grace;
  }

  /** Notes a change by the account `by`. Decisions that have been open since `seq` or later may need a notice. */
  noteChange(seq: number, by: string | undefined): void {
    const { holders, openDecisions, over } = this.table;
    const seats = over
      ? holders.keys()
      : openDecisions.filter(({ since }) => since >= seq).map(({ seat }) => seat);
    this.add(
      'match',
      [...seats].map((seat) => playerAt(holders, seat)),
      by,
    );
  }

  /** Notes that the account `by` has opened this table for the people of a series, or has set when they meet. */
  noteSeries(what: 'next' | 'meeting', by: string): void {
    const { holders } = this.table;
    this.add(
      what,
      holders.map((_, seat) => accountAt(holders, seat)),
      by,
    );
  }

  /** Sends waiting notices immediately. */
  close(): void {
    if (this.timer !== undefined) this.send();
  }

  private add(
    what: keyof TurnNotifier['pending'],
    accounts: readonly (string | undefined)[],
    by: string | undefined,
  ): void {
    const pending = this.pending[what];
    for (const account of accounts) {
      if (account !== undefined && account !== by && !this.table.isHere(account)) pending.add(account);
    }
    if (pending.size === 0 || this.timer !== undefined) return;
    this.timer = setTimeout(() => this.send(), this.grace);
    letEnd(this.timer);
  }

  private send(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { id, gameId, holders, openDecisions, over, meeting } = this.table;
    const players = seatNames(holders).filter((_, seat) => holders[seat]?.kind === 'person');
    const notify = (account: string, notice: Pick<Notice, 'event' | 'meeting'>) => {
      if (!this.table.isHere(account))
        this.sendNotice(account, { ...notice, table: id, game: gameId, players });
    };
    for (const account of this.pending.match) {
      const isAsked = openDecisions.some(({ seat }) => playerAt(holders, seat) === account);
      if (over || isAsked) notify(account, { event: over ? 'over' : 'turn' });
    }
    for (const account of this.pending.next) {
      if (this.table.isExpected(account)) notify(account, { event: 'next' });
    }
    for (const account of this.pending.meeting) {
      if (meeting !== undefined)
        notify(account, { event: 'meeting', meeting: new Date(meeting).toISOString() });
    }
    for (const pending of Object.values(this.pending)) pending.clear();
  }
}

/** The account that plays the seat itself; undefined if a bot plays for it. */
function playerAt(holders: readonly SeatHolder[], seat: Seat): string | undefined {
  return botOf(holders, seat) === undefined ? accountAt(holders, seat) : undefined;
}
