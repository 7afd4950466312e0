import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Sentence } from '../../games/words.ts';
import type { Seat, TableRules, Viewer } from '../../kernel/game.ts';
import type { Decision } from '../../kernel/match.ts';

/** A seat as the table shows it. */
export interface TableSeat {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** Held by this browser. */
  readonly mine: boolean;
  /** Whether anybody who holds it is connected. */
  readonly online: boolean;
  /** A bot plays for this person because they left, ran out of time or resigned. */
  readonly standIn?: 'left' | 'time' | 'resigned';
  /** A note on the seat in the reader's language, shown instead of whether it is online. */
  readonly note?: string;
}

/** Events that arrived together, after one move. `number` grows by one with each batch. */
export interface Batch<E = unknown> {
  readonly number: number;
  readonly events: readonly E[];
}

/** A mark: what the viewer, or another seat of the team, points at. */
export interface Mark {
  readonly seat: Seat;
  /** A choice in notation, or a place of the game's `Words.places`. */
  readonly at: string;
  /** Its name in the reader's language. */
  readonly what: string;
}

/**
 * What a game's board is given. It draws the view and the legal choices, and hands back a choice; it knows no rule.
 */
export interface BoardProps<V = unknown, E = unknown, R = TableRules> {
  /** The rules of this table, opened with the public part of its content. */
  readonly rules: R;
  readonly view: ReadonlySignal<V>;
  readonly viewer: Viewer;
  readonly seats: ReadonlySignal<readonly TableSeat[]>;
  /** The open decision at this browser; undefined while others decide, in replays, and when the match is over. */
  readonly decision: ReadonlySignal<Decision | undefined>;
  /** The last batch of events, for animation and for marking the last move. */
  readonly batch: ReadonlySignal<Batch<E> | undefined>;
  /** All events so far that the page knows, oldest first: for sums over the whole match. */
  readonly history: ReadonlySignal<readonly E[]>;
  /**
   * Whether to show hints, such as values, odds and remaining tiles. Without them the board shows only what is on the
   * table.
   */
  readonly aids: ReadonlySignal<boolean>;
  /** Whether to replace movements by fades. */
  readonly reducedMotion: ReadonlySignal<boolean>;
  /** How long everything that moves takes, as a multiple of the usual time. */
  readonly pace: ReadonlySignal<number>;
  /**
   * The place in the batch of the first event that the board has not shown yet; undefined when everything was shown. The
   * board sets it, best with `useScenes` or `useHold` (`web/board/`). Until then the page does not tell of that event in
   * the log, asks for no decision, and shows nothing that comes after.
   */
  readonly untold: Signal<number | undefined>;
  /** Whether the match is over: by its rules, or because people ended it. */
  readonly over: ReadonlySignal<boolean>;
  /** A place on the board (as in `Sentence.place`) to which the log points. */
  readonly pointed: ReadonlySignal<string | undefined>;
  /**
   * What the team points at, each seat at one thing at most, for some seconds. Drawn by `TeamMark` (`web/board/`), in
   * the seat's colour (`--mark`).
   */
  readonly marks: ReadonlySignal<readonly Mark[]>;
  /** The open decision of another seat in the team, if this viewer can know it. Its choices can be pointed at. */
  readonly mates: ReadonlySignal<Decision | undefined>;
  /**
   * Points at something for the team, and the second time no longer; undefined where nobody would see it. Elements
   * with `data-point={at}` need not call it: the page does, on a right click, a long press, the key P, and as long as
   * there is no decision on a plain press.
   */
  readonly point: ReadonlySignal<((at: string) => void) | undefined>;
  /**
   * Takes back the viewer's last choice; undefined where others would have to agree, or something has been revealed since.
   * For choices that only declare what is confirmed later.
   */
  readonly takeBack: ReadonlySignal<(() => void) | undefined>;
  /** Plays a move, in the game's notation. */
  readonly play: (choice: string) => void;
  /** Shows why a choice is not legal, next to the board and to the screen reader. */
  readonly explain: (choice: string) => void;
  /** A message of the game in the reader's language. */
  readonly say: (sentence: Sentence) => string;
  /** Reads a sentence aloud in the live region. */
  readonly announce: (sentence: Sentence) => void;
}
