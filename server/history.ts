import { eventsFor } from '../kernel/emitted-event.ts';
import type { Viewer } from '../kernel/game.ts';
import { type Moment, momentsFrom, type Play } from './play.ts';
import type { History, Update } from './protocol.ts';
import { ViewTracker } from './view-tracker.ts';

/** So many characters of a history are sent together. */
const part = 16_384;

/**
 * The match so far from the side of a viewer, as far back as the present rules have played it: a {@link History} as JSON,
 * in parts, because a long one as a whole would be much at once.
 */
export async function historyOf(play: Play, viewer: Viewer): Promise<AsyncGenerator<string>> {
  const moments = momentsFrom(play, play.first);
  // The first moment copies the match. What happens at the table from then on does not count.
  const begun = await moments.next();
  if (begun.done) throw new Error('a match has a beginning');
  return partsOf(begun.value, moments, viewer);
}

async function* partsOf(
  { seq, match, emitted }: Moment,
  moments: AsyncGenerator<Moment>,
  viewer: Viewer,
): AsyncGenerator<string> {
  const tracker = new ViewTracker(viewer, match.view(viewer));
  const start: Omit<History, 'updates'> = {
    viewer,
    seq,
    events: eventsFor(emitted, viewer),
    view: tracker.view,
  };
  let text = `${JSON.stringify(start).slice(0, -1)},"updates":[`;
  for await (const { seq, match, emitted, undone } of moments) {
    const patch = tracker.advance(match.view(viewer));
    const update: Update = { seq, events: eventsFor(emitted, viewer), patch, ...(undone && { undone }) };
    if (text.length > part) {
      yield text;
      text = '';
    }
    text += `${JSON.stringify(update)},`;
  }
  yield `${text.endsWith(',') ? text.slice(0, -1) : text}]}`;
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
