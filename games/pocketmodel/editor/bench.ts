import type { Signal } from '@preact/signals';
import type { EditorProps } from '../../../web/packs/editor.ts';
import type { PackFile } from '../content/pack.ts';
import type { ListName, Spot } from './spot.ts';

/** What lies on the workbench, for all parts of the editor. */
export interface Bench extends EditorProps<PackFile> {
  /** The item of each list that is worked on, by its number. */
  readonly selected: Readonly<Record<ListName, Signal<number>>>;
  /** The picture to which the focus goes when it is drawn next. */
  readonly wanted: Signal<Spot | undefined>;
}

/** The number of the item of a list that is worked on; the list may have become shorter. */
export function chosenIn({ pack, selected }: Bench, group: ListName): number {
  return Math.min(selected[group].value, pack.value[group].length - 1);
}
