import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Json } from '../../kernel/game.ts';
import { applyEdit, redoEdit, startEdits, undoEdit } from '../packs/edits.ts';
import type { LoadoutOptions } from './kept-loadout.ts';

/** What is built, as far as it can be undone. */
export interface Draft {
  readonly name: string;
  readonly options: LoadoutOptions;
  readonly value: Json;
}

/** A draft that somebody works on, with what was done to it. */
export interface Bench {
  readonly draft: ReadonlySignal<Draft>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Changes a part of the draft. Edits in a row with the same `stroke` are undone together. */
  readonly edit: (part: Partial<Draft>, stroke?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Begins to work on a draft. `changed` hears of each change. */
export function openBench(first: Draft, changed: (draft: Draft) => void = () => undefined): Bench {
  const edits = signal(startEdits(first));

  function become(next: typeof edits.value): void {
    if (next === edits.peek()) return;
    edits.value = next;
    changed(next.now);
  }

  return {
    draft: computed(() => edits.value.now),
    canUndo: computed(() => edits.value.past.length > 0),
    canRedo: computed(() => edits.value.future.length > 0),
    edit: (part, stroke) => become(applyEdit(edits.peek(), { ...edits.peek().now, ...part }, stroke)),
    undo: () => become(undoEdit(edits.peek())),
    redo: () => become(redoEdit(edits.peek())),
  };
}
