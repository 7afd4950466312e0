import type { Signal } from '@preact/signals';
import type { EditorProps } from '../../../web/packs/editor.ts';
import type { PackFile } from '../content/pack.ts';
import type { Group } from './spot.ts';

/** What lies on the workbench, for all parts of the editor. */
export interface Bench extends EditorProps<PackFile> {
  /** The entry of each list that is worked on, by its number. */
  readonly selected: Signal<Readonly<Record<Group, number>>>;
}

/** The number of the entry of a list that is worked on, which may have become shorter; -1 if it is empty. */
export function chosenIn({ pack, selected }: Pick<Bench, 'pack' | 'selected'>, group: Group): number {
  return Math.min(selected.value[group], (pack.value[group]?.length ?? 0) - 1);
}

export function choose({ selected }: Pick<Bench, 'selected'>, group: Group, index: number): void {
  selected.value = { ...selected.peek(), [group]: index };
}
