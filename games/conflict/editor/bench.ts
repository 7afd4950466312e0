import type { Signal } from '@preact/signals';
import type { EditorProps } from '../../../web/packs/editor.ts';
import type { PackFile } from '../content/pack.ts';
import type { Spot } from './spot.ts';

/** What lies on the workbench, for all parts of the editor that show cards. */
export interface Bench extends EditorProps<PackFile> {
  /** The card that is worked on. */
  readonly selected: Signal<Spot>;
  /** The card to which the focus goes when it is drawn next. */
  readonly wanted: Signal<Spot | undefined>;
  /** What a digit counts on the selected card: its symbols, or its ambushes after their letter. */
  readonly counting: Signal<'count' | 'ambush'>;
}
