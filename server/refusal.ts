import { InputError } from '../kernel/error.ts';
import { FormError } from '../schema/check.ts';
import type { RefusalCode } from './codes.ts';
import type { Refusal, RefusalFault } from './protocol.ts';
import { StorageDamage } from './storage/damage.ts';
import { StorageFailure } from './storage/storage.ts';

/** A request that the server does not grant. Nothing has changed. */
export class Refused extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Refused';
    this.code = code;
  }
}

/** The refusal that is sent for a failure; undefined if it is no refusal but a fault of the server. */
export function refusalOf(failure: unknown): Refusal | undefined {
  if (failure instanceof StorageFailure) {
    return { code: 'not-stored', message: 'the storage cannot be reached; try again' };
  }
  if (failure instanceof StorageDamage) {
    return {
      code: 'damaged',
      message: 'what was stored is damaged or lost on the disk; the host can restore it',
    };
  }
  if (failure instanceof Refused) return { code: failure.code, message: failure.message };
  if (!(failure instanceof InputError)) return undefined;
  const { code, message, rule } = failure;
  const faults: readonly RefusalFault[] = failure instanceof FormError ? failure.form : failure.faults;
  return { code, message, ...(rule !== undefined && { rule }), ...(faults.length > 0 && { faults }) };
}

/** The text sent for faults of the server. The details are only in the server's log, as they may contain secrets. */
export const fault: Refusal = { code: 'server-fault', message: 'the server failed; its log says why' };

const statuses: Partial<Record<RefusalCode, 401 | 403 | 404 | 409 | 413 | 429 | 500 | 503>> = {
  'no-account': 401,
  'not-your-seat': 403,
  'not-owner': 403,
  'match-running': 403,
  'series-running': 403,
  'no-next': 409,
  'no-bring': 409,
  'wrong-origin': 403,
  'unknown-host': 403,
  'bad-code': 403,
  'bad-passkey': 403,
  'unknown-table': 404,
  'unknown-seat': 404,
  'not-found': 404,
  'seat-taken': 409,
  'already-started': 409,
  'not-started': 409,
  'no-contribution': 409,
  stale: 409,
  'other-version': 409,
  revealed: 409,
  paused: 409,
  'stood-in': 409,
  'not-away': 409,
  'no-proposal': 409,
  'too-large': 413,
  'too-many': 429,
  'too-many-tables': 429,
  'too-much-stored': 429,
  'too-many-loadouts': 429,
  'unknown-loadout': 404,
  'unknown-series': 404,
  'series-here': 409,
  'server-full': 503,
  removed: 403,
  'no-spectators': 403,
  'chat-closed': 403,
  'no-team': 409,
  'signals-only': 403,
  'unknown-person': 404,
  'server-fault': 500,
  'not-stored': 503,
  damaged: 500,
};

/** The HTTP status of a refusal. */
export function statusOf(code: RefusalCode) {
  return statuses[code] ?? 400;
}
