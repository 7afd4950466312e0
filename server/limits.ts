import { Buckets, type Rate } from './buckets.ts';
import type { Caps } from './caps.ts';
import type { Client } from './client.ts';
import { Refused } from './refusal.ts';

/** The limits on requests. They are generous for people, also for many behind one address, but not for programs. */
const rates = {
  /** Requests and new sockets of one address. */
  address: { burst: 600, perSecond: 30 },
  /** Requests and new sockets of one account. */
  account: { burst: 200, perSecond: 10 },
  /** New accounts for one address. */
  guest: { burst: 60, perSecond: 1 / 10 },
  /** New tables of one account. Each may hold a whole pack. */
  table: { burst: 30, perSecond: 1 / 10 },
  /** Attempts of one address to sign in by a recovery code or a passkey. */
  entrance: { burst: 10, perSecond: 1 / 10 },
  /** Messages on one connection, of one account, and of one address. */
  message: { burst: 200, perSecond: 20 },
  accountMessage: { burst: 400, perSecond: 40 },
  addressMessage: { burst: 2000, perSecond: 200 },
  /** What makes the server work without moving a match, as requests and as messages, of one account and address. */
  accountWork: { burst: 60, perSecond: 5 },
  addressWork: { burst: 400, perSecond: 30 },
} as const satisfies Readonly<Record<string, Rate>>;

export type Kind = Exclude<keyof typeof rates, 'message'>;

/** Counts the messages of a connection. Each throws {@link TooMany} where there were too many. */
export interface MessageLimits {
  /** To call for each message. */
  message(): void;
  /** To call besides for what {@link Limits.work} counts. */
  work(): void;
}

/** Counts requests against the limits. Requests from the server's own machine are not limited. */
export class Limits {
  private readonly buckets: Readonly<Record<Kind, Buckets>> = {
    address: new Buckets(rates.address),
    account: new Buckets(rates.account),
    guest: new Buckets(rates.guest),
    table: new Buckets(rates.table),
    entrance: new Buckets(rates.entrance),
    accountMessage: new Buckets(rates.accountMessage),
    addressMessage: new Buckets(rates.addressMessage),
    accountWork: new Buckets(rates.accountWork),
    addressWork: new Buckets(rates.addressWork),
  };
  private readonly caps: Caps;
  private readonly open = new Map<string, number>();

  constructor(caps: Caps) {
    this.caps = caps;
  }

  /** Counts one; refuses with `too-many` if there were too many. `key` is the account where the limit is by account. */
  check(kind: Kind, client: Client, key = client.address): void {
    if (client.local) return;
    const wait = this.buckets[kind].take(key);
    if (wait > 0) throw new TooMany(wait);
  }

  /** Counts something that makes the server work without moving a match, such as reading a history. */
  work(client: Client, account: string): void {
    this.check('accountWork', client, account);
    this.check('addressWork', client);
  }

  /** The limits for the messages of one connection of an account. */
  messages(client: Client, account: string): MessageLimits {
    const bucket = new Buckets(rates.message);
    return {
      message: () => {
        const wait = client.local ? 0 : bucket.take('');
        if (wait > 0) throw new TooMany(wait);
        this.check('accountMessage', client, account);
        this.check('addressMessage', client);
      },
      work: () => this.work(client, account),
    };
  }

  /** Counts what lasts for a while, such as an open socket; refuses one too many. Returns what to call when it ends. */
  begin(what: 'connections' | 'histories', client: Client, account: string): () => void {
    if (client.local) return () => undefined;
    const keys = { account: `${what} account ${account}`, address: `${what} address ${client.address}` };
    for (const by of ['account', 'address'] as const) {
      if ((this.open.get(keys[by]) ?? 0) >= this.caps[`${by}-${what}`]) throw new TooMany(1);
    }
    for (const key of Object.values(keys)) this.open.set(key, (this.open.get(key) ?? 0) + 1);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      for (const key of Object.values(keys)) {
        const left = (this.open.get(key) ?? 0) - 1;
        if (left > 0) this.open.set(key, left);
        else this.open.delete(key);
      }
    };
  }
}

/** A refusal because a limit was exceeded. */
export class TooMany extends Refused {
  /** The time to wait, in whole seconds. */
  readonly retryAfter: number;

  constructor(seconds: number) {
    const retryAfter = Math.ceil(seconds);
    super('too-many', `too many requests: try again in ${retryAfter} s`);
    this.name = 'TooMany';
    this.retryAfter = retryAfter;
  }
}
