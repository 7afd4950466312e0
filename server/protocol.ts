/**
 * The messages between server and page: types only, shared by both. The server checks all input against the schemas
 * in the same folder.
 */
import type { Operation } from 'rfc6902';
import type { BySeat, Json, Outcome, Seat, ValueFault, Viewer } from '../kernel/game.ts';
import type { Decision } from '../kernel/match.ts';
import type { Ending } from '../kernel/record.ts';
import type { RefusalCode } from './codes.ts';

/** How a seat is filled: by the account that opens the table, by the first person who takes it, or by a bot. */
export type SeatPlan =
  | { readonly kind: 'me' }
  /** Another player at the same screen; held by the account that opens the table. */
  | { readonly kind: 'screen'; readonly name: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string };

/** The settings that the owner of a table may change at any time: PATCH /api/tables/:id with some of them. */
export interface TableRules {
  /** Listed among the open tables; otherwise only the link leads there. */
  readonly listed: boolean;
  /** Whether people without a seat may watch. */
  readonly spectators: boolean;
  /** Whether people may write to each other at the table. */
  readonly chat: boolean;
}

/**
 * The time limit of people, in seconds. It holds for each decision, or for all decisions of a seat together, and each
 * decision adds `increment` (Fischer). `timeout` says what happens to a seat whose time is up. Bots have no clock.
 * Reactions have a clock of their own.
 */
export type ClockPlan = {
  readonly seconds: number;
  readonly timeout: 'bot' | 'forfeit';
  /** Seconds after which a reaction is passed automatically. A new table that leaves it out gets 10. */
  readonly reaction?: number;
} & ({ readonly kind: 'decision' } | { readonly kind: 'fischer'; readonly increment: number });

/** The time left on the clocks, at the moment of sending. */
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
  /** Whether people without a seat may watch. The default is true. */
  readonly spectators?: boolean;
  /** Without it, decisions have no time limit. */
  readonly clock?: ClockPlan;
}

/** A person at a table. `person` identifies the account at every table, and reveals nothing else about it. */
export interface PersonInfo {
  readonly person: string;
  readonly name: string;
}

export interface SeatInfo {
  readonly kind: 'open' | 'person' | 'bot';
  /** A person's name, or the bot's id; empty for an open seat. */
  readonly name: string;
  /** The requesting account holds the seat. */
  readonly mine: boolean;
  readonly online: boolean;
  /** The holder of the seat, if it is a person. */
  readonly person?: string;
  /** A bot plays for this person because they left, ran out of time or resigned. */
  readonly standIn?: 'left' | 'time' | 'resigned';
  /** The seat is reserved for this person, who has not come yet. Sent only to connections at the table. */
  readonly expected?: true;
  /**
   * Whether the seat has chosen what it brings. Sent only to connections at the table, while it waits, if the game has
   * `bring`.
   */
  readonly brought?: boolean;
}

/** Whether a match goes on with the seats that are left when somebody resigns: a person, and another seat besides. */
export function goesOnWith(left: readonly { readonly kind: SeatInfo['kind'] }[]): boolean {
  return left.length > 1 && left.some(({ kind }) => kind === 'person');
}

/** A proposal to all people at the table. A proposal to undo lapses with the next move of the seat that made it. */
export interface ProposalInfo {
  readonly number: number;
  readonly what: 'undo' | 'end' | 'pause';
  /** The seat that made the proposal. */
  readonly seat: Seat;
  /** Seats of the people who have not agreed yet. */
  readonly missing: readonly Seat[];
}

/**
 * Evidence that nobody alone fixes the chance of a match: `docs/fair-play.md`. The record of a finished match contains
 * the secret itself.
 */
export interface Fairness {
  /** SHA-256 of the server's secret, in hex. */
  readonly commitment: string;
  /** By seat; present once the match has begun. */
  readonly contributions?: BySeat<string>;
}

/**
 * This browser's part in the chance of the match: 32 random bytes in hex, made after it has received the commitment.
 * The body of POST /api/tables/:id/seats/:seat, and of POST /api/tables/:id/contribution where
 * {@link TableHere.contribute} asks for it.
 */
export interface Contribution {
  readonly contribution: string;
}

/**
 * PUT and GET /api/tables/:id/seats/:seat/bring: what the seat brings, if the rules have `bring`. Only the holder of the
 * seat may send them, before the match begins.
 */
export interface Bringing {
  readonly value: Json;
}

export type TableStatus = 'waiting' | 'playing' | 'over';

/** A table as lists and sockets describe it. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly version: string;
  readonly status: TableStatus;
  readonly seats: readonly SeatInfo[];
  readonly listed: boolean;
  /** The requesting account owns the table: it opened the table, or an earlier owner handed it on. */
  readonly owner: boolean;
  /** Seats with an open decision. */
  readonly waitingFor: readonly Seat[];
  readonly fairness: Fairness;
  readonly paused?: boolean;
  readonly clock?: ClockPlan;
  readonly proposal?: ProposalInfo;
  /** The table at which the same people play again, and the table of the next match of the series. Sent to players only. */
  readonly rematch?: string;
  readonly next?: string;
  /** The outcome, if the match is over. */
  readonly outcome?: Outcome;
  /** The place of the match in a series, if it belongs to one. */
  readonly inSeries?: SeriesInfo;
  readonly opened: string;
  readonly changed: string;
  /** The time since which the table waits for those seats, or for people to sit down. */
  readonly since: string;
}

/** The place of a match in its series. The id is that of the first table. Places are counted from 1. */
export interface SeriesInfo {
  readonly id: string;
  readonly place: number;
  /** The match is over, and no other follows it. */
  readonly last: boolean;
  /** When its people meet next (ISO 8601). Cleared when the match begins. */
  readonly meeting?: string;
}

/** GET /api/series/:id */
export interface SeriesDetails {
  readonly id: string;
  readonly game: string;
  /** The tables of the series that the requesting account may see, in order. The last one is the present one. */
  readonly tables: readonly TableInfo[];
  /** No further match can follow, so that everything may be seen. */
  readonly over: boolean;
}

/**
 * GET /api/series/:id/file, for the owner of its last table; POST /api/series brings it back at a server with the same key,
 * and answers with its id. What it holds nobody reads on the way.
 */
export interface SeriesFile {
  readonly starboard: 'series';
  readonly version: 1;
  readonly game: string;
  readonly series: string;
  readonly matches: number;
  /** ISO 8601. */
  readonly exported: string;
  /** Names the key of the server that sealed it. */
  readonly key: string;
  readonly nonce: string;
  /** Parts of what is sealed, in base64. */
  readonly sealed: readonly string[];
}

/** PUT /api/tables/:id/meeting: when the people of a series meet next (ISO 8601); `null` takes it back. */
export interface Meeting {
  readonly at: string | null;
}

/** PUT /api/tables/:id/seats/:seat: what the owner of a table makes of a seat that waits for nobody who has come. */
export type SeatAssignment = Extract<SeatPlan, { readonly kind: 'open' | 'bot' }>;

/** A table as it is described to connections at the table. */
export interface TableHere extends TableInfo {
  readonly rules: TableRules;
  /** The team of each seat, where seats play in teams. */
  readonly teams?: BySeat<number>;
  /** The rules forbid players to write and to point while the match goes on. */
  readonly talk?: 'signals';
  /** People who watch without a seat. Sent to the owner only. */
  readonly watching?: readonly PersonInfo[];
  /** The browser of this account has not yet contributed to the chance of the match. */
  readonly contribute?: true;
  /**
   * Present if the match handed something on to a next one. While the series is open, a next match may follow or is under
   * way, and the secrets of this match are kept.
   */
  readonly series?: 'open' | 'over';
  /** The last time that another version of the rules took over the match. */
  readonly upgraded?: UpgradeInfo;
}

/**
 * Another version of the rules took over the match, as its change number `seq`. It could not carry on the last `dropped`
 * moves, which no longer count.
 */
export interface UpgradeInfo {
  readonly seq: number;
  readonly version: string;
  readonly dropped: number;
}

/**
 * The answer to GET and POST of /api/tables/:id and below. POST /api/tables/:id/rematch and POST /api/tables/:id/next
 * answer with the table at which the same people play again.
 */
export interface TableDetails extends TableHere {
  /** Without `pack` if `content` is present: the page fetches the content and puts it in that place. */
  readonly options: { readonly [name: string]: Json };
  /** The public part of the content: JSON that never changes. */
  readonly content?: { readonly hash: string; readonly url: string };
}

/** POST /api/tables/:id/owner: hands the table on to a person at the table. */
export type NewOwner = Pick<PersonInfo, 'person'>;

/** POST /api/tables/:id/start: the bot that takes every open seat. */
export interface StartTable {
  readonly bot?: string;
}

/**
 * GET /api/tables/:id/history?viewer=0. The viewer is a seat that the account holds, or `spectator`. Once the match is
 * over it may be any seat.
 */
export interface History {
  readonly viewer: Viewer;
  /** The first sequence number: 0, or the one at which the present version of the rules took over. */
  readonly seq: number;
  /** The events of the set-up. */
  readonly events: readonly unknown[];
  /** The view at that sequence number. */
  readonly view: unknown;
  /** All updates after that. */
  readonly updates: readonly Update[];
}

/** GET /api/addresses: the addresses of this server in the local network. */
export interface Addresses {
  readonly urls: readonly string[];
}

/** GET /api/tables */
export interface TableLists {
  /** Listed tables with a free seat. */
  readonly open: readonly TableInfo[];
  /** Tables at which the requesting account sits, the last changed first. */
  readonly mine: readonly TableInfo[];
}

/**
 * PUT /api/loadouts/:id: something that the account keeps to bring to matches of a game. It may have faults, as what is
 * under work has. The page makes the id: 32 hex digits.
 */
export interface NewLoadout {
  readonly game: string;
  readonly name: string;
  /** The options of the matches for which it is meant, as far as they were chosen. */
  readonly options: { readonly [name: string]: Json };
  readonly value: Json;
}

/** A loadout of the requesting account. `changed` is ISO 8601. */
export interface Loadout extends NewLoadout {
  readonly id: string;
  readonly changed: string;
}

/** The answer to GET /api/loadouts: all of the account, the last changed first. */
export interface LoadoutList {
  readonly loadouts: readonly Loadout[];
}

/** GET and PATCH /api/me */
export interface Account {
  readonly id: string;
  readonly name: string;
}

/** GET /api/me/keys: the ways to sign in to this account on another device. Times are ISO 8601. */
export interface Keys {
  /** The time at which the unused recovery code was made. */
  readonly recovery?: string;
  readonly passkeys: readonly { readonly id: string; readonly created: string }[];
}

/** POST /api/me/recovery answers with the code, only once. POST /api/recovery takes it and answers with the account. */
export interface RecoveryCode {
  readonly code: string;
}

/** How an account is notified of its turn: the answer to GET /api/me/notices and to every request that changes it. */
export interface Notices {
  /** The server's key for push services, in base64url. */
  readonly key: string;
  /** Number of browsers of this account that receive push notices. */
  readonly browsers: number;
  readonly webhook?: { readonly url: string; readonly secret: string };
}

/** POST /api/me/push: a `PushSubscription` of a browser. */
export interface NewPush {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A message of a browser on the socket of a table. The answer carries the same `id`. */
export type ClientMessage =
  | {
      readonly type: 'play';
      readonly id: string;
      readonly seat: Seat;
      /** The last sequence number that the page has seen. */
      readonly seq: number;
      readonly choice: string;
    }
  /** Asks whether a choice is legal, and changes nothing. An illegal one is refused with the reason. */
  | { readonly type: 'why'; readonly id: string; readonly seat: Seat; readonly choice: string }
  /**
   * Asks what comes of something, by what the viewer of this connection sees, in a game whose rules answer such questions
   * (`Rules.forecast`). `answered` has the answers in their order, and the sequence number of the position that they are about.
   */
  | { readonly type: 'ask'; readonly id: string; readonly questions: readonly Json[] }
  /** Shows the table from another seat that this account holds. */
  | { readonly type: 'view'; readonly viewer: Viewer }
  /** Writes to everybody at the table, or to those in one's own team. */
  | { readonly type: 'say'; readonly id: string; readonly text: string; readonly to: 'all' | 'team' }
  /**
   * Points at a choice (in notation) or at a place (as the game names it), for the team of the seat. `null` takes the
   * mark back. The server stores none of it.
   */
  | { readonly type: 'point'; readonly id: string; readonly seat: Seat; readonly at: string | null }
  | TableRequest;

/** A line of the chat. */
export interface ChatLine extends PersonInfo {
  /** Number of the line at this table, from 1. A reader who may not read a line finds a gap in the numbers. */
  readonly number: number;
  readonly text: string;
  /** Written to one's own team alone. */
  readonly team: boolean;
  readonly mine: boolean;
  readonly at: string;
}

/** A request of the holder of a seat, besides moves. It is accepted or refused by its `id`, like a move. */
export type TableRequest = { readonly id: string; readonly seat: Seat } /**
 * Takes back this seat's last move and all later moves. If it was the last move of the match, it is taken back
 * immediately; otherwise the other people have to agree. Refused with `revealed` if anything has been revealed since.
 * `seq` is the last sequence number that the page has received.
 */ & (
  | { readonly type: 'undo'; readonly seq: number }
  | { readonly type: 'resign' }
  | { readonly type: 'propose'; readonly what: 'end' | 'pause' }
  /** Agrees to a proposal or declines it. The seat that made the proposal withdraws it. */
  | { readonly type: 'respond'; readonly proposal: number; readonly agrees: boolean }
  | { readonly type: 'resume' }
  /** A bot takes over one's own seat, or the seat of a person who has been away for a while with an open decision. */
  | { readonly type: 'standIn' }
  /** Sets the standing pass of the seat; `off` ends it. */
  | { readonly type: 'pass'; readonly until: StandingPass | 'off' }
  /** The holder takes over from the stand-in. */
  | { readonly type: 'return' }
);

/**
 * A standing pass: the seat passes reactions automatically until the next decision that is no reaction (`move`), until
 * its own next turn (`turn`), or to the end of the match (`match`). With `able` it passes automatically only if it can do
 * nothing else. Others may then conclude that the seat can react when it does not pass.
 */
export type StandingPass = 'move' | 'turn' | 'match' | 'able';

/** The consequences of one move, or of taking moves back, as one viewer may see them. */
export interface Update {
  readonly seq: number;
  readonly events: readonly unknown[];
  /** JSON Patch from the view at `seq` - 1 to the view at `seq`. */
  readonly patch: readonly Operation[];
  /** Sequence numbers of moves that were taken back. Their events no longer count. */
  readonly undone?: readonly number[];
}

/** The state of play as one viewer may see it. */
export interface MatchStatus {
  /** The open decisions of the seats that this account holds. */
  readonly decisions: readonly Decision[];
  readonly waitingFor: readonly Seat[];
  /** The open decisions of other people in this seat's team, if they follow from what this seat sees. */
  readonly mates?: readonly Decision[];
  /** The open decisions are reactions to a move. Some of the seats may be able only to pass. */
  readonly reaction?: true;
  /** The standing passes of the seats of this account. */
  readonly standingPasses?: Readonly<Record<Seat, StandingPass>>;
  readonly outcome?: Outcome;
  /** Present if the table has clocks. */
  readonly clocks?: Clocks;
  /** The seat of this account that may take back its last move; `atOnce` if that needs nobody's consent. */
  readonly takeBack?: { readonly seat: Seat; readonly atOnce: boolean };
  /** How people ended the match before the rules did. */
  readonly ending?: Ending;
}

/**
 * A message of the server on the socket of a table, /api/tables/:id/socket. The page adds `?from=seq` after a lost
 * connection, and `?viewer=…` to begin with another viewer than the account's first seat. While a table waits for people,
 * the server sends only `table`; the snapshot follows when the match starts. Sequence numbers count the changes of the
 * match: moves, and the taking back of moves. The first position has number 0.
 */
export type ServerMessage =
  /** The whole view: the first message, and the answer to `view`. */
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
  /** The match status changed without a move: for example, the match was paused or ended, or a bot took over a seat. */
  | ({ readonly type: 'status' } & MatchStatus)
  /** Seats, names, presence, rules or requests changed. */
  | { readonly type: 'table'; readonly table: TableHere }
  /** The last lines of the chat from before the connection, oldest first. */
  | { readonly type: 'chat'; readonly lines: readonly ChatLine[] }
  /** A seat of one's own team points at something, until the next change of the match. `null` takes the mark back. */
  | { readonly type: 'pointed'; readonly seat: Seat; readonly at: string | null }
  /** A new line of the chat. */
  | { readonly type: 'said'; readonly line: ChatLine }
  /**
   * The move is on disk, with the sequence number `seq`. For a line of the chat, `seq` is its number. A message with the
   * `id` of an earlier message is the same message again, and counts once.
   */
  | { readonly type: 'accepted'; readonly id: string; readonly seq: number }
  | {
      readonly type: 'answered';
      readonly id: string;
      readonly seq: number;
      readonly answers: readonly unknown[];
    }
  | ({ readonly type: 'refused'; readonly id: string } & Refusal);

/** The body of every refusal, by socket and by HTTP. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  /** The rule of the game that forbids the choice. */
  readonly rule?: string;
  /** All faults of a value. */
  readonly faults?: readonly RefusalFault[];
}

/** A fault of a value: the rule that it breaks, or the place at which it has the wrong form, in English. */
export type RefusalFault = ValueFault | { readonly place: string; readonly message: string };
