import type { ValueFault } from './game.ts';

/** The codes of all errors in input. They are part of every protocol and never change. */
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
 * Refused input. A function that throws it has changed nothing. The message is in English, for logs and the command
 * line. The page shows the translated message of `rule` if a rule of the game forbids the choice, otherwise of `code`.
 */
export class InputError extends Error {
  readonly code: ErrorCode;
  readonly rule: string | undefined;
  /** All faults of a value; `rule` is that of the first. */
  readonly faults: readonly ValueFault[];

  constructor(code: ErrorCode, message: string, rule?: string, faults: readonly ValueFault[] = []) {
    super(message);
    this.name = 'InputError';
    this.code = code;
    this.rule = rule;
    this.faults = faults;
  }
}
