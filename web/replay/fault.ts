import { InputError } from '../../kernel/error.ts';
import { ApiError } from '../failure.ts';
import { codeText, failureText } from '../refusal-text.ts';

/** Why a record or a match cannot be shown. */
export interface Fault {
  readonly text: string;
  /** The details of the fault, in English. */
  readonly detail: string;
}

/**
 * A broken record names the line at fault, in English. Any unexpected failure counts as a record that the game cannot
 * read.
 */
export function faultOf(failure: unknown): Fault {
  if (failure instanceof InputError) return { text: codeText(failure.code), detail: failure.message };
  if (failure instanceof ApiError) return { text: failureText(failure), detail: '' };
  return { text: codeText('bad-record'), detail: String(failure) };
}
