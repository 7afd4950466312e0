import type { Seat } from '../../kernel/game.ts';
import type { Chair } from '../entry.ts';
import type { Asked } from '../play.ts';
import { botOf, holderOf } from '../roster.ts';
import type { Notice } from './notice.ts';

/** Who brings notices, and how long people have to come by themselves, in milliseconds. */
export interface Herald {
  readonly tell: (account: string, notice: Notice) => void;
  readonly grace: number;
}

/** What this has to know of a table. */
interface Subject {
  readonly id: string;
  readonly gameId: string;
  readonly chairs: readonly Chair[];
  readonly asked: readonly Asked[];
  readonly over: boolean;
  isHere(account: string): boolean;
}

/**
 * Tells those who are not at the table that it is their turn, or that the match is over: after a while, and only if
 * it is still so and they have not come.
 */
export class Absent {
  private readonly table: Subject;
  private readonly tell: Herald['tell'];
  private readonly grace: number;
  private timer: NodeJS.Timeout | undefined;
  /** For whom something is new since the last time anybody was told. */
  private readonly pending = new Set<string>();

  constructor(table: Subject, tell: Herald['tell'], grace: number) {
    this.table = table;
    this.tell = tell;
    this.grace = grace;
  }

  /** `by` changed something: who is asked what has stood since `seq` or later may have to be told. */
  moved(seq: number, by: string | undefined): void {
    const { chairs, asked, over } = this.table;
    const seats = over ? chairs.keys() : asked.filter(({ since }) => since >= seq).map(({ seat }) => seat);
    for (const seat of seats) {
      const account = playerAt(chairs, seat);
      if (account !== undefined && account !== by && !this.table.isHere(account)) this.pending.add(account);
    }
    if (this.pending.size === 0 || this.timer !== undefined) return;
    this.timer = setTimeout(() => this.send(), this.grace);
    this.timer.unref();
  }

  /** Tells at once who would be told later. */
  close(): void {
    if (this.timer !== undefined) this.send();
  }

  private send(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { id, gameId, chairs, asked, over } = this.table;
    const players = chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.name] : []));
    for (const account of this.pending) {
      const isAsked = asked.some(({ seat }) => playerAt(chairs, seat) === account);
      if ((!over && !isAsked) || this.table.isHere(account)) continue;
      this.tell(account, { event: over ? 'over' : 'turn', table: id, game: gameId, players });
    }
    this.pending.clear();
  }
}

/** The account that plays the seat itself; who left it to a bot need not come. */
function playerAt(chairs: readonly Chair[], seat: Seat): string | undefined {
  return botOf(chairs, seat) === undefined ? holderOf(chairs, seat) : undefined;
}
