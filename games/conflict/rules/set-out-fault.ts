import { InputError } from '../../../kernel/error.ts';

/** A position that cannot be. */
export function wrong(message: string): InputError {
  return new InputError('bad-position', message);
}
