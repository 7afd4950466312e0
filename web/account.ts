import { type ReadonlySignal, signal } from '@preact/signals';
import type { Account } from '../server/protocol.ts';
import { api } from './api.ts';
import { nameKey } from './device/authority.ts';
import { codeOf } from './failure.ts';

const mine = signal<Account>();
let asked: Promise<Account> | undefined;

/** Who plays in this browser; undefined until the server has said so. */
export const account: ReadonlySignal<Account | undefined> = mine;

const failures = signal(0);

/** How often the server was asked who this is and could not be reached, since it last answered. */
export const failedTries: ReadonlySignal<number> = failures;

/** Resolves when the browser has an account. Asked once; a failure is asked again the next time. */
export function haveAccount(): Promise<Account> {
  asked ??= api.me().then(
    (found) => {
      failures.value = 0;
      note(found);
      return found;
    },
    (failure: unknown) => {
      asked = undefined;
      if (codeOf(failure) === 'offline') failures.value++;
      throw failure;
    },
  );
  return asked;
}

/** This browser has become another account. */
export function become(found: Account): void {
  note(found);
  asked = Promise.resolve(found);
}

export async function rename(name: string): Promise<void> {
  note(await api.rename(name));
}

function note(found: Account): void {
  mine.value = found;
  try {
    localStorage.setItem(nameKey, found.name);
  } catch {
    // A browser without storage cannot play on the device at all.
  }
}
