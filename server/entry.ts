import type { Draw } from '../kernel/chance.ts';
import type { BySeat, Json, Outcome, Seat } from '../kernel/game.ts';
import type { Ending } from '../kernel/record.ts';
import type { ClockPlan, TableRules } from './protocol.ts';

/** The holder of a seat: nobody yet, a person (`account`), or a bot. */
export type SeatHolder =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'person';
      readonly name: string;
      readonly account: string;
      /** The bot that plays for the person; absent while the person plays. */
      readonly standIn?: StandIn;
    }
  | { readonly kind: 'bot'; readonly bot: string };

/** A bot that plays for a person, and the reason: they left, ran out of time or resigned. */
export interface StandIn {
  readonly bot: string;
  readonly why: 'left' | 'time' | 'resigned';
}

/** The content of a proposal: to take back the last `count` moves, to end the match, or to pause it. */
export type Proposed =
  | { readonly what: 'undo'; readonly count: number }
  | { readonly what: 'end' }
  | { readonly what: 'pause' };

/** The first entry of every table. */
export interface Opened {
  readonly kind: 'opened';
  /** The version of the log format. It decides how the entries that follow are read. */
  readonly log: 1;
  /** The account that opened the table. */
  readonly account: string;
  /**
   * The address from which it was opened, for limits: not the address itself but what `markOf` makes of it. Absent for
   * the server's own machine.
   */
  readonly address?: string;
  readonly game: string;
  readonly version: string;
  readonly holders: readonly SeatHolder[];
  /** The options without `pack`, if the table has a pack of its own. */
  readonly options: { readonly [name: string]: Json };
  /** The hash under which the storage has the table's own pack, which belongs in the options. */
  readonly pack?: string;
  /** The hash of the content of the match, as views name it. */
  readonly content?: string;
  /** The hash of the sealed part of the content, if it has one. */
  readonly sealed?: string;
  /** 32 random bytes in hex, secret until the match is over: `kernel/fairness.ts`. */
  readonly secret: string;
  readonly listed: boolean;
  /** Whether people without a seat may watch. */
  readonly spectators: boolean;
  readonly clock?: ClockPlan;
  /** Its place in a series, if the rules hand something on to a next match. Earlier versions did not write it. */
  readonly series?: SeriesPlace;
  /** The match before this one in a series, and what it handed on. */
  readonly after?: Predecessor;
  /** When the people of the series meet next, as they had agreed at the table before: see `meetingSet`. */
  readonly meeting?: number;
}

/** The place of a match in a series. */
export interface SeriesPlace {
  /** The id of the first table, which names the series. */
  readonly id: string;
  /** Counted from 1. */
  readonly place: number;
}

/** The match before another one in a series. */
export interface Predecessor {
  readonly table: string;
  /** The hash of its record. */
  readonly record: string;
  readonly carry: Json;
}

/**
 * The clocks: the time left by seat, in milliseconds, and the seats whose clocks run, each with the sequence number since
 * which it has run.
 */
export interface ClockState {
  readonly left: BySeat<number>;
  readonly running: readonly (readonly [Seat, number])[];
  readonly at: number;
}

/** A copy of those parts of a table that can be worked out from its log only by applying all moves. */
export interface TableCheckpoint {
  /** The version of the rules that wrote it, and the shape of its state. */
  readonly version: string;
  readonly shape: number;
  /** Number of moves that count. */
  readonly moves: number;
  /** Number of words drawn from the seeded stream. */
  readonly word: number;
  readonly state: Json;
  /** The seats with open decisions, each with the sequence number since which its decision has been open. */
  readonly asked: readonly (readonly [Seat, number])[];
  readonly clock?: ClockState;
}

/**
 * Another version of the rules took over. The version before it is gone, and its moves cannot be applied again. The
 * checkpoint is therefore part of the log.
 */
export interface Upgraded extends TableCheckpoint {
  readonly kind: 'upgraded';
  /** Number of the last moves that the new version could not carry on. They no longer count. */
  readonly dropped: number;
}

/** A line of the chat. It is part of the log, and of no record. */
export interface Said {
  readonly kind: 'said';
  readonly account: string;
  readonly name: string;
  readonly text: string;
  /** The accounts that may read it. Without it, everybody may. */
  readonly only?: readonly string[];
  readonly command: string;
}

/** One move, with the draws that followed. `command` is the id that the page gave it. */
export interface PlayedMove {
  readonly kind: 'played';
  readonly seat: Seat;
  readonly choice: string;
  readonly draws: readonly Draw[];
  /** Absent for a move of a bot, and for an automatic pass. */
  readonly account?: string;
  readonly command?: string;
}

/** One thing that happened at a table. The log is the truth: everything else follows from it. */
export type NewEntry =
  | Opened
  | {
      readonly kind: 'sat';
      readonly seat: Seat;
      readonly account: string;
      readonly name: string;
      /** The browser's contribution to the chance of the match. */
      readonly contribution: string;
    }
  /** The contribution of an account that did not sit down itself (it opened the table, or its seat was reserved). */
  | { readonly kind: 'contributed'; readonly account: string; readonly contribution: string }
  | { readonly kind: 'left'; readonly seat: Seat }
  /** The owner frees a seat, or gives it to a bot, before the match starts. */
  | {
      readonly kind: 'assigned';
      readonly seat: Seat;
      readonly holder: Extract<SeatHolder, { readonly kind: 'open' | 'bot' }>;
    }
  /**
   * The account has another name. `rests` if the rules allow nothing but signals: the name is then shown when the match is
   * over.
   */
  | { readonly kind: 'renamed'; readonly account: string; readonly name: string; readonly rests?: true }
  /** What the seat brings. Others are told only that it has chosen, and only the first time. */
  | { readonly kind: 'brought'; readonly seat: Seat; readonly value: Json; readonly again: boolean }
  /** The match starts, and its holders are final. `draws` are those of the set-up. */
  | {
      readonly kind: 'started';
      readonly version: string;
      readonly holders: readonly SeatHolder[];
      readonly contributions: BySeat<string>;
      /** By seat, if the rules have `bring`. */
      readonly bring?: BySeat<Json>;
      readonly draws: readonly Draw[];
    }
  | PlayedMove
  | Upgraded
  /** The owner changed the settings of the table. Those that are left out stay as they are. */
  | ({ readonly kind: 'rulesChanged' } & Partial<TableRules>)
  /** The owner sent somebody without a seat away. */
  | { readonly kind: 'removed'; readonly account: string }
  /** The table has another owner. */
  | { readonly kind: 'ownerChanged'; readonly account: string }
  | Said
  /** The last `count` moves were taken back. None of them had revealed anything. */
  | { readonly kind: 'undone'; readonly seat: Seat; readonly count: number }
  /** The holder of the seat proposes something. A proposal to undo ends with a move that changes what it would take back. */
  | { readonly kind: 'proposed'; readonly seat: Seat; readonly proposed: Proposed }
  | { readonly kind: 'agreed'; readonly account: string }
  /** Another person declined the proposal, or its author withdrew it. */
  | { readonly kind: 'declined'; readonly account: string }
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed'; readonly seat: Seat }
  /** The seat resigned. A bot takes over if the match goes on. */
  | { readonly kind: 'resigned'; readonly seat: Seat; readonly bot: string }
  | { readonly kind: 'stoodIn'; readonly seat: Seat; readonly standIn: StandIn }
  | { readonly kind: 'returned'; readonly seat: Seat }
  /** The server stopped. Clocks have run up to this entry. */
  | { readonly kind: 'serverStopped' }
  /** No process lived for `forgiven` milliseconds since the last entry. Clocks do not count that time. */
  | { readonly kind: 'outageForgiven'; readonly forgiven: number }
  /** The time of the seat was up. The consequences are the next entries. */
  | { readonly kind: 'timedOut'; readonly seat: Seat }
  /** The people ended the match before the rules did. */
  | { readonly kind: 'ended'; readonly ending: Ending; readonly outcome: Outcome }
  /** The same people are invited to another table. */
  | { readonly kind: 'rematch'; readonly table: string }
  /** The same people play the next match of the series there. */
  | { readonly kind: 'next'; readonly table: string }
  /** No further match follows. */
  | { readonly kind: 'seriesEnded' }
  /** Somebody sets when the people of the series meet, in milliseconds since 1970, or takes it back. */
  | { readonly kind: 'meetingSet'; readonly account: string; readonly meeting?: number };

/** A line of a table's log. `at` is the time in milliseconds since 1970. */
export type Entry = NewEntry & {
  readonly at: number;
  /** The request that is completed by this entry. */
  readonly request?: RequestId;
};

/** A request, named by its account and by the id that the page gave it. */
export interface RequestId {
  readonly account: string;
  readonly id: string;
}
