import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Accounts } from '../accounts.ts';
import { Buckets } from '../buckets.ts';
import { Refused } from '../refusal.ts';
import type { Deliveries, Delivery } from '../storage/deliveries.ts';
import { Courier, type Fate, fateOf } from './courier.ts';
import type { Notice } from './notice.ts';
import { type Posting, post } from './post.ts';
import { ClosedAddress, isPublic, literalIn } from './public-address.ts';
import { type PushKeys, pushKeys, pushPosting } from './push.ts';
import { webhookPosting } from './webhook.ts';

export interface NotifierOptions {
  /** Whether webhooks and push services may be on this machine or in its network. */
  readonly anywhere: boolean;
  /** The contact of this server for push services: a `mailto:` or `https:` URL. */
  readonly contact: string;
  /** The waits between attempts, in milliseconds. */
  readonly waits?: readonly number[];
  /** Called for each notice that is not sent: too many at once to one account, or too many waiting. */
  readonly dropped: (why: 'pace' | 'queue') => void;
  readonly log: Logger;
}

/** The limit on notices to one account. */
export const pace = { burst: 30, perSecond: 0.1 };
/** How often at most a line of the log says that notices were dropped, in milliseconds. */
const quiet = 60_000;

/** Sends notices to people's devices and webhooks. */
export class Notifier {
  readonly keys: PushKeys;
  private readonly accounts: Accounts;
  private readonly options: NotifierOptions;
  private readonly courier: Courier;
  private readonly buckets = new Buckets(pace);
  /** How many notices were dropped since the last line of the log about it, and when that was. */
  private dropped = 0;
  private told = Number.NEGATIVE_INFINITY;
  private readonly notifying = new Set<Promise<void>>();

  constructor(accounts: Accounts, deliveries: Deliveries, secret: string, options: NotifierOptions) {
    this.accounts = accounts;
    this.options = options;
    this.keys = pushKeys(secret);
    const work = {
      attempt: (delivery: Delivery) => this.carry(delivery),
      givenUp: ({ notice: { event }, push }: Delivery) =>
        options.log.info({ event, by: push === undefined ? 'webhook' : 'push' }, 'a notice was given up'),
    };
    this.courier = new Courier(deliveries, work, options.waits);
  }

  /**
   * Sends a notice to all destinations of the account. Resolves when it is stored, so that no restart loses it. Never throws;
   * what cannot be kept stands in the log.
   */
  notify(id: string, notice: Notice): Promise<void> {
    if (this.buckets.take(id) > 0) {
      this.noteDrop('pace');
      return Promise.resolve();
    }
    const sending = this.sendAll(id, notice)
      .catch((failure: unknown) => {
        this.options.log.warn({ event: notice.event, err: failure }, 'a notice could not be kept');
      })
      .finally(() => this.notifying.delete(sending));
    this.notifying.add(sending);
    return sending;
  }

  /** Refuses an address to which nothing would be sent. A name is resolved only when a notice is sent. */
  checkAddress(text: string): void {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const bad = (why: string) => new Refused('bad-address', why);
    if (url === undefined || !/^https?:$/.test(url.protocol)) throw bad('an address begins with https://');
    if (url.username !== '' || url.password !== '') throw bad('an address holds no password');
    const literal = literalIn(url.hostname);
    if (this.options.anywhere) return;
    if (literal === undefined ? /(^|\.)localhost\.?$/.test(url.hostname) : !isPublic(literal)) {
      throw bad('that address is not on the internet');
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.notifying);
    await this.courier.close();
  }

  private async sendAll(id: string, notice: Notice): Promise<void> {
    const account = await this.accounts.find(id);
    const sent = (account?.push ?? []).map(({ endpoint, address }) =>
      this.dispatch(notice, id, address, endpoint),
    );
    if (account?.webhook !== undefined) sent.push(this.dispatch(notice, id, account.webhook.address));
    await Promise.all(sent);
  }

  /** Counts a notice that is not sent, and says so in the log, but not for each of many. */
  private noteDrop(why: 'pace' | 'queue'): void {
    this.options.dropped(why);
    this.dropped++;
    const now = performance.now();
    if (now - this.told < quiet) return;
    this.options.log.warn(
      { why, notices: this.dropped },
      'notices were dropped: too many at once, or waiting',
    );
    this.told = now;
    this.dropped = 0;
  }

  /** Stores a notice for one destination, and delivers it. */
  private async dispatch(
    notice: Notice,
    account: string,
    address: string | undefined,
    push?: string,
  ): Promise<void> {
    const isKept = await this.courier.bring({
      id: randomUUID(),
      account,
      ...(address !== undefined && { address }),
      ...(push !== undefined && { push }),
      notice,
      notifiedAt: Date.now(),
      failed: 0,
    });
    if (!isKept) this.noteDrop('queue');
  }

  /** Delivers a notice to the account's present destination. */
  private async carry({ id, account: owner, push, notice }: Delivery): Promise<Fate> {
    const account = await this.accounts.find(owner).catch(() => 'unknown' as const);
    if (account === 'unknown') return 'later';
    const webhook = account?.webhook;
    if (push === undefined) {
      if (account === undefined || webhook === undefined) return 'never';
      const fate = await this.attempt(() => webhookPosting(webhook, notice, account.name, id, Date.now()));
      return fate === 'gone' ? 'never' : fate;
    }
    const target = account?.push?.find(({ endpoint }) => endpoint === push);
    if (target === undefined) return 'never';
    const fate = await this.attempt(() => pushPosting(target, notice, this.keys, this.options.contact));
    if (fate === 'gone') await this.accounts.removePush(owner, push).catch(() => undefined);
    return fate === 'gone' ? 'never' : fate;
  }

  private async attempt(make: () => Posting): Promise<Fate | 'gone'> {
    try {
      const status = await post(make(), this.options.anywhere);
      return status === 404 || status === 410 ? 'gone' : fateOf(status);
    } catch (failure) {
      return failure instanceof ClosedAddress ? 'never' : 'later';
    }
  }
}
