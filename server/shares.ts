import type { Party } from './party.ts';

type GoOn = () => void;

/**
 * What waits for a part of the server's time, by address and account. However much somebody asks, each address comes as
 * often as each other, and so does each account of an address.
 */
export class Shares {
  private readonly addresses = new Map<string, Map<string, GoOn[]>>();

  get isEmpty(): boolean {
    return this.addresses.size === 0;
  }

  add({ address, account }: Party, goOn: GoOn): void {
    const accounts = this.addresses.get(address) ?? new Map<string, GoOn[]>();
    this.addresses.set(address, accounts);
    const waiting = accounts.get(account);
    if (waiting === undefined) accounts.set(account, [goOn]);
    else waiting.push(goOn);
  }

  /** Takes the first of the account that comes next at the address that comes next. Both then go behind all others. */
  take(): GoOn | undefined {
    const [[address, accounts] = []] = this.addresses;
    if (address === undefined || accounts === undefined) return undefined;
    this.addresses.delete(address);
    const [[account, waiting] = []] = accounts;
    if (account === undefined || waiting === undefined) return undefined;
    accounts.delete(account);
    const next = waiting.shift();
    if (waiting.length > 0) accounts.set(account, waiting);
    if (accounts.size > 0) this.addresses.set(address, accounts);
    return next;
  }
}
