import type { Json } from '../../kernel/game.ts';
import type { NewLoadout } from '../../server/protocol.ts';

/** Options of a loadout: those that a person chose for it. */
export type LoadoutOptions = NewLoadout['options'];

/** Something that a person keeps to bring to matches. It may have faults. */
export interface KeptLoadout extends NewLoadout {
  readonly id: string;
  /** When it was last changed, in milliseconds since 1970. */
  readonly changed: number;
}

/** The longest name, as the server has it. */
export const longestName = 60;

/** A name that no other loadout has yet. Browsers make UUIDs only on pages that came by HTTPS. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A new loadout, not kept anywhere yet. */
export function freshLoadout(loadout: NewLoadout): KeptLoadout {
  return { ...loadout, id: newId(), changed: Date.now() };
}

/** Whether something that was read from outside is a loadout of any game. */
export function isLoadout(value: unknown): value is NewLoadout {
  if (typeof value !== 'object' || value === null) return false;
  const { game, name, options, value: built }: Partial<Record<keyof NewLoadout, unknown>> = value;
  return (
    typeof game === 'string' &&
    typeof name === 'string' &&
    isOptions(options) &&
    (built === null || ['object', 'string', 'number', 'boolean'].includes(typeof built))
  );
}

function isOptions(value: unknown): value is { readonly [name: string]: Json } {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((one) => ['string', 'number', 'boolean'].includes(typeof one))
  );
}
