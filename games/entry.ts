import type { ComponentType } from 'preact';
import type { Game } from '../kernel/game.ts';
import type { BoardProps } from '../web/table/board.ts';
import type { Chapter, Locale, Messages, Words } from './words.ts';

/** What the list of games knows about a game; everything heavy is fetched when it is needed. */
export interface GameEntry {
  readonly id: string;
  readonly name: Readonly<Record<Locale, string>>;
  /** One sentence for the page on which a game is picked. */
  readonly tagline: Readonly<Record<Locale, string>>;
  readonly seats: { readonly min: number; readonly max: number };
  /** Whether a seat has secrets, so that people at one screen need a curtain. */
  readonly secrets: boolean;
  readonly game: () => Promise<Game>;
  readonly words: () => Promise<Words>;
  readonly messages: (locale: Locale) => Promise<Messages>;
  readonly help: (locale: Locale) => Promise<readonly Chapter[]>;
  readonly board: () => Promise<ComponentType<BoardProps>>;
  /** A picture for the page on which a game is picked. */
  readonly cover: () => Promise<ComponentType>;
}
