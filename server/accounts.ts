import { randomBytes, randomUUID } from 'node:crypto';
import { storedName, usualName } from './names.ts';
import { checkRoom } from './passkeys.ts';
import type { Account } from './protocol.ts';
import { accountOf, hashOfCode, isCode, newCode } from './recovery-code.ts';
import { Refused } from './refusal.ts';
import type { PushTarget, Storage, StoredAccount, StoredPasskey, Webhook } from './storage/storage.ts';

/** Browsers of one account that are told when it is its turn. */
const mostBrowsers = 10;

/** Others may change an account so often before a change of it is given up. */
const mostAttempts = 1000;

/**
 * People, as far as the server knows them: an id in a cookie, and a name. Nothing is written of who only looks around: an
 * account without a row is what its id says, and gets its row when there is something to keep.
 */
export class Accounts {
  private readonly storage: Storage;

  constructor(storage: Storage) {
    this.storage = storage;
  }

  /** The account with a row of that id. */
  async find(id: string): Promise<StoredAccount | undefined> {
    const account = isId(id) ? await this.storage.account(id) : undefined;
    return account && withCleanName(account);
  }

  /** The account of an id that came in a cookie which this server has signed, whether it has a row or not. */
  async known(id: string | undefined): Promise<StoredAccount | undefined> {
    return id === undefined ? undefined : ((await this.find(id)) ?? guestOf(id));
  }

  /** The same; refused if there is none. */
  async need(id: string | undefined): Promise<StoredAccount> {
    const account = await this.known(id);
    if (account === undefined) throw new Refused('no-account', 'you have no account here yet: GET /api/me');
    return account;
  }

  /** Makes sure that the account has its row, with the name by which others come to know it. */
  async keep({ id }: StoredAccount): Promise<void> {
    if ((await this.find(id)) === undefined) await this.change(id, (account) => account);
  }

  /** Takes over an account that comes with a series from another server, unless somebody is known here by its id. */
  async adopt(account: StoredAccount): Promise<void> {
    if (isId(account.id)) await this.storage.putAccount(account, undefined);
  }

  /** Uses a name up, once for all processes: see {@link Storage.spend}. */
  spend(name: string, lifetime: number): Promise<boolean> {
    return this.storage.spend(name, lifetime);
  }

  rename({ id }: StoredAccount, name: string): Promise<StoredAccount> {
    return this.change(id, (account) => ({ ...account, name }));
  }

  /** A code by which another device can become this account, once. Only its hash is kept; an older code is void. */
  async newRecovery(id: string): Promise<string> {
    const code = newCode(id);
    await this.change(id, (account) => ({
      ...account,
      recovery: { hash: hashOfCode(code), created: Date.now() },
    }));
    return code;
  }

  /** The account of a recovery code, which is used up by this. Refuses `bad-code`, whatever is wrong with it. */
  recover(code: string): Promise<StoredAccount> {
    const bad = new Refused(
      'bad-code',
      'this is no recovery code, or it has been used, or a newer one was made',
    );
    const id = accountOf(code);
    if (id === undefined) return Promise.reject(bad);
    return this.change(
      id,
      ({ recovery, ...account }) => {
        if (recovery === undefined || !isCode(code, recovery.hash)) throw bad;
        return account;
      },
      bad,
    );
  }

  /** Adds a passkey. Refuses `bad-passkey` if the account has as many as it may have. */
  addPasskey(id: string, passkey: StoredPasskey): Promise<StoredAccount> {
    return this.change(id, ({ passkeys = [], ...account }) => {
      const others = passkeys.filter((other) => other.id !== passkey.id);
      checkRoom(others);
      return { ...account, passkeys: [...others, passkey] };
    });
  }

  /** Notes that a passkey was used. Refuses `bad-passkey` if it was removed or used again meanwhile. */
  usePasskey(id: string, used: StoredPasskey): Promise<StoredAccount> {
    return this.change(id, ({ passkeys = [], ...account }) => {
      const known = passkeys.find((passkey) => passkey.id === used.id);
      const isLater = used.counter > (known?.counter ?? 0) || (used.counter === 0 && known?.counter === 0);
      if (known === undefined || !isLater)
        throw new Refused('bad-passkey', 'this passkey was used meanwhile');
      return { ...account, passkeys: passkeys.with(passkeys.indexOf(known), used) };
    });
  }

  removePasskey(id: string, passkey: string): Promise<StoredAccount> {
    return this.change(id, ({ passkeys = [], ...account }) => ({
      ...account,
      passkeys: passkeys.filter((other) => other.id !== passkey),
    }));
  }

  /** From now on this browser is told too; the oldest makes room. */
  addPush(id: string, target: PushTarget): Promise<StoredAccount> {
    return this.change(id, (account) => {
      const others = (account.push ?? []).filter(({ endpoint }) => endpoint !== target.endpoint);
      return { ...account, push: [...others, target].slice(-mostBrowsers) };
    });
  }

  removePush(id: string, endpoint: string): Promise<StoredAccount> {
    return this.change(id, ({ push = [], ...account }) => ({
      ...account,
      push: push.filter((target) => target.endpoint !== endpoint),
    }));
  }

  /** The account's notices are posted there from now on, or nowhere. A new address gets a new secret. */
  setWebhook(id: string, address: Omit<Webhook, 'secret'> | undefined): Promise<StoredAccount> {
    return this.change(id, ({ webhook: _, ...account }) => ({
      ...account,
      ...(address && { webhook: { ...address, secret: randomBytes(32).toString('hex') } }),
    }));
  }

  /**
   * Changes an account as it is now, one change after another, also of other processes. Refuses `otherwise`, where that
   * is given, if it has no row.
   */
  private async change(
    id: string,
    work: (account: StoredAccount) => StoredAccount,
    otherwise?: Refused,
  ): Promise<StoredAccount> {
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      const before = await this.storage.account(id);
      const known = before ?? (otherwise === undefined ? guestOf(id) : undefined);
      if (known === undefined) throw otherwise ?? new Refused('no-account', 'there is no such account');
      const changed = work(withCleanName(known));
      if (await this.storage.putAccount(changed, before)) return changed;
    }
    throw new Error('an account could not be changed, as it was never what had just been read');
  }
}

/** Somebody of whom nothing is known yet. */
export function newGuest(): StoredAccount {
  return createAccount(randomUUID());
}

/** The guest of an id, who has the same name each time; undefined if it is no id of ours. */
function guestOf(id: string): StoredAccount | undefined {
  return isId(id) ? createAccount(id) : undefined;
}

function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

function createAccount(id: string): StoredAccount {
  return { id, name: usualName(id), created: Date.now() };
}

/** An account as it was stored, whatever name it was given then. */
function withCleanName(account: StoredAccount): StoredAccount {
  return { ...account, name: storedName(account.name, account.id) };
}

export function toAccount({ id, name }: StoredAccount): Account {
  return { id, name };
}
