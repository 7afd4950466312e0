import { setTimeout } from 'node:timers/promises';
import { Client, type ClientConfig, type Pool } from 'pg';
import type { NewsListener } from './storage.ts';

const channel = 'starboard';
/** NOTIFY takes less than 8000 bytes. */
const longest = 7000;
/** So many words go together, so that they do not get too long. */
const mostWords = 6;
/** How long to wait before listening again when the connection is lost, in milliseconds. */
const pause = 500;

/**
 * What processes on one database tell each other: which logs have grown, where people have come or gone, and words
 * that are kept nowhere. They are told after the commit and by a
 * statement of their own, because NOTIFY makes the transactions of a database wait for each other. A hint may be
 * lost; nothing depends on it.
 */
export class PostgresHints {
  private readonly config: ClientConfig;
  private readonly pool: Pool;
  /** Names this process, which knows what it has written itself. */
  private readonly origin: string;
  private readonly unpublished = new Map<string, number>();
  private words: string[] = [];
  private telling: Promise<void> | undefined;
  private listening: Promise<void> | undefined;
  private readonly end = new AbortController();

  constructor(config: ClientConfig, pool: Pool, origin: string) {
    this.config = config;
    this.pool = pool;
    this.origin = origin;
  }

  /** Tells the other processes that a log has come to `last`. */
  publishLog(table: string, last: number): void {
    this.unpublished.set(table, last);
    this.telling ??= this.publishAll();
  }

  /** Tells the other processes that somebody has come to a table or gone. */
  publishPresence(table: string): void {
    if (!this.unpublished.has(table)) this.publishLog(table, 0);
  }

  /** Says a word about a table to the other processes. */
  publish(table: string, word: string): void {
    this.words.push(`${table}!${word}`);
    this.telling ??= this.publishAll();
  }

  /** Hears of other processes from now on, also after the connection was lost. */
  watch(hear: NewsListener): void {
    this.listening ??= this.listen(hear);
  }

  async close(): Promise<void> {
    this.end.abort();
    await Promise.all([this.telling, this.listening]);
  }

  private async publishAll(): Promise<void> {
    while (this.unpublished.size > 0 || this.words.length > 0) {
      let text = this.origin;
      for (const word of this.words.splice(0, mostWords)) text += ` ${word}`;
      for (const [table, last] of this.unpublished) {
        if (text.length + table.length > longest) break;
        text += ` ${table}:${last}`;
        this.unpublished.delete(table);
      }
      await this.pool
        .query({ name: 'notify', text: `select pg_notify('${channel}', $1)`, values: [text] })
        .catch(() => undefined);
    }
    this.telling = undefined;
  }

  private async listen(hear: NewsListener): Promise<void> {
    const { signal } = this.end;
    while (!signal.aborted) {
      const session = new Client(this.config);
      const gone = new Promise<void>((resolve) => {
        session.on('error', () => resolve());
        session.on('end', () => resolve());
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
      session.on('notification', ({ payload = '' }) => {
        const [origin, ...news] = payload.split(' ');
        if (origin === this.origin) return;
        for (const piece of news) {
          const [, table, kind, rest] = /^(\w+)([:!])(.*)$/.exec(piece) ?? [];
          if (table === undefined || rest === undefined) continue;
          hear(kind === '!' ? { table, word: rest } : { table, last: Number(rest) });
        }
      });
      try {
        await session.connect();
        await session.query(`listen ${channel}`);
        // Whatever was told before is lost.
        hear('anything');
        await gone;
      } catch {
        // The database is away: we listen again when it is back.
      }
      await session.end().catch(() => undefined);
      await setTimeout(pause, undefined, { signal }).catch(() => undefined);
    }
  }
}
