import type { Notice } from '../notices/notice.ts';

/** A notice on its way to somebody else's server, from when it was told until it has arrived or is given up. */
export interface Delivery {
  readonly id: string;
  readonly account: string;
  /** Where its destination was set from; see {@link Opened.address}. */
  readonly address?: string;
  /** The browser that is told, by its endpoint; the account's webhook, if left out. */
  readonly push?: string;
  readonly notice: Notice;
  /** When it was told, in milliseconds since 1970. */
  readonly notifiedAt: number;
  /** How often it was tried in vain. */
  readonly failed: number;
}

/** No more than this wait at a time, of all, of one account and of one address; what comes on top is not kept. */
export const mostDeliveries = { all: 10_000, account: 100, address: 500 };

/**
 * Deliveries that wait for their time. Several processes may look at the same ones: whoever takes one has it for itself
 * until it says what became of it, or until its time is over, as then it has died.
 */
export interface Deliveries {
  /**
   * Keeps a delivery, in place of what is there of it, until it is `due` (milliseconds since 1970). Answers false if too
   * many wait; it is then not kept.
   */
  putDelivery(delivery: Delivery, due: number): Promise<boolean>;
  /** Takes what is due `now`, the longest due first. Nobody gets it again before `until`. */
  takeDeliveries(now: number, until: number, limit: number): Promise<Delivery[]>;
  /** It has arrived, or was given up. */
  removeDelivery(id: string): Promise<void>;
}
