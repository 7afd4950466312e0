import { InputError } from '../../kernel/error.ts';

/**
 * Refuses an impossible position. Throws {@link InputError} `bad-position` with this message.
 *
 * @example if (ships.length > most) badPosition(`there are only ${most} ships`);
 */
export function badPosition(message: string): never {
  throw new InputError('bad-position', message);
}
