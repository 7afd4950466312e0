import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Packs } from '../../games/entry.ts';
import { noteSound, saveDraft } from './draft.ts';
import { applyEdit, redoEdit, startEdits, undoEdit } from './edits.ts';
import { type Judgement, judgePack } from './judge.ts';

/** A pack on the workbench: what it is, what is wrong with it, and what was done to it. */
export interface Workshop {
  readonly pack: ReadonlySignal<unknown>;
  readonly judgement: ReadonlySignal<Judgement>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** It is as it was last opened from a file or saved to one. */
  readonly inFile: ReadonlySignal<boolean>;
  /** This browser could keep the last change for the next visit. */
  readonly kept: ReadonlySignal<boolean>;
  readonly edit: (pack: unknown, stroke?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Notes that the pack is in a file as it is now. */
  readonly saved: () => void;
}

/** Opens the workshop of a game with a pack that has the shape of its packs. */
export function openWorkshop(game: string, packs: Packs, first: unknown): Workshop {
  const edits = signal(startEdits(first));
  const file = signal<unknown>(undefined);
  const kept = signal(true);
  const pack = computed(() => edits.value.now);

  function become(next: typeof edits.value): void {
    edits.value = next;
    kept.value = saveDraft(game, next.now);
  }

  const judgement = computed(() => judgePack(packs, pack.value));
  // As long as the workshop is open: it is left with the page, or opened again with what was kept.
  effect(() => noteSound(game, judgement.value.faults.length === 0));

  return {
    pack,
    judgement,
    canUndo: computed(() => edits.value.past.length > 0),
    canRedo: computed(() => edits.value.future.length > 0),
    inFile: computed(() => file.value === pack.value),
    kept,
    edit: (next, stroke) => become(applyEdit(edits.peek(), next, stroke)),
    undo: () => become(undoEdit(edits.peek())),
    redo: () => become(redoEdit(edits.peek())),
    saved: () => {
      file.value = pack.peek();
    },
  };
}
