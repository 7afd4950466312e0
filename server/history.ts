import { eventsFor } from '../kernel/emitted-event.ts';
import type { Viewer } from '../kernel/game.ts';
import { momentsFrom, type Play } from './play.ts';
import type { History, Update } from './protocol.ts';
import { ViewTracker } from './view-tracker.ts';

/** The match so far from the side of a viewer, as far back as the present rules have played it. */
export async function historyOf(play: Play, viewer: Viewer): Promise<History> {
  const updates: Update[] = [];
  let start: Pick<History, 'events' | 'view'> = { events: [], view: null };
  let tracker: ViewTracker | undefined;
  for await (const { seq, match, emitted, undone } of momentsFrom(play, play.first)) {
    const view = match.view(viewer);
    const events = eventsFor(emitted, viewer);
    if (tracker === undefined) {
      tracker = new ViewTracker(viewer, view);
      start = { events, view: JSON.parse(JSON.stringify(view)) };
    } else {
      updates.push({ seq, events, patch: tracker.advance(view), ...(undone && { undone }) });
    }
  }
  return { viewer, seq: play.first, ...start, updates };
}

/** The updates after a sequence number, as the viewer would have got them. Not before {@link Play.first}. */
export async function updatesSince(play: Play, viewer: Viewer, seq: number): Promise<Update[]> {
  if (seq === play.seq) return [];
  const updates: Update[] = [];
  let tracker: ViewTracker | undefined;
  for await (const { seq: now, match, emitted, undone } of momentsFrom(play, seq)) {
    const view = match.view(viewer);
    if (tracker === undefined) tracker = new ViewTracker(viewer, view);
    else {
      const events = eventsFor(emitted, viewer);
      updates.push({ seq: now, events, patch: tracker.advance(view), ...(undone && { undone }) });
    }
  }
  return updates;
}
