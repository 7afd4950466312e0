import type { Signal } from '@preact/signals';
import type { EditorProps } from '../../../web/packs/editor.ts';
import type { PackFile } from '../content/pack.ts';

/** What lies on the workbench, for all parts of the editor that show tiles. */
export interface Bench extends EditorProps<PackFile> {
  /** The number of the tile that is worked on. */
  readonly selected: Signal<number>;
  /** The tile to which the focus goes when it is drawn next. */
  readonly wanted: Signal<number | undefined>;
}
