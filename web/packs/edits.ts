/** A pack while it is worked on, with what undo and redo lead to. */
export interface Edits<P> {
  readonly past: readonly P[];
  readonly now: P;
  /** The next to be done again comes last. */
  readonly future: readonly P[];
  /** Of the last edit. */
  readonly stroke: string | undefined;
}

/** Older ones cannot be undone any more. */
const mostKept = 500;

export function startEdits<P>(pack: P): Edits<P> {
  return { past: [], now: pack, future: [], stroke: undefined };
}

/** With another pack. Edits in a row with the same stroke are undone together. */
export function applyEdit<P>({ past, now, stroke: last }: Edits<P>, pack: P, stroke?: string): Edits<P> {
  const goesOn = stroke !== undefined && stroke === last;
  return { past: goesOn ? past : [...past, now].slice(-mostKept), now: pack, future: [], stroke };
}

export function undoEdit<P>(edits: Edits<P>): Edits<P> {
  const before = edits.past.at(-1);
  if (before === undefined) return edits;
  return {
    past: edits.past.slice(0, -1),
    now: before,
    future: [...edits.future, edits.now],
    stroke: undefined,
  };
}

export function redoEdit<P>(edits: Edits<P>): Edits<P> {
  const next = edits.future.at(-1);
  if (next === undefined) return edits;
  return {
    past: [...edits.past, edits.now],
    now: next,
    future: edits.future.slice(0, -1),
    stroke: undefined,
  };
}
