/** The messages between the page and the worker that runs the tables of this device. */
import type { Viewer } from '../kernel/game.ts';

/** What the ids of tables on a device begin with. No table of a server has such an id. */
export const deviceMark = 'device-';

/** A message of the page. The worker answers `begin` with `ready` or `failed`, and `ask` with `answer`. */
export type ToDevice =
  /** The first message. `name` is what the person of this browser is called at tables. */
  | { readonly kind: 'begin'; readonly name: string }
  /** A request as the server's API takes it: `protocol.ts` of the server. `body` is JSON. */
  | {
      readonly kind: 'ask';
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly body?: string;
    }
  /**
   * Joins a table. A port comes with it, which takes the place of the server's socket: its messages are those of the
   * socket as text, or `null` when the connection ends.
   */
  | { readonly kind: 'join'; readonly table: string; readonly viewer?: Viewer; readonly from?: number };

export type FromDevice =
  | { readonly kind: 'ready' }
  /** Nothing can be played: this browser keeps nothing (`no-store`), or has no room (`not-stored`). */
  | { readonly kind: 'failed'; readonly code: 'no-store' | 'not-stored'; readonly message: string }
  | { readonly kind: 'answer'; readonly id: number; readonly status: number; readonly body: string };
