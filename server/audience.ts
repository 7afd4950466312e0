import { type EmittedEvent, eventsFor } from '../kernel/emitted-event.ts';
import type { Viewer } from '../kernel/game.ts';
import { personOf } from './person.ts';
import type { Play } from './play.ts';
import type { MatchStatus, PersonInfo, Refusal, ServerMessage } from './protocol.ts';
import type { Present } from './storage/storage.ts';
import { ViewTracker } from './view-tracker.ts';
import { yieldIfDue } from './yielder.ts';

/** A connection to a table. */
export interface Watcher {
  readonly account: string;
  name: string;
  /** The viewer that was requested when the connection was opened. */
  readonly wanted: Viewer | undefined;
  viewer: Viewer;
  /** Sends a {@link ServerMessage} as text. Never throws. */
  send(text: string): void;
  /** Closes the connection, with the reason. Never throws. */
  dismiss(refusal: Refusal): void;
}

/** The consequences of a change of the match. `undone` are the sequence numbers of moves that it took back. */
export interface Consequence {
  readonly emitted: readonly EmittedEvent<unknown>[];
  readonly undone?: readonly number[];
}

/** All connections to a table. Data that are the same for several viewers are worked out once. */
export class Audience {
  private readonly watchers = new Set<Watcher>();
  /** Number of connections of each account, and of each viewer. */
  private readonly ofAccount = new Map<string, number>();
  private readonly ofViewer = new Map<Viewer, number>();
  private readonly trackers = new Map<Viewer, ViewTracker>();
  /** Names of people at other processes, by account. */
  private elsewhere: ReadonlyMap<string, string> = new Map();

  /** Number of connections at this process. */
  get size(): number {
    return this.watchers.size;
  }

  /** Whether the account is at the table, at any process. */
  has(account: string): boolean {
    return this.hasHere(account) || this.elsewhere.has(account);
  }

  /** Whether the account is at the table at this process. */
  hasHere(account: string): boolean {
    return this.ofAccount.has(account);
  }

  /** The people at the table, each once, by account. */
  people(): Map<string, PersonInfo> {
    const here = [...this.watchers].map(({ account, name }) => [account, name] as const);
    return new Map(
      [...this.elsewhere, ...here].map(([account, name]) => [account, { person: personOf(account), name }]),
    );
  }

  /** Sets the people at other processes. Returns the accounts that have thereby come or gone. */
  setElsewhere(people: readonly Present[]): readonly string[] {
    const next = new Map(people.map(({ account, name }) => [account, name]));
    const accounts = new Set([...this.elsewhere.keys(), ...next.keys()]);
    const moved = [...accounts].filter(
      (account) => !this.hasHere(account) && this.elsewhere.has(account) !== next.has(account),
    );
    this.elsewhere = next;
    return moved;
  }

  /** The viewers of all connections here, each once. */
  viewers(): ReadonlySet<Viewer> {
    return new Set(this.ofViewer.keys());
  }

  add(watcher: Watcher): void {
    this.watchers.add(watcher);
    count(this.ofAccount, watcher.account, 1);
    count(this.ofViewer, watcher.viewer, 1);
  }

  remove(watcher: Watcher): void {
    if (!this.watchers.delete(watcher)) return;
    count(this.ofAccount, watcher.account, -1);
    this.leave(watcher.viewer);
  }

  /** Changes the viewer of a connection. */
  turn(watcher: Watcher, viewer: Viewer): void {
    const before = watcher.viewer;
    watcher.viewer = viewer;
    if (!this.watchers.has(watcher)) return;
    count(this.ofViewer, viewer, 1);
    this.leave(before);
  }

  /** Notes the view that was sent to the viewer. Further updates follow on it. */
  shown(viewer: Viewer, play: Play): unknown {
    let tracker = this.trackers.get(viewer);
    if (tracker === undefined) {
      tracker = new ViewTracker(viewer, play.view(viewer));
      this.trackers.set(viewer, tracker);
    }
    return tracker.view;
  }

  /**
   * Sends each connection the message for its group, or nothing if there is none. A message is made once for each group,
   * and the event loop turns while many are sent.
   */
  async send<K>(
    groupOf: (watcher: Watcher) => K,
    messageFor: (watcher: Watcher) => ServerMessage | undefined,
  ): Promise<void> {
    const texts = new Map<K, string | undefined>();
    for (const watcher of this.all()) {
      const group = groupOf(watcher);
      if (!texts.has(group)) {
        const message = messageFor(watcher);
        texts.set(group, message && encodeMessage(message));
      }
      const text = texts.get(group);
      if (text === undefined) continue;
      watcher.send(text);
      await yieldIfDue(true);
    }
  }

  /** Sends the consequences of a change to all connections, to each viewer its own part. */
  update(
    play: Play,
    { emitted, undone }: Consequence,
    status: (viewer: Viewer) => MatchStatus,
  ): Promise<void> {
    return this.send(viewerOf, ({ viewer }) => {
      // A viewer without a tracker connected before the match, and has not been sent a view yet.
      const patch = this.trackers.get(viewer)?.advance(play.view(viewer));
      return (
        patch && {
          type: 'update',
          seq: play.seq,
          events: eventsFor(emitted, viewer),
          patch,
          ...(undone && { undone }),
          ...status(viewer),
        }
      );
    });
  }

  /** Sends the match status to all connections that have a view. */
  sendStatus(status: (viewer: Viewer) => MatchStatus): Promise<void> {
    return this.send(viewerOf, ({ viewer }) =>
      this.trackers.has(viewer) ? { type: 'status', ...status(viewer) } : undefined,
    );
  }

  /** All connections at this process. */
  all(): readonly Watcher[] {
    return [...this.watchers];
  }

  private leave(viewer: Viewer): void {
    count(this.ofViewer, viewer, -1);
    if (!this.ofViewer.has(viewer)) this.trackers.delete(viewer);
  }
}

function viewerOf({ viewer }: Watcher): Viewer {
  return viewer;
}

function count<K>(counts: Map<K, number>, key: K, more: 1 | -1): void {
  const now = (counts.get(key) ?? 0) + more;
  if (now > 0) counts.set(key, now);
  else counts.delete(key);
}

export function encodeMessage(message: ServerMessage): string {
  return JSON.stringify(message);
}
