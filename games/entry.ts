import type { ComponentChildren, ComponentType } from 'preact';
import type {
  Game,
  JsonSchema,
  RuleId,
  RulePlace,
  Seat,
  SeatRange,
  TableRules,
  Viewer,
} from '../kernel/game.ts';
import type { Decision } from '../kernel/match.ts';
import type { EditorProps } from '../web/packs/editor.ts';
import type { BoardProps } from '../web/table/board.ts';
import type { Builder } from './builder.ts';
import type { ListedExplorer } from './explorer.ts';
import type { ListedGuide } from './guide.ts';
import type { OpenReview } from './review.ts';
import type { SoundOf } from './sounds.ts';
import type {
  Chapter,
  GameMessages,
  InEveryLanguage,
  Locale,
  Messages,
  OpenWords,
  Sentence,
  Words,
} from './words.ts';

/** A fault of a pack: its place, as a JSON pointer, and a message of the game. */
export interface PackFault {
  readonly place: string;
  readonly sentence: Sentence;
}

/** The replaceable content of a game, such as tile sets. Members are methods, so that a game can type its packs. */
export interface Packs<P = unknown> {
  readonly schema: JsonSchema;
  /** Finds the faults that the schema cannot express. It is called only with packs that fit the schema. */
  check(pack: P): readonly PackFault[];
  /** The packs that come with the game, the default first. */
  readonly builtIn: readonly { readonly id: string; readonly name: string }[];
}

/** A game's part of the pack editor. As in {@link Packs}, a game can type its packs. */
export interface PackEditor<P = unknown> {
  /** The editor's messages, in addition to those of the game. */
  messages(locale: Locale): Promise<Messages>;
  /** The packs from which a person can begin. The editor opens with the first. */
  readonly starts: readonly { readonly name: Sentence; readonly pack: P }[];
  /**
   * Sets of options, besides the pack, with which matches can be simulated; the default first. Left out if there is
   * nothing to choose.
   */
  readonly tables?: readonly {
    readonly name: Sentence;
    readonly options: Readonly<Record<string, unknown>>;
    /** The only number of players of such a table; left out if every number of the game plays at it. */
    readonly seats?: number;
  }[];
  /**
   * Names a place in the pack, a JSON pointer, in words; undefined if there is no better name. It is used for faults
   * against the schema, because faults that the game finds name their place themselves.
   */
  place(pack: P, pointer: string): Sentence | undefined;
  readonly component: () => Promise<EditorComponent<P>>;
}

/** A component in which a person edits a pack. The type of a method, so that a game can type its packs. */
export type EditorComponent<P = unknown> = { draw(props: EditorProps<P>): ComponentChildren }['draw'];

/** Draws a table in characters. */
export interface Terminal<V = unknown> {
  /** Draws lines of text, with the legal choices marked. Uses ANSI colours if `color` is true. */
  draw(view: V, decision: Decision | undefined, color: boolean): string;
}

/** Makes the terminal of a table from its rules. The type of a method, so that a game can type its rules. */
export type OpenTerminal = { open(rules: TableRules): Terminal }['open'];

/** Whether seats have secrets in the match of a view. The type of a method, so that a game can type its views. */
export type SecretsOf = { of(view: unknown): boolean }['of'];

/** A game's board as a component. The type of a method, so that a game can type its views and events. */
export type BoardComponent = { draw(props: BoardProps): ComponentChildren }['draw'];

/** What a game's part of the page of a series is given: the match that is played, or the last one. V view, R rules. */
export interface SeriesProps<V = unknown, R = TableRules> {
  /** The rules, opened with the public part of the content. */
  readonly rules: R;
  readonly words: Words;
  readonly view: V;
  /** Who sees this view: the first seat of this account, or a spectator. */
  readonly viewer: Viewer;
  readonly locale: Locale;
  /** A message of the game in the reader's language. */
  readonly say: (sentence: Sentence) => string;
}

/** A game's part of the page of a series. The type of a method, so that a game can type its views. */
export type SeriesComponent = { draw(props: SeriesProps): ComponentChildren }['draw'];

/**
 * Asks the server by `Rules.forecast`, about what the page sees now: the answer; undefined until it is there. With `stays` the
 * answer about the last position stands as long. A component or signal that asks hears of the answer. The type of a method, as
 * {@link OpenTable} is.
 */
export type AskServer = { ask(question: unknown, stays?: 'stays'): unknown }['ask'];

/**
 * Opens what a table is shown with, from its options and what viewers see of its content. The type of a method, so that a game
 * can type them, its questions and its answers.
 */
export type OpenTable = { open(options: TableOptions, ask: AskServer): Promise<TableRules> }['open'];

/** Options of a table by name, as far as they are named. */
export type TableOptions = Readonly<Record<string, unknown>>;

/**
 * Drawings for the rules by the names under which the chapters refer to them, `![name] caption`. Each is drawn in a room
 * of 360 by 150 with the marks of `web/rules/kit/`. The caption says in words what is to be seen.
 */
export type Diagrams<Id extends string = string> = Readonly<Record<Id, ComponentType>>;

/** A game in the list of games. Large parts are functions that load them when they are needed. */
export interface GameEntry {
  readonly id: string;
  readonly name: InEveryLanguage;
  /** One sentence for the page on which people choose a game. */
  readonly tagline: () => Promise<InEveryLanguage>;
  readonly seats: SeatRange;
  /** The same as `nature.cooperative` of the game: all seats win or lose together. */
  readonly cooperative?: boolean;
  /**
   * Options for tables that the page opens, beside those that the person chose. For values that suit people better than
   * the defaults of the rules, which cannot change: records and tables rely on them.
   */
  readonly usualOptions?: (seats: number, chosen: TableOptions) => TableOptions;
  /** Whether an option means anything beside the others that are chosen; each does, if this is left out. */
  readonly optionApplies?: (name: string, chosen: TableOptions) => boolean;
  /**
   * What seats play differs from the first match on: the messages of `options` call each by its number, as `option.seatName`,
   * and each team, as `option.teamName`; that it wins is `option.teamWins`.
   */
  readonly namesSeats?: true;
  /** The seat that whoever opens a table has unless another one is chosen; the first, if left out. */
  readonly usualSeat?: Seat;
  /** Whether seats have secrets, so that people at one screen need a curtain; a function if it depends on the match. */
  readonly secrets: boolean | SecretsOf;
  /** Whether two seats may see all of each other, so that no curtain falls between them at one screen; no, if left out. */
  readonly seeAlike?: (seat: Seat, other: Seat) => boolean;
  readonly game: () => Promise<Game>;
  /**
   * What a table at a server is shown with, in place of the rules of `game`, for games whose rules are too large to come with a
   * page: see `Rules.forecast`.
   */
  readonly table?: () => Promise<OpenTable>;
  /** The same as `rules` of the game, loaded without the rest of the game. */
  readonly rulePlaces: () => Promise<Readonly<Record<RuleId, RulePlace>>>;
  readonly words: () => Promise<OpenWords>;
  readonly messages: GameMessages;
  readonly help: (locale: Locale) => Promise<readonly Chapter[]>;
  /** The drawings to which the chapters of `help` refer. */
  readonly diagrams?: () => Promise<Diagrams>;
  readonly board: () => Promise<BoardComponent>;
  /** How the page measures a match that is over, for games in which points do not say it all. */
  readonly review?: () => Promise<OpenReview>;
  /** What the page of a series shows of it, for games whose matches hand something on to the next. */
  readonly series?: () => Promise<SeriesComponent>;
  /** One person may take several seats, as a player of two heroes does. */
  readonly severalSeats?: true;
  /** What is heard of its matches. */
  readonly sounds?: () => Promise<SoundOf>;
  /** The board itself shows the seats, whose turn it is and who is away, so the page does not. */
  readonly showsSeats: boolean;
  /** A picture for the page on which people choose a game. */
  readonly cover: () => Promise<ComponentType>;
  /** For games whose content people can replace with their own. */
  readonly packs?: () => Promise<Packs>;
  /** The editor for such content, for games that have `packs`. */
  readonly editor?: () => Promise<PackEditor>;
  /** For games to which seats bring something that people build before. */
  readonly builder?: () => Promise<Builder>;
  /** For games of which people want to see what the rules say of a position, and why. */
  readonly explorer?: ListedExplorer;
  /** First matches that explain the game to a beginner. */
  readonly guides?: readonly [ListedGuide, ...ListedGuide[]];
  /** The board in characters, for the command line. */
  readonly terminal?: () => Promise<OpenTerminal>;
}
