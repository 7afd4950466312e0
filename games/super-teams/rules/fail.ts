import { InputError } from '../../../kernel/error.ts';

/** Refuses a position, saying what cannot be. */
export function fail(message: string): never {
  throw new InputError('bad-position', message);
}
