import { type Caps, counted, megabyte } from './caps.ts';
import type { Client } from './client.ts';
import { base64url, signatureOf } from './crypto.ts';
import type { Opened } from './entry.ts';
import { Refused } from './refusal.ts';
import type { StoredAccount, TableStorage, Usage } from './storage/storage.ts';

/** Who opens a table. */
export interface Opener {
  readonly account: StoredAccount;
  /** See {@link markOf}. */
  readonly address: string | undefined;
}

/**
 * What the storage notes of a client's address. Equal for equal addresses, and nobody without the secret can tell the
 * address from it. Undefined for the server's own machine, which may open as much as it likes.
 */
export function markOf({ address, local }: Client, secret: string): string | undefined {
  if (local) return undefined;
  return base64url(signatureOf(secret, `address ${address}`)).slice(0, 16);
}

/**
 * Counts the tables of accounts and addresses against their limits. What is stored counts for all processes. What is
 * about to be stored counts for this process, so that many requests at once are no way round the limits.
 */
export class Openings {
  private readonly storage: Pick<TableStorage, 'usage'>;
  private readonly caps: Caps;
  private readonly underWay = new Map<string, Usage>();

  constructor(storage: Pick<TableStorage, 'usage'>, caps: Caps) {
    this.storage = storage;
    this.caps = caps;
  }

  /**
   * Opens a table by `work`, which calls `reserve` with the bytes that it is about to store besides the log. Both refuse
   * what exceeds a limit.
   */
  async during<T>(
    { account: { id }, address }: Opener,
    work: (reserve: (bytes: number) => void) => Promise<T>,
  ): Promise<T> {
    if (address === undefined) return work(() => undefined);
    const keys = { account: `account ${id}`, address: `address ${address}` };
    const taken: Usage[] = [];
    const take = (usage: Usage) => {
      taken.push(usage);
      for (const key of Object.values(keys)) this.add(key, usage, 1);
    };
    try {
      take({ tables: 1, bytes: 0 });
      const used = await this.storage.usage(id, address, Date.now() - counted);
      const check = () => {
        for (const by of ['account', 'address'] as const) this.check(by, used[by], this.at(keys[by]));
      };
      check();
      return await work((bytes) => {
        take({ tables: 0, bytes });
        check();
      });
    } finally {
      for (const usage of taken) for (const key of Object.values(keys)) this.add(key, usage, -1);
    }
  }

  /** Whether what this account or this address has stored is too much. */
  async isFull({ account, address }: Pick<Opened, 'account' | 'address'>): Promise<boolean> {
    if (address === undefined) return false;
    const used = await this.storage.usage(account, address, Date.now() - counted);
    return (
      used.account.bytes > this.caps['account-stored'] * megabyte ||
      used.address.bytes > this.caps['address-stored'] * megabyte
    );
  }

  private check(by: 'account' | 'address', stored: Usage, underWay: Usage): void {
    const { [`${by}-tables` as const]: tables, [`${by}-stored` as const]: megabytes } = this.caps;
    const whose = by === 'account' ? 'you have' : 'your network has';
    if (stored.tables + underWay.tables > tables) {
      throw new Refused('too-many-tables', `${whose} ${tables} tables that are not over: finish one first`);
    }
    if (stored.bytes + underWay.bytes > megabytes * megabyte) {
      throw new Refused('too-much-stored', `${whose} stored ${megabytes} MB in a week: wait some days`);
    }
  }

  private at(key: string): Usage {
    return this.underWay.get(key) ?? { tables: 0, bytes: 0 };
  }

  private add(key: string, { tables, bytes }: Usage, sign: 1 | -1): void {
    const before = this.at(key);
    const after = { tables: before.tables + sign * tables, bytes: before.bytes + sign * bytes };
    if (after.tables === 0 && after.bytes === 0) this.underWay.delete(key);
    else this.underWay.set(key, after);
  }
}
