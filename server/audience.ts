import type { Viewer } from '../kernel/game.ts';
import { type Told, toldTo } from '../kernel/match.ts';
import { personOf } from './person.ts';
import type { Play } from './play.ts';
import type { PersonInfo, Refusal, ServerMessage, Standing } from './protocol.ts';
import { Sight } from './sight.ts';
import type { Present } from './storage/storage.ts';

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

/** What a change of the match led to. `undone` are the sequence numbers of answers that it took back. */
export interface Consequence {
  readonly told: readonly Told<unknown>[];
  readonly undone?: readonly number[];
}

/** Everybody who watches a table. What is the same for all who see the same is worked out once. */
export class Audience {
  private readonly watchers = new Set<Watcher>();
  private readonly sights = new Map<Viewer, Sight>();
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
    let sight = this.sights.get(viewer);
    if (sight === undefined) {
      sight = new Sight(viewer, play.view(viewer));
      this.sights.set(viewer, sight);
    }
    return sight.view;
  }

  /** Tells everybody what a change led to, each viewer what that viewer may know. */
  update(play: Play, { told, undone }: Consequence, standing: (viewer: Viewer) => Standing): void {
    const texts = new Map<Viewer, string>();
    for (const watcher of this.watchers) {
      const { viewer } = watcher;
      let text = texts.get(viewer);
      if (text === undefined) {
        // A viewer without a sight came before the match and has not been shown anything.
        const patch = this.sights.get(viewer)?.advance(play.view(viewer));
        if (patch === undefined) continue;
        text = encoded({
          type: 'update',
          seq: play.seq,
          events: toldTo(told, viewer),
          patch,
          ...(undone && { undone }),
          ...standing(viewer),
        });
        texts.set(viewer, text);
      }
      watcher.send(text);
    }
  }

  /** Tells everybody who has been shown the match who is asked what now; or one account alone. */
  stand(standing: (viewer: Viewer) => Standing, only?: string): void {
    for (const watcher of this.watchers) {
      if (only !== undefined && watcher.account !== only) continue;
      if (!this.sights.has(watcher.viewer)) continue;
      watcher.send(encoded({ type: 'standing', ...standing(watcher.viewer) }));
    }
  }

  /** All watchers who are here now. */
  all(): readonly Watcher[] {
    return [...this.watchers];
  }

  private forget(viewer: Viewer): void {
    if (![...this.watchers].some((watcher) => watcher.viewer === viewer)) this.sights.delete(viewer);
  }
}

export function encoded(message: ServerMessage): string {
  return JSON.stringify(message);
}
