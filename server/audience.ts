import type { Viewer } from '../kernel/game.ts';
import { type EmittedEvent, eventsFor } from '../kernel/match.ts';
import { personOf } from './person.ts';
import type { Play } from './play.ts';
import type { MatchStatus, PersonInfo, Refusal, ServerMessage } from './protocol.ts';
import type { Present } from './storage/storage.ts';
import { ViewTracker } from './view-tracker.ts';

/** Somebody with a table before their eyes. */
export interface Watcher {
  readonly account: string;
  name: string;
  /** The side of the table that they asked for when they came. */
  readonly wanted: Viewer | undefined;
  viewer: Viewer;
  /** Sends a {@link ServerMessage} as text. Never throws. */
  send(text: string): void;
  /** Ends the connection, with the reason why. Never throws. */
  dismiss(refusal: Refusal): void;
}

/** What a change of the match led to. `undone` are the sequence numbers of moves that it took back. */
export interface Consequence {
  readonly emitted: readonly EmittedEvent<unknown>[];
  readonly undone?: readonly number[];
}

/** Everybody who watches a table. What is the same for all who see the same is worked out once. */
export class Audience {
  private readonly watchers = new Set<Watcher>();
  private readonly trackers = new Map<Viewer, ViewTracker>();
  /** Names of those who are there at other processes, by account. */
  private elsewhere: ReadonlyMap<string, string> = new Map();

  /** How many connections there are at this process. */
  get size(): number {
    return this.watchers.size;
  }

  /** Whether the account is there, at whichever process. */
  has(account: string): boolean {
    return this.hasHere(account) || this.elsewhere.has(account);
  }

  /** Whether the account is there at this process. */
  hasHere(account: string): boolean {
    return [...this.watchers].some((watcher) => watcher.account === account);
  }

  /** Those who are there, each once, by account. */
  people(): Map<string, PersonInfo> {
    const here = [...this.watchers].map(({ account, name }) => [account, name] as const);
    return new Map(
      [...this.elsewhere, ...here].map(([account, name]) => [account, { person: personOf(account), name }]),
    );
  }

  /** Notes who is there at other processes. Returns the accounts that have come or gone by it. */
  setElsewhere(people: readonly Present[]): readonly string[] {
    const next = new Map(people.map(({ account, name }) => [account, name]));
    const accounts = new Set([...this.elsewhere.keys(), ...next.keys()]);
    const moved = [...accounts].filter(
      (account) => !this.hasHere(account) && this.elsewhere.has(account) !== next.has(account),
    );
    this.elsewhere = next;
    return moved;
  }

  /** The sides from which anybody here looks, each once. */
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

  /** Turns a watcher to another side of the table. */
  turn(watcher: Watcher, viewer: Viewer): void {
    const before = watcher.viewer;
    watcher.viewer = viewer;
    this.forget(before);
  }

  /** What the viewer has been shown; from now on updates lead on from it. */
  shown(viewer: Viewer, play: Play): unknown {
    let tracker = this.trackers.get(viewer);
    if (tracker === undefined) {
      tracker = new ViewTracker(viewer, play.view(viewer));
      this.trackers.set(viewer, tracker);
    }
    return tracker.view;
  }

  /** Tells everybody what a change led to, each viewer what that viewer may know. */
  update(play: Play, { emitted, undone }: Consequence, status: (viewer: Viewer) => MatchStatus): void {
    const texts = new Map<Viewer, string>();
    for (const watcher of this.watchers) {
      const { viewer } = watcher;
      let text = texts.get(viewer);
      if (text === undefined) {
        // A viewer without a sight came before the match and has not been shown anything.
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

  /** Tells everybody who has been shown the match who is asked what now; or one account alone. */
  sendStatus(status: (viewer: Viewer) => MatchStatus, only?: string): void {
    for (const watcher of this.watchers) {
      if (only !== undefined && watcher.account !== only) continue;
      if (!this.trackers.has(watcher.viewer)) continue;
      watcher.send(encodeMessage({ type: 'status', ...status(watcher.viewer) }));
    }
  }

  /** All watchers who are here now. */
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
