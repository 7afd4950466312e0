import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Damage, StorageDamage } from './storage/damage.ts';
import type { Storage } from './storage/storage.ts';

/** How long other work goes first after each part of the check, in milliseconds. */
const pause = 20;
/** How long to wait when the storage is away, in milliseconds. */
const away = 1000;

/** The damage to what is stored, as far as this process has met it. Each is logged once, for the host. */
export class DamageReport {
  private readonly log: Logger;
  private readonly known = new Set<string>();
  private readonly damaged = new Set<string>();
  private readonly end = new AbortController();
  private checking: Promise<void> = Promise.resolve();

  constructor(log: Logger) {
    this.log = log;
  }

  /** Number of tables whose logs are damaged. */
  get tables(): number {
    return this.damaged.size;
  }

  /** Notes a failure to read the log of a table, if that is because of damage. */
  met(table: string, failure: unknown): void {
    if (failure instanceof StorageDamage) this.note({ table, what: failure.message });
  }

  /** Reads everything that is stored once, in small parts beside the other work. */
  check(storage: Pick<Storage, 'check'>): void {
    this.checking = this.checkAll(storage);
  }

  async close(): Promise<void> {
    this.end.abort();
    await this.checking;
  }

  private async checkAll(storage: Pick<Storage, 'check'>): Promise<void> {
    const { signal } = this.end;
    let next: string | undefined = '';
    while (next !== undefined && !signal.aborted) {
      let wait = pause;
      try {
        const part = await storage.check(next);
        for (const damage of part.damage) this.note(damage);
        next = part.next;
      } catch (failure) {
        if (failure instanceof StorageDamage) {
          this.note({ what: failure.message });
          return;
        }
        wait = away;
      }
      await setTimeout(wait, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  private note({ table, what }: Damage): void {
    const key = `${table} ${what}`;
    if (this.known.has(key)) return;
    this.known.add(key);
    if (table === undefined) {
      this.log.error({ damage: what }, 'the storage is damaged; docs/hosting.md says what to do');
    } else {
      this.damaged.add(table);
      const text = 'a table is damaged and stays closed; docs/hosting.md says what to do';
      this.log.error({ table, damage: what }, text);
    }
  }
}
