import type { Refusal } from '../server/protocol.ts';

/** A refusal of the server, that it could not be asked, or that this browser keeps nothing (`no-store`). */
export interface Failure {
  readonly code: Refusal['code'] | 'offline' | 'no-store';
  readonly message: string;
  readonly rule?: string;
}

/** Thrown for a request that was refused, or that reached nobody. */
export class ApiError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'ApiError';
    this.failure = failure;
  }
}

/** The code of a refusal; `unknown` for any other failure. */
export function codeOf(failure: unknown): string {
  return failure instanceof ApiError ? failure.failure.code : 'unknown';
}
