/**
 * What travels between server and page: types only, shared by both. The server checks everything that comes in
 * against the schemas beside this file.
 */
import type { Operation } from 'rfc6902';
import type { BySeat, Json, Outcome, Seat, ValueFault, Viewer } from '../kernel/game.ts';
import type { Decision } from '../kernel/match.ts';
import type { Ending } from '../kernel/record.ts';
import type { RefusalCode } from './codes.ts';

/** How a seat is to be filled: by the account that opens the table, by whoever follows the link, or by a bot. */
export type SeatPlan =
  | { readonly kind: 'me' }
  /** Another player at the same screen; held by the account that opens the table. */
  | { readonly kind: 'screen'; readonly name: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string };

/** What the owner of a table may change at any time: PATCH /api/tables/:id with some of it. */
export interface TableRules {
  /** Listed among the open tables; otherwise only the link leads there. */
  readonly listed: boolean;
  /** Whether people without a seat may watch. */
  readonly spectators: boolean;
  /** Whether people may write to each other at the table. */
  readonly chat: boolean;
}

/**
 * How long people may take, in seconds: for each decision, or for all of theirs together with some added by each
 * (Fischer). `timeout` says what happens to who takes longer. Bots have no clock, and replies to the moves of others
 * have one of their own.
 */
export type ClockPlan = {
  readonly seconds: number;
  readonly timeout: 'bot' | 'forfeit';
  /** How long a reply to somebody else's move may take before it passes by itself, in seconds; 10 at a new table that
   * leaves it out. */
  readonly reaction?: number;
} & ({ readonly kind: 'decision' } | { readonly kind: 'fischer'; readonly increment: number });

/** What is left on the clocks, at the moment of sending. */
export interface Clocks {
  /** Milliseconds, by seat. */
  readonly left: BySeat<number>;
  readonly running: readonly Seat[];
}

/** POST /api/tables */
export interface NewTable {
  readonly game: string;
  readonly seats: readonly SeatPlan[];
  readonly options: unknown;
  /** Listed among the open tables; otherwise only the link leads there. */
  readonly listed: boolean;
  /** Whether people without a seat may watch; they may, if left out. */
  readonly spectators?: boolean;
  /** Left out, everybody may take their time. */
  readonly clock?: ClockPlan;
}

/** Somebody at a table. `person` names the same account everywhere, and tells nothing else about it. */
export interface PersonInfo {
  readonly person: string;
  readonly name: string;
}

export interface SeatInfo {
  readonly kind: 'open' | 'person' | 'bot';
  /** A person's name, or the bot's id; empty for an open seat. */
  readonly name: string;
  /** Held by the account that asks. */
  readonly mine: boolean;
  readonly online: boolean;
  /** Who holds the seat, where a person does. */
  readonly person?: string;
  /** A bot plays on for this person: they left, their time was up, or they gave up. */
  readonly standIn?: 'left' | 'time' | 'resigned';
  /** The seat is kept for this person, who has not come yet. EmittedEvent to those at the table. */
  readonly expected?: true;
  /** Whether it was chosen what the seat brings. EmittedEvent to those at a waiting table whose game asks for it. */
  readonly brought?: boolean;
}

/** What somebody asks of all people at the table. Their own next move lets a request to undo lapse. */
export interface ProposalInfo {
  readonly number: number;
  readonly what: 'undo' | 'end' | 'pause';
  /** Who asks. */
  readonly seat: Seat;
  /** Seats of the people who have not agreed yet. */
  readonly missing: readonly Seat[];
}

/**
 * What shows that nobody alone fixes the chance of a match: `docs/fair-play.md`. The secret itself stands in the
 * record when the match is over.
 */
export interface Fairness {
  /** SHA-256 of the server's secret, in hex. */
  readonly commitment: string;
  /** By seat; there when the match has begun. */
  readonly contributions?: BySeat<string>;
}

/**
 * POST /api/tables/:id/contribution by those of whom {@link TableHere.contribute} asks it, and
 * POST /api/tables/:id/seats/:seat: what this browser adds to the chance of the match, 32 random bytes in hex, made
 * after it has seen the commitment.
 */
export interface Contribution {
  readonly contribution: string;
}

/**
 * PUT and GET /api/tables/:id/seats/:seat/bring, by the holder of the seat, before the match begins: what the seat
 * brings, where the rules have `bring`.
 */
export interface Bringing {
  readonly value: Json;
}

export type TableStatus = 'waiting' | 'playing' | 'over';

/** A table as lists and sockets tell of it. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly version: string;
  readonly status: TableStatus;
  readonly seats: readonly SeatInfo[];
  readonly listed: boolean;
  /** The asking account owns it: it opened the table, or was handed it. */
  readonly owner: boolean;
  /** Seats that have to answer now. */
  readonly waitingFor: readonly Seat[];
  readonly fairness: Fairness;
  readonly paused?: boolean;
  readonly clock?: ClockPlan;
  readonly proposal?: ProposalInfo;
  /** The table at which the same people play again, and that of the next match of the series; told to players alone. */
  readonly rematch?: string;
  readonly next?: string;
  readonly opened: string;
  readonly changed: string;
  /** Since when it waits for those seats, or for people. */
  readonly since: string;
}

/** A table as those are told of it who are there. */
export interface TableHere extends TableInfo {
  readonly rules: TableRules;
  /** The team of each seat, where seats play in teams. */
  readonly teams?: BySeat<number>;
  /** As long as the match goes on, its rules forbid players to write and to point. */
  readonly talk?: 'signals';
  /** Who watches without a seat; told to the owner alone. */
  readonly watching?: readonly PersonInfo[];
  /** The browser of this account has still to contribute to the chance of the match. */
  readonly contribute?: true;
  /**
   * There where the match handed something on to a next one: as long as the series is open, a next match may follow or
   * goes on, and secrets of this one are kept.
   */
  readonly series?: 'open' | 'over';
  /** The last time that other rules took over. */
  readonly upgraded?: UpgradeInfo;
}

/**
 * Another version of the rules carries a match on, as change `seq` of it. `dropped` of the moves before could not be
 * carried on, and count no longer.
 */
export interface UpgradeInfo {
  readonly seq: number;
  readonly version: string;
  readonly dropped: number;
}

/**
 * GET and POST of /api/tables/:id and below; of POST /api/tables/:id/rematch and of POST /api/tables/:id/next the table
 * at which the same people play again.
 */
export interface TableDetails extends TableHere {
  /** Without `pack` where there is `content`: what is fetched from there belongs into its place. */
  readonly options: { readonly [name: string]: Json };
  /** The content as everybody may see it: JSON that never changes. */
  readonly content?: { readonly hash: string; readonly url: string };
}

/** POST /api/tables/:id/owner: hands the table on to somebody who is there. */
export type NewOwner = Pick<PersonInfo, 'person'>;

/** POST /api/tables/:id/start: the bot that takes every open seat. */
export interface StartTable {
  readonly bot?: string;
}

/** GET /api/tables/:id/history?viewer=0, of a seat that the account holds, or `spectator`; any seat once it is over. */
export interface History {
  readonly viewer: Viewer;
  /** Where it begins: 0, or where the present rules took over, as nobody can show what other rules did. */
  readonly seq: number;
  /** What the set-up told. */
  readonly events: readonly unknown[];
  /** The view at that sequence number. */
  readonly view: unknown;
  /** All updates after that. */
  readonly updates: readonly Update[];
}

/** GET /api/addresses: where others in the local network reach this server. */
export interface Addresses {
  readonly urls: readonly string[];
}

/** GET /api/tables */
export interface TableLists {
  /** Listed tables with a free seat. */
  readonly open: readonly TableInfo[];
  /** Tables at which the asking account sits, the last changed first. */
  readonly mine: readonly TableInfo[];
}

/** GET and PATCH /api/me */
export interface Account {
  readonly id: string;
  readonly name: string;
}

/** GET /api/me/keys: by what this account can be found again on another device. Times are ISO 8601. */
export interface Keys {
  /** When the recovery code was made that has not been used. */
  readonly recovery?: string;
  readonly passkeys: readonly { readonly id: string; readonly created: string }[];
}

/** POST /api/me/recovery answers it, this once; POST /api/recovery takes it and answers the account. */
export interface RecoveryCode {
  readonly code: string;
}

/** How an account is told that it is its turn: GET /api/me/notices, and the answer to all that changes it. */
export interface Notices {
  /** The server's key for push services, in base64url. */
  readonly key: string;
  /** How many browsers of this account are told by push. */
  readonly browsers: number;
  readonly webhook?: { readonly url: string; readonly secret: string };
}

/** POST /api/me/push: a `PushSubscription` of a browser. */
export interface NewPush {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** What a browser sends on the socket of a table. `id` comes back with the answer to it. */
export type ClientMessage =
  | {
      readonly type: 'play';
      readonly id: string;
      readonly seat: Seat;
      /** The last sequence number that the page has seen. */
      readonly seq: number;
      readonly choice: string;
    }
  /** Asks why a choice is not legal, and changes nothing: refused with the reason, or accepted if it is legal. */
  | { readonly type: 'why'; readonly id: string; readonly seat: Seat; readonly choice: string }
  /** Shows the table from another seat that this account holds. */
  | { readonly type: 'view'; readonly viewer: Viewer }
  /** Writes to everybody at the table, or to those in one's own team. */
  | { readonly type: 'say'; readonly id: string; readonly text: string; readonly to: 'all' | 'team' }
  /**
   * Points at something for those in the seat's team: a choice in notation, or a place as the game names it; `null`
   * takes the mark back. Nothing of it is kept.
   */
  | { readonly type: 'point'; readonly id: string; readonly seat: Seat; readonly at: string | null }
  | TableRequest;

/** Something that was written at the table. */
export interface ChatLine extends PersonInfo {
  /** Counts what was written at this table, from 1. Who may not read something finds a number left out. */
  readonly number: number;
  readonly text: string;
  /** Written to one's own team alone. */
  readonly team: boolean;
  readonly mine: boolean;
  readonly at: string;
}

/** What the holder of a seat may want beside answering. Accepted or refused by its `id`, like a move. */
export type TableRequest = { readonly id: string; readonly seat: Seat } /**
 * Takes back all from this seat's last move on: at once if that was the last of all, else if the other people
 * agree. Refused with `revealed` where anything has come to light since. `seq` is the last that the page has seen.
 */ & (
  | { readonly type: 'undo'; readonly seq: number }
  | { readonly type: 'resign' }
  | { readonly type: 'propose'; readonly what: 'end' | 'pause' }
  /** Agrees to a request or declines it; whoever asked withdraws it. */
  | { readonly type: 'respond'; readonly proposal: number; readonly agrees: boolean }
  | { readonly type: 'resume' }
  /** A bot plays on: for a seat of one's own, or for somebody who has been away and asked for a while. */
  | { readonly type: 'standIn' }
  /** How the seat replies to others by itself from now on; with `off` it is asked again. */
  | { readonly type: 'pass'; readonly until: StandingPass | 'off' }
  /** The holder plays themselves again. */
  | { readonly type: 'return' }
);

/**
 * How a seat replies by itself: it passes until something else than a reply is asked, until its own next turn, or to the
 * end of the match; with `able` it passes where it can do nothing else, and others may see that it is asked where it can.
 */
export type StandingPass = 'move' | 'turn' | 'match' | 'able';

/** What follows from one move, or from taking answers back, as one viewer may see it. */
export interface Update {
  readonly seq: number;
  readonly events: readonly unknown[];
  /** JSON Patch from the view at `seq` - 1 to the view at `seq`. */
  readonly patch: readonly Operation[];
  /** Sequence numbers of moves that were taken back: what they told has not happened. */
  readonly undone?: readonly number[];
}

/** The state of play as one viewer may see it. */
export interface MatchStatus {
  /** What the seats of this account are asked; only of seats it holds. */
  readonly decisions: readonly Decision[];
  readonly waitingFor: readonly Seat[];
  /** What other people in the team of this seat are asked, where it can be told from what this seat sees. */
  readonly mates?: readonly Decision[];
  /** It is replies to somebody's move that are awaited; those who are asked may have nothing to reply with. */
  readonly reaction?: true;
  /** How seats of this account reply by themselves. */
  readonly standingPasses?: Readonly<Record<Seat, StandingPass>>;
  readonly outcome?: Outcome;
  /** Where the table has clocks. */
  readonly clocks?: Clocks;
  /** The seat of this account whose last move it may ask to take back; `atOnce` if it was the last of all. */
  readonly takeBack?: { readonly seat: Seat; readonly atOnce: boolean };
  /** How the people ended the match, where the rules did not. */
  readonly ending?: Ending;
}

/**
 * What the server sends on the socket of a table, /api/tables/:id/socket, with `?from=seq` after a lost connection
 * and `?viewer=…` to begin at another than the account's first seat. While a table waits for people there is only
 * `table`; the snapshot comes when the match starts. Sequence numbers count what changes the match, answers and the
 * taking back of moves: 0 is the first position.
 */
export type ServerMessage =
  /** The first message, and the answer to `look`: everything from nothing. */
  | ({
      readonly type: 'snapshot';
      readonly table: TableHere;
      readonly viewer: Viewer;
      readonly seq: number;
      readonly view: unknown;
    } & MatchStatus)
  | ({ readonly type: 'update' } & Update & MatchStatus)
  /** Updates missed while the connection was lost, oldest first. */
  | ({
      readonly type: 'missed';
      readonly table: TableHere;
      readonly viewer: Viewer;
      readonly updates: readonly Update[];
    } & MatchStatus)
  /** Who is asked what changed, and the match did not: it was paused, ended, or a bot plays on. */
  | ({ readonly type: 'status' } & MatchStatus)
  /** Seats, names, presence, rules or requests changed. */
  | { readonly type: 'table'; readonly table: TableHere }
  /** What was written before one came: the last of it, oldest first. */
  | { readonly type: 'chat'; readonly lines: readonly ChatLine[] }
  /** A seat of one's own team points at something, until the next change of the match; or no longer does (`null`). */
  | { readonly type: 'pointed'; readonly seat: Seat; readonly at: string | null }
  /** Somebody wrote something. */
  | { readonly type: 'said'; readonly line: ChatLine }
  /** The move is on disk, as number `seq`; something said, as that line of the chat. The same `id` again is the same message again: it counts once. */
  | { readonly type: 'accepted'; readonly id: string; readonly seq: number }
  | ({ readonly type: 'refused'; readonly id: string } & Refusal);

/** The body of every refusal, by socket and by HTTP. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  /** The rule of the game that forbids the choice. */
  readonly rule?: string;
  /** All that is wrong with a value. */
  readonly faults?: readonly RefusalFault[];
}

/** A fault of a value: a rule that it breaks, or where it does not have the form that was asked for, in English. */
export type RefusalFault = ValueFault | { readonly place: string; readonly message: string };
