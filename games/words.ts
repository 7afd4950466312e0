import type { Seat, TableRules, Viewer } from '../kernel/game.ts';

/** The languages of everything that people read. */
export const locales = ['en', 'pl', 'de', 'ro', 'fr', 'it'] as const;
export type Locale = (typeof locales)[number];

/** A text in all languages, for texts too short to be fetched by language. */
export type InEveryLanguage = Readonly<Record<Locale, string>>;

/** ICU messages by key. */
export type Messages = Readonly<Record<string, string>>;

/**
 * The parts of a game's messages, each fetched separately. `table` is for the log, prompts and the text view; `board`
 * is for the board alone. `options` has the keys `option.…`, `refusals` the keys `rule.…`, and `faults` the keys
 * `pack.…` for faults of packs.
 */
export const messageParts = ['table', 'board', 'options', 'refusals', 'faults'] as const;
export type MessagePart = (typeof messageParts)[number];

/** Loads parts of a game's messages in one language, with those that all games share; by default all parts. */
export type GameMessages = (locale: Locale, parts?: readonly MessagePart[]) => Promise<Messages>;

/** An argument of a message: a value, the name of a seat or of several seats, or another message. */
export type Arg = string | number | { readonly seat: Seat } | { readonly seats: readonly Seat[] } | Sentence;

/**
 * A message with its arguments, shown in the reader's language.
 *
 * @example { key: 'event.rolled', args: { seat: { seat: 1 }, pips: 4 } }
 */
export interface Sentence {
  readonly key: string;
  readonly args?: Readonly<Record<string, Arg>>;
  /** The place on the board that the message is about, in a form that the game's board understands. */
  readonly place?: string;
}

/** A sentence of the log about an event. A screen reader speaks it, and the notepad beside the table shows it. */
export interface LogSentence extends Sentence {
  /** Begins an entry of the notepad, such as a turn. Later sentences belong to that entry. */
  readonly opens?: boolean;
  /** The sentence is only spoken, not shown. */
  readonly spoken?: boolean;
  /** A shorter sentence to show, if a reader needs less than a listener. */
  readonly brief?: Sentence;
  /** What a line tells when it is touched, and screen readers at once: the exact place, such as coordinates. */
  readonly detail?: Sentence;
  /** The points that a seat has just scored. */
  readonly points?: number;
}

/** A section of the text view. */
export interface Section {
  readonly title: Sentence;
  readonly lines: readonly Sentence[];
}

/** All texts of a game for log, prompts, terminal and screen reader. Keys are those of the game's messages. */
export interface Words<V = unknown, E = unknown> {
  /**
   * The sentence of the log about an event; undefined if the event needs none. `before` is the view before the step of the
   * event, if it is known: in it things have names that the step has taken away.
   */
  event(event: E, view: V, before?: V): LogSentence | undefined;
  /** What a seat has to do now. */
  prompt(kind: string, seat: Seat, view: V): Sentence;
  /** The meaning of a choice in notation. */
  choice(text: string, view: V): Sentence;
  /** The heading of a choice in a long list; undefined if it needs none. */
  choiceGroup?(text: string, view: V): Sentence | undefined;
  /**
   * The places, besides choices, at which team mates may point. Everybody must see them. `at` is a short name of one
   * ASCII word.
   */
  places?(view: V): readonly { readonly at: string; readonly name: Sentence }[];
  /** The text view of the whole table: what is where, whose turn it is, who has what. */
  table(view: V, viewer: Viewer): readonly Section[];
}

/**
 * Makes the words of a table from its rules, which include the options and the content. The type of a method, so that a
 * game can type its rules.
 */
export type OpenWords = { open(rules: TableRules): Words }['open'];

/** A chapter of a game's rules in our own words. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  /** Pages of the rulebook, or a section of the rules sheet. */
  readonly pages: string;
  /**
   * Paragraphs. A line that begins with "- " is an item of a list, `![name] caption` is a diagram of the game, and
   * `**bold**` is the only markup inside a line.
   */
  readonly text: readonly string[];
  /** The ids of rules whose refusals link to this chapter. */
  readonly rules?: readonly string[];
}

/** Whether a rule stands in a section with a name; pages of a rulebook are numbers. */
export function isSection(page: string): boolean {
  return !/^\d/.test(page);
}
