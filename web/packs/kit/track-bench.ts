import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Sentence } from '../../../games/words.ts';
import type { EditorProps } from '../editor.ts';
import type { DrawnTrack, Paint, TrackKinds } from './drawn-track.ts';

/** A track in a pack, as a game gives it to the parts that draw it. */
export interface TrackProps<L> extends Pick<EditorProps, 'faults' | 'say' | 'announce'> {
  readonly track: ReadonlySignal<DrawnTrack<L>>;
  readonly kinds: TrackKinds<L>;
  /** Puts a changed track into the pack; edits in a row with the same stroke are undone together. */
  readonly put: (track: DrawnTrack<L>, stroke?: string) => void;
  /** The pointer to the list of spaces in the pack. */
  readonly place: string;
  /** A space with its number; the first is 0. */
  readonly nameOf: (space: L, index: number) => Sentence;
  readonly lookName: (look: L) => Sentence;
  /** A space around 0, 0 with a radius of 30, without its rim. */
  readonly draw: (look: L) => ComponentChildren;
}

/** What lies on the workbench, for all parts that draw and change a track. */
export interface TrackBench<L> extends TrackProps<L> {
  /** The space that is worked on, by its number. */
  readonly selected: Signal<number>;
  readonly snap: Signal<boolean>;
  readonly pull: Signal<boolean>;
  /** What pointers paint on every space that they touch; undefined while they move spaces. */
  readonly brush: Signal<Paint<L> | undefined>;
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

export function useTrackBench<L>(props: TrackProps<L>): TrackBench<L> {
  return {
    ...props,
    selected: useSignal(0),
    snap: useSignal(false),
    pull: useSignal(true),
    brush: useSignal<Paint<L> | undefined>(undefined),
    drawing: useSignal(false),
    zoom: useSignal(1),
    photo: useSignal<string | undefined>(undefined),
  };
}

/** The number of the space in which a place of a fault lies; undefined if it lies elsewhere. */
export function spaceAt({ place: list }: { readonly place: string }, place: string): number | undefined {
  if (!place.startsWith(`${list}/`)) return undefined;
  const number = Number(place.slice(list.length + 1).split('/')[0]);
  return Number.isInteger(number) ? number : undefined;
}
