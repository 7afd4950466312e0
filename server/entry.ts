import type { Draw } from '../kernel/chance.ts';
import type { BySeat, Json, Outcome, Seat } from '../kernel/game.ts';
import type { Ending } from '../kernel/record.ts';
import type { ClockPlan, TableRules } from './protocol.ts';

/** A seat as the log first states it. `account` holds it. */
export type SeatHolder =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'person';
      readonly name: string;
      readonly account: string;
      /** Missing while they play themselves. */
      readonly standIn?: StandIn;
    }
  | { readonly kind: 'bot'; readonly bot: string };

/** A bot that plays on for a person, and why: they left, their time was up, or they gave up. */
export interface StandIn {
  readonly bot: string;
  readonly why: 'left' | 'time' | 'resigned';
}

/** What somebody may ask of all people at the table: to take the last `count` answers back, to end, to pause. */
export type Proposed =
  | { readonly what: 'undo'; readonly count: number }
  | { readonly what: 'end' }
  | { readonly what: 'pause' };

/** The first entry of every table. */
export interface Opened {
  readonly kind: 'opened';
  /** The version of the log: what follows is read by the rules of this one. */
  readonly log: 1;
  /** Who opened it. */
  readonly account: string;
  readonly game: string;
  readonly version: string;
  readonly holders: readonly SeatHolder[];
  /** Without a pack of one's own. */
  readonly options: { readonly [name: string]: Json };
  /** The hash of the pack of one's own that belongs into the options, as it lies in the storage. */
  readonly pack?: string;
  /** The hash of the content with which the match is played, as views name it. */
  readonly content?: string;
  /** The hash of its sealed part, where it has one. */
  readonly sealed?: string;
  /** 32 random bytes in hex that nobody is told before the match is over: `kernel/fairness.ts`. */
  readonly secret: string;
  readonly listed: boolean;
  /** Whether people without a seat may watch. */
  readonly spectators: boolean;
  readonly clock?: ClockPlan;
  /** The match before it in a series, and what that one handed on. */
  readonly after?: Predecessor;
}

/** The match before another one in a series. */
export interface Predecessor {
  readonly table: string;
  /** The hash of its record. */
  readonly record: string;
  readonly carry: Json;
}

/** Where clocks stand, by seat in milliseconds, and since which changes of the match which of them have run. */
export interface ClockState {
  readonly left: BySeat<number>;
  readonly running: readonly (readonly [Seat, number])[];
  readonly at: number;
}

/** A copy of all of a table that its log tells only by playing: the match goes on from it. */
export interface TableCheckpoint {
  /** The version of the rules that wrote it, and the shape of its state. */
  readonly version: string;
  readonly shape: number;
  /** So many moves stand. */
  readonly moves: number;
  /** Words drawn from the seeded stream. */
  readonly word: number;
  readonly state: Json;
  /** Since which changes of the match which seats have been asked what they are asked. */
  readonly asked: readonly (readonly [Seat, number])[];
  readonly clock?: ClockState;
}

/** Other rules took over. Those before them are gone, so the copy is part of the log. */
export interface Upgraded extends TableCheckpoint {
  readonly kind: 'upgraded';
  /** So many of the last moves could not be carried on, and count no longer. */
  readonly dropped: number;
}

/** Something that somebody wrote to the others at the table. It is part of the log, and of no record. */
export interface Said {
  readonly kind: 'said';
  readonly account: string;
  readonly name: string;
  readonly text: string;
  /** The accounts that may read it; everybody, if left out. */
  readonly only?: readonly string[];
  readonly command: string;
}

/** One answer, with the random results that followed. `command` is the id that the page gave it. */
export interface PlayedMove {
  readonly kind: 'played';
  readonly seat: Seat;
  readonly choice: string;
  readonly draws: readonly Draw[];
  /** Nobody's account answered for a bot. */
  readonly account?: string;
  readonly command?: string;
}

/** What happened at a table. The log of these is the truth; everything else is worked out from it. */
export type NewEntry =
  | Opened
  | {
      readonly kind: 'sat';
      readonly seat: Seat;
      readonly account: string;
      readonly name: string;
      /** What the browser adds to the chance of the match. */
      readonly contribution: string;
    }
  /** A browser that has not sat down by itself has seen the commitment, and adds to the chance of the match. */
  | { readonly kind: 'contributed'; readonly account: string; readonly contribution: string }
  | { readonly kind: 'left'; readonly seat: Seat }
  | { readonly kind: 'renamed'; readonly account: string; readonly name: string }
  /** What the seat brings. Others are told of the first time alone, and not what it is. */
  | { readonly kind: 'brought'; readonly seat: Seat; readonly value: Json; readonly again: boolean }
  /** Everybody is there: these are final. `draws` are the random results of the set-up. */
  | {
      readonly kind: 'started';
      readonly version: string;
      readonly holders: readonly SeatHolder[];
      readonly contributions: BySeat<string>;
      /** By seat, where the rules ask for it. */
      readonly bring?: BySeat<Json>;
      readonly draws: readonly Draw[];
    }
  | PlayedMove
  | Upgraded
  /** The owner changed what the table allows; what is left out stays as it is. */
  | ({ readonly kind: 'rulesChanged' } & Partial<TableRules>)
  /** The owner sent somebody without a seat away. */
  | { readonly kind: 'removed'; readonly account: string }
  /** The table has another owner. */
  | { readonly kind: 'ownerChanged'; readonly account: string }
  | Said
  /** The last `count` answers count no longer. None of them had brought anything to light. */
  | { readonly kind: 'undone'; readonly seat: Seat; readonly count: number }
  /** The seat's holder asks the others; it holds until a move changes what an undo would take back. */
  | { readonly kind: 'proposed'; readonly seat: Seat; readonly proposed: Proposed }
  | { readonly kind: 'agreed'; readonly account: string }
  /** By somebody who was asked, or withdrawn by whoever asked. */
  | { readonly kind: 'declined'; readonly account: string }
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed'; readonly seat: Seat }
  /** The seat gives up; a bot plays on for it if the match goes on. */
  | { readonly kind: 'resigned'; readonly seat: Seat; readonly bot: string }
  | { readonly kind: 'stoodIn'; readonly seat: Seat; readonly standIn: StandIn }
  | { readonly kind: 'returned'; readonly seat: Seat }
  /** The server stops: clocks have run up to here. */
  | { readonly kind: 'serverStopped' }
  /** No server lived for so many milliseconds since the last entry, and clocks stood still. */
  | { readonly kind: 'outageForgiven'; readonly forgiven: number }
  /** The seat took longer than its clock allows; what follows from it comes next. */
  | { readonly kind: 'timedOut'; readonly seat: Seat }
  /** The people ended the match before the rules did. */
  | { readonly kind: 'ended'; readonly ending: Ending; readonly outcome: Outcome }
  /** The same people are invited to another table. */
  | { readonly kind: 'rematch'; readonly table: string }
  /** The same people play the next match of the series there. */
  | { readonly kind: 'next'; readonly table: string }
  /** No further match follows. */
  | { readonly kind: 'seriesEnded' };

/** A line of a table's log. `at` is the time in milliseconds since 1970. */
export type Entry = NewEntry & {
  readonly at: number;
  /** The request to which this is the end of all that followed from it. */
  readonly request?: RequestId;
};

/** A request, by who had it and the id that the page gave it. */
export interface RequestId {
  readonly account: string;
  readonly id: string;
}
