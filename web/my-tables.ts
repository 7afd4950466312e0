import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { TableInfo, TableLists } from '../server/protocol.ts';
import { account, failedTries, haveAccount } from './account.ts';
import { api } from './api.ts';

/** How often to ask while somebody looks, and while nobody does, in milliseconds. */
const often = { visible: 5000, hidden: 30_000 };

const found = signal<TableLists | undefined>(undefined);
const lost = signal(false);

/** The open tables and those of this account, as the server last told; undefined until it has. */
export const lists: ReadonlySignal<TableLists | undefined> = found;

/** The server did not answer the last time. */
export const offline: ReadonlySignal<boolean> = computed(() => lost.value || failedTries.value > 0);

/** Whether a seat of this account has to answer there. */
export function isMyTurn({ status, waitingFor, seats }: TableInfo): boolean {
  return status === 'playing' && waitingFor.some((seat) => seats[seat]?.mine);
}

/** How many matches wait for this account. */
export const myTurns: ReadonlySignal<number> = computed(
  () => (found.value?.mine ?? []).filter(isMyTurn).length,
);

/** How long a page waits for its matches before it is drawn without them, in milliseconds. */
const patience = 400;

/** Asks for the tables. Resolves when the server has answered, or makes people wait for it. */
export async function firstTables(): Promise<void> {
  haveAccount().catch(() => undefined);
  let stop = (): void => undefined;
  const told = new Promise<void>((resolve) => {
    stop = effect(() => {
      if (found.value !== undefined || offline.value) resolve();
    });
  });
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, patience))]);
  stop();
}

/** Follows the tables of this account, from when it has one. */
export function startTables(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = async (): Promise<void> => {
    clearTimeout(timer);
    try {
      found.value = await api.tables('server');
      lost.value = false;
    } catch {
      lost.value = true;
    }
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(), often[document.visibilityState]);
  };
  // Who has no account yet may have one as soon as the server can be reached.
  const retry = (): void => {
    if (failedTries.peek() > 0) haveAccount().catch(() => undefined);
    else if (lost.peek()) void refresh();
  };
  effect(() => {
    if (failedTries.value > 0) setTimeout(retry, often.visible);
  });
  addEventListener('online', retry);
  let started = false;
  effect(() => {
    if (account.value === undefined || started) return;
    started = true;
    void refresh();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void refresh();
    });
  });
}
