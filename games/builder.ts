import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Json, Rules, Seat, ValueFault } from '../kernel/game.ts';
import type { TableOptions } from './entry.ts';
import type { Locale, Messages, Sentence } from './words.ts';

/** What somebody builds, or all that is wrong with a text that should say it. */
export type ReadLoadout<V> = { readonly value: V } | { readonly faults: readonly [Sentence, ...Sentence[]] };

/**
 * A game's part of the page on which people build what they bring to matches, such as forces or armies. Where it takes
 * rules, they are those of the game, opened for the matches that are meant. As in `Packs`, a game can type its values.
 */
export interface Builder<V extends Json = Json> {
  /** The builder's messages, in addition to the parts `table` and `options` of those of the game. */
  messages(locale: Locale): Promise<Messages>;
  /** How the game calls the page and what is built there: one of them, all of them, and a new one. */
  readonly names: Readonly<Record<'page' | 'one' | 'kept' | 'fresh', Sentence>>;
  /** Options of matches to which seats bring such values. */
  readonly options: TableOptions;
  /** The options that a person chooses here, because the limits depend on them. */
  readonly choosable: readonly string[];
  /** A value with nothing in it. */
  readonly empty: V;
  /** Whether a value has the form of one that can be drawn, faults or not. */
  fits(value: Json): value is V;
  /** Ready values. */
  ready(rules: Rules): readonly { readonly name: Sentence; readonly value: V }[];
  /** A line about a value, for lists. */
  summary(rules: Rules, value: V): Sentence;
  /** What is wrong, with the names of what is meant. */
  fault(rules: Rules, fault: ValueFault): Sentence;
  /** A value as a short text of one line; `|` may separate its parts. {@link read} reads it again. */
  write(rules: Rules, value: V): string;
  read(rules: Rules, text: string): ReadLoadout<V>;
  /**
   * From what a seat may build in a match in which it has opened something. Undefined in all other matches, where
   * everything is there.
   */
  pool?(rules: Rules, view: unknown, seat: Seat): Pool | undefined;
  readonly component: () => Promise<BuilderComponent<V>>;
}

/** What a seat has to build from, in the game's own form. */
export type Pool = object;

/** A component in which a person builds. The type of a method, so that a game can type its values. */
export type BuilderComponent<V extends Json = Json> = {
  draw(props: BuilderProps<V>): ComponentChildren;
}['draw'];

/** Something wrong with what is built, in the reader's language. */
export interface BuilderFault {
  /** A JSON pointer (RFC 6901) into the value. */
  readonly place: string;
  readonly text: string;
}

/**
 * What a game's builder is given. It draws the value and hands back changed ones; what is kept, faults, undo, files and
 * texts are the page's.
 */
export interface BuilderProps<V extends Json = Json> {
  readonly rules: Rules;
  /** Undefined where everything is there. */
  readonly pool: Pool | undefined;
  readonly value: ReadonlySignal<V>;
  readonly faults: ReadonlySignal<readonly BuilderFault[]>;
  /** The list of faults, which grows and shrinks: the game puts it where nothing is moved by it that one presses. */
  readonly faultList: ComponentChildren;
  /**
   * Replaces the value. Edits in a row with the same `stroke` are undone together. A method, so that a game may type
   * its values.
   */
  edit(value: V, stroke?: string): void;
  /** Says a message of the game or of its builder. */
  readonly say: (sentence: Sentence) => string;
  /** Reads a sentence out in the live region. */
  readonly announce: (sentence: Sentence) => void;
}
