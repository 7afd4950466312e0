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
  isHere(account: string): boolean;
}

/**
 * Sends notices to people who are not at the table: that it is their turn, or that the match is over. It waits for a
 * while, and sends only if that is still true and they have not come.
 */
export class TurnNotifier {
  private readonly table: Subject;
  private readonly sendNotice: NoticeSender['send'];
  private readonly grace: number;
  private timer: NodeJS.Timeout | undefined;
  /** The accounts for which something has changed since the last notices. */
  private readonly pending = new Set<string>();

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
    for (const seat of seats) {
      const account = playerAt(holders, seat);
      if (account !== undefined && account !== by && !this.table.isHere(account)) this.pending.add(account);
    }
    if (this.pending.size === 0 || this.timer !== undefined) return;
    this.timer = setTimeout(() => this.send(), this.grace);
    letEnd(this.timer);
  }

  /** Sends waiting notices immediately. */
  close(): void {
    if (this.timer !== undefined) this.send();
  }

  private send(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { id, gameId, holders, openDecisions, over } = this.table;
    const players = seatNames(holders).filter((_, seat) => holders[seat]?.kind === 'person');
    for (const account of this.pending) {
      const isAsked = openDecisions.some(({ seat }) => playerAt(holders, seat) === account);
      if ((!over && !isAsked) || this.table.isHere(account)) continue;
      this.sendNotice(account, { event: over ? 'over' : 'turn', table: id, game: gameId, players });
    }
    this.pending.clear();
  }
}

/** The account that plays the seat itself; undefined if a bot plays for it. */
function playerAt(holders: readonly SeatHolder[], seat: Seat): string | undefined {
  return botOf(holders, seat) === undefined ? accountAt(holders, seat) : undefined;
}
