import type { Signal } from '@preact/signals';
import type { EditorProps } from '../../../web/packs/editor.ts';
import type { PackFile } from '../content/pack-file.ts';
import type { Paint } from './track.ts';

/** What lies on the workbench, for all parts of the track editor. */
export interface Bench extends EditorProps<PackFile> {
  /** The space that is worked on, by its number. */
  readonly selected: Signal<number>;
  readonly snap: Signal<boolean>;
  readonly pull: Signal<boolean>;
  /** What pointers paint on every space that they touch; undefined while they move spaces. */
  readonly brush: Signal<Paint | undefined>;
  /** Pointers draw a way instead of moving spaces. */
  readonly drawing: Signal<boolean>;
  /** Of the canvas: 1 shows the whole picture. */
  readonly zoom: Signal<number>;
  /** Address of a photo below the track. It stays in this browser and is no part of the pack. */
  readonly photo: Signal<string | undefined>;
}

/** The width of the grid to which spaces snap, in units of the picture. */
export const grid = 20;
/** The share of a step by which each further neighbour follows. */
export const following = 0.6;

/** The number of the space in which a place of a fault lies; undefined if it lies elsewhere. */
export function spaceAt(place: string): number | undefined {
  const number = /^\/spaces\/(\d+)(\/|$)/.exec(place)?.[1];
  return number === undefined ? undefined : Number(number);
}
