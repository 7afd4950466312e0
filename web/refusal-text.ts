import { codeOf } from './failure.ts';
import { knows, t } from './i18n/language.ts';

/** A refusal's code in the reader's language. */
export function codeText(code: string): string {
  const key = `error.${code}`;
  return t(knows(key) ? key : 'error.unknown');
}

/** What went wrong, in the reader's language. */
export function failureText(failure: unknown): string {
  return codeText(codeOf(failure));
}
