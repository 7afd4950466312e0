import type { ComponentChildren } from 'preact';
import type { TableRules } from '../kernel/game.ts';
import type { InEveryLanguage, Locale, Messages, Sentence } from './words.ts';

/**
 * A page on which people set out a position and see what the rules say of it and why, for a game with a question that
 * people argue about. As in `Packs`, a game can type its views.
 */
export interface Explorer {
  /** The explorer's messages, all of them. */
  messages(locale: Locale): Promise<Messages>;
  /**
   * The position that shows why a rule refuses a choice, as the address of the page holds it; undefined where there is
   * nothing to show.
   *
   * @param view what the seat saw that chose
   * @param choice in notation
   */
  show(rules: TableRules, view: unknown, choice: string): Promise<string | undefined>;
  readonly component: () => Promise<ExplorerComponent>;
}

/** What an explorer is given by the page around it. */
export interface ExplorerProps {
  /** The position that the address names; empty if it names none. */
  readonly start: string;
  /** Hears of each change, with the position for the address. */
  readonly onChange: (position: string) => void;
  /** Says a message of the explorer. */
  readonly say: (sentence: Sentence) => string;
  /** Reads a sentence out in the live region. */
  readonly announce: (sentence: Sentence) => void;
}

export type ExplorerComponent = { draw(props: ExplorerProps): ComponentChildren }['draw'];

/** An explorer in the list of games, with what it is called. */
export interface ListedExplorer {
  readonly name: InEveryLanguage;
  readonly load: () => Promise<Explorer>;
  /** The rules whose refusals it may be able to show. */
  readonly rules: readonly string[];
}
