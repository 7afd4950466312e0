import type { DeliveryRequest } from './sqlite-deliveries.ts';
import type { LoadoutRequest } from './sqlite-loadouts.ts';
import type { AppendedRow, Outage, Present } from './storage.ts';

/** What the SQLite thread is asked. Entries and cards are JSON, as they lie in the file. */
export type ThreadRequest =
  | ({ readonly kind: 'append' } & AppendedRow)
  | {
      readonly kind: 'usage';
      readonly account: string;
      readonly address: string | undefined;
      readonly since: number;
    }
  | { readonly kind: 'removeUnbegun'; readonly before: number }
  | { readonly kind: 'read'; readonly table: string; readonly after: number }
  | {
      readonly kind: 'putCheckpoint';
      readonly table: string;
      readonly entry: number;
      readonly copy: string;
      readonly passing: boolean;
    }
  | { readonly kind: 'checkpoints'; readonly table: string }
  | { readonly kind: 'putContent'; readonly hash: string; readonly text: string }
  | { readonly kind: 'content'; readonly hash: string }
  | { readonly kind: 'last'; readonly tables: readonly string[] }
  | { readonly kind: 'tablesOf'; readonly account: string; readonly limit: number }
  | { readonly kind: 'seriesTables'; readonly series: string }
  | { readonly kind: 'openTables'; readonly limit: number }
  | { readonly kind: 'account'; readonly id: string }
  | {
      readonly kind: 'putAccount';
      readonly id: string;
      readonly value: string;
      readonly before: string | null;
    }
  | { readonly kind: 'spend'; readonly name: string; readonly lifetime: number }
  | { readonly kind: 'setOnce'; readonly name: string; readonly value: string }
  | { readonly kind: 'overdue'; readonly before: number; readonly limit: number }
  | { readonly kind: 'beat'; readonly process: string; readonly lease: number }
  | { readonly kind: 'outages'; readonly after: number }
  | { readonly kind: 'putOutage'; readonly outage: Outage }
  | {
      readonly kind: 'setPresent';
      readonly process: string;
      readonly who: readonly Present[];
      readonly here: boolean;
    }
  | { readonly kind: 'presentElsewhere'; readonly process: string; readonly tables: readonly string[] }
  | { readonly kind: 'endBeat'; readonly process: string }
  | { readonly kind: 'check'; readonly from: string }
  | DeliveryRequest
  | LoadoutRequest;

/** What the thread says: what became of a group of requests, or that another process has written. */
export type Report = readonly ThreadReply[] | 'news';

/** What became of a request; `values` are JSON. */
export type ThreadReply =
  | { readonly kind: 'done'; readonly values: readonly string[] }
  | { readonly kind: 'outrun' }
  | { readonly kind: 'damaged' | 'failed'; readonly message: string };
