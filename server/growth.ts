import type { Entry, Opened } from './entry.ts';
import { Refused } from './refusal.ts';

/** What a match needs to go on and to end. None of it can be written again and again. */
const needed: ReadonlySet<Entry['kind']> = new Set([
  'opened',
  'contributed',
  'started',
  'played',
  'upgraded',
  'resumed',
  'resigned',
  'stoodIn',
  'timedOut',
  'ended',
  'rematch',
  'next',
  'seriesEnded',
  'serverStopped',
  'outageForgiven',
]);

/** After so many bytes the storage is asked again how much there is. */
const measure = 64_000;

/**
 * Keeps the log of a table from growing without end: when what its opener has stored is too much, nothing more is
 * written than the match needs.
 */
export class Growth {
  private readonly opened: Opened;
  private readonly isFull: (opened: Opened) => Promise<boolean>;
  private full = false;
  /** Bytes since the storage was asked. */
  private bytes = Number.POSITIVE_INFINITY;

  constructor(opened: Opened, isFull: (opened: Opened) => Promise<boolean>) {
    this.opened = opened;
    this.isFull = isFull;
  }

  /** Refuses entries for which there is no room. */
  async check(entries: readonly Entry[]): Promise<void> {
    if (entries.every(({ kind }) => needed.has(kind))) return;
    if (this.bytes >= measure) {
      this.full = await this.isFull(this.opened);
      this.bytes = 0;
    }
    if (this.full)
      throw new Refused('too-much-stored', 'the tables of whoever opened this one take too much space');
    this.bytes += JSON.stringify(entries).length;
  }
}
