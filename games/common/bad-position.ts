import { InputError } from '../../kernel/error.ts';

/** Refuses a position, saying what cannot be. Throws {@link InputError} `bad-position`. */
export function badPosition(message: string): never {
  throw new InputError('bad-position', message);
}
