import type { Logger } from 'pino';
import type { Accounts } from '../accounts.ts';
import { Buckets } from '../buckets.ts';
import { Refused } from '../refusal.ts';
import type { PushTarget, StoredAccount, Webhook } from '../storage/storage.ts';
import { Courier, type Fate, fateOf } from './courier.ts';
import type { Notice } from './notice.ts';
import { type Posting, post } from './post.ts';
import { ClosedAddress, isPublic, literalIn } from './public-address.ts';
import { type PushKeys, pushKeys, pushPosting } from './push.ts';
import { newDelivery, webhookPosting } from './webhook.ts';

export interface NotifierOptions {
  /** Webhooks and push services may be on this machine or in its network. */
  readonly anywhere: boolean;
  /** Whom a push service may write to about this server: a `mailto:` or `https:` URL. */
  readonly contact: string;
  /** The waits between attempts, in milliseconds. */
  readonly waits?: readonly number[];
  readonly log: Logger;
}

/** No account gets more than this. */
const pace = { burst: 30, perSecond: 0.1 };

/** Tells people on their devices and by their webhooks that something waits for them. */
export class Notifier {
  readonly keys: PushKeys;
  private readonly accounts: Accounts;
  private readonly options: NotifierOptions;
  private readonly courier: Courier;
  private readonly buckets = new Buckets(pace);

  constructor(accounts: Accounts, secret: string, options: NotifierOptions) {
    this.accounts = accounts;
    this.options = options;
    this.keys = pushKeys(secret);
    this.courier = new Courier(options.waits);
  }

  /** Sends a notice to all that the account has set up. Never throws; what cannot be sent stands in the log. */
  async tell(id: string, notice: Notice): Promise<void> {
    if (this.buckets.take(id) > 0) return;
    const account = await this.accounts.find(id).catch(() => undefined);
    if (account === undefined) return;
    for (const target of account.push ?? []) this.push(account, target, notice);
    if (account.webhook !== undefined) this.call(account, account.webhook, notice);
  }

  /** Refuses an address to which nothing would be sent. What a name stands for is looked up when something is sent. */
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

  close(): Promise<void> {
    return this.courier.close();
  }

  private push({ id }: StoredAccount, target: PushTarget, notice: Notice): void {
    const attempt = async (): Promise<Fate> => {
      const fate = await this.attempt(() => pushPosting(target, notice, this.keys, this.options.contact));
      if (fate === 'gone') await this.accounts.removePush(id, target.endpoint).catch(() => undefined);
      return fate === 'gone' ? 'never' : fate;
    };
    this.courier.bring(attempt, () =>
      this.options.log.info({ event: notice.event }, 'a push did not arrive'),
    );
  }

  private call({ name }: StoredAccount, webhook: Webhook, notice: Notice): void {
    const delivery = newDelivery();
    const attempt = async (): Promise<Fate> => {
      const fate = await this.attempt(() => webhookPosting(webhook, notice, name, delivery, Date.now()));
      return fate === 'gone' ? 'never' : fate;
    };
    this.courier.bring(attempt, () =>
      this.options.log.info({ event: notice.event, host: new URL(webhook.url).host }, 'a webhook gave up'),
    );
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
