import { type ErrorCode, errorCodes } from '../kernel/error.ts';

/** Ways in which the server refuses, beyond those of the kernel. Codes are part of the protocol and never change. */
const serverCodes = [
  /** The request carries no account: GET /api/me makes one. */
  'no-account',
  'unknown-table',
  'unknown-seat',
  'seat-taken',
  'not-your-seat',
  'not-owner',
  'already-started',
  'not-started',
  /** A browser has still to contribute to the chance of the match. */
  'no-contribution',
  /** Somebody has still to choose what their seat brings. */
  'no-bring',
  /** What is asked for is shown only when the match is over. */
  'match-running',
  /** What is asked for is shown only when no further match of the series can follow. */
  'series-running',
  /** This match handed nothing on to a next one, or the series is over. */
  'no-next',
  /** The move was meant for an earlier decision. */
  'stale',
  /** The match is played by other rules than this server has. */
  'other-version',
  /** Something hidden has come to light since: nobody can forget it. */
  'revealed',
  'paused',
  /** A bot plays for this seat now. */
  'stood-in',
  /** The holder of the seat is there, or has not been waited for long enough. */
  'not-away',
  /** The request was answered or withdrawn already. */
  'no-proposal',
  /** It could not be written to disk; nothing has changed. */
  'not-stored',
  /** Something that was stored is damaged or lost on the disk. */
  'damaged',
  'bad-code',
  'bad-passkey',
  'too-large',
  /** More was asked for than people ask for: again later. */
  'too-many',
  /** Too many tables of this account or address are not over: finish one, or wait some days. */
  'too-many-tables',
  /** The tables of this account or address take too much of the storage: again in some days. */
  'too-much-stored',
  /** This account keeps as many loadouts as it may, or its address has kept too many in some days. */
  'too-many-loadouts',
  'unknown-loadout',
  'unknown-series',
  /** A file of a series is damaged, or is none. */
  'bad-series',
  /** A file of a series was sealed by a server with another key. */
  'other-key',
  /** The series of a file is on this server already. */
  'series-here',
  /** People are at as many tables as there is memory for: again in some minutes. */
  'server-full',
  /** The owner of the table has sent this account away. */
  'removed',
  /** Only who holds a seat may see this table. */
  'no-spectators',
  'chat-closed',
  /** There is nobody here who plays in one's team. */
  'no-team',
  /** Those who play together may tell each other nothing but what the rules of this match provide. */
  'signals-only',
  'unknown-person',
  /** The server sends nothing to that address. */
  'bad-address',
  'wrong-origin',
  /** The request was sent under a name that this server does not go by. */
  'unknown-host',
  'not-found',
  'server-fault',
] as const;

export type RefusalCode = ErrorCode | (typeof serverCodes)[number];

export const refusalCodes: readonly RefusalCode[] = [...errorCodes, ...serverCodes];
