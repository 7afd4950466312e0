import type { Entry } from './entry.ts';
import { Refused } from './refusal.ts';
import type { StoredAccount, StoredCheckpoint } from './storage/storage.ts';

/** One line of what a file of a series holds: the tables in order, each with its log, and what they need. */
export type SeriesLine =
  | { readonly kind: 'content'; readonly hash: string; readonly text: string }
  /** Somebody who plays. With their recovery code they come back as the same account. */
  | { readonly kind: 'account'; readonly account: KnownAccount }
  | { readonly kind: 'table'; readonly id: string }
  /** Entries and the last checkpoint of the table before them. */
  | { readonly kind: 'entry'; readonly entry: Entry }
  | { readonly kind: 'checkpoint'; readonly copy: StoredCheckpoint };

/** What a file keeps of an account. */
export type KnownAccount = Pick<StoredAccount, 'id' | 'name' | 'created' | 'recovery'>;

/** A table as a file holds it. */
export interface FiledTable {
  readonly id: string;
  readonly entries: Entry[];
  readonly copies: StoredCheckpoint[];
}

/** A series as a file holds it. */
export interface FiledSeries {
  readonly contents: Map<string, string>;
  readonly accounts: KnownAccount[];
  readonly tables: FiledTable[];
  /** The characters of all lines. */
  readonly size: number;
}

/** The longest line: many times what a match hands on, and the largest pack with the cards of its game. */
const longestLine = 1_000_000;

function lineFrom(text: string): SeriesLine {
  if (text.length > longestLine) throw new Refused('bad-series', 'a line of this file is too long');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Refused('bad-series', 'a line of this file is not JSON', { cause });
  }
}

/** Reads the lines of a file, which a server has written. Refuses `bad-series` where they make no series. */
export async function seriesFrom(lines: AsyncIterable<string>): Promise<FiledSeries> {
  const contents = new Map<string, string>();
  const accounts: KnownAccount[] = [];
  const tables: FiledTable[] = [];
  let size = 0;
  for await (const text of lines) {
    size += text.length;
    const line = lineFrom(text);
    switch (line.kind) {
      case 'content':
        contents.set(line.hash, line.text);
        break;
      case 'account':
        accounts.push(line.account);
        break;
      case 'table':
        tables.push({ id: line.id, entries: [], copies: [] });
        break;
      case 'entry':
        tables.at(-1)?.entries.push(line.entry);
        break;
      case 'checkpoint':
        tables.at(-1)?.copies.push(line.copy);
        break;
      default:
        throw new Refused('bad-series', 'this file has lines of another version');
    }
  }
  if (tables.length === 0) throw new Refused('bad-series', 'this file holds no match');
  return { contents, accounts, tables, size };
}
