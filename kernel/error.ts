import type { ValueFault } from './game.ts';

/** The short list of ways in which input can be wrong. Codes are part of every protocol and never change. */
export const errorCodes = [
  'bad-request',
  'unknown-game',
  'unknown-match',
  'unknown-bot',
  'bad-seats',
  'bad-options',
  'bad-position',
  'bad-pack',
  'bad-bring',
  'bad-record',
  'bad-chance',
  'bad-notation',
  'illegal-choice',
  'not-your-decision',
  'match-over',
  'nothing-to-undo',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/**
 * Input that cannot be accepted: what is wrong, in English, for logs and the command line. Nothing has changed.
 * People at the page read the message of `code`, or of `rule` where a rule of the game forbids the choice.
 */
export class InputError extends Error {
  readonly code: ErrorCode;
  readonly rule: string | undefined;
  /** All that is wrong with a value; `rule` is that of the first. */
  readonly faults: readonly ValueFault[];

  constructor(code: ErrorCode, message: string, rule?: string, faults: readonly ValueFault[] = []) {
    super(message);
    this.name = 'InputError';
    this.code = code;
    this.rule = rule;
    this.faults = faults;
  }
}
