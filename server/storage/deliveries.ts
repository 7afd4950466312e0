import type { Notice } from '../notices/notice.ts';

/** A notice on its way to somebody else's server, from when it was told until it has arrived or is given up. */
export interface Delivery {
  readonly id: string;
  readonly account: string;
  /** The browser that is told, by its endpoint; the account's webhook, if left out. */
  readonly push?: string;
  readonly notice: Notice;
  /** When it was told, in milliseconds since 1970. */
  readonly notifiedAt: number;
  /** How often it was tried in vain. */
  readonly failed: number;
}

/** No more than this wait at a time; what comes on top is not kept. */
export const mostDeliveries = 10_000;

/**
 * Deliveries that wait for their time. Several processes may look at the same ones: whoever takes one has it for itself
 * until it says what became of it, or until its time is over, as then it has died.
 */
export interface Deliveries {
  /** Keeps a delivery, in place of what is there of it, until it is `due` (milliseconds since 1970). */
  putDelivery(delivery: Delivery, due: number): Promise<void>;
  /** Takes what is due `now`, the longest due first. Nobody gets it again before `until`. */
  takeDeliveries(now: number, until: number, limit: number): Promise<Delivery[]>;
  /** It has arrived, or was given up. */
  removeDelivery(id: string): Promise<void>;
}
