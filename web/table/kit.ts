import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { GameEntry } from '../../games/entry.ts';
import { games } from '../../games/games.ts';
import type { Locale, MessagePart, Messages, OpenWords, Words } from '../../games/words.ts';
import type { Rules, TableRules } from '../../kernel/game.ts';
import { locale } from '../i18n/language.ts';
import { type Speaker, speaker } from '../i18n/speaker.ts';
import type { BoardProps, TableSeat } from './board.ts';
import { nameOf } from './seats.ts';

/** The parts of a game that the page needs to show its matches. */
export interface Kit {
  readonly entry: GameEntry;
  readonly openWords: OpenWords;
  readonly Board: ComponentType<BoardProps>;
  /** The game's messages in the reader's language, which may change. */
  readonly messages: ReadonlySignal<{
    readonly locale: Locale;
    readonly texts: Messages;
  }>;
  /** Loads the reasons of refusals, which are not needed at first. Resolves when they can be shown. */
  readonly loadRefusals: () => Promise<void>;
}

/**
 * The parts that the page needs to show one match: those of the game, and the rules opened with the match's options.
 */
export interface OpenKit extends Kit {
  readonly rules: TableRules;
  /** All of the rules; undefined where a game shows its tables with less: see `GameEntry.table`. */
  readonly whole: Rules | undefined;
  readonly words: Words;
}

/** The kit for matches with these rules. */
export function openKit(kit: Kit, rules: TableRules, whole: Rules | undefined): OpenKit {
  return { ...kit, rules, whole, words: kit.openWords(rules) };
}

const kits = new Map<string, Promise<Kit>>();

/** Fetches a game's board, words and messages; undefined if there is no such game. */
export function loadKit(gameId: string): Promise<Kit> | undefined {
  const entry = games.find(({ id }) => id === gameId);
  if (entry === undefined) return undefined;
  let kit = kits.get(gameId);
  if (kit === undefined) {
    kit = fetchKit(entry);
    kits.set(gameId, kit);
    kit.catch(() => kits.delete(gameId));
  }
  return kit;
}

async function fetchKit(entry: GameEntry): Promise<Kit> {
  let parts: readonly MessagePart[] = ['table', 'board', 'options'];
  const first = locale.peek();
  const [openWords, Board, texts] = await Promise.all([
    entry.words(),
    entry.board(),
    entry.messages(first, parts),
  ]);
  const messages = signal({ locale: first, texts });
  const load = async (): Promise<void> => {
    const [wanted, asked] = [locale.peek(), parts];
    const found = await entry.messages(wanted, asked);
    if (locale.peek() === wanted && parts === asked) messages.value = { locale: wanted, texts: found };
  };
  effect(() => {
    if (locale.value !== messages.peek().locale) void load();
  });
  let refusals: Promise<void> | undefined;
  const loadRefusals = (): Promise<void> => {
    if (refusals === undefined) {
      parts = [...parts, 'refusals'];
      refusals = load();
      refusals.catch(() => {
        refusals = undefined;
      });
    }
    return refusals;
  };
  return { entry, openWords, Board, messages, loadRefusals };
}

/** Messages of the game, with the holders' names for seats. */
export function gameSpeaker(kit: Kit, seats: ReadonlySignal<readonly TableSeat[]>): ReadonlySignal<Speaker> {
  return computed(() => {
    const { locale: language, texts } = kit.messages.value;
    const held = seats.value;
    return speaker(language, texts, (seat) => nameOf(seat, held));
  });
}
