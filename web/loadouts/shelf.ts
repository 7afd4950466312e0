import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { haveAccount } from '../account.ts';
import { api } from '../api.ts';
import { ApiError, codeOf } from '../failure.ts';
import { notify } from '../parts/notices.tsx';
import { failureText } from '../refusal-text.ts';
import { loadRows, onOtherTab, type ShelfRow, saveRows } from './device-shelf.ts';
import type { KeptLoadout } from './kept-loadout.ts';
import { mergeRows } from './merge-rows.ts';

/** How long nothing has to change before the server is told, in milliseconds. */
const calm = 800;
/** How long a server that could not be reached is left alone, in milliseconds. */
const pause = 15_000;

const rows = signal<readonly ShelfRow[]>([]);
const stored = signal(true);
const reached = signal(false);
/** What the server has refused to keep, as it was then. */
const refused = signal<ReadonlySet<string>>(new Set());

/** All loadouts of this person, the last changed first. */
export const shelf: ReadonlySignal<readonly KeptLoadout[]> = computed(() =>
  rows.value.filter(({ gone }) => !gone).toSorted((one, other) => other.changed - one.changed),
);

/**
 * Where they are kept: with the account at the server, or soon; on this device, as long as the server cannot be told; or
 * nowhere, because this browser keeps nothing either.
 */
export const keptAt: ReadonlySignal<'account' | 'saving' | 'device' | 'nowhere'> = computed(() => {
  const waiting = rows.value.filter(({ unsent, gone }) => unsent || gone);
  const isRefused = waiting.some((row) => refused.value.has(stateOf(row)));
  if (reached.value && !isRefused) return waiting.length === 0 ? 'account' : 'saving';
  return stored.value ? 'device' : 'nowhere';
});

let opened: Promise<void> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** One thing after another is told to the server. */
let telling: Promise<void> = Promise.resolve();

/**
 * Fetches what is kept: at once what this browser keeps, then what the account has. Resolves when the server has
 * answered, or cannot be reached.
 */
export function openShelf(): Promise<void> {
  if (opened === undefined) {
    rows.value = loadRows();
    onOtherTab(() => {
      rows.value = loadRows();
    });
    addEventListener('online', () => void tellServer());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') void tellServer();
    });
  }
  opened = tellServer();
  return opened;
}

/** Keeps a loadout, in place of what is kept of it. */
export function keepLoadout(loadout: KeptLoadout): void {
  const others = rows.peek().filter(({ id }) => id !== loadout.id);
  become([{ ...loadout, changed: Date.now(), unsent: true }, ...others]);
  tellSoon();
}

export function removeLoadout(id: string): void {
  become(rows.peek().map((row) => (row.id === id ? { ...row, gone: true } : row)));
  tellSoon();
}

function become(next: readonly ShelfRow[]): void {
  rows.value = next;
  stored.value = saveRows(next);
}

function tellSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void tellServer(), calm);
}

/** Tells the server what it does not know yet, then takes over what it knows. Never rejects. */
function tellServer(): Promise<void> {
  clearTimeout(timer);
  telling = telling.then(tellAll).catch((failure: unknown) => {
    reached.value = false;
    if (failure instanceof ApiError && codeOf(failure) !== 'offline') notify(failureText(failure));
    timer = setTimeout(() => void tellServer(), pause);
  });
  return telling;
}

async function tellAll(): Promise<void> {
  await haveAccount();
  for (const { id, gone, unsent } of rows.peek()) {
    if (gone) await tellRemoval(id);
    else if (unsent) await tellLoadout(id);
  }
  const { loadouts } = await api.loadouts();
  reached.value = true;
  become(mergeRows(rows.peek(), loadouts));
}

async function tellRemoval(id: string): Promise<void> {
  try {
    await api.removeLoadout(id);
  } catch (failure) {
    // The server may never have heard of it.
    if (codeOf(failure) !== 'unknown-loadout') throw failure;
  }
  become(rows.peek().filter((row) => row.id !== id || !row.gone));
}

async function tellLoadout(id: string): Promise<void> {
  const sent = rows.peek().find((row) => row.id === id);
  if (sent === undefined || sent.gone || refused.peek().has(stateOf(sent))) return;
  const { game, name, options, value } = sent;
  try {
    await api.keepLoadout(id, { game, name, options, value });
  } catch (failure) {
    if (!lasting.has(codeOf(failure))) throw failure;
    // Others may still be told.
    refused.value = new Set([...refused.peek(), stateOf(sent)]);
    notify(failureText(failure));
    return;
  }
  become(
    rows.peek().map((row) => {
      if (stateOf(row) !== stateOf(sent)) return row;
      const { unsent: _, ...told } = row;
      return told;
    }),
  );
}

/** Refusals that would come again however often the server is asked. */
const lasting: ReadonlySet<string> = new Set([
  'too-many-loadouts',
  'too-large',
  'bad-request',
  'unknown-game',
]);

/** A loadout as it was after one change; other tabs may have written the same row anew. */
function stateOf({ id, changed }: KeptLoadout): string {
  return `${id} ${changed}`;
}
