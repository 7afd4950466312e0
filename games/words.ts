import type { Rules, Seat, Viewer } from '../kernel/game.ts';

/** The languages of everything that people read. */
export const locales = ['en', 'pl', 'de', 'ro', 'fr', 'it'] as const;
export type Locale = (typeof locales)[number];

/** A text in all languages, for what is so short that fetching one language alone would not pay. */
export type InEveryLanguage = Readonly<Record<Locale, string>>;

/** ICU messages by key. */
export type Messages = Readonly<Record<string, string>>;

/**
 * The parts of a game's messages, each fetched when it is asked for: what log, prompts and the table in words say, what
 * only the board says, the options (`option.…`), why the rules refuse something (`rule.…`), and what can be wrong in a
 * pack (`pack.…`).
 */
export const messageParts = ['table', 'board', 'options', 'refusals', 'faults'] as const;
export type MessagePart = (typeof messageParts)[number];

/** Some parts of a game's messages in one language, with those that all games share; all parts if none are named. */
export type GameMessages = (locale: Locale, parts?: readonly MessagePart[]) => Promise<Messages>;

/** An argument of a message: a value, the name of a seat, the names of several, or a message inside the message. */
export type Arg = string | number | { readonly seat: Seat } | { readonly seats: readonly Seat[] } | Sentence;

/** A message with its arguments, to be said in the reader's language. */
export interface Sentence {
  readonly key: string;
  readonly args?: Readonly<Record<string, Arg>>;
  /** The place on the board that it speaks of, in a form that the game's board understands. */
  readonly place?: string;
}

/** What the log says of an event: the sentence for the ear, and how the notepad beside the table writes it down. */
export interface LogSentence extends Sentence {
  /** Begins an entry of the notepad, as a turn does; what follows belongs to it. */
  readonly opens?: boolean;
  /** Is read out and not written down. */
  readonly spoken?: boolean;
  /** What is written down, where the eye needs less than the ear. */
  readonly brief?: Sentence;
  /** Points that somebody has just scored. */
  readonly points?: number;
}

/** A part of the table in words. */
export interface Section {
  readonly title: Sentence;
  readonly lines: readonly Sentence[];
}

/** How a game speaks: everything that log, prompts, terminal and screen reader say. Keys are the game's messages. */
export interface Words<V = unknown, E = unknown> {
  /** What the log says of an event; undefined for what needs no words. */
  event(event: E, view: V): LogSentence | undefined;
  /** What a seat is to do now. */
  prompt(kind: string, seat: Seat, view: V): Sentence;
  /** What a choice means, given as notation. */
  choice(text: string, view: V): Sentence;
  /** The heading under which a choice stands where many are listed; undefined for what needs none. */
  choiceGroup?(text: string, view: V): Sentence | undefined;
  /**
   * What those who play together may point at besides the choices that they know of: places that everybody sees, by
   * short names of one ASCII word each.
   */
  places?(view: V): readonly { readonly at: string; readonly name: Sentence }[];
  /** The whole table in words: what is where, whose turn it is, who has what. */
  table(view: V, viewer: Viewer): readonly Section[];
}

/**
 * The words of a table, by its opened rules: with them come its options and its content. The type of a method, so that a
 * game may type its rules.
 */
export type OpenWords = { open(rules: Rules): Words }['open'];

/** A chapter of a game's rules in our own words. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  /** Pages of the rulebook. */
  readonly pages: string;
  /** Paragraphs; a line that begins with "- " is an item of a list, `**bold**` is the only markup. */
  readonly text: readonly string[];
  /** The rules whose refusals lead here. */
  readonly rules?: readonly string[];
}
