import { type ReadonlySignal, signal } from '@preact/signals';
import type { Account } from '../server/protocol.ts';
import { api } from './api.ts';

const mine = signal<Account>();
let asked: Promise<Account> | undefined;

/** Who plays in this browser; undefined until the server has said so. */
export const account: ReadonlySignal<Account | undefined> = mine;

/** Resolves when the browser has an account. Asked once; a failure is asked again the next time. */
export function haveAccount(): Promise<Account> {
  asked ??= api.me().then(
    (found) => {
      mine.value = found;
      return found;
    },
    (failure: unknown) => {
      asked = undefined;
      throw failure;
    },
  );
  return asked;
}

/** This browser has become another account. */
export function become(found: Account): void {
  mine.value = found;
  asked = Promise.resolve(found);
}

export async function rename(name: string): Promise<void> {
  mine.value = await api.rename(name);
}
