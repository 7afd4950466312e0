import { ApiError } from './api.ts';
import { knows, t } from './i18n/language.ts';

/** A refusal's code in the reader's language. */
export function codeText(code: string): string {
  const key = `error.${code}`;
  return t(knows(key) ? key : 'error.unknown');
}

/** What went wrong, in the reader's language. */
export function failureText(failure: unknown): string {
  return codeText(failure instanceof ApiError ? failure.failure.code : 'unknown');
}
