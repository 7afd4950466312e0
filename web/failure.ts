import type { Refusal } from '../server/protocol.ts';

/** A refusal of the server, or that it could not be asked. */
export interface Failure {
  readonly code: Refusal['code'] | 'offline';
  readonly message: string;
  readonly rule?: string;
}
