import type { Operation } from 'rfc6902';
import type { Viewer } from '../kernel/game.ts';
import { bringUpToDate } from './patch.ts';

/**
 * The last view that a viewer was sent. It is a copy, because views may share parts with a state that changes in
 * place.
 */
export class ViewTracker {
  readonly viewer: Viewer;
  private shown: unknown;

  constructor(viewer: Viewer, view: unknown) {
    this.viewer = viewer;
    this.shown = copy(view);
  }

  get view(): unknown {
    return this.shown;
  }

  /** The patch from the last view to the present one. */
  advance(view: unknown): Operation[] {
    const patch = bringUpToDate(this.shown, view);
    if (patch[0]?.path === '') this.shown = copy(view);
    return patch;
  }
}

function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}
