import type { ReadonlySignal } from '@preact/signals';
import type { Sentence } from '../../games/words.ts';
import type { Rules, Seat, Viewer } from '../../kernel/game.ts';
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
  /** A bot plays on for this person: they left, their time was up, or they gave up. */
  readonly standIn?: 'left' | 'time' | 'resigned';
  /** What the table has to say of the seat, in the reader's language, in place of whether it is online. */
  readonly note?: string;
}

/** Events that arrived together, after one move. `number` grows by one with each batch. */
export interface Batch<E = unknown> {
  readonly number: number;
  readonly events: readonly E[];
}

/** What somebody in one's own team points at, or oneself. */
export interface Mark {
  readonly seat: Seat;
  /** A choice in notation, or a place out of the game's `Words.places`. */
  readonly at: string;
  /** What it is called, in the reader's language. */
  readonly what: string;
}

/**
 * What a game's board is given. It draws the view and the legal choices, and hands back a choice; it knows no rule.
 */
export interface BoardProps<V = unknown, E = unknown, R = Rules> {
  /** The rules of this table, opened with what everybody may see of its content. */
  readonly rules: R;
  readonly view: ReadonlySignal<V>;
  readonly viewer: Viewer;
  readonly seats: ReadonlySignal<readonly TableSeat[]>;
  /** What somebody at this browser may answer now; undefined while others are asked, in replays, when it is over. */
  readonly decision: ReadonlySignal<Decision | undefined>;
  /** The last batch of events, for animation and for marking the last move. */
  readonly batch: ReadonlySignal<Batch<E> | undefined>;
  /** All events so far, oldest first, as far as the page knows them: for sums that look back over the match. */
  readonly history: ReadonlySignal<readonly E[]>;
  /** Hints: values, odds, remaining tiles and the like. Off, the board shows only what lies on the table. */
  readonly aids: ReadonlySignal<boolean>;
  /** Movements become fades. */
  readonly reducedMotion: ReadonlySignal<boolean>;
  /** A place on the board (as in `Sentence.place`) that the log points to. */
  readonly pointed: ReadonlySignal<string | undefined>;
  /**
   * What the team points at, each seat at one thing at most, for some seconds. Drawn by `TeamMark` (`web/board/`), in
   * the seat's colour (`--mark`).
   */
  readonly marks: ReadonlySignal<readonly Mark[]>;
  /** What somebody else in the team is asked, where this viewer can tell; its choices are there to be pointed at. */
  readonly mates: ReadonlySignal<Decision | undefined>;
  /**
   * Points at something for the team, and the second time no longer; undefined where nobody would see it. Elements
   * with `data-point={at}` need not call it: the page does, on a right click, a long press, the key P, and as long as
   * there is no decision on a plain press.
   */
  readonly point: ReadonlySignal<((at: string) => void) | undefined>;
  /** Gives a move, in the game's notation. */
  readonly play: (choice: string) => void;
  /** Says why a choice is not legal, beside the board and to the screen reader. */
  readonly explain: (choice: string) => void;
  /** Says a message of the game in the reader's language. */
  readonly say: (sentence: Sentence) => string;
  /** Reads a sentence out in the live region. */
  readonly announce: (sentence: Sentence) => void;
}
