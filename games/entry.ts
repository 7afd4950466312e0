import type { ComponentChildren, ComponentType } from 'preact';
import type { Game, JsonSchema, RuleId, RulePlace, Rules } from '../kernel/game.ts';
import type { Decision } from '../kernel/match.ts';
import type { EditorProps } from '../web/packs/editor.ts';
import type { BoardProps } from '../web/table/board.ts';
import type { Guide } from './guide.ts';
import type {
  Chapter,
  GameMessages,
  InEveryLanguage,
  Locale,
  Messages,
  OpenWords,
  Sentence,
} from './words.ts';

/** Something wrong in a pack: where, as a JSON pointer, and what, in a message of the game. */
export interface PackFault {
  readonly place: string;
  readonly sentence: Sentence;
}

/** The exchangeable content of a game: tile sets, decks, maps. Members are methods, so that a game may type its packs. */
export interface Packs<P = unknown> {
  readonly schema: JsonSchema;
  /** What the schema cannot say. Is called only with packs that fit the schema. */
  check(pack: P): readonly PackFault[];
  /** The packs that come with the game, the usual one first. */
  readonly builtIn: readonly { readonly id: string; readonly name: string }[];
}

/** A game's part of the pack editor. As with {@link Packs}, a game may type its packs. */
export interface PackEditor<P = unknown> {
  /** What the editor says besides the game's own messages. */
  messages(locale: Locale): Promise<Messages>;
  /** What one can begin with. Whoever comes for the first time sees the first. */
  readonly starts: readonly { readonly name: Sentence; readonly pack: P }[];
  /**
   * The options besides the pack with which matches can be simulated, the usual ones first; left out where there is
   * nothing to choose.
   */
  readonly tables?: readonly {
    readonly name: Sentence;
    readonly options: Readonly<Record<string, unknown>>;
  }[];
  /**
   * How people call a place in the pack, a JSON pointer; undefined where it has no better name. For faults against the
   * schema: those that the game finds name their place themselves.
   */
  place(pack: P, pointer: string): Sentence | undefined;
  readonly component: () => Promise<EditorComponent<P>>;
}

/** Draws a pack and lets it be changed. The type of a method, so that a game may type its packs. */
export type EditorComponent<P = unknown> = { draw(props: EditorProps<P>): ComponentChildren }['draw'];

/** Draws a table in characters. */
export interface Terminal<V = unknown> {
  /** Lines of text; marks where the decision can be answered, and uses ANSI colours if `color`. */
  draw(view: V, decision: Decision | undefined, color: boolean): string;
}

/** Draws a table by its opened rules. The type of a method, so that a game may type its rules. */
export type OpenTerminal = { open(rules: Rules): Terminal }['open'];

/** Whether a seat has secrets in a match that looks so. The type of a method, so that a game may type its views. */
export type SecretsOf = { of(view: unknown): boolean }['of'];

/** A game's board as a component. The type of a method, so that a game may type its views and events. */
export type BoardComponent = { draw(props: BoardProps): ComponentChildren }['draw'];

/** What the list of games knows about a game; everything heavy is fetched when it is needed. */
export interface GameEntry {
  readonly id: string;
  readonly name: InEveryLanguage;
  /** One sentence for the page on which a game is picked. */
  readonly tagline: () => Promise<InEveryLanguage>;
  readonly seats: { readonly min: number; readonly max: number };
  /** All seats win or lose together, as `nature.cooperative` of the game says. */
  readonly cooperative?: boolean;
  /** Whether a seat has secrets, so that people at one screen need a curtain; by the view, where players may lay them open. */
  readonly secrets: boolean | SecretsOf;
  readonly game: () => Promise<Game>;
  /** Where the rulebook says each rule that can refuse a choice, as `game` says it too, without all of the game. */
  readonly rulePlaces: () => Promise<Readonly<Record<RuleId, RulePlace>>>;
  readonly words: () => Promise<OpenWords>;
  readonly messages: GameMessages;
  readonly help: (locale: Locale) => Promise<readonly Chapter[]>;
  readonly board: () => Promise<BoardComponent>;
  /** The board shows who sits at the table, whose turn it is and who is away, so the page does not say it again. */
  readonly showsSeats: boolean;
  /** A picture for the page on which a game is picked. */
  readonly cover: () => Promise<ComponentType>;
  /** For games whose content players may replace by their own. */
  readonly packs?: () => Promise<Packs>;
  /** Lets people draw such content in the page; for games that have `packs`. */
  readonly editor?: () => Promise<PackEditor>;
  /** A first match that explains the game to somebody who never saw it. */
  readonly guide?: () => Promise<Guide>;
  /** The board in characters, for the command line. */
  readonly terminal?: () => Promise<OpenTerminal>;
}
