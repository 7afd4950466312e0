import { randomInt, randomUUID } from 'node:crypto';
import type { Account } from './protocol.ts';
import { Refused } from './refusal.ts';
import type { Storage, StoredAccount } from './storage/storage.ts';

/** Names that guests begin with. Stars are called alike in all languages. */
const stars = [
  'Vega',
  'Rigel',
  'Altair',
  'Deneb',
  'Mira',
  'Capella',
  'Spica',
  'Antares',
  'Sirius',
  'Polaris',
];

/** People, as far as the server knows them: an id in a cookie, and a name. */
export class Accounts {
  private readonly storage: Storage;

  constructor(storage: Storage) {
    this.storage = storage;
  }

  async guest(): Promise<StoredAccount> {
    const name = `${stars[randomInt(stars.length)]} ${randomInt(10, 100)}`;
    const account = { id: randomUUID(), name, created: Date.now() };
    await this.storage.putAccount(account);
    return account;
  }

  find(id: string): Promise<StoredAccount | undefined> {
    return this.storage.account(id);
  }

  /** The account of that id; refused if there is none. */
  async need(id: string | undefined): Promise<StoredAccount> {
    const account = id === undefined ? undefined : await this.find(id);
    if (account === undefined) throw new Refused('no-account', 'you have no account here yet: GET /api/me');
    return account;
  }

  async rename(account: StoredAccount, name: string): Promise<StoredAccount> {
    const renamed = { ...account, name };
    await this.storage.putAccount(renamed);
    return renamed;
  }
}

export function shown({ id, name }: StoredAccount): Account {
  return { id, name };
}
