import { InputError } from '../../kernel/error.ts';
import { RecordError } from '../../kernel/record.ts';
import { ApiError } from '../failure.ts';
import { t } from '../i18n/language.ts';
import { codeText, failureText } from '../refusal-text.ts';

/** Why a record or a match cannot be shown. */
export interface Fault {
  readonly text: string;
  /** What exactly is wrong with the record, in the reader's language. */
  readonly detail?: string;
  /** The same in English, for whoever looks after records. */
  readonly technical?: string;
  /** There is no such match, so there is nothing to be checked either. */
  readonly missing: boolean;
}

/** Any unexpected failure counts as a record that the game cannot read. */
export function faultOf(failure: unknown): Fault {
  if (failure instanceof RecordError) {
    const { code, fault, args, message } = failure;
    return { text: codeText(code), detail: t(`fault.${fault}`, args), technical: message, missing: false };
  }
  if (failure instanceof InputError) {
    return { text: codeText(failure.code), technical: failure.message, missing: false };
  }
  if (failure instanceof ApiError) return { text: failureText(failure), missing: true };
  return { text: codeText('bad-record'), technical: String(failure), missing: false };
}
