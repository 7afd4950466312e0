import { type EmittedEvent, eventsFor } from '../kernel/emitted-event.ts';
import type { Viewer } from '../kernel/game.ts';
import { personOf } from './person.ts';
import type { Play } from './play.ts';
import type { MatchStatus, PersonInfo, Refusal, ServerMessage } from './protocol.ts';
import type { Present } from './storage/storage.ts';
import { ViewTracker } from './view-tracker.ts';

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
    return [...this.watchers].some((watcher) => watcher.account === account);
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
    return new Set([...this.watchers].map(({ viewer }) => viewer));
  }

  add(watcher: Watcher): void {
    this.watchers.add(watcher);
  }

  remove(watcher: Watcher): void {
    this.watchers.delete(watcher);
    this.forget(watcher.viewer);
  }

  /** Changes the viewer of a connection. */
  turn(watcher: Watcher, viewer: Viewer): void {
    const before = watcher.viewer;
    watcher.viewer = viewer;
    this.forget(before);
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

  /** Sends the consequences of a change to all connections, to each viewer its own part. */
  update(play: Play, { emitted, undone }: Consequence, status: (viewer: Viewer) => MatchStatus): void {
    const texts = new Map<Viewer, string>();
    for (const watcher of this.watchers) {
      const { viewer } = watcher;
      let text = texts.get(viewer);
      if (text === undefined) {
        // A viewer without a tracker connected before the match, and has not been sent a view yet.
        const patch = this.trackers.get(viewer)?.advance(play.view(viewer));
        if (patch === undefined) continue;
        text = encodeMessage({
          type: 'update',
          seq: play.seq,
          events: eventsFor(emitted, viewer),
          patch,
          ...(undone && { undone }),
          ...status(viewer),
        });
        texts.set(viewer, text);
      }
      watcher.send(text);
    }
  }

  /** Sends the match status to all connections that have a view, or to those of one account. */
  sendStatus(status: (viewer: Viewer) => MatchStatus, only?: string): void {
    for (const watcher of this.watchers) {
      if (only !== undefined && watcher.account !== only) continue;
      if (!this.trackers.has(watcher.viewer)) continue;
      watcher.send(encodeMessage({ type: 'status', ...status(watcher.viewer) }));
    }
  }

  /** All connections at this process. */
  all(): readonly Watcher[] {
    return [...this.watchers];
  }

  private forget(viewer: Viewer): void {
    if (![...this.watchers].some((watcher) => watcher.viewer === viewer)) this.trackers.delete(viewer);
  }
}

export function encodeMessage(message: ServerMessage): string {
  return JSON.stringify(message);
}
