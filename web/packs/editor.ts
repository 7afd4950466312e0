import type { ReadonlySignal } from '@preact/signals';
import type { Sentence } from '../../games/words.ts';

/** Something wrong in the pack, in the reader's language. */
export interface PlacedFault {
  /** A JSON pointer (RFC 6901) into the pack. */
  readonly place: string;
  readonly text: string;
}

/**
 * What a game's part of the pack editor is given. It draws the pack and hands back changed ones; files, faults, undo
 * and what is kept for the next visit are the page's.
 */
export interface EditorProps<P = unknown> {
  /** Fits the types of the game's packs, though it may have faults: a number may be too large, a list too short. */
  readonly pack: ReadonlySignal<P>;
  readonly faults: ReadonlySignal<readonly PlacedFault[]>;
  /** The place of a fault that somebody asks to see; a new object each time. */
  readonly shown: ReadonlySignal<{ readonly place: string } | undefined>;
  /**
   * Replaces the pack. Edits in a row with the same `stroke`, as those of one drag, are undone together. A method, so
   * that a game may type its packs.
   */
  edit(pack: P, stroke?: string): void;
  /** Says a message of the game or of its editor. */
  readonly say: (sentence: Sentence) => string;
  /** Reads a sentence out in the live region. */
  readonly announce: (sentence: Sentence) => void;
}
